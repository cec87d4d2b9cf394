"""3-2-5 at the terminal: what is told, what is asked."""
