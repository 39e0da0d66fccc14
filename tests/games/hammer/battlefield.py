"""Battles and winters ready to be played: who came from where, dice fed by their faces.

s = battle("Mar: York Infantry 4, Graham", "York Infantry from Angus")
volley(s, "Graham", 2)
"""

from __future__ import annotations

from typing import ClassVar

from saltire.games.hammer.rules.actions import FIRE, HOLD, RETREAT
from saltire.games.hammer.rules.battles import Battles, fight
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import AREAS, BLOCK_NAMES, BORDER, CARD_KINDS, PER_SIDE
from saltire.games.hammer.rules.forces import entry_code
from saltire.games.hammer.rules.paths import BY_SEA, end_of
from saltire.games.hammer.rules.position_json import PLACE_NAMES
from saltire.games.hammer.rules.winter import Winter
from saltire.kernel.bits import BIT, members
from saltire.kernel.event import Event
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE
from tests.games.hammer.playing import act, options_of, phase
from tests.games.hammer.positions import area, block, war


class After(Phase[War]):
    """Stands for whatever comes after the phases under test."""

    rule: ClassVar[str] = "test"

    def __init__(self) -> None:
        super().__init__(0)

    def legal(self, s: War, seat: int) -> list[int]:
        return [0]

    def args(self) -> list[object]:
        return []


def ready(text: str, first: int = 0, year: int = 1299, **options: object) -> War:
    """Build a position in which nothing has begun."""
    return war(text, After(), year=year, first=first, **options)


def battle(text: str, came: str, main: str = "", first: int = 0, **options: object) -> War:
    """Build a Battle Phase: `came` says who entered a battle this turn, from where, via which area."""
    s = ready(text, first, 1299, **options)
    for part in filter(None, came.split(",")):
        name, _, way = part.partition(" from ")
        start, _, over = way.partition(" via ")
        enter(s, name, start, over or start)
    if main:
        s.turn.main[s.blocks.place[block(main)]] = s.turn.entry[block(main)]
    s.call(Battles())
    s.run_on()
    return s


def enter(s: War, name: str, start: str, over: str) -> None:
    """Mark a block as having entered the battle it stands in; `sea` is no border."""
    here, who = s.blocks.place[block(name)], block(name)
    if over.strip() == "sea":
        s.turn.entry[who] = entry_code(area(start), BY_SEA)
        return
    border = BORDER[AREAS * area(over) + here]
    assert border >= 0, f"{over} is not adjacent"
    s.turn.entry[who] = entry_code(area(start), border)
    s.turn.used[border] |= BIT[2 * (who // PER_SIDE) + end_of(border, here)]


def defection(text: str, where: str, attacker: int, **options: object) -> War:
    """Build a defection battle (5.10)."""
    s = ready(text, 1, 1299, **options)
    fight(s, area(where), attacker, True)
    s.run_on()
    return s


def roll(s: War, faces: str) -> list[Event]:
    """Roll dice that fall so."""
    return act(s, *[f"die {face}" for face in faces.split()])


def volley(s: War, name: str, hits: int = 0) -> list[Event]:
    """Fire a block and roll so many hits, the rest misses."""
    told = act(s, f"fire {name}")
    while phase(s) == "Roll":
        told += roll(s, "1" if hits > 0 else "6")
        hits -= 1
    return told


def hold_round(s: War) -> None:
    """Hold with every block until the round is over."""
    now = s.battle.round
    while phase(s) == "CombatTurn" and s.battle.round == now:
        s.apply(next(a for a in s.legal() if a >= HOLD))


def hold_out(s: War) -> None:
    """Hold through all rounds that are left."""
    while phase(s) == "CombatTurn":
        hold_round(s)


def turns(s: War) -> list[str]:
    """Name the blocks that act now, side first: `E York Infantry`."""
    found = [(a - FIRE) for a in s.legal() if FIRE <= a < RETREAT]
    return ["ES"[b // PER_SIDE] + " " + BLOCK_NAMES[b] for b in found]


def order_of_turns(s: War) -> list[list[str]]:
    """Hold through a round and list who acted, step by step."""
    now, found = s.battle.round, []
    while phase(s) == "CombatTurn" and s.battle.round == now:
        found.append(turns(s))
        for _ in found[-1]:
            s.apply(next(a for a in s.legal() if a >= HOLD))
    return found


def fronts(s: War) -> list[str]:
    return ["ES"[b // PER_SIDE] + " " + BLOCK_NAMES[b] for b in members(s.battle.front)]


def ways(s: War, name: str) -> list[str]:
    """List where a block may retreat to in its combat turn now; nothing if it cannot."""
    probe = s.clone()
    if f"retreat {name}" not in options_of(probe):
        return []
    act(probe, f"retreat {name}")
    if phase(probe) == "RetreatTo":
        return [text.removeprefix("to ") for text in options_of(probe)]
    which = block(name + ("/" + "ES"[s.actor()] if _shared(name) else ""))
    return [_place(probe, which)]


def _shared(name: str) -> bool:
    return BLOCK_NAMES.count(name) > 1


def _place(s: War, which: int) -> str:
    return PLACE_NAMES[s.blocks.place[which]]


def winter(text: str, year: int = 1299, **options: object) -> War:
    """Build a Winter Turn and run it to the first choice."""
    s = ready(text, 0, year, **options)
    s.call(Winter())
    s.run_on()
    return s


def winter_until(s: War, wanted: str) -> War:
    """Take the quiet choice in every phase until one of this name asks."""
    while phase(s) not in (wanted, "After"):
        quiet(s)
    assert phase(s) == wanted, f"{wanted} never came"
    return s


def quiet(s: War) -> None:
    """Stay, end, or do the first thing there is."""
    said = options_of(s) if s.actor() != CHANCE else []
    for text in ("stay", "end", "leave"):
        if text in said:
            act(s, text)
            return
    s.apply(s.legal()[0])


def winter_out(s: War) -> War:
    return winter_until(s, "After")


def draw(s: War, name: str) -> list[Event]:
    """Draw this block from the pool by lot."""
    return s.play(CHANCE, block(name))


def hands_empty(s: War) -> bool:
    return not any(s.turn.hands[i] for i in range(2 * CARD_KINDS))
