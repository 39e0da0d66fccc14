"""The card sets that come with the game; docs/howto/type-in-your-cards.md explains the files."""
