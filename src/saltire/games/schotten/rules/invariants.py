"""What must hold in every position of Schotten Totten; the property tests ask after each step."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.schotten.rules.board import (
    ALL_TACTICS,
    DECK,
    DISCARDS,
    HAND,
    TACTICS_DECK,
    TACTICS_DISCARDS,
    TACTICS_HAND,
    Table,
)
from saltire.games.schotten.rules.constants import ALL_CLAN, BLUFF, CLAN, JOKER, MUD, SECOND_JOKER
from saltire.games.schotten.rules.formation import size
from saltire.kernel.bits import BIT, members


def faults(s: Table) -> list[str]:
    """List what is wrong; nothing, unless the rules have a bug."""
    return lost_cards(s) + false_marks(s) + false_seats(s)


def lost_cards(s: Table) -> list[str]:
    """1.1, 1.2  Every card is in exactly one place."""
    clan: list[int] = []
    for place in (*range(18), HAND, HAND + 1, DISCARDS, DECK):
        clan.extend(members(s.cards[place] & ALL_CLAN))
    tactics: list[int] = []
    for place in (TACTICS_HAND, TACTICS_HAND + 1, TACTICS_DISCARDS, TACTICS_DECK):
        tactics.extend([JOKER + kind for kind in members(s.cards[place])])
    for side in range(18):
        tactics.extend(members(s.cards[side] & ~ALL_CLAN))
    tactics.extend([BLUFF for _ in members(s.bluff)] + [MUD for _ in members(s.mud)])
    for entry in s.under_clan + s.under_tactics + s.aside:
        (clan if entry >> 1 < CLAN else tactics).append(entry >> 1)
    found = ["a clan card is lost or doubled"] if sorted(clan) != list(range(CLAN)) else []
    kinds = sorted([JOKER if card == SECOND_JOKER else card for card in tactics])
    whole = ALL_TACTICS if s.options.tactics else 0
    wanted = sorted([JOKER if kind == 9 else JOKER + kind for kind in members(whole)])
    return [*found, "a tactics card is lost or doubled"] if kinds != wanted else found


def false_marks(s: Table) -> list[str]:
    """3.4, 4.2, 5.5, 7.5  The marks agree with the cards."""
    found: list[str] = []
    face_up: i64 = s.cards[DISCARDS]
    for side in range(18):
        seat, stone = side // 9, side % 9
        face_up |= s.cards[side] & ALL_CLAN
        shape, need = s.shapes[side], s.need(stone)
        if shape != s.shape_of(seat, s.cards[side]) or size(shape) > need:
            found.append(f"side {side} has a wrong shape")
        complete = size(shape) == need
        if complete != (s.full & BIT[side] != 0) or complete != (s.worth[side] > 0):
            found.append(f"side {side} is marked wrongly as complete")
    found.extend(false_firsts(s))
    if s.owned & s.owned >> 9 & 511:
        found.append("a stone has two owners")
    if face_up != ALL_CLAN & ~s.unseen:
        found.append("the unseen cards are wrong")
    ahead = s.tactics_played(0) - s.tactics_played(1)
    if ahead > 1 or ahead < -1:
        found.append("somebody is two tactics cards ahead")
    return found


def false_firsts(s: Table) -> list[str]:
    """4.2, 8.2.2  Of the sides with enough cards one was first, and no other side was."""
    found: list[str] = []
    for stone in range(9):
        sides = (stone, 9 + stone)
        marked = [side for side in sides if s.first & BIT[side]]
        able = [side for side in sides if size(s.shapes[side]) >= s.tie_card(stone)]
        if len(marked) > 1:
            found.append(f"both sides of stone {stone + 1} were first")
        elif [side for side in marked if side not in able] or (able and not marked):
            found.append(f"the wrong side of stone {stone + 1} was first")
    return found


def false_seats(s: Table) -> list[str]:
    """1, 5.1  There are two players: those who act, those who hold stones, those who began."""
    found: list[str] = []
    if [phase for phase in s.stack() if phase.seat > 1]:
        found.append("somebody acts who does not play")
    if s.owned >> 18 or s.standing.starter not in (0, 1):
        found.append("somebody is named who does not play")
    return found
