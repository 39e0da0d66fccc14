"""The rules of Schotten Totten: pure, compiled, and without any file."""
