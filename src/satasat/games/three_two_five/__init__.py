"""3-2-5 (Teen Do Paanch), as docs/rules/three-two-five.md tells it; rule ids in the docstrings are of that page."""
