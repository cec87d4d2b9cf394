"""Numbers as people read them, the same in every report."""

from __future__ import annotations

from satasat.texts import Speaker


def number(value: float) -> str:
    """One decimal: `4.8`; a minus is a minus sign."""
    return f"{value + 0.0:.1f}".replace("-0.0", "0.0").replace("-", "−")


def signed(value: float) -> str:
    """One decimal and a sign: `+0.4`, `−1.2`, `0.0`."""
    text = f"{value:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")


def points(value: float) -> str:
    """Two decimals and a sign: `+0.65`, `−1.20`, `+0.00`."""
    return f"{value:+.2f}".replace("-", "−")


def percent(speaker: Speaker, share: float, digits: int = 0) -> str:
    """A share or a chance: `63 %`."""
    return speaker.say("percent", n=f"{100 * share:.{digits}f}")


def parts(values: tuple[float, ...], total: float) -> list[str]:
    """Signed numbers of one decimal that add up, as they are read, to the total as it is read.

    What rounding leaves over goes to those that it changed most.
    """
    exact = [10 * value for value in values]
    tenths = [round(value) for value in exact]
    left = round(10 * total) - sum(tenths)
    by_error = sorted(range(len(values)), key=lambda i: tenths[i] - exact[i], reverse=left < 0)
    for i in by_error[: abs(left)]:
        tenths[i] += 1 if left > 0 else -1
    return [signed(n / 10) for n in tenths]
