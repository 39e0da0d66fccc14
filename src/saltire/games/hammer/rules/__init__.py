"""The rules of Hammer of the Scots: pure, compiled, and without any file."""
