# What `satasat review` says, at a terminal and on its page. Players come by their names; numbers come as they are to be read.

review-progress = Deals
review-stopped = Stopped after { $done } of { $deals } deals{ $file ->
    [none] {""}
   *[other] ; { $file } was not written
 }
review-written = The page is in { $file }

error-deal_not_held = { $n ->
    [one] match { $matches } of { $file } has
   *[other] matches { $matches } of { $file } have
 } no deal { $value }

## A match and a deal

review-title = Review of { $players }
review-title-many = Review of { $n } matches of 3-2-5
review-match = Match { $n }: { $players }; { $preset ->
    [none] {""}
   *[other] preset { $preset },{" "}
 }{ $deals ->
    [1] one deal
   *[other] { $deals } deals
 }{ $date ->
    [none] {""}
   *[other] , { $date }
 }
review-total = { $seat }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
 } { $total }
review-ended = It ended: { $totals }
review-open-note =
    Costs are measured with all cards open: a card may cost something and still have been right by what its player could know.
    Seen: "yes" where by that, too, another card was better.
review-draw-note =
    A draw at X: in the next deal a card is pulled from X's hand. Next deal, Y +1 at X: Y draws one more there.
review-deal = Deal { $n } of { $of }: { $made }
review-made-named = { $suit } are trump, named by { $seat }
review-made-turn_three = { $suit } are trump, by three turned cards of { $seat }
review-made-seventh_card = { $suit } are trump, by the seventh card of { $seat }
review-made-random_rest = { $suit } are trump, by a card drawn from { $seat }
review-player = { $seat } ({ $quota })
review-head-player = Player
review-head-needs = Player (quota)
review-head-cards = Cards
review-as-played = … as played
review-head-par = Par
review-head-tricks = Tricks
review-head-points = Points

## Trump

review-option-best = { $move } { $points } ± { $margin } ({ $made })
review-option-behind = { $move } { $behind } less ({ $made })
review-option-par = { $move } { $tricks }
review-trump-seen = By the { $n } cards that { $seat } saw, points to expect (and the chance of the quota): { $options }.
review-trump-par = With all cards open, tricks for { $seat }: { $options }.
review-trump-cost = { $seat } took { $chosen }; { $best } would have been better by { $loss } points, as far as could be seen.
review-trump-level = { $seat } took { $chosen }; by what could be seen, { $best } was not clearly better.
review-give = { $card }
review-offer = a card
review-concede = a trick

## Exchanges

review-offered = Exchange { $n } of { $of }: { $debtor } lets a card be drawn (comes to { $offer } tricks; a promised trick, to { $concede }).
review-conceded = Exchange { $n } of { $of }: { $debtor } promises { $creditor } a trick (comes to { $concede } tricks; a card, to { $offer }).
review-drawn = Exchange { $n } of { $of }: { $creditor } draws { $card } from { $debtor } (luck { $luck }) and gives back { $given }.{ $best ->
    [none] {""}
   *[other] {" "}{ $best } back was better by { $loss } tricks.
 }

## Plays

review-no-cost = No card that was played cost a trick.
review-head-trick = Trick
review-head-who = Who
review-head-so-far = So far
review-led = led
review-head-played = Played
review-head-best = Best
review-head-cost = Cost
review-head-seen = Seen
review-seen-yes = yes
review-seen-no = no
review-head-next-deal = Next deal
review-debt-more = gave { $creditor } { $n ->
    [one] a draw
   *[other] { $n } draws
 } at { $debtor }
review-debt-fewer = cost { $creditor } { $n ->
    [one] a draw
   *[other] { $n } draws
 } at { $debtor }
review-debt-cell = { $creditor } { $n } at { $debtor }
review-debts = { $first }; { $more }

## The match

review-turning = Turning points
review-no-turning = No decision cost anything.
review-turning-play = { $place }. Deal { $deal }, trick { $n }: { $seat } played { $chosen }; { $best } was better by { $loss } tricks{ $seen ->
    [yes] , as could be seen
    [no] , which could not be seen
   *[none] {""}
 }.{ $debts ->
    [none] {""}
   *[other] {" "}It { $debts }.
 }
review-turning-return = { $place }. Deal { $deal }, exchange { $n }: { $seat } gave back { $chosen }; { $best } was better by { $loss } tricks.{ $debts ->
    [none] {""}
   *[other] {" "}It { $debts }.
 }
review-turning-trump = { $place }. Deal { $deal }, trump: { $seat } took { $chosen }; { $best } would have been better by { $loss } points to expect.
review-turning-elect = { $place }. Deal { $deal }, exchange { $n }: { $seat } gave { $chosen }; { $best } was better by { $loss } tricks.{ $debts ->
    [none] {""}
   *[other] {" "}It { $debts }.
 }
review-accuracy = Accuracy, 0 to 100
review-head-all = All
review-head-five = As five
review-head-three = As three
review-head-two = As two
review-head-decisions = Decisions
review-head-loss = Lost each
review-none = –
review-accuracy-note = From the tricks lost in each decision where the choice mattered: each quarter trick lost on average halves it.
review-reached = For comparison, bots among themselves: { $bots }.
review-reached-bot = { $bot } { $n }
review-luck = Where the points came from
review-head-part = Part
review-part-cards = Cards
review-part-trump = Trump
review-part-turned = Turned
review-part-exchange = Exchange
review-part-draws = Draws
review-part-own = Own
review-part-others = Others
review-part-promises = Promises
review-part-slam = Slam
review-part-quota = Quota
review-part-total = Points
review-luck-note =
    The parts add up to the points. Cards: luck of the deal, with all cards open and the best trump. Trump: what the choice made
    of it. Exchange: what the exchanges were worth at an average draw; Draws: luck of the draws. Own and Others: what returns and
    plays, one's own and the others', cost or brought against best play with all cards open.

## The page

review-chart-deal = The tricks that the deal came to, card by card, and below what each card lost; thin lines are the quotas
review-chart-after = The tricks that the deal came to after the exchanges, card by card, and below what each card lost; thin lines are the quotas
review-chart-luck = Where the points came from
review-axis-tricks = Tricks
review-axis-played = Tricks played
review-axis-points = Points
review-axis-lost = Lost
review-every-card = Every card
review-every-return = Every return
review-head-winner = Taken by
review-head-exchange = Exchange
review-head-drew = Drew
review-head-gave = Gave back
review-legal = Each allowed card, and the tricks it comes to (of all ten)
review-returns = Each card that might have gone back, and the tricks it comes to (of all ten)
review-jump-deals = Deals: { $links }
review-jump-matches = Matches: { $links }

