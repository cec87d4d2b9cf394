# What the commands around a server's database say.
backup-done = { $file } मा { $tables ->
    [one] एउटा टेबल
   *[other] { $tables } वटा टेबल
 } र { $lines } लाइन छन्
restore-done = { $tables ->
    [one] एउटा टेबल
   *[other] { $tables } वटा टेबल
 } र { $lines } लाइन फेरि राखियो
tables-id = टेबल
tables-game = खेल
tables-opened = खुलेको (UTC)
tables-active = पछिल्लो चाल
tables-lines = लाइन
tables-count = { $n ->
    [one] एउटा टेबल
   *[other] { $n } वटा टेबल
 }
