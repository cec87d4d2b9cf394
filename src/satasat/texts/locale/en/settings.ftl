# The page: settings. settings-NAME is a setting, settings-NAME-VALUE one of the things it can be.

settings-title = Settings
settings-kept = These settings hold for this device. They are kept here, and nowhere else.
settings-reset = Set “{ $group }” back to how it was
settings-was-reset = “{ $group }” is as it was at first.

settings-group-play = Play
settings-group-play-about = Taps, waiting times, and how well bots play
settings-group-look = Look
settings-group-look-about = Cards, colours and movement
settings-group-sound = Sound
settings-group-sound-about = Tones and vibration
settings-group-keys = Keys
settings-group-keys-about = Questions by single letters
settings-group-language = Language
settings-group-language-about = English, नेपाली, हिन्दी, Русский

## Play

settings-confirm = Ask before a card is played
settings-confirm-about = The first tap chooses a card, the second plays it. Without this, one tap plays.
settings-forced = Play the only card by itself
settings-forced-about = Where just one card is allowed, it is played for you after a moment.
settings-hold = How long a finished trick stays
settings-hold-500 = half a second
settings-hold-1500 = one and a half seconds
settings-hold-3000 = three seconds
settings-hold-5000 = five seconds
settings-hold-null = until you tap it
settings-bot = How well bots play
settings-pace = How long bots think
settings-no-bots = What bots there are is known as soon as the server can be reached.

## Look

settings-preview = A few cards, as they will look
settings-preview-trump = Trump: { $suit }
settings-show-movement = Show a movement
settings-size = Size of the cards
settings-size-S = small
settings-size-M = medium
settings-size-L = large
settings-size-XL = very large
settings-deck = Colours of the suits
settings-deck-four = four: each suit has its own
settings-deck-two = two: black and red
settings-letters = Letters for the suits
settings-letters-about = Each card also shows the first letter of its suit.
settings-sort = Order of your hand
settings-sort-trump_left = trumps on the left
settings-sort-trump_right = trumps on the right
settings-sort-suits = suits always in the same places
settings-sort-rank = by rank, the aces first
settings-theme = Light or dark pages
settings-theme-auto = as the device is set
settings-theme-light = light
settings-theme-dark = dark
settings-theme-contrast = strong contrast
settings-felt = Colour of the table
settings-felt-green = green
settings-felt-blue = blue
settings-felt-red = red
settings-felt-grey = grey
settings-animation = Movement of the cards
settings-animation-0 = none
settings-animation-150 = quick
settings-animation-300 = usual
settings-animation-600 = slow

## Sound and vibration

settings-sound-turn = When it is your turn
settings-sound-card = When a card is played
settings-sound-trick = When a trick is taken
settings-sound-deal = When a deal is over
settings-volume = Loudness
settings-vibrate = Vibrate when it is your turn
settings-vibrate-about = Only where the device can.

## Keys

settings-keys = Single letters ask questions
settings-keys-about = At the table a letter says something aloud and shows it. Switch this off if your screen reader needs the letters.
settings-keys-list = Which letter asks what
settings-keys-how = Go to a field and press the letter that you want. S, H, D and C choose a suit of your hand; they stay as they are.
settings-key-suit = { $key } chooses a suit of your hand. Take another letter.
settings-key-set = The letter is now { $key }.
settings-key-swapped = The letter is now { $key }. The question that had it has { $other } instead.

## Language

settings-language = Language of the page
