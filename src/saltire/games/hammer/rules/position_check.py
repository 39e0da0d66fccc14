"""What is wrong with a position of Hammer of the Scots, and what can only be set up, each with its rule."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.rules.battles import CelticLoyalty
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import (
    AREAS,
    ASIDE,
    BLOCKS,
    BORDERS,
    CARD_KINDS,
    FIRST_NOBLE,
    HOME,
    LIMIT,
    PER_SIDE,
    PLACES,
    SECOND_HOME,
    SIDES,
)
from saltire.games.hammer.rules.forces import border_of, origin_of
from saltire.games.hammer.rules.invariants import lost_cards, lost_knowledge, lost_peace, misplaced
from saltire.games.hammer.rules.paths import BY_SEA
from saltire.games.hammer.rules.phase_phrases import BLOCK_SAID, PHRASES, HammerKinds
from saltire.games.hammer.rules.position_text import cards_played, cards_to_come
from saltire.games.hammer.rules.winter import ChooseHome
from saltire.kernel.bits import BIT
from saltire.kernel.phase import OPEN, Script
from saltire.kernel.position import phase_json
from saltire.kernel.position_text import Flaw
from saltire.kernel.types import RULES

_BOTTOM: Final = ("Year", "NextTurn", "YearEnds")
_UNSAID: Final = ("Year", "NextTurn", "YearEnds", "Battles")
_ON_BOTTOM: Final = {
    "Year": ("LevyDraw",),
    "NextTurn": ("DealCards", "Script"),
    "YearEnds": ("Script",),
}
_BATTLE: Final = (
    "CelticLoyalty", "CombatTurn", "Roll", "TakeHits", "RetreatTo", "MustRetreat", "MustRetreatTo",
    "LeaveTogether", "SlipAway", "SlipAwayTo", "Regroup", "RegroupTo",
)  # fmt: skip


def flaws(s: War) -> list[Flaw]:
    """List everything that is wrong; nothing in a position that the game has come to."""
    found = false_numbers(s)
    if found:
        return found  # nothing else can be asked of it
    found += lost_blocks(s)
    found += [Flaw(fault, "3.0") for fault in lost_cards(s)]
    found += [Flaw(fault, "10") for fault in lost_knowledge(s)]
    return found or false_moment(s)


def false_numbers(s: War) -> list[Flaw]:
    """0.3, 0.4, 3.1, 4.3  Numbers that there are not."""
    t, found = s.turn, list[Flaw]()
    if not 0 <= t.number <= 5 or t.edward not in (1, 2) or t.year < 1:
        found.append(
            Flaw(f"there is no turn {t.number} of {t.year} under Edward {t.edward}", "0.4")
        )
    for name, side in (
        ("first", t.first),
        ("under a truce", t.truce),
        ("attacker", s.battle.attacker),
    ):
        if not NOBODY <= side < 2:
            found.append(Flaw(f"side {side} is {name}: there are England and Scotland", "0.1"))
    for card in (t.english_card, t.scottish_card):
        if not NOBODY <= card < CARD_KINDS:
            found.append(Flaw(f"there is no card {card}", "3.0"))
    if any([n < 0 for n in t.hands]) or any([n < 0 for n in t.played]) or not 0 <= t.points <= 9:
        found.append(Flaw("cards or points are below 0, or points above 9", "3.0"))
    found += _false_marks(s)
    kinds = HammerKinds()
    rows = [phase_json(phase) for phase in s.stack() if not isinstance(phase, Script)]
    said = [row for row in rows if row[0] not in _UNSAID]
    return found + PHRASES.flaws(said, kinds, "0.4")


def _false_marks(s: War) -> list[Flaw]:
    """4.0c, 4.3, 5.32a, 5.5d  Marks of the Move Phase and of the battle that cannot be."""
    t, b, found = s.turn, s.battle, list[Flaw]()
    if not 0 <= t.activated < BIT[AREAS] or not 0 <= t.moved < BIT[BLOCKS]:
        found.append(Flaw("an area or a block that is not there was activated or moved", "4.0c"))
    if any([not 0 <= t.crossed[i] <= LIMIT[i] for i in range(BORDERS)]):
        found.append(Flaw("more blocks crossed a border than may", "4.3"))
    if any([not 0 <= bits < 16 for bits in t.used]):
        found.append(Flaw("a border was used by nobody there is", "5.5d"))
    for entry in [*t.entry, *t.main]:
        if entry and (entry < 0 or origin_of(entry) >= AREAS or border_of(entry) > BY_SEA):
            found.append(Flaw("a block came from nowhere", "5.32a"))
    if not NOBODY <= b.area < AREAS or not 0 <= b.round <= 4:
        found.append(Flaw("the battle is nowhere, or in no round", "5.1"))
    elif not 0 <= b.front < BIT[BLOCKS] or not 0 <= b.acted < BIT[BLOCKS]:
        found.append(Flaw("a block fights that is not there", "5.1"))
    elif b.area == NOBODY and b.front:
        found.append(Flaw("somebody fights, and there is no battle", "5.1"))
    elif b.area != NOBODY and b.attacker == NOBODY:
        found.append(Flaw("a battle has an attacker", "5.1a"))
    return found


def lost_blocks(s: War) -> list[Flaw]:
    """0.2, 2.11, 2.22, 4.7  Each block in one place, alive on the map; a noble of one colour."""
    found: list[Flaw] = []
    for block in range(BLOCKS):
        found += [Flaw(fault, "2.11") for fault in misplaced(s, block)]
        maybe = s.blocks.maybe[block]
        if not 0 < maybe < BIT[PLACES]:
            found.append(Flaw(f"{BLOCK_SAID[block]} may be nowhere", "10"))
    for number in range(FIRST_NOBLE, PER_SIDE):
        here = [SIDES[side] for side in (0, 1) if s.blocks.place[PER_SIDE * side + number] != ASIDE]
        if len(here) > 1:
            found.append(
                Flaw(f"{BLOCK_SAID[number].partition('/')[0]} stands on both sides", "2.22")
            )
    for block in range(BLOCKS):
        if s.battle.front & BIT[block] and s.blocks.place[block] != s.battle.area:
            found.append(Flaw(f"{BLOCK_SAID[block]} fights where it does not stand", "5.1"))
    return found


def false_moment(s: War) -> list[Flaw]:
    """0.4  Somebody acts and has something to do, unless the game is over."""
    stack = s.stack()
    names = [type(phase).__name__ for phase in stack]
    if s.returns is not None:
        return [Flaw("the game is over, and somebody acts", "9.0")] if stack else []
    if len(names) < 2 or names[0] not in _BOTTOM or names[1] not in _ON_BOTTOM[names[0]]:
        return [Flaw("no step of the year is under way", "0.3")]
    script = stack[1]
    if isinstance(script, Script) and not 0 <= script.at <= len(script.steps):
        return [Flaw("no step of the turn is under way", "0.4")]
    if s.top.seat == RULES:
        return [Flaw("nobody acts, and the game is not over", "0.4")]
    if (names[-1] in _BATTLE) != (s.battle.area != NOBODY):
        return [Flaw("the phase and the battle do not fit each other", "5.1")]
    found = [Flaw(fault, "11.8") for fault in lost_peace(s)] + short_hands(s)
    return found + (false_choice(s) if not found else [])


def hands_held(s: War) -> tuple[int, int]:
    held = [
        sum([s.turn.hands[CARD_KINDS * side + k] for k in range(CARD_KINDS)]) for side in (0, 1)
    ]
    return int(held[0]), int(held[1])


def to_come(s: War) -> int:
    """3.0  Count the cards that each side has still to play this year."""
    return cards_to_come([phase_json(phase) for phase in s.stack()], int(s.turn.number))


def short_hands(s: War) -> list[Flaw]:
    """3.0, 3.1  Each side has a card for every turn that is left of the year."""
    needed = 0 if s.turn.year_ends else to_come(s)
    if isinstance(s.top, PlayCards) and not 1 <= s.turn.number <= 5:
        return [Flaw(f"cards are played in turns 1 to 5, not {s.turn.number}", "3.1")]
    if isinstance(s.top, PlayCards) and s.turn.year_ends:
        return [Flaw("the year ends, and cards are played", "3.12b")]
    played = s.turn.english_card != NOBODY and s.turn.scottish_card != NOBODY
    if cards_played([phase_json(phase) for phase in s.stack()]) and not (
        played and s.turn.first != NOBODY
    ):
        return [Flaw("both sides have played a card, and one of them goes first", "3.1")]
    return [
        Flaw(f"{SIDES[side]} has {held} cards for {needed} turns", "3.0")
        for side, held in enumerate(hands_held(s))
        if held < needed
    ]


def false_choice(s: War) -> list[Flaw]:
    """3.1, 5.2, 5.31, 7.12  Whoever acts has a choice."""
    top = s.top
    if isinstance(top, PlayCards) and len(top.choices) != 2:
        return [Flaw("two sides play cards", "3.1")]
    if isinstance(top, PlayCards) and any(
        [
            top.choices[side] != OPEN and top.choices[side] not in top.options(s, side)
            for side in (0, 1)
        ]
    ):
        return [Flaw("a side has chosen a card that it does not hold", "3.1")]
    if isinstance(top, CelticLoyalty) and (top.waiting <= 0 or top.waiting & ~s.battle.front != 0):
        return [Flaw("blocks that roll for loyalty fight in the battle", "5.2")]
    if isinstance(top, ChooseHome) and not has_two_homes(top.block):
        return [Flaw("a block that chooses its home has two", "7.12")]
    try:
        asked = [seat for seat in s.waiting_for() if s.legal(seat)]
    except (ArithmeticError, LookupError, AssertionError, ValueError):
        asked = []  # the phase asks about blocks or areas that are not there
    return [] if asked else [Flaw("there is nothing to choose", s.top.rule)]


def has_two_homes(block: int) -> bool:
    number = block % PER_SIDE
    return 0 <= block < BLOCKS and number >= FIRST_NOBLE and HOME[number] != SECOND_HOME[number]


def set_up_only(s: War) -> list[Flaw]:
    """List why a position can be played on from but not arise: no game comes to it."""
    found: list[Flaw] = []
    lost = [
        BLOCK_SAID[number].partition("/")[0]
        for number in range(FIRST_NOBLE, PER_SIDE)
        if min(s.blocks.place[number], s.blocks.place[PER_SIDE + number]) >= AREAS
    ]
    if lost:
        found.append(Flaw(f"nowhere on the map: {', '.join(lost)}", "2.22"))
    if not s.options.first_year <= s.turn.year <= s.options.last_year:
        found.append(Flaw(f"{s.turn.year} is no year of the scenario", "8"))
    held = hands_held(s)
    if s.returns is None and to_come(s) > 0 and held != (to_come(s), to_come(s)):
        said = f"{held[0]} and {held[1]} cards in hand with {to_come(s)} to play"
        found.append(Flaw(said, "3.0"))
    return found
