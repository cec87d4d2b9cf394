# The command line's options, and `satasat simulate`.
error-bad_number = для { $option } нужно целое число не меньше { $least }, а не «{ $value }»
error-too_large = для { $option } нужно число не больше { $most }, а не { $value }
error-bad_usage = { $message }; подробнее: { $command } --help

simulate-progress = Матчи
simulate-stopped = Остановлено. Сыграно матчей: { $done } из { $matches }{ $file ->
    [none] {""}
   *[other] ; они сохранены в { $file }
 }
headline-budget = { $budget ->
    [millis] , { $n } мс на решение
   *[worlds] , { $n ->
        [one] { $n } расклад
        [few] { $n } расклада
        [many] { $n } раскладов
       *[other] { $n } расклада
    } на решение
 }
simulate-headline = { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
    [many] { $matches } матчей
   *[other] { $matches } матча
 } в { $game }, { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
    [many] { $deals } сдач
   *[other] { $deals } сдачи
 }, набор правил { $preset }{ $changes ->
    [none] {""}
   *[other] , изменено: { $changes }
 }, зерно { $seed }{ $budget }
simulate-who = Кто
simulate-points = Очки за сдачу
simulate-made = Норма
simulate-over = Перебор
simulate-short = Недобор
simulate-drew = Вытянуто
simulate-lost = Отдано
simulate-chips = Фишки за сдачу
simulate-claimed = Объявлено
simulate-bought = Куплено
simulate-succeeded = Было 35
simulate-role-five = пять
simulate-role-three = три
simulate-role-two = два, сдающий
simulate-few = { $shown ->
    [yes] При таком числе матчей интервалы мало что значат: нужно хотя бы { $telling }.
   *[no] При таком числе матчей интервала нет, и средние мало что говорят: нужно хотя бы { $telling }.
 }
simulate-note =
    Очки за сдачу: среднее и его 95-процентный интервал по целым матчам. Норма: сдачи, где взята хотя бы норма; перебор: где
    взято больше, это часть первых; недобор: где взято меньше. Вытянуто, отдано: сколько карт за сдачу тянет сам бот и тянут у
    него при обмене. От матча к матчу боты пересаживаются на одно место. При малом числе матчей интервалы широки: 300 матчей
    дают около ± 0.1.
simulate-note-in-thirty-five =
    Фишки за сдачу: выиграно или потеряно; среднее и его 95-процентный интервал по целым матчам. Объявлено: сдачи, где у бота 35
    уже в девяти картах; куплено: где бот купил четыре карты; было 35: где после этого у него было 35. От матча к матчу боты
    пересаживаются на одно место.
simulate-note-in-trentacinque =
    Фишки за сдачу: выиграно или потеряно; среднее и его 95-процентный интервал по целым матчам. Куплено: сдачи, где бот купил
    четыре карты; было 35: где после этого у него было 35. От матча к матчу боты пересаживаются на одно место.
