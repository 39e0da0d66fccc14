"""What is typed is understood whole or not at all, in every phase of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from saltire import Dealer, Session, load
from saltire.i18n.words import Words
from saltire.kernel.errors import AmbiguousAction, BadNotation
from saltire.kernel.types import RULES
from saltire.terminal import board_for
from saltire.terminal.board import ActionSequence, PartialInput

GAMES = [
    ("schotten", {"tactics": True}),
    ("schotten", {"tactics": True, "joker_declared": "play"}),
    ("hammer", {}),
    ("swords", {"players": 4}),
    ("swords", {"players": 2}),
]
FOREIGN = ("undo", "not", "claim", "bagpipes", "99", "r4")


def positions(name: str, options: dict[str, object], seed: int, plies: int) -> Iterator[Session]:
    """Play at random and stop before each choice."""
    session, lots = Session(load(name, **options), Dealer(seed=seed)), random.Random(seed)
    while session.state.actor() != RULES and session.ply < plies:
        yield session
        seat = session.state.waiting_for()[0]
        session.act(seat, lots.choice(session.state.legal(seat)))


def does(session: Session, line: str) -> str | None:
    """Give what a line would do, in notation; None if it is refused or leads to a question."""
    seat = session.state.waiting_for()[0]
    view = session.state.view(seat)
    board = board_for(session.game, Words("en"), ["Ann", "Bob", "Cat", "Dan"])
    read = board.read(view, line)
    if isinstance(read, PartialInput):
        return None
    if isinstance(read, ActionSequence):
        read = read.texts[0]
    try:
        if read[:1] == "#":
            legal = session.state.legal(seat)
            at = int(read[1:]) if read[1:].isdigit() else 0
            return session.game.say(session.state, legal[at - 1]) if 0 < at <= len(legal) else None
        action = session.game.parse(session.state, read)
    except (BadNotation, AmbiguousAction):
        return None
    return None if session.state.why_not(seat, action) else session.game.say(session.state, action)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_notation_is_understood_and_a_foreign_word_in_it_never(
    name: str, options: dict[str, object]
) -> None:
    lots = random.Random(3)
    for session in positions(name, options, 5, 260):
        seat = session.state.waiting_for()[0]
        action = lots.choice(session.state.legal(seat))
        text = session.game.say(session.state, action)
        assert does(session, text) == text
        words = text.replace("@", " ").split()
        at = lots.randrange(len(words) + 1)
        line = " ".join([*words[:at], lots.choice(FOREIGN), *words[at:]])
        done = does(session, line)
        assert done is None, f"{line!r} did {done!r} at {type(session.state.top).__name__}"


def at_phase(name: str, phase: str) -> Session:
    for seed in range(20):
        for session in positions("schotten", {"tactics": True}, seed, 200):
            if type(session.state.top).__name__ == phase:
                return session
    raise AssertionError(phase)


@pytest.mark.parametrize(
    ("phase", "line"),
    [
        ("ChooseDeck", "claim 2"),
        ("ChooseDeck", "undo 1"),
        ("ChooseDeck", "draw 1 2"),
        ("Claim", "do not claim {stone}"),
        ("Claim", "R4 {stone}"),
        ("Claim", "done {stone}"),
        ("Claim", "{stone} done"),
        ("Place", "pass 3"),
        ("MoveTo", "claim 1"),
        ("MoveTo", "discard 1"),
    ],
)
def test_a_line_that_means_something_else_does_nothing(phase: str, line: str) -> None:
    session = at_phase("schotten", phase)
    seat = session.state.waiting_for()[0]
    texts = [session.game.say(session.state, one) for one in session.state.legal(seat)]
    stone = next((text.split()[1] for text in texts if text.startswith("claim")), "1")
    assert does(session, line.format(stone=stone)) is None


@pytest.mark.parametrize(
    ("phase", "line", "begins"),
    [
        ("ChooseDeck", "2", "draw tactics"),
        ("ChooseDeck", "draw clan", "draw clan"),
        ("Claim", "claim stone {stone}", "claim"),
        ("Claim", "{stone}", "claim"),
        ("Claim", "done", "done"),
    ],
)
def test_the_short_forms_still_work(phase: str, line: str, begins: str) -> None:
    session = at_phase("schotten", phase)
    seat = session.state.waiting_for()[0]
    texts = [session.game.say(session.state, one) for one in session.state.legal(seat)]
    stone = next((text.split()[1] for text in texts if text.startswith("claim")), "1")
    done = does(session, line.format(stone=stone))
    assert done is not None
    assert done.startswith(begins)


def test_a_verb_of_hammer_keeps_its_meaning_with_a_filler_beside_it() -> None:
    for session in positions("hammer", {}, 9, 500):
        seat = session.state.waiting_for()[0]
        for action in session.state.legal(seat):
            text = session.game.say(session.state, action)
            verb, _, name = text.partition(" ")
            if name and verb in ("fire", "retreat", "hold"):
                assert does(session, f"{verb} the {name}") in (None, text)
