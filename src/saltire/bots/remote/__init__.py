"""Bots that play at a table server: the client, a seat, and the queue of positions to think about."""
