# The page: trump, exchange, the end of a deal and of a match, talk.
# A parameter that is a player comes with a twin: $by and $by-you (yes or no).

## Where a deal stands

steps = Steps of this deal
step-trump = Trump
step-exchange = Exchange { $n } of { $of }
step-exchanges = { $of ->
    [one] One exchange
   *[other] { $of } exchanges
 }
step-play = Play
step-done = done
choose-first = Choose
choose-suit = Choose a suit

## Cut

cut-title = Cut the pack
cut-words = Say how many cards go from the top to the bottom.
cut-label = Cards from the top
cut-number = { $n ->
    [one] one card
   *[other] { $n } cards
 }
cut-fewer = One card fewer
cut-more = One card more
cut-do = Cut at { $n }

## Trump

trump-title = Choose trump
trump-words = You need { $quota ->
    [one] one trick
   *[other] { $quota } tricks
 }. Trump beats the rest.
trump-cards = { $n ->
    [one] Your card
    [5] Your first five cards
   *[other] Your { $n } cards
 }
trump-suits = Which suit is trump?
trump-count = { $n ->
    [0] none
    [one] one card
   *[other] { $n } cards
 }
trump-ways = Or let the cards decide
way-turn_three = Turn three
way-turn_three-about = Your next three cards are shown. The highest makes trump. You keep them.
way-seventh_card = Seventh card
way-seventh_card-about = The middle one of your next three is shown and makes trump.
way-random_rest = Random card
way-random_rest-about = One of your last five, still face down, is shown and makes trump.
trump-do = Make { $suit } trump
way-do-turn_three = Turn three cards
way-do-seventh_card = Let the seventh card decide
way-do-random_rest = Let a random card decide
trump-not-here = What is not played here?
tie-title = Choose one of the tied suits
tie-words = The highest of the turned cards are level. Choose one of their suits.
tie-turned = The turned cards
tie-not-here = Why no other suit?
turned-title = { $seat-you ->
    [yes] Your cards are turned
   *[no] { $seat } turns cards
 }
turned-go-on = Go on

## A card or a trick

elect-title = A card or a trick?
elect-words = { $creditor } may draw { $of ->
    [one] a card from you.
   *[other] { $of } cards from you. This is number { $n }.
 }
elect-offer = Let a card be drawn
elect-offer-about = { $creditor } draws one of your cards without seeing it, and gives you one back.
elect-concede = Promise a trick
elect-concede-about = You keep your cards. At the end you hand { $creditor } one of your tricks, if you have any.
elect-which = What shall { $creditor } get?

## The exchange

exchange-hidden = Your cards
fan-title = Put your cards in order
fan-words = { $creditor } will draw one of them and sees only the backs.
fan-how = Tap two cards and they change places. You can also drag a card.
fan-keys = Keys: Enter picks a card up, the arrows move it, Enter lays it down, Escape puts it back.
fan-cards = Your cards, as they will lie
fan-card = { $card }, place { $n } of { $of }
fan-picked = { $card } picked up.
fan-moved = { $card }: place { $n }.
fan-dropped = { $card } laid down at place { $n }.
fan-swapped = { $first } and { $second } have changed places.
fan-returned = { $card } is back at place { $n }.
fan-shuffle = Shuffle for me
fan-shuffled = Your cards are shuffled.
fan-do = Lay them down
draw-title = Draw a card from { $debtor }
draw-words = Choose a back; then you give a card back.
draw-cards = { $debtor }: { $n ->
    [one] one card
   *[other] { $n } cards
 }, face down
draw-card = card { $n } of { $of }, face down
draw-card-chosen = card { $n } of { $of }, face down, chosen
draw-do = Draw card { $n }
draw-own = Your cards
give-title = Give a card back to { $debtor }
give-drawn = You have drawn { $card }
give-keep = { $keep ->
    [one] Of the suit you give from, one card must stay.
    [2] Of the suit you give from, two cards must stay.
   *[other] Of the suit you give from, { $keep } cards must stay.
 }
give-secret = Only you and { $debtor } see it.
give-open = Everybody sees it.
give-cards = Your cards. Choose one to give back.
give-do = Give back { $card }

## Others at work

watch-shuffle = The cards are shuffled and dealt.
watch-turn = A card is turned.
watch-cut = { $by } is cutting the pack.
watch-tie = { $by } is choosing one of the tied suits.
watch-elect = { $debtor } is choosing: a card or a trick for { $creditor-you ->
    [yes] you
   *[no] { $creditor }
 }.
watch-fan-shuffled = { $debtor-you ->
    [yes] Your cards are
   *[no] The cards of { $debtor } are
 } shuffled.
watch-fan = { $debtor } is putting ten cards in order.
watch-draw = { $creditor } is drawing a card from { $debtor-you ->
    [yes] you
   *[no] { $debtor }
 }.
watch-give = { $creditor } is giving a card back to { $debtor-you ->
    [yes] you
   *[no] { $debtor }
 }.
watch-backs = { $n ->
    [one] One card
   *[other] { $n } cards
 }, face down
watch-own = So your cards lie. { $creditor } sees only the backs.
watch-place = { $n }: { $card }
watch-drawn = { $n }: { $card }, drawn
watch-drawn-tag = drawn
watch-taken = { $creditor } has drawn { $card } from you.

## The end of a deal

deal-result = The deal
deal-taken = Took
deal-points = Points
deal-total = Total
deal-next = Next deal
deal-draws = draws { $n } from { $debtor-you ->
    [yes] you
   *[no] { $debtor }
 }
deal-draws-you = draw { $n } from { $debtor }
deal-dealer = dealer
role = { $quota ->
    [2] dealer, needs two
    [3] needs three
    [5] needs five
   *[other] needs { $quota }
 }
next-deal = Next deal
next-wait = Waiting for { $names }.
next-coming = The next deal is coming.
next-watch = The next deal begins when everybody is ready.
put-bot = Put a bot in the place of { $name }

## The end of a match

over-title = The match is over
over-ended = The match was ended after { $deals ->
    [0] no whole deal
    [one] one deal
   *[other] { $deals } deals
 }.
over-totals = Totals
over-again = Another match
over-who-deals = Who deals first?
over-review = Review and replay
over-leave = Leave
over-proof = You can check the shuffles now: nobody could have arranged the cards.
over-check = Check the shuffles

## Score sheet

sheet-empty = No deal is over yet.
sheet-caption = Score sheet, newest deal first
sheet-tricks = { $tricks } of { $quota }
sheet-running = Total so far:
sheet-trump = trump: { $suit }
sheet-legend = In the box: tricks needed. Beside it: tricks taken, then the points. Below: the total so far.
sheet-csv = Save as a table (CSV)
sheet-print = Print
sheet-file = score-sheet
sheet-csv-taken = { $name }: tricks
sheet-csv-quota = { $name }: needed
sheet-csv-points = { $name }: points
sheet-csv-total = { $name }: total

## An open question

proposed-take-back = { $seat-you ->
    [yes] You have asked to take back your last move.
   *[no] { $seat } asks to take back the last move.
 }
proposed-end = { $seat-you ->
    [yes] You have asked to end the match.
   *[no] { $seat } asks to end the match.
 }
proposed = A question to all
proposed-yes = Yes
proposed-no = No
proposed-withdraw = Never mind
proposed-waiting = Waiting for the others.

## Talk

talk = Talk
talk-empty = Nothing has been said yet.
talk-log = What was said
talk-phrases = Say something
talk-faces = Show a face
talk-text = Your own words
talk-send = Send
talk-muted = { $n ->
    [one] One message is hidden.
   *[other] { $n } messages are hidden.
 }
talk-mutes = Who is heard
talk-watching = watching
talk-watchers = Only those who watch hear you.
