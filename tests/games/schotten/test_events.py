"""1.5  Who hears what: everybody hears of everything but the cards drawn and put back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saltire.games.schotten.rules import turn as rules
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES, SPECTATOR
from tests.games.schotten.positions import act, table

SECRETS = {"dealt": {"card"}, "drew": {"card"}, "returned": {"card"}}


def told_in_games() -> list[Event]:
    """Play random games and gather all that is told."""
    told: list[Event] = []
    declared: dict[str, object] = {"joker_declared": "play", "shield_strength": "play"}
    for seed in range(30):
        s = SchottenTotten(tactics=True, expert=seed % 2 == 0, **declared).start()
        lots = Lots(seed)
        while s.actor() != RULES:
            told += s.play(s.actor(), s.sample(lots))
    return told + act(table("hand: - | - ; passes: 1 ; decks: -"), "pass")  # 6.4


@pytest.mark.rule("1.5", "10.1")
def test_1_5_only_cards_drawn_and_put_back_are_told_to_one_seat_alone() -> None:
    for event in told_in_games():
        assert set(event.secret) == SECRETS.get(event.kind, set())
        assert event.audience == ((event.public["seat"],) if event.kind in SECRETS else ())
        assert event.heard_by(SPECTATOR) == {"kind": event.kind, **event.public}


@pytest.mark.rule("1.5")
def test_1_5_every_kind_of_event_was_among_them() -> None:
    sources = Path(rules.__file__).parent.glob("*.py")
    kinds = {
        kind for path in sources for kind in re.findall(r'Event\(\s*"([a-z-]+)"', path.read_text())
    }
    assert {event.kind for event in told_in_games()} == kinds


@pytest.mark.rule("3.6", "5.6")
def test_3_6_everybody_hears_that_no_more_is_claimed() -> None:
    s = table("1: R7 R8 R9 | - ; hand: R1 | G1 ; now: 0 claims")
    (told,) = act(s, "done")
    assert told.heard_by(1) == told.heard_by(0) == {"kind": "done", "seat": 0}


@pytest.mark.rule("10.2")
def test_10_2_everybody_hears_which_card_a_ruse_picks() -> None:
    s = table("1: R1 | - ; hand: Strategist R9 | G9")
    (told,) = act(s, "Strategist", "pick R1")[1:]
    assert told.kind == "picked"
    assert told.public["card"] == "R1"
    assert told.heard_by(1) == told.heard_by(0)
