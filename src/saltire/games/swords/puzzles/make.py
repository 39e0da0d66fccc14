"""Makes the puzzles of Swords and Bagpipes from self-play: the last choice of sides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Final

from saltire.games.registry import load
from saltire.games.swords.puzzles.worlds import FIVE, World, plain_daggers, worlds
from saltire.games.swords.rules.battle import LayTokens
from saltire.games.swords.rules.board import HELD, Table
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND
from saltire.games.swords.rules.daggers import cards_in
from saltire.kernel.phase import OPEN
from saltire.puzzles.making import self_play
from saltire.puzzles.puzzle import PuzzleChoice, Sentence
from saltire.puzzles.puzzle_set import Draft

SIDES: Final = ("scotland", "england")
BOTH: Final = ("scotland-only", "england-only", "either", "neither")
_MOST_WORLDS: Final = 40_000
_DROPPED: Final = ("hand", "open", "new", "said", "spoken")


def drafts(kind: str, seed: int) -> Iterator[Draft]:
    """Make puzzles of a kind: at most one of it from a game."""
    make = MAKERS[kind]
    number = 0
    while True:
        number += 1
        one = 100_000 * seed + 7 * number
        rng = Random(one)
        players = (4, 4, 3, 5)[number % 4]
        game = load("swords", players=players)
        share = rng.choice((0.2, 0.5, 0.8))
        for state in self_play(game, "greedy", one, share):
            assert isinstance(state, Table)
            last = state.round == state.options.rounds
            if not last or not isinstance(state.top, LayTokens):
                continue
            bare = _without_cards(state)
            me = rng.choice(bare.waiting_for())
            if plain_daggers(bare):
                ends = worlds(bare, me)
                draft = make(bare, me, ends, rng) if len(ends) <= _MOST_WORLDS else None
                if draft is not None:
                    yield draft
            break


def _without_cards(s: Table) -> Table:
    """Let nobody hold a Bagpipe card or have said anything."""
    lines = []
    for line in str(s).splitlines():
        name, _, said = line.partition(": ")
        if name.isdigit():
            kept = [one for one in said.split(", ") if one.split()[0] not in _DROPPED]
            lines.append(f"{name}: {', '.join(kept)}" if kept else "")
        elif name != "discards":
            lines.append(line)
    bare = s.game().position("\n".join(lines))
    assert isinstance(bare, Table)
    return bare


def _said(key: str, **facts: object) -> Sentence:
    return Sentence(f"swords-puzzle-{key}", facts)


def _won(ends: list[World], seat: int) -> list[World]:
    return [end for end in ends if seat in end.winners]


def _with(ends: list[World], seat: int, side: int) -> list[World]:
    return [end for end in ends if end.battle.sides[seat] == side]


def _example(end: World, seat: int) -> Sentence:
    """Show one way in which a seat wins."""
    sides = end.battle.sides
    return _said(
        "example", seat=seat, gold=end.battle.gold[seat], daggers=end.daggers[seat],
        winner=SIDES[SCOTLAND if end.battle.scots_won else ENGLAND],
        fallen=_standing(end),
        scots=[one for one, side in enumerate(sides) if side == SCOTLAND],
        english=[one for one, side in enumerate(sides) if side == ENGLAND],
    )  # fmt: skip


def _best_loss(ends: list[World], seat: int) -> Sentence:
    """Show the world in which a seat that cannot win comes nearest: the fewest winners before it."""
    nearest = max(ends, key=lambda end: (end.battle.gold[seat], -end.daggers[seat]))
    first = min(nearest.winners)
    return _said(
        "nearest", seat=seat, gold=nearest.battle.gold[seat], daggers=nearest.daggers[seat],
        winner=first, theirs=nearest.battle.gold[first], other=nearest.daggers[first],
        fallen=_standing(nearest),
    )  # fmt: skip


def _side_answer(can: list[bool]) -> int:
    return {(True, False): 0, (False, True): 1, (True, True): 2, (False, False): 3}[can[0], can[1]]


def make_side(s: Table, me: int, ends: list[World], rng: Random) -> Draft | None:
    """10  With which side can you still win?"""
    own = [_with(ends, me, side) for side in (SCOTLAND, ENGLAND)]
    can = [bool(_won(some, me)) for some in own]
    answer = _side_answer(can)
    if answer >= 2 and rng.random() < 0.7:
        return None
    why = [
        _example(_won(some, me)[0], me) if can[side] else _best_loss(some, me)
        for side, some in enumerate(own)
    ]
    labelled = [
        _said(f"with-{'win' if can[side] else 'no-win'}", side=SIDES[side]) for side in (0, 1)
    ]
    return Draft(
        "side", str(s.view(me)), _said("side", seat=me),
        tuple(PuzzleChoice(said=_said(one)) for one in BOTH), answer, 1.0,
        (labelled[0], why[0], labelled[1], why[1]),
        partial(_guess_side, own, me, False),
    )  # fmt: skip


def _guess_side(own: list[list[World]], me: int, certain: bool, looks: int, rng: Random) -> int:
    seen = [rng.choices(some, k=2 * looks) for some in own]
    every = all if certain else any
    return _side_answer([every(me in end.winners for end in some) for some in seen])


def make_sure(s: Table, me: int, ends: list[World], rng: Random) -> Draft | None:
    """10  With which side do you win for certain, whatever the others choose and hold?"""
    own = [_with(ends, me, side) for side in (SCOTLAND, ENGLAND)]
    lost = [[end for end in some if me not in end.winners] for some in own]
    answer = _side_answer([not some for some in lost])
    if answer == 3 and rng.random() < 0.8:
        return None
    why = []
    for side in (0, 1):
        why.append(_said(f"with-{'loss' if lost[side] else 'sure'}", side=SIDES[side]))
        if lost[side]:
            why.append(_example(lost[side][0], min(lost[side][0].winners)))
    return Draft(
        "sure", str(s.view(me)), _said("sure", seat=me),
        tuple(PuzzleChoice(said=_said(one)) for one in BOTH), answer, 1.0, tuple(why),
        partial(_guess_side, own, me, True),
    )  # fmt: skip


def make_out(s: Table, me: int, ends: list[World], _: Random) -> Draft | None:
    """10  Which clan can no longer win, or which is the only one that still can?"""
    players = range(int(s.players))
    able = [bool(_won(ends, seat)) for seat in players]
    if able.count(False) == 1:
        key, right = "out", able.index(False)
    elif able.count(True) == 1:
        key, right = "only", able.index(True)
    else:
        return None
    why = [
        _example(_won(ends, seat)[0], seat) if able[seat] else _best_loss(ends, seat)
        for seat in players
    ]
    return Draft(
        "out", str(s.view(me)), _said(key, seat=me),
        tuple(PuzzleChoice(said=_said("clan", seat=seat)) for seat in players), right, 1.0, tuple(why),
        partial(_guess_out, ends, able, key == "out"),
    )  # fmt: skip


def _guess_out(ends: list[World], able: list[bool], asks_out: bool, looks: int, rng: Random) -> int:
    seen = rng.choices(ends, k=2 * looks)
    won = [any(seat in end.winners for end in seen) for seat in range(len(able))]
    fitting = [seat for seat, one in enumerate(won) if one != asks_out]
    return rng.choice(fitting or range(len(able)))


# What must be true?


def make_must(s: Table, me: int, ends: list[World], rng: Random) -> Draft | None:
    """10  What must be true if you win? One of four statements is, in every world in which you win."""
    won = _won(ends, me)
    if not won or len(won) == len(ends):
        return None
    needed, others = [], []
    for one in statements(s, me):
        true = [holds(one, end) for end in won]
        if all(true) and not all(holds(one, end) for end in ends):
            needed.append(one)
        elif not all(true):
            others.append(one)
    if not needed or len(others) < 3:
        return None
    right = rng.choice(needed)
    wrong = rng.sample(others, 3)
    shown = [right, *wrong]
    rng.shuffle(shown)
    why = [_said("must-count", won=len(won), ends=len(ends)), *_counterexamples(won, wrong, me)]
    return Draft(
        "must", str(s.view(me)), _said("must", seat=me),
        tuple(PuzzleChoice(said=one) for one in shown), shown.index(right), 1.0, tuple(why),
        partial(_guess_must, won, shown),
    )  # fmt: skip


def _counterexamples(won: list[World], wrong: list[Sentence], me: int) -> list[Sentence]:
    """Show with as few ends as may be that none of these statements is needed."""
    said = []
    while wrong:
        end = min(won, key=lambda end: sum(holds(one, end) for one in wrong))
        shown = [one for one in wrong if not holds(one, end)]
        said += [_said("not-needed", **_numbered(one)) for one in shown]
        said.append(_example(end, me))
        wrong = [one for one in wrong if one not in shown]
    return said


def _standing(end: World) -> str:
    """Say what decides: Scotland's fall, or whether somebody is barred for the daggers."""
    if end.battle.fallen:
        return "yes"
    ranked = sorted(end.daggers)
    return "barred" if ranked[-1] - ranked[-2] >= FIVE else "no"


def _numbered(one: Sentence) -> dict[str, object]:
    return {"statement": [one.key.removeprefix("swords-puzzle-"), one.facts]}


def statements(s: Table, me: int) -> list[Sentence]:
    """List what can be said about the end of a game."""
    top = s.top
    assert isinstance(top, LayTokens)
    free = [seat for seat, choice in enumerate(top.choices) if choice == OPEN]
    said = [_said("must-scotland"), _said("must-england")]
    for seat in free:
        said += [_said("must-clan", seat=seat, side=side) for side in SIDES]
    for seat in range(int(s.players)):
        if seat != me and cards_in(s.daggers[HELD + seat]):
            said += [
                _said("must-least", seat=seat, daggers=number) for number in (2, 3, 4, 5, 6, 7)
            ]
            said += [_said("must-most", seat=seat, daggers=number) for number in (3, 4, 5, 6)]
    return said


def holds(one: Sentence, end: World) -> bool:
    """Tell whether a statement is true in a world."""
    facts = one.facts
    what = one.key.removeprefix("swords-puzzle-must-")
    if what in SIDES:
        return end.battle.scots_won == (what == "scotland")
    if what == "clan":
        return SIDES[end.battle.sides[facts["seat"]]] == str(facts["side"])
    if what == "least":
        return bool(end.daggers[facts["seat"]] >= facts["daggers"])
    return bool(end.daggers[facts["seat"]] <= facts["daggers"])


def _guess_must(won: list[World], shown: list[Sentence], looks: int, rng: Random) -> int:
    seen = rng.choices(won, k=2 * looks)
    true = [all(holds(one, end) for end in seen) for one in shown]
    return rng.choice([i for i, one in enumerate(true) if one])


MAKERS: Final[dict[str, Callable[[Table, int, list[World], Random], Draft | None]]] = {
    "side": make_side, "sure": make_sure, "out": make_out, "must": make_must,
}  # fmt: skip
