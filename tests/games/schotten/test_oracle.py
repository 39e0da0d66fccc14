"""The fast proofs agree with brute force at every step of whole games."""

from __future__ import annotations

import pytest

from saltire.games.schotten.rules.claims import claimable, provable, reach
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.proof import value_name
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES, SPECTATOR
from tests.games.schotten.oracle import CLAN, CLASSES, Onlooker, Value, best_value, value
from tests.games.schotten.positions import table

VARIANTS: list[dict[str, object]] = [
    {},
    {"expert": True},
    {"auto_claim": True},
    {"proof_uses_hand_counts": True},
    {"tactics": True},
    {"tactics": True, "auto_claim": True},
    {"tactics": True, "mud_tie_card": 3},
    {"tactics": True, "wild_may_duplicate": False},
    {"tactics": True, "joker_declared": "play"},
    {
        "tactics": True,
        "joker_declared": "play",
        "shield_strength": "play",
        "wild_may_duplicate": False,
    },
    {"tactics": True, "proof_unseen_tactics": True, "auto_claim": True},
    {"tactics": True, "proof_unseen_tactics": True, "proof_uses_hand_counts": True},
    {"tactics": True, "proof_uses_hand_counts": True, "recruiter_refills_empty": False},
    {
        "tactics": True,
        "second_joker_after_loss": True,
        "proof_unseen_tactics": True,
        "mud_tie_card": 3,
    },
    {"tactics": True, "claimed_stone_closed": "clan", "joker_declared": "play"},
    {"tactics": True, "wild_may_duplicate": False, "proof_unseen_tactics": True, "expert": True},
    {"tactics": True, "shield_strength": "play"},
    {"tactics": True, "traitor_same_stone": False, "rounds": 2},
    {"rounds": 2},
    {"tactics": True, "expert": True},
]


def agrees(options: dict[str, object], seed: int) -> int:
    """Play a random game and compare at every step; give the number of claims that were judged."""
    game = SchottenTotten(**options)
    s, lots, onlooker, judged = game.start(), Lots(seed), Onlooker(game.options), 0
    while s.actor() != RULES:
        s.apply(s.sample(lots))
        view = s.view(SPECTATOR)
        assert isinstance(view, SchottenView)
        onlooker.look(view.to_json())
        for seat in (0, 1):
            claims = [stone for stone in range(9) if onlooker.may_claim(seat, stone)]
            assert sum(2**stone for stone in claims) == provable(s, seat)
            for stone in range(9):
                if not onlooker.complete(seat, stone):
                    continue
                assert value_name(s.worth[9 * seat + stone]) == named(onlooker.worth(seat, stone))
                if s.unclaimed() >> stone & 1:
                    judged += 1
                    assert claimable(s, seat, stone) == (stone in claims)
    return judged


@pytest.mark.rule("4.4", "5.4", "9.5")
@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=[str(each) for each in VARIANTS])
def test_the_fast_proofs_agree_with_brute_force_on_100_games(number: int) -> None:
    seeds = range(100 * number, 100 * number + 5)  # other seeds, other games
    assert sum(agrees(VARIANTS[number], seed) for seed in seeds) > 100


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.rule("4.4", "5.4", "9.5")
@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=[str(each) for each in VARIANTS])
def test_the_fast_proofs_agree_with_brute_force_on_2000_games(number: int) -> None:
    for seed in range(10_000 + 100 * number, 10_100 + 100 * number):
        agrees(VARIANTS[number], seed)


def some_stone(lots: Lots) -> tuple[str, dict[str, object]]:
    """Make up one stone with wild cards and modes, and so few unseen cards that proofs stand."""
    options: dict[str, object] = {"tactics": True}
    for name in ("wild_may_duplicate", "proof_unseen_tactics"):
        options[name] = lots.below(2) == 0
    declared = lots.below(2) == 0
    if declared:
        options |= {"joker_declared": "play", "shield_strength": "play"}
    need = 3 + lots.below(2)
    clan = list(CLAN)
    mine, theirs = [_taken(clan, lots) for _ in range(need)], []
    for _ in range(lots.below(need + 1)):
        theirs.append(_taken(clan, lots))
    for troop in ("Joker", "Spy", "Shield"):
        whose = (mine, theirs, [])[lots.below(3)]
        if whose:
            clan.append(whose.pop())
            whose.append(troop)
    seen = [_taken(clan, lots) for _ in range(len(clan) - lots.below(18))]
    text = (
        f"1: {' '.join(mine)} | {' '.join(theirs) or '-'} ; pile: {' '.join(seen)} ; now: 0 claims"
    )
    text += " ; mud: 1" * (need == 4) + " ; bluff: 1" * (lots.below(5) == 0)
    if declared:
        sides, pile, rest = text.partition(" ; pile")
        sides = sides.replace("Shield", f"Shield={1 + lots.below(3)}")
        text = sides.replace("Joker", f"Joker={CLAN[lots.below(54)]}") + pile + rest
    return text, options


def _taken(cards: list[str], lots: Lots) -> str:
    return cards.pop(lots.below(len(cards)))


@pytest.mark.rule("5.4", "8.2", "9.5", "R-5", "R-10")
@pytest.mark.parametrize(
    "start", [0, 250, *(pytest.param(n, marks=pytest.mark.soak) for n in range(500, 2000, 250))]
)
def test_the_best_reply_agrees_with_brute_force_on_made_up_stones(start: int) -> None:
    for seed in range(start, start + 250):
        text, options = some_stone(Lots(seed))
        s = table(text, **options)
        onlooker = Onlooker(s.options.all)
        view = s.view(SPECTATOR)
        assert isinstance(view, SchottenView)
        onlooker.look(view.to_json())
        assert onlooker.may_claim(0, 0) == claimable(s, 0, 0), text
        best = onlooker.best_reply(1, 0)
        reached = reach(s, 1, 0, -1)
        assert (value_name(reached) if reached >= 0 else "") == named(best), (text, options)
        assert value_name(s.worth[0]) == named(onlooker.worth(0, 0)), (text, options)


def named(best: Value | None) -> str:
    return "" if best is None else f"{CLASSES[best[0]]} {best[1]}"


@pytest.mark.rule("4.1", "9.5")
def test_the_oracle_knows_the_worked_cases() -> None:
    assert best_value(("G2", "G4"), frozenset({"G3", "R9"}), 3) == (5, 9)
    assert best_value(("G2", "G4"), frozenset(), 3) is None
    onlooker = Onlooker(SchottenTotten(tactics=True).options)
    view = SchottenTotten(tactics=True).start().view(SPECTATOR)
    assert isinstance(view, SchottenView)
    onlooker.look(view.to_json())
    terms = onlooker.terms(0)
    assert value(("Joker", "Shield", "Spy"), terms) == (3, 19)
    assert value(("Joker", "R5", "R9"), terms) == (3, 23)
    assert value(("Joker", "R5", "R9"), terms._replace(copies=False)) == (3, 22)
