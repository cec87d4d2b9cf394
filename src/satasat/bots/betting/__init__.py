"""The bots of the betting games, Thirty-Five and Trentacinque: easy bids by feel, medium by the odds, hard by what a bid is worth."""
