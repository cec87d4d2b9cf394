# The command line's options, and `satasat simulate`.
error-bad_number = { $option } takes a whole number from { $least } on, not "{ $value }"
error-bad_usage = { $message }; { $command } --help says more

simulate-progress = Matches
simulate-stopped = Stopped after { $done } of { $matches } matches{ $file ->
    [none] {""}
   *[other] , which are kept in { $file }
 }
simulate-headline = { $matches } matches of { $game }, { $deals } deals, preset { $preset }{ $changes ->
    [none] {""}
   *[other] {" "}with { $changes }
 }, seed { $seed }
simulate-who = Who
simulate-points = Points a deal
simulate-made = Made
simulate-over = Over
simulate-short = Short
simulate-drew = Drew
simulate-lost = Lost
simulate-role-five = five
simulate-role-three = three
simulate-role-two = two, dealer
simulate-note =
    Points a deal: the mean and its 95 % interval, taken over whole matches. Made: deals with at least the quota; over: with
    more, a part of made; short: with fewer. Drew, lost: cards a deal, in exchanges. The bots move one seat on from match to
    match. With few matches the intervals are wide: 300 give about ± 0.1.
