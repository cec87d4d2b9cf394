# What the programs of the client say: its demo, and a bot that plays at a server.

client-table = { $names } sit at table { $table }.
client-cut = { $seat } is cut off, in the middle of a trick.
client-back = { $seat } is back after { $ms } ms, and was told the { $missed ->
    [one] one update
   *[other] { $missed } updates
 } missed.
client-shuffles = { $deals ->
    [one] One shuffle
   *[other] { $deals } shuffles
 }: each fits the commitment made before it, and has the seeds of all three in it.
client-shuffle-wrong = Deal { $deal }: the shuffle is not what was promised.
client-record = The record holds: { $moves } moves replayed, { $deals ->
    [one] one shuffle
   *[other] { $deals } shuffles
 } dealt anew from the seeds.
client-record-wrong = The record does not hold, line { $line }: { $reason }
client-uncut = Nobody was cut off: there was no trick in which it could be done.
client-sits = { $name } sits at seat { $n } of table { $table }.
client-over = The match is over: { $totals }.
client-stopped = The match ended early.
