# Words that other texts and the program put together.
suit-S = हुकुम
suit-H = पान
suit-D = इट्टा
suit-C = चिडी
nature = भाग्य
seat-n = सिट { $n }
percent = { $n } %
move-turn_three = तीन पात खोल्ने
move-seventh_card = सातौँ पात
move-random_rest = नहेरी तानिने पात
as-sentence = { $text }।
