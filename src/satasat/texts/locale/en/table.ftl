# The page: the table while cards are played.

## The bar

table-title = The table
deal-of = Deal { $deal } of { $deals }
deal-none = Before the first deal
deal-unseen = A match is on
trump-chip = Trump
trump-is = Trump is { $suit }.
trump-open = Trump is not fixed yet.
menu = Menu
help = Help
your-turn-mark = ● Your turn

## Players

players = Players
seats-clockwise = Play goes round to the left.
seats-anticlockwise = Play goes round to the right.
tricks-of = { $taken } of { $quota }
tricks-of-spoken = { $taken } of { $quota } { $quota ->
    [one] trick
   *[other] tricks
 }
total-points = { $points } in all
cards-left = { $n ->
    [one] one card
   *[other] { $n } cards
 }
dealer = dealer
is-bot = bot
is-thinking = to play
is-away = not connected
is-left = has left
is-sat-in = a bot plays
seconds-left = { $n ->
    [one] one second
   *[other] { $n } seconds
 } left
bank-left = { $n ->
    [one] one second
   *[other] { $n } seconds
 } of spare time left
your-seconds = { $n ->
    [one] One second
   *[other] { $n } seconds
 } left for your move.

## The trick

trick = The trick
led = led
winning = winning
takes = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } the trick.
takes-mark = takes it
played-led = { $seat-you ->
    [yes] You lead
   *[no] { $seat } leads
 } { $card }.
played = { $seat-you ->
    [yes] You play
   *[no] { $seat } plays
 } { $card }.
not-played = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } not played yet.
trick-empty = No card lies on the table.
tap-on = Tap to go on
last-trick = Last trick
all-tricks = Tricks of this deal
tricks-none = No trick has been played yet in this deal.
trick-n = Trick { $n }

## The message line

your-lead = Your turn. Lead any card.
your-turn = Your turn.
your-turn-any = Your turn. You may play any card.
your-turn-follow = Your turn. Follow { $suit }.
turn-of = { $seat } is to play.
turn-said = It is { $seat-you ->
    [yes] your turn
   *[no] the turn of { $seat }
 }.
turn-nobody = Nobody is to play now.
line-lost = The connection is lost. Trying again …
line-connecting = Connecting …
line-back = The connection is back.
one-moment = One moment …
bot-for-you = A bot plays for you.
i-am-back = Play myself
watching-only = You are watching.
unseen-words = It may not be watched. Between two deals you can sit down at a bot’s seat.
waiting-deal = The next deal begins soon.

## Hand and actions

hand-name = Your hand, { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
 }{ $suits ->
    [none] {""}
   *[other] : { $suits }
 }
suit-count = { $suit } { $n }
card-playable = { $card }, playable
card-barred = { $card }, not playable: { $why }
card-selected = { $card } is chosen. Press Enter to play it.
no-such-card = You do not hold { $card }.
choose-card = Choose a card
play-card = Play { $card }
hint = Hint
hint-thinking = Looking at what could lie where …
hint-title = What your cards are worth
hint-best = best
hint-choose = Choose { $card }

## Menu

menu-look = Look at
menu-game = The game
menu-leave = Going
score-sheet = Score sheet
rules-here = Rules of this table
words-here = What the words mean
settings-here = Settings
talk-here = Talk
watchers = Who is watching
watchers-none = Nobody is watching.
take-back = Take back my last card
claim = The rest are mine
claim-words = If all the tricks that are left are surely yours, they are played out at once. If not, you are told so, and nothing happens.
claim-yes = Claim them
ask-end = End the match now
end-words = The others are asked. When everybody agrees, the match ends here and the cards are shown.
end-yes = Ask to end it
leave = Leave the table
leave-words = A bot plays on for you. You can come back until the match is over.
leave-words-over = Your seat becomes free.
leave-words-watching = You can come back by the same link.
leave-yes = Leave
stay = Stay
start-page = To the start page

## What happens beside the cards

now-sat_in = A bot plays for { $seat-you ->
    [yes] you
   *[no] { $seat }
 }.
now-returned = { $seat-you ->
    [yes] You play
   *[no] { $seat } plays
 } again.
now-claimed = All the rest go to { $seat-you ->
    [yes] you
   *[no] { $seat }
 }.

## Beside the table

tab-score = Score
tab-tricks = Tricks
tab-talk = Talk

## Help

help-now = What is asked of you now
help-how = How the game goes
help-quota-mine = In this deal you need { $quota ->
    [one] one trick
   *[other] { $quota } tricks
 }. You have { $taken }.
help-keys = Keys
help-keys-off = Letters as keys are switched off. You can switch them on in the settings.
key-arrows = Arrows, Home, End
key-arrows-does = go from card to card
key-digits = 1 to 9, 0
key-digits-does = choose the first to the tenth card
key-suit = { $s } { $h } { $d } { $c }, then a rank
key-suit-does = choose a card by its name: H, then T, is the ten of hearts
key-enter = Enter
key-enter-does = play the card
key-escape = Esc
key-escape-does = choose no card
query-L = say the last trick
query-K = say how many tricks everybody has
query-U = say what is trump
query-T = say what lies on the table
query-Y = say my hand, suit by suit
query-O = say who is out of which suit
query-R = say again what was said last
query-W = say whose turn it is
query-list = show this list

## Answers to keys

table-cards = On the table: { $plays }.
hand-suits = Your hand: { $suits }.
hand-suit = { $suit } { $ranks }
hand-empty = You have no cards.
out-none = Nobody has shown that he is out of a suit.
out-of = { $seat-you ->
    [yes] You are
   *[no] { $seat } is
 } out of { $suits }.
suit-pending = { $suit }: which rank?

## Coming to a table

failed-title = This table cannot be opened
