# What is told at the table, by `play` and `show`.
# A parameter that is a player comes with a twin: $by and $by-you (yes or no).

## The match

match-title = 3-2-5, preset { $preset }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
 }
match-rules-changed = Changed from the preset { $preset }: { $changes }
match-player = Seat { $seat_no }: { $name }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
 }
match-aim = { $scoring ->
    [raw_tricks] Each trick is a point
   *[minus_quota] Each trick above your quota is a point, each below costs one
 }; the highest total wins. Type help to read how the game goes, ? where you are stuck.
match-resumed = The match goes on at deal { $deal }.
match-record = The match is kept in { $file }, move by move.
match-unrecorded = The match is not kept; --record FILE would keep it.
match-left = The match is not over. Go on with:
match-resume = { $program } play --resume { $file }
match-review = See what each card was worth:
match-review-command = { $program } review { $file }
match-left-unkept = The match was not kept; --record FILE keeps one.
match-leave = Leave for good? The match is not kept. (y/n)
match-won = The match is over. { $seat-you ->
    [yes] You win
   *[no] { $seat } wins
 } with { $total }.
match-draw = The match is over. It is a draw between { $winners } with { $total }.
match-shared = The match is over. { $winners } share the victory with { $total }.
and = { $first } and { $last }
pass-on = { $name } is to play. Press Enter when nobody else is looking.
seat-you = you
player = Player

## A deal

deal-title = Deal { $deal } of { $deals }
seated = { $dealer-you ->
    [yes] You deal
   *[no] { $dealer } deals
 } first.
need = { $seat-you ->
    [yes] you
   *[no] { $seat }
 } { $quota }{ $is_dealer ->
    [yes] {" "}(dealer)
   *[no] {""}
 }
needs = Quotas: { $needs }
sevens = Both sevens are trumps in every deal: { $first } is the highest, then { $second }, then the ace.
debt-draws = { $creditor-you ->
    [yes] You draw
   *[no] { $creditor } draws
 } { $n ->
    [one] one card
   *[other] { $n } cards
 } from { $debtor-you ->
    [yes] you
   *[no] { $debtor }
 }.
debts = Before play cards change hands for the tricks of the last deal. { $debts }
debts-next = In the next deal cards change hands. { $debts }
debts-none = In the next deal nobody draws from anybody.
was-cut = { $by-you ->
    [yes] You cut
   *[no] { $by } cuts
 } the pack at { $at }.
first-five = Your first five cards: { $cards }
your-cards = Your ten cards: { $cards }
choosing = { $by } is choosing trump.
declined-turn_three = { $by-you ->
    [yes] You name
   *[no] { $by } names
 } no suit: the next three cards are turned.
declined-seventh_card = { $by-you ->
    [yes] You name
   *[no] { $by } names
 } no suit: the seventh card is turned.
declined-random_rest = { $by-you ->
    [yes] You name
   *[no] { $by } names
 } no suit: one of the last five cards is drawn.
exposed = Face up, and { $seat-you ->
    [yes] yours
   *[no] { $seat }'s
 } to keep: { $cards }
trump-named = Trump is { $suit }, named by { $by-you ->
    [yes] you
   *[no] { $by }
 }.
trump-turn_three = Trump is { $suit }: the highest of the three turned cards.
trump-tied = Trump is { $suit }, chosen by { $by-you ->
    [yes] you
   *[no] { $by }
 } among the tied suits.
trump-seventh_card = Trump is { $suit }: the suit of the seventh card.
trump-random_rest = Trump is { $suit }: the suit of the card drawn.
taken-up = You take up { $cards }.

## The exchange

exchange-n = Exchange { $n } of { $of }:
offered = { $debtor-you ->
    [yes] you let
   *[no] { $debtor } lets
 } { $creditor-you ->
    [yes] you
   *[no] { $creditor }
 } draw a card.
conceded = { $debtor-you ->
    [yes] you promise
   *[no] { $debtor } promises
 } { $creditor-you ->
    [yes] you
   *[no] { $creditor }
 } a trick instead of a card.
fanned = Your cards lie face down: { $cards }
fan-order = { $creditor } draws from your cards, face down. Type all ten in the order they shall lie (ks 10h ...).
fan = Face down   { $backs }
drawn-now = You have drawn { $card }{ $secret ->
    [yes] ; only the two of you know it
   *[no] {""}
 }.
keep = { $keep ->
    [one] You must keep another card of its suit.
   *[other] You must keep { $keep } other cards of its suit.
 }
drawn = { $creditor-you ->
    [yes] you draw
   *[no] { $creditor } draws
 } { $card ->
    [none] a card
   *[other] { $card }
 }{ $place ->
    [none] {""}
   *[other] {" "}(place { $place })
 } from { $debtor-you ->
    [yes] you
   *[no] { $debtor }
 }.
given = { $creditor-you ->
    [yes] You give
   *[no] { $creditor } gives
 } { $card ->
    [none] a card
   *[other] { $card }
 } back to { $debtor-you ->
    [yes] you
   *[no] { $debtor }
 }.

## Play

plays-led = { $seat-you ->
    [yes] you led
   *[no] { $seat } led
 } { $card }
plays-card = { $seat-you ->
    [yes] you
   *[no] { $seat }
 } { $card }
trick-done = Trick { $n }: { $plays }. { $seat-you ->
    [yes] You take it
   *[no] { $seat } takes it
 } with { $card }.
trick-now = Trick { $n }: { $plays }{ $winning ->
    [yes] , { $seat } is winning
   *[no] {""}
 }.
trick-lead = Trick { $n }: you lead.
trick-none = No trick has been played yet in this deal.
count = { $seat-you ->
    [yes] you
   *[no] { $seat }
 } { $taken } of { $quota }
counts = Trump is { $suit }. Tricks: { $counts }
promised = Tricks promised: { $promised }
promised-one = { $debtor-you ->
    [yes] you
   *[no] { $debtor }
 } to { $creditor-you ->
    [yes] you
   *[no] { $creditor }
 } { $n }
hand-trumps = trumps
hand = Hand

## Scores

score-deal = Deal
score-dealer = Dealer
score-trump = Trump
score-total = Total
score-cell = { $tricks } of { $quota }: { $points }
scored = Deal { $deal } is over.
scored-all = Deal { $deal }: { $scores }.
scored-one = { $seat-you ->
    [yes] you
   *[no] { $seat }
 } took { $tricks } of { $quota } ({ $points })
handed-over = { $debtor-you ->
    [yes] You hand
   *[no] { $debtor } hands
 } { $creditor-you ->
    [yes] you
   *[no] { $creditor }
 } { $n ->
    [one] the promised trick
   *[other] { $n } promised tricks
 }.
lapsed = { $debtor-you ->
    [yes] You have
   *[no] { $debtor } has
 } no trick left for { $creditor-you ->
    [yes] you
   *[no] { $creditor }
 }: { $n ->
    [one] the promise lapses
   *[other] { $n } promises lapse
 }.
slam = { $seat-you ->
    [yes] You
   *[no] { $seat }
 } won all ten tricks: { $bonus } points more.
no-slam = No bonus for { $seat-you ->
    [yes] your
   *[no] { $seat }'s
 } ten tricks: not all of them were won in play.
next-dealer = { $dealer-you ->
    [yes] You deal
   *[no] { $dealer } deals
 } next{ $loser ->
    [alone] , being furthest short
    [level] , as the next in turn of those furthest short
   *[none] {""}
 }.

## Questions

ask-cut = Cut the pack: how many cards from the top, { $least } to { $most }?
ask-trump = Name trump:
ask-tie = Choose trump among the tied suits:
option-suit = { $suit } ({ $n }){ $n ->
    [0] {""}
   *[other] : { $cards }
 }
option-turn_three = turn three: your next three cards are shown to all, the highest decides, you keep them
option-seventh_card = seventh card: the middle one of your next three is shown to all and decides
option-random_rest = random card: one of your last five, unseen by you, is drawn and decides
ask-elect = { $creditor } may draw card { $n } of { $of } from you. Card or trick?
option-offer = card: let a card be drawn
option-concede = trick: hand over a trick of this deal instead, after the last one
ask-fan = Your order (Enter shuffles):
ask-draw = Draw a card from { $debtor }, 1 to 10; then you give one back:
ask-give = Card to give back to { $debtor }:
ask-play = Your card:
ask-lead = Your lead:
ask-only-card = Your card (Enter plays { $card }):
cards-marked = In brackets: what is allowed.
barred = { $cards }: { $why }
is-allowed = { $card } is allowed.
none-barred = Everything in your hand is allowed.
commands = hand: your cards · hint: what your moves are worth · hint CARD: that card beside the best · last: the last trick · score: the score sheet · rules: the rules of this table · ?: what may be typed · ? CARD: why not that card · undo: take back your last decision, while it has shown you nothing new · quit: leave
help-word = help: how the game goes, and what else may be typed
what-cut = Type a number. So many cards go from the top to the bottom.
what-suit = Type the number of a line, or the name of a suit or its beginning. Trump beats every other suit in this deal.
what-elect = Type card or trick. A promised trick goes over after the last trick; whoever has none by then gives none.
what-fan = Type your ten cards in any order, or press Enter. { $creditor } sees only their backs.
what-draw = Type a number from 1 to 10; you see the face when you have drawn, then you give a card back.
what-card = Type a card: 10d, 10♦ or td; the rank alone where only one fits.
undone = Taken back.
ask-next = Enter deals the next hand:
what-next = Press Enter for the next deal, or type quit to leave.
empty = Type an answer, or ? for help.
help-hint = { $text } (? helps)

## How to play

how-1 = There are thirty cards: ace, king, queen, jack, 10, 9, 8 of each suit, and the sevens of hearts and spades. Ace is high.
how-2 = Each deal has ten tricks. The quota of the dealer is two of them, of the next player five, of the third three.
how-3 = The one with the quota of five names the trump suit and leads. Follow the suit that was led if you can, else play anything.
how-4 = The highest trump takes the trick, or the highest card of the suit led. Whoever takes it leads the next.
how-5 = For each trick above his quota a player draws a card in the next deal, from one who took too few, and gives another back.

## A recorded match

show-title = Match { $n } of { $of }
show-hand = { $seat } holds { $cards }
show-auto = (The table did this for { $by }.)
show-trick = { $plays } so far.
show-unfinished = The match is not over yet.
show-goes-on = The match is not over yet: only what { $seat } saw is shown.
show-public = The match is not over yet: only what everybody saw is shown.
