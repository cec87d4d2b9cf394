# What `satasat solve` and `satasat warm` say, and why `solve` refuses.
error-one_source = позицию берут из чего-то одного ({ $allowed }); указано: { $given ->
    [none] ничего
   *[other] { $given }
 }
error-option_lacking = вместе с HANDS нужно указать { $option }
error-option_stray = { $option } не сочетается с { $beside }
error-bad_concept = оценки «{ $value }» нет; есть { $allowed }
error-bad_suit = «{ $text }» — не масть; масти: { $allowed }
error-bad_key = { $known ->
    [no] ключа «{ $key }» нет; есть { $allowed }
   *[yes] ключ «{ $key }» { $value ->
        [none] не указан
       *[other] — это { $value }
    }; нужно: { $key ->
        [hands] три текста с картами
        [played] текст с картами
        [leader] целое число
       *[other] текст
    }
 }
error-batch_line = строка { $line } в { $file }: { $reason }; строки до неё решены, после неё — ни одной
error-no_such_card = в сдаче { $deal } во взятке { $trick } нет карты { $card_no }
error-deal_hidden = матч не окончен: сдачу { $value } можно решить, когда он окончится, а пока её карты скрыты

solve-place = Матч { $match }, сдача { $deal }, взятка { $trick }, перед картой { $card_no }
solve-trump = Козырь: { $suit }; ходит { $seat }.
solve-value = Взятки
solve-par = пар
solve-guaranteed = гарантия
solve-range = разброс
solve-span = от { $least } до { $most }
solve-card = { $concept ->
    [guaranteed] Гарантия после
    [range] Разброс после
   *[par] Пар после
 }
solve-note-par = { $mark } — лучшее; ходит { $seat }. Пар: сколько взяток ещё впереди, если все видят все карты и каждый играет за себя, а из своих лучших карт любую кладёт с равной вероятностью.
solve-note-guaranteed = { $mark } — лучшее; ходит { $seat }. Гарантия: сколько взяток игрок возьмёт наверняка, что бы ни делали двое других.
solve-note-range = { $mark } — лучшее при том или ином исходе; ходит { $seat }. Разброс: наименьшее и наибольшее число взяток, если трое видят все карты и каждый как угодно выбирает из своих лучших карт.
solve-progress = Решено: { $n }

compiling = Компилируется быстрая часть программы{ $kept ->
    [yes] , один раз для этого компьютера
   *[no] {""}
 }; примерно { $seconds } с ...

warm-now = Компилируется { $part ->
    [solver] решатель
   *[bots] код ботов
 }: { $n }
warm-done = { $part ->
    [solver] Решатель
   *[bots] Боты
 }: { $n ->
    [0] компилировать было нечего
    [one] скомпилирована { $n } функция
    [few] скомпилированы { $n } функции
    [many] скомпилировано { $n } функций
   *[other] скомпилировано { $n } функции
 } ({ $seconds } с)
warm-kept = Код хранится здесь:
warm-unkept = Нет папки, где можно хранить код: он компилируется каждый раз заново.
