# What `satasat review` says, at a terminal and on its page. Players come by their names; numbers come as they are to be read.

review-progress = Сдачи
review-stopped = Остановлено. Разобрано сдач: { $done } из { $deals }{ $file ->
    [none] {""}
   *[other] ; файл { $file } не записан
 }
review-written = Страница записана в { $file }

error-deal_not_held = { $n ->
    [1] в матче { $matches } из { $file }
   *[other] в матчах { $matches } из { $file }
 } нет сдачи { $value }

## A match and a deal

review-title = Разбор матча: { $players }
review-title-many = Разбор матчей в 3-2-5, всего: { $n }
review-match = Матч { $n }: { $players }; { $preset ->
    [none] {""}
   *[other] набор правил { $preset },{" "}
 }сдач: { $deals }{ $date ->
    [none] {""}
   *[other] , { $date }
 }
review-total = { $seat }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
 } { $total }
review-ended = Чем кончилось: { $totals }
review-open-note =
    Потери считаются при открытых картах: карта могла чего-то стоить и всё же быть верной по тому, что игрок мог знать.
    «Видно»: «да» там, где и по этим сведениям другая карта была лучше.
review-draw-note =
    Следующая сдача, «Y +1 (X)»: в ней Y тянет у игрока X на одну карту больше.
review-deal = Сдача { $n } из { $of }: { $made }
review-made-named = козырь — { $suit }, назначает { $seat }
review-made-turn_three = козырь — { $suit }, по трём открытым картам игрока { $seat }
review-made-seventh_card = козырь — { $suit }, по седьмой карте игрока { $seat }
review-made-random_rest = козырь — { $suit }, по карте, вытянутой у игрока { $seat }
review-player = { $seat } ({ $quota })
review-head-player = Игрок
review-head-needs = Игрок (норма)
review-head-cards = Карты
review-as-played = … в розыгрыше
review-head-par = Пар
review-head-tricks = Взятки
review-head-points = Очки

## Trump

review-option-best = { $move } { $points } ± { $margin } ({ $made })
review-option-behind = { $move } меньше на { $behind } ({ $made })
review-option-par = { $move } { $tricks }
review-trump-seen = Сколько очков ожидать (и шанс на норму), если видеть только то, что видит { $seat } (карт: { $n }): { $options }.
review-trump-par = Взятки игрока { $seat } при открытых картах: { $options }.
review-trump-cost = Выбор игрока { $seat } — { $chosen }; { $best } на { $loss } очка лучше, насколько это было видно.
review-trump-level = Выбор игрока { $seat } — { $chosen }; по тому, что было видно, { $best } не намного лучше.
review-give = { $card }
review-offer = карта
review-concede = взятка

## Exchanges

review-offered = Обмен { $n } из { $of }: { $debtor } даёт вытянуть карту (выходит { $offer } взятки; если обещать взятку — { $concede }).
review-conceded = Обмен { $n } из { $of }: { $debtor } обещает игроку { $creditor } взятку (выходит { $concede } взятки; если дать карту — { $offer }).
review-drawn = Обмен { $n } из { $of }: { $creditor } тянет { $card } у игрока { $debtor } (удача { $luck }) и возвращает { $given }.{ $best ->
    [none] {""}
   *[other] {" "}Вернуть { $best } на { $loss } взятки лучше.
 }

## Plays

review-no-cost = Потерь нет: ни одна сыгранная карта не стоила взятки.
review-head-trick = Взятка
review-head-who = Кто
review-head-so-far = На столе
review-led = пусто
review-head-played = Карта
review-head-best = Лучше
review-head-cost = Потеря
review-head-seen = Видно
review-seen-yes = да
review-seen-no = нет
review-head-next-deal = Следующая сдача
review-debt-more = { $creditor } тянет у игрока { $debtor } на { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 } больше
review-debt-fewer = { $creditor } тянет у игрока { $debtor } на { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 } меньше
review-debt-cell = { $creditor } { $n } ({ $debtor })
review-debts = { $first }; { $more }

## The match

review-turning = Переломные моменты
review-no-turning = Ни одно решение ничего не стоило.
review-turning-play = { $place }. Сдача { $deal }, взятка { $n }: { $seat } кладёт { $chosen }; { $best } на { $loss } взятки лучше{ $seen ->
    [yes] , и это было видно
    [no] , но видно этого не было
   *[none] {""}
 }.{ $debts ->
    [none] {""}
   *[other] {" "}Из-за этого в следующей сдаче { $debts }.
 }
review-turning-return = { $place }. Сдача { $deal }, обмен { $n }: { $seat } возвращает { $chosen }; { $best } на { $loss } взятки лучше.{ $debts ->
    [none] {""}
   *[other] {" "}Из-за этого в следующей сдаче { $debts }.
 }
review-turning-trump = { $place }. Сдача { $deal }, козырь: выбор игрока { $seat } — { $chosen }; { $best } по ожиданию на { $loss } очка лучше.
review-turning-elect = { $place }. Сдача { $deal }, обмен { $n }: выбор игрока { $seat } — { $chosen }; { $best } на { $loss } взятки лучше.{ $debts ->
    [none] {""}
   *[other] {" "}Из-за этого в следующей сдаче { $debts }.
 }
review-accuracy = Точность, от 0 до 100
review-head-all = Всё
review-head-five = Норма 5
review-head-three = Норма 3
review-head-two = Норма 2
review-head-decisions = Решения
review-head-loss = Потеря
review-none = –
review-accuracy-note = Считается по взяткам, потерянным в решениях, где выбор что-то значил: каждая четверть взятки, потерянная в среднем, уменьшает точность вдвое.
review-reached = Для сравнения, боты между собой: { $bots }.
review-reached-bot = { $bot } { $n }
review-luck = Откуда взялись очки
review-head-part = Часть
review-part-cards = Карты
review-part-trump = Козырь
review-part-turned = Открытые карты
review-part-exchange = Обмен
review-part-draws = Вытянутые карты
review-part-own = Сам игрок
review-part-others = Другие
review-part-promises = Обещания
review-part-slam = Все десять
review-part-quota = Норма
review-part-total = Очки
review-luck-note =
    Части в сумме дают очки. Карты: удача при сдаче, если карты открыты и козырь лучший. Козырь: что дал его выбор. Обмен:
    сколько принёс обмен, если тянуть со средней удачей; вытянутые карты: сама эта удача. Сам игрок и другие: сколько возвраты
    и ходы, его и чужие, отняли или добавили по сравнению с лучшей игрой при открытых картах.

## The page

review-chart-deal = Сколько взяток выходило в этой сдаче, карта за картой, и внизу — сколько теряла каждая карта; тонкие линии — нормы
review-chart-after = Сколько взяток выходило в этой сдаче после обмена, карта за картой, и внизу — сколько теряла каждая карта; тонкие линии — нормы
review-chart-luck = Откуда взялись очки
review-axis-tricks = Взятки
review-axis-played = Сыгранные взятки
review-axis-points = Очки
review-axis-lost = Потеря
review-every-card = Каждая карта
review-every-return = Каждый возврат
review-head-winner = Кто взял
review-head-exchange = Обмен
review-head-drew = Вытянута
review-head-gave = Возвращена
review-legal = Каждая разрешённая карта и сколько взяток с ней выходит (из всех десяти)
review-returns = Каждая карта, которую можно было вернуть, и сколько взяток с ней выходит (из всех десяти)
review-jump-deals = Сдачи: { $links }
review-jump-matches = Матчи: { $links }
