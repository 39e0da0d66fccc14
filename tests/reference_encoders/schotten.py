"""Schotten Totten's observation, written plainly with numpy: what the compiled encoder must equal."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from saltire.games.schotten.encode import LAYOUT, SIZE
from saltire.games.schotten.rules.board import DECK
from saltire.games.schotten.rules.constants import ALL_STONES, CLAN, JOKER, RECRUITER, SHIELD
from saltire.games.schotten.rules.options import OPTIONS, Options
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.layout import switches
from saltire.kernel.types import CHANCE, RULES

_SIDE: Final = CLAN + 3
_PUT_BACK: Final = 3 + CLAN + 9
_PHASES: Final = (
    "StartPlayer", "Deal", "Place", "Claim", "ChooseDeck", "Draw", "Recruit", "RecruitDraw",
    "PutBack", "Pick", "MoveTo", "DeclareJoker", "DeclareShield",
)  # fmt: skip
_SWITCHES: Final = tuple(
    [option for option in OPTIONS if option.name not in ("start_player", "edition")]
)
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
    rounds = int(view.options.rounds)
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
