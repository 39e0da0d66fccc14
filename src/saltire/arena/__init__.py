"""Matches between bots: paired deals, fair intervals, the same on one machine or many."""
