# Words that other texts and the program put together.
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
nature = nature
seat-n = seat { $n }
