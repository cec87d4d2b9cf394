# The page: the words of the game. word-NAME explains one in a sentence or two.

words-title = Words
words-intro = What the words of the game mean, and what they are called at other tables.
words-filter = Find a word, in any of the languages
words-filter-example = for example: trick, हात, козырь
words-found = { $n ->
    [0] No word found.
    [one] One word found.
   *[other] { $n } words found.
 }
words-none = No such word is here. Try a shorter part of it.
words-proposed = our proposal
words-about-proposed = “Our proposal”: we found nobody who had written the word down. If people at your table say something else, they are right.
words-all = All words

word-game = A game for three with thirty cards. Its name is the tricks that the three players need: three, two and five.
word-match = All deals that were agreed on. Whoever has most points at the end wins.
word-deal = The cards are given out once and ten tricks are played. Then the points are counted.
word-dealer = The player who shuffles and gives out the cards. He needs two tricks in that deal.
word-pack = The thirty cards of the game: ace, king, queen, jack, ten, nine and eight of each suit, and the sevens of hearts and spades.
word-card = One of the thirty. In each deal everybody gets ten of them.
word-shuffle-cut = To shuffle is to mix the cards. To cut is to lift a part of the pack off and put it under the rest, so that nobody knows the order.
word-quota = The tricks that a player needs in a deal: two for the dealer, five for the next player, three for the third.
word-caller = The player after the dealer. He needs five tricks, names trump and plays the first card.
word-suit = Spades, hearts, diamonds or clubs.
word-trump = The suit that beats all others in this deal. The lowest trump is stronger than the ace of another suit.
word-name-trump = To say which suit is trump. The player who needs five does it, most often after his first five cards.
word-turn-three = To name no suit: the next three cards are laid open, and the highest of them makes its suit trump.
word-trick = Three cards, one from each player. The strongest card wins them.
word-lead = To play the first card of a trick. Whoever won the last trick leads to the next.
word-follow = To play a card of the suit that was led. Whoever has one must do so; who has none may play anything.
word-void = To hold no card of a suit. Then any card may be played when that suit is led.
word-over-under = To have taken more tricks than one's quota, or fewer.
word-exchange = Before play, those who took too many tricks in the last deal draw cards from those who took too few, and give others back. The Nepali word for it is the name of this program.
word-debt = A player who took too few tricks owes one card for each missing trick in the next deal.
word-pull = To take a card out of another player's hand without seeing its face.
word-return = To give a card back for one that was drawn. Enough cards of its suit must stay in hand, and it may not be the card just drawn, unless the house rules say otherwise.
word-face = Face down: only the back is seen. Face up: everybody sees the card.
word-spades = A suit: black, a leaf with its point up.
word-hearts = A suit: red, a heart.
word-diamonds = A suit: a square on its point. Here blue, so that nobody takes it for hearts; in the settings it can be red.
word-clubs = A suit: a leaf of three rounds. Here green, so that nobody takes it for spades; in the settings it can be black.
word-ace = The highest card of each suit: A.
word-king = The second highest card of each suit: K.
word-queen = The third highest card of each suit: Q.
word-jack = The fourth highest card of each suit: J.
word-numbers = The cards below the jack: 10, 9 and 8.
word-seven = Only the sevens of hearts and spades are in the pack. They are the lowest of their suits, or by a house rule the highest trumps.
word-score = What a deal brings. Most often each trick above the quota is a point, and each below it costs one. All deals together make the total.
word-all-ten = To win every trick of a deal. By a house rule that brings five points more.
word-your-turn = The others wait for you.
word-bot = A player who is a program. It sees only its own cards, as everybody does.
word-thirty-five = A game for two to five players, for play points. Nine cards each, and bids for four more.
word-trentacinque = Its sister game for four players, with forty cards: there are no eights, nines and tens.
word-in-suit = King, queen and jack count ten, an ace one, every other card its number. Whoever counts 35 or more in a single suit has won the deal.
word-chip = A play point of these two games. Everybody begins with equally many; none can be bought, and none are worth anything.
word-pool = The chips that lie on the table for whoever wins the deal. What nobody wins stays there for the next one.
word-ante = The chips that everybody pays into the pool before a deal.
word-claim = In Thirty-Five: to show 35 in the nine cards that one was dealt. That takes the pool at once, without bidding.
word-four-cards = The cards that lie face down on the table and that everybody bids for. In Trentacinque they are called the widow.
word-bid = How many chips one offers for the four cards. Each bid has to be higher than the one before; in Trentacinque a bid of five may be matched.
word-raise = To bid more than the highest bid so far.
word-throw-in = In Thirty-Five: to put one's cards away instead of raising. One is out of this deal and loses nothing more.
word-pass = In Trentacinque: to bid no more in this deal. One keeps one's cards, and with them what they are worth in side claims.
word-buyer = Whoever bid most. He takes the four cards. Has he 35 now, he takes chips from the pool; if not, he pays his bid into it.
word-pool-limit = By a house rule of Thirty-Five: a pool that holds more than this is divided equally among all.
word-side-claim = In Trentacinque: who was dealt no king, queen or jack, or all three of one suit, gets two chips from each of the others.
