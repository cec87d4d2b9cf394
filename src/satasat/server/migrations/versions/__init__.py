"""A module a revision; its number is its name. One that was published is never changed."""
