"""What the server counts, as Prometheus text: no hands, no names, no tokens (row 93, S46)."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = self._counter("entries", "entries added to logs")
        self.moves = self._counter("moves", "moves of games, nature's included")
        self.commands = self._counter("commands", "commands that came over sockets")
        self.refused = Counter(
            "satasat_refused", "commands and requests refused, by code", ["code"], registry=self.registry
        )
        self.bots_failed = self._counter(
            "bots_failed", "bots that were late or died, and were replaced by a legal move"
        )
        self.dropped = self._counter("dropped", "sockets dropped as they did not read")
        self.tables = self._gauge("tables", "tables that are awake")
        self.sockets = self._gauge("sockets", "open sockets")
        self.commits = self._gauge("commits", "transactions of the store")
        self.replayed = Histogram(
            "satasat_replay_seconds", "waking a table up from its log", registry=self.registry,
            buckets=(0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
        )  # fmt: skip

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"satasat_{name}", about, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"satasat_{name}", about, registry=self.registry)

    def text(self) -> bytes:
        """In Prometheus's own format."""
        return generate_latest(self.registry)


METRICS = Metrics()
