"""For swap tests of what is made from a view: the same view, had two cards that its seat cannot see changed places."""

from __future__ import annotations

from collections.abc import Sequence

from satasat.cards import card_set, cards_in
from satasat.dealing import Shuffle
from satasat.errors import IllegalMove
from satasat.game import Dice, Seat, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.rules import PACK, SEATS, Rules
from satasat.games.three_two_five.view import View
from satasat.testing import Made, exchanged


def twin(rules: Rules, made: Sequence[Made], seat: Seat, dice: Dice) -> View | None:
    """The seat's view after these moves when two cards of the deal that it has not been shown had changed places."""
    begin = max(i for i, one in enumerate(made) if isinstance(one.move, Shuffle))
    state = GAME.start(rules)
    views = tuple(GAME.blank(rules, s) for s in range(SEATS))
    for one in made[:begin]:
        views = observe_all(GAME, views, range(SEATS), one.state, one.move, one.after)
        state = one.after
    seen = card_set(
        c for one in made[begin:] for c in cards_in(GAME.shown(one.state, one.move, one.after, seat))
    )
    hidden = [c for c in PACK if c not in seen]
    if len(hidden) < 2:
        return None
    a, b, *_ = dice.shuffled(hidden)
    for one in made[begin:]:
        move = exchanged(one.move, a, b)
        try:
            after = GAME.step(state, move)
        except IllegalMove:
            return None
        if GAME.actor(after) != GAME.actor(one.after):
            return None
        views = observe_all(GAME, views, range(SEATS), state, move, after)
        state = after
    return views[seat]
