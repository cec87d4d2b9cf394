"""Who asks, and from where: sessions, cookies, tokens, recovery phrases, origins, addresses (S23, S25, S28)."""

from __future__ import annotations

import hashlib
import ipaddress
import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from msgspec import Struct

from satasat.dice import SystemDice
from satasat.errors import Refusal, StoreError
from satasat.server.bounds import Buckets
from satasat.server.config import Config
from satasat.server.mail import Times
from satasat.server.orders import Person
from satasat.server.store import Store

TOKEN: Final = 32
"""Bytes of a session's token."""
PHRASE_WORDS: Final = 8
"""Of 16 bits each."""
IDLE: Final = 30 * 24 * 3_600_000
"""Milliseconds after which a session that was not used ends."""
SEEN_EVERY: Final = 3_600_000
"""A session's use is written down no more often, in milliseconds."""
SPOKEN: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of a spoken code: none that is taken for a number (S28)."""
SPOKEN_LENGTH: Final = 6
SPOKEN_SECONDS: Final = 600
_CONSONANTS: Final = "bdfghjklmnprstvz"
_VOWELS: Final = "aiou"
_LOOPBACK_HOST: Final = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:[0-9]+)?", re.ASCII)
"""No name of somebody else can lead here under these."""
_DICE: Final = SystemDice()


class Asker(Struct, frozen=True):
    """What of a request says who asks: its headers and the address that it came from, where that is known."""

    headers: tuple[tuple[bytes, bytes], ...]
    peer: str | None

    def all(self, name: bytes) -> list[str]:
        """The values of a header."""
        return [value.decode("latin-1") for key, value in self.headers if key == name]

    def one(self, name: bytes) -> str | None:
        """The value of a header that is there exactly once."""
        values = self.all(name)
        return values[0] if len(values) == 1 else None


class Guest(Struct, frozen=True):
    """Somebody with a session; `session` is what the store knows its token by."""

    person: Person
    session: str


# tokens, words, codes


def new_token() -> str:
    """A session's token: 256 bits."""
    return _DICE.bytes(TOKEN).hex()


def new_person() -> str:
    """The id of a person, which nobody is told."""
    return _DICE.bytes(16).hex()


def digest(secret: str) -> str:
    """What is stored of a token or a phrase; both have so many bits that nothing slower is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def word(number: int) -> str:
    """A number of 16 bits as a word of five letters that can be spoken: consonant, vowel, consonant, vowel, consonant."""
    c, v = _CONSONANTS, _VOWELS
    return (
        c[number >> 12 & 15] + v[number >> 10 & 3] + c[number >> 6 & 15] + v[number >> 4 & 3] + c[number & 15]
    )


def new_phrase() -> str:
    """A recovery phrase: 128 bits as eight words."""
    return " ".join(word(_DICE.below(1 << 16)) for _ in range(PHRASE_WORDS))


def read_phrase(text: str) -> str:
    """The phrase that somebody typed, however he put blanks, hyphens and capitals between and into its words."""
    letters = "".join(c for c in text.lower() if c.isascii() and c.isalpha())[: PHRASE_WORDS * 5]
    return " ".join(letters[i : i + 5] for i in range(0, len(letters), 5))


class Codes:
    """The spoken codes that are valid now, one a table; they are kept nowhere else (S28)."""

    MOST: Final = 10_000

    def __init__(self, times: Times) -> None:
        self._times = times
        self._tables: dict[str, tuple[str, int]] = {}
        self._codes: dict[str, str] = {}

    def new(self, table: str) -> str:
        """A new code for the table; its last one is valid no more."""
        self._forget(table)
        if len(self._tables) >= self.MOST:
            self._forget(next(iter(self._tables)))
        while (
            code := "".join(SPOKEN[_DICE.below(len(SPOKEN))] for _ in range(SPOKEN_LENGTH))
        ) in self._codes:
            pass
        self._tables[table] = code, self._times.now() + SPOKEN_SECONDS * 1000
        self._codes[code] = table
        return code

    def table(self, code: str) -> str | None:
        """The table of a code, as somebody typed it."""
        table = self._codes.get("".join(code.split()).upper())
        if table is None:
            return None
        if self._tables[table][1] < self._times.now():
            self._forget(table)
            return None
        return table

    def _forget(self, table: str) -> None:
        code, _ = self._tables.pop(table, ("", 0))
        self._codes.pop(code, None)


# addresses


def address(asker: Asker, proxies: int) -> str:
    """Where the request came from. What a client says of itself is not believed: only what our own proxies have added."""
    hops = [hop.strip() for value in asker.all(b"x-forwarded-for") for hop in value.split(",")]
    if proxies and len(hops) >= proxies and _ip(hops[-proxies]) is not None:
        return hops[-proxies]
    return asker.peer or "?"


def bounded_by(where: str) -> str:
    """What shares one bound: an address, of IPv6 the network of a household."""
    return _network(where, 32, 64)


def shortened(where: str) -> str:
    """An address as it stands in a log: too short to tell one household from another (S46)."""
    return _network(where, 24, 48)


def _ip(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        ip = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (ip.ipv4_mapped or ip) if isinstance(ip, ipaddress.IPv6Address) else ip


def _network(where: str, four: int, six: int) -> str:
    ip = _ip(where)
    if ip is None:
        return "?"
    length = four if ip.version == 4 else six
    return str(ipaddress.ip_network((ip, length), strict=False)).removesuffix("/32")


def _is_loopback(where: str) -> bool:
    ip = _ip(where)
    return ip is not None and ip.is_loopback


# access


class Access:
    """Decides who may ask for what; everything that takes a credential passes here."""

    def __init__(self, config: Config, store: Store, times: Times) -> None:
        self.config = config
        self._store = store
        self._times = times
        limits = config.limits
        self._new_sessions = Buckets(limits.sessions_per_hour / 3600, limits.sessions_per_hour)
        self._new_tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self._tries = Buckets(limits.codes_per_minute / 60, limits.codes_per_minute)

    @property
    def cookie(self) -> str:
        """The name of the session's cookie."""
        return "__Host-satasat" if self.config.secure else "satasat"

    def set_cookie(self, token: str | None) -> str:
        """The header that gives the browser its session, or (None) has it forget one."""
        age = IDLE // 1000 if token is not None else 0
        secure = "; Secure" if self.config.secure else ""
        return f"{self.cookie}={token or ''}; Path=/; Max-Age={age}; HttpOnly{secure}; SameSite=Lax"

    # from where

    def is_here(self, asker: Asker) -> bool:
        """Whether a program on this machine asks, and no proxy for another."""
        if not self.config.proxies and (asker.all(b"x-forwarded-for") or asker.all(b"forwarded")):
            return False
        return _is_loopback(self.address(asker))

    def check_host(self, asker: Asker) -> None:
        """Raises Refusal `foreign_host` where the request was sent to another name than ours: a name that was made to
        lead to us."""
        host = asker.one(b"host")
        if host is None or (host.lower() not in self.config.hosts and not _LOOPBACK_HOST.fullmatch(host)):
            raise Refusal("foreign_host", value=(host or "")[:80])

    def check_origin(self, asker: Asker, *, needed: bool) -> None:
        """Raises Refusal `foreign_origin` where a page of somebody else asks, `no_origin` where (`needed`) none is named (S25)."""
        said = asker.all(b"origin")
        if not said and not needed:
            return
        if not said:
            raise Refusal("no_origin")
        if len(said) != 1 or said[0] not in self.config.origins:
            raise Refusal("foreign_origin", value=said[0][:80])

    def address(self, asker: Asker) -> str:
        """Where the request came from."""
        return address(asker, self.config.proxies)

    # who

    def bearer(self, asker: Asker) -> str | None:
        """The token of a program."""
        value = asker.one(b"authorization")
        kind, _, token = (value or "").partition(" ")
        return token.strip() if kind.lower() == "bearer" else None

    def cookie_token(self, asker: Asker) -> str | None:
        """The token of a browser."""
        named = [
            pair.strip().partition("=")[2]
            for value in asker.all(b"cookie")
            for pair in value.split(";")
            if pair.strip().partition("=")[0] == self.cookie
        ]
        return named[0] if len(named) == 1 else None

    async def guest(self, asker: Asker, *, changes: bool) -> Guest:
        """Who asks. `changes`: the request does something, so that a browser has to say which page sent it.

        Raises Refusal `foreign_origin`, `no_session`; StoreError.
        """
        token = self.bearer(asker)
        self.check_origin(asker, needed=changes and token is None)
        if token is None:
            token = self.cookie_token(asker)
        guest = await self.known(token)
        if guest is None:
            raise Refusal("no_session")
        return guest

    async def known(self, token: str | None) -> Guest | None:
        """Whose token it is. Raises StoreError."""
        if token is None or len(token) != 2 * TOKEN:
            return None
        session, now = digest(token), self._times.wall()
        row = await self._store.session(session)
        if row is None or row.seen < now - IDLE:
            return None
        if row.seen < now - SEEN_EVERY:
            with suppress(StoreError):  # a disk that is full keeps nobody out
                await self._store.touch(session, now)
        return Guest(Person(row.person, row.name), session)

    async def begin(self, person: str) -> str:
        """A new session of that person: its token. Raises StoreError."""
        token = new_token()
        await self._store.add_session(digest(token), person, self._times.wall())
        return token

    # how much

    def may_begin(self, asker: Asker) -> None:
        """Raises Refusal `limit` where too many sessions were begun from there."""
        self._take(self._new_sessions, "sessions_per_hour", asker)

    def may_open(self, asker: Asker) -> None:
        """Raises Refusal `limit` where too many tables were opened from there."""
        self._take(self._new_tables, "tables_per_hour", asker)

    def may_try(self, asker: Asker) -> None:
        """Raises Refusal `limit` where too many wrong codes, phrases or secrets came from there. Takes one try."""
        self._take(self._tries, "codes_per_minute", asker)

    def was_right(self, asker: Asker) -> None:
        """Gives the try back: only wrong ones count."""
        self._tries.give_back(bounded_by(self.address(asker)))

    def _take(self, buckets: Buckets, key: str, asker: Asker) -> None:
        wait = buckets.wait(bounded_by(self.address(asker)), self._times.now())
        if wait:
            raise Refusal("limit", key=key, seconds=wait)


def headers_of(raw: Iterable[tuple[bytes, bytes]]) -> tuple[tuple[bytes, bytes], ...]:
    """Headers with their names in lower case."""
    return tuple((name.lower(), value) for name, value in raw)
