# The command line's options, and `satasat simulate`.
error-bad_number = { $option } takes a whole number from { $least } on, not "{ $value }"
error-too_large = { $option } takes a number up to { $most }, not { $value }
error-bad_usage = { $message }; { $command } --help says more

simulate-progress = Matches
simulate-stopped = Stopped after { $done } of { $matches } matches{ $file ->
    [none] {""}
   *[other] , which are kept in { $file }
 }
headline-budget = { $budget ->
    [millis] , { $n } ms a decision
   *[worlds] , { $n ->
        [one] 1 world
       *[other] { $n } worlds
    } a decision
 }
simulate-headline = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 } of { $game }, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }, preset { $preset }{ $changes ->
    [none] {""}
   *[other] {" "}with { $changes }
 }, seed { $seed }{ $budget }
simulate-who = Who
simulate-points = Points a deal
simulate-made = Made
simulate-over = Over
simulate-short = Short
simulate-drew = Drew
simulate-lost = Lost
simulate-chips = Chips a deal
simulate-claimed = Claimed
simulate-bought = Bought
simulate-succeeded = Had 35
simulate-role-five = five
simulate-role-three = three
simulate-role-two = two, dealer
simulate-few = { $shown ->
    [yes] Intervals of so few matches mean little: { $telling } are the least to go by.
   *[no] So few matches give no interval, and their means say little: { $telling } are the least to go by.
 }
simulate-note =
    Points a deal: the mean and its 95 % interval, taken over whole matches. Made: deals with at least the quota; over: with
    more, a part of made; short: with fewer. Drew, lost: cards a deal, in exchanges. The bots move one seat on from match to
    match. With few matches the intervals are wide: 300 give about ± 0.1.
simulate-note-in-thirty-five =
    Chips a deal: won or lost, the mean and its 95 % interval, taken over whole matches. Claimed: deals in which the bot held 35 in
    nine cards; bought: in which it bought the table hand; had 35: in which it then had 35. The bots move one seat on from match to match.
simulate-note-in-trentacinque =
    Chips a deal: won or lost, the mean and its 95 % interval, taken over whole matches. Bought: deals in which the bot bought the
    widow; had 35: in which it then had 35. The bots move one seat on from match to match.
