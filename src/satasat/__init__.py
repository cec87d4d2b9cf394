"""3-2-5 (Teen Do Paanch): rules, bots, match records and terminal play."""

__version__ = "0.1.0"
