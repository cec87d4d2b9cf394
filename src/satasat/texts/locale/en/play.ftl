# What is told at the table, by `play` and `show`.
# A parameter that is a player comes with a twin: $by and $by-you (yes or no).

## The match

match-title = 3-2-5, preset { $preset }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
 }
match-rules-changed = Changed from the preset { $preset }: { $changes }
match-players = { $seat_no }: { $name }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
 }{ $you ->
    [yes] {" "}- this is you
   *[no] {""}
 }
match-resumed = The match goes on at deal { $deal }.
match-record = The match is kept in { $file }.
match-left = The match is not over. Go on with: satasat play --resume { $file }
match-left-unkept = The match is not over, and was not recorded (--record FILE does that).
match-over = The match is over. { $n ->
    [one] { $winners } { $you ->
        [yes] win
       *[no] wins
    }
   *[other] { $winners } share the first place
 } with { $total }.
seat-you = you
and = { $first } and { $last }

## A deal

deal-title = Deal { $deal } of { $deals }
seated = { $dealer-you ->
    [yes] You deal
   *[no] { $dealer } deals
 } first.
role-five = five
role-three = three
role-two = two, dealer
roles-line = { $seat-you ->
    [yes] you
   *[no] { $seat }
 }: { $quota } ({ $role })
roles = Needed: { $roles }
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
debts = Before play, for the last deal: { $debts }
debts-next = In the next deal: { $debts }
debts-none = Nobody draws from anybody.
was-cut = { $by-you ->
    [yes] You cut
   *[no] { $by } cuts
 } the pack at { $at }.
first-five = Your first five cards: { $cards }
your-cards = Your cards: { $cards }
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
exposed = Face up: { $cards }
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
trump-sevens = Both sevens are trumps: { $sevens } are the highest.
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
fan = Face down   { $backs }
drawn-now = You have drawn { $card }; only the two of you know it.
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
trick-now = Trick { $n }: { $plays }, { $seat-you ->
    [yes] you are
   *[no] { $seat } is
 } winning.
trick-lead = Trick { $n }: you lead.
trick-none = No trick has been played yet in this deal.
count = { $seat-you ->
    [yes] you
   *[no] { $seat }
 } { $taken } of { $quota }
counts = Tricks: { $counts }
promised = Tricks promised: { $promised }
promised-one = { $debtor-you ->
    [yes] you owe
   *[no] { $debtor } owes
 } { $creditor-you ->
    [yes] you
   *[no] { $creditor }
 } { $n }
hand-trump = trump
hand = Hand

## Scores

score-deal = Deal
score-dealer = Dealer
score-trump = Trump
score-total = Total
score-cell = { $tricks } of { $quota }: { $points }
score-over = { $seat-you ->
    [yes] You took
   *[no] { $seat } took
 } { $tricks } of { $quota }: { $points }.
next-dealer = { $dealer-you ->
    [yes] You deal
   *[no] { $dealer } deals
 } next.

## Questions

ask-dealer = Who deals first?
ask-cut = Cut the pack: how many cards from the top, { $least } to { $most }?
ask-trump = Name trump
ask-tie = Choose trump among the tied suits
option-suit = { $suit }{ $n ->
    [0] , none in hand
    [one] , one: { $cards }
   *[other] , { $n }: { $cards }
 }
option-turn_three = turn three: your next three cards are shown to all, the highest decides, you keep them
option-seventh_card = seventh card: the middle one of your next three is shown to all and decides
option-random_rest = random card: one of your last five, unseen by you, is drawn and decides
ask-elect = { $creditor } draws a card from you. Let it be drawn, or promise a trick?
option-offer = card: let a card be drawn
option-concede = trick: hand over one trick of this deal
ask-fan = { $creditor } will draw from your cards. Type their order from 1 to 10, or Enter to shuffle
ask-draw = Draw a card from { $debtor }, 1 to 10
ask-give = Give a card back to { $debtor }
ask-play = Your card
ask-lead = Your lead
pass-on = { $name } is to play. Press Enter when nobody else is looking.
cards-marked = In brackets: what is allowed.
not-marked = { $card }: { $why }
is-allowed = { $card ->
    [none] That is allowed.
   *[other] { $card } is allowed.
 }
none-barred = Everything in your hand is allowed.
commands = last: the last trick · score: the score sheet · rules: the rules of this table · undo: take back · quit: leave · ? CARD: why not
what-dealer = Type a seat.
what-cut = Type a number.
what-suit = Type its number, its name or its first letter.
what-elect = Type card or trick.
what-fan = Type your ten cards in any order, or press Enter.
what-draw = Type a number from 1 to 10; you see the face when you have drawn.
what-card = Type a card: 10d, 10♦ or td; the rank alone where only one fits.
undone = Taken back.
player = Player

## A recorded match

show-title = Match { $n } of { $of }
show-hand = { $seat } holds { $cards }
show-auto = (The table did this for { $by }.)
show-unfinished = The match is not over yet.
