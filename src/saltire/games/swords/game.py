"""What `saltire.load("swords", ...)` gives: the rules, with the card set that the options name."""

from __future__ import annotations

from saltire.games.swords.card_file import card_set
from saltire.games.swords.rules.game import SwordsGame


class SwordsAndBagpipes(SwordsGame):
    """Two to six clans, an English army every year, and a choice: defend Scotland or sell it."""

    def __init__(self, **given: object) -> None:
        super().__init__(given, card_set(given.get("cards", "full")))
