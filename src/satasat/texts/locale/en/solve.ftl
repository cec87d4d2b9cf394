# What `satasat solve` and `satasat warm` say, and why `solve` refuses.
error-one_source = the position comes from one of { $allowed }; given: { $given }
error-option_lacking = { $option } is needed beside HANDS
error-option_stray = { $option } does not go with { $beside }
error-bad_concept = there is no concept "{ $value }"; the concepts are { $allowed }
error-bad_suit = "{ $text }" is no suit; the suits are { $allowed }
error-bad_key = { $known ->
    [no] there is no key "{ $key }"; the keys are { $allowed }
   *[yes] the key "{ $key }" is { $value ->
        [none] missing
       *[other] { $value }
    }; due { $key ->
        [hands] are three texts of cards
        [played] is a text of cards
        [leader] is a whole number
       *[other] is a text
    }
 }
error-batch_line = line { $line } of { $file }: { $reason }; the lines before it are solved, none after it
error-no_such_card = there is no card { $card_no } of trick { $trick } in deal { $deal }
error-deal_hidden = the match is not over: deal { $value } can be solved when it is, for its hands are still hidden

solve-place = Match { $match }, deal { $deal }, before card { $card_no } of trick { $trick }
solve-trump = Trump is { $suit }; { $seat } is to play.
solve-value = Tricks
solve-par = par
solve-guaranteed = guaranteed
solve-range = range
solve-span = { $least } to { $most }
solve-card = { $concept ->
    [guaranteed] Guaranteed after
    [range] Range after
   *[par] Par after
 }
solve-note-par = { $mark } best for { $seat }. Par: the tricks still to come if everybody sees all cards and plays for himself, any of his best cards equally likely.
solve-note-guaranteed = { $mark } best for { $seat }. Guaranteed: the tricks that a player can force, whatever the other two do.
solve-note-range = { $mark } best for { $seat } in one outcome or another. Range: the fewest and the most tricks among all ways in which each of three who see all cards may choose among his best cards.
solve-progress = Solved: { $n }

compiling = Compiling the fast part{ $kept ->
    [yes] , once for this computer
   *[no] {""}
 }; about { $seconds } seconds ...

warm-now = Compiling { $part ->
    [solver] the solver
   *[bots] the bots
 }: { $n }
warm-done = { $part ->
    [solver] The solver
   *[bots] The bots
 }: { $n ->
    [0] nothing was left to compile
    [one] one function compiled
   *[other] { $n } functions compiled
 } ({ $seconds } s)
warm-kept = The code is kept in:
warm-unkept = There is no folder that the code could be kept in: it is compiled anew each time.
