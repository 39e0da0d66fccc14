# Study boards: what can be worked out of a position.

swords-study-daggers = Dagger cards not seen, by value
