"""Solves the puzzles of Schotten Totten again, by trying every card, without the rules' own code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from saltire.puzzles.checking import facts_of, lines_of
from saltire.puzzles.puzzle import Puzzle, Sentence

Value: TypeAlias = tuple[int, int]
DECK: Final = frozenset(colour + strength for colour in "ROYGBP" for strength in "123456789")
CLASSES: Final = ("sum", "run", "colour", "kind", "colour-run")


def value(cards: list[str]) -> Value:
    """4.1  Give the class and the total of three cards."""
    strengths = sorted(int(card[1]) for card in cards)
    same_colour = len({card[0] for card in cards}) == 1
    steps = strengths[1] - strengths[0] == 1 and strengths[2] - strengths[1] == 1
    if same_colour and steps:
        rank = 4
    elif strengths[0] == strengths[2]:
        rank = 3
    elif same_colour:
        rank = 2
    else:
        rank = 1 if steps else 0
    return rank, sum(strengths)


def value_said(said: str) -> Value:
    name, _, total = said.partition(" ")
    return CLASSES.index(name), int(total)


@dataclass
class Row:
    """The nine stones as a text shows them, and one hand."""

    sides: list[list[list[str]]]
    owner: list[int | None]
    first: list[int | None]
    """Who completed a side before the other one."""
    hand: list[str]
    me: int
    passes: int

    def copy(self) -> Row:
        sides = [[list(side) for side in seat] for seat in self.sides]
        return Row(sides, list(self.owner), list(self.first), list(self.hand), self.me, self.passes)

    def unseen(self) -> list[str]:
        laid = {card for seat in self.sides for side in seat for card in side}
        return sorted(DECK - laid)

    def lay(self, seat: int, card: str, stone: int) -> None:
        self.sides[seat][stone].append(card)
        if len(self.sides[seat][stone]) == 3 and self.first[stone] is None:
            self.first[stone] = seat

    def open(self, seat: int) -> list[int]:
        return [i for i in range(9) if self.owner[i] is None and len(self.sides[seat][i]) < 3]

    def replies(self, seat: int, stone: int) -> Iterator[Value]:
        """5.4  Complete a side in every way that unseen cards allow."""
        side = self.sides[seat][stone]
        for more in combinations(self.unseen(), 3 - len(side)):
            yield value([*side, *more])

    def proved(self, seat: int, stone: int) -> bool:
        """5.1-5.4  Tell whether a seat can claim a stone now."""
        mine = self.sides[seat][stone]
        if self.owner[stone] is not None or len(mine) < 3:
            return False
        worth = value(mine)
        early = self.first[stone] == seat
        return all(worth > one or (worth == one and early) for one in self.replies(1 - seat, stone))

    def wins(self, seat: int) -> bool:
        """6.1  Three neighbours, or any five."""
        held = [owner == seat for owner in self.owner]
        return sum(held) >= 5 or any(all(held[i : i + 3]) for i in range(7))


def read(text: str) -> Row:
    """Read the text of a view."""
    parts = lines_of(text)
    me = int(parts["seen by"])
    row = Row([[[] for _ in range(9)] for _ in (0, 1)], [None] * 9, [None] * 9, [], me, 0)
    for stone in range(9):
        both = parts.get(str(stone + 1), "- | -").split("|")
        marked = None
        for seat, said in enumerate(both):
            cards = said.replace("*", "").split()
            row.sides[seat][stone] = [card for card in cards if card != "-"]
            if "*" in said:
                marked = seat
        whole = [seat for seat in (0, 1) if len(row.sides[seat][stone]) == 3]
        if whole:
            row.first[stone] = whole[0] if marked is None else marked
    for seat, said in enumerate(parts.get("claimed", "- | -").split("|")):
        for claimed in said.replace("-", "").split():
            row.owner[int(claimed) - 1] = seat
    row.hand = parts["hand"].split("|")[me].split()
    row.passes = int(parts.get("passes", "0"))
    assert not parts.keys() & {"bluff", "mud", "pile", "under", "aside"}
    return row


def check(puzzle: Puzzle) -> list[str]:
    """List what is wrong with a puzzle."""
    return CHECKS[puzzle.kind](puzzle, read(puzzle.position))


def _only(puzzle: Puzzle, right: list[bool]) -> list[str]:
    wanted = [i == puzzle.answer for i in range(len(puzzle.choices))]
    return [] if right == wanted else [f"the right answers are {right}, not {wanted}"]


def _check_claim(puzzle: Puzzle, row: Row) -> list[str]:
    stones = [int(choice.action.removeprefix("claim ")) - 1 for choice in puzzle.choices]
    return [
        *_only(puzzle, [row.proved(row.me, stone) for stone in stones]),
        *_check_facts(puzzle, row),
    ]


def _check_facts(puzzle: Puzzle, row: Row) -> list[str]:
    """What a proof names must be so: the values on both sides, and the cards that make the reply."""
    return [f"{one.key} is not so" for one in puzzle.why if not _is_so(one, puzzle, row)]


def _is_so(one: Sentence, puzzle: Puzzle, row: Row) -> bool:
    after = _row_of(one, puzzle, row)
    facts = one.facts
    if one.key.endswith("-holds"):
        held = [i + 1 for i in range(9) if after.owner[i] == row.me or after.proved(row.me, i)]
        return str(facts["stones"]) == ", ".join(map(str, held))
    if one.key.endswith("-show-after"):
        return str(facts["card"]) in row.hand
    stone = int(facts["stone"]) - 1
    yours = value(after.sides[row.me][stone])
    theirs = max(after.replies(1 - row.me, stone), default=None)
    if value_said(facts["yours"]) != yours or theirs is None:
        return theirs is None and "theirs" not in facts and one.key.endswith("-cannot-complete")
    if value_said(facts["theirs"]) != theirs:
        return False
    if "cards" in facts:
        unseen = set(facts["cards"]) <= set(after.unseen())
        if not unseen or value([*after.sides[1 - row.me][stone], *facts["cards"]]) != theirs:
            return False
    wins = yours > theirs or (yours == theirs and after.first[stone] == row.me)
    return wins == one.key.endswith(("-proved", "-won", "-complete-first"))


def _row_of(one: Sentence, puzzle: Puzzle, row: Row) -> Row:
    """Give the row that a sentence speaks of: that of the puzzle, or after a card."""
    after = row.copy()
    if "-card-" in one.key:
        after.lay(row.me, one.facts["card"], int(one.facts["stone"]) - 1)
    elif puzzle.kind == "win":
        card, _, at = puzzle.choices[puzzle.answer].action.partition("@")
        after.lay(row.me, card, int(at) - 1)
    elif puzzle.kind == "show" and not one.key.endswith("-show-before"):
        after.lay(row.me, facts_of(puzzle, puzzle.answer)["card"], row.open(row.me)[0])
    return after


def _check_reach(puzzle: Puzzle, row: Row) -> list[str]:
    stone = int(puzzle.ask.facts["stone"]) - 1
    best = max(row.replies(1 - row.me, stone))
    said = [value_said(facts_of(puzzle, i)["value"]) for i in range(len(puzzle.choices))]
    made = value([*row.sides[1 - row.me][stone], *puzzle.why[0].facts["cards"]])
    shown = [] if made == best else ["the cards of the proof make something else"]
    gone = set(puzzle.why[1].facts["cards"]) & set(row.unseen())
    return [
        *_only(puzzle, [one == best for one in said]),
        *shown,
        *(["a card that is said to be seen is not"] if gone else []),
    ]


def _check_card(puzzle: Puzzle, row: Row) -> list[str]:
    right = []
    for choice in puzzle.choices:
        card, _, at = choice.action.partition("@")
        after = row.copy()
        after.lay(row.me, card, int(at) - 1)
        right.append(card in row.hand and after.proved(row.me, int(at) - 1))
    return [*_only(puzzle, right), *_check_facts(puzzle, row)]


def _check_show(puzzle: Puzzle, row: Row) -> list[str]:
    """Wherever the card is laid: at each stone that is open."""
    target = int(puzzle.ask.facts["stone"]) - 1
    right = []
    for i in range(len(puzzle.choices)):
        card = facts_of(puzzle, i)["card"]
        proved = set()
        for stone in row.open(row.me):
            after = row.copy()
            after.lay(row.me, card, stone)
            proved.add(after.proved(row.me, target))
        right.append(proved == {True})
        if len(proved) != 1:
            return ["where the card is laid matters"]
    shown = [facts_of(puzzle, i)["card"] for i in range(len(puzzle.choices))]
    hand = [] if sorted(shown) == sorted(row.hand) else ["the answers are not the hand"]
    return [*_only(puzzle, right), *hand, *_check_facts(puzzle, row)]


def _won_by(row: Row, play: str) -> bool:
    card, _, at = play.partition("@")
    after = row.copy()
    after.lay(row.me, card, int(at) - 1)
    claims = [stone for stone in range(9) if after.proved(row.me, stone)]
    for stone in claims:
        after.owner[stone] = row.me
    return after.wins(row.me)


def _plays(row: Row) -> list[str]:
    return [f"{card}@{stone + 1}" for card in row.hand for stone in row.open(row.me)]


def _check_win(puzzle: Puzzle, row: Row) -> list[str]:
    plays = _plays(row)
    winning = [play for play in plays if _won_by(row, play)]
    said = [choice.action for choice in puzzle.choices]
    if winning != [said[puzzle.answer]] or not set(said) <= set(plays):
        return [f"the plays that win are {winning}"]
    return _check_facts(puzzle, row)


def _check_endgame(puzzle: Puzzle, row: Row) -> list[str]:
    """Both hands are open: whatever is neither laid nor in this hand is in the other."""
    theirs = sorted(DECK - {c for seat in row.sides for side in seat for c in side} - set(row.hand))
    held = int(lines_of(puzzle.position)["hand"].split("|")[1 - row.me].strip(" ?"))
    if len(theirs) != held or sorted(puzzle.why[0].facts["cards"]) != theirs:
        return ["the other hand is not known"]
    hands = [row.hand, theirs] if row.me == 0 else [theirs, row.hand]
    search = _Search(row.me)
    plays = _plays(row)
    winning = []
    for play in plays:
        card, _, at = play.partition("@")
        if search.after(row, hands, row.me, card, int(at) - 1):
            winning.append(play)
    said = [choice.action for choice in puzzle.choices]
    known = [] if set(said) <= set(plays) else ["not a play"]
    facts = {"plays": len(plays), "wins": len(winning)}
    counts = [] if puzzle.why[1].facts == facts else [f"the counts are {facts}"]
    return [*_only(puzzle, [play in winning for play in said]), *known, *counts]


class _Search:
    """Looks at every play and every set of claims to the end of the round."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.known: dict[object, bool] = {}

    def after(self, row: Row, hands: list[list[str]], seat: int, card: str, stone: int) -> bool:
        """Tell whether `me` wins after a seat has laid a card."""
        after = row.copy()
        after.lay(seat, card, stone)
        after.passes = 0
        left = [[one for one in hand if one != card] for hand in hands]
        return self.claims(after, left, seat)

    def claims(self, row: Row, hands: list[list[str]], seat: int) -> bool:
        """5.6  A claim never changes what else can be claimed: try every set of them."""
        able = [stone for stone in range(9) if row.proved(seat, stone)]
        results = []
        for number in range(len(able), -1, -1):
            for some in combinations(able, number):
                after = row.copy()
                for stone in some:
                    after.owner[stone] = seat
                won = seat == self.me if after.wins(seat) else self.turn(after, hands, 1 - seat)
                if won == (seat == self.me):
                    return won
                results.append(won)
        return results[0]

    def turn(self, row: Row, hands: list[list[str]], seat: int) -> bool:
        """3.8, 6.4  Lay any card anywhere; pass only if none can be laid."""
        if row.passes >= 2:
            return self.settled(row)
        laid = tuple(tuple(sorted(side)) for half in row.sides for side in half)
        key = (seat, laid, tuple(row.owner), tuple(row.first), row.passes)
        if key not in self.known:
            self.known[key] = self.best(row, hands, seat)
        return self.known[key]

    def best(self, row: Row, hands: list[list[str]], seat: int) -> bool:
        mine = seat == self.me
        places = row.open(seat)
        if not (hands[seat] and places):
            after = row.copy()
            after.passes += 1
            return self.claims(after, hands, seat)
        outcomes = (
            self.after(row, hands, seat, card, stone) for card in hands[seat] for stone in places
        )
        return any(outcomes) if mine else all(outcomes)

    def settled(self, row: Row) -> bool:
        after = row.copy()
        for stone in range(9):
            whole = [seat for seat in (0, 1) if len(row.sides[seat][stone]) == 3]
            if row.owner[stone] is None and whole:
                best = max(whole, key=lambda s: (value(row.sides[s][stone]), row.first[stone] == s))
                after.owner[stone] = best
        won = [seat for seat in (0, 1) if after.wins(seat)]
        if len(won) == 1:
            return won[0] == self.me
        lead = after.owner.count(self.me) - after.owner.count(1 - self.me)
        return lead > 0


CHECKS: Final[dict[str, Callable[[Puzzle, Row], list[str]]]] = {
    "claim": _check_claim, "reach": _check_reach, "card": _check_card, "show": _check_show,
    "win": _check_win, "endgame": _check_endgame,
}  # fmt: skip
