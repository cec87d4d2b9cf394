"""3-2-5 (Teen Do Paanch): rules, bots, an exact solver, reviews, match records and terminal play."""

__version__ = "0.4.0"
