"""What Thirty-Five and Trentacinque share: antes, the bidding for four cards on the table, and what it does to the pool."""
