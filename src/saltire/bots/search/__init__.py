"""The search that every game's strong bot shares; what it must know of a game is in knowledge.py."""
