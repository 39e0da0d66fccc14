"""Which card to play, and what to do with an event."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.bots.battle_choice import Choice, gain_at
from saltire.games.hammer.bots.evaluation import NOBLE, Worth
from saltire.games.hammer.bots.march_plans import Marches
from saltire.games.hammer.bots.view_map import CHANCE_TO_HIT, HOMES, Ground, block_name, is_noble
from saltire.games.hammer.rules.actions import (
    BALLIOL,
    CARD,
    CROWN_BRUCE,
    CROWN_COMYN,
    END,
    EVENT,
    IN,
    MOVE,
    NAME,
    PASS,
    STOP,
    STRENGTHEN,
)
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BRUCE_FACTION,
    CARD_NAMES,
    COAST,
    COMYN_FACTION,
    FULL,
    HERALD,
    MOVE_3,
    NEXT_TO,
    NORSE,
    PER_SIDE,
    PILLAGE,
    SEA_MOVE,
    TRUCE,
)
from saltire.games.hammer.rules.events import SeaSecond
from saltire.i18n.reason import Reason
from saltire.kernel.bits import BIT, members

KEPT: Final = (1.0, 2.2, 3.6, 4.0, 2.5, 1.5, 1.5, 2.0)
"""What a card of each kind brings on an average turn."""
STEP: Final = 0.9


def card(ground: Ground) -> Choice:
    """3.1  Play the card that brings most now, compared with what it brings on average."""
    legal = ground.view.legal
    if len(legal) == 1:
        return legal[0], Reason("hammer-why-card-only")
    best, chosen, brings = -99.0, legal[0], 0.0
    for action in legal:
        worth = card_worth(ground, action - CARD)
        if worth - KEPT[action - CARD] > best:
            best, chosen, brings = worth - KEPT[action - CARD], action, worth
    named = card_key(chosen - CARD)
    if chosen - CARD >= HERALD:
        return chosen, Reason("hammer-why-event-card", card=named)
    if brings > 1.0:
        return chosen, Reason("hammer-why-card-right", card=named)
    return chosen, Reason("hammer-why-card-enough", card=named)


def card_key(kind: int) -> str:
    """Name a card for a reason: `2`, `sea-move`."""
    return CARD_NAMES[kind].lower().replace(" ", "-")


def card_worth(ground: Ground, kind: int) -> float:
    """What a card would bring this turn."""
    if kind <= MOVE_3:
        mine = [list(blocks) for blocks in ground.mine]
        ready = {block for blocks in mine for block in blocks}
        gain = Marches(Worth(ground), kind + 1, 0, ready, fresh=True).total()
        ground.mine = mine
        return gain
    worth = Worth(ground)
    if kind == HERALD:
        return 0.67 * max([_herald_worth(worth, n) for n in _their_nobles(ground)], default=0.0)
    if kind == PILLAGE:
        return max([_pillage_worth(worth, a) for a in _pillage_areas(ground)], default=0.0)
    if kind == SEA_MOVE:
        return _best_sail(worth)[0]
    if kind == TRUCE:
        return _truce_worth(worth)
    return max([_victuals_worth(worth, a) for a in range(AREAS) if ground.mine[a]], default=0.0)


def event_menu(worth: Worth) -> Choice:
    """3.12  Crown a king if it costs nobody, else do what the card says if that helps."""
    ground = worth.ground
    view = ground.view
    for action, faction in (
        (CROWN_BRUCE, COMYN_FACTION),
        (CROWN_COMYN, BRUCE_FACTION),
        (BALLIOL, BRUCE_FACTION),
    ):
        if action in view.legal and not [n for n in members(faction) if not ground.theirs[n]]:
            return action, Reason("hammer-why-king")
    kind = int(view.turn.card(ground.me))
    if kind != TRUCE and card_worth(ground, kind) <= 0.0:
        return PASS, Reason("hammer-why-event-nothing", card=card_key(kind))
    return EVENT, Reason("hammer-why-event-worth", card=card_key(kind))


# Herald.


def _their_nobles(ground: Ground) -> list[int]:
    return [PER_SIDE * ground.foe + n for n in range(PER_SIDE) if ground.theirs[n]]


def herald_name(worth: Worth) -> Choice:
    """3.13  Name the noble who is easiest to keep."""
    named = [a for a in worth.ground.view.legal if a != PASS]
    if not named:
        return PASS, Reason("hammer-why-nobody-to-win")
    chosen = max(named, key=lambda a: _herald_worth(worth, a - NAME))
    return chosen, Reason("hammer-why-herald", block=block_name(chosen - NAME))


def _herald_worth(worth: Worth, noble: int) -> float:
    ground = worth.ground
    where = ground.view.maybe[noble]
    value = NOBLE
    if where & (where - 1) == 0:
        area = members(where)[0]
        friends = ground.foes[area] - 1 if area < AREAS else 0
        value -= 2.5 * min(friends, 3)
    else:
        value -= 2.0
    shut = all([ground.foes[home] and not where & BIT[home] for home in HOMES[noble % PER_SIDE]])
    return value - (4.0 if shut else 0.0)


# Pillage and victuals.


def _pillage_areas(ground: Ground) -> list[int]:
    return [
        area
        for area in range(AREAS)
        if ground.foes[area] and any([ground.mine[near] for near in members(NEXT_TO[area])])
    ]


def pillage_victims(worth: Worth) -> Choice:
    """3.14  Where a noble may fall, or else where most is lost and gained."""
    areas = [a for a in worth.ground.view.legal if a != PASS]
    if not areas:
        return PASS, Reason("hammer-why-nobody-to-pillage")
    chosen = max(areas, key=lambda a: _pillage_worth(worth, a - IN))
    return chosen, Reason("hammer-why-pillage", area=AREA_NAMES[chosen - IN])


def _pillage_worth(worth: Worth, area: int) -> float:
    ground = worth.ground
    guess = ground.guesses[area]
    near = [_missing(ground, a) for a in members(NEXT_TO[area]) if ground.mine[a]]
    value = 2 * STEP + min(2, max(near, default=0)) * STEP
    if guess.count == 1:
        steps = guess.force.steps
        falls = 1.0 if steps <= 2.0 else 0.2 if steps < 3.0 else 0.0
        value += falls * guess.prize * NOBLE
    return value


def pillage_from(worth: Worth) -> Choice:
    """3.14  The weakest neighbours take the spoils."""
    legal = worth.ground.view.legal
    chosen = max(legal, key=lambda a: _missing(worth.ground, a - IN))
    return chosen, Reason("hammer-why-needs-steps", area=AREA_NAMES[chosen - IN])


def _missing(ground: Ground, area: int) -> int:
    """Count the steps that own blocks in an area lack."""
    return sum([int(FULL[b]) - ground.strength[b] for b in ground.mine[area]])


def victuals_area(worth: Worth) -> Choice:
    """3.17  Feed the group that lacks most."""
    areas = [a for a in worth.ground.view.legal if a != PASS]
    chosen = max(areas, key=lambda a: _victuals_worth(worth, a - IN), default=PASS)
    if chosen == PASS or not _missing(worth.ground, chosen - IN):
        return PASS, Reason("hammer-why-no-steps")
    return chosen, Reason("hammer-why-needs-steps", area=AREA_NAMES[chosen - IN])


def _victuals_worth(worth: Worth, area: int) -> float:
    steps = min(3, _missing(worth.ground, area))
    nobles = [b for b in worth.ground.mine[area] if is_noble(b) and worth.ground.strength[b] == 1]
    return steps * STEP + (0.8 if nobles and steps else 0.0)


def add_step(worth: Worth) -> Choice:
    """3.14, 3.17, 7.6  Strengthen who fights best, but first a noble about to fall."""
    steps = [a for a in worth.ground.view.legal if a not in (STOP, END)]
    if not steps:
        return worth.ground.view.legal[-1], Reason("hammer-why-no-steps")
    chosen = max(steps, key=lambda a: step_worth(worth, a - STRENGTHEN))
    return chosen, Reason("hammer-why-needs-step", block=block_name(chosen - STRENGTHEN))


def step_worth(worth: Worth, block: int) -> float:
    """What another step is worth to a block."""
    weak = 1.0 / worth.ground.strength[block]
    return CHANCE_TO_HIT[block] + weak * (0.9 if worth.precious(block) > 0.0 else 0.2)


# Sea Move and Truce.


def _ports(ground: Ground) -> list[int]:
    return [a for a in members(COAST) if ground.mine[a] and not ground.foes[a]]


def _best_sail(worth: Worth) -> tuple[float, int]:
    """Find the block that gains most by a Sea Move."""
    ground = worth.ground
    best, who = 0.0, -1
    ports = _ports(ground)
    for source in members(COAST):
        here = ground.mine[source]
        for block in here:
            if block == NORSE:
                continue
            left = worth.area(source, [b for b in here if b != block], [])
            left -= worth.area(source, here, [])
            for port in ports:
                if port != source and left + gain_at(worth, block, port) > best:
                    best, who = left + gain_at(worth, block, port), block
    return best, who


def sea_block(worth: Worth) -> Choice:
    """3.15  Ship the block that is of more use elsewhere."""
    best, who = _best_sail(worth)
    if who < 0 or best < 0.2 or MOVE + who not in worth.ground.view.legal:
        return PASS, Reason("hammer-why-no-sail")
    return MOVE + who, Reason("hammer-why-sail", block=block_name(who))


def sea_second(worth: Worth) -> Choice:
    """3.15  Send a second block only if it gains too."""
    ground = worth.ground
    top = ground.view.stack[-1]
    assert isinstance(top, SeaSecond)
    here = ground.mine[top.source]
    best, chosen = 0.3, END
    for action in ground.view.legal:
        if action == END:
            continue
        stay = worth.area(top.source, [b for b in here if b != action - MOVE], [])
        gain = stay - worth.area(top.source, here, []) + gain_at(worth, action - MOVE, top.target)
        if gain > best:
            best, chosen = gain, action
    if chosen == END:
        return END, Reason("hammer-why-one-sails")
    return chosen, Reason("hammer-why-sails-along", block=block_name(chosen - MOVE))


def _truce_worth(worth: Worth) -> float:
    """3.16  A Truce saves what the enemy threatens."""
    ground = worth.ground
    threatened = 0.0
    for area in range(AREAS):
        if ground.mine[area] and worth.threat(area).steps > 0.0:
            threatened += worth.holding(area, False)
    return 0.3 + 0.25 * threatened
