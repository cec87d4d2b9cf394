# The two betting games as they are told and asked, by `play` and `show`.

## Told

betting-title = { $game ->
    [trentacinque] «Трентачинкве»
   *[thirty-five] «Тридцать пять»
 }, набор правил { $preset }, { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
    [many] { $deals } сдач
   *[other] { $deals } сдачи
 }
betting-deal = Сдача { $deal } из { $deals }. { $dealer-you ->
    [yes] Сдаёте вы
   *[no] Сдаёт { $dealer }
 }.
betting-anted = { $all ->
    [yes] Все кладут
   *[no] Все остальные кладут
 } в банк по { $n ->
    [one] { $n } фишке
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }. Теперь в банке { $pool }.
betting-sits-out = { $seat-you ->
    [yes] Вы пропускаете
   *[no] { $seat } пропускает
 } сдачу: не хватает фишек на взнос.
betting-dealt = { $seat-you ->
    [yes] У вас
   *[no] У игрока { $seat }
 } { $cards }, лучшая масть: { $suit }, { $points }
betting-claimed = { $seat-you ->
    [yes] Вы объявляете
   *[no] { $seat } объявляет
 } { $points } ({ $suit }): { $cards }.
betting-unclaimed = Ни у кого нет 35. Начинаются ставки.
betting-bid-first = { $seat-you ->
    [yes] Вы ставите
   *[no] { $seat } ставит
 } { $n }.
betting-bid-raise = { $seat-you ->
    [yes] Вы повышаете
   *[no] { $seat } повышает
 } до { $n }.
betting-bid-same = { $seat-you ->
    [yes] Вы тоже ставите
   *[no] { $seat } тоже ставит
 } { $n }.
betting-left = { $game ->
    [trentacinque] { $seat-you ->
        [yes] Вы пасуете
       *[no] { $seat } пасует
    }
   *[thirty-five] { $seat-you ->
        [yes] Вы сбрасываете карты
       *[no] { $seat } сбрасывает карты
    }
 }.
betting-count = { $seat-you ->
    [yes] вы
   *[no] { $seat }
 } { $points }
betting-compared = Кто поставил пять, считает свою лучшую масть: { $counts }.
betting-bought = { $seat-you ->
    [yes] Вы покупаете
   *[no] { $seat } покупает
 } четыре карты за { $n }{ $cards ->
    [none] {""}
   *[other] : { $cards }
 }.
betting-succeeded = { $seat-you ->
    [yes] У вас
   *[no] У игрока { $seat }
 } { $points } ({ $suit }). Показаны карты: { $cards }.
betting-failed = { $seat-you ->
    [yes] У вас
   *[no] У игрока { $seat }
 } нет 35.
betting-took-whole = { $seat-you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 } весь банк: { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }.
betting-took-share = { $seat-you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 } равную долю банка: { $n ->
    [0] ничего
    [one] { $n } фишку
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }.
betting-took-bid = { $seat-you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 } из банка столько же, сколько в ставке: { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }.
betting-paid = { $seat-you ->
    [yes] Вы кладёте свою ставку
   *[no] { $seat } кладёт свою ставку
 } в банк: { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }. Теперь в банке { $pool }.
betting-side = { $seat-you ->
    [yes] У вас
   *[no] У игрока { $seat }
 } в сданных картах { $kind ->
    [no_court] нет ни короля, ни дамы, ни валета
   *[king_queen_knave] король, дама и валет одной масти
 }: остальные отдают за это { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }.
betting-share = { $seat-you ->
    [yes] вы
   *[no] { $seat }
 } { $n }
betting-over-limit = В банке { $pool }, а предел — { $limit }. Банк делят, каждый получает { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }.
betting-divided = Что осталось в банке в конце матча, делят: { $shares }.
betting-ended-early = { $game ->
    [trentacinque] Не у всех хватает фишек на следующую сдачу
   *[thirty-five] На следующую сдачу фишек хватает не больше чем у одного
 }: матч на этом окончен.
betting-scored = Фишки после сдачи { $deal }: { $shares }. В банке { $pool }.
betting-next-dealer = Следующая сдача: { $dealer-you ->
    [yes] сдаёте вы
   *[no] сдаёт { $dealer }
 }.
betting-pool-head = Банк
betting-chips-foot = Сейчас
betting-cell = { $n }{ $outcome ->
    [none] {""}
    [claim] {" "}объявлено
    [bought] {" "}куплено
    [failed] {" "}без 35
    [thrown_in] {" "}не куплено
    [passed] {" "}не куплено
   *[other] {" "}{ $outcome }
 }
betting-n = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }

## Asked

betting-play-points = Фишки — это просто очки. На деньги здесь не играют: фишки нельзя купить за деньги, а деньги нельзя выиграть.
betting-aim = В начале у каждого { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишки
 }; побеждает тот, у кого в конце их больше всех. Наберите help, чтобы прочитать, как идёт игра, или ?, если не знаете, что делать.
betting-best = { $reached ->
    [yes] , хватает (нужно { $target })
   *[no] {" "}из { $target }
 }
betting-now = В банке { $pool }. { $bid ->
    [0] Ставок пока нет.
   *[other] Самая высокая ставка: { $bid } ({ $seat-you ->
        [yes] вы
       *[no] { $seat }
    }).
 }
betting-stacks = Фишки: { $stacks }
betting-stack = { $seat-you ->
    [yes] вы
   *[no] { $seat }
 } { $n }{ $state ->
    [bid] {" "}(ставка { $bid })
    [thrown_in] {" "}(карты сброшены)
    [passed] {" "}(пас)
    [sits_out] {" "}(пропускает)
   *[none] {""}
 }
betting-side-yours = У вас в сданных картах { $kind ->
    [no_court] нет ни короля, ни дамы, ни валета
   *[king_queen_knave] король, дама и валет одной масти
 }: после ставок каждый из остальных даёт вам { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }, даже если вы пасуете.
betting-ask-first = Ваша ставка ({ $several ->
    [yes] от { $least } до { $most }
   *[no] { $least }
 }, или { $game ->
    [trentacinque] пас
   *[thirty-five] сбросить карты
 }):
betting-ask-raise = Ваша ставка (больше: { $several ->
    [yes] от { $least } до { $most }
   *[no] { $least }
 }, или { $game ->
    [trentacinque] пас
   *[thirty-five] сбросить карты
 }):
betting-ask-same = Ваша ставка (тоже { $least }, или { $game ->
    [trentacinque] пас
   *[thirty-five] сбросить карты
 }):
betting-ask-none = Ваша ставка (ставить нельзя; { $game ->
    [trentacinque] Enter — пас
   *[thirty-five] Enter сбрасывает карты
 }):
# what a player types; the beginning of raise, and of what leave says, is enough
betting-word-bid = ставка
betting-word-raise = больше
betting-word-raise-to = до
betting-word-leave = { $game ->
    [trentacinque] пас
   *[thirty-five] сбросить карты
 }
betting-what-thirty-five = Наберите число: столько фишек вы ставите за четыре карты. Слово «больше» — ставка на одну фишку больше прошлой, «сбросить карты» — выйти из этой сдачи. Пропустить ход нельзя: кто не повышает, сбрасывает карты.
betting-what-trentacinque = Наберите число: столько фишек вы ставите за четыре карты, самое большее { $most }. Слово «больше» — наименьшая возможная ставка, «пас» — не ставить до конца этой сдачи. На ставку { $most } можно ответить такой же; из оставшихся покупает тот, у кого больше всех в одной масти.
betting-may = Можно поставить { $several ->
    [yes] от { $least } до { $most }
   *[no] { $least }
 }.
betting-allowed = { $bid ->
    [none] { $game ->
        [trentacinque] Можно пасовать
       *[thirty-five] Можно сбросить карты
    }.
   *[other] Можно поставить { $bid }.
 }
betting-stakes-thirty-five = У кого после покупки есть 35 в одной масти, тот берёт столько фишек, сколько поставил, но не больше всего банка ({ $pool }). У кого нет, кладёт свою ставку в банк.
betting-stakes-trentacinque = У кого после покупки есть 35 в одной масти, тот берёт весь банк ({ $pool }), сколько бы ни поставил. У кого нет, кладёт свою ставку в банк.
betting-last-none = Ещё ни одна сдача не окончена.
betting-last = Сдача { $deal }:
betting-commands = hand: вопрос ещё раз, с вашими картами · ? 12: можно ли столько поставить · hint: чего стоят ваши ставки · last: как прошла прошлая сдача · score: таблица очков · rules: правила этого стола · ?: что можно набрать · undo: взять назад последнюю ставку, пока другие не ходили · quit: выйти

## How to play

betting-how-thirty-five-1 = В колоде 52 карты. Король, дама и валет — по десять, туз — { $ace ->
    [1] один
   *[other] одиннадцать
 }, остальные карты — по своему числу. Выигрывает тот, у кого в одной масти 35 или больше.
betting-how-thirty-five-2 = В каждой сдаче все кладут в банк по { $ante ->
    [one] { $ante } фишке
    [few] { $ante } фишки
    [many] { $ante } фишек
   *[other] { $ante } фишки
 } и получают по девять карт; ещё четыре лежат на столе рубашкой вверх. Кому сразу сдали 35, тот показывает эту масть и берёт банк.
betting-how-thirty-five-3 = Если 35 ни у кого нет, четыре карты можно купить. По очереди каждый ставит больше прошлой ставки или сбрасывает карты и выходит из сдачи. Первая ставка не больше банка, и никто не ставит больше фишек, чем у него есть.
betting-how-thirty-five-4 = Кто остался последним, покупает четыре карты. Если среди тринадцати карт есть 35 в одной масти, он берёт столько фишек, сколько поставил, но не больше всего банка. Если нет, кладёт свою ставку в банк.
betting-how-thirty-five-5 = Что осталось в банке, ждёт следующей сдачи.{ $limit ->
    [none] {""}
   *[other] {" "}Если в банке больше { $limit }, его делят на всех.
 } После последней сдачи банк делят; побеждает тот, у кого больше всех фишек.
betting-how-trentacinque-1 = В колоде сорок карт: восьмёрок, девяток и десяток нет. Король, дама и валет — по десять, туз — один, остальные карты — по своему числу. Нужно 35 или больше в одной масти.
betting-how-trentacinque-2 = В каждой сдаче все кладут в банк по { $ante ->
    [one] { $ante } фишке
    [few] { $ante } фишки
    [many] { $ante } фишек
   *[other] { $ante } фишки
 } и получают по девять карт; последние четыре лежат на столе рубашкой вверх, и их можно купить.
betting-how-trentacinque-3 = По очереди каждый ставит от 1 до { $most } фишек, больше прошлой ставки, или пасует до конца сдачи. На ставку { $most } можно ответить такой же; из поставивших { $most } покупает тот, у кого больше всех в одной масти.
betting-how-trentacinque-4 = Если среди тринадцати карт есть 35 в одной масти, купивший берёт весь банк, сколько бы ни поставил. Если нет, кладёт свою ставку в банк, и она остаётся там до следующей сдачи.
betting-how-trentacinque-5 = Кому не сдали ни короля, ни дамы, ни валета или сдали всех трёх одной масти, тот получает от каждого из остальных по { $side ->
    [one] { $side } фишке
    [few] { $side } фишки
    [many] { $side } фишек
   *[other] { $side } фишки
 }, даже если пасует. После последней сдачи банк делят; побеждает тот, у кого больше всех фишек.
