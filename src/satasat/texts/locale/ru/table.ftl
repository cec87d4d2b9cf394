# The page: the table while cards are played.

## The bar

table-title = Стол
deal-of = Сдача { $deal } из { $deals }
deal-none = До первой сдачи
deal-unseen = Идёт матч
trump-chip = Козырь
trump-is = Козырь: { $suit }.
trump-open = Козырь ещё не назначен.
menu = Меню
help = Помощь
your-turn-mark = ● Ваш ход

## Players

players = Игроки
seats-clockwise = Ход идёт по кругу влево.
seats-anticlockwise = Ход идёт по кругу вправо.
tricks-of = { $taken } из { $quota }
tricks-of-spoken = взято { $taken }, норма { $quota }
total-points = всего { $points }
cards-left = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 }
dealer = сдающий
is-bot = бот
is-thinking = ходит
is-away = нет связи
is-left = нет за столом
is-sat-in = играет бот
seconds-left = ещё { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
 }
bank-left = про запас ещё { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
 }
your-seconds = На ваш ход { $n ->
    [one] осталась { $n } секунда
    [few] остались { $n } секунды
    [many] осталось { $n } секунд
   *[other] осталось { $n } секунды
 }.

## The trick

trick = Взятка
led = ход
winning = пока берёт
takes = { $seat-you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 } взятку.
takes-mark = берёт
played-led = { $seat-you ->
    [yes] Вы ходите
   *[no] { $seat } ходит
 }: { $card }.
played = { $seat-you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
 }: { $card }.
not-played = { $seat-you ->
    [yes] Вашей карты
   *[no] Карты игрока { $seat }
 } ещё нет.
trick-empty = На столе нет карт.
tap-on = Дальше
last-trick = Прошлая взятка
all-tricks = Взятки этой сдачи
tricks-none = В этой сдаче ещё не сыграно ни одной взятки.
trick-n = Взятка { $n }

## The message line

your-lead = Ваш ход. Ходите с любой карты.
your-turn = Ваш ход.
your-turn-any = Ваш ход. Можно положить любую карту.
your-turn-follow = Ваш ход. Кладите в масть: { $suit }.
turn-of = Ходит { $seat }.
turn-said = Сейчас { $seat-you ->
    [yes] ваш ход
   *[no] ходит { $seat }
 }.
turn-nobody = Сейчас никто не ходит.
line-lost = Связь прервалась. Пробуем снова…
line-connecting = Соединяемся…
line-back = Связь восстановлена.
one-moment = Минутку…
bot-for-you = За вас играет бот.
i-am-back = Вернуться в игру
watching-only = Вы смотрите.
unseen-words = Смотреть его нельзя. Между двумя сдачами можно сесть на место бота.
waiting-deal = Скоро начнётся следующая сдача.

## Hand and actions

hand-name = Ваши карты, { $n ->
    [0] карт нет
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 }{ $suits ->
    [none] {""}
   *[other] : { $suits }
 }
suit-count = { $suit } { $n }
card-playable = { $card }, можно
card-barred = { $card }, нельзя: { $why }
card-selected = Выбрана карта: { $card }. Нажмите Enter, чтобы положить её.
no-such-card = У вас нет этой карты: { $card }.
choose-card = Выберите карту
play-card = Ход: { $card }
hint = Совет
hint-thinking = Смотрим, у кого что может быть…
hint-title = Чего стоят ваши карты
hint-best = лучшая
hint-choose = Выбрать: { $card }

## Menu

menu-look = Посмотреть
menu-game = Игра
menu-leave = Уйти
score-sheet = Таблица очков
rules-here = Правила этого стола
words-here = Что значат слова
settings-here = Настройки
talk-here = Разговор
watchers = Кто смотрит
watchers-none = Никто не смотрит.
take-back = Взять мой ход назад
claim = Остальные взятки мои
claim-words = Если все оставшиеся взятки наверняка ваши, они сразу доигрываются. Если нет, вам об этом скажут, и ничего не случится.
claim-yes = Заявить их
ask-end = Закончить матч сейчас
end-words = Остальных спросят. Если согласны все, матч на этом закончится и карты откроются.
end-yes = Спросить всех
leave = Выйти из-за стола
leave-words = Дальше за вас играет бот. Пока матч не окончен, вы можете вернуться.
leave-words-over = Ваше место освободится.
leave-words-watching = Вернуться можно по той же ссылке.
leave-yes = Выйти
stay = Остаться
start-page = На главную страницу

## What happens beside the cards

now-sat_in = За { $seat-you ->
    [yes] вас
   *[no] игрока { $seat }
 } играет бот.
now-returned = { $seat-you ->
    [yes] Вы снова играете
   *[no] { $seat } снова играет
 }.
now-claimed = Все остальные взятки { $seat-you ->
    [yes] берёте вы
   *[no] берёт { $seat }
 }.

## Beside the table

tab-score = Счёт
tab-tricks = Взятки
tab-talk = Разговор

## Help

help-now = Что от вас нужно сейчас
help-how = Как идёт игра
help-quota-mine = В этой сдаче вам { $quota ->
    [one] нужна { $quota } взятка
    [few] нужны { $quota } взятки
    [many] нужно { $quota } взяток
   *[other] нужно { $quota } взятки
 }. Взято: { $taken }.
help-keys = Клавиши
help-keys-off = Вопросы буквами выключены. Включить их можно в настройках.
key-arrows = Стрелки, Home, End
key-arrows-does = переходить от карты к карте
key-digits = от 1 до 9, 0
key-digits-does = выбрать карту с первой по десятую
key-suit = { $s } { $h } { $d } { $c }, потом достоинство
key-suit-does = выбрать карту по названию: H, потом T — десятка червей
key-enter = Enter
key-enter-does = положить карту
key-escape = Esc
key-escape-does = снять выбор
query-L = назвать прошлую взятку
query-K = сказать, сколько у кого взяток
query-U = назвать козырь
query-T = сказать, что лежит на столе
query-Y = назвать мои карты по мастям
query-O = сказать, у кого в какой масти ренонс
query-R = повторить, что сказано последним
query-W = сказать, чей ход
query-list = показать этот список

## Answers to keys

table-cards = На столе: { $plays }.
hand-suits = Ваши карты: { $suits }.
hand-suit = { $suit } { $ranks }
hand-empty = У вас нет карт.
out-none = Ренонса пока ни у кого не видно.
out-of = Ренонс { $seat-you ->
    [yes] у вас
   *[no] у игрока { $seat }
 }: { $suits }.
suit-pending = { $suit }: какая карта?

## Coming to a table

failed-title = Этот стол не открывается
