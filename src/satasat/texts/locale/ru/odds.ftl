# What `satasat odds` says, and the hints of the betting games.
odds-suit = Масть
odds-of-suit = { $suit }
odds-held = Сумма
odds-lacks = Не хватает
odds-chance = Шанс на 35
odds-whole = Любая масть
odds-has = уже есть
odds-note = На столе может лежать любая четвёрка из невиденных карт, все они равновероятны. Всего их { $of }, 35 дают { $whole } из них.{ $side ->
    [no_court] {" "}На руках нет ни короля, ни дамы, ни валета: за это остальные дают фишки.
    [king_queen_knave] {" "}На руках король, дама и валет одной масти: за это остальные дают фишки.
   *[none] {""}
 }
odds-claims = В этих девяти картах уже есть 35: они сразу берут банк, и четыре карты никто не покупает.
odds-unclaimed = Если никто не объявляет 35, игроков за столом { $players }: { $chance }.{ $exact ->
    [yes] {""}
   *[no] {" "}(Что это говорит о картах каждого из остальных, учтено по отдельности.)
 }

hint-bid-head-bid = Ставка
hint-bid-head-worth = В среднем
hint-bid-head-wins = С 35
hint-bid-head-loses = Без 35
hint-bid-leave = { $game ->
    [thirty-five] сбросить карты
   *[trentacinque] пас
 }
hint-bid-chance = Шанс, что четыре карты дадут вам 35: { $chance }; по мастям: { $suits }.
hint-bid-suit = { $suit } { $chance }
hint-bid-note = В среднем: сколько фишек вы выиграете или потеряете, если купите за эту ставку.
hint-bid-shown = Учтены ваши карты и то, что никто не объявляет 35; у тех, кто ставит, карты считаются сильными, у тех, кто сбрасывает, — слабыми. Только по вашим картам: { $own }.
hint-bid-best = { $bid ->
    [0] { $game ->
        [thirty-five] Сбросьте карты: ни одна ставка ничего не даёт.
       *[trentacinque] Пас: ни одна ставка ничего не даёт.
     }
   *[other] Ставьте { $bid }: покупка за эту ставку приносит в среднем { $worth } фишки.
 }
hint-bid-not-due = Сейчас ставить не нужно.
