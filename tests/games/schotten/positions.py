"""Positions of Schotten Totten written as short text, and words to ask and play them.

    table("1: R7 R8 R9 | G1 ; 3: G4 B2 | - ; seen: R4 ; hand: R1 Joker | B2 ; mud: 4 ; to move: 0")

Each part names what it places; seat 0's share comes before the bar. Parts:

    1 .. 9            the cards on the two sides of a stone; a star marks the side complete first
    hand              the two hands
    seen              other face-up cards, on the discard pile
    claimed           the stones each seat holds
    bluff, mud        the stone with that combat mode
    under, aside      cards that a Recruiter put back: R4/0 was put there by seat 0
    decks             the cards left to draw, or - for none; the others are set aside
    played, jokered   tactics cards played so far; seats that have played a Joker
    joker, shield     faces declared when laid
    known             cards in hand that the other seat knows
    points, round, starter, passes
    to move, to claim, to draw    the seat that acts, and in which part of its turn

What is not named lies in the decks. Without a star the side of seat 0 was complete first.
"""

from __future__ import annotations

from typing import Final

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.proof import value_name
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.types import CHANCE

CLAN: Final = tuple(f"{colour}{strength}" for colour in "ROYGBP" for strength in range(1, 10))
TACTICS: Final = (
    "Joker", "Joker", "Spy", "Shield", "Bluff", "Mud",
    "Recruiter", "Strategist", "Banshee", "Traitor",
)  # fmt: skip
ELITE: Final = ("Joker", "Spy", "Shield")
_READER: Final = SchottenTotten()
_PHASES: Final[dict[str, tuple[str, list[object]]]] = {
    "to move": ("Place", []),
    "to claim": ("Claim", [0]),
    "to draw": ("ChooseDeck", []),
}


def table(text: str, **options: object) -> Table:
    """Build a position; the options are those of the game."""
    if any(name in text for name in TACTICS) or "bluff:" in text or "mud:" in text:
        options = {"tactics": True, **options}
    game = SchottenTotten(**options)
    parts = _parts(text)
    s = game.from_json(_data(parts, game))
    assert not game.faults(s), game.faults(s)
    return s


def _parts(text: str) -> dict[str, str]:
    pairs = [part.split(":", 1) for part in text.split(";") if part.strip()]
    return {name.strip(): rest.strip() for name, rest in pairs}


def _cards(text: str) -> list[str]:
    return [word.rstrip("*") for word in text.split() if word != "-"]


def _both(text: str) -> list[str]:
    return [half.strip() for half in text.split("|")] if text else ["", ""]


def _bits(stones: str) -> int:
    return sum(2 ** (int(stone) - 1) for stone in stones.split() if stone != "-")


def _number(text: str) -> int:
    return int(text) if text else 0


def _pair(text: str) -> list[int]:
    return [int(half) for half in _both(text)] if text else [0, 0]


def _put_back(text: str) -> list[list[object]]:
    return [[entry[:-2], int(entry[-1])] for entry in text.split() if entry != "-"]


def _data(parts: dict[str, str], game: SchottenTotten) -> dict[str, object]:
    get = {**dict.fromkeys(_NAMES, ""), **parts}
    assert set(get) == set(_NAMES), f"unknown parts {sorted(set(get) - set(_NAMES))}"
    halves = [_both(get[str(stone)]) for stone in range(1, 10)]
    sides = [_cards(halves[side % 9][side // 9]) for side in range(18)]
    hands = [_cards(half) for half in _both(get["hand"])]
    seen, claimed = _cards(get["seen"]), _both(get["claimed"])
    under, aside = _put_back(get["under"]), _put_back(get["aside"])
    placed = [card for row in (*sides, *hands, seen) for card in row]
    placed += [str(entry[0]) for entry in under + aside]
    placed += ["Bluff"] * bool(get["bluff"]) + ["Mud"] * bool(get["mud"])
    rest = list(CLAN + TACTICS if game.options["tactics"] else CLAN)
    for card in placed:
        rest.remove(card)
    if get["decks"]:
        left = _cards(get["decks"])
        for card in left:
            rest.remove(card)
        aside += [[card, 0] for card in rest]
        rest = left
    need = [4 if str(stone) in get["mud"].split() else 3 for stone in range(1, 10)]
    complete = [len(sides[side]) == need[side % 9] for side in range(18)]
    first = [_first(halves[stone], complete[stone], complete[9 + stone]) for stone in range(9)]
    played, points = _pair(get["played"]), _pair(get["points"])
    jokered = [
        str(i) in get["jokered"] or any("Joker" in row for row in sides[9 * i : 9 * i + 9])
        for i in (0, 1)
    ]
    faces = [CLAN.index(half) + 1 if half in CLAN else 0 for half in _both(get["joker"])]
    return {
        "stack": [_phase(parts)],
        "returns": None,
        "round": _number(get["round"]) or 1,
        "starter": _number(get["starter"]),
        "points": points,
        "sides": sides,
        "hands": hands,
        "discards": seen,
        "deck": rest,
        "under_clan": [entry for entry in under if entry[0] in CLAN],
        "under_tactics": [entry for entry in under if entry[0] not in CLAN],
        "aside": aside,
        "known": _cards(get["known"]),
        "full": sum(2**side for side in range(18) if complete[side]),
        "first": sum(
            2 ** (9 * seat + stone) for stone, seat in enumerate(first) if seat is not None
        ),
        "owned": _bits(claimed[0]) + 512 * _bits(claimed[1]),
        "bluff": _bits(get["bluff"]),
        "mud": _bits(get["mud"]),
        "played": played[0] + 256 * played[1],
        "jokered": jokered[0] + 2 * jokered[1],
        "joker_faces": faces[0] + 64 * faces[1],
        "shield_declared": _number(get["shield"]),
        "passes": _number(get["passes"]),
    }


_NAMES: Final = (
    *"123456789", "hand", "seen", "claimed", "bluff", "mud", "under", "aside", "decks", "played",
    "jokered", "joker", "shield", "known", "points", "round", "starter", "passes", *_PHASES,
)  # fmt: skip


def _first(halves: list[str], *complete: bool) -> int | None:
    starred = [seat for seat in (0, 1) if "*" in halves[seat]]
    done = [seat for seat in (0, 1) if complete[seat]]
    return starred[0] if starred else done[0] if done else None


def _phase(parts: dict[str, str]) -> list[object]:
    for name, (phase, more) in _PHASES.items():
        if name in parts:
            return [phase, int(parts[name]), *more]
    return ["Place", 0]


def act(s: Table, *texts: str) -> list[Event]:
    """Play these actions, whoever's turn it is (a card drawn is one too); gather what is told."""
    told: list[Event] = []
    for text in texts:
        told += s.play(s.actor(), _READER.parse(s, text))
    return told


def options_of(s: Table) -> list[str]:
    """Name what the actor may do."""
    return [_READER.say(s, action) for action in s.legal()]


def allows(s: Table, text: str) -> bool:
    return _READER.parse(s, text) in s.legal()


def refused(s: Table, text: str) -> Refusal:
    """Give the refusal of an action; it must be refused."""
    refusal = s.why_not(s.actor(), _READER.parse(s, text))
    assert refusal is not None, f"{text} is allowed"
    return refusal


def refused_by(s: Table, text: str) -> tuple[str, str]:
    """Give the key and the rule of the refusal of an action."""
    refusal = refused(s, text)
    return refusal.key, refusal.rule


def hand(s: Table, seat: int) -> list[str]:
    hands = s.to_json()["hands"]
    assert isinstance(hands, list)
    found: list[str] = hands[seat]
    return found


def side(s: Table, seat: int, stone: int) -> list[str]:
    sides = s.to_json()["sides"]
    assert isinstance(sides, list)
    found: list[str] = sides[9 * seat + stone - 1]
    return found


def seen(s: Table) -> list[str]:
    """Name the cards on the discard pile."""
    found = s.to_json()["discards"]
    assert isinstance(found, list)
    return found


def stones(s: Table, seat: int) -> list[int]:
    """List the stones a seat has claimed."""
    return [stone for stone in range(1, 10) if s.stones_of(seat) & 2 ** (stone - 1)]


def phase(s: Table) -> str:
    return type(s.top).__name__


def drawn(s: Table) -> bool:
    """Tell whether a card is about to be drawn by lot."""
    return s.actor() == CHANCE and phase(s) == "Draw"


def worth(cards: str, bluff: bool = False, **options: object) -> str:
    """Value a side of three cards, or in the mud four: worth("R4 R5 R6") == "colour-run 15"."""
    text = f"1: {cards} | -"
    if len(cards.split()) == 4:
        text += " ; mud: 1"
    if bluff:
        text += " ; bluff: 1"
    return value_name(table(text, **options).worth[0])


def stands(sides: str, more: str = "", **options: object) -> bool:
    """Tell whether seat 0 may claim a stone with these sides: stands("R7 R8 R9 | -")."""
    return allows(table(f"1: {sides} ; to claim: 0 ; {more}", **options), "claim 1")
