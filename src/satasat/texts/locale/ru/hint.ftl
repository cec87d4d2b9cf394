# What `hint` says at the table. NAME-many: whether the word of that move asks for a plural verb.
hint-head-move = Ход
hint-head-points = Очки
hint-head-behind = Хуже на
hint-head-made = Норма
hint-head-tricks = Взятки

hint-note = Очки: взятки сверх вашей нормы ({ $quota }) или ниже неё в этой сдаче{ $bonus ->
    [yes] , с премией за все десять
   *[no] {""}
 }{ $left ->
    [0] {""}
    [1] , и сколько принесёт обмен в следующей сдаче
   *[other] , и сколько принесёт обмен в следующих сдачах
 }.

# Each of these may be typed as an answer, too.
hint-give = { $card }
hint-offer = карта
hint-concede = взятка
hint-first = { $n ->
    [one] первый { $n } вариант
    [few] первые { $n } варианта
    [many] первые { $n } вариантов
   *[other] первые { $n } варианта
 }
hint-all = { $n ->
    [one] { $n } вариант
    [few] все { $n } варианта
    [many] все { $n } вариантов
   *[other] все { $n } варианта
 }

hint-cut = Судить тут не о чем: снять можно где угодно, разницы нет.
hint-fan = Судить тут не о чем: кто тянет карту, видит только рубашки.
hint-draw = Судить тут не о чем: все места в веере одинаковы.
hint-not-due = Судить тут не о чем: сейчас не ваш ход.
hint-only = Можно только так: { $best }.
hint-alike = Равноценны: { $moves }.
hint-level-all = Явной разницы нет: { $moves }.
hint-level = Явной разницы нет: { $moves }; { $other } { $other-many ->
    [yes] дают
   *[no] даёт
 } на { $points } очка меньше.
hint-tricks = { $best } { $best-many ->
    [yes] дают
   *[no] даёт
 } в среднем { $tricks } взятки, { $other } — { $other_tricks }.
hint-quota = { $best } { $best-many ->
    [yes] дают
   *[no] даёт
 } вам норму в { $made } из 100 раскладов, возможных по тому, что вы знаете, а { $other } — в { $other_made }.
hint-points = { $best } { $best-many ->
    [yes] дают
   *[no] даёт
 } на { $points } очка больше, чем { $other }, если учесть всё.
