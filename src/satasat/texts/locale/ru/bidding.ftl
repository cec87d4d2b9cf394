# The page: the table of Thirty-Five and Trentacinque. What is told as in the terminal stands in betting.ftl.
# A parameter that is a player comes with a twin: $seat and $seat-you (yes or no).

## Players

bidding-pool = Банк { $n }
bidding-chips = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }
bidding-said-bid = ставка { $n }
bidding-said-highest = высшая: { $n }
bidding-said-left = { $game ->
    [trentacinque] пас
   *[thirty-five] карты сброшены
 }
bidding-said-sits-out = пропускает
bidding-said-claims = объявляет
bidding-said-bought = куплено за { $n }
bidding-is-thinking = думает

## The middle of the table

bidding-table = Четыре карты и ставки
bidding-four-cards = Четыре карты рубашкой вверх
bidding-highest = Высшая ставка
bidding-highest-none = Ставок пока нет.
bidding-highest-by = { $seat-you ->
    [yes] вы ставите
   *[no] { $seat } ставит
 } { $n }
bidding-wins = { $n ->
    [one] С 35: берёт { $n } фишку
    [few] С 35: берёт { $n } фишки
    [many] С 35: берёт { $n } фишек
   *[other] С 35: берёт { $n } фишки
 }
bidding-loses = { $n ->
    [one] Без 35: кладёт { $n } фишку
    [few] Без 35: кладёт { $n } фишки
    [many] Без 35: кладёт { $n } фишек
   *[other] Без 35: кладёт { $n } фишки
 }
bidding-inside = Ещё ставят: { $names }
bidding-at-five = Со ставкой { $n }: { $names }
bidding-calls = Ставки
bidding-calls-none = Пока никто не поставил и { $game ->
    [trentacinque] не спасовал
   *[thirty-five] не сбросил карты
 }.
bidding-call = { $seat-you ->
    [yes] вы
   *[no] { $seat }
 }: { $chips ->
    [none] { $game ->
        [trentacinque] пас
       *[thirty-five] карты сброшены
    }
   *[other] { $chips }
 }
bidding-deals = Карты тасуют и сдают.

## My cards

bidding-hand = Ваши карты, { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 }
bidding-suit = { $suit }: { $points }{ $best ->
    [yes] { $reached ->
        [yes] {" "}(хватает для { $target })
       *[no] {" "}из { $target }
    }, ваша лучшая масть
   *[no] {""}
 }
bidding-of-target = { $reached ->
    [yes] { $points } ✓
   *[no] { $points } из { $target }
 }
bidding-hand-suit = { $suit } { $points }: { $ranks }
bidding-best = { $reached ->
    [yes] { $suit }: { $points }, хватает для { $target }.
   *[no] Лучшая масть: { $suit }, { $points } из { $target }.
 }

## My bid

bidding-turn-first = Ваш ход. Ставьте { $several ->
    [yes] от { $least } до { $most }
   *[no] { $least }
 } или { $game ->
    [trentacinque] пасуйте
   *[thirty-five] сбросьте карты
 }.
bidding-turn-raise = Ваш ход. Повышайте { $several ->
    [yes] (от { $least } до { $most })
   *[no] до { $least }
 } или { $game ->
    [trentacinque] пасуйте
   *[thirty-five] сбросьте карты
 }.
bidding-turn-same = Ваш ход. Ставьте тоже { $least } или { $game ->
    [trentacinque] пасуйте
   *[thirty-five] сбросьте карты
 }.
bidding-turn-none = Ваш ход. Можно только { $game ->
    [trentacinque] пасовать
   *[thirty-five] сбросить карты
 }.
bidding-turn-of = { $seat } думает над ставкой.
bidding-turn-said = Ставить сейчас { $seat-you ->
    [yes] вам
   *[no] игроку { $seat }
 }.
bidding-yours = Ваша ставка
bidding-yours-chips = Ваша ставка, в фишках
bidding-fewer = На фишку меньше
bidding-more = На фишку больше
bidding-quick = Быстрый выбор
bidding-quick-least = мин.
bidding-quick-pool = банк
bidding-quick-most = макс.
bidding-do-first = Поставить { $n }
bidding-do-raise = Повысить до { $n }
bidding-do-same = Тоже { $n }
bidding-leave = { $game ->
    [trentacinque] Пас
   *[thirty-five] Сброс карт
 }
bidding-number = Введите или выберите число.
bidding-chosen = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }
bidding-take-back = Взять мою ставку назад

## Hint

bidding-hint-title = Чего стоят ставки
bidding-hint-choose = Выбрать ставку { $n }

## The end of a deal

bidding-claimed = { $seat-you ->
    [yes] Вы объявляете
   *[no] { $seat } объявляет
 } { $points } ({ $suit }).
bidding-succeeded = { $seat-you ->
    [yes] У вас
   *[no] У игрока { $seat }
 } { $points } ({ $suit }). Эти карты показаны всем.
bidding-shown-by = { $seat-you ->
    [yes] Ваши карты, показаны всем
   *[no] Карты игрока { $seat }, показаны всем
 }
bidding-bought-yours = Четыре карты, которые вы купили
bidding-held = Ваши карты в этой сдаче
bidding-not-sold = { $game ->
    [trentacinque] Все спасовали.
   *[thirty-five] Все сбросили карты.
 } Четыре карты не куплены.
bidding-side-known = { $seat-you ->
    [yes] У вас
   *[no] У игрока { $seat }
 } в сданных картах { $kind ->
    [no_court] нет ни короля, ни дамы, ни валета
   *[king_queen_knave] король, дама и валет одной масти
 }: остальные отдают за это фишки.
bidding-result = Сдача
bidding-head-who = Игрок
bidding-head-change = За сдачу
bidding-head-chips = Фишки
bidding-pool-row = Банк
bidding-dealer-next = сдаёт дальше

## The end of a match

bidding-won = Матч окончен. { $seat-you ->
    [yes] Победа ваша
   *[no] Побеждает { $seat }
 }: { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }.
bidding-shared = Матч окончен. { $winners } — общая победа, у каждого по { $n ->
    [one] { $n } фишке
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }.
bidding-ended-deals = { $deals ->
    [1] Единственная сдача сыграна.
    [2] Сыграны обе сдачи.
    [one] Сыграна { $deals } сдача, это все.
    [few] Сыграны все { $deals } сдачи.
    [many] Сыграны все { $deals } сдач.
   *[other] Сыграны все { $deals } сдачи.
 }

## Score sheet

bidding-sheet-legend = Фишки каждого игрока после сдачи и чем она для него кончилась; последним — банк.
bidding-csv-chips = { $name }: фишки
bidding-csv-outcome = Исход
bidding-csv-seats = Кто
bidding-outcome = { $outcome ->
    [claim] объявлено
    [bought] куплено, есть 35
    [failed] куплено, 35 нет
    [thrown_in] не куплено
    [passed] не куплено
   *[other] { $outcome }
 }

## The bidding so far, and keys

bidding-this-deal = Эта сдача
bidding-last-deal = Последняя сыгранная сдача
bidding-tab = Ставки
bidding-key-change = Стрелки, + и −
bidding-key-change-does = изменить ставку
bidding-key-digits = от 0 до 9
bidding-key-digits-does = набрать ставку
bidding-key-enter-does = то же, что большая кнопка
bidding-query-L = назвать последнюю ставку
bidding-query-K = сказать, сколько у кого фишек
bidding-query-U = сказать, сколько в банке и какая ставка высшая
bidding-query-T = перечислить ставки этой сдачи
bidding-query-Y = назвать мои карты по мастям и сколько они дают
bidding-query-O = сказать, кто больше не ставит
bidding-out = Больше не ставят: { $names }.
bidding-out-none = Пока ставят все.
