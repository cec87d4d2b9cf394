# The house rules in words: `satasat rules`, and `rules` at the table.
# option-NAME is a rule's label, option-NAME-about one sentence of what it does, value-NAME-VALUE the label of a value.
# Where one game needs other words than the rest, its text has the game's name behind it: CODE-in-GAME.

option-direction = Direction of play
option-direction-about = Which way round the table cards are dealt and played; nothing else depends on it.
value-direction-clockwise = clockwise
value-direction-anticlockwise = anticlockwise

option-first_dealer = First dealer
option-first_dealer-about = How the dealer of the first deal is found.
value-first_dealer-random = by lot
value-first_dealer-chosen = the players agree on one
value-first_dealer-draw_532 = by drawing a 5, a 3 and a 2: the 2 deals, the 5 sits next, then the 3 (here by lot)

option-cut = Cut
option-cut-about = Whether the pack is cut between the shuffle and the deal.
value-cut-none = no cut
value-cut-five_seat = the player who needs five cuts

option-trump_timing = Naming trump
option-trump_timing-about = How many cards the player who needs five has seen when he names the trump suit.
value-trump_timing-after_five = on the first five cards
value-trump_timing-after_ten = on all ten cards

option-trump_alternatives = Instead of naming trump
option-trump_alternatives-about = What the player who needs five may do when he does not want to name a suit.
value-trump_alternatives-turn_three = turn three (his next three cards are shown, the highest makes trump)
value-trump_alternatives-seventh_card = seventh card (the middle one of his next three is shown and makes trump)
value-trump_alternatives-random_rest = random card (one of his last five, drawn unseen, makes trump)
value-trump_alternatives-none = nothing, he names a suit

option-sevens = The two sevens
option-sevens-about = What the seven of hearts and the seven of spades are worth.
value-sevens-low = the lowest cards of their suits
value-sevens-permanent_trumps = trumps in every deal, above the ace

option-high_seven = Higher seven
option-high_seven-about = Which seven beats the other where both are always trumps.
value-high_seven-hearts = the seven of hearts
value-high_seven-spades = the seven of spades

option-pulls = Drawing cards
option-pulls-about = Whether a player who took more tricks than he needed draws cards from those who took fewer, before the next deal is played.
value-pulls-off = no
value-pulls-on = yes, one for each trick more than needed

option-return_keep = Cards to keep when giving back
option-return_keep-about = How many cards of the same suit must stay in hand when one is given back for a card drawn.
value-return_keep-2 = two of its suit
value-return_keep-1 = one of its suit
value-return_keep-0 = none, any suit may go

option-return_drawn = Giving back the drawn card
option-return_drawn-about = Whether the card just drawn may itself go back.
value-return_drawn-forbidden = no
value-return_drawn-allowed = yes

option-fan = The cards to draw from
option-fan-about = Who puts the cards in order before one of them is drawn face down.
value-fan-shuffled = they are shuffled
value-fan-by_hand = their owner arranges them

option-debtor_order = Whom to draw from first
option-debtor_order-about = In which order one player draws from two who both owe cards.
value-debtor_order-dealer_three_five = dealer, then the three, then the five
value-debtor_order-dealer_five_three = dealer, then the five, then the three

option-pull_visibility = What the third player sees
option-pull_visibility-about = Which of the two exchanged cards the player who has no part in it may see.
value-pull_visibility-private = neither card
value-pull_visibility-drawn_shown = the card drawn
value-pull_visibility-both_shown = both cards

option-trick_instead = A trick instead of a card
option-trick_instead-about = Whether one who owes a card may promise one of his next tricks instead.
value-trick_instead-off = no
value-trick_instead-on = yes

option-scoring = Scoring
option-scoring-about = What a deal brings.
value-scoring-minus_quota = tricks above or below the quota
value-scoring-raw_tricks = one point for each trick

option-slam_bonus = All ten tricks
option-slam_bonus-about = Points on top for a player who takes every trick of a deal.
value-slam_bonus-0 = no bonus
value-slam_bonus-5 = five points more

option-dealer_rule = Next dealer
option-dealer_rule-about = Who deals the next deal.
value-dealer_rule-rotate = the next player in turn
value-dealer_rule-loser_deals = the one who fell furthest short

option-deals = Length of a match
option-deals-about = How many deals are played. With three, six, nine or twelve, and a deal that moves on, everybody sits in each chair equally often.
option-deals-about-in-thirty-five = How many deals are played. The match ends early when fewer than two players can pay the ante.
option-deals-about-in-trentacinque = How many deals are played. The match ends early when somebody cannot pay the ante.
value-deals-any = any number from 1

option-players = Players
option-players-about = How many sit at the table.
value-players-2 = two
value-players-3 = three
value-players-4 = four
value-players-5 = five

option-chips = Chips at the start
option-chips-about = How many chips everybody has when the match begins. They are play points, not money.
value-chips-any = any number from 1 to a million

option-ante = Ante
option-ante-about = What everybody pays into the pool before each deal.
value-ante-any = any number from 1 up to the chips at the start

option-pool_limit = Limit of the pool
option-pool_limit-about = A pool with more than this is divided equally after the deal.
value-pool_limit-any = any number from 1 to five million, or none
value-pool_limit-none = no limit

option-ace_value = The ace
option-ace_value-about = What an ace counts towards 35.
value-ace_value-1 = one
value-ace_value-11 = eleven

warning-deals = With { $deals ->
    [one] one deal
   *[other] { $deals } deals
 } the chairs do not come out even; { $offered } are usual.

preset-plain = Six deals, minus the quota; no cards are drawn.
preset-satasat = The exchange with two cards kept, and three cards turned when no suit pleases.
preset-teen-do-paanch = Every trick a point, a cut, trump always named.
preset-pagat = Every trick a point, a cut, and cards offered in an order of their owner's choice.
preset-high-sevens = The exchange with two cards kept, three cards turned when no suit pleases, and both sevens always trumps.
preset-handed-tricks = Every trick a point, a cut, cards offered in an order of their owner's choice; a trick may be promised for a card, all ten bring five more, and the loser deals.
preset-full-hand = Six deals, minus the quota, no cards drawn; trump is named with all ten cards in hand.
preset-thirty-five = Three players, the ace counts one, no limit.
preset-ace-eleven = Three players, the ace counts eleven, so that 35 comes more often; no limit.
preset-five-at-the-table = Five players, the ace counts one, and a pool of more than 50 is divided.
preset-trentacinque = Four players, five chips each into the pool.

rules-title = House rules of { $game }: preset { $preset }{ $changes ->
    [none] {""}
   *[other] {" "}with { $changes }
 }
rules-line = { $label }: { $value }
rules-described = Described: { $sources }
rules-presets = Presets (--preset NAME):
rules-legend-in-force = { $mark } in force
rules-legend-changed = * not as in the preset { $preset }
rules-legend-sources = Described: what four descriptions of the game, each with a preset of its name, play. † it does not say, ‡ it only advises.
rules-legend-sources-in-thirty-five = Described: what the one known description of the game says. † it does not say, ‡ it leaves the choice to the players.
rules-legend-sources-in-trentacinque = Described: what the one known description of the game says. † it does not say.
rules-how-in-thirty-five = Change a rule with --rule NAME=VALUE, for example --rule players=5.
rules-how-in-trentacinque = Change a rule with --rule NAME=VALUE, for example --rule chips=50.
rules-how = Change a rule with --rule NAME=VALUE, for example --rule scoring=raw_tricks.
