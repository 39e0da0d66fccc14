"""Finished games: export and replay."""
