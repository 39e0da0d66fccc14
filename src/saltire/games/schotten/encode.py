"""Numbers for learners: a view as one vector of fixed size, and its legal actions as a mask.

Every number lies in [0, 1]. Own things come before the other player's, so that one network can play
either seat; a spectator sees through the eyes of seat 0, without a hand. `LAYOUT` names each slice.
The vector is the same for every variant: what a variant does not use stays 0.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from saltire.games.schotten.rules.board import DECK
from saltire.games.schotten.rules.constants import ALL_STONES, CLAN, JOKER, RECRUITER, SHIELD
from saltire.games.schotten.rules.options import OPTIONS, Options
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.layout import laid_out, switches
from saltire.kernel.types import CHANCE, RULES

VERSION: Final = 1
"""Counts up whenever LAYOUT or the numbering of actions changes."""

_SIDE: Final = CLAN + 3
_HELD: Final = CLAN + 10
_PUT_BACK: Final = 3 + CLAN + 9
_PHASES: Final = (
    "StartPlayer", "Deal", "Place", "Claim", "ChooseDeck", "Draw", "Recruit", "RecruitDraw",
    "PutBack", "Pick", "MoveTo", "DeclareJoker", "DeclareShield",
)  # fmt: skip
_SWITCHES: Final = tuple([option for option in OPTIONS if option.name != "start_player"])


_PARTS: Final = (
    ("sides_own", 9 * _SIDE, "stone by stone: 54 clan cards, Joker, Spy, Shield-bearer"),
    ("sides_other", 9 * _SIDE, "the same for the other player"),
    ("hand", _HELD, "own hand: 54 clan cards, 9 kinds of tactics cards, a second Joker"),
    ("known", _HELD, "cards known to be in the other player's hand"),
    ("discards", _HELD, "cards on the open pile"),
    ("unseen", CLAN, "clan cards that lie face up nowhere"),
    ("owned", 18, "stones claimed, own then other"),
    ("full", 18, "complete sides, own then other"),
    ("first", 18, "sides that were complete first, own then other"),
    ("provable", 18, "stones that could be claimed now, own then other"),
    ("winnable", 18, "stones not yet lost, own then other"),
    ("bluff", 9, "stones under Blind Man's Bluff"),
    ("mud", 9, "stones under Mud Fight"),
    ("formation", 18, "class of each complete side / 5, own then other"),
    ("total", 18, "total strength of each complete side / 36, own then other"),
    ("joker_face_own", CLAN, "the card one's own Joker was declared to be"),
    ("joker_face_other", CLAN, "the card the other player's Joker was declared to be"),
    ("shield_strength", 3, "the strength a Shield-bearer was declared to have"),
    ("put_back", 6 * _PUT_BACK, "two cards each under the clan deck, under the tactics deck and "
     "aside: put there by oneself, by the other, has a tactics back, then its face if known"),
    ("held", 4, "hand sizes / 10: own clan, own tactics, other's clan, other's tactics"),
    ("decks", 2, "clan deck / 54, tactics deck / 10"),
    ("played", 2, "tactics cards played / 10, own then other"),
    ("jokered", 2, "has played a Joker, own then other"),
    ("passes", 1, "passes in a row / 4"),
    ("actor", 4, "who acts: oneself, the other, chance, nobody"),
    ("phase", len(_PHASES), "what is to be done: " + ", ".join(_PHASES)),
    ("drawer", 2, "who draws, own then other, while a card is drawn"),
    ("phase_left", 1, "cards still to be dealt, recruited or put back / 14"),
    ("phase_then", 4, "after the claims: draw, end the turn, play a card, draw one more"),
    ("phase_deck", 2, "the deck drawn from: clan, tactics"),
    ("phase_ruse", 4, "the ruse under way: Recruiter, Strategist, Banshee, Traitor"),
    ("phase_card", _SIDE, "the card that a ruse moves"),
    ("phase_stone", 9, "the stone at which a face is declared"),
    ("round", 2, "this round / rounds, rounds / 21"),
    ("starter", 2, "who began the round, own then other"),
    ("points", 2, "points / (5 * rounds), own then other"),
    ("result", 2, "shares of the win when the game is over, own then other"),
    ("spectator", 1, "the view is a spectator's"),
    ("options", len(_SWITCHES), "the chosen value of each option, first to last choice as 0 to 1: "
     + ", ".join([option.name for option in _SWITCHES])),
)  # fmt: skip


LAYOUT: Final = laid_out(_PARTS)
SIZE: Final = LAYOUT[-1].start + LAYOUT[-1].length
_SET_WIDTHS: Final = [_SIDE] * 18 + [CLAN, 10] * 3 + [CLAN] + [9] * 12
_SET_BITS: Final = np.arange(64) < np.array(_SET_WIDTHS)[:, np.newaxis]
"""LAYOUT begins with sets of cards and stones: which bits of their masks are taken."""
_AT: Final = {part.name: slice(part.start, part.start + part.length) for part in LAYOUT}


def observation(view: SchottenView) -> NDArray[np.float32]:
    """Write a view as a vector of SIZE numbers; LAYOUT says which is which."""
    me = max(view.seat, 0)
    out = np.zeros(SIZE, dtype=np.float32)
    _write_sets(out, view, me)
    _write_sides(out, view, me)
    _write_counts(out, view, me)
    _write_phase(out, view, me)
    _write_match(out, view, me)
    return out


def _write_sets(out: NDArray[np.float32], view: SchottenView, me: int) -> None:
    """Spread the sets, in the order of LAYOUT, into zeros and ones."""
    order = (*range(9 * me, 18), *range(9 * me))
    sets = [view.sides[side] for side in order]
    sets += [view.hand, view.tactics_hand, view.known, view.known_tactics]
    sets += [view.discards, view.tactics_discards, view.unseen]
    for marks in (view.owned, view.full, view.first):
        sets += [marks >> 9 * me & ALL_STONES, marks >> 9 * (1 - me) & ALL_STONES]
    for pair in (view.provable, view.winnable):
        sets += [pair[me], pair[1 - me]]
    sets += [view.bluff, view.mud]
    rows = np.array(sets, dtype="<u8").view(np.uint8).reshape(-1, 8)
    out[: _AT["mud"].stop] = np.unpackbits(rows, axis=1, bitorder="little")[_SET_BITS]


def _write_sides(out: NDArray[np.float32], view: SchottenView, me: int) -> None:
    worth = np.array([view.worth[side] for side in (*range(9 * me, 18), *range(9 * me))])
    out[_AT["formation"]] = worth // 64 / 5
    out[_AT["total"]] = worth % 64 / 36
    for name, seat in (("joker_face_own", me), ("joker_face_other", 1 - me)):
        face = (view.joker_faces >> 6 * seat & 63) - 1
        if face >= 0 and _lies(view, JOKER, 9 * seat, 9 * seat + 9):
            out[_AT[name].start + face] = 1
    if view.shield_declared and _lies(view, SHIELD, 0, 18):
        out[_AT["shield_strength"].start + view.shield_declared - 1] = 1
    for pile, entries in enumerate((view.under_clan, view.under_tactics, view.aside)):
        for place, entry in enumerate(entries):
            start = _AT["put_back"].start + (2 * pile + place) * _PUT_BACK
            _write_put_back(out[start : start + _PUT_BACK], entry, me)


def _lies(view: SchottenView, card: int, start: int, stop: int) -> bool:
    return any(view.sides[side] >> card & 1 for side in range(start, stop))


def _write_put_back(out: NDArray[np.float32], entry: int, me: int) -> None:
    """Write 2 * card + seat if the card is known, -1 - seat or -3 - seat if only its back is."""
    seat = entry & 1 if entry >= 0 else (-1 - entry) & 1
    out[0 if seat == me else 1] = 1
    if entry >= 2 * CLAN or entry < -2:
        out[2] = 1
    if entry >= 0:
        out[3 + (entry >> 1)] = 1


def _write_counts(out: NDArray[np.float32], view: SchottenView, me: int) -> None:
    pairs = [(view.clan_held[seat], view.tactics_held[seat]) for seat in (me, 1 - me)]
    out[_AT["held"]] = [held / 10 for pair in pairs for held in pair]
    out[_AT["decks"]] = (view.clan_deck / 54, view.tactics_deck / 10)
    out[_AT["played"]] = [(view.played >> 8 * seat & 255) / 10 for seat in (me, 1 - me)]
    out[_AT["jokered"]] = [view.jokered >> seat & 1 for seat in (me, 1 - me)]
    out[_AT["passes"]] = view.passes / 4


def _write_phase(out: NDArray[np.float32], view: SchottenView, me: int) -> None:
    actor = {me: 0, 1 - me: 1, CHANCE: 2, RULES: 3}[view.actor]
    out[_AT["actor"].start + actor] = 1
    if not view.stack:
        return
    phase = view.stack[-1]
    name = type(phase).__name__
    out[_AT["phase"].start + _PHASES.index(name)] = 1
    args = [int(arg) for arg in phase.args() if isinstance(arg, int)]
    if name == "Deal":
        out[_AT["phase_left"]] = args[0] / 14
    elif name == "Claim":
        out[_AT["phase_then"].start + args[1]] = 1
    elif name in ("Draw", "RecruitDraw"):
        out[_AT["drawer"].start + (args[0] != me)] = 1
        out[_AT["phase_deck"].start + (args[-1] != DECK)] = 1
        if name == "RecruitDraw":
            out[_AT["phase_left"]] = args[1] / 14
    elif name in ("Recruit", "PutBack"):
        out[_AT["phase_left"]] = args[1] / 14
    elif name in ("Pick", "MoveTo"):
        out[_AT["phase_ruse"].start + args[1] - RECRUITER] = 1
        if name == "MoveTo":
            out[_AT["phase_card"].start + args[2]] = 1
    elif name in ("DeclareJoker", "DeclareShield"):
        out[_AT["phase_stone"].start + args[1]] = 1


def _write_match(out: NDArray[np.float32], view: SchottenView, me: int) -> None:
    rounds = view.options.rounds
    standing = view.standing
    out[_AT["round"]] = (standing.round / rounds, rounds / 21)
    out[_AT["starter"].start + (standing.starter != me)] = 1
    out[_AT["points"]] = [standing.points[seat] / (5 * rounds) for seat in (me, 1 - me)]
    if view.returns is not None:
        out[_AT["result"]] = (view.returns[me], view.returns[1 - me])
    out[_AT["spectator"]] = view.seat < 0
    out[_AT["options"]] = _switches(view.options)


@lru_cache(maxsize=64)
def _switches(options: Options) -> tuple[float, ...]:
    return switches(_SWITCHES, options.all)
