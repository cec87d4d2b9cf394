# Words that other texts and the program put together.
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
nature = nature
seat-n = seat { $n }
percent = { $n } %
move-turn_three = turning three
move-seventh_card = the seventh card
move-random_rest = a random card
as-sentence = { $text }.
