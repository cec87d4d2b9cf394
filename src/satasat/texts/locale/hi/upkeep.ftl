# What the commands around a server's database say.
backup-done = { $file } में { $tables ->
    [one] { $tables } मेज़
   *[other] { $tables } मेज़ें
 }, { $lines ->
    [one] { $lines } पंक्ति
   *[other] { $lines } पंक्तियाँ
 }
restore-done = वापस लाई गईं: { $tables ->
    [one] { $tables } मेज़
   *[other] { $tables } मेज़ें
 }, { $lines ->
    [one] { $lines } पंक्ति
   *[other] { $lines } पंक्तियाँ
 }
tables-id = मेज़
tables-game = खेल
tables-opened = खुली (UTC)
tables-active = आख़िरी चाल
tables-lines = पंक्तियाँ
tables-count = { $n ->
    [0] कोई मेज़ नहीं
    [one] { $n } मेज़
   *[other] { $n } मेज़ें
 }
