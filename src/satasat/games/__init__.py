"""The games there are."""

from satasat.errors import BadRules
from satasat.game import AnyGame
from satasat.games.thirty_five.engine import GAME as _THIRTY_FIVE
from satasat.games.three_two_five.engine import GAME as _THREE_TWO_FIVE
from satasat.games.trentacinque.engine import GAME as _TRENTACINQUE

GAMES: tuple[AnyGame, ...] = (_THREE_TWO_FIVE, _THIRTY_FIVE, _TRENTACINQUE)


def game(name: str) -> AnyGame:
    """The game of that id. Raises BadRules."""
    for one in GAMES:
        if one.id == name:
            return one
    raise BadRules("unknown_game", game=name, allowed=[g.id for g in GAMES])
