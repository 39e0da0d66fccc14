"""Puzzles: questions about a position with one right answer, made from self-play and solved exactly."""
