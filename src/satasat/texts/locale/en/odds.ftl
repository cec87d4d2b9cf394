# What `satasat odds` says, and the hints of the betting games.
odds-suit = Suit
odds-of-suit = { $suit }
odds-held = Counts
odds-lacks = Lacks
odds-chance = Chance of 35
odds-whole = Any suit
odds-has = has it
odds-note = With the four cards on the table, { $of } sets of four unseen cards being equally likely: { $whole } of them bring 35.{ $side ->
    [no_court] {" "}The hand has no king, queen or jack: a side claim.
    [king_queen_knave] {" "}The hand has king, queen and jack of a suit: a side claim.
   *[none] {""}
 }
odds-claims = These nine cards hold 35: they take the pool at once, and nothing is sold.
odds-unclaimed = If nobody claims, at a table of { $players }: { $chance }.{ $exact ->
    [yes] {""}
   *[no] {" "}(What each of the others shows by that is taken for itself.)
 }

hint-bid-head-bid = Bid
hint-bid-head-worth = Worth
hint-bid-head-wins = With 35
hint-bid-head-loses = Without
hint-bid-leave = { $game ->
    [thirty-five] throw in
   *[trentacinque] pass
 }
hint-bid-chance = The four cards bring you 35 with a chance of { $chance }: { $suits }.
hint-bid-suit = { $suit } { $chance }
hint-bid-note = Worth: the chips that you win or lose on average, if you buy at that bid.
hint-bid-shown = Counted by your cards, and that nobody has claimed; who has bid is taken to have a strong hand, who has thrown in a weak one. By your cards alone it is { $own }.
hint-bid-best = { $bid ->
    [0] { $game ->
        [thirty-five] Throw in: no bid is worth anything.
       *[trentacinque] Pass: no bid is worth anything.
     }
   *[other] Bid { $bid }: buying at it wins { $worth } chips on average.
 }
hint-bid-not-due = There is nothing to bid now.
