# The two betting games as they are told and asked, by `play` and `show`.

## Told

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
betting-anted = { $all ->
    [yes] Everybody
   *[no] Everybody else
 } pays { $n ->
    [one] one chip
   *[other] { $n } chips
 } into the pool, which now holds { $pool }.
betting-sits-out = { $seat-you ->
    [yes] You cannot pay the ante and sit out
   *[no] { $seat } cannot pay the ante and sits out
 }.
betting-dealt = { $seat-you ->
    [yes] You hold
   *[no] { $seat } holds
 } { $cards }, at best { $points } in { $suit }
betting-claimed = { $seat-you ->
    [yes] You claim
   *[no] { $seat } claims
 } with { $points } in { $suit }: { $cards }.
betting-unclaimed = Nobody holds 35. The bidding begins.
betting-bid-first = { $seat-you ->
    [yes] You bid
   *[no] { $seat } bids
 } { $n }.
betting-bid-raise = { $seat-you ->
    [yes] You raise
   *[no] { $seat } raises
 } to { $n }.
betting-bid-same = { $seat-you ->
    [yes] You bid
   *[no] { $seat } bids
 } { $n } as well.
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
betting-count = { $seat-you ->
    [yes] you
   *[no] { $seat }
 } { $points }
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
betting-took-whole = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } the whole pool: { $n ->
    [one] one chip
   *[other] { $n } chips
 }.
betting-took-share = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } an equal share of the pool: { $n ->
    [0] nothing
    [one] one chip
   *[other] { $n } chips
 }.
betting-took-bid = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } as much as the bid from the pool: { $n ->
    [one] one chip
   *[other] { $n } chips
 }.
betting-paid = { $seat-you ->
    [yes] You pay your
   *[no] { $seat } pays the
 } bid into the pool: { $n ->
    [one] one chip
   *[other] { $n } chips
 }. It now holds { $pool }.
betting-side = { $seat-you ->
    [yes] You were
   *[no] { $seat } was
 } dealt { $kind ->
    [no_court] no king, queen or jack
   *[king_queen_knave] the king, queen and jack of a suit
 }, and { $seat-you ->
    [yes] get
   *[no] gets
 } { $n ->
    [one] one chip
   *[other] { $n } chips
 } from the others.
betting-share = { $seat-you ->
    [yes] you
   *[no] { $seat }
 } { $n }
betting-over-limit = The pool of { $pool } is more than the limit of { $limit }. It is divided: everybody gets { $n ->
    [one] one chip
   *[other] { $n } chips
 }.
betting-divided = What is left in the pool at the end is divided: { $shares }.
betting-ended-early = { $game ->
    [trentacinque] Not everybody can pay for the next deal
   *[thirty-five] Fewer than two can pay for the next deal
 }: the match ends here.
betting-scored = Chips after deal { $deal }: { $shares }. The pool holds { $pool }.
betting-next-dealer = { $dealer-you ->
    [yes] You deal
   *[no] { $dealer } deals
 } next.
betting-pool-head = Pool
betting-chips-foot = Now
betting-cell = { $n }{ $outcome ->
    [none] {""}
    [claim] {" "}claimed
    [bought] {" "}bought
    [failed] {" "}failed
    [thrown_in] {" "}not sold
    [passed] {" "}not sold
   *[other] {" "}{ $outcome }
 }
betting-n = { $n ->
    [one] one chip
   *[other] { $n } chips
 }

## Asked

betting-play-points = Chips are play points. No money is played for, and none can be bought or won.
betting-aim = Everybody begins with { $chips ->
    [one] one chip
   *[other] { $chips } chips
 }; the most chips at the end win. Type help to read how the game goes, ? where you are stuck.
betting-best = { $reached ->
    [yes] , enough for { $target }
   *[no] {" "}of { $target }
 }
betting-now = The pool holds { $pool }. { $bid ->
    [0] Nobody has bid.
   *[other] The highest bid is { $bid }, by { $seat-you ->
        [yes] you
       *[no] { $seat }
    }.
 }
betting-stacks = Chips: { $stacks }
betting-stack = { $seat-you ->
    [yes] you
   *[no] { $seat }
 } { $n }{ $state ->
    [bid] {" "}(bid { $bid })
    [thrown_in] {" "}(thrown in)
    [passed] {" "}(passed)
    [sits_out] {" "}(sits out)
   *[none] {""}
 }
betting-side-yours = You were dealt { $kind ->
    [no_court] no king, queen or jack
   *[king_queen_knave] the king, queen and jack of a suit
 }: after the bidding each of the others pays you { $n } chips, whether you bid or pass.
betting-ask-first = Your bid ({ $several ->
    [yes] { $least } to { $most }
   *[no] { $least }
 }, or { $game ->
    [trentacinque] pass
   *[thirty-five] throw in
 }):
betting-ask-raise = Your bid (raise to { $several ->
    [yes] { $least } or more, up to { $most }
   *[no] { $least }
 }, or { $game ->
    [trentacinque] pass
   *[thirty-five] throw in
 }):
betting-ask-same = Your bid ({ $least } as well, or { $game ->
    [trentacinque] pass
   *[thirty-five] throw in
 }):
betting-ask-none = Your bid (you cannot bid; Enter { $game ->
    [trentacinque] passes
   *[thirty-five] throws in
 }):
# what a player types; the beginning of raise, and of what leave says, is enough
betting-word-bid = bid
betting-word-raise = raise
betting-word-raise-to = raise to
betting-word-leave = { $game ->
    [trentacinque] pass
   *[thirty-five] throw in
 }
betting-what-thirty-five = Type a number to bid so many chips for the four cards, raise to bid one more than the last bid, or throw in to give up your cards for this deal. There is no passing: who does not raise throws in.
betting-what-trentacinque = Type a number to bid so many chips for the four cards, at most { $most }; raise bids the least that you may; pass leaves the bidding of this deal for good. A bid of { $most } may be matched: of those who stay in, the highest count in one suit buys.
betting-may = You may bid { $least }{ $several ->
    [yes] {" "}to { $most }
   *[no] {""}
 }.
betting-allowed = { $bid ->
    [none] You may { $game ->
        [trentacinque] pass
       *[thirty-five] throw in
    }.
   *[other] You may bid { $bid }.
 }
betting-stakes-thirty-five = Who buys and then has 35 in one suit takes as many chips as he bid, at most the whole pool of { $pool }. Who buys and has not pays his bid into the pool.
betting-stakes-trentacinque = Who buys and then has 35 in one suit takes the whole pool of { $pool }, whatever he bid. Who buys and has not pays his bid into the pool.
betting-last-none = No deal is over yet.
betting-last = Deal { $deal }:
betting-commands = hand: the question again, with your cards · ? 12: whether you may bid that · hint: what your bids are worth · last: how the last deal went · score: the score sheet · rules: the rules of this table · ?: what may be typed · undo: take back your last bid, while nobody else has moved · quit: leave

## How to play

betting-how-thirty-five-1 = There are 52 cards. King, queen and jack count ten, the ace { $ace ->
    [one] one
   *[other] eleven
 }, every other card its number. Whoever has 35 or more in one suit wins.
betting-how-thirty-five-2 = In each deal everybody pays { $ante ->
    [one] one chip
   *[other] { $ante } chips
 } into the pool and gets nine cards; four more lie face down on the table. Whoever is dealt 35 shows that suit and takes the pool.
betting-how-thirty-five-3 = If nobody has 35, the four cards are sold. In turn each bids more than the last bid, or throws in his cards and is out of the deal. The first bid is at most the pool, and nobody bids more chips than he has.
betting-how-thirty-five-4 = The last one left buys the four cards. With 35 in one suit of his thirteen he takes as many chips as he bid, at most the whole pool. Without, he pays his bid into the pool.
betting-how-thirty-five-5 = What is left in the pool stays for the next deal.{ $limit ->
    [none] {""}
   *[other] {" "}A pool of more than { $limit } is divided among all.
 } After the last deal it is divided, and the most chips win.
betting-how-trentacinque-1 = There are forty cards: no eights, nines or tens. King, queen and jack count ten, the ace one, every other card its number. You want 35 or more in one suit.
betting-how-trentacinque-2 = In each deal everybody pays { $ante ->
    [one] one chip
   *[other] { $ante } chips
 } into the pool and gets nine cards; the last four lie face down on the table and are sold.
betting-how-trentacinque-3 = In turn each bids 1 to { $most } chips, more than the last bid, or passes for good. A bid of { $most } may be matched; of those at { $most } the one with the highest count in one suit buys.
betting-how-trentacinque-4 = With 35 in one suit of his thirteen cards the buyer takes the whole pool, whatever he bid. Without, he pays his bid into the pool, which stays for the next deal.
betting-how-trentacinque-5 = Who was dealt no king, queen or jack, or all three of one suit, gets { $side } chips from each of the others, whether he bids or passes. After the last deal the pool is divided, and the most chips win.
