"""What the server says of itself: one JSON object a line on the standard error, without hands, moves, names, tokens (S46)."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

from satasat.errors import SatasatError

LEVELS: Final = ("debug", "info", "warning", "error")
EXTRAS: Final = (
    "table",
    "seq",
    "lines",
    "code",
    "address",
    "path",
    "tables",
    "sessions",
    "people",
    "version",
    "seconds",
)
"""All that is ever told beside the event: numbers, codes and ids."""
_OURS: Final = "satasat"


class JsonLines(logging.Formatter):
    """A line an event. Of an error its kind and where it came about are told, not its message: that could name a card."""

    def format(self, record: logging.LogRecord) -> str:
        ours = record.name.partition(".")[0] == _OURS
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if ours else "elsewhere",
        }
        if not ours:
            line["logger"] = record.name
        line |= {key: getattr(record, key) for key in EXTRAS if hasattr(record, key)}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = told(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def told(error: BaseException) -> dict[str, object]:
    """An error without a value in it: its kind, the code of a refusal, the places that it passed, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    said: dict[str, object] = {"kind": type(error).__name__, "places": places}
    if isinstance(error, SatasatError):
        said["code"] = error.code
    if error.__cause__ is not None:
        said["cause"] = told(error.__cause__)
    return said


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Sends everything that is logged in this process there, from that level on; of others' modules only warnings."""
    handler = logging.StreamHandler(stream if stream is not None else sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(_OURS).setLevel(level.upper())
    for quiet in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "websockets"):
        logging.getLogger(quiet).setLevel(
            logging.CRITICAL
        )  # what matters of it we log ourselves, without values
