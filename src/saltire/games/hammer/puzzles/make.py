"""Makes the puzzles of Hammer of the Scots from self-play, with exact odds and the rules of winter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Final

from saltire.games.hammer.puzzles.battles import (
    Fight,
    Fighter,
    Solver,
    everybody_fights,
    fight_of,
    fighter,
    ordered,
    simulated,
    struck,
)
from saltire.games.hammer.rules.actions import read
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BORDER,
    CELTIC,
    EDWARD,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    HOME,
    KING,
    LIMIT,
    NEXT_TO,
    NORSE,
    PER_SIDE,
    SCOTTISH,
    SECOND_HOME,
)
from saltire.games.hammer.rules.fighting import CombatTurn, TakeHits, ready
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.games.hammer.rules.paths import enemy_in
from saltire.games.hammer.rules.retreats import closed, retreats
from saltire.games.hammer.rules.winter import ChooseHome, Winter
from saltire.games.registry import load
from saltire.kernel.bits import members
from saltire.puzzles.making import self_play
from saltire.puzzles.puzzle import PuzzleChoice, Sentence
from saltire.puzzles.puzzle_set import Draft

SIDES: Final = ("england", "scotland")
_MOST_BLOCKS: Final = 5
_MOST_STEPS: Final = 11
_MARGIN: Final = 0.03
_ATTACK_MARGIN: Final = 0.06


def drafts(kind: str, seed: int) -> Iterator[Draft]:
    """Make puzzles of a kind, as they come up in self-play: at most two of it from a game."""
    make = MAKERS[kind]
    number = 0
    while True:
        number += 1
        game = load("hammer", scenario="bruce" if number % 3 == 0 else "braveheart")
        one = 100_000 * seed + 7 * number
        rng = Random(one)
        found = 0
        for state in self_play(game, "greedy", one, 0.15):
            assert isinstance(state, War)
            draft = make(state, rng) if rng.random() < 0.5 else None
            if draft is not None:
                yield draft
                found += 1
                if found == 2:
                    break


def _said(key: str, **facts: object) -> Sentence:
    return Sentence(f"hammer-puzzle-{key}", facts)


def _open(s: War, seat: int) -> str:
    """Show a position to a seat that knows every block on the map."""
    game = s.game()
    lines = [line for line in str(s).splitlines() if not line.startswith("known:")]
    return str(game.position("\n".join(lines)).view(seat))


def _named(s: War, blocks: list[int]) -> list[list[object]]:
    return [[BLOCK_NAMES[block], int(s.blocks.strength[block])] for block in blocks]


def _percent(chance: float) -> int:
    return round(100 * chance)


# Battles.


def _solvable(s: War) -> bool:
    """Tell whether the battle is small, open, and decided by dice and hits alone."""
    blocks = [block for side in (0, 1) for block in s.blocks.listed(side, s.battle.area)]
    steps = sum(int(s.blocks.strength[block]) for block in blocks)
    ends = any(block in (EDWARD, KING) for block in blocks)
    small = len(blocks) <= _MOST_BLOCKS and steps <= _MOST_STEPS
    return small and not ends and everybody_fights(s)


def _by_dice(s: War) -> list[Sentence]:
    """Say who fights, with what is left of them."""
    b = s.battle
    return [
        _said(
            "fighters", side=SIDES[side], attacks="yes" if side == b.attacker else "no",
            blocks=_named(s, s.blocks.listed(side, b.area)),
        )
        for side in (1 - int(b.attacker), int(b.attacker))
    ]  # fmt: skip


def make_odds(s: War, rng: Random) -> Draft | None:
    """5  How likely is it that a side holds the area, if nobody retreats?"""
    if not isinstance(s.top, CombatTurn) or not _solvable(s):
        return None
    side = rng.randrange(2)
    fight = fight_of(s, side)
    chance = Solver().holds(fight)
    step = rng.choice((0.14, 0.17, 0.2))
    lowest = -rng.randrange(4)
    shown = [chance + step * (lowest + i) for i in range(4)]
    if shown[0] < 0.02 or shown[-1] > 0.98 or not 0.08 < chance < 0.92:
        return None
    answers = [_percent(one) for one in shown]
    return Draft(
        "odds", str(s.view(side)),
        _said("odds", side=SIDES[side], area=AREA_NAMES[s.battle.area]),
        tuple(PuzzleChoice(said=_said("percent", percent=one)) for one in answers),
        -lowest, step,
        (*_by_dice(s), _said("exactly", percent=f"{100 * chance:.1f}")),
        partial(_guess_odds, fight, answers),
    )  # fmt: skip


def _guess_odds(fight: Fight, answers: list[int], looks: int, rng: Random) -> int:
    held = sum(simulated(fight, 0, 0, rng) for _ in range(looks)) / looks
    near = [abs(100 * held - one) for one in answers]
    return near.index(min(near))


def make_hit(s: War, _: Random) -> Draft | None:
    """5.41b  Which block takes the hit, for the best chance to hold the area?"""
    if not isinstance(s.top, TakeHits) or not _solvable(s):
        return None
    side = s.actor()
    hits = int(s.top.left)
    fight = fight_of(s, side)
    blocks = [read(action)[1] for action in s.legal()]
    game = s.game()
    solver = Solver()
    after = [struck(fight, 0, _as_fighter(s, block)) for block in blocks]
    values = [solver.after_hits(one, 0, hits - 1) for one in after]
    best = max(values)
    second = sorted(values)[-2]
    if best - second < _MARGIN:
        return None
    right = values.index(best)
    why = [
        _said("hit-chance", block=BLOCK_NAMES[block], percent=f"{100 * value:.1f}")
        for block, value in zip(blocks, values, strict=True)
    ]
    return Draft(
        "hit", str(s.view(side)),
        _said("hit", hits=hits, side=SIDES[side], area=AREA_NAMES[s.battle.area]),
        tuple(PuzzleChoice(game.say(s, action)) for action in s.legal()),
        right, best - second, (*_by_dice(s), *why),
        partial(_guess_hit, after, hits - 1),
    )  # fmt: skip


def _as_fighter(s: War, block: int) -> Fighter:
    acted = bool(int(s.battle.acted) >> block & 1)
    return fighter(s, block, int(s.battle.area), acted)


def _guess_hit(after: list[Fight], hits: int, looks: int, rng: Random) -> int:
    held = [sum(simulated(one, 0, hits, rng) for _ in range(2 * looks)) for one in after]
    return rng.choice([i for i, share in enumerate(held) if share == max(held)])


def make_attack(s: War, rng: Random) -> Draft | None:
    """4, 5  Which of these attacks is the likeliest to take its area, if nobody retreats?"""
    if not isinstance(s.top, MoveBlocks):
        return None
    side = s.actor()
    starts = [area for area in members(s.blocks.held_areas(side)) if area != ENGLAND]
    rng.shuffle(starts)
    for start in starts:
        mine = [block for block in s.blocks.listed(side, start) if _plain(block)]
        targets = _targets(s, side, start)
        if not mine or len(targets) < 3:
            continue
        group = sorted(rng.sample(mine, min(len(mine), 2)))
        solver = Solver()
        fights = [_attack(s, group, side, area) for area in targets]
        values = [solver.holds(one) for one in fights]
        ranked = sorted(values)
        steps = sum(int(s.blocks.strength[block]) for block in group)
        if ranked[-1] - ranked[-2] < _ATTACK_MARGIN or steps > 8:
            continue
        return _attack_draft(s, side, start, group, targets, values, fights)
    return None


def _attack_draft(
    s: War, side: int, start: int, group: list[int], targets: list[int], values: list[float],
    fights: list[Fight],
) -> Draft:  # fmt: skip
    ranked = sorted(values)
    return Draft(
        "attack", _open(s, side),
        _said("attack", blocks=_named(s, group), **{"from": AREA_NAMES[start]}),
        tuple(
            PuzzleChoice(
                said=_said(
                    "target", area=AREA_NAMES[area],
                    blocks=_named(s, s.blocks.listed(1 - side, area)),
                )
            )
            for area in targets
        ),
        values.index(ranked[-1]), ranked[-1] - ranked[-2],
        tuple(
            _said("attack-chance", area=AREA_NAMES[area], percent=f"{100 * value:.1f}")
            for area, value in zip(targets, values, strict=True)
        ),
        partial(_guess_attack, fights),
    )  # fmt: skip


def _plain(block: int) -> bool:
    return block not in (NORSE, EDWARD, KING) and not CELTIC[block]


def _targets(s: War, side: int, start: int) -> list[int]:
    """List the areas beside with one or two plain enemy blocks and nobody else."""
    found = []
    for area in members(NEXT_TO[start]):
        there = s.blocks.listed(1 - side, area)
        plain = there and len(there) <= 2 and all(_plain(block) for block in there)
        if plain and area != ENGLAND and not s.blocks.listed(side, area):
            found.append(area)
    return found


def _attack(s: War, group: list[int], side: int, area: int) -> Fight:
    mine = ordered(tuple(fighter(s, block, area, False) for block in group))
    theirs = [fighter(s, block, area, False) for block in s.blocks.listed(1 - side, area)]
    return Fight(1, 0, (mine, ordered(tuple(theirs))))


def _guess_attack(fights: list[Fight], looks: int, rng: Random) -> int:
    held = [sum(simulated(one, 0, 0, rng) for _ in range(looks)) for one in fights]
    return rng.choice([i for i, share in enumerate(held) if share == max(held)])


# Ways out of a battle.


def make_retreat(s: War, _: Random) -> Draft | None:
    """5.5  Which way out of the battle is open, or which is the only one that is not?"""
    if not isinstance(s.top, CombatTurn):
        return None
    side = s.actor()
    blocks = [b for b in members(ready(s, side, s.top.letter)) if b != NORSE]
    beside = members(NEXT_TO[s.battle.area])
    if not blocks or len(beside) < 4:
        return None
    block = blocks[0]
    open_ways = int(retreats(s, block))
    free = [area for area in beside if open_ways >> area & 1]
    shut = [area for area in beside if not open_ways >> area & 1]
    reasons = {_why_shut(s, side, area) for area in shut}
    if len(reasons) < 2 and len(free) != 1:
        return None
    if len(free) == 1:
        kind, right = "retreat", free[0]
    elif len(shut) == 1:
        kind, right = "no-retreat", shut[0]
    else:
        return None
    where: dict[str, object] = {"block": BLOCK_NAMES[block], "area": AREA_NAMES[s.battle.area]}
    return Draft(
        "retreat", str(s.view(side)), _said(kind, **where),
        tuple(PuzzleChoice(said=_said("area", area=AREA_NAMES[area])) for area in beside),
        beside.index(right), 1.0,
        tuple(_said(f"way-{_why_shut(s, side, area)}", area=AREA_NAMES[area]) for area in beside),
        partial(guess_looking, beside.index(right), len(beside)),
    )  # fmt: skip


def _why_shut(s: War, side: int, area: int) -> str:
    """5.5b-5.5f  Name what shuts a way out; `open` if nothing does."""
    here = s.battle.area
    border = BORDER[AREAS * here + area]
    if ENGLAND in (here, area) and (side == SCOTTISH) == (area == ENGLAND):
        return "country"
    if enemy_in(s, side, area):
        return "enemy"
    if closed(s, side, area):
        return "border"
    if s.turn.crossed[border] >= LIMIT[border]:
        return "full"
    return "open"


def guess_looking(right: int, number: int, looks: int, rng: Random) -> int:
    """Look at some of the answers; whoever does not find the right one among them guesses."""
    seen = rng.sample(range(number), min((looks + 1) // 2, number))
    return right if right in seen else rng.choice([i for i in range(number) if i not in seen])


# Winter.


def make_winter(s: War, rng: Random) -> Draft | None:
    """7.1  The nobles go home: which one changes sides?"""
    if not isinstance(s.top, PlayCards) or s.turn.number < 2:
        return None
    turned = _turned(s)
    if turned is None or len(turned) != 1:
        return None
    (right,) = turned
    others = [block for block in _nobles(s) if block != right and _far(s, block)]
    rng.shuffle(others)
    others.sort(
        key=lambda block: not s.blocks.listed(1 - block // PER_SIDE, int(HOME[block % PER_SIDE]))
    )
    if len(others) < 3:
        return None
    shown = sorted([right, *others[:3]], key=lambda block: block % PER_SIDE)
    seat = s.waiting_for()[0]
    return Draft(
        "winter", _open(s, seat), _said("winter", nobles=_whereabouts(s, 1 - seat)),
        tuple(PuzzleChoice(said=_noble(one)) for one in shown),
        shown.index(right), 1.0, tuple(_why_winter(one, one == right) for one in shown),
        partial(guess_looking, shown.index(right), len(shown)),
    )  # fmt: skip


def _noble(block: int) -> Sentence:
    return _said("noble", noble=BLOCK_NAMES[block], side=SIDES[block // PER_SIDE])


def _why_winter(block: int, turns: bool) -> Sentence:
    number = block % PER_SIDE
    homes = sorted({int(HOME[number]), int(SECOND_HOME[number])})
    return _said(
        "turns" if turns else "keeps", noble=BLOCK_NAMES[block],
        homes=[AREA_NAMES[area] for area in homes],
    )  # fmt: skip


def make_nobles(s: War, rng: Random) -> Draft | None:
    """7.1  The nobles go home: how many of them does Scotland have then?"""
    if not isinstance(s.top, PlayCards) or s.turn.number < 2:
        return None
    turned = _turned(s)
    if turned is None or not 2 <= len(turned) <= 5:
        return None
    before = [block for block in _nobles(s) if block // PER_SIDE == SCOTTISH]
    change = sum(-1 if block // PER_SIDE == SCOTTISH else 1 for block in turned)
    after = len(before) + change
    lowest = max(after - rng.randrange(4), 0)
    shown = list(range(lowest, lowest + 4))
    seat = s.waiting_for()[0]
    return Draft(
        "nobles", _open(s, seat), _said("nobles", nobles=_whereabouts(s, 1 - seat)),
        tuple(PuzzleChoice(said=_said("number", number=one)) for one in shown),
        shown.index(after), 1.0,
        (
            *[_why_winter(one, True) for one in sorted(turned)],
            _said("nobles-sum", before=len(before), after=after),
        ),
        partial(_guess_nobles, s.clone(), turned, len(before), shown),
    )  # fmt: skip


def _guess_nobles(
    s: War, turned: frozenset[int], before: int, shown: list[int], looks: int, rng: Random
) -> int:
    nobles = _nobles(s)
    seen = set(rng.sample(nobles, min(len(nobles), 2 * looks)))
    number = before + sum(-1 if one // PER_SIDE == SCOTTISH else 1 for one in turned & seen)
    near = [abs(number - one) for one in shown]
    return near.index(min(near))


def _nobles(s: War) -> list[int]:
    return [
        block for side in (ENGLISH, SCOTTISH)
        for block in range(PER_SIDE * side + FIRST_NOBLE, PER_SIDE * side + PER_SIDE)
        if s.blocks.on_map(block)
    ]  # fmt: skip


def _far(s: War, block: int) -> bool:
    number = block % PER_SIDE
    return s.blocks.place[block] not in (HOME[number], SECOND_HOME[number])


def _whereabouts(s: War, side: int) -> list[list[object]]:
    """List the nobles of a side and where they are: the other side does not see them."""
    return [
        [BLOCK_NAMES[block], AREA_NAMES[s.blocks.place[block]]]
        for block in _nobles(s) if block // PER_SIDE == side
    ]  # fmt: skip


def _turned(s: War) -> frozenset[int] | None:
    """Let the nobles go home, whatever is chosen: who changes sides? None if that hangs on a choice."""
    begun = s.clone()
    begun.goto(Winter())
    begun.run_on()
    waiting = [begun]
    results = set()
    while waiting:
        one = waiting.pop()
        if not isinstance(one.top, ChooseHome):
            results.add(frozenset(b for b in _nobles(s) if not one.blocks.on_map(b)))
            continue
        for action in one.legal():
            after = one.clone()
            after.apply(action)
            waiting.append(after)
    return results.pop() if len(results) == 1 else None


MAKERS: Final[dict[str, Callable[[War, Random], Draft | None]]] = {
    "odds": make_odds, "hit": make_hit, "attack": make_attack, "retreat": make_retreat,
    "winter": make_winter, "nobles": make_nobles,
}  # fmt: skip
