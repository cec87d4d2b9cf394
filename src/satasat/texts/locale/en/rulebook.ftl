# The page: house rules to read, to choose and to share; how the game goes.
# [tricks](trick) is a word that can be tapped: what stands in brackets is translated, what stands in parentheses is not.

rulebook-title = How to play
rulebook-parts = Parts of this page
rulebook-games = Games
rulebook-part-how = How it goes
rulebook-part-rules = House rules
rulebook-part-compare = Compare
rulebook-part-own = Your rules

## Rules in force

rulebook-tap = Tap a rule to read more about it.
rulebook-changed = changed
rulebook-n-changed = { $n } changed
rulebook-changes = { $n ->
    [one] One rule is not as in { $preset }
   *[other] { $n } rules are not as in { $preset }
 }
rulebook-rest = The other rules, as in { $preset }
rulebook-all = All rules, as in { $preset }
rulebook-instead = In the preset: { $value }.
rulebook-described = What four descriptions of the game say:
rulebook-described-one = What the one known description of the game says:
rulebook-source-leaves = it leaves that to the players
rulebook-source-silent = it does not say; this is our choice
rulebook-source-advises = it only advises this

## Choosing rules

rulebook-presets = Start from
rulebook-usual = usual
rulebook-own-set = Your own rule set.
rulebook-other-number = or another number (up to { $most })
rulebook-from-to = from { $least } to { $most }
rulebook-with-limit = Divide it above
rulebook-one-by-one = House rules, one by one
rulebook-group-seats = Seats and deal
rulebook-group-trump = Trump and sevens
rulebook-group-exchange = The exchange
rulebook-group-score = Points
rulebook-group-other = Other rules
rulebook-idle = Without effect beside the rules above: { $labels }.
rulebook-clash-after_ten = With all ten cards in hand, no cards are left to turn. So trump is either named on ten cards, or there is something else to do than name a suit. Both together cannot be.
rulebook-clash-trick_instead = A trick can be promised instead of a card only where cards are drawn. Both rules have to go together.
rulebook-clash-both = Do it, and set “{ $label }” to: { $value }
rulebook-clash-leave = Leave it as it is
rulebook-title-changed = { $n ->
    [one] { $preset } with one change
   *[other] { $preset } with { $n } changes
 }
rulebook-reset = Back to { $preset }

## Rule sets with names

rulebook-saved = Your rule sets
rulebook-saved-about = { $n ->
    [0] Keep these rules under a name, or share them.
    [one] One is kept on this device.
   *[other] { $n } are kept on this device.
 }
rulebook-name-these = Keep these rules on this device. Name:
rulebook-name-example = for example: Grandmother's house
rulebook-keep = Keep
rulebook-kept = Kept: { $name }
rulebook-full = No more can be kept. Delete one first.
rulebook-use = Use
rulebook-use-name = Use { $name }
rulebook-used = Now in use: { $name }
rulebook-share = Share
rulebook-share-name = Share { $name }
rulebook-share-these = Share the rules chosen now
rulebook-rename = Rename
rulebook-rename-name = Rename { $name }
rulebook-name = Name
rulebook-keep-name = Keep this name
rulebook-delete = Delete
rulebook-delete-name = Delete { $name }
rulebook-deleted = { $name } is deleted.
rulebook-undo = Undo
rulebook-share-how = Send the link, or read out the code. Whoever opens it sees these rules and can play by them.
rulebook-link = Link
rulebook-copy = Copy the link
rulebook-send = Send …
rulebook-copied = The link is copied.
rulebook-copy-yourself = The link is marked: copy it now.
rulebook-no-code = These rules hold something that codes cannot say. They cannot be shared.

## Parts of the page of rules

rulebook-part-now = shown now
rulebook-in-force = These are the rules by which your next table plays, unless you choose others.
rulebook-change-them = Change them
rulebook-came = Somebody sent you these rules
rulebook-play-bots = Play by these rules with bots
rulebook-play-friends = Play by these rules with friends
rulebook-opening = The table is being made ready …
rulebook-own-intro = Try out what you like. Nothing here changes a table that is already open.
rulebook-have-code = Somebody gave you a code?
rulebook-code = Code of eight letters and digits
rulebook-code-open = Show its rules
rulebook-code-read = The rules of the code are shown below.
rulebook-code-length = A code has eight letters and digits. Some are missing, or there are too many.
rulebook-code-character = There is a letter or sign in it that codes do not have.
rulebook-code-check = A letter or digit is wrong. Please compare the code once more.
rulebook-code-version = This code is from another version of this page. Load the page again; it may know it then.
rulebook-code-rules = This code does not stand for rules that can be played.
rulebook-compare-caption = In what they differ
rulebook-compare-rule = Rule
rulebook-compare-presets = Played so in
rulebook-all-others = all others

## How the game goes

guide-aim = What you want
guide-thirty-five-aim = With these four hearts: 10 + 10 + 10 + 5 = 35.
guide-trentacinque-aim = With these four clubs: 10 + 10 + 10 + 5 = 35.
guide-bid = Four cards more
guide-bid-words = You see your nine cards, and the backs of the four that you bid for. How much are they worth to you?
guide-bid-figure = Spades count 25 here: the queen among the four would be enough.
guide-points-only = What the chips are
guide-short = In short
guide-tap-words = A word with dots below can be tapped: then it is explained.
guide-pack = The cards
guide-pack-words = Thirty cards make the [pack](pack). In each [suit](suit) the [ace](ace) is the highest. Of the [sevens](seven) only those of hearts and spades are there.
guide-chairs = Three players, three numbers
guide-chairs-words = Each deal has ten [tricks](trick), and each player needs a number of his own. It is called his [quota](quota). In the next deal the numbers move on to the next player.
guide-chair-two = the dealer
guide-chair-five = the player after the dealer
guide-chair-three = the third player
guide-trump = Trump
guide-trump-words = Everybody first gets five cards. The [player who needs five](caller) looks at his and [names trump](name-trump). Then the rest is dealt, until everybody holds ten.
guide-trump-figure = With these five cards hearts are a good [trump](trump): there are three of them, and high ones.
guide-tricks = Taking tricks
guide-tricks-words = The player who needs five [leads](lead). The others must [follow](follow) with the same suit if they can. Who has none of it may play any card. Whoever takes the trick leads to the next.
guide-led = led
guide-played = played
guide-wins = wins
guide-trick-high = Clubs were led and everybody followed. The highest club takes the trick.
guide-trick-trump = Hearts are trump here. Diamonds were led; the second player has no diamond and plays a small heart. A [trump](trump) beats even the ace.
guide-exchange = The exchange
guide-exchange-words = Did you take more tricks than you needed? Then in the next deal, before play, you [draw](pull) a card for each of them, unseen, from a player who took too few. For each you [give one back](return).
guide-exchange-figure = The cards lie face down, and one is drawn. The card given back must be of a suit of which enough cards stay: here a heart may go, as two others remain.
guide-score = Points
guide-score-words = Each trick above your [quota](quota) is a point. Each trick below costs one. An example:
guide-score-five = Who needs five takes four: one too few.
guide-score-three = Who needs three takes four: one more.
guide-score-two = The dealer needs two and takes two.
guide-score-after = So in the next deal the second player draws one card from the first. Whoever has the most points after the last deal wins.
guide-houses = House rules
guide-houses-words = Families and clubs play the game in their own ways. Under “House rules” you see by which rules you play, under “Compare” what others do, and under “Your rules” you choose your own.
