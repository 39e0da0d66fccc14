"""What `saltire.load("swords", ...)` gives: the rules, with the card set that the options name."""

from __future__ import annotations

from saltire.games.swords.card_file import chosen_set
from saltire.games.swords.rules.game import SwordsGame


class SwordsAndBagpipes(SwordsGame):
    """Two to six clans, an English army every year, and a choice: defend Scotland or sell it."""

    def __init__(self, **given: object) -> None:
        text = given.pop("card_set", "")
        cards, text = chosen_set(given.get("cards", "full"), text)
        super().__init__(given, cards)
        self.card_set = text
