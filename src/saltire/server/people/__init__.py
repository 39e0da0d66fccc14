"""People: authentication, passwords, ratings, removal."""
