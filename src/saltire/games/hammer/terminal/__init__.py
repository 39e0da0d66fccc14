"""The terminal board of Hammer of the Scots."""
