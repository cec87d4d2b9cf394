# What is told at the table, by `play` and `show`.
# A parameter that is a player comes with a twin: $by and $by-you (yes or no).

## The match

match-title = 3-2-5, набор правил { $preset }, { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
    [many] { $deals } сдач
   *[other] { $deals } сдачи
 }
match-rules-changed = Чем отличается от набора правил { $preset }: { $changes }
match-player = Место { $seat_no }: { $name }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
 }
match-aim = { $scoring ->
    [raw_tricks] Каждая взятка — очко
   *[minus_quota] Каждая взятка сверх вашей нормы — очко, каждая недостающая отнимает очко
 }; побеждает наибольший итог. Наберите help, чтобы прочитать, как идёт игра, или ?, если не знаете, что делать.
match-resumed = Матч продолжается со сдачи { $deal }.
match-record = Матч сохраняется в { $file }, ход за ходом.
match-unrecorded = Матч не сохраняется; с параметром --record FILE он бы сохранялся.
match-left = Матч не окончен. Продолжить можно так:
match-resume = { $program } play --resume { $file }
match-review = Посмотреть, чего стоила каждая карта:
match-review-command = { $program } review { $file }
match-left-unkept = Матч не сохранён; с параметром --record FILE он сохраняется.
match-leave = Выйти совсем? Матч не сохраняется. (y — да, n — нет)
match-won = Матч окончен. { $seat-you ->
    [yes] Победа ваша
   *[no] Побеждает { $seat }
 }, итог: { $total }.
match-draw = Матч окончен. Ничья: { $winners }, итог: { $total }.
match-shared = Матч окончен. { $winners } — общая победа, итог: { $total }.
and = { $first } и { $last }
pass-on = Ходит { $name }. Нажмите Enter, когда никто другой не смотрит.
seat-you = вы
player = Игрок

## A deal

deal-title = Сдача { $deal } из { $deals }
seated = Первая сдача: { $dealer-you ->
    [yes] сдаёте вы
   *[no] сдаёт { $dealer }
 }.
need = { $seat-you ->
    [yes] вы
   *[no] { $seat }
 } { $quota }{ $is_dealer ->
    [yes] {" "}(сдающий)
   *[no] {""}
 }
needs = Нормы: { $needs }
sevens = Обе семёрки — козыри в каждой сдаче: старше всех { $first }, за ней { $second }, потом туз.
debt-draws = { $creditor-you ->
    [yes] Вы тянете
   *[no] { $creditor } тянет
 } { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 } { $debtor-you ->
    [yes] у вас
   *[no] у игрока { $debtor }
 }.
debts = До розыгрыша — обмен картами за взятки прошлой сдачи. { $debts }
debts-next = В следующей сдаче будет обмен картами. { $debts }
debts-none = В следующей сдаче никто ни у кого не тянет карт.
was-cut = { $by-you ->
    [yes] Вы снимаете
   *[no] { $by } снимает
 } колоду: { $at ->
    [one] { $at } карту
    [few] { $at } карты
    [many] { $at } карт
   *[other] { $at } карты
 } сверху.
first-five = Ваши первые пять карт: { $cards }
your-cards = Ваши десять карт: { $cards }
choosing = { $by } выбирает козырь.
declined-turn_three = { $by-you ->
    [yes] Вы не называете
   *[no] { $by } не называет
 } масть: открываются следующие три карты.
declined-seventh_card = { $by-you ->
    [yes] Вы не называете
   *[no] { $by } не называет
 } масть: открывается седьмая карта.
declined-random_rest = { $by-you ->
    [yes] Вы не называете
   *[no] { $by } не называет
 } масть: тянут одну из последних пяти карт.
exposed = Открыто для всех: { $cards }. Владелец карт: { $seat-you ->
    [yes] вы
   *[no] { $seat }
 }.
trump-named = Козырь: { $suit }. { $by-you ->
    [yes] Его назначаете вы
   *[no] Его назначает { $by }
 }.
trump-turn_three = Козырь: { $suit }, по старшей из трёх открытых карт.
trump-tied = Козырь: { $suit }. Из равных мастей { $by-you ->
    [yes] его выбираете вы
   *[no] его выбирает { $by }
 }.
trump-seventh_card = Козырь: { $suit }, по масти седьмой карты.
trump-random_rest = Козырь: { $suit }, по масти вытянутой карты.
taken-up = Вы берёте на руки { $cards }.

## The exchange

exchange-n = Обмен { $n } из { $of }:
offered = { $debtor-you ->
    [yes] вы даёте
   *[no] { $debtor } даёт
 } { $creditor-you ->
    [yes] вам
   *[no] игроку { $creditor }
 } вытянуть карту.
conceded = { $debtor-you ->
    [yes] вы обещаете
   *[no] { $debtor } обещает
 } { $creditor-you ->
    [yes] вам
   *[no] игроку { $creditor }
 } взятку вместо карты.
fanned = Ваши карты лежат рубашкой вверх: { $cards }
fan-order = { $creditor } тянет из ваших карт, они лежат рубашкой вверх. Наберите все десять в том порядке, в каком им лежать (ks 10h ...).
fan = Рубашкой вверх   { $backs }
drawn-now = Вы тянете карту: { $card }{ $secret ->
    [yes] ; эту карту видите только вы двое
   *[no] {""}
 }.
keep = Нужно оставить у себя ещё { $keep ->
    [one] { $keep } карту
    [few] { $keep } карты
    [many] { $keep } карт
   *[other] { $keep } карты
 } той масти, которую возвращаете.
drawn = { $creditor-you ->
    [yes] вы тянете
   *[no] { $creditor } тянет
 } карту { $debtor-you ->
    [yes] у вас
   *[no] у игрока { $debtor }
 }{ $card ->
    [none] {""}
   *[other] , это { $card }
 }{ $place ->
    [none] {""}
   *[other] {" "}(место { $place })
 }.
given = { $creditor-you ->
    [yes] Вы возвращаете
   *[no] { $creditor } возвращает
 } карту { $debtor-you ->
    [yes] вам
   *[no] игроку { $debtor }
 }{ $card ->
    [none] {""}
   *[other] , это { $card }
 }.

## Play

plays-led = { $seat-you ->
    [yes] вы ходите
   *[no] { $seat } ходит
 } { $card }
plays-card = { $seat-you ->
    [yes] вы
   *[no] { $seat }
 } { $card }
trick-done = Взятка { $n }: { $plays }. { $seat-you ->
    [yes] Вы берёте её
   *[no] { $seat } берёт её
 } картой { $card }.
trick-now = Взятка { $n }: { $plays }{ $winning ->
    [yes] , пока берёт { $seat }
   *[no] {""}
 }.
trick-lead = Взятка { $n }: первый ход ваш.
trick-none = В этой сдаче ещё не сыграно ни одной взятки.
count = { $seat-you ->
    [yes] вы
   *[no] { $seat }
 } { $taken } из { $quota }
counts = Козырь: { $suit }. Взятки: { $counts }
promised = Обещанные взятки: { $promised }
promised-one = { $debtor-you ->
    [yes] вы
   *[no] { $debtor }
 } — { $creditor-you ->
    [yes] вам
   *[no] игроку { $creditor }
 } { $n }
hand-trumps = козыри
hand = Карты

## Scores

score-deal = Сдача
score-dealer = Сдающий
score-trump = Козырь
score-total = Итог
score-cell = { $tricks } из { $quota }: { $points }
scored = Сдача { $deal } окончена.
scored-all = Сдача { $deal }: { $scores }.
scored-one = { $seat-you ->
    [yes] вы
   *[no] { $seat }
 } { $tricks } из { $quota } ({ $points })
handed-over = { $debtor-you ->
    [yes] Вы отдаёте
   *[no] { $debtor } отдаёт
 } { $creditor-you ->
    [yes] вам
   *[no] игроку { $creditor }
 } { $n ->
    [1] обещанную взятку
    [one] { $n } обещанную взятку
    [few] { $n } обещанные взятки
    [many] { $n } обещанных взяток
   *[other] { $n } обещанной взятки
 }.
lapsed = { $debtor-you ->
    [yes] У вас
   *[no] У игрока { $debtor }
 } не осталось взяток { $creditor-you ->
    [yes] для вас
   *[no] для игрока { $creditor }
 }: { $n ->
    [1] обещание пропадает
    [one] пропадает { $n } обещание
    [few] пропадают { $n } обещания
    [many] пропадает { $n } обещаний
   *[other] пропадает { $n } обещания
 }.
slam = { $seat-you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 } все десять взяток: ещё { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
    [many] { $bonus } очков
   *[other] { $bonus } очка
 }.
no-slam = Десять взяток, но без премии ({ $seat-you ->
    [yes] вы
   *[no] { $seat }
 }): не все они взяты в розыгрыше.
next-dealer = Следующая сдача: { $dealer-you ->
    [yes] сдаёте вы
   *[no] сдаёт { $dealer }
 }{ $loser ->
    [alone] , самый большой недобор
    [level] , ближайшая очередь среди равных по недобору
   *[none] {""}
 }.

## Questions

ask-cut = Снимите колоду: сколько карт сверху, от { $least } до { $most }?
ask-trump = Назначьте козырь:
ask-tie = Выберите козырь из равных мастей:
option-suit = { $suit } ({ $n }){ $n ->
    [0] {""}
   *[other] : { $cards }
 }
option-turn_three = открыть три карты: ваши следующие три карты увидят все, старшая решит, карты останутся у вас
option-seventh_card = седьмая карта: среднюю из ваших следующих трёх карт увидят все, она и решит
option-random_rest = случайная карта: решит одна из ваших последних пяти карт, её вытянут вслепую
ask-elect = { $creditor } тянет у вас карту { $n } из { $of }. Карта или взятка?
option-offer = карта: дать вытянуть карту
option-concede = взятка: вместо этого отдать взятку этой сдачи, после последней
ask-fan = Ваш порядок (Enter тасует):
ask-draw = Вытяните карту у игрока { $debtor }, от 1 до 10; потом одну вернёте:
ask-give = Какую карту вернуть игроку { $debtor }:
ask-play = Ваша карта:
ask-lead = Ваш первый ход:
ask-only-card = Ваша карта (Enter кладёт { $card }):
cards-marked = В скобках: что можно.
barred = { $cards }: { $why }
is-allowed = { $card } можно.
none-barred = Можно любую из ваших карт.
commands = hand: ваши карты · hint: чего стоят ваши ходы · hint КАРТА: эта карта рядом с лучшей · last: прошлая взятка · score: таблица очков · rules: правила этого стола · ?: что можно набрать · ? КАРТА: почему этой картой нельзя · undo: взять назад последнее решение, пока оно не показало вам ничего нового · quit: выйти
help-word = help: как идёт игра и что ещё можно набрать
what-cut = Наберите число. Столько карт перейдёт сверху вниз.
what-suit = Наберите номер строки, название масти или его начало. В этой сдаче козырь бьёт любую другую масть.
what-elect = Наберите слово карта или слово взятка. Обещанная взятка переходит после последней; если к тому времени взяток нет, не переходит ничего.
what-fan = Наберите свои десять карт в любом порядке или нажмите Enter. { $creditor } видит только рубашки.
what-draw = Наберите число от 1 до 10; вытянув карту, вы её увидите и потом вернёте одну карту.
what-card = Наберите карту: 10d, 10♦ или td; только достоинство, если подходит лишь одна. Масти: s пики, h черви, d бубны, c трефы; a туз, k король, q дама, j валет.
undone = Ход взят назад.
ask-next = Enter — следующая сдача:
what-next = Нажмите Enter, чтобы сдать дальше, или наберите quit, чтобы выйти.
empty = Наберите ответ или ?, чтобы получить помощь.
help-hint = { $text } (? — помощь)

## How to play

how-1 = В колоде тридцать карт: туз, король, дама, валет, 10, 9, 8 каждой масти и ещё семёрки червей и пик. Туз старший.
how-2 = В каждой сдаче десять взяток. Норма сдающего — две, следующего игрока — пять, третьего — три.
how-3 = Игрок с нормой пять назначает козырь и ходит первым. Кладите карту в масть хода; если её нет — любую.
how-4 = Взятку берёт старший козырь, а если козырей нет — старшая карта в масть хода. Кто взял, ходит дальше.
how-5 = За каждую взятку сверх нормы игрок в следующей сдаче тянет карту у того, кто недобрал, и одну карту возвращает.

## A recorded match

show-title = Матч { $n } из { $of }
show-hand = { $seat }, карты на руках: { $cards }
show-auto = (За игрока { $by } это делает стол.)
show-trick = Пока так: { $plays }.
show-unfinished = Матч ещё не окончен.
show-goes-on = Матч ещё не окончен: показано только то, что видит { $seat }.
show-public = Матч ещё не окончен: показано только то, что видят все.
