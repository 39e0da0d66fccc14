"""Studies: finished games and set-up positions, with branches, comments and an engine."""
