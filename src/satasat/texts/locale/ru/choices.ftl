# The page: trump, exchange, the end of a deal and of a match, talk.
# A parameter that is a player comes with a twin: $by and $by-you (yes or no).

## Where a deal stands

steps = Шаги этой сдачи
step-trump = Козырь
step-exchange = Обмен { $n } из { $of }
step-exchanges = { $of ->
    [one] { $of } обмен
    [few] { $of } обмена
    [many] { $of } обменов
   *[other] { $of } обмена
 }
step-play = Розыгрыш
step-done = сделано
choose-first = Выберите
choose-suit = Выберите масть

## Cut

cut-title = Снимите колоду
cut-words = Сколько карт перейдёт сверху вниз?
cut-label = Карты сверху
cut-number = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 }
cut-fewer = На карту меньше
cut-more = На карту больше
cut-do = Снять { $n }

## Trump

trump-title = Назначьте козырь
trump-words = Вам { $quota ->
    [one] нужна { $quota } взятка
    [few] нужны { $quota } взятки
    [many] нужно { $quota } взяток
   *[other] нужно { $quota } взятки
 }. Козырь бьёт все другие масти.
trump-cards = { $n ->
    [5] Ваши первые пять карт
    [one] Ваша { $n } карта
    [few] Ваши { $n } карты
    [many] Ваши { $n } карт
   *[other] Ваши { $n } карты
 }
trump-suits = Какая масть — козырь?
trump-count = { $n ->
    [0] нет
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 }
trump-ways = Или пусть решат карты
way-turn_three = Открыть три карты
way-turn_three-about = Ваши следующие три карты увидят все. Козырь — масть старшей. Карты остаются у вас.
way-seventh_card = Седьмая карта
way-seventh_card-about = Среднюю из ваших следующих трёх карт увидят все: её масть — козырь.
way-random_rest = Случайная карта
way-random_rest-about = Одну из ваших последних пяти карт, ещё закрытых, откроют: её масть — козырь.
trump-do = Козырь: { $suit }
way-do-turn_three = Открыть три карты
way-do-seventh_card = Решит седьмая карта
way-do-random_rest = Решит случайная карта
trump-not-here = Как здесь не играют?
tie-title = Выберите одну из равных мастей
tie-words = Старшие из открытых карт равны. Выберите масть одной из них.
tie-turned = Открытые карты
tie-not-here = Почему не другая масть?
turned-title = { $seat-you ->
    [yes] Открыты ваши карты
   *[no] { $seat } открывает карты
 }
turned-go-on = Дальше

## A card or a trick

elect-title = Карта или взятка?
elect-words = { $creditor } тянет у вас { $of ->
    [one] { $of } карту.
    [few] { $of } карты. Сейчас — карта { $n }.
    [many] { $of } карт. Сейчас — карта { $n }.
   *[other] { $of } карты. Сейчас — карта { $n }.
 }
elect-offer = Дать вытянуть карту
elect-offer-about = { $creditor } вслепую тянет одну из ваших карт и возвращает вам одну.
elect-concede = Пообещать взятку
elect-concede-about = Карты остаются у вас. В конце { $creditor } получает одну из ваших взяток, если они есть.
elect-which = Что получит { $creditor }?

## The exchange

exchange-hidden = Ваши карты
fan-title = Разложите свои карты
fan-words = { $creditor } тянет одну из них и видит только рубашки.
fan-how = Нажмите на две карты, и они поменяются местами. Карту можно и перетащить.
fan-keys = Клавиши: Enter берёт карту, стрелки двигают её, Enter кладёт, Escape возвращает на место.
fan-cards = Ваши карты, как они лягут
fan-card = { $card }, место { $n } из { $of }
fan-picked = Взята карта: { $card }.
fan-moved = { $card }: место { $n }.
fan-dropped = { $card }: лежит на месте { $n }.
fan-swapped = { $first } и { $second }: поменялись местами.
fan-returned = { $card }: снова на месте { $n }.
fan-shuffle = Стасовать
fan-shuffled = Ваши карты стасованы.
fan-do = Положить
draw-title = Вытяните карту у игрока { $debtor }
draw-words = Выберите рубашку; потом одну карту вернёте.
draw-cards = { $debtor }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 } рубашкой вверх
draw-card = карта { $n } из { $of }, рубашкой вверх
draw-card-chosen = карта { $n } из { $of }, рубашкой вверх, выбрана
draw-do = Вытянуть карту { $n }
draw-own = Ваши карты
give-title = Верните карту игроку { $debtor }
give-drawn = Вытянута карта: { $card }
give-keep = Той масти, которую возвращаете, у вас должно остаться { $keep ->
    [one] { $keep } карта
    [few] { $keep } карты
    [many] { $keep } карт
   *[other] { $keep } карты
 }.
give-secret = Её видите только вы и { $debtor }.
give-open = Её видят все.
give-cards = Ваши карты. Выберите, какую вернуть.
give-do = Вернуть: { $card }

## Others at work

watch-shuffle = Карты тасуют и сдают.
watch-turn = Открывают карту.
watch-cut = { $by } снимает колоду.
watch-tie = { $by } выбирает одну из равных мастей.
watch-elect = { $debtor } выбирает: карта или взятка { $creditor-you ->
    [yes] для вас
   *[no] для игрока { $creditor }
 }.
watch-fan-shuffled = { $debtor-you ->
    [yes] Ваши карты
   *[no] Карты игрока { $debtor }
 } тасуют.
watch-fan = { $debtor } раскладывает свои десять карт.
watch-draw = { $creditor } тянет карту { $debtor-you ->
    [yes] у вас
   *[no] у игрока { $debtor }
 }.
watch-give = { $creditor } возвращает карту { $debtor-you ->
    [yes] вам
   *[no] игроку { $debtor }
 }.
watch-backs = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 } рубашкой вверх
watch-own = Так лежат ваши карты. { $creditor } видит только рубашки.
watch-place = { $n }: { $card }
watch-drawn = { $n }: { $card }, вытянута
watch-drawn-tag = вытянута
watch-taken = { $creditor } тянет у вас карту: { $card }.

## The end of a deal

deal-result = Сдача
deal-taken = Взято
deal-points = Очки
deal-total = Итог
deal-next = Следующая сдача
deal-draws = тянет { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 } { $debtor-you ->
    [yes] у вас
   *[no] у игрока { $debtor }
 }
deal-draws-you = вы тянете { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 } у игрока { $debtor }
deal-dealer = сдающий
role = { $quota ->
    [2] сдающий, норма два
    [3] норма три
    [5] норма пять
   *[other] норма { $quota }
 }
next-deal = Следующая сдача
next-wait = Ждём: { $names }.
next-coming = Сейчас начнётся следующая сдача.
next-watch = Следующая сдача начнётся, когда все будут готовы.
put-bot = Посадить бота вместо игрока { $name }

## The end of a match

over-title = Матч окончен
over-ended = Матч закончен раньше срока. { $deals ->
    [0] Ни одна сдача не доиграна
    [one] Сыграна { $deals } сдача
    [few] Сыграны { $deals } сдачи
    [many] Сыграно { $deals } сдач
   *[other] Сыграно { $deals } сдачи
 }.
over-totals = Итоги
over-again = Ещё один матч
over-who-deals = Кто сдаёт первым?
over-review = Разбор и повтор
over-leave = Выйти
over-proof = Теперь можно проверить тасовки: подобрать карты не мог никто.
over-check = Проверить тасовки

## Score sheet

sheet-empty = Ни одна сдача ещё не окончена.
sheet-caption = Таблица очков, последняя сдача сверху
sheet-tricks = { $tricks } из { $quota }
sheet-running = Итог пока:
sheet-trump = козырь: { $suit }
sheet-legend = В рамке — норма. Рядом: сколько взяток взято, потом очки. Ниже: итог после этой сдачи.
sheet-csv = Сохранить таблицу (CSV)
sheet-print = Печать
sheet-file = таблица-очков
sheet-csv-taken = { $name }: взятки
sheet-csv-quota = { $name }: норма
sheet-csv-points = { $name }: очки
sheet-csv-total = { $name }: итог

## An open question

proposed-take-back = { $seat-you ->
    [yes] Вы просите взять назад свой последний ход.
   *[no] { $seat } просит взять назад свой последний ход.
 }
proposed-end = { $seat-you ->
    [yes] Вы предлагаете закончить матч.
   *[no] { $seat } предлагает закончить матч.
 }
proposed = Вопрос ко всем
proposed-yes = Да
proposed-no = Нет
proposed-withdraw = Не надо
proposed-waiting = Ждём остальных.

## Talk

talk = Разговор
talk-empty = Пока никто ничего не говорит.
talk-log = Что сказано
talk-phrases = Скажите что-нибудь
talk-faces = Покажите рожицу
talk-text = Своими словами
talk-send = Сказать
talk-muted = { $n ->
    [one] { $n } реплика скрыта.
    [few] { $n } реплики скрыты.
    [many] { $n } реплик скрыто.
   *[other] { $n } реплики скрыто.
 }
talk-mutes = Кого слышно
talk-watching = зритель
talk-watchers = Вас слышат только зрители.
