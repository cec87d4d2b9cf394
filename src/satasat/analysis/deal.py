"""One deal of a finished match, decision by decision, with all cards open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from satasat.analysis.debts import changes, handed, points
from satasat.analysis.findings import (
    WORTH_TELLING,
    CardPar,
    Cost,
    DealReview,
    Election,
    ExchangeReview,
    PlayReview,
    Return,
    Seen,
    TrumpChoice,
    TrumpOption,
)
from satasat.analysis.luck import Ledger
from satasat.analysis.par import Hands, Pars, Solve, Values, best, loss, mean, minus, plus
from satasat.bots import Worlds, medium
from satasat.bots.judge import Judged
from satasat.cards import Card, CardSet, Suit, card_set
from satasat.dealing import Shuffle
from satasat.dice import SeededDice
from satasat.game import Dice, OneOf, Seat, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import (
    Awaited,
    Concede,
    Decline,
    Drawn,
    Give,
    Move,
    Name,
    Offer,
    Phase,
    Play,
)
from satasat.games.three_two_five.rules import (
    SEATS,
    Pull,
    Pulls,
    PullVisibility,
    Rules,
    Three,
    TrumpAlternative,
    five_seat,
    order,
    turned_suits,
    with_seat,
)
from satasat.games.three_two_five.state import State
from satasat.games.three_two_five.view import View
from satasat.records import Match
from satasat.solver import SAME

K = TypeVar("K")
WORLDS: Final = 2000
"""Worlds in which a choice is tried that is judged by what could be seen: as many as a hint at the table looks at."""
Judge: TypeAlias = Callable[[View, int, Dice], Sequence[Judged]]
"""Judges the choices of the view's seat by so many worlds that it thinks possible: `satasat.bots.judge.judge`."""


class Source(Struct, frozen=True):
    """A deal to be reviewed: the state and the three seats' views before its shuffle, and its moves."""

    state: State
    views: tuple[View, View, View]
    moves: tuple[Move, ...]


def sources(match: Match) -> Iterator[Source]:
    """The deals of a finished match of 3-2-5, in order."""
    assert match.header is not None and match.finished
    rules: Rules = match.header.rules
    state = GAME.start(rules)
    views = _three([GAME.blank(rules, seat) for seat in range(SEATS)])
    begun, known = state, views
    moves: list[Move] = []
    for entry in match.entries:
        if isinstance(entry.move, Shuffle):
            begun, known, moves = state, views, []
        moves.append(entry.move)
        after = GAME.step(state, entry.move)
        views = _three(observe_all(GAME, views, range(SEATS), state, entry.move, after))
        state = after
        if len(state.sheet) > len(begun.sheet):
            yield Source(begun, known, tuple(moves))


def _three(views: Sequence[View]) -> tuple[View, View, View]:
    a, b, c = views
    return a, b, c


class _Step(Struct, frozen=True):
    """A move of the deal, and what each seat knew before it."""

    before: State
    views: tuple[View, View, View]
    move: Move
    after: State


def _steps(source: Source) -> Iterator[_Step]:
    state, views = source.state, source.views
    for move in source.moves:
        after = GAME.step(state, move)
        yield _Step(state, views, move, after)
        views = _three(observe_all(GAME, views, range(SEATS), state, move, after))
        state = after


def review_deal(source: Source, solve: Solve, judge: Judge, worlds: int = WORLDS) -> DealReview:
    """Everything that is found of a deal. The same deal gives the same, whoever sat where in which file."""
    return _Review(source, solve, judge, worlds).review()


class _Review:
    """A deal while it is gone through."""

    def __init__(self, source: Source, solve: Solve, judge: Judge, worlds: int) -> None:
        self.steps = list(_steps(source))
        self.rules = source.state.rules
        self.dealer = source.state.dealer
        self.five = five_seat(self.dealer)
        self.judge = judge
        self.worlds = worlds
        self.pars = Pars(self.rules, self.five, solve)
        first = next(s.after for s in self.steps if s.after.deal.trump is not None)
        assert first.deal.trump is not None and first.deal.made is not None
        self.trump, self.made = first.deal.trump, first.deal.made
        self.dealt = first.deal.hands
        self.promised: tuple[Pull, ...] = ()
        last = source.state.deal_no == self.rules.deals
        self.goes_on = not last and self.rules.pulls is Pulls.ON
        suits = [suit for suit in Suit if suit is not self.trump]
        self.suits = {suit: self.pars.before_play(self.dealt, suit) for suit in (*suits, self.trump)}
        self.ledger = Ledger(best(self.suits.values(), self.five), self.dealer)

    def review(self) -> DealReview:
        """Goes through the deal, once, in its order: the ledger follows."""
        choices = tuple(self._choice(s) for s in self.steps if s.before.phase in (Phase.TRUMP, Phase.TIE))
        exchanges = tuple(self._exchange(steps) for steps in self._by_exchange())
        plays = [s for s in self.steps if s.before.phase is Phase.PLAY]
        first, last = plays[0].before, plays[-1]
        self.promised = first.deal.promised
        played = tuple(self._play(number // SEATS + 1, step) for number, step in enumerate(plays))
        taken = self._taken(last)
        score = last.after.sheet[-1]
        return DealReview(
            deal=first.deal_no,
            dealer=self.dealer,
            trump=self.trump,
            made=self.made,
            dealt=self.dealt,
            hands=first.deal.hands,
            par=self.suits[self.trump],
            choices=choices,
            exchanges=exchanges,
            plays=played,
            taken=taken,
            tricks=score.tricks,
            points=score.points,
            luck=self.ledger.closed(taken, score.tricks, self.rules),
        )

    def _taken(self, last: _Step) -> Three:
        """The tricks won in play, the last one included."""
        deal = last.before.deal
        assert isinstance(last.move, Play)
        place = order(self.trump, self.rules).winner((*deal.trick, last.move.card))
        winner = (deal.leader + place) % SEATS
        return with_seat(deal.taken, winner, deal.taken[winner] + 1)

    def _cost(self, options: Mapping[K, Values], chosen: K, seat: Seat, promised: tuple[Pull, ...]) -> Cost:
        """What the choice cost the seat, given what the deal comes to by each."""
        if len(options) == 1:
            return Cost()
        mine = [value[seat] for value in options.values()]
        top, now = best(options.values(), seat), options[chosen]
        tricks = loss(now[seat], max(mine))
        scored = [points(value, promised, self.dealer, self.rules)[seat] for value in (now, top)]
        return Cost(
            real=max(mine) - min(mine) > SAME,
            tricks=tricks,
            points=max(0.0, loss(*scored)) if tricks else 0.0,
            debts=changes(now, top, promised, self.dealer, self.rules) if self.goes_on else (),
        )

    # trump

    def _choice(self, step: _Step) -> TrumpChoice:
        deal, seat = step.before.deal, self.five
        assert isinstance(step.move, Name | Decline)
        choices = GAME.legal(step.before)
        assert isinstance(choices, OneOf)
        # from nothing that the chooser does not see: with other hidden cards it is the same judgement
        dice = SeededDice(f"review/{step.before.deal_no}/{step.before.phase.value}/{deal.hands[seat]}")
        verdicts = {verdict.move: verdict for verdict in self.judge(step.views[seat], self.worlds, dice)}
        options = tuple(self._trump_option(move, deal.hands[seat], verdicts[move]) for move in choices.moves)
        chosen = next(option for option in options if option.move == step.move)
        self._book_trump(step, chosen)
        most = max(option.par[seat] for option in options)
        return TrumpChoice(
            seat=seat,
            seen=deal.hands[seat],
            chosen=step.move,
            options=options,
            hindsight=loss(chosen.par[seat], most),
            cost=Cost(real=any(map(_behind, options)), points=chosen.behind if _behind(chosen) else 0.0),
        )

    def _trump_option(self, move: Move, seen: CardSet, verdict: Judged) -> TrumpOption:
        assert isinstance(move, Name | Decline)
        par = self.suits[move.suit] if isinstance(move, Name) else self._turning(move.method, seen)
        return TrumpOption(
            move,
            par,
            verdict.points,
            verdict.margin,
            verdict.behind,
            verdict.behind_margin,
            verdict.made,
            verdict.tricks,
        )

    def _turning(self, method: TrumpAlternative, seen: CardSet) -> Values:
        """Par of leaving the trump to the cards, if any of the five unseen ones may turn up (R-TRUMP-4 to 8)."""
        rest = self.dealt[self.five] - seen
        if method is TrumpAlternative.TURN_THREE:
            return mean(self._tied(turned_suits(three)) for three in combinations(rest, 3))
        return mean(self.suits[card.suit] for card in rest)

    def _tied(self, suits: Sequence[Suit]) -> Values:
        """Par where the chooser names one of these."""
        return best((self.suits[suit] for suit in suits), self.five)

    def _book_trump(self, step: _Step, chosen: TrumpOption) -> None:
        self.ledger.came(chosen.par, "trump")
        if isinstance(chosen.move, Decline):
            tie = step.after.phase is Phase.TIE
            turned = GAME.legal(step.after) if tie else None
            suits = (
                [move.suit for move in turned.moves if isinstance(move, Name)]
                if isinstance(turned, OneOf)
                else []
            )
            self.ledger.came(self._tied(suits or [self.trump]), "turned")

    # exchanges

    def _by_exchange(self) -> list[list[_Step]]:
        found: dict[int, list[_Step]] = {}
        for step in self.steps:
            if step.before.phase in (Phase.ELECT, Phase.FAN, Phase.DRAW, Phase.GIVE):
                found.setdefault(step.before.deal.pull, []).append(step)
        return [*found.values()]

    def _exchange(self, steps: Sequence[_Step]) -> ExchangeReview:
        begin, end = steps[0], steps[-1]
        deal = begin.before.deal
        pull, hands = deal.pulls[deal.pull], deal.hands
        before = self.ledger.now
        draws = {card: self._answered(begin.views, hands, pull, card) for card in hands[pull.debtor]}
        average = mean(draws.values())
        found = ExchangeReview(
            pull.creditor, pull.debtor, before, tuple(CardPar(card, par) for card, par in draws.items())
        )
        if isinstance(begin.move, Offer | Concede):
            election = self._election(begin.move, before, average, pull, deal.promised)
            found = replace(found, election=election)
            if isinstance(begin.move, Concede):
                return found
        drawn = end.before.deal.drawn
        assert drawn is not None
        luck = minus(draws[drawn], average)
        self.ledger.came(plus(before, luck), "draws")
        returned = self._return(end, pull)
        return replace(found, drawn=drawn, luck=luck, returned=returned)

    def _answered(self, views: tuple[View, View, View], hands: Hands, pull: Pull, drawn: Card) -> Values:
        """Par once this card is drawn, and the rule player, in the creditor's place, has given one back."""
        public = self.rules.pull_visibility is not PullVisibility.PRIVATE
        view = GAME.observe(views[pull.creditor], Drawn(pull, 0, drawn, public))
        view = GAME.observe(view, Awaited(Phase.GIVE, pull.creditor))
        given = medium.choose(view, Worlds(1), SeededDice(0))
        assert isinstance(given, Give)
        hands = _transfer(hands, pull.debtor, pull.creditor, drawn)
        return self.pars.before_play(_transfer(hands, pull.creditor, pull.debtor, given.card), self.trump)

    def _election(
        self, chosen: Offer | Concede, before: Values, average: Values, pull: Pull, promised: tuple[Pull, ...]
    ) -> Election:
        offer, concede = handed(average, promised), handed(before, (*promised, pull))
        conceded = isinstance(chosen, Concede)
        cost = self._cost({False: offer, True: concede}, conceded, pull.debtor, ())
        return Election(chosen, offer, concede, replace(cost, points=cost.tricks))

    def _return(self, step: _Step, pull: Pull) -> Return:
        deal = step.before.deal
        choices = GAME.legal(step.before)
        assert isinstance(step.move, Give) and isinstance(choices, OneOf)
        options = {
            move.card: self.pars.before_play(
                _transfer(deal.hands, pull.creditor, pull.debtor, move.card), self.trump
            )
            for move in choices.moves
            if isinstance(move, Give)
        }
        self.ledger.came(best(options.values(), pull.creditor), "exchange")
        self.ledger.decided(options[step.move.card], pull.creditor)
        cost = self._cost(options, step.move.card, pull.creditor, deal.promised)
        return Return(step.move.card, tuple(CardPar(card, par) for card, par in options.items()), cost)

    # play

    def _play(self, trick: int, step: _Step) -> PlayReview:
        deal = step.before.deal
        assert isinstance(step.move, Play)
        seat = (deal.leader + len(deal.trick)) % SEATS
        options = self.pars.cards(deal.hands, self.trump, deal.leader, deal.trick, deal.taken)
        self.ledger.decided(options[step.move.card], seat)
        cost = self._cost(options, step.move.card, seat, self.promised)
        return PlayReview(
            trick=trick,
            seat=seat,
            card=step.move.card,
            par=best(options.values(), seat),
            options=tuple(CardPar(card, par) for card, par in options.items()),
            cost=cost,
            seen=self._seen(step, seat) if cost.tricks >= WORTH_TELLING else None,
        )

    def _seen(self, step: _Step, seat: Seat) -> Seen:
        """The card that was played, by what its player could know."""
        view = step.views[seat]
        table = " ".join(map(str, step.before.deal.trick))
        dice = SeededDice(f"review/{view.deal_no}/{view.hand}/{table}")  # all of it is before his eyes
        cards = {
            verdict.move.card: verdict
            for verdict in self.judge(view, self.worlds, dice)
            if isinstance(verdict.move, Play)
        }
        assert isinstance(step.move, Play)
        mine = cards[step.move.card]
        top = card_set(card for card, verdict in cards.items() if verdict.behind == 0)
        return Seen(mine.behind, mine.behind_margin, tuple(top))


def _behind(option: TrumpOption) -> bool:
    """Whether it is worse than the best one by more than chance in the sampled worlds may make."""
    return option.behind > option.behind_margin


def _transfer(hands: Hands, source: Seat, to: Seat, card: Card) -> Hands:
    hands = with_seat(hands, source, hands[source] - card.bit)
    return with_seat(hands, to, hands[to] | card.bit)
