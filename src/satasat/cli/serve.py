"""`satasat serve`: a server with its tables, until it is told to end."""

from __future__ import annotations

import ipaddress
import re
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from satasat.cli import help_of
from satasat.cli.storage import db_option
from satasat.errors import BadMessage
from satasat.texts import Speaker

if TYPE_CHECKING:
    from satasat.wire import Limits

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
FAR: Final = "192.0.2.1"
"""An address that nobody has: which way it would go tells our own address in the local network; nothing is sent."""


@click.command(help=help_of("serve"))
@click.option("--host", default=None, metavar="ADDRESS", help=help_of("serve-host"))
@click.option("--port", default=8325, metavar="N", type=click.IntRange(0, 65_535), help=help_of("serve-port"))
@db_option
@click.option("--origin", "origins", multiple=True, metavar="URL", help=help_of("serve-origin"))
@click.option("--lan", is_flag=True, help=help_of("serve-lan"))
@click.option(
    "--workers", default=None, metavar="N", type=click.IntRange(1, 64), help=help_of("serve-workers")
)
@click.option("--limit", "limits", multiple=True, metavar="NAME=N", help=help_of("serve-limit"))
@click.option(
    "--behind-proxy",
    "proxies",
    default=0,
    metavar="N",
    type=click.IntRange(0, 8),
    help=help_of("serve-behind-proxy"),
)
@click.option("--open-metrics", is_flag=True, help=help_of("serve-open-metrics"))
@click.option(
    "--log-level",
    default="info",
    type=click.Choice(["debug", "info", "warning", "error"]),
    help=help_of("serve-log-level"),
)
def command(
    host: str | None,
    port: int,
    db: str,
    origins: tuple[str, ...],
    lan: bool,
    workers: int | None,
    limits: tuple[str, ...],
    proxies: int,
    open_metrics: bool,
    log_level: str,
) -> None:
    from satasat.server import logs, running
    from satasat.server.config import Config, origin

    if lan and host is not None:
        raise BadMessage("two_hosts", host=host)
    if host is None:
        host = EVERYWHERE if lan else LOOPBACK
    host = host.strip("[]")
    given = tuple(map(origin, origins))
    bounds = limits_of(limits)
    if not (given or lan or is_loopback(host)):
        raise BadMessage("origin_needed", host=host)
    at_home = lan_address() if lan else None
    logs.set_up(log_level)
    with running.listening(host, port) as listener:
        port = listener.getsockname()[1]
        own = at_home_origins(at_home, port) if at_home is not None else ()
        known = (*given, *own, *own_origins(port, host, lan))
        config = Config(
            db=db,
            origins=known,
            limits=bounds,
            workers=workers,
            warm=True,
            proxies=proxies,
            open_metrics=open_metrics,
        )
        running.run(config, listener, lambda: greet(known[0], kept(db), at_home is not None))


def greet(address: str, db: str, lan: bool) -> None:
    """Says where the server is, now that it is there."""
    speaker = Speaker()
    if lan:
        import segno

        click.echo(speaker.say("serve-lan", address=address))
        segno.make(address, error="l").terminal(compact=True)
        if address.startswith("http:"):
            click.echo(speaker.say("serve-lan-plain"))
    click.echo(speaker.say("serve-kept", db=db))
    click.echo(speaker.say("serve-ready", address=address))


def own_origins(port: int, host: str, lan: bool) -> tuple[str, ...]:
    """Under which names this machine itself finds the server, where others may not or are at home."""
    from satasat.server.config import loopback_origins

    if is_loopback(host):
        return loopback_origins(port, host.lower())
    return loopback_origins(port) if lan else ()


def kept(db: str) -> str:
    """Where the tables are kept: a whole path, or a URL without its password."""
    from satasat.server.database import is_sqlite, shown, url_of

    url = url_of(db)
    return str(Path(shown(url)).resolve()) if is_sqlite(url) else shown(url)


def at_home_origins(address: str, port: int) -> tuple[str, ...]:
    """Under which names the phones at home may find this machine: its address first."""
    from satasat.server.config import origin

    names = [address]
    name = socket.gethostname().partition(".")[0].lower()
    if re.fullmatch(r"[a-z0-9-]+", name):
        names += [name, f"{name}.local"]
    return tuple(dict.fromkeys(origin(f"http://{one}:{port}") for one in names))


def limits_of(given: tuple[str, ...]) -> Limits:
    """The limits with what was given as NAME=N. Raises BadMessage `bad_limit`."""
    from msgspec.structs import replace

    from satasat.wire import Limits

    names = Limits.__struct_fields__
    changed = {}
    for one in given:
        name, _, number = one.partition("=")
        if (
            name not in names
            or not (number.isascii() and number.isdigit())
            or not 0 < int(number[:12]) < 10**9
        ):
            raise BadMessage("bad_limit", value=one[:80], allowed=list(names))
        changed[name] = int(number)
    return replace(Limits(), **changed)


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a server that listens there."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def lan_address() -> str:
    """This machine's address in the local network. Raises BadMessage `no_lan`."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((FAR, 9))
            found = str(probe.getsockname()[0])
        except OSError:
            found = EVERYWHERE
    if found == EVERYWHERE or is_loopback(found):
        raise BadMessage("no_lan")
    return found
