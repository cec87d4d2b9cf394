# The page: start, opening a table, joining one, the lobby, sharing, about.

## Start

# The name of somebody who has told none yet.
start-player = Player
start-line = The card game for three. You need five tricks, three, or two.
start-game-name = Teen Do Paanch
start-bots = Play with bots
start-bots-about = Begins at once
start-friends = Play with friends
start-friends-about = Send them a link
start-opening = The cards are being shuffled …
start-go-on = Go on with your match
start-go-on-about = { $game } · { $who }
start-rules-used = Rules: { $name }
start-own-rules = your own
start-usual-rules = the usual ones
start-same-rules = as last time
start-rules-choose = Choose others
start-other-games = Other games
start-players = Players
start-bot-count = { $bots ->
    [one] one bot
   *[other] { $bots } bots
 }
start-language = Language
start-more = More
start-join = Join with a code
start-rules = Rules
start-words = Words
start-matches = My matches
start-settings = Settings
start-about = About
start-install = Put satasat on your home screen
start-failed = Something went wrong. Please try again.
start-limit-tables_per_hour = Too many new tables were opened from here. You can open the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }.
start-limit-sessions_per_hour = Too many people have begun from here. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }.
start-limit-codes_per_minute = That was tried too often. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }.
start-error-wrong_spoken_code = No table has this code now. A code works for ten minutes: ask for a new one.
start-error-wrong_secret = This link does not open the table. Ask for the link once more.
start-error-unknown_table = There is no such table, or not any more.
start-error-wrong_phrase = These are not the words of anybody we know. Please look again at what you wrote down.
start-error-no_session = You have been away for long, and we no longer know you. Please begin anew.
start-error-bad_player_name = Please write a name with letters or digits in it.
start-error-table_locked = The host has locked the table: nobody else may sit down.
start-error-name_like_another = Somebody at this table has a name like yours. Please choose another.

## The games

game-name-three-two-five = 3-2-5
game-name-thirty-five = Thirty-Five
game-name-trentacinque = Trentacinque
game-line-three-two-five = 3 players · five tricks, three, or two
game-line-thirty-five = 2 to 5 players · bid for the four cards
game-line-trentacinque = 4 players · bid for the widow
game-about-thirty-five = Who has 35 in one suit takes the pool. If nobody is dealt it, everybody bids for the four cards on the table; the highest bidder buys them, and wins or loses what he bid.
game-about-trentacinque = You want 35 in one suit. Everybody bids up to five chips for the four cards of the widow; with 35 the buyer takes the whole pool, without he pays his bid into it.

## A name

name-label = Your name
name-hint = The others see it at the table.
name-ask = What shall the others call you?
name-go = Come in
name-missing = Please write a name.

## Opening a table

setup-title = Play with friends
setup-open = Open the table
setup-opening = The table is being set …
setup-open-about = Then you get a link to send to your friends.
setup-which-game = Which game?
setup-game = Which way do you play?
setup-own = House rules
setup-own-about = Your own mixture. { $n ->
    [one] One rule differs from { $preset }.
   *[other] { $n } rules differ from { $preset }.
 }
setup-change = Change single rules …
setup-rules-title = House rules
setup-rules-done = Done
setup-more = More choices
setup-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }
# The names of the presets, as people would call them.
preset-name-plain = Plain
preset-name-satasat = Satasat
preset-name-teen-do-paanch = Teen Do Paanch
preset-name-pagat = Pagat
preset-name-high-sevens = High sevens
preset-name-handed-tricks = Promised tricks
preset-name-full-hand = Ten cards first
preset-name-thirty-five = Thirty-Five
preset-name-ace-eleven = Ace counts eleven
preset-name-five-at-the-table = Five at the table
preset-name-trentacinque = Trentacinque

## Settings of a table

table-clock = Time to think
table-hints = Hints
table-hints-about = Whoever wants one may ask the computer what is good now.
table-who = Who may come in?
table-who-private = Only people with the link or a code
table-who-public = Everybody on this server
table-pace = How fast bots play
table-sit_in = A bot plays for somebody who is away
table-sit_in-about = He can come back at any moment.
table-sit_in_bot = How well that bot plays
table-spectators = Others may watch
table-spectators-about = They see what lies on the table, never a hand.
table-locked = Lock the table
table-locked-about = Nobody else may sit down.
table-settings = Settings of the table
table-settings-change = Change the settings
table-is-private = only with the link or a code
table-is-public = open to everybody
table-is-locked = locked
table-has-hints = with hints
table-no-hints = no hints
table-may-watch = others may watch
table-no-watchers = nobody may watch

## Lobby

lobby-title = The table
lobby-title-of = { $name }'s table
lobby-title-mine = Your table
lobby-leave = Leave the table
lobby-invite = Invite your friends
lobby-invite-about = { $free ->
    [0] All seats are taken.
    [one] One seat is free. Send the link, or let a bot sit there.
   *[other] { $free } seats are free. Send the link, or let bots sit there.
 }
lobby-seats = Who sits where
lobby-order = They play in this order: { $order }, and round again.
lobby-place = Seat { $n }
lobby-you = you
lobby-host = host
lobby-away = away
lobby-empty = Free seat
lobby-sit = Sit here
lobby-sit-at = Sit down at seat { $n }
lobby-move = Move here
lobby-move-at = Move to seat { $n }
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-add-bot-at = Add a bot at seat { $n }
lobby-level-at = How well the bot at seat { $n } plays
lobby-remove-who = Remove { $name }
lobby-change = Change
lobby-change-who = Change seat { $n }, { $name }
lobby-change-title = Seat { $n }: { $name }
lobby-swap = Swap with seat { $n } ({ $name })
lobby-swap-empty = Move to seat { $n } (free)
lobby-pass-host = Make { $name } the host
lobby-rules-of = Rules of { $game }
lobby-rules-title = Rules of this table
lobby-rules-show = See the rules
lobby-rules-change = Change the rules
lobby-rules-differ = { $n ->
    [one] One rule differs from { $preset }:
   *[other] { $n } rules differ from { $preset }:
 }
lobby-rule = { $label }: { $value }
lobby-save = Use these rules
lobby-start = Start the match
lobby-start-empty = { $free ->
    [one] One seat is still free: wait for a friend, or add a bot.
   *[other] { $free } seats are still free: wait for friends, or add bots.
 }
lobby-start-fewer = Or play with fewer: see “Change the rules”.
lobby-start-others = { $name } starts the match when all are there.
lobby-start-host = The host starts the match when all are there.
lobby-start-alone = You can begin when you are ready.
lobby-start-watching = You are watching. Choose a free seat to play.
lobby-start-full = All seats are taken. You can watch.
lobby-start-full-no = All seats are taken.
lobby-starting = One moment …
lobby-dealer = Who deals first?
lobby-dealer-about = At this table the players agree on the first dealer.
lobby-watching = { $n ->
    [one] One watches: { $names }
   *[other] { $n } watch: { $names }
 }
lobby-now-sat = { $name } sits down.
lobby-now-bot = A bot sits down at seat { $n }.
lobby-now-stood = Seat { $n } is free.
lobby-now-ruled = The rules of the table have changed.
lobby-now-configured = The settings of the table have changed.
lobby-now-swapped = Two seats have changed places.
lobby-now-hosted = { $name } is host now.
lobby-lost = The connection is lost. Trying again …

## Sharing

share-send = Send the link
share-copy = Copy the link
share-copied = The link is copied. Paste it into a message.
share-copy-by-hand = Your browser does not let us copy. Press on the link for long, then copy it.
share-link = The link to this table
share-text = Come and play { $game } with me:
share-local = This address works on this computer alone: friends on other devices cannot reach it. Start satasat again with --lan, and open the address that it then tells.
share-code = Say a code
share-code-title = Say this code
share-code-how = Your friend opens { $place } and chooses “Join with a code”.
share-code-left = { $minutes ->
    [0] It works for less than a minute.
    [one] It works for one more minute.
   *[other] It works for { $minutes } more minutes.
 }
share-code-over = This code has run out.
share-code-new = A new code
share-qr = Show a QR code
share-qr-title = Scan this QR code
share-qr-how = Your friend points the camera of a phone at it.
share-qr-label = QR code with the link to this table

## Joining

join-title = Join a table
join-code = The six letters
join-code-about = A friend at the table can see them under “Say a code”.
join-look = Find the table
join-looking = Looking …
join-code-short = A code has six letters.
join-public = Open tables
join-public-none = No open table has a free seat now.
join-public-again = Look again
join-found = You have found the table
join-found-seats = Who sits there
join-nobody = nobody yet
join-free = { $free ->
    [0] No seat is free; you may watch if the host allows it.
    [one] One seat is free.
   *[other] { $free } seats are free.
 }
join-stage-on = A match is on.
join-stage-lobby = The match has not begun.
join-go = Go to this table
join-other = Another table
join-at = Table of { $names }
join-rules-own = House rules

## About

about-title = About
about-what = What satasat is
about-what-words = satasat is the card game 3-2-5, Teen Do Paanch, साटासाट: for three people, or for you and bots. With it come two small games of bidding for play points, Thirty-Five and Trentacinque. It is free and has no advertising. The server can be run by anybody, also at home.
about-fair = Cards are shuffled so that you can check afterwards that nobody cheated: after a match, open it under “My matches”.
about-kept = What is kept about you
about-kept-server = On the server: the name that you chose, at which tables you sat, and the matches played there. Nobody asks for your address or telephone number.
about-kept-device = On this device: your settings, your rule sets, and links to your tables.
about-kept-none = Nothing is sent to anybody else. There is no advertising and nobody is counted or followed.
about-kept-days = Who does not come for 30 days is no longer known here, unless he has recovery words.
about-you = You
about-you-are = You are { $name }.
about-you-none = Nobody is known here yet: you have not played on this device.
about-rename = Change the name
about-renamed = From the next table on you are { $name }.
about-phrase = Recovery words
about-phrase-about = With eight words you come back to your matches from another device, or after a long time. Write them on paper.
about-phrase-get = Show me my words
about-phrase-once = Write these words down now. They are shown this once; words from before no longer work.
about-phrase-copy = Copy the words
about-phrase-print = Print
about-phrase-copied = The words are copied.
about-phrase-done = I have written them down
about-recover = I have recovery words
about-recover-label = Your eight words
about-recover-go = Bring me back
about-recovered = Welcome back, { $name }.
about-export = Save everything kept about me
about-out = Sign out
about-out-about = This device forgets who you are. Without recovery words you cannot come back to your matches.
about-out-everywhere = On all my devices
about-out-go = Sign out
about-out-done = You are signed out.
about-delete = Delete me
about-delete-about = Your name and your sessions are deleted at once. In matches that were played, the name you had there stays for the others. This cannot be undone.
about-delete-go = Delete me for good
about-deleted = You are deleted. Nothing of you is kept but the matches of others.
about-keep = No, go back
about-version = Version { $version }
about-licence = satasat is free software under the MIT licence.
about-fonts = The letters are Noto Sans, under the SIL Open Font License 1.1. All cards and pictures are our own.
about-keys = Keys
about-keys-words = At the table everything can be done with keys. Press ? there to see them all.
about-key-arrows = Arrow keys
about-key-arrows-does = from card to card
about-key-digits = 1 to 9 and 0
about-key-digits-does = choose a card by its place
about-key-enter = Enter
about-key-enter-does = play the chosen card
about-key-esc = Esc
about-key-esc-does = choose none; close what is open
about-key-letters = Letters
about-key-letters-does = ask for the trick, the counts, trump and more; see Settings
