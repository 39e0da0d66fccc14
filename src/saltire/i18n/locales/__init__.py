"""The messages that all games share, in five languages."""
