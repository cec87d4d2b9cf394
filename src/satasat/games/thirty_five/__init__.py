"""Thirty-Five, a betting game for two to five players (docs/rules/thirty-five.md)."""
