# The house rules in words: `satasat rules`, and `rules` at the table.
# option-NAME is a rule's label, option-NAME-about one sentence of what it does, value-NAME-VALUE the label of a value.
# Where one game needs other words than the rest, its text has the game's name behind it: CODE-in-GAME.

option-direction = Направление игры
option-direction-about = В какую сторону сдают и ходят; больше от этого ничего не зависит.
value-direction-clockwise = по часовой стрелке
value-direction-anticlockwise = против часовой стрелки

option-first_dealer = Первый сдающий
option-first_dealer-about = Как выбирают, кто сдаёт в первый раз.
value-first_dealer-random = по жребию
value-first_dealer-chosen = игроки договариваются
value-first_dealer-draw_532 = тянут пятёрку, тройку и двойку: сдаёт двойка, за ней сидит пятёрка, потом тройка (здесь — по жребию)

option-cut = Снятие колоды
option-cut-about = Снимают ли колоду после тасовки, перед сдачей.
value-cut-none = не снимают
value-cut-five_seat = снимает игрок с нормой пять

option-trump_timing = Когда назначают козырь
option-trump_timing-about = Сколько карт видит игрок с нормой пять, когда назначает козырь.
value-trump_timing-after_five = по первым пяти картам
value-trump_timing-after_ten = по всем десяти картам

option-trump_alternatives = Вместо назначения козыря
option-trump_alternatives-about = Что может сделать игрок с нормой пять, если не хочет называть масть.
value-trump_alternatives-turn_three = открыть три карты (следующие три его карты видят все, козырь — масть старшей)
value-trump_alternatives-seventh_card = седьмая карта (среднюю из следующих трёх его карт видят все, козырь — её масть)
value-trump_alternatives-random_rest = случайная карта (одну из последних пяти его карт тянут вслепую, козырь — её масть)
value-trump_alternatives-none = ничего, масть называют всегда

option-sevens = Две семёрки
option-sevens-about = Чего стоят семёрка червей и семёрка пик.
value-sevens-low = самые младшие в своей масти
value-sevens-permanent_trumps = козыри в каждой сдаче, старше туза

option-high_seven = Старшая семёрка
option-high_seven-about = Какая семёрка бьёт другую, если обе всегда козыри.
value-high_seven-hearts = семёрка червей
value-high_seven-spades = семёрка пик

option-pulls = Обмен картами
option-pulls-about = Тянет ли тот, кто взял больше нормы, карты у тех, кто недобрал, до розыгрыша следующей сдачи.
value-pulls-off = нет
value-pulls-on = да, по карте за каждую взятку сверх нормы

option-return_keep = Сколько карт оставить, возвращая карту
option-return_keep-about = Сколько карт той же масти должно остаться на руках, когда возвращают карту за вытянутую.
value-return_keep-2 = две той же масти
value-return_keep-1 = одну той же масти
value-return_keep-0 = нисколько, вернуть можно любую масть

option-return_drawn = Вернуть вытянутую карту
option-return_drawn-about = Можно ли вернуть ту самую карту, которую только что вытянули.
value-return_drawn-forbidden = нет
value-return_drawn-allowed = да

option-fan = Веер, из которого тянут
option-fan-about = Кто раскладывает карты, прежде чем одну из них вытянут вслепую.
value-fan-shuffled = карты тасуют
value-fan-by_hand = раскладывает их владелец

option-debtor_order = У кого тянуть сначала
option-debtor_order-about = В каком порядке один игрок тянет у двоих, если карты должны оба.
value-debtor_order-dealer_three_five = сдающий, потом норма три, потом норма пять
value-debtor_order-dealer_five_three = сдающий, потом норма пять, потом норма три

option-pull_visibility = Что видит третий игрок
option-pull_visibility-about = Какую из двух карт обмена может увидеть игрок, который в нём не участвует.
value-pull_visibility-private = ни одной
value-pull_visibility-drawn_shown = вытянутую карту
value-pull_visibility-both_shown = обе карты

option-trick_instead = Взятка вместо карты
option-trick_instead-about = Может ли тот, кто должен карту, пообещать вместо неё одну из своих следующих взяток.
value-trick_instead-off = нет
value-trick_instead-on = да

option-scoring = Подсчёт очков
option-scoring-about = Что приносит сдача.
value-scoring-minus_quota = взятки сверх нормы в плюс, недостающие в минус
value-scoring-raw_tricks = по очку за каждую взятку

option-slam_bonus = Все десять взяток
option-slam_bonus-about = Сколько очков добавляют тому, кто взял все взятки сдачи.
value-slam_bonus-0 = без премии
value-slam_bonus-5 = ещё пять очков

option-dealer_rule = Следующий сдающий
option-dealer_rule-about = Кто сдаёт в следующий раз.
value-dealer_rule-rotate = следующий по очереди
value-dealer_rule-loser_deals = тот, у кого самый большой недобор

option-deals = Длина матча
option-deals-about = Сколько в матче сдач. Если их три, шесть, девять или двенадцать и сдают по очереди, каждая норма достаётся всем одинаково часто.
option-deals-about-in-thirty-five = Сколько в матче сдач. Матч кончается раньше, если на взнос хватает фишек меньше чем у двоих.
option-deals-about-in-trentacinque = Сколько в матче сдач. Матч кончается раньше, если у кого-то не хватает фишек на взнос.
value-deals-any = любое число от 1

option-players = Игроки
option-players-about = Сколько игроков за столом.
value-players-2 = двое
value-players-3 = трое
value-players-4 = четверо
value-players-5 = пятеро

option-chips = Фишки в начале
option-chips-about = Сколько фишек у каждого, когда начинается матч. Это просто очки, не деньги.
value-chips-any = любое число от 1 до миллиона

option-ante = Взнос
option-ante-about = Сколько фишек каждый кладёт в банк перед сдачей.
value-ante-any = любое число от 1, но не больше, чем фишек в начале

option-pool_limit = Предел банка
option-pool_limit-about = Если в банке больше, после сдачи его делят поровну.
value-pool_limit-any = любое число от 1 до пяти миллионов или none
value-pool_limit-none = без предела

option-ace_value = Туз
option-ace_value-about = Сколько даёт туз, когда считают до 35.
value-ace_value-1 = один
value-ace_value-11 = одиннадцать

warning-deals = Если в матче { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
    [many] { $deals } сдач
   *[other] { $deals } сдачи
 }, нормы достанутся игрокам не поровну; обычно играют { $offered }.

preset-plain = Шесть сдач, счёт от нормы, без обмена картами.
preset-satasat = Обмен, при котором оставляют две карты масти; если масть назвать трудно, открывают три карты.
preset-teen-do-paanch = Каждая взятка — очко, колоду снимают, козырь всегда называют.
preset-pagat = Каждая взятка — очко, колоду снимают, веер раскладывает владелец карт.
preset-high-sevens = Обмен, при котором оставляют две карты масти; если масть назвать трудно, открывают три карты; обе семёрки всегда козыри.
preset-handed-tricks = Каждая взятка — очко, колоду снимают, веер раскладывает владелец карт; вместо карты можно пообещать взятку, все десять приносят ещё пять очков, сдаёт тот, у кого самый большой недобор.
preset-full-hand = Шесть сдач, счёт от нормы, без обмена картами; козырь назначают по всем десяти картам.
preset-thirty-five = Трое игроков, туз — один, без предела банка.
preset-ace-eleven = Трое игроков, туз — одиннадцать, поэтому 35 выходит чаще; без предела банка.
preset-five-at-the-table = Пятеро игроков, туз — один; если в банке больше 50, его делят.
preset-trentacinque = Четверо игроков, каждый кладёт в банк по пять фишек.

rules-title = Домашние правила { $game }: набор { $preset }{ $changes ->
    [none] {""}
   *[other] , изменено: { $changes }
 }
rules-line = { $label }: { $value }
rules-described = В описаниях: { $sources }
rules-presets = Наборы правил (--preset NAME):
rules-legend-in-force = { $mark } действует
rules-legend-changed = * не так, как в наборе { $preset }
rules-legend-sources = В описаниях: как играют по четырём описаниям игры; для каждого есть набор правил с тем же именем. † описание молчит, ‡ только советует.
rules-legend-sources-in-thirty-five = В описаниях: как играют по единственному известному описанию игры. † описание молчит, ‡ оставляет выбор игрокам.
rules-legend-sources-in-trentacinque = В описаниях: как играют по единственному известному описанию игры. † описание молчит.
rules-how-in-thirty-five = Изменить правило: --rule NAME=VALUE, например --rule players=5.
rules-how-in-trentacinque = Изменить правило: --rule NAME=VALUE, например --rule chips=50.
rules-how = Изменить правило: --rule NAME=VALUE, например --rule scoring=raw_tricks.
