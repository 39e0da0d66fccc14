"""Hammer's observation, written plainly with numpy: what the compiled encoder must equal."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from saltire.games.hammer.encode import LAYOUT, SIZE
from saltire.games.hammer.rules.battles import CelticLoyalty
from saltire.games.hammer.rules.board import NOBODY
from saltire.games.hammer.rules.builds import DrawBlock, EnglishBuilds, ScottishBuilds, SeaPlace
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import (
    AREAS,
    BLOCKS,
    CARD_KINDS,
    CARD_OF,
    CARDS,
    CELTIC,
    FULL,
    PER_SIDE,
    PLACES,
)
from saltire.games.hammer.rules.options import OPTIONS, Options
from saltire.games.hammer.rules.together import LeaveTogether, SlipAway, SlipAwayTo
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.bits import members
from saltire.kernel.layout import switches
from saltire.kernel.phase import OPEN, AnyPhase
from saltire.kernel.types import CHANCE, RULES

_PHASES: Final = (
    "AddSteps", "CelticLoyalty", "ChooseBattle", "ChooseDisbanding", "ChooseHome", "CombatTurn",
    "DealCards", "DrawBlock", "EdwardWinters", "EnglishBuilds", "EventMenu", "HeraldName",
    "HeraldRoll", "KingWinters", "LeaveTogether", "LevyDraw", "MainForce", "MorayWinters", "MoveBlocks",
    "MustRetreat", "MustRetreatTo", "MusterBlocks", "PickDefection", "PickMuster", "PillageFrom",
    "PillageGain", "PillageHit", "PillageVictims", "PlayCards", "RaidLoss", "Regroup", "RegroupTo",
    "RetreatTo", "Roll", "ScottishBuilds", "SeaBlock", "SeaPlace", "SeaSecond", "SeaTo", "SlipAway",
    "SlipAwayTo", "TakeHits",
    "VictualsArea", "VictualsSteps", "WalkBlock", "WallaceWinters",
)  # fmt: skip
_ARGS: Final = 7
_CELTS: Final = tuple([block for block in range(BLOCKS) if CELTIC[block]])
_COPIES: Final = np.bincount([int(CARD_OF[card]) for card in range(CARDS)])
_ENTRIES: Final = 2048
_TALLIES: Final = 2 * 4096 * 2 * PLACES
_OWN: Final = PLACES + 3
_KNOWN: Final = PLACES + 2
_FRONT: Final = 3
_FULL: Final = np.array([FULL[block] for block in range(BLOCKS)], dtype=np.float32)
_AT: Final = {part.name: slice(part.start, part.start + part.length) for part in LAYOUT}


def observation(view: HammerView) -> NDArray[np.float32]:
    """Write a view as a vector of SIZE numbers; LAYOUT says which is which."""
    me = max(view.seat, 0)
    out = np.zeros(SIZE, dtype=np.float32)
    out[_AT["side"].start + (view.seat if view.seat >= 0 else 2)] = 1
    if view.seat >= 0:
        _write_own(out[_AT["own"]].reshape(PER_SIDE, _OWN), view, me)
    _write_known(out, view, me)
    _write_cards(out, view, me)
    _write_turn(out, view, me)
    _write_battle(out, view, me)
    _write_phase(out, view, me)
    if view.returns is not None:
        out[_AT["result"]] = (view.returns[me], view.returns[1 - me])
    out[_AT["options"]] = _switches(view.options)
    return out


def _bits(sets: list[int], width: int) -> NDArray[np.uint8]:
    """Spread sets into rows of zeros and ones."""
    rows = np.array(sets, dtype="<u8").view(np.uint8).reshape(-1, 8)
    return np.unpackbits(rows, axis=1, bitorder="little")[:, :width]


def _write_own(out: NDArray[np.float32], view: HammerView, me: int) -> None:
    first = PER_SIDE * me
    rows = np.arange(PER_SIDE)
    out[rows, list(view.place)[first : first + PER_SIDE]] = 1
    strengths = np.array(list(view.strength)[first : first + PER_SIDE])
    out[:, PLACES] = strengths / _FULL[first : first + PER_SIDE]
    out[:, PLACES + 1] = _bits([view.turn.moved >> first], PER_SIDE)[0]
    out[:, PLACES + 2] = np.array(list(view.turn.entry)[first : first + PER_SIDE]) / _ENTRIES


def _write_known(out: NDArray[np.float32], view: HammerView, me: int) -> None:
    for name, side in (("enemy", 1 - me), ("shown", me)):
        blocks = slice(PER_SIDE * side, PER_SIDE * side + PER_SIDE)
        part = out[_AT[name]].reshape(PER_SIDE, _KNOWN)
        part[:, :PLACES] = _bits(list(view.maybe)[blocks], PLACES)
        part[:, PLACES] = np.array(list(view.least)[blocks]) / 4
        part[:, PLACES + 1] = np.array(list(view.most)[blocks]) / 4
    out[_AT["counts"]] = _own_first(list(view.counts), PLACES, me) / PER_SIDE


def _own_first(values: list[int], width: int, me: int) -> NDArray[np.float64]:
    """Put the half of one's own side before the other's."""
    both = np.array(values, dtype=np.float64).reshape(2, width)
    return np.concatenate((both[me], both[1 - me]))


def _write_cards(out: NDArray[np.float32], view: HammerView, me: int) -> None:
    turn = view.turn
    if view.seat >= 0:
        out[_AT["hand"]] = list(turn.hands)[CARD_KINDS * me : CARD_KINDS * (me + 1)] / _COPIES
    out[_AT["held"]] = (view.hand_sizes[me] / 5, view.hand_sizes[1 - me] / 5)
    both = np.concatenate((_COPIES, _COPIES))
    out[_AT["played"]] = _own_first(list(turn.played), CARD_KINDS, me) / both
    for place, card in enumerate((turn.card(me), turn.card(1 - me))):
        if card != NOBODY:
            out[_AT["cards"].start + CARD_KINDS * place + card] = 1


def _write_turn(out: NDArray[np.float32], view: HammerView, me: int) -> None:
    turn = view.turn
    out[_AT["time"]] = (min(turn.year - 1297, 256) / 256, turn.number / 5)
    for name, side in (("first", turn.first), ("truce", turn.truce)):
        if side != NOBODY:
            out[_AT[name].start + (side != me)] = 1
    out[_AT["kings"]] = (turn.edward - 1, turn.wintered, turn.crowned)
    out[_AT["points"]] = turn.points / 3
    out[_AT["activated"]] = _bits([turn.activated], AREAS)[0]
    out[_AT["crossed"]] = np.array(list(turn.crossed)) / 6
    out[_AT["used"]] = _bits(list(turn.used), 4).ravel()
    out[_AT["main"]] = np.array(list(turn.main)) / _ENTRIES
    for place, tally in enumerate(view.tallies):
        out[_AT["tallies"].start + place] = (tally + 1) / _TALLIES
        side, area = divmod(tally // 2 // 4096, PLACES)
        half = 0 if view.seat >= 0 else side
        out[_AT["arrived"].start + AREAS * half + area] += 1 / PER_SIDE


def _write_battle(out: NDArray[np.float32], view: HammerView, me: int) -> None:
    battle = view.battle
    if battle.area == NOBODY:
        return
    out[_AT["battle"].start + battle.area] = 1
    out[_AT["round"].start + battle.round - 1] = 1
    out[_AT["attacker"].start + (battle.attacker != me)] = 1
    out[_AT["defection"]] = battle.defection
    front = out[_AT["front"]].reshape(BLOCKS, _FRONT)
    for block in members(battle.front):
        row = block if me == 0 else (block + PER_SIDE) % BLOCKS
        front[row] = (1, view.strength[block] / 4, battle.acted >> block & 1)


def _write_phase(out: NDArray[np.float32], view: HammerView, me: int) -> None:
    actor = {me: 0, 1 - me: 1, CHANCE: 2, RULES: 3}[view.actor]
    out[_AT["actor"].start + actor] = 1
    if not view.stack:
        return
    phase = view.stack[-1]
    out[_AT["phase"].start + _PHASES.index(type(phase).__name__)] = 1
    if isinstance(phase, PlayCards):
        for place, seat in enumerate((me, 1 - me)):
            out[_AT["chosen"].start + CARD_KINDS + place] = phase.choices[seat] != OPEN
        if view.seat >= 0 and phase.choices[me] >= 0:
            out[_AT["chosen"].start + phase.choices[me]] = 1
    elif isinstance(phase, CelticLoyalty):
        out[_AT["phase_celts"]] = [phase.waiting >> block & 1 for block in _CELTS]
    else:
        for place, number in enumerate(_small_numbers(phase)):
            out[_AT["phase_args"].start + place] = (number + 1) / 64
    if isinstance(phase, LeaveTogether | SlipAway | SlipAwayTo):
        leaving = phase.named >> PER_SIDE * phase.seat
        out[_AT["phase_leaving"]] = [leaving >> number & 1 for number in range(PER_SIDE)]
    if isinstance(phase, DrawBlock | EnglishBuilds | ScottishBuilds | SeaPlace):
        out[_AT["phase_spent"]] = [(phase.spent >> 2 * area & 3) / 3 for area in range(AREAS)]
    if isinstance(phase, DrawBlock | ScottishBuilds | SeaPlace):
        out[_AT["phase_sea"]] = (phase.sea % 32 / 23, phase.sea // 32 / 23)


def _small_numbers(phase: AnyPhase) -> list[int]:
    """List a phase's arguments but for the sets of points spent."""
    if isinstance(phase, EnglishBuilds | ScottishBuilds):
        return []
    if isinstance(phase, DrawBlock):
        return [phase.area]
    if isinstance(phase, SeaPlace):
        return [phase.block, phase.area]
    if isinstance(phase, LeaveTogether | SlipAway):
        return [phase.seat]
    if isinstance(phase, SlipAwayTo):
        return [phase.seat, phase.block]
    return [int(arg) for arg in phase.args() if isinstance(arg, int)]


@lru_cache(maxsize=64)
def _switches(options: Options) -> tuple[float, ...]:
    return switches(OPTIONS, options.all)
