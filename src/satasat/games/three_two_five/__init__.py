"""3-2-5 (Teen Do Paanch): RULES.md sections 1 to 3 and 6 to 8."""
