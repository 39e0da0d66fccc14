"""The reason of a bot's action: the key of a translated message, and its facts."""

from __future__ import annotations

from typing import TypeAlias


class Reason:
    """The key of a message and its facts; a game's own key begins with its name. `str` is English.

    A fact named `seat` or `seats` becomes names; cards and formations are translated.

    >>> str(Reason("schotten-why-back", card="Spy"))
    'the Spy is the card I miss least'
    """

    __slots__ = ("facts", "key")

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        from saltire.i18n.words import Words

        return Words().reason(self)

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, **{self.facts!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return self.key == other.key and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.key)


Said: TypeAlias = Reason | str
"""A translated reason, or the text of a program as it is."""
