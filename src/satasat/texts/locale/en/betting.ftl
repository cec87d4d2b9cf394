# The two betting games as they are told: `satasat show`.

betting-title = { $game ->
    [trentacinque] Trentacinque
   *[thirty-five] Thirty-Five
 }, preset { $preset }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
 }
betting-deal = Deal { $deal } of { $deals }. { $dealer-you ->
    [yes] You deal
   *[no] { $dealer } deals
 }.
betting-anted = Everybody who plays pays { $n ->
    [one] one chip
   *[other] { $n } chips
 } into the pool, which now holds { $pool }.
betting-sits-out = { $seat-you ->
    [yes] You cannot pay that and sit out
   *[no] { $seat } cannot pay that and sits out
 }.
betting-dealt = { $seat-you ->
    [yes] You hold
   *[no] { $seat } holds
 } { $cards }
betting-claimed = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } { $points } in { $suit }: { $cards }. No cards are sold.
betting-unclaimed = Nobody holds 35. The bidding begins.
betting-bid = { $seat-you ->
    [yes] You bid
   *[no] { $seat } bids
 } { $n }.
betting-left = { $game ->
    [trentacinque] { $seat-you ->
        [yes] You pass
       *[no] { $seat } passes
    }
   *[thirty-five] { $seat-you ->
        [yes] You throw in
       *[no] { $seat } throws in
    }
 }.
betting-count = { $seat } { $points }
betting-compared = Those at five count, in their best suit: { $counts }.
betting-bought = { $seat-you ->
    [yes] You buy
   *[no] { $seat } buys
 } the four cards for { $n }{ $cards ->
    [none] {""}
   *[other] : { $cards }
 }.
betting-succeeded = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } { $points } in { $suit }, and { $seat-you ->
    [yes] show
   *[no] shows
 } { $cards }.
betting-failed = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } no 35.
betting-took = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } { $n ->
    [one] one chip
   *[other] { $n } chips
 } from the pool.
betting-paid = { $seat-you ->
    [yes] You pay
   *[no] { $seat } pays
 } { $n ->
    [one] one chip
   *[other] { $n } chips
 } into the pool.
betting-side = { $seat-you ->
    [yes] You were
   *[no] { $seat } was
 } dealt { $kind ->
    [no_court] no king, queen or knave
   *[king_queen_knave] the king, queen and knave of a suit
 }, and { $seat-you ->
    [yes] get
   *[no] gets
 } { $n ->
    [one] one chip
   *[other] { $n } chips
 } from the others.
betting-share = { $seat } { $n }
betting-divided = The pool is divided: { $shares }.
betting-scored = Chips after deal { $deal }: { $shares }. The pool holds { $pool }.
betting-next-dealer = { $dealer-you ->
    [yes] You deal
   *[no] { $dealer } deals
 } next.
betting-outcome = { $outcome ->
    [claim] 35 dealt: { $seats }
    [bought] { $seats } bought and had 35
    [failed] { $seats } bought and failed
    [thrown_in] all threw in
   *[passed] all passed
 }
betting-outcome-head = What happened
betting-pool-head = Pool
