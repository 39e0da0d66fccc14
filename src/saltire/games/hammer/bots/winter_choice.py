"""Winter: where leaders and nobles stay, who is sent home, what is built up."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.bots.battle_choice import Choice
from saltire.games.hammer.bots.card_choice import step_worth
from saltire.games.hammer.bots.evaluation import Worth
from saltire.games.hammer.bots.view_map import block_name
from saltire.games.hammer.rules.actions import (
    DISBAND,
    DRAW,
    END,
    LEAVE,
    STAY,
    STRENGTHEN,
    TO,
    WINTER,
    read,
)
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    CASTLE,
    CATHEDRAL,
    EDWARD,
    ENGLAND,
    ENGLISH,
    FULL,
    KING,
    MORAY,
    PLACES,
    POOL,
    SCOTTISH,
    SELKIRK,
    WALLACE,
)
from saltire.i18n.reason import Reason

A_CAMP: Final = 4
"""With so many blocks around him Edward had better winter in Scotland."""
A_DRAW: Final = 0.75
"""What a block drawn from the pool is worth, against a step."""


def choose_home(worth: Worth) -> Choice:
    """7.12  Bruce or Comyn goes where there is room and little danger."""
    ground = worth.ground

    def comfort(action: int) -> float:
        area = action - TO
        room = _limit(worth, area) - len(ground.mine[area])
        return 2.0 * min(room, 1) + int(CASTLE[area]) - worth.threat(area).volley

    chosen = max(ground.view.legal, key=comfort)
    return chosen, Reason("hammer-why-home", area=AREA_NAMES[chosen - TO])


def _limit(worth: Worth, area: int) -> int:
    if area == ENGLAND:
        return 0
    return int(CASTLE[area] + (CATHEDRAL[area] if worth.me == SCOTTISH else 0))


def _room(worth: Worth, area: int, block: int) -> int:
    return _limit(worth, area) - len([b for b in worth.ground.mine[area] if b != block])


def moray_winters(worth: Worth) -> Choice:
    """7.1c  Moray goes home if he can, and stays on the map if there is room at all."""
    view = worth.ground.view
    home = [a for a in view.legal if read(a)[0] == TO]
    if home:
        return home[0], Reason("hammer-why-moray-home")
    return STAY, Reason("hammer-why-moray-stays")


def king_winters(worth: Worth) -> Choice:
    """7.2  The King goes to a cathedral with room, as far from the enemy as can be."""
    ground = worth.ground
    view = ground.view
    best, chosen = -1.0, LEAVE if LEAVE in view.legal else STAY
    for action in view.legal:
        if action == LEAVE:
            continue
        area = int(view.place[KING]) if action == STAY else action - TO
        if area >= AREAS or not _limit(worth, area):
            continue
        if _room(worth, area, KING) <= 0 and not _spare(worth, area):
            continue
        safety = 5.0 + _limit(worth, area) - worth.threat(area).volley
        if safety > best:
            best, chosen = safety, action
    if chosen == LEAVE:
        return LEAVE, Reason("hammer-why-king-hides")
    return chosen, Reason("hammer-why-king-winters")


def _spare(worth: Worth, area: int) -> bool:
    """Tell whether somebody there can be sent home to make room."""
    return any([worth.precious(b) == 0.0 for b in worth.ground.mine[area]])


def edward_winters(worth: Worth) -> Choice:
    """7.4a  Edward winters with a large army, and else calls a new one."""
    view = worth.ground.view
    if WINTER in view.legal:
        camp = [b for b in worth.ground.mine[view.place[EDWARD]] if b < 15]
        if len(camp) >= A_CAMP and sum([worth.ground.strength[b] for b in camp]) > 2 * A_CAMP:
            return WINTER, Reason("hammer-why-army-stays")
    return LEAVE, Reason("hammer-why-fresh-army")


def wallace_winters(worth: Worth) -> Choice:
    """7.5a  In the forest of Selkirk Wallace recovers."""
    legal = worth.ground.view.legal
    if TO + SELKIRK in legal:
        return TO + SELKIRK, Reason("hammer-why-selkirk")
    return STAY, Reason("hammer-why-wallace-away")


def disband(worth: Worth) -> Choice:
    """7.32, 7.33, 7.5b  Send home who must go, the least useful first, and the English wrecks."""
    ground = worth.ground
    view = ground.view
    blocks = [a - DISBAND for a in view.legal if a != END]
    crowded = [b for b in blocks if _crowded(worth, int(view.place[b]))]
    if END not in view.legal and crowded:
        chosen = min(crowded, key=lambda b: _use(worth, b))
        area = AREA_NAMES[view.place[chosen]]
        return DISBAND + chosen, Reason("hammer-why-crowded", area=area, block=block_name(chosen))
    if END in view.legal:
        for block in blocks:
            if ground.me == ENGLISH and _better_levied(worth, block):
                return DISBAND + block, Reason("hammer-why-back-whole", block=block_name(block))
        return END, Reason("hammer-why-all-of-use")
    chosen = min(blocks, key=lambda b: _use(worth, b))
    return DISBAND + chosen, Reason("hammer-why-missed-least", block=block_name(chosen))


def _use(worth: Worth, block: int) -> float:
    return worth.block(block) + (50.0 if block in (MORAY, WALLACE, KING) else 0.0)


def _crowded(worth: Worth, area: int) -> bool:
    ground = worth.ground
    if ground.me == ENGLISH and ground.view.turn.wintered and area == ground.view.place[EDWARD]:
        return False
    there = len([b for b in ground.mine[area] if b != WALLACE or area != SELKIRK])
    return there > _limit(worth, area)


def _better_levied(worth: Worth, block: int) -> bool:
    """7.7  A weak block in Scotland may come back whole; not when there is no levy."""
    ground = worth.ground
    if ground.view.turn.wintered or ground.view.turn.year >= ground.view.options.last_year:
        return False
    area = int(ground.view.place[block])
    rest = min(ground.strength[block] + int(CASTLE[area]), int(FULL[block]))
    return rest <= 2


def raid_loss(worth: Worth) -> Choice:
    """5.9b  England gives up the block it will miss least."""
    ground = worth.ground

    def missed(action: int) -> float:
        block = action - DISBAND
        area = int(ground.view.place[block])
        alone = len(ground.mine[area]) == 1
        return worth.block(block) + (worth.holding(area, False) if alone else 0.0)

    chosen = min(ground.view.legal, key=missed)
    return chosen, Reason("hammer-why-raid", block=block_name(chosen - DISBAND))


def builds(worth: Worth) -> Choice:
    """7.6  Draw blocks where there is room, and strengthen who is weak."""
    view = worth.ground.view
    pool = int(view.counts[PLACES * worth.me + POOL])
    best, chosen = 0.0, END if END in view.legal else view.legal[0]
    for action in view.legal:
        family, index = read(action)
        if family == DRAW:
            value = A_DRAW + 0.02 * pool
        elif family == STRENGTHEN:
            value = step_worth(worth, index)
        else:
            continue
        if value > best:
            best, chosen = value, action
    family, index = read(chosen)
    if family == DRAW:
        return chosen, Reason("hammer-why-draw", area=AREA_NAMES[index])
    if family == STRENGTHEN:
        return chosen, Reason("hammer-why-recovers", block=block_name(index))
    return chosen, Reason("hammer-why-built")
