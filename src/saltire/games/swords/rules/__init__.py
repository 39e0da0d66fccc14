"""The rules of Swords and Bagpipes: pure, compiled, and without any file."""
