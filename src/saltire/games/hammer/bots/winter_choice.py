"""Chooses in winter: where leaders and nobles stay, who is disbanded, what is built."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.bots.battle_choice import Choice
from saltire.games.hammer.bots.card_choice import step_worth
from saltire.games.hammer.bots.evaluation import Evaluation
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

LARGE_ARMY: Final = 4
"""With so many blocks around him Edward winters in Scotland."""
DRAW_VALUE: Final = 0.75
"""The value of a block drawn from the pool, in steps."""


def choose_home(evaluation: Evaluation) -> Choice:
    """7.12  Choose the home with room and little danger for Bruce or Comyn."""
    view_map = evaluation.view_map

    def comfort(action: int) -> float:
        area = action - TO
        room = _limit(evaluation, area) - len(view_map.mine[area])
        return 2.0 * min(room, 1) + int(CASTLE[area]) - evaluation.threat(area).volley()

    chosen = max(view_map.view.legal, key=comfort)
    return chosen, Reason("hammer-why-home", area=AREA_NAMES[chosen - TO])


def _limit(evaluation: Evaluation, area: int) -> int:
    if area == ENGLAND:
        return 0
    return int(CASTLE[area] + (CATHEDRAL[area] if evaluation.me == SCOTTISH else 0))


def _room(evaluation: Evaluation, area: int, block: int) -> int:
    return _limit(evaluation, area) - len([b for b in evaluation.view_map.mine[area] if b != block])


def moray_winters(evaluation: Evaluation) -> Choice:
    """7.1c  Send Moray home if possible, else keep him on the map if there is room."""
    view = evaluation.view_map.view
    home = [a for a in view.legal if read(a)[0] == TO]
    if home:
        return home[0], Reason("hammer-why-moray-home")
    return STAY, Reason("hammer-why-moray-stays")


def king_winters(evaluation: Evaluation) -> Choice:
    """7.2  Send the King to a cathedral with room, as far from the enemy as possible."""
    view_map = evaluation.view_map
    view = view_map.view
    best, chosen = -1.0, LEAVE if LEAVE in view.legal else STAY
    reason = Reason("hammer-why-king-hides")
    for action in view.legal:
        if action == LEAVE:
            continue
        area = int(view.place[KING]) if action == STAY else action - TO
        if area >= AREAS or not _limit(evaluation, area):
            continue
        if _room(evaluation, area, KING) <= 0 and not _spare(evaluation, area):
            continue
        danger = evaluation.threat(area).volley()
        safety = 5.0 + _limit(evaluation, area) - danger
        if safety > best:
            best, chosen = safety, action
            calm = danger < 1.0 and _room(evaluation, area, KING) > 0
            stays = Reason("hammer-why-king-winters" if calm else "hammer-why-stay")
            goes = stays if calm else Reason("hammer-why-go", area=AREA_NAMES[area])
            reason = stays if action == STAY else goes
        elif chosen == LEAVE:
            reason = Reason("hammer-why-king-later")
    return chosen, reason


def _spare(evaluation: Evaluation, area: int) -> bool:
    """Tell whether somebody there can be sent home to make room."""
    return any([evaluation.precious(b) == 0.0 for b in evaluation.view_map.mine[area]])


def edward_winters(evaluation: Evaluation) -> Choice:
    """7.4a  Let Edward winter with a large army, and else levy a new one."""
    view = evaluation.view_map.view
    if WINTER in view.legal:
        camp = [b for b in evaluation.view_map.mine[view.place[EDWARD]] if b < 15]
        if (
            len(camp) >= LARGE_ARMY
            and sum([evaluation.view_map.strength[b] for b in camp]) > 2 * LARGE_ARMY
        ):
            return WINTER, Reason("hammer-why-army-stays")
    return LEAVE, Reason("hammer-why-fresh-army")


def wallace_winters(evaluation: Evaluation) -> Choice:
    """7.5a  Send Wallace to Selkirk, where he recovers."""
    legal = evaluation.view_map.view.legal
    if TO + SELKIRK in legal:
        lacking = int(FULL[WALLACE]) - evaluation.view_map.strength[WALLACE]
        return TO + SELKIRK, Reason("hammer-why-selkirk", n=min(2, lacking))
    return STAY, Reason("hammer-why-wallace-away")


def disband(evaluation: Evaluation) -> Choice:
    """7.32, 7.33, 7.5b  Disband who must go, the least useful first, and weak English blocks."""
    view_map = evaluation.view_map
    view = view_map.view
    blocks = [a - DISBAND for a in view.legal if a != END]
    crowded = [b for b in blocks if _crowded(evaluation, int(view.place[b]))]
    if END not in view.legal and crowded:
        chosen = min(crowded, key=lambda b: _use(evaluation, b))
        area = AREA_NAMES[view.place[chosen]]
        return DISBAND + chosen, Reason("hammer-why-crowded", area=area, block=block_name(chosen))
    if END in view.legal:
        for block in blocks:
            if view_map.me == ENGLISH and _better_levied(evaluation, block):
                return DISBAND + block, Reason("hammer-why-back-whole", block=block_name(block))
        return END, Reason("hammer-why-all-of-use")
    chosen = min(blocks, key=lambda b: _use(evaluation, b))
    return DISBAND + chosen, Reason("hammer-why-missed-least", block=block_name(chosen))


def _use(evaluation: Evaluation, block: int) -> float:
    return evaluation.block(block) + (50.0 if block in (MORAY, WALLACE, KING) else 0.0)


def _crowded(evaluation: Evaluation, area: int) -> bool:
    view_map = evaluation.view_map
    if (
        view_map.me == ENGLISH
        and view_map.view.turn.wintered
        and area == view_map.view.place[EDWARD]
    ):
        return False
    there = len([b for b in view_map.mine[area] if b != WALLACE or area != SELKIRK])
    return there > _limit(evaluation, area)


def _better_levied(evaluation: Evaluation, block: int) -> bool:
    """7.7  Tell whether a weak block in Scotland should be disbanded to be levied at full strength."""
    view_map = evaluation.view_map
    if view_map.view.turn.wintered or view_map.view.turn.year >= view_map.view.options.last_year:
        return False
    area = int(view_map.view.place[block])
    rest = min(view_map.strength[block] + int(CASTLE[area]), int(FULL[block]))
    return rest <= 2


def raid_loss(evaluation: Evaluation) -> Choice:
    """5.9b  Give up the least valuable English block."""
    view_map = evaluation.view_map

    def missed(action: int) -> float:
        block = action - DISBAND
        area = int(view_map.view.place[block])
        alone = len(view_map.mine[area]) == 1
        return evaluation.block(block) + (evaluation.holding(area, False) if alone else 0.0)

    chosen = min(view_map.view.legal, key=missed)
    return chosen, Reason("hammer-why-raid", block=block_name(chosen - DISBAND))


def builds(evaluation: Evaluation) -> Choice:
    """7.6  Draw blocks where there is room, and strengthen weak ones."""
    view = evaluation.view_map.view
    pool = int(view.counts[PLACES * evaluation.me + POOL])
    best, chosen = 0.0, END if END in view.legal else view.legal[0]
    for action in view.legal:
        family, index = read(action)
        if family == DRAW:
            value = DRAW_VALUE + 0.02 * pool
        elif family == STRENGTHEN:
            value = step_worth(evaluation, index)
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
