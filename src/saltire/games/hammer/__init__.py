"""Hammer of the Scots, for two players: Braveheart, The Bruce and the Campaign."""
