"""What people may do at a table, and what they are told: S1, S3, S5, S7 to S9, S18, rows 23, 31 to 36."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from satasat import wire
from satasat.cards import decode
from satasat.errors import Refusal, StoreError
from satasat.games.three_two_five.view import View
from satasat.server.log import Moved, Opened, read
from satasat.server.orders import Person
from satasat.server.sitting import fold, opened
from satasat.wire import Limits, Pace, Settings
from tests.halls import GAME, NAMES, SECRET, FakeSocket, Room, refusal_of


def entries(r: Room) -> list[Any]:
    return [read(line.body, GAME).entry for line in r.log.lines[1:]]


def first_of(r: Room) -> Opened:
    entry = read(r.log.lines[0].body, None).entry
    assert isinstance(entry, Opened)
    return entry


async def to_play(r: Room, seat: int = 0) -> None:
    await r.start()
    await r.play(lambda: r.phase() == "play" and r.sitting.actor == seat)


# once, in order (S8, S9)


def test_the_same_id_twice_gives_the_same_answer_and_one_event() -> None:
    """S8: for a move and for a refusal, also after a start of the server."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            mover = r.sockets[0]
            seq, move = mover.seq, r.legal(mover)
            first = await r.say(mover, wire.Act, id="x", seq=seq, move=move)
            moves = r.sitting.match.moves
            assert await r.say(mover, wire.Act, id="x", seq=seq, move=move) == first
            illegal = await r.say(
                mover, wire.Act, id="y", seq=mover.seq, move={"type": "draw", "position": 0}
            )
            assert refusal_of(illegal) == "out_of_turn"
            assert await r.say(mover, wire.Act, id="y", seq=mover.seq, move=move) == illegal
            await r.restart()
            again = await r.join(r.people[0], secret=None)
            assert await r.say(again, wire.Act, id="x", seq=seq, move=move) == first
            assert r.sitting.match.moves == moves

    asyncio.run(go())


def test_a_stale_command_is_refused_with_what_was_missed() -> None:
    """S9: what was missed is what the others were told, byte for byte."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            other = await r.join(r.people[0], secret=None)
            known = len(other.raw)
            seq, move = other.seq, r.legal(other)
            await r.play(lambda: r.sitting.match.moves >= 8 and r.sitting.actor == 0 and r.phase() == "play")
            told = [json.loads(one) for one in other.raw[known:]]
            answer = await r.say(other, wire.Act, seq=seq, move=move)
            assert refusal_of(answer) == "stale"
            assert answer is not None
            missed = [one for one in told if one["type"] == "happened"]
            assert answer["missed"] == missed
            assert answer["params"] == {"seq": seq, "due": r.sitting.moved}

    asyncio.run(go())


def test_joining_again_tells_only_what_was_missed() -> None:
    """S10: and where that is no longer at hand, everything."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            seq = r.sockets[1].seq
            await r.play(lambda: r.sitting.match.moves >= 12)
            back = await r.join(r.people[1], secret=None, seq=seq)
            kinds = [one["type"] for one in back.received]
            assert set(kinds) == {"happened", "done", "presence"}
            assert [one["seq"] for one in back.received if one["type"] == "happened"][-1] == r.sitting.seq
            assert back.received[len(kinds) - 3]["view"] == r.sockets[1].view
            assert (await r.join(r.people[1], secret=None, seq=1)).received[0]["type"] == "welcome"
            await r.play(
                lambda: (
                    r.sitting.deal is not None and bool(r.sitting.unready) and r.sitting.match.deal_no == 2
                )
            )
            short = await r.join(r.people[1], secret=None, seq=r.sitting.seq - 1)
            assert [one["type"] for one in short.received] == [
                "happened",
                "done",
                "presence",
            ]  # also over a commitment
            await r.play(lambda: r.sitting.seq > seq + 16)
            assert (await r.join(r.people[1], secret=None, seq=seq)).received[0]["type"] == "welcome"
            assert (await r.join(r.people[1], secret=None, seq=9_999)).received[0]["type"] == "welcome"

    asyncio.run(go())


def test_numbers_have_no_gap_and_a_welcome_equals_what_updates_came_to() -> None:
    """S8: folding updates gives what one would be told from scratch."""

    async def go() -> None:
        async with Room(people=2, bots=("easy",)) as r:
            await r.start()
            await r.play(r.over)
            for socket in r.sockets:
                numbers = [one["seq"] for one in socket.received if one["type"] in ("welcome", "happened")]
                assert numbers == sorted(numbers)
                happened = [one["seq"] for one in socket.received if one["type"] == "happened"]
                assert happened == list(range(happened[0], happened[-1] + 1))
                fresh = (await r.join(socket.person, secret=None)).last("welcome")
                assert fresh["view"] == socket.view
                assert fresh["seating"] == socket.seating
                assert fresh["seq"] == socket.seq

    asyncio.run(go())


def test_two_devices_on_one_seat_follow_each_other() -> None:
    """Row 45: the newest command wins, both are told."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            second = await r.join(r.people[0], secret=None)
            await r.say(second, wire.Act, seq=second.seq, move=r.legal(second))
            assert r.sockets[0].raw[-1] == second.raw[-1]
            late = await r.say(r.sockets[0], wire.Act, seq=second.seq - 1, move=r.legal(second) or {})
            assert refusal_of(late) == "stale"
            await r.close(second)
            await r.pass_time(10_000)
            assert r.sockets[0].last("presence")["company"]["away"][0] is False

    asyncio.run(go())


# who may


@pytest.mark.parametrize(
    ("code", "by", "kind", "fields"),
    [
        ("not_host", 1, wire.Start, {}),
        ("not_host", 1, wire.Host, {"do": wire.PutBot(2, "easy")}),
        ("seats_empty", 0, wire.Start, {}),
        ("no_match_yet", 0, wire.Rematch, {}),
        ("no_match_on", 0, wire.End, {}),
        ("no_match_on", 0, wire.Act, {"seq": 3, "move": {}}),
        ("no_deal_waits", 0, wire.Ready, {"deal": 1}),
        ("bad_seed", 0, wire.Ready, {"deal": 1, "seed": "0" * 31}),
        ("bad_seed", 0, wire.Ready, {"deal": 1, "seed": "G" * 32}),
        ("bad_seed", 0, wire.Ready, {"deal": 1, "seed": "A" * 32}),
        ("no_such_seat_here", 0, wire.TakeSeat, {"seat": 3}),
        ("no_such_seat_here", 0, wire.TakeSeat, {"seat": -1}),
        ("seat_taken", 1, wire.TakeSeat, {"seat": 0}),
        ("seat_taken", 0, wire.Host, {"do": wire.PutBot(1, "easy")}),
        ("seat_empty", 0, wire.Host, {"do": wire.Clear(2)}),
        ("seat_empty", 0, wire.Host, {"do": wire.PassHost(2)}),
        ("unknown_bot", 0, wire.Host, {"do": wire.PutBot(2, "deep thought")}),
        ("unknown_bot", 0, wire.Host, {"do": wire.Configure(Settings(sit_in_bot="x"))}),
        ("unknown_preset", 0, wire.Host, {"do": wire.SetRules("bridge")}),
        ("unknown_option", 0, wire.Host, {"do": wire.SetRules(None, {"jokers": "two"})}),
        ("no_such_proposal", 0, wire.Answer, {"proposal": 1, "yes": True}),
        ("say_one_thing", 0, wire.Say, {}),
        ("say_one_thing", 0, wire.Say, {"phrase": "hello", "face": "smile"}),
        ("unknown_phrase", 0, wire.Say, {"phrase": "your mother"}),
        ("bad_text", 0, wire.Say, {"text": " \u202e "}),
    ],
)
def test_what_a_lobby_refuses(code: str, by: int, kind: Any, fields: dict[str, Any]) -> None:
    """S1, row 23."""

    async def go() -> None:
        async with Room(people=2) as r:
            seq = r.sitting.seq
            assert refusal_of(await r.say(r.sockets[by], kind, **fields)) == code
            assert r.sitting.seq == seq

    asyncio.run(go())


@pytest.mark.parametrize(
    ("code", "by", "kind", "fields"),
    [
        ("match_on", 0, wire.Start, {}),
        ("match_on", 0, wire.Rematch, {}),
        ("match_on", 0, wire.Host, {"do": wire.Clear(2)}),
        ("match_on", 0, wire.Host, {"do": wire.Swap(0, 1)}),
        ("match_on", 0, wire.Host, {"do": wire.SetRules("pagat")}),
        ("not_between_deals", 0, wire.Host, {"do": wire.PutBot(2, "easy")}),
        ("setting_fixed", 0, wire.Host, {"do": wire.Configure(Settings(hints=False))}),
        ("not_your_turn", 1, wire.Hint, {"seq": 0}),
        ("out_of_turn", 1, wire.Act, {"seq": 0, "move": {"type": "play", "card": "AS"}}),
        ("bad_message", 0, wire.Act, {"seq": 0, "move": {"type": "play", "card": "1S"}}),
        ("bad_message", 0, wire.Act, {"seq": 0, "move": {}}),
        ("not_now", 0, wire.Act, {"seq": 0, "move": {"type": "draw", "position": 1}}),
        ("not_yet", 0, wire.Act, {"seq": 10_000, "move": {"type": "play", "card": "AS"}}),
        ("nothing_to_take_back", 1, wire.TakeBack, {"seq": 0}),
        ("claim_unproven", 1, wire.Claim, {"seq": 0}),
        ("no_deal_waits", 1, wire.Ready, {"deal": 1}),
    ],
)
def test_what_a_deal_refuses(code: str, by: int, kind: Any, fields: dict[str, Any]) -> None:
    """S1, row 23: no seat comes or goes in mid-deal."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            sent = {**fields, **({"seq": r.sitting.seq} if fields.get("seq") == 0 else {})}
            before = r.sitting
            assert refusal_of(await r.say(r.sockets[by], kind, **sent)) == code
            assert r.sitting == before

    asyncio.run(go())


def test_a_link_admits_and_nothing_else_does() -> None:
    """S23: the secret lets in; who sits there needs none; a seat is the session's."""

    async def go() -> None:
        async with Room(people=2) as r:
            stranger = Person("p9", "Zoya")
            assert (await r.join(stranger, secret=None)).last("refused")["code"] == "wrong_secret"
            assert (await r.join(stranger, secret="0" * 30)).last("refused")["code"] == "wrong_secret"
            socket = await r.join(stranger)
            assert socket.last("welcome").get("secret") is None
            assert r.sockets[0].last("welcome")["secret"]
            namesake = await r.join(Person("p8", NAMES[0]))
            assert namesake.seat is None
            assert refusal_of(await r.say(namesake, wire.TakeSeat, seat=2)) == "name_like_another"
            await r.say(r.sockets[0], wire.Host, do=wire.Configure(Settings(locked=True)))
            assert refusal_of(await r.say(socket, wire.TakeSeat, seat=2)) == "table_locked"

    asyncio.run(go())


def test_a_socket_that_has_not_joined_is_told_nothing() -> None:
    async def go() -> None:
        async with Room() as r:
            outside = FakeSocket(r.people[0])
            assert refusal_of(await r.say(outside, wire.Start)) == "not_joined"
            quitting = await r.join(r.people[1], secret=None)
            await r.say(quitting, wire.Quit)
            known = len(quitting.raw)
            await r.start()
            assert len(quitting.raw) == known

    asyncio.run(go())


def test_the_hosts_part() -> None:
    """Row 23: seats, bots, rules, sending away, handing on."""

    async def go() -> None:
        async with Room() as r:
            host = r.sockets[0]
            await r.say(host, wire.Host, do=wire.Swap(0, 2))
            assert [c.name for c in r.sitting.chairs] == [NAMES[2], NAMES[1], NAMES[0]]
            assert (host.seat, r.sockets[2].seat) == (2, 0)
            await r.say(host, wire.Host, do=wire.Clear(1))
            assert r.sockets[1].seat is None
            stood = [one for one in host.received if one.get("what", {}).get("type") == "stood"]
            assert stood[-1]["what"] == {"type": "stood", "seat": 1, "sent_away": True}
            await r.say(host, wire.Host, do=wire.PutBot(1, "medium"))
            await r.say(host, wire.Host, do=wire.PutBot(1, "hard"))
            assert r.sitting.chairs[1].bot == "hard"
            await r.say(host, wire.Host, do=wire.SetRules("pagat", {"deals": 3}))
            assert r.sitting.rules == replace(GAME.presets["pagat"], deals=3)
            await r.say(host, wire.Host, do=wire.PassHost(0))
            assert refusal_of(await r.say(host, wire.Start)) == "not_host"
            await r.say(r.sockets[2], wire.Leave)
            assert r.sitting.host == host.person.id  # the host left: it is handed on

    asyncio.run(go())


def test_between_two_deals_somebody_may_take_a_bots_seat() -> None:
    """Row 23: only between deals, and he must be ready like everybody."""

    async def go() -> None:
        async with Room(people=2, bots=("easy",)) as r:
            late = await r.join(Person("p5", "Late"))
            await to_play(r)
            assert refusal_of(await r.say(late, wire.TakeSeat, seat=2)) == "not_between_deals"
            await r.play(lambda: bool(r.sitting.unready) and r.sitting.match.deal_no == 2)
            await r.say(late, wire.TakeSeat, seat=2)
            assert late.seat == 2
            assert 2 in r.sitting.unready
            r.sockets.append(late)
            await r.play(r.over)
            assert any(isinstance(e, Moved) and e.by == 2 for e in entries(r))

    asyncio.run(go())


def test_a_rematch_rotates_the_seats() -> None:
    """Row 33: one command, the same people."""

    async def go() -> None:
        async with Room() as r:
            assert refusal_of(await r.say(r.sockets[1], wire.Rematch)) == "no_match_yet"
            await r.start()
            await r.play(r.over)
            await r.say(r.sockets[1], wire.Rematch)
            assert [c.name for c in r.sitting.chairs] == [NAMES[2], NAMES[0], NAMES[1]]
            assert r.sitting.match.number == 2
            await r.play(r.over)
            assert r.sitting.match_name == "t1/2"

    asyncio.run(go())


# taking back, ending, claiming (rows 8, 31, 32)


def test_a_card_is_taken_back_when_all_agree() -> None:
    """Row 31: it is an event, nothing is deleted; and the table is as it was before."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            before = r.sitting.match
            views = [socket.view for socket in r.sockets]
            await r.say(r.sockets[0], wire.Act, seq=r.sockets[0].seq, move=r.legal(r.sockets[0]))
            await r.say(r.sockets[0], wire.TakeBack, seq=r.sockets[0].seq)
            asked = r.sitting.proposal.seq
            assert (
                refusal_of(await r.say(r.sockets[0], wire.Answer, proposal=asked, yes=True)) == "own_proposal"
            )
            await r.say(r.sockets[1], wire.Answer, proposal=asked, yes=True)
            assert (
                refusal_of(await r.say(r.sockets[1], wire.Answer, proposal=asked, yes=True))
                == "already_consented"
            )
            consents = [
                one for one in r.sockets[2].received if one.get("what", {}).get("type") == "consented"
            ]
            assert consents[-1]["what"] == {"type": "consented"}  # nobody is told who (row 32)
            await r.say(r.sockets[2], wire.Answer, proposal=asked, yes=True)
            assert replace(r.sitting.match, banks=before.banks, last=before.last) == before
            assert [socket.view for socket in r.sockets] == views
            await r.restart()
            r.sockets = [await r.join(person, secret=None) for person in r.people]
            assert [socket.view for socket in r.sockets] == views
            await r.play(r.over)

    asyncio.run(go())


def test_nothing_is_taken_back_after_something_hidden_was_shown() -> None:
    """Row 31, S5: a name that deals the rest, a draw, a give, a card that another has answered."""

    async def go() -> None:
        async with Room(rules={"trick_instead": "on", "fan": "by_hand", "cut": "five_seat", "deals": 6}) as r:
            await r.start()
            await r.play(r.over)
            seen: dict[str, bool] = {}
            sitting = opened("t1", first_of(r))
            for signed in (read(line.body, GAME) for line in r.log.lines[1:]):
                sitting = fold(sitting, signed).sitting
                if isinstance(signed.entry, Moved) and signed.entry.by != "nature":
                    kind = signed.entry.move.__struct_config__.tag
                    assert sitting.match is not None
                    seen[kind] = seen.get(kind, False) or sitting.match.last is not None
            assert seen.pop("play")
            for kind in ("cut", "name", "decline", "fan", "draw", "give"):
                assert not seen.get(kind, False), kind
            assert {"cut", "draw", "give", "fan"} <= seen.keys()

    asyncio.run(go())


def test_a_match_ends_early_only_by_consent() -> None:
    """Row 32; the seeds are shown then, and not before (S12)."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            await r.say(r.sockets[1], wire.End)
            await r.say(r.sockets[2], wire.Answer, proposal=r.sitting.proposal.seq, yes=False)
            assert not any(one.get("proofs") for one in r.sockets[0].received)
            await r.say(r.sockets[1], wire.End)
            asked = r.sitting.proposal.seq
            await r.say(r.sockets[0], wire.Answer, proposal=asked, yes=True)
            assert not any("proofs" in one for one in r.sockets[0].received)
            await r.say(r.sockets[2], wire.Answer, proposal=asked, yes=True)
            assert not r.sitting.playing
            assert r.sockets[0].last("happened")["proofs"]
            await r.say(r.sockets[0], wire.Rematch)
            await r.play(r.over)

    asyncio.run(go())


def test_alone_with_bots_one_asks_nobody() -> None:
    async def go() -> None:
        async with Room(people=1, bots=("easy", "easy")) as r:
            await to_play(r)
            moves = r.sitting.match.moves
            await r.say(r.sockets[0], wire.Act, seq=r.sockets[0].seq, move=r.legal(r.sockets[0]))
            await r.say(r.sockets[0], wire.TakeBack, seq=r.sockets[0].seq)
            assert r.sitting.match.moves == moves
            await r.play(lambda: r.sitting.match.moves > moves + 5)
            await r.say(r.sockets[0], wire.End)
            assert not r.sitting.playing

    asyncio.run(go())


def test_bots_wait_while_a_card_may_be_taken_back() -> None:
    async def go() -> None:
        async with Room(people=2, bots=("easy",)) as r:
            await r.start()
            await r.play(lambda: r.phase() == "play" and r.sitting.actor == 1)
            await r.say(r.sockets[1], wire.Act, seq=r.sockets[1].seq, move=r.legal(r.sockets[1]))
            if r.sitting.actor == 2:
                await r.say(r.sockets[1], wire.TakeBack, seq=r.sockets[1].seq)
                moves = r.sitting.match.moves
                await r.pass_time(20_000)
                assert r.sitting.match.moves == moves
                await r.say(r.sockets[0], wire.Answer, proposal=r.sitting.proposal.seq, yes=False)
                await r.pass_time(5_000)
                assert r.sitting.match.moves == moves + 1

    asyncio.run(go())


def test_a_proven_claim_is_played_out() -> None:
    """Row 8, RECORD.md: the rest are `auto` plays of the record; meanwhile nobody moves."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            await r.play(lambda: r.sitting.match.moves % 3 == 0 and r.sitting.match.moves > 15)
            if r.phase() != "play":
                return
            assert refusal_of(await r.say(r.sockets[2], wire.Claim, seq=r.sockets[2].seq)) == "claim_unproven"
            r.thinkers.proves = True
            deals = len(r.sitting.match.sheet)
            await r.say(r.sockets[2], wire.Claim, seq=r.sockets[2].seq)
            assert len(r.sitting.match.sheet) == deals + 1
            assert r.sitting.match.claimed is None
            plays = [e for e in entries(r) if isinstance(e, Moved)]
            assert plays[-1].auto
            r.thinkers.proves = False
            await r.play(r.over)

    asyncio.run(go())


def test_a_claim_made_twice_is_one() -> None:
    """S8: also where the second comes before the first is judged."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            r.thinkers.proves = True
            claimant = r.sockets[0]
            for _ in range(3):
                r.table.ask(claimant, wire.Claim(id="c", table="t1", seq=claimant.seq))
            await r.settle()
            assert sum(isinstance(e, wire.Claimed) for e in entries(r)) == 1
            await r.play(r.over)

    asyncio.run(go())


def test_a_bots_view_is_all_that_a_claim_and_a_hint_are_judged_from() -> None:
    """S5, S6: what is sent to be thought about is the seat's own view."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            hinted = await r.say(r.sockets[0], wire.Hint, seq=r.sockets[0].seq)
            assert hinted is not None
            assert hinted["type"] == "hinted"
            await r.say(r.sockets[1], wire.Claim, seq=r.sockets[1].seq)
            for asked, seat in zip(r.thinkers.asked, (0, 1), strict=True):
                assert json.loads(bytes(wire.view_json(decode(asked, View)))) == r.sockets[seat].view

    asyncio.run(go())


# watching and talking (S5, S7, row 36)


def test_watchers_are_told_no_hand_and_nothing_once_they_are_not_wanted() -> None:
    """S7."""

    async def go() -> None:
        async with Room(settings=Settings(spectators=True)) as r:
            watcher = await r.join(Person("p7", "Zoya"))
            await to_play(r)
            assert watcher.view is not None
            assert "hand" not in watcher.view
            assert watcher.choices is None
            assert r.sockets[0].last("presence")["company"]["watching"] == ["Zoya"]
            await r.say(r.sockets[0], wire.Host, do=wire.Configure(Settings()))
            assert watcher.received[-1]["code"] == "no_spectators"
            known = len(watcher.raw)
            await r.play(r.over)
            assert len(watcher.raw) == known
            assert (await r.join(Person("p6", "Yan"))).last("welcome")["seating"]["stage"] == "over"

    asyncio.run(go())


def test_who_sits_down_watches_no_more_and_who_gets_up_does_again() -> None:
    """Row 35: everybody is told who watches, as soon as it changes."""

    async def go() -> None:
        async with Room(people=2) as r:
            zoya = await r.join(Person("p7", "Zoya"))
            assert r.sockets[0].last("presence")["company"]["watching"] == ["Zoya"]
            await r.say(zoya, wire.TakeSeat, seat=2)
            assert "watching" not in r.sockets[0].last("presence")["company"]
            await r.say(zoya, wire.Leave)
            assert r.sockets[0].last("presence")["company"]["watching"] == ["Zoya"]

    asyncio.run(go())


def test_without_spectators_nobody_comes_in_during_a_match() -> None:
    """S7: but to wait for a bot's seat, hearing nothing of the game."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            assert (await r.join(Person("p7", "Zoya"))).last("refused")["code"] == "no_spectators"
        async with Room(people=2, bots=("easy",)) as r:
            await to_play(r)
            waiting = await r.join(Person("p7", "Zoya"))
            assert waiting.view is None
            known = len(waiting.raw)
            await r.play(lambda: r.sitting.match.moves > 20)
            assert not any(
                "view" in json.loads(one) or "events" in json.loads(one) for one in waiting.raw[known:]
            )

    asyncio.run(go())


def test_what_watchers_say_reaches_watchers_alone() -> None:
    """S5: a watcher is no second eye of a player's."""

    async def go() -> None:
        async with Room(settings=Settings(spectators=True)) as r:
            one, two = await r.join(Person("p7", "Zoya")), await r.join(Person("p8", "Yan"))
            await r.say(one, wire.Say, text="  he has\u202e the ace ")
            said = {"type": "said", "table": "t1", "name": "Zoya", "text": "he has the ace"}
            assert two.last("said") == said
            assert not any(update["type"] == "said" for socket in r.sockets for update in socket.received)
            await r.say(r.sockets[1], wire.Say, phrase="hello")
            assert two.last("said") == {
                "type": "said",
                "table": "t1",
                "name": NAMES[1],
                "seat": 1,
                "phrase": "hello",
            }

    asyncio.run(go())


def test_words_of_ones_own_are_for_private_tables() -> None:
    """Row 36."""

    async def go() -> None:
        async with Room(settings=Settings(private=False)) as r:
            assert refusal_of(await r.say(r.sockets[0], wire.Say, text="hi")) == "text_at_private_tables"
            answer = await r.say(r.sockets[0], wire.Say, face="smile")
            assert answer is not None
            assert answer["type"] == "done"

    asyncio.run(go())


# what must not show (S3, N13)


def test_messages_that_differ_in_hidden_cards_have_equal_length() -> None:
    """S3: what seat 0 is told has the same lengths in two matches that differ only in what he cannot see."""

    async def go() -> None:
        lengths = []
        for seed in ("a", "b"):
            async with Room(settings=Settings(spectators=True), seed=seed) as r:
                watcher = await r.join(Person("p7", "Zoya"))
                await r.start()
                for socket in r.sockets:
                    await r.say(socket, wire.Ready, deal=1)
                until_named = [
                    one for one in watcher.raw if b'"type":"dealt"' in one or b'"phase":"trump"' in one
                ]
                actor = watcher.view["actor"] if watcher.view else None
                lengths.append((actor, [len(one) for one in until_named]))
        for actor, sizes in lengths:
            for other, others in lengths:
                if actor == other:
                    assert sizes == others

    asyncio.run(go())


def test_the_table_says_nothing_of_people_or_seeds() -> None:
    """S2, S12: no id of a person, no server's seed before the end, no link for those without a seat."""

    async def go() -> None:
        async with Room(settings=Settings(spectators=True)) as r:
            watcher = await r.join(Person("person-7", "Zoya"))
            await r.start()
            await r.play(lambda: r.sitting.match.deal_no == 2 and r.phase() == "play")
            seeds = [deal.seed for deal in r.sitting.match.deals]
            for socket in (*r.sockets, watcher):
                for data in socket.raw:
                    assert not any(seed.encode() in data for seed in seeds)
                    assert b"person-7" not in data
                    assert b'"p1"' not in data
            assert not any(b'"secret"' in data for data in watcher.raw)

    asyncio.run(go())


@pytest.mark.parametrize("pace", list(Pace), ids=lambda p: p.value)
def test_forced_and_free_plays_of_bots_take_the_same_time(pace: Pace) -> None:
    """S3, N13: every move of a bot comes after a pause that does not look at what it holds."""

    async def go() -> None:
        times: dict[bool, set[int]] = {True: set(), False: set()}
        async with Room(
            people=1, bots=("easy", "easy"), settings=Settings(pace=pace), rules={"deals": 9}
        ) as r:
            await r.start()
            last = {"moves": 0, "at": r.times.at, "forced": False}

            def note() -> bool:
                match, actor = r.sitting.match, r.sitting.actor
                if match is None or not isinstance(actor, int):
                    return r.over()
                if match.moves == last["moves"] + 1 and last.get("bot"):
                    times[bool(last["forced"])].add(r.times.at - int(last["at"]))
                choices = match.views[actor].legal
                forced = hasattr(choices, "moves") and len(choices.moves) == 1
                last.update(moves=match.moves, at=r.times.at, forced=forced, bot=r.sitting.chairs[actor].bot)
                return r.over()

            await r.play(note)
        if pace is Pace.NATURAL:
            assert all(800 <= ms <= 2_500 for ms in times[True] | times[False])
            assert len(times[True]) > 10
        else:
            assert times[True] == times[False] == {40 if pace is Pace.INSTANT else 500}

    asyncio.run(go())


# when something fails (S6, S18, S31)


def test_when_nothing_can_be_stored_nothing_has_happened() -> None:
    """S18: a clear refusal, the same command works later, and nature goes on by itself."""

    async def go() -> None:
        async with Room(people=1, bots=("easy", "easy")) as r:
            await to_play(r)
            mover = r.sockets[0]
            before, seq, move = r.sitting, mover.seq, r.legal(mover)
            r.log.fails = StoreError("store_full", reason="no space")
            assert refusal_of(await r.say(mover, wire.Act, id="x", seq=seq, move=move)) == "store_full"
            assert r.sitting == before
            r.log.fails = None
            answer = await r.say(mover, wire.Act, id="x", seq=seq, move=move)
            assert answer is not None
            assert answer["type"] == "happened"
            r.log.fails = StoreError("store_failed", reason="locked")
            moves = r.sitting.match.moves
            await r.pass_time(5_000)
            assert r.sitting.match.moves == moves
            r.log.fails = None
            await r.pass_time(10_000)
            assert r.sitting.match.moves > moves
            await r.play(r.over)

    asyncio.run(go())


def test_a_log_that_is_ahead_wakes_the_table_anew() -> None:
    """S15: a conflict means that this table does not know everything, perhaps not that it carried the command out."""

    async def go() -> None:
        r = await Room().__aenter__()
        r.log.fails = StoreError("store_conflict", table="t1", seq=9)
        late = FakeSocket(Person("p7", "Zoya"))
        r.table.ask(r.sockets[0], wire.Start(id="x", table="t1"))
        r.table.ask(late, wire.Join(id="y", table="t1", secret=SECRET))
        await r.task
        assert r.table.ended
        assert all(socket.dropped for socket in (*r.sockets, late))
        assert not any(one.get("id") == "x" for one in r.sockets[0].received)
        r.log.fails = None
        r.wake()
        again = await r.join(r.people[0], secret=None)
        answer = await r.say(again, wire.Start, id="x")
        assert answer is not None
        assert answer["type"] == "happened"
        await r.__aexit__()

    asyncio.run(go())


def test_bots_that_fail_are_replaced_by_legal_moves() -> None:
    """Life of a move 9: a late or failed bot's move is `auto`."""

    async def go() -> None:
        async with Room(people=1, bots=("hard", "expert")) as r:
            r.thinkers.fails = True
            await r.start()
            await r.play(r.over)
            bots = [e for e in entries(r) if isinstance(e, Moved) and e.by in (1, 2)]
            assert bots
            assert all(e.auto for e in bots)

    asyncio.run(go())


def test_a_full_mailbox_refuses() -> None:
    """The life of a move 3: bounded, and the table goes on."""

    async def go() -> None:
        async with Room(limits=Limits(mailbox=4)) as r:
            for n in range(4):
                r.table.ask(r.sockets[0], wire.Say(id=f"m{n}", table="t1", phrase="hello"))
            with pytest.raises(Refusal) as refused:
                r.table.ask(r.sockets[0], wire.Say(id="m5", table="t1", phrase="hello"))
            assert refused.value.code == "busy"
            await r.settle()
            r.table.ask(r.sockets[0], wire.Say(id="m6", table="t1", phrase="hello"))
            await r.settle()
            assert r.sockets[0].last("done")["id"] == "m6"

    asyncio.run(go())


def test_who_has_no_seat_when_a_match_begins_hears_no_more() -> None:
    """S7: as if he had come in later; at a table with a bot he may wait for its seat, and hears no talk of the players."""

    async def go() -> None:
        async with Room() as r:
            standing = await r.join(Person("p7", "Zoya"))
            await r.start()
            assert standing.received[-1]["code"] == "no_spectators"
            assert standing.unfollowed == ["t1"]
            known = len(standing.raw)
            await r.say(r.sockets[0], wire.Say, text="psst")
            assert len(standing.raw) == known
        async with Room(people=2, bots=("easy",)) as r:
            waiting = await r.join(Person("p7", "Zoya"))
            await r.start()
            await r.say(r.sockets[0], wire.Say, text="psst")
            assert not any(one["type"] == "said" for one in waiting.received)

    asyncio.run(go())


def test_the_same_card_is_not_asked_for_twice() -> None:
    """Row 31: a no is a no, and the clock is stopped for it once."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            mover = r.sockets[0]
            await r.say(mover, wire.Act, seq=mover.seq, move=r.legal(mover))
            await r.say(mover, wire.TakeBack, seq=mover.seq)
            await r.say(r.sockets[1], wire.Answer, proposal=r.sitting.proposal.seq, yes=False)
            assert refusal_of(await r.say(mover, wire.TakeBack, seq=mover.seq)) == "nothing_to_take_back"

    asyncio.run(go())


def test_who_takes_a_bots_seat_is_not_ready_yet() -> None:
    """S12: the seed of him who sat there before is not the newcomer's word."""

    async def go() -> None:
        async with Room() as r:
            await r.start()
            await r.play(lambda: bool(r.sitting.unready) and r.sitting.match.deal_no == 2)
            gone = next(one for one in r.sockets if one.seat == 2)
            await r.say(gone, wire.Ready, deal=2, seed="ab" * 16)
            await r.close(gone)
            await r.pass_time(90_000)
            await r.say(r.sockets[0], wire.Host, do=wire.PutBot(2, "easy"))
            assert 2 not in r.sitting.unready
            late = await r.join(Person("p5", "Late"))
            await r.say(late, wire.TakeSeat, seat=2)
            assert 2 in r.sitting.unready
            r.sockets.append(late)
            await r.play(r.over)

    asyncio.run(go())


def test_a_claim_that_cannot_be_played_out_is_given_up() -> None:
    """Row 8, S6: workers that die do not hold up a table for ever."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            r.thinkers.proves = r.thinkers.loses_claims = True
            await r.say(r.sockets[0], wire.Claim, seq=r.sockets[0].seq)
            assert r.sitting.match.claimed == 0
            assert r.sockets[0].choices is None
            assert refusal_of(await r.say(r.sockets[0], wire.Claim, seq=r.sockets[0].seq)) == "claim_on"
            await r.pass_time(10_000)
            assert r.sitting.match.claimed is None
            await r.play(r.over)

    asyncio.run(go())


def test_a_match_at_a_table_has_a_bounded_length() -> None:
    """S15: it is replayed when somebody comes."""

    async def go() -> None:
        async with Room(limits=Limits(deals=6)) as r:
            long = wire.Host(id="x", table="t1", do=wire.SetRules(None, {"deals": 9}))
            r.table.ask(r.sockets[0], long)
            await r.settle()
            assert r.sockets[0].last("refused")["code"] == "too_many_deals"
            await r.say(r.sockets[0], wire.Host, do=wire.SetRules(None, {"deals": 6}))
            assert r.sitting.rules.deals == 6

    asyncio.run(go())
