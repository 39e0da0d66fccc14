"""Bots: programs that see what a person in their seat would see, and the search that they use."""
