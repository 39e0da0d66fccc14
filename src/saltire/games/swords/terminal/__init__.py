"""The terminal board of Swords and Bagpipes."""
