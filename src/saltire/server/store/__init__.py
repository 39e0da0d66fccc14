"""What the server keeps: the only place where SQL is written."""
