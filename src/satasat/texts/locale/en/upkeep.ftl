# What the commands around a server's database say.
backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
 } with { $lines } lines
restore-done = Restored { $tables ->
    [one] one table
   *[other] { $tables } tables
 } with { $lines } lines
tables-id = Table
tables-game = Game
tables-opened = Opened (UTC)
tables-active = Last move
tables-lines = Lines
tables-count = { $n ->
    [one] one table
   *[other] { $n } tables
 }
