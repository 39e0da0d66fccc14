"""A slow prover of claims, straight from chapters 4, 5, 8 and 9 of RULES.md by brute force.

It knows nothing of the code under test: cards are names, every choice of unseen cards and every
face of a wild card is tried, and all it is shown is what a spectator sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import Any, Final, NamedTuple, TypeAlias

COLOURS: Final = "ROYGBP"
CLAN: Final = tuple(f"{colour}{strength}" for colour in COLOURS for strength in range(1, 10))
ELITE: Final = ("Joker", "Joker", "Spy", "Shield")
CLASSES: Final = {5: "colour-run", 4: "kind", 3: "colour", 2: "run", 1: "sum"}

Value: TypeAlias = tuple[int, int]
Side: TypeAlias = tuple[str, ...]


class Terms(NamedTuple):
    """What counts at a stone: 8.1 only the total; C2 whether a formation may hold a card twice."""

    blind: bool = False
    copies: bool = True


PLAIN: Final = Terms()


def formation(cards: Side, terms: Terms) -> Value:
    """4, 8.1, 8.2  The class and the total of three or four cards."""
    strengths = sorted(int(card[1]) for card in cards)
    total = sum(strengths)
    if terms.blind:
        return 1, total
    allowed = terms.copies or len(set(cards)) == len(cards)
    colour = len({card[0] for card in cards}) == 1
    run = strengths == list(range(strengths[0], strengths[0] + len(strengths)))
    if colour and run:
        return 5, total
    if len(set(strengths)) == 1 and allowed:
        return 4, total
    if colour and allowed:
        return 3, total
    return (2, total) if run else (1, total)


def faces(card: str) -> list[str]:
    """9.2, 9.3, C1  The clan cards a card may stand for; `Joker=R7` and `Shield=2` are declared."""
    name, _, declared = card.partition("=")
    if name == "Joker":
        return [declared] if declared else list(CLAN)
    if name == "Spy":
        return [f"{colour}7" for colour in COLOURS]
    if name == "Shield":
        return [f"{colour}{strength}" for colour in COLOURS for strength in declared or "123"]
    return [card]


@lru_cache(maxsize=2**21)
def value(side: Side, terms: Terms) -> Value:
    """9.5  The value of a complete side: the best over all faces of its wild cards."""
    return max(formation(cards, terms) for cards in product(*[faces(card) for card in side]))


def completions(side: Side, unseen: frozenset[str], need: int, troops: Side = ()) -> Iterator[Side]:
    """5.4  Every way to complete a side with unseen clan cards; R-5: and some of these troops."""
    missing = need - len(side)
    for number in range(missing + 1):
        for elite in sorted(set(combinations(troops, number))):
            for clan in combinations(sorted(unseen), missing - number):
                yield tuple(sorted(side + elite + clan))


def best_value(side: Side, unseen: frozenset[str], need: int, terms: Terms = PLAIN) -> Value | None:
    """5.4  The best that a side can become, or None if it cannot be completed."""
    found = [value(whole, terms) for whole in completions(side, unseen, need)]
    return max(found) if found else None


@lru_cache(maxsize=2**14)
def holds(mine: Value, first: bool, theirs: Side, unseen: frozenset[str], need: int, terms: Terms,
          troops: Side) -> bool:  # fmt: skip
    """5.2-5.4  No completion of their side beats mine; one that ties must come second (4.2)."""
    for whole in completions(theirs, unseen, need, troops):
        against = value(whole, terms)
        if against > mine or (against == mine and not first):
            return False
    return True


class Onlooker:
    """Watches what a spectator is shown after each step, and judges claims."""

    def __init__(self, options: Mapping[str, object]) -> None:
        self.options = options
        self.first: list[int | None] = [None] * 9
        self.shown: dict[str, Any] = {}

    def look(self, shown: dict[str, Any]) -> None:
        """4.2, 8.2.2, 10.6  Note what is shown, and who was first to complete each stone."""
        self.shown = shown
        for stone in range(9):
            done = [len(self.side(seat, stone)) >= self.tie_card(stone) for seat in (0, 1)]
            first = self.first[stone]
            if first is None or not done[first]:
                self.first[stone] = done.index(True) if any(done) else None

    def tie_card(self, stone: int) -> int:
        mud = "Mud" in self.shown["stones"][stone]["modes"]
        return int(str(self.options["mud_tie_card"])) if mud else 3

    def need(self, stone: int) -> int:
        return 4 if "Mud" in self.shown["stones"][stone]["modes"] else 3

    def terms(self, stone: int) -> Terms:
        blind = "Bluff" in self.shown["stones"][stone]["modes"]
        return Terms(blind, self.options["wild_may_duplicate"] is True)

    def side(self, seat: int, stone: int) -> Side:
        """Name the cards of a side, declared faces with them."""
        cards = self.shown["stones"][stone]["sides"][seat]
        declared = {
            face.partition("=")[0]: face for face in self.shown["stones"][stone]["faces"][seat]
        }
        return tuple(sorted(declared.get(card, card) for card in cards))

    def complete(self, seat: int, stone: int) -> bool:
        return len(self.side(seat, stone)) == self.need(stone)

    def worth(self, seat: int, stone: int) -> Value:
        return value(self.side(seat, stone), self.terms(stone))

    def face_up(self) -> list[str]:
        """5.4.1  All cards on all sides and on the pile."""
        cards = [card for stone in self.shown["stones"] for side in stone["sides"] for card in side]
        return cards + list(self.shown["discards"])

    def may_claim(self, seat: int, stone: int) -> bool:
        """5.1-5.4  An unclaimed stone, a complete side, and nothing that could beat it."""
        if self.shown["stones"][stone]["owner"] is not None or not self.complete(seat, stone):
            return False
        theirs = self.side(1 - seat, stone)
        if self.too_few(1 - seat, self.need(stone) - len(theirs)):
            return True
        unseen = frozenset(CLAN) - set(self.face_up())
        troops = self.troops(1 - seat) if self.options["proof_unseen_tactics"] else ()
        return holds(
            self.worth(seat, stone), self.first[stone] == seat, theirs, unseen, self.need(stone),
            self.terms(stone), troops,
        )  # fmt: skip

    def best_reply(self, seat: int, stone: int) -> Value | None:
        """5.4, R-5  The best that a side can still become, or None if it cannot be completed."""
        unseen = frozenset(CLAN) - set(self.face_up())
        troops = self.troops(seat) if self.options["proof_unseen_tactics"] else ()
        whole = completions(self.side(seat, stone), unseen, self.need(stone), troops)
        return max((value(side, self.terms(stone)) for side in whole), default=None)

    def too_few(self, seat: int, missing: int) -> bool:
        """R-6  With both decks empty a hand may be too small to complete a side."""
        if not self.options["proof_uses_hand_counts"] or any(self.shown["decks"]):
            return False
        clan, tactics = self.shown["held"][seat]
        return bool(clan + (tactics if self.options["proof_unseen_tactics"] else 0) < missing)

    def troops(self, seat: int) -> Side:
        """R-5, 9.2  The elite troops that are not face up and that this seat may still lay."""
        hidden = list(ELITE) if self.options["tactics"] else []
        for card in self.face_up():
            if card in hidden:
                hidden.remove(card)
        if not self.may_lay_joker(seat):
            return tuple(card for card in hidden if card != "Joker")
        return tuple(sorted(set(hidden)))

    def may_lay_joker(self, seat: int) -> bool:
        """9.2, R-21  One Joker a player, or one on the table at a time."""
        if not self.shown["jokered"][seat]:
            return True
        lying = [card for stone in range(9) for card in self.side(seat, stone)]
        lost = not any(card.startswith("Joker") for card in lying)
        return bool(self.options["second_joker_after_loss"]) and lost
