# What `hint` says at the table. NAME-many: whether the word of that move asks for a plural verb.
hint-head-move = Move
hint-head-points = Points
hint-head-behind = Behind
hint-head-made = Quota
hint-head-tricks = Tricks

hint-note = Points: tricks above or below your quota of { $quota } in this deal{ $bonus ->
    [yes] , with the bonus for all ten
   *[no] {""}
 }{ $left ->
    [0] {""}
    [one] , plus what the draws of the next deal are worth
   *[other] , plus what the draws of the next deals are worth
 }.

# Each of these may be typed as an answer, too.
hint-give = { $card }
hint-offer = a card
hint-concede = a trick
hint-first = the first { $n }
hint-all = all { $n }

hint-cut = There is nothing to judge: one cut is as good as another.
hint-fan = There is nothing to judge: whoever draws sees only backs.
hint-draw = There is nothing to judge: one place of the fan is as good as another.
hint-not-due = There is nothing to judge: others are to move.
hint-only = { $best } is all that is allowed.
hint-alike = { $moves } come to the same.
hint-level-all = No clear difference between { $moves }.
hint-level = No clear difference between { $moves }; { $other } { $other-many ->
    [yes] are
   *[no] is
 } worth { $points } points less.
hint-tricks = { $best } { $best-many ->
    [yes] bring
   *[no] brings
 } { $tricks } tricks on average, { $other } { $other_tricks }.
hint-quota = { $best } { $best-many ->
    [yes] make
   *[no] makes
 } your quota in { $made } of 100 deals that fit what you know, { $other } in { $other_made }.
hint-points = { $best } { $best-many ->
    [yes] are
   *[no] is
 } worth { $points } points more than { $other }, all in all.
