"""What the terminal says of the two betting games."""
