"""Words to ask and play positions of Hammer of the Scots: `act(s, "move Wallace", "to Angus", "stop")`."""

from __future__ import annotations

from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLOCKS,
    BORDER,
    CARD_KINDS,
    CARD_NAMES,
    FULL,
    PER_SIDE,
)
from saltire.games.hammer.rules.notation import parse, say
from saltire.kernel.bits import BIT, members
from saltire.kernel.event import Event
from saltire.kernel.types import CHANCE
from tests.games.hammer.positions import area


def act(s: War, *texts: str) -> list[Event]:
    """Play one action after the other; `die 4` is a roll. Gives all that was told."""
    told: list[Event] = []
    for text in texts:
        seat = s.actor()
        if seat == CHANCE:
            told += s.play(CHANCE, int(text.removeprefix("die ")) - 1)
        else:
            told += s.play(seat, parse(text, seat))
    return told


def options_of(s: War, seat: int | None = None) -> list[str]:
    """List what may be done, in words."""
    return [say(action) for action in s.legal(seat)]


def refused_by(s: War, text: str) -> tuple[str, str]:
    """Give the key and the rule of the refusal."""
    seat = s.actor()
    refusal = s.why_not(seat, parse(text, seat))
    assert refusal is not None, f"{text} is allowed"
    return refusal.key, refusal.rule


def phase(s: War) -> str:
    return type(s.top).__name__


def kinds(told: list[Event]) -> list[str]:
    return [event.kind for event in told]


def heard(told: list[Event], kind: str, seat: int) -> dict[str, object]:
    """Give what a seat hears of the only event of a kind, without its name."""
    (event,) = [event for event in told if event.kind == kind]
    return {key: value for key, value in event.heard_by(seat).items() if key != "kind"}


def hold(s: War, england: str, scotland: str) -> War:
    """Deal hands: `hold(s, "2 Herald", "1 1 3")`, Sea Move written with an underscore."""
    for side, hand in enumerate((england, scotland)):
        for card in hand.split():
            s.turn.hands[CARD_KINDS * side + CARD_NAMES.index(card.replace("_", " "))] += 1
    return s


def play_cards(s: War, england: str, scotland: str) -> list[Event]:
    """Play both cards of the turn."""
    return [
        event
        for side, card in enumerate((england, scotland))
        for event in s.play(side, parse(f"play {card}", side))
    ]


def used(s: War, start: str, end: str, side: int) -> bool:
    """Tell whether a side is marked to have entered a battle at `end` over its border with `start`."""
    from saltire.games.hammer.rules.paths import used_by

    return used_by(s, side, area(end), BORDER[AREAS * area(start) + area(end)])


def suspected(s: War, block: int) -> list[str]:
    """List where the enemy may think a block is; places off the map by number."""
    names = [*AREA_NAMES, "pool", "aside", "removed"]
    return [names[place] for place in members(s.blocks.maybe[block])]


def faults(s: War) -> list[str]:
    """List what can never be: the truth outside what the enemy may think, a block out of bounds."""
    found: list[str] = []
    for block in range(BLOCKS):
        place, strength = s.blocks.place[block], s.blocks.strength[block]
        if not s.blocks.maybe[block] & BIT[place]:
            found.append(f"{block} is at {place}, thought elsewhere")
        if not s.blocks.here[26 * (block // PER_SIDE) + place] & BIT[block % PER_SIDE]:
            found.append(f"{block} is not listed at {place}")
        if place < AREAS and not 1 <= strength <= FULL[block]:
            found.append(f"{block} has strength {strength}")
        if place < AREAS and not s.blocks.least[block] <= strength <= s.blocks.most[block]:
            found.append(f"{block} has {strength}, thought otherwise")
    return found


def legal_is_sound(s: War) -> bool:
    """A legal list is ascending, without repeats, never empty, and all it offers are actions."""
    offered = s.legal()
    return (
        bool(offered)
        and offered == sorted(set(offered))
        and all(0 <= action < actions.NUM_ACTIONS for action in offered)
    )
