"""5.4, 9.7, R-18  The proof of a claim, shown: the best reply left, what stops a better one, faces."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.claims import reach, reach_with, unseen_troops
from saltire.games.schotten.rules.constants import (
    ALL_CLAN,
    CLASSES,
    COLOUR,
    COLOUR_RUN,
    JOKER,
    KIND,
    MARKS,
    RUN,
    SHIELD,
    SPY,
    WEIGHT,
    WILD_AT,
    Stone,
)
from saltire.games.schotten.rules.formation import size, strongest
from saltire.games.schotten.rules.notation import card_name
from saltire.games.schotten.rules.refusals import refuse
from saltire.kernel.bits import BIT, mask_of, members
from saltire.kernel.errors import Refusal
from saltire.kernel.types import Seat

_TROOPS: Final = (JOKER, SPY, SHIELD)


def value_name(worth: i64) -> str:
    """Name a value: "colour-run 24"."""
    return f"{CLASSES[worth >> 6]} {worth & 63}"


def shown_proof(s: Table, me: Seat, stone: Stone) -> dict[str, object]:
    """Show why a claim stands; what is shown lies face up or is reckoned from what does."""
    yours = s.worth[9 * me + stone]
    proof: dict[str, object] = {
        "yours": value_name(yours),
        "cards": faces(s, me, stone, yours),
        "early": not s.full & BIT[9 * (1 - me) + stone],
    }
    theirs = s.worth[9 * (1 - me) + stone] or reach(s, 1 - me, stone, -1)
    if theirs < 0:
        proof["theirs"] = ""
        return proof
    proof["theirs"] = value_name(theirs)
    proof["tie"] = yours == theirs
    if not proof["early"]:
        proof["their_cards"] = faces(s, 1 - me, stone, theirs)
        return proof
    proof["completion"] = names(completion(s, 1 - me, stone, s.unseen, theirs))
    ceiling = yours if s.first_to_complete(me, stone) else yours - 1
    proof["stoppers"] = names(stoppers(s, 1 - me, stone, ceiling))
    return proof


def names(cards: list[int]) -> list[str]:
    return [card_name(card) for card in cards]


def completion(s: Table, seat: Seat, stone: Stone, unseen: i64, worth: i64) -> list[int]:
    """5.4  Find cards that complete a side to this value; they exist when `reach` says so."""
    shape = s.shapes[9 * seat + stone]
    missing = s.need(stone) - size(shape)
    for troops in _troop_sets(s, seat, missing):
        armed = shape
        for card in troops:
            armed |= MARKS[card]
        for cards in _likely(unseen, missing - len(troops), worth):
            if strongest(_with(armed, cards), s.need(stone), s.terms(stone), 0, -1) == worth:
                return [*cards, *troops]
    raise AssertionError("the value cannot be reached")


def _troop_sets(s: Table, seat: Seat, missing: i64) -> list[list[int]]:
    found: list[list[int]] = [[]]
    if s.options.proof_unseen_tactics:
        for troops in members(unseen_troops(s, seat)):
            cards = [JOKER + bit for bit in members(troops)]
            if len(cards) <= missing:
                found.append(cards)
    return found


def _with(shape: i64, cards: list[int]) -> i64:
    for card in cards:
        shape = (shape | MARKS[card]) + WEIGHT[card]
    return shape


def _likely(unseen: i64, missing: i64, worth: i64) -> list[list[int]]:
    """List the sets of unseen cards among which one makes a formation of this class, if any does."""
    cards = members(unseen)
    if worth >= COLOUR_RUN or COLOUR <= worth < KIND:
        pools = [[c for c in cards if c // 9 == colour] for colour in range(6)]
    elif worth >= KIND:
        pools = [[c for c in cards if c % 9 == t] for t in range(9)]
    elif worth >= RUN:
        lowest = {c % 9: c for c in reversed(cards)}
        pools = [[lowest[t] for t in sorted(lowest)]]
    else:
        by_strength = sorted(cards, key=lambda c: -(c % 9))
        pools = [by_strength[:missing]]
    return [list(some) for pool in pools for some in combinations(pool, missing)]


def stoppers(s: Table, seat: Seat, stone: Stone, ceiling: i64) -> list[int]:
    """5.4.1  Find a smallest-possible set of face-up cards without which the side could top `ceiling`.

    Starts with none, and adds a face-up card from each better completion found, until none is left.
    """
    face_up = ALL_CLAN & ~s.unseen & ~s.cards[9 * seat + stone]
    stopping: i64 = 0
    while True:
        free = s.unseen | face_up & ~stopping
        best = reach_with(s, seat, stone, free, ceiling)
        if best <= ceiling:
            break
        used = [c for c in completion(s, seat, stone, free, best) if face_up & BIT[c]]
        stopping |= BIT[used[-1]]
    for card in members(stopping):
        fewer = stopping & ~BIT[card]
        free = s.unseen | face_up & ~fewer
        if reach_with(s, seat, stone, free, ceiling) <= ceiling:
            stopping = fewer
    return members(stopping)


def faces(s: Table, seat: Seat, stone: Stone, worth: i64) -> list[str]:
    """9.5, 9.7  Name a complete side's cards, each wild card with the face that serves its owner best."""
    side = s.cards[9 * seat + stone]
    real = members(side & ALL_CLAN)
    wild = [card for card in _TROOPS if side & BIT[card]]
    shape = s.shapes[9 * seat + stone]
    open_wilds = [card for card in wild if shape >> WILD_AT & BIT[card - JOKER]]
    declared = [s.joker_face(seat) for card in wild if card not in open_wilds]
    bare = s.shape_of(seat, side & ~mask_of(open_wilds))
    for chosen in product(*[_faces_of(s, card) for card in open_wilds]):
        faced = list(chosen)
        if not s.options.wild_may_duplicate and _repeats(faced, real + declared):
            continue
        if strongest(_with(bare, faced), s.need(stone), s.terms(stone), 0, -1) == worth:
            told = zip(["Joker"] * len(declared) + names(open_wilds), declared + faced, strict=True)
            return names(real) + [f"{name}={card_name(face)}" for name, face in told]
    raise AssertionError("no faces make this value")


def _repeats(chosen: list[int], others: list[int]) -> bool:
    """C2, R-10  Tell whether a chosen face copies another card or face of its side."""
    return any([face in others or chosen.count(face) > 1 for face in chosen])


def _faces_of(s: Table, card: int) -> list[int]:
    """9.3, 9.6  List the clan cards that a wild card may stand for, wherever those lie."""
    if card == JOKER:
        return list(range(54))
    if card == SPY:
        return [9 * colour + 6 for colour in range(6)]
    strengths = [s.shield_declared] if s.shield_declared else [1, 2, 3]
    return [9 * colour + t - 1 for colour in range(6) for t in strengths]


def why_no_claim(s: Table, me: Seat, stone: Stone) -> Refusal:
    """5.1-5.4, 5.8  Say why a stone cannot be claimed; an unproved claim is shown what would beat it."""
    where: dict[str, object] = {"stone": stone + 1}
    if s.stones_of(me) & BIT[stone]:
        return refuse("already-yours", where)
    if not s.unclaimed() & BIT[stone]:
        return refuse("already-theirs", where)
    if not s.full_sides(me) & BIT[stone]:
        return refuse("own-side-incomplete", where)
    yours = s.worth[9 * me + stone]
    theirs = s.worth[9 * (1 - me) + stone] or reach(s, 1 - me, stone, -1)
    where["yours"] = value_name(yours)
    where["theirs"] = value_name(theirs)
    where["size"] = int(s.need(stone))
    if not s.full_sides(1 - me) & BIT[stone]:
        where["completion"] = names(completion(s, 1 - me, stone, s.unseen, theirs))
        return refuse("not-proved", where)
    return refuse("tie-lost" if yours == theirs else "weaker", where)
