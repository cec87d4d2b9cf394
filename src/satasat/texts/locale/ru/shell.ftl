# The page: what is on every screen, and the names of cards.

close = Закрыть
back = Назад
loading = Минутку…
try-again = Ещё раз
offline = Сети нет. Можно осмотреться, но для игры нужна сеть.
screen-missing = Эту часть страницы не удалось загрузить. Есть ли сеть?
nothing-here = Здесь ничего нет
nothing-here-words = Может быть, адрес неверен или устарел.
to-start = На главную
refusal-unknown = Не получилось ({ $what }).
refusal-unreachable = Сервер не отвечает. Есть ли сеть?
refusal-page_outdated = Есть новая версия этой страницы. Загрузите её заново.
refusal-game_not_here = Здесь играют в другую игру. Эта страница её не знает.
me = Вы
bot-name = Бот { $n }
list-end = { $first } и { $last }

# Cards as a voice says them, by suit.
card-S = { $rank } пик
card-H = { $rank } червей
card-D = { $rank } бубён
card-C = { $rank } треф
rank-A = туз
rank-K = король
rank-Q = дама
rank-J = валет
rank-T = десятка
rank-9 = девятка
rank-8 = восьмёрка
rank-7 = семёрка
rank-6 = шестёрка
rank-5 = пятёрка
rank-4 = четвёрка
rank-3 = тройка
rank-2 = двойка
