# The page: own matches, replay, review, the check of the shuffle.

## My matches

matches-title = Мои матчи
matches-none = У вас ещё нет сыгранных матчей.
matches-none-words = Сыгранный матч хранится здесь. Каждую его карту можно посмотреть ещё раз.
matches-no-session = Вы здесь ещё не играли.
matches-play = Сыграть
matches-on = Ещё идут
matches-over = Окончены
matches-go-on = Продолжить
matches-look = Посмотреть
matches-filter = Показать
matches-game = Игра
matches-game-all = Все игры
# the game, and the rules it was played by
matches-played = { $name }, { $text }
matches-with = С кем
matches-with-all = Со всеми
matches-rules = Правила
matches-rules-all = Все правила
matches-rules-own = Свои правила
matches-shown = { $n ->
    [0] Подходящих матчей нет.
    [one] { $n } матч.
    [few] { $n } матча.
    [many] { $n } матчей.
   *[other] { $n } матча.
 }
matches-ended = Закончен раньше срока
matches-won = победа
matches-shared = общая победа
matches-recent = Здесь хранятся последние матчи.

## One match

match-page = Матч от { $date }
match-page-plain = Матч
match-parts = Части матча
match-score = Счёт
match-replay = Повтор
match-study = Разбор
match-shuffle = Тасовка
match-record-part = Запись
match-still-on = Этот матч ещё идёт. Когда он закончится, его можно будет посмотреть здесь.
match-to-table = К столу
match-ended-early = Этот матч закончен раньше срока. Вот что сыграно.
match-pool-divided = Игрокам вернули то, что осталось в банке: { $pool ->
    [one] { $pool } фишку
    [few] { $pool } фишки
    [many] { $pool } фишек
   *[other] { $pool } фишки
 }.
match-nothing = В этом матче не сыграно ни одной сдачи.

## Replay

replay-deal = Сдача
replay-deal-n = Сдача { $n } из { $of }
replay-as = Чьими глазами
replay-as-all = Всё открыто
replay-step = Шаг { $n } из { $of }
replay-step-label = Шаг
replay-first = В начало
replay-trick-back = На взятку назад
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-trick-on = На взятку вперёд
replay-last = В конец
replay-moves = Пройти сдачу по шагам
replay-keys = Клавиши: влево и вправо — по шагам, вверх и вниз — по взяткам, Home — в начало, End — в конец.
replay-keys-steps = Клавиши: влево и вправо — по шагам, Home — в начало, End — в конец.
replay-hand = Карты игрока { $seat }
replay-hand-empty = карт нет
replay-hand-undealt = карт пока нет
replay-hand-hidden = { $n ->
    [0] карт нет
    [one] { $n } скрытая карта
    [few] { $n } скрытые карты
    [many] { $n } скрытых карт
   *[other] { $n } скрытой карты
 }
replay-quota = { $taken } из { $quota }
replay-quota-spoken = взято { $taken }, норма { $quota }
replay-dealer = сдающий
replay-trick = Взятка { $n }
replay-led = ход
replay-winning = пока берёт
replay-takes = берёт
replay-turned = Открыта
replay-drawn = Вытянута
replay-given = Возвращена
replay-fan = Карты, как они лежат рубашкой вверх
replay-hidden-card = Скрытая карта
replay-trump = Козырь
replay-fanned = Карты игрока { $debtor } лежат рубашкой вверх.
# The number has a fraction, even where it is one: so the noun is the same.
replay-cost = Потеря: { $loss } { $one ->
    [yes] взятки
   *[no] взятки
 }. Лучше: { $best }.
replay-cost-plain = Потеря: { $loss } { $one ->
    [yes] взятки
   *[no] взятки
 }.
replay-cost-points = По тому, что было видно, лучший выбор дал бы на { $loss } очка больше.
replay-cost-none = Здесь ничего не потеряно.
replay-worth = Показать, чего стоила каждая карта
replay-worth-busy = Оцениваем каждую карту. Это займёт несколько секунд.
replay-worth-open = Оценка при открытых картах: кто видел только свои, часто не мог этого знать.
replay-tricks = Все взятки
replay-tricks-about = Выберите карту, чтобы увидеть тот миг.
replay-play-at = взятка { $n }
replay-play-led = взятка { $n }, ход
replay-play-won = взятка { $n }, берёт
replay-play-led-won = взятка { $n }, ход и берёт
replay-play-loss = потеря { $loss }
replay-again = Сыграть эту сдачу снова, с ботами
replay-again-about = Те же карты, те же места. Остальные — боты.
replay-tables-own = Для этого открывается новый стол, других людей за ним нет.

replay-again-claim = Эта сдача закончилась сразу: у кого-то было 35. Переигрывать нечего.

## Replay of Thirty-Five and Trentacinque

replay-suit = { $suit }: { $points }{ $best ->
    [yes] {" "}из { $target }, лучшая масть
   *[no] {""}
 }
replay-lot = Четыре карты на столе
replay-lot-bought = Четыре карты, их покупает { $seat }
replay-calls-about = Выберите ставку, чтобы увидеть тот миг.

## Review

study-busy = Разбираем матч. Это займёт несколько секунд.
study-busy-deals = При открытых картах оценивается каждая карта { $n ->
    [1] одной сдачи
    [one] { $n } сдачи
    [few] { $n } сдач
    [many] { $n } сдач
   *[other] { $n } сдачи
 }.
study-none = Этот матч не доигран, поэтому разбора нет.
study-failed = Разбор не получился.
study-see = Посмотреть в повторе
study-deals = Сдачи
study-accuracy-count = { $accuracy } ({ $n })
study-bot-random = случайный
study-bot-easy = лёгкий
study-bot-medium = средний
study-bot-hard = сильный
study-bot-expert = эксперт
study-accuracy-head = В скобках: сколько было решений.
study-chart = То же полосами
study-chart-label = Полосы: откуда взялись очки. Таблица выше говорит то же.
study-hands = Карты сдачи { $n }
study-table = { $name }, сдача { $n }
study-course = Как шла сдача
study-course-about = Сколько взяток выходило, карта за картой, если дальше все играют лучше всего. Тонкие линии — нормы.
study-course-label = График сдачи { $n }: сколько взяток выходило, карта за картой. Таблица «Каждая карта» говорит то же.
study-scroll = { $name }, широкая таблица. Её можно двигать вбок.
study-print = Печать

## Shuffle

shuffle-title = Честной ли была тасовка?
shuffle-about = Перед каждой сдачей сервер втайне выбирал свою долю тасовки и объявлял её отпечаток, потом каждый игрок добавлял свою долю, наугад. Поэтому подобрать карты не мог никто.
shuffle-done = Ваше устройство само всё пересчитало.
shuffle-all-good = Всё сходится. Подобрать карты этого матча не мог никто.
shuffle-fits-here = Карты те, что выходят из зёрен. Те ли это зёрна, что были тогда, может сказать только устройство, на котором сыгран весь матч.
shuffle-some-bad = Кое-что не сходится. Смотрите ниже.
shuffle-some-bare = Всё, что можно проверить, сходится.
shuffle-none = Карты этого матча проверить нельзя: их не тасовали заново или ни одна сдача не началась.
shuffle-deal = Сдача
shuffle-result = Проверка
shuffle-fits = сходится:
shuffle-fits-what = отпечаток, объявленный до сдачи, { $dealer ->
    [yes] первый сдающий,{" "}
   *[no] {""}
 }порядок колоды{ $turned ->
    [yes] , открытая карта
   *[no] {""}
 }{ $fans ->
    [0] {""}
    [1] , порядок карт рубашкой вверх
    [one] , порядок карт рубашкой вверх, { $fans } раз
    [few] , порядок карт рубашкой вверх, { $fans } раза
    [many] , порядок карт рубашкой вверх, { $fans } раз
   *[other] , порядок карт рубашкой вверх, { $fans } раза
 }.
shuffle-bare = Проверить нельзя: эти карты уже сдавали раньше или они определены не случаем.
shuffle-kept = Отпечаток — тот, что вы получили до сдачи, и ваша доля тоже на месте.
shuffle-kept-promise = Отпечаток — тот, что вы получили до сдачи.
shuffle-not-kept = Это устройство ничего не сохранило от этой сдачи.
shuffle-fault-commitment = Зерно сервера не подходит к его отпечатку.
shuffle-fault-dealer = Первый сдающий — не тот, что выходит из зёрен.
shuffle-fault-shuffle = Порядок колоды — не тот, что выходит из зёрен.
shuffle-fault-turn = Открытая карта — не та, что выходит из зёрен.
shuffle-fault-fan = Порядок карт рубашкой вверх — не тот, что выходит из зёрен.
shuffle-fault-promise = Это не тот отпечаток, что вы получили до сдачи.
shuffle-fault-seed = Вашей доли нет.
shuffle-fault-unreadable = Зёрна не удаётся прочитать.
shuffle-unreadable = Запись не удаётся прочитать.
shuffle-how = Чего так не увидеть: говорили ли игроки друг другу, какие у них карты.

## Record

record-title = Запись матча
record-about = Каждая карта и каждый ход в одном файле. Его прочитает любая программа, которая знает этот формат, а satasat может его проверить и повторить.
record-load = Сохранить запись
