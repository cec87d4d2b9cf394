# Words that other texts and the program put together.
suit-S = пики
suit-H = черви
suit-D = бубны
suit-C = трефы
nature = случай
seat-n = место { $n }
percent = { $n } %
move-turn_three = открыть три карты
move-seventh_card = седьмая карта
move-random_rest = случайная карта
as-sentence = { $text }.
