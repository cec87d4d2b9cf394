"""Names and talk as others see them (S27): 500 hostile strings, and people's names in their own scripts."""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from satasat.errors import Refusal
from satasat.server.names import LONGEST, LONGEST_TEXT, alike, clean_name, clean_text

TURNS = [chr(c) for c in (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))]
"""Turn text round."""
CONTROLS = [
    chr(c)
    for c in (*range(0x20), 0x7F, 0x85, 0x9B, 0xAD, 0x200B, 0x2028, 0x2029, 0x2060, 0x2061, 0xFEFF, 0xFFF9)
]
BLANKS = [chr(c) for c in (0xA0, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x2000, 0x200A, 0x202F, 0x205F, 0x2800,
                           0x3000, 0x3164, 0xFFA0, 0xE0020, 0xE007F, 0x1D159)]  # fmt: skip
OTHERS = [
    "\ud800",
    "\udfff",
    "\ue000",
    "\uffff",
    "\U0010ffff",
    "\ufdfd",
    "\U00012031",
    "\u0301",
    "\u20dd",
    "\ufe0f",
    "\u200d",
]
PIECES = (*TURNS, *CONTROLS, *BLANKS, *OTHERS)
SHAPES = ("{}", "A{}a", "{}Asha", "Asha{}", "{0}{0}{0}", "As{0}{0}h{0}a", "अ{}ा", "{} {}")
MORE = (
    "", " ", "\t\n", "a" * 25, "a" * 10_000, "é" * 25, "e\u0301" * 25, "Z" + "\u0335\u0346\u031a" * 40, "\u0301" * 40, "!!!", "...",
    "😀", "👩‍👧‍👦" * 3, "<script>alert(1)</script>", "<b>Asha</b>", "'; drop table log; --", "\x1b[31mred\x1b[0m", "\x9b2J", "%s%n",
    "{name}", "{{7*7}}", "../../etc", "\r\nSet-Cookie: a=b", "Asha\0Bina", "\ufdfa" * 24, "𒐫" * 24, "ﷺ", "\u202eahsA", "a\u202eb\u202cc",
    "\u2066Asha", "Asha\u2069", "A\u034fsha", "null", "undefined", "0", "-1", "nature", "__proto__", "constructor", "A\u200bsha",
)  # fmt: skip
HOSTILE = [*(shape.format(piece, piece) for piece, shape in product(PIECES, SHAPES)), *MORE]
PEOPLE = ("Asha", "राम", "रमा", "क्षत्रिय", "प्रेम‌चंद", "Łukasz", "Zoë", "Nguyễn Văn An", "محمد", "می‌خواهم", "Дмитрий", "Ἀχιλλεύς", "李小龙",
          "தமிழ்", "O'Neil", "Jean-Luc", "Anna 2", "ราม", "שָׁלוֹם", "ශ්‍රී")  # fmt: skip
KEPT_JOINERS = "\u200c\u200d"


def cleaned(text: str) -> str | None:
    with suppress(Refusal):
        return clean_name(text)
    return None


def check(name: str, longest: int) -> None:
    """What holds of everything that is shown of what somebody typed."""
    kinds = [unicodedata.category(c) for c in name]
    assert name == unicodedata.normalize("NFC", name)
    assert name == " ".join(name.split(" "))
    assert name == name.strip()
    assert {
        kind for c, kind in zip(name, kinds, strict=True) if c not in KEPT_JOINERS and kind[0] == "C"
    } == set()
    assert {*kinds} & {"Zl", "Zp"} == set()
    assert not {*name} & {*TURNS, *CONTROLS, *BLANKS}
    assert kinds[0][0] != "M"
    assert sum(kind[0] not in "MC" for kind in kinds) <= longest
    run = 0
    for kind in kinds:
        run = run + 1 if kind[0] == "M" else 0
        assert run <= 4
    name.encode()


def test_there_are_five_hundred_hostile_strings() -> None:
    assert len({*HOSTILE}) >= 500


@pytest.mark.parametrize("n", range(0, len(HOSTILE), 50))
def test_what_is_left_of_a_hostile_name_is_harmless(n: int) -> None:
    for text in HOSTILE[n : n + 50]:
        name = cleaned(text)
        if name is not None:
            check(name, LONGEST)
            assert any(c.isalnum() for c in name)
            assert clean_name(name) == name


@given(st.text(st.characters() | st.sampled_from(PIECES), max_size=60))
def test_any_name_and_text_is_harmless(text: str) -> None:
    name = cleaned(text)
    if name is not None:
        check(name, LONGEST)
        assert clean_name(name) == name
    try:
        said = clean_text(text)
    except Refusal:
        return
    check(said, LONGEST_TEXT)
    assert clean_text(said) == said


@pytest.mark.parametrize("name", PEOPLE)
def test_names_of_people_stay_as_they_are_written(name: str) -> None:
    assert clean_name(f"  {name} ") == unicodedata.normalize("NFC", name)


def test_a_name_has_a_length() -> None:
    assert clean_name("a" * LONGEST)
    assert clean_name("क्षि" * 8) == "क्षि" * 8  # marks do not count
    for wrong in ("", "a" * (LONGEST + 1), "\u202e", "?!", "😀"):
        assert cleaned(wrong) is None


def test_what_turns_text_round_is_gone() -> None:
    assert clean_name("\u202eahsA\u202c\u2066!\u2069") == "ahsA!"
    assert clean_text("one\u2028two\nthree\u202e") == "one two three"


LOOK_ALIKES = [
    ("Asha", "asha"), ("Asha", "А\u0455ha"), ("Asha", "Аshа"), ("Bina", "Вina"), ("Bina", "B1na"), ("Bina", "Blna"), ("Bina", "BINA"),
    ("Ila", "lla"), ("Ila", "|la"), ("Cassandra", "Ca$$andra"), ("Sam", "5am"), ("Modern", "Modem"), ("Asha", "A\u200bsha"),
    ("Asha", "A s h a"), ("Asha", "A.s.h.a"), ("Asha", "Áshä"), ("Asha", "𝐀𝐬𝐡𝐚"), ("Asha", "Ａｓｈａ"), ("Nina", "Νina"), ("Hari", "Ηari"),
    ("Yam", "Υam"), ("Max", "Μax"), ("Olga", "Οlga"), ("Olga", "0lga"), ("Dev", "Ꭰev"), ("Willow", "VViIIow"), ("paul", "раul"),
    ("Lukas", "Łukas"), ("Asha", "Asha\ufe0f"), ("क्षमा", "क्\u200dषमा"),
]  # fmt: skip
DIFFERENT = [
    ("Asha", "Bina"), ("राम", "रमा"), ("राम", "रीमा"), ("आशा", "आशी"), ("सीता", "सिता"), ("Asha", "Ashok"), ("李", "王"), ("Анна", "Инна"),
    ("தமிழ்", "தமிழா"), ("Anna 2", "Anna 3"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), LOOK_ALIKES)
def test_look_alikes_are_seen(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_may_sit_at_one_table(one: str, other: str) -> None:
    """The vowels of Devanagari are marks, and tell names apart."""
    assert not alike(one, other)


@given(
    st.sampled_from(PEOPLE),
    st.lists(st.sampled_from([c for c in (*TURNS, *CONTROLS, *BLANKS) if not c.isspace()]), max_size=4),
    st.integers(0, 4),
)
def test_what_cannot_be_seen_makes_no_other_name(name: str, unseen: list[str], at: int) -> None:
    made = cleaned(name[:at] + "".join(unseen) + name[at:])
    assert made is not None
    assert alike(made, name)
