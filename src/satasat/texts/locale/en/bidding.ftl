# The page: the table of Thirty-Five and Trentacinque. What is told as in the terminal stands in betting.ftl.
# A parameter that is a player comes with a twin: $seat and $seat-you (yes or no).

## Players

bidding-pool = Pool { $n }
bidding-chips = { $n ->
    [one] one chip
   *[other] { $n } chips
 }
bidding-said-bid = bid { $n }
bidding-said-highest = highest: { $n }
bidding-said-left = { $game ->
    [trentacinque] passed
   *[thirty-five] thrown in
 }
bidding-said-sits-out = sits out
bidding-said-claims = claims
bidding-said-bought = bought for { $n }
bidding-is-thinking = to bid

## The middle of the table

bidding-table = The four cards and the bidding
bidding-four-cards = Four cards, face down
bidding-highest = Highest bid
bidding-highest-none = Nobody has bid yet.
bidding-highest-by = { $seat-you ->
    [yes] You bid
   *[no] { $seat } bids
 } { $n }
bidding-wins = { $n ->
    [one] With 35: takes one chip
   *[other] With 35: takes { $n } chips
 }
bidding-loses = { $n ->
    [one] Without: pays one chip
   *[other] Without: pays { $n } chips
 }
bidding-inside = Still in: { $names }
bidding-at-five = Stay in at { $n }: { $names }
bidding-calls = Bidding
bidding-calls-none = Nobody has bid or { $game ->
    [trentacinque] passed
   *[thirty-five] thrown in
 } yet.
bidding-call = { $seat-you ->
    [yes] you
   *[no] { $seat }
 }{ $chips ->
    [none] {" "}{ $game ->
        [trentacinque] { $seat-you ->
            [yes] pass
           *[no] passes
        }
       *[thirty-five] { $seat-you ->
            [yes] throw in
           *[no] throws in
        }
    }
   *[other] : { $chips }
 }
bidding-deals = The cards are shuffled and dealt.

## My cards

bidding-hand = Your hand, { $n ->
    [one] one card
   *[other] { $n } cards
 }
bidding-suit = { $suit }: { $points }{ $best ->
    [yes] { $reached ->
        [yes] , enough for { $target }
       *[no] {" "}of { $target }
    }, your best suit
   *[no] {""}
 }
bidding-of-target = { $reached ->
    [yes] { $points } ✓
   *[no] { $points } of { $target }
 }
bidding-hand-suit = { $suit } { $points }: { $ranks }
bidding-best = { $reached ->
    [yes] { $points } in { $suit }, enough for { $target }.
   *[no] At best { $points } of { $target } in { $suit }.
 }

## My bid

bidding-turn-first = Your turn. Bid { $several ->
    [yes] { $least } to { $most }
   *[no] { $least }
 }, or { $game ->
    [trentacinque] pass
   *[thirty-five] throw in
 }.
bidding-turn-raise = Your turn. Raise { $several ->
    [yes] ({ $least } to { $most })
   *[no] to { $least }
 }, or { $game ->
    [trentacinque] pass
   *[thirty-five] throw in
 }.
bidding-turn-same = Your turn. Bid { $least } as well, or { $game ->
    [trentacinque] pass
   *[thirty-five] throw in
 }.
bidding-turn-none = Your turn. You can only { $game ->
    [trentacinque] pass
   *[thirty-five] throw in
 }.
bidding-turn-of = { $seat } is to bid.
bidding-turn-said = It is { $seat-you ->
    [yes] your turn
   *[no] the turn of { $seat }
 } to bid.
bidding-yours = Your bid
bidding-yours-chips = Your bid, in chips
bidding-fewer = One chip less
bidding-more = One chip more
bidding-quick = Quick choices
bidding-quick-least = least
bidding-quick-pool = pool
bidding-quick-most = most
bidding-do-first = Bid { $n }
bidding-do-raise = Raise to { $n }
bidding-do-same = Bid { $n } as well
bidding-leave = { $game ->
    [trentacinque] Pass
   *[thirty-five] Throw in
 }
bidding-number = Type or choose a number.
bidding-chosen = { $n ->
    [one] one chip
   *[other] { $n } chips
 }
bidding-take-back = Take back my last bid

## Hint

bidding-hint-title = What bids are worth
bidding-hint-choose = Choose to bid { $n }

## The end of a deal

bidding-claimed = { $seat-you ->
    [yes] You claim
   *[no] { $seat } claims
 } with { $points } in { $suit }.
bidding-succeeded = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } { $points } in { $suit }, and { $seat-you ->
    [yes] show
   *[no] shows
 } it.
bidding-shown-by = Cards of { $seat-you ->
    [yes] yours
   *[no] { $seat }
 }, shown to all
bidding-bought-yours = The four cards that you bought
bidding-held = Your cards in this deal
bidding-not-sold = { $game ->
    [trentacinque] Everybody has passed.
   *[thirty-five] Everybody has thrown in.
 } The four cards are not sold.
bidding-side-known = { $seat-you ->
    [yes] You were
   *[no] { $seat } was
 } dealt { $kind ->
    [no_court] no king, queen or jack
   *[king_queen_knave] the king, queen and jack of a suit
 }, and { $seat-you ->
    [yes] are
   *[no] is
 } paid by the others.
bidding-result = The deal
bidding-head-who = Player
bidding-head-change = This deal
bidding-head-chips = Chips
bidding-pool-row = Pool
bidding-dealer-next = deals next

## The end of a match

bidding-won = The match is over. { $seat-you ->
    [yes] You win
   *[no] { $seat } wins
 } with { $n ->
    [one] one chip
   *[other] { $n } chips
 }.
bidding-shared = The match is over. { $winners } share the victory with { $n ->
    [one] one chip
   *[other] { $n } chips
 } each.
bidding-ended-deals = { $deals ->
    [one] The one deal has
   *[other] All { $deals } deals have
 } been played.

## Score sheet

bidding-sheet-legend = The chips of each player after the deal, and what he did in it; last, the pool.
bidding-csv-chips = { $name }: chips
bidding-csv-outcome = Outcome
bidding-csv-seats = By
bidding-outcome = { $outcome ->
    [claim] claimed
    [bought] bought, with 35
    [failed] bought, without 35
    [thrown_in] not sold
    [passed] not sold
   *[other] { $outcome }
 }

## The bidding so far, and keys

bidding-this-deal = This deal
bidding-last-deal = The last deal
bidding-tab = Bidding
bidding-key-change = Arrows, + and −
bidding-key-change-does = change your bid
bidding-key-digits = 0 to 9
bidding-key-digits-does = type your bid
bidding-key-enter-does = do what the large button says
bidding-query-L = say the last bid
bidding-query-K = say everybody’s chips
bidding-query-U = say the pool and the highest bid
bidding-query-T = say the bidding of this deal
bidding-query-Y = say my hand, suit by suit, and what it counts
bidding-query-O = say who is out of the bidding
bidding-out = Out of the bidding: { $names }.
bidding-out-none = Nobody is out of the bidding.
