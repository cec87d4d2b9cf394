# What `satasat arena` says.
arena-progress = Meetings
arena-rounded = { $deals } deals are no whole number of matches of { $match }: { $played } are played.
arena-stopped = Stopped after { $done } of { $due } meetings{ $file ->
    [none] ; with --resume FILE they would have been kept
   *[other] , which are kept in { $file }: the same command goes on from there
 }
arena-headline = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 } of { $game } in { $sets ->
    [one] 1 set
   *[other] { $sets } sets
 }, preset { $preset }{ $changes ->
    [none] {""}
   *[other] {" "}with { $changes }
 }, seed { $seed }{ $budget }
arena-alone = Alone
arena-against = against { $n ->
    [1] one
    [2] two
    [3] three
   *[4] four
 }
arena-level = Level
arena-points = Points a deal
arena-points-in-thirty-five = Chips a match
arena-points-in-trentacinque = Chips a match
arena-luck-aside = Luck aside
arena-role-five = Five
arena-role-three = Three
arena-role-two = Two
arena-mean = ms a decision
arena-slowest = 99 % within
arena-few = { $shown ->
    [yes] Intervals of so few sets mean little: { $telling } are the least to go by.
   *[no] So few sets give no interval, and their means say little: { $telling } are the least to go by.
 }
arena-note =
    Points a deal: tricks above the quota of the bot that sits alone, the mean and its 95 % interval over sets. A set is a match
    whose cards, first dealer and draws are the same in every seating; the bot sits once on each seat. Five, three, two: the
    mean in that chair. Level: the mean over all opponents, with the same weight for each.
arena-note-in-thirty-five =
    Chips a match: what the bot that sits alone won or lost, the mean and its 95 % interval over sets. A set is a match whose packs
    and first dealer are the same in every seating; the bot sits once on each seat. Luck aside: the same less what luck brought,
    that is who was dealt a claim, and whether a buy brought 35. It has the same mean in the long run and a narrower interval. Level:
    the mean over all opponents, with the same weight for each.
arena-note-in-trentacinque =
    Chips a match: what the bot that sits alone won or lost, the mean and its 95 % interval over sets. A set is a match whose packs
    and first dealer are the same in every seating; the bot sits once on each seat. Level: the mean over all opponents, with the same
    weight for each.
