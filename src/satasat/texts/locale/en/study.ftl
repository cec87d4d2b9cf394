# The page: own matches, replay, review, the check of the shuffle.

## My matches

matches-title = My matches
matches-none = You have not played a match yet.
matches-none-words = When you have, it is kept here. You can look at every card again.
matches-no-session = You have not played here yet.
matches-play = Play now
matches-on = Still going on
matches-over = Finished
matches-go-on = Go on
matches-look = Look at it
matches-filter = Show
matches-game = Game
matches-game-all = All games
# the game, and the rules it was played by
matches-played = { $name }, { $text }
matches-with = With
matches-with-all = Everybody
matches-rules = Rules
matches-rules-all = All rules
matches-rules-own = Own rules
matches-shown = { $n ->
    [0] No match fits.
    [one] One match.
   *[other] { $n } matches.
 }
matches-ended = Ended early
matches-won = winner
matches-shared = joint winner
matches-recent = The last matches are kept here.

## One match

match-page = Match of { $date }
match-page-plain = A match
match-parts = Parts of the match
match-score = Score
match-replay = Replay
match-study = Review
match-shuffle = Shuffle
match-record-part = Record
match-still-on = This match is still going on. When it is over, you can look at it here.
match-to-table = To the table
match-ended-early = This match was ended early. Here is what was played.
match-pool-divided = { $pool ->
    [one] The chip that was left in the pool
   *[other] The { $pool } chips that were left in the pool
 } went back to the players.
match-nothing = No deal was played in this match.

## Replay

replay-deal = Deal
replay-deal-n = Deal { $n } of { $of }
replay-as = Seen by
replay-as-all = All cards open
replay-step = Step { $n } of { $of }
replay-step-label = Step
replay-first = To the beginning
replay-trick-back = One trick back
replay-back = One step back
replay-on = One step on
replay-trick-on = One trick on
replay-last = To the end
replay-moves = Go through the deal
replay-keys = Keys: left and right go step by step, up and down trick by trick, Home to the beginning, End to the end.
replay-keys-steps = Keys: left and right go step by step, Home to the beginning, End to the end.
replay-hand = Cards of { $seat }
replay-hand-empty = no cards
replay-hand-undealt = no cards yet
replay-hand-hidden = { $n ->
    [0] no cards
    [one] one hidden card
   *[other] { $n } hidden cards
 }
replay-quota = { $taken } of { $quota }
replay-quota-spoken = { $taken } of { $quota } { $quota ->
    [one] trick
   *[other] tricks
 } taken
replay-dealer = dealer
replay-trick = Trick { $n }
replay-led = led
replay-winning = winning
replay-takes = takes it
replay-turned = Turned
replay-drawn = Drawn
replay-given = Given back
replay-fan = The cards as they lie face down
replay-hidden-card = A hidden card
replay-trump = Trump
replay-fanned = The cards of { $debtor } lie face down.
replay-cost = This cost { $loss } { $one ->
    [yes] trick
   *[no] tricks
 }. Best: { $best }.
replay-cost-plain = This cost { $loss } { $one ->
    [yes] trick
   *[no] tricks
 }.
replay-cost-points = By what could be seen, this was { $loss } points behind the best choice.
replay-cost-none = Nothing was lost here.
replay-worth = Show what each card was worth
replay-worth-busy = Every card is being judged. This takes some seconds.
replay-worth-open = Measured with all cards open: whoever saw only his own hand could often not know it.
replay-tricks = All tricks
replay-tricks-about = Choose a card to see that moment.
replay-play-at = trick { $n }
replay-play-led = trick { $n }, led
replay-play-won = trick { $n }, takes it
replay-play-led-won = trick { $n }, led and takes it
replay-play-loss = cost { $loss }
replay-again = Play this deal again with bots
replay-again-about = The same cards, the same seats. The others are bots.
replay-tables-own = You play it alone at a new table.

replay-again-claim = This deal was over when it was dealt, as somebody held 35. There is nothing to play again.

## Replay of Thirty-Five and Trentacinque

replay-suit = { $suit }: { $points }{ $best ->
    [yes] {" "}of { $target }, the best suit
   *[no] {""}
 }
replay-lot = The four cards on the table
replay-lot-bought = The four cards, bought by { $seat }
replay-calls-about = Choose a bid to see that moment.

## Review

study-busy = The match is being reviewed. This takes some seconds.
study-busy-deals = Every card of { $n ->
    [one] one deal
   *[other] { $n } deals
 } is judged with all cards open.
study-none = This match did not come to its end, so there is no review.
study-failed = The review could not be made.
study-see = See it in the replay
study-deals = The deals
study-accuracy-count = { $accuracy } ({ $n })
study-bot-random = random
study-bot-easy = easy
study-bot-medium = medium
study-bot-hard = hard
study-bot-expert = expert
study-accuracy-head = In brackets: how many decisions there were.
study-chart = The same as bars
study-chart-label = Bars: where the points came from. The table above says the same.
study-hands = The cards of deal { $n }
study-table = { $name }, deal { $n }
study-course = How the deal went
study-course-about = Tricks that the deal came to, card by card, when everybody goes on best. Thin lines are the quotas.
study-course-label = A chart of deal { $n }: the tricks it came to, card by card. The table of every card says the same.
study-scroll = { $name }, a wide table. It can be moved sideways.
study-print = Print

## Shuffle

shuffle-title = Was the shuffle fair?
shuffle-about = Before each deal the server fixed its part of the shuffle in secret, then every player added a part by chance. So nobody could choose the cards.
shuffle-done = Your device has worked it all out again, by itself.
shuffle-all-good = Everything fits. Nobody could choose the cards of this match.
shuffle-fits-here = The cards are those that the seeds give. Whether these seeds are the ones of that time, only a device can tell on which the whole match was played.
shuffle-some-bad = Something does not fit. See below.
shuffle-some-bare = What can be checked fits.
shuffle-none = The cards of this match cannot be checked: they were not shuffled anew, or no deal was begun.
shuffle-deal = Deal
shuffle-result = Result
shuffle-fits = fits
shuffle-fits-what = The promise made before the deal, { $dealer ->
    [yes] the first dealer,{" "}
   *[no] {""}
 }the order of the pack{ $turned ->
    [yes] , the turned card
   *[no] {""}
 }{ $fans ->
    [0] {""}
    [one] , one order of face-down cards
   *[other] , { $fans } orders of face-down cards
 }.
shuffle-bare = No check: these cards were dealt before, or were not drawn by chance.
shuffle-kept = The promise that you were given before the deal, and your own part, are in it.
shuffle-kept-promise = The promise that you were given before the deal is in it.
shuffle-not-kept = This device kept nothing of this deal.
shuffle-fault-commitment = The seed of the server is not the one that it was bound to.
shuffle-fault-dealer = The first dealer is not the one whom the seeds give.
shuffle-fault-shuffle = The order of the pack is not the one that the seeds give.
shuffle-fault-turn = The turned card is not the one that the seeds give.
shuffle-fault-fan = An order of face-down cards is not the one that the seeds give.
shuffle-fault-promise = This is not the promise that you were given before the deal.
shuffle-fault-seed = Your own part is missing.
shuffle-fault-unreadable = The seeds cannot be read.
shuffle-unreadable = The record cannot be read.
shuffle-how = What this does not show: whether players told each other their cards.

## Record

record-title = The record of the match
record-about = Every card and every move, as one file. Any program that knows this format can read it, and satasat can check it and replay it.
record-load = Save the record
