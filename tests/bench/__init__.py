"""How fast things are: `python -m tests.bench`, `python3 dev.py bench`. docs/bench.md keeps the figures."""
