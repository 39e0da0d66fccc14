"""The actions of Hammer of the Scots as ints: a card, a block with a verb, an area, a verb alone.

`action = FAMILY + index`; `read` gives the family and the index back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.rules.constants import AREAS, BLOCKS, CARD_KINDS

# Families with their first action. Blocks are 0 to 55, areas 0 to 22.
CARD: Final[int] = 0  # play 2, play Herald (3.1)
MOVE: Final[int] = (
    CARD + CARD_KINDS
)  # move Wallace: pick a block for a move, retreat, regroup or sea move
FIRE: Final[int] = MOVE + BLOCKS  # fire York Infantry (5.4)
RETREAT: Final[int] = FIRE + BLOCKS  # retreat York Infantry (5.5)
HOLD: Final[int] = RETREAT + BLOCKS  # hold York Infantry: pass its combat turn (5.31a)
HIT: Final[int] = HOLD + BLOCKS  # hit York Infantry: takes the hit (5.41, 3.14)
STRENGTHEN: Final[int] = HIT + BLOCKS  # strengthen Wallace: add a step (3.14, 3.17, 7.6)
DISBAND: Final[int] = STRENGTHEN + BLOCKS  # disband York Infantry (5.9, 7.3, 7.5)
NAME: Final[int] = DISBAND + BLOCKS  # name Bruce: the Herald's noble (3.13)
TO: Final[int] = NAME + BLOCKS  # to Angus: the next step of a move, or a destination
IN: Final[int] = TO + AREAS  # in Angus: the area an event or a battle happens in
DRAW: Final[int] = IN + AREAS  # draw in Fife: a block from the pool (7.61)
FORCE: Final[int] = DRAW + AREAS  # main force N: the N-th group of attackers (5.32b)
END: Final[int] = FORCE + 24  # end: of a Move Phase, builds, disbanding, regroup
PASS: Final[int] = END + 1  # pass: the event is not used (3.12a)
STOP: Final[int] = PASS + 1  # stop: the block goes no further
EVENT: Final[int] = STOP + 1  # event: as the card says (3.12)
CROWN_BRUCE: Final[int] = EVENT + 1  # crown Bruce (6.21)
CROWN_COMYN: Final[int] = CROWN_BRUCE + 1  # crown Comyn
BALLIOL: Final[int] = CROWN_COMYN + 1  # return of Balliol (6.22)
STAY: Final[int] = BALLIOL + 1  # stay: where the leader is (7.1c, 7.2, 7.5a)
LEAVE: Final[int] = (
    STAY + 1
)  # leave: the leader goes to the pool (7.1c, 7.2, 7.4); blocks leave a battle together (5.5h)
WINTER: Final[int] = LEAVE + 1  # winter: Edward I stays in Scotland (7.4)
MUSTER: Final[int] = WINTER + 1  # muster: to a leader (4.8)
NUM_ACTIONS: Final[int] = MUSTER + 1

FAMILIES: Final = (
    CARD, MOVE, FIRE, RETREAT, HOLD, HIT, STRENGTHEN, DISBAND, NAME, TO, IN, DRAW, FORCE, END, PASS,
    STOP, EVENT, CROWN_BRUCE, CROWN_COMYN, BALLIOL, STAY, LEAVE, WINTER, MUSTER,
)  # fmt: skip
BLOCK_FAMILIES: Final = (MOVE, FIRE, RETREAT, HOLD, HIT, STRENGTHEN, DISBAND, NAME)
AREA_FAMILIES: Final = (TO, IN, DRAW)


def read(action: i64) -> tuple[int, int]:
    """Give an action's family and its index there; family -1 if it is no action."""
    if action < 0 or action >= NUM_ACTIONS:
        return -1, 0
    family = CARD
    for first in FAMILIES:
        if first <= action:
            family = first
    return family, action - family
