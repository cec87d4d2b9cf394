"""What cards and decisions were worth: of finished matches with all cards open, and of a player's view of an open one."""

from satasat.analysis.hint import Hint, Reason, hint

__all__ = ["Hint", "Reason", "hint"]
