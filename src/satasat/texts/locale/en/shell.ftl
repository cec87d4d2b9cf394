# The page: what is on every screen, and the names of cards.

close = Close
back = Back
loading = One moment …
try-again = Try again
offline = There is no network. You can look around; to play you need one.
screen-missing = This part of the page could not be loaded. Is there a network?
nothing-here = There is nothing here
nothing-here-words = The address may be wrong, or from another time.
to-start = To the start
refusal-unknown = That was not possible ({ $what }).
refusal-unreachable = The server cannot be reached. Is there a network?
refusal-page_outdated = There is a newer version of this page. Load it again.
refusal-game_not_here = Another game is played here. This page does not know it.
me = You
bot-name = Bot { $n }
list-end = { $first } and { $last }

# Cards as a voice says them, by suit.
card-S = { $rank } of spades
card-H = { $rank } of hearts
card-D = { $rank } of diamonds
card-C = { $rank } of clubs
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
