# Words that other texts and the program put together.
suit-S = हुकुम
suit-H = पान
suit-D = ईंट
suit-C = चिड़ी
nature = क़िस्मत
seat-n = सीट { $n }
percent = { $n }%
move-turn_three = तीन पत्ते खोलना
move-seventh_card = सातवाँ पत्ता
move-random_rest = कोई एक पत्ता
as-sentence = { $text }।
