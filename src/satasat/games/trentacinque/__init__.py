"""Trentacinque, a betting game for four players (docs/rules/trentacinque.md)."""
