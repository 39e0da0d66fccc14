"""Players of Swords and Bagpipes."""
