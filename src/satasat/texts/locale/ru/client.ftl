# What the programs of the client say: its demo, and a bot that plays at a server.

client-table = За столом { $table }: { $names }.
client-cut = Посреди взятки обрывается связь: { $seat }.
client-back = { $seat } снова на связи через { $ms } мс и узнаёт всё, что было без связи: { $missed ->
    [one] { $missed } новость
    [few] { $missed } новости
    [many] { $missed } новостей
   *[other] { $missed } новости
 }.
client-shuffles = { $deals ->
    [one] { $deals } тасовка
    [few] { $deals } тасовки
    [many] { $deals } тасовок
   *[other] { $deals } тасовки
 }: всё совпадает с отпечатками, объявленными заранее, и всюду участвуют зёрна всех троих.
client-shuffle-wrong = Сдача { $deal }: тасовка не та, что была обещана.
client-record = Запись верна: { $moves ->
    [one] повторён { $moves } ход
    [few] повторены { $moves } хода
    [many] повторено { $moves } ходов
   *[other] повторено { $moves } хода
 }, { $deals ->
    [one] { $deals } тасовка заново получена
    [few] { $deals } тасовки заново получены
    [many] { $deals } тасовок заново получено
   *[other] { $deals } тасовки заново получено
 } из зёрен.
client-record-wrong = Запись неверна, строка { $line }: { $reason }
client-uncut = Связь ни у кого не обрывали: не нашлось подходящей взятки.
client-sits = { $name } сидит за столом { $table }, место { $n }.
client-over = Матч окончен: { $totals }.
client-stopped = Матч закончился раньше срока.
