"""The card sets that come with the game; docs/reference/card-sets.md explains the files."""
