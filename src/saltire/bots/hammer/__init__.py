"""Players of Hammer of the Scots."""
