"""Everything that can be refused, as codes with parameters. Words are made at the edge, by `satasat.texts`."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar


class SatasatError(Exception):
    """A refusal.

    `code` is one of the class's `codes`, stable and documented (docs/formats/errors.md); `params` holds the offending
    value and what would have been accepted: plain values, cards, suits, seats.
    """

    codes: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, code: str, **params: Any) -> None:
        assert code in self.codes, f"{type(self).__name__} has no code {code!r}"
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.code, **self.params), ()

    def __str__(self) -> str:
        return self.code + "".join(f" {k}={v}" for k, v in self.params.items())


class BadCard(SatasatError, ValueError):
    """Text that names no card."""

    codes = frozenset({"bad_card"})


class IllegalMove(SatasatError):
    """A move that the rules do not allow now."""

    codes = frozenset(
        {
            "not_now",
            "not_a_move",
            "no_such_seat",
            "wrong_cards",
            "cut_range",
            "method_off",
            "not_tied",
            "not_in_rest",
            "position_range",
            "not_in_hand",
            "must_follow",
            "return_drawn",
            "return_keep",
            "match_over",
            "bid_too_low",
            "bid_above_pool",
            "bid_above_stack",
            "bid_above_most",
        }
    )


class OutOfTurn(SatasatError):
    """A move by somebody who was not to act."""

    codes = frozenset({"out_of_turn"})


class BadRules(SatasatError, ValueError):
    """Options that are unknown, missing, out of range or exclude each other."""

    codes = frozenset(
        {
            "unknown_game",
            "unknown_preset",
            "unknown_option",
            "missing_option",
            "bad_value",
            "option_range",
            "ante_above_chips",
            "after_ten_alternatives",
            "trick_instead_pulls",
        }
    )


class BadPosition(SatasatError, ValueError):
    """Open hands, and cards in the trick, that no deal of 3-2-5 can lead to."""

    codes = frozenset(
        {
            "wrong_type",
            "hands_of_three",
            "no_such_leader",
            "trick_too_long",
            "not_of_the_pack",
            "card_twice",
            "uneven_hands",
            "did_not_follow",
        }
    )


class BadRecord(SatasatError):
    """A line of a record that breaks the format (docs/formats/record.md)."""

    codes = frozenset(
        {
            "bad_json",
            "bad_utf8",
            "bad_line",
            "bad_header",
            "bad_move",
            "bad_result",
            "blank_line",
            "byte_order_mark",
            "cut_off",
            "duplicate_key",
            "line_too_long",
            "no_header",
            "no_match",
            "no_result",
            "no_table",
            "not_over",
            "preset_differs",
            "proof_missing",
            "proof_stray",
            "seats_differ",
            "stray_line",
            "wrong_chain",
            "wrong_commitment",
            "wrong_result",
            "wrong_version",
        }
    )


class BadMessage(SatasatError):
    """Arguments or answers of a person or a program that cannot be understood."""

    codes = frozenset(
        {
            "file_exists",
            "file_missing",
            "file_unreadable",
            "file_unwritable",
            "file_cut_off",
            "file_busy",
            "nothing_to_resume",
            "resume_alone",
            "append_alone",
            "bad_name",
            "file_foreign",
            "stream_failed",
            "worker_died",
            "jit_disabled",
            "bad_number",
            "too_large",
            "bad_usage",
            "bad_rule",
            "bad_bots",
            "bad_pool",
            "bad_hand",
            "two_budgets",
            "arena_foreign",
            "arena_differs",
            "arena_line",
            "unknown_bot",
            "not_for_game",
            "bad_seat",
            "seat_hidden",
            "no_such_match",
            "no_such_deal",
            "over_when_dealt",
            "deal_not_held",
            "match_faulty",
            "match_unfinished",
            "page_foreign",
            "report_missing",
            "unknown_language",
            "undo_nothing",
            "undo_hidden",
            "not_understood",
            "ambiguous",
            "no_more_input",
            "one_source",
            "option_lacking",
            "option_stray",
            "bad_concept",
            "bad_suit",
            "bad_key",
            "batch_line",
            "no_such_card",
            "deal_hidden",
            "bad_message",
            "bad_origin",
            "origin_needed",
            "two_hosts",
            "port_busy",
            "cannot_listen",
            "no_lan",
            "bad_limit",
            "server_unreachable",
            "no_satasat",
            "other_protocol",
            "no_free_seat",
        }
    )


class Refusal(SatasatError):
    """What a table, or the server, does not let somebody do now (docs/formats/wire.md)."""

    codes = frozenset(
        {
            # who may
            "unknown_table",
            "table_damaged",
            "unknown_match",
            "wrong_secret",
            "wrong_spoken_code",
            "wrong_phrase",
            "no_session",
            "foreign_origin",
            "no_origin",
            "foreign_host",
            "not_for_you",
            "unknown_path",
            "wrong_method",
            "not_joined",
            "not_seated",
            "not_host",
            "no_spectators",
            "too_many_spectators",
            "table_locked",
            # seats
            "no_such_seat_here",
            "seat_taken",
            "seat_empty",
            "seats_empty",
            "seats_in_use",
            "already_seated",
            "nobody_plays",
            "bad_player_name",
            "name_like_another",
            # when
            "match_on",
            "no_match_on",
            "no_match_yet",
            "match_not_over",
            "not_between_deals",
            "no_deal_waits",
            "wrong_deal",
            "already_ready",
            "bad_seed",
            "dealer_by_lot",
            "setting_fixed",
            "too_many_deals",
            "stale",
            "not_yet",
            "not_your_turn",
            # claims, proposals, hints, talk
            "claim_not_now",
            "claim_on",
            "claim_unproven",
            "nothing_to_take_back",
            "proposal_open",
            "no_such_proposal",
            "own_proposal",
            "already_consented",
            "hints_off",
            "bad_text",
            "unknown_phrase",
            "say_one_thing",
            "text_at_private_tables",
            # bounds
            "busy",
            "limit",
            "too_long",
            "closing",
        }
    )


class StoreError(SatasatError):
    """What the database cannot do, for now or at all."""

    codes = frozenset(
        {
            "store_bad_url",
            "store_unreachable",
            "store_in_use",
            "store_foreign",
            "store_newer",
            "store_conflict",
            "store_failed",
            "store_full",
            "store_not_empty",
            "store_missing",
            "backup_exists",
            "backup_foreign",
            "backup_damaged",
            "backup_gap",
        }
    )
