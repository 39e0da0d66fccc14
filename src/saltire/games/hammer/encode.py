"""Numbers for learners: a view as one vector of fixed size, and its legal actions as a mask.

Every number lies in [0, 1]. Own things come before the other side's; a spectator sees through the eyes
of England, without blocks and hand. `LAYOUT` names each slice. The vector is the same for every
scenario and edition: what a game does not use stays 0.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from saltire.games.hammer.rules.battles import CelticLoyalty
from saltire.games.hammer.rules.board import NOBODY
from saltire.games.hammer.rules.builds import DrawBlock, EnglishBuilds, ScottishBuilds, SeaPlace
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import (
    AREAS,
    BLOCKS,
    BORDERS,
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
from saltire.kernel.layout import laid_out, switches
from saltire.kernel.phase import OPEN, AnyPhase
from saltire.kernel.types import CHANCE, RULES

VERSION: Final = 2
"""Counts up whenever LAYOUT or the numbering of actions changes."""

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


_PARTS: Final = (
    ("side", 3, "whose view: England's, Scotland's, a spectator's"),
    ("own", PER_SIDE * _OWN, "own block by block: its place (23 areas, pool, aside, removed), "
     "strength / full strength, has moved, how it came into a battle / 2048"),
    ("enemy", PER_SIDE * _KNOWN, "enemy block by block: the places where it may be, its least and "
     "its greatest strength there / 4"),
    ("shown", PER_SIDE * _KNOWN, "the same of one's own blocks, as the enemy knows them"),
    ("counts", 2 * PLACES, "blocks at each place / 28, own then enemy"),
    ("hand", CARD_KINDS, "own cards by kind (1 2 3 Herald Pillage Sea-Move Truce Victuals) / all"),
    ("held", 2, "cards in hand / 5, own then enemy"),
    ("played", 2 * CARD_KINDS, "cards played this year by kind / all, own then enemy"),
    ("cards", 2 * CARD_KINDS, "the card of this turn, own then enemy"),
    ("chosen", CARD_KINDS + 2, "while cards are chosen: the own one; who has chosen, own then enemy"),
    ("time", 2, "year since 1297 / 256, Game Turn / 5"),
    ("first", 2, "Player 1, own then enemy"),
    ("truce", 2, "who is bound by a Truce, own then enemy"),
    ("kings", 3, "Edward II, Edward wintered last winter, a king has been crowned"),
    ("points", 1, "move points left / 3"),
    ("activated", AREAS, "areas activated in this Move Phase"),
    ("crossed", BORDERS, "blocks over each border / 6"),
    ("used", 4 * BORDERS, "entered a battle over the border: England at either end, Scotland too"),
    ("main", AREAS, "how the main force came into the battle of an area / 2048"),
    ("arrived", 2 * AREAS, "hidden blocks that have moved, by area / 28: enemy (England), Scotland"),
    ("tallies", BLOCKS, "how hidden blocks came, one number each, ascending"),
    ("battle", AREAS, "the area being fought over"),
    ("round", 3, "the round of the battle"),
    ("attacker", 2, "who attacks, own then enemy"),
    ("defection", 1, "it is a defection battle"),
    ("front", BLOCKS * _FRONT, "block by block, own then enemy: fights, strength / 4, has acted"),
    ("actor", 4, "who acts: oneself, the enemy, chance, nobody"),
    ("phase", len(_PHASES), "what is to be done: " + ", ".join(_PHASES)),
    ("phase_args", _ARGS, "its small numbers as saved, (n + 1) / 64: seat, block, area and so on"),
    ("phase_celts", len(_CELTS), "Celtic blocks whose loyalty is still to be tested"),
    ("phase_leaving", PER_SIDE, "the actor's blocks that leave a battle together"),
    ("phase_spent", AREAS, "replacement points spent in each area / 3"),
    ("phase_sea", 2, "where Norse and French were drawn for, (area + 1) / 23"),
    ("result", 2, "shares of the win when the game is over, own then enemy"),
    ("options", len(OPTIONS), "the chosen value of each option, first to last choice as 0 to 1: "
     + ", ".join([option.name for option in OPTIONS])),
)  # fmt: skip


LAYOUT: Final = laid_out(_PARTS)
SIZE: Final = LAYOUT[-1].start + LAYOUT[-1].length
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
