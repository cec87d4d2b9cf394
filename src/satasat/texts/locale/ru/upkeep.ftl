# What the commands around a server's database say.
backup-done = В { $file } сохранено: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
 }, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
 }
restore-done = Восстановлено: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
 }, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
 }
tables-id = Стол
tables-game = Игра
tables-opened = Открыт (UTC)
tables-active = Последний ход
tables-lines = Строки
tables-count = { $n ->
    [one] { $n } стол
    [few] { $n } стола
    [many] { $n } столов
   *[other] { $n } стола
 }
