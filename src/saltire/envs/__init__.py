"""Environments for learners: PettingZoo, Gymnasium and OpenSpiel over the same games."""
