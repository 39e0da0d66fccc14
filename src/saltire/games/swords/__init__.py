"""Swords and Bagpipes, for two to six players: all variants, and card sets that are data."""
