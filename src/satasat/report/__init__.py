"""Reviews for people: as lines and tables, and as a page with charts. For programs they are JSON as they are."""
