"""Looks back at a finished game: how it stood, which choices cost most, what was luck."""
