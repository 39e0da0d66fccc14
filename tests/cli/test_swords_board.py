"""Swords and Bagpipes in the terminal: pictures, questions, what can be typed, the log."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from saltire import Dealer, Session, load
from saltire.games.swords.rules.battle import LayTokens
from saltire.games.swords.rules.effects import ChooseUnits
from saltire.games.swords.rules.position_json import cards_named
from saltire.games.swords.rules.refusals import refuse
from saltire.games.swords.rules.rounds import Turn
from saltire.games.swords.rules.view import SwordsView
from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES
from saltire.terminal import board_for
from saltire.terminal.board import Board, PartialInput

SNAPSHOTS = Path(__file__).with_name("snapshots")


def started(options: dict[str, object], seed: int) -> Session:
    return Session(load("swords", **{"oldest": 0, **options}), Dealer(seed))


def played(options: dict[str, object], choices: int, seed: int) -> Session:
    """Play so many random choices, or to the end of the game."""
    session, lots = started(options, seed), Lots(seed)
    for _ in range(choices):
        if session.state.actor() == RULES:
            break
        session.act(session.state.waiting_for()[0], session.state.sample(lots))
    return session


def at_phase(kind: type, options: dict[str, object], seed: int, seat: int = 0) -> Session:
    """Play at random until a seat is asked in a phase; if never, play another game."""
    session, lots = started(options, seed), Lots(seed)
    while not isinstance(session.state.top, kind) or session.state.waiting_for()[0] != seat:
        if session.state.actor() == RULES:
            return at_phase(kind, options, seed + 1, seat)
        session.act(session.state.waiting_for()[0], session.state.sample(lots))
    return session


def board_of(session: Session, lang: str = "en") -> Board[Any]:
    words = Words(lang)
    others = ["Greedy"] * (len(session.game.seats) - 1)
    return board_for(session.game, words, [words.say("name-you"), *others])


def shown(thing: RenderableType, width: int = 80) -> str:
    out = io.StringIO()
    Console(file=out, width=width, highlight=False, markup=False, no_color=True).print(thing)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def drawn(session: Session, lang: str = "en", seat: int = 0, width: int = 80) -> str:
    board, view = board_of(session, lang), session.state.view(seat)
    text = shown(board.picture([view], board.story(session.events_for(seat), seat), width), width)
    if seat in session.state.waiting_for():
        text += shown(board.question(view), width)
    return text


@pytest.mark.parametrize(
    ("name", "options", "choices", "seed", "seat", "lang"),
    [
        ("swords-start", {}, 0, 1, 0, "en"),
        ("swords-middle", {}, 30, 3, 0, "en"),
        ("swords-two", {"players": 2}, 30, 4, 0, "en"),
        ("swords-three-french", {"players": 3}, 40, 5, 1, "fr"),
        ("swords-five-german", {"players": 5, "stay_home": True}, 60, 6, 3, "de"),
        ("swords-six-hungarian", {"players": 6, "longer": True}, 70, 7, 4, "hu"),
        ("swords-plain-czech", {"cards": "plain"}, 35, 8, 2, "cs"),
        ("swords-over", {}, 999, 9, 0, "en"),
        ("swords-watched", {}, 25, 3, -3, "en"),
    ],
)
def test_the_table_looks_as_it_did(
    name: str, options: dict[str, object], choices: int, seed: int, seat: int, lang: str
) -> None:
    text = drawn(played(options, choices, seed), lang, seat)
    file = SNAPSHOTS / f"{name}.txt"
    if os.environ.get("SALTIRE_SNAPSHOTS") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
    assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_fits_a_terminal_in_every_language(lang: str) -> None:
    options: dict[str, object] = {"players": 6, "ensemble": True}
    session, lots = started(options, 3), Lots(3)
    while session.state.actor() != RULES:
        seat = session.state.waiting_for()[0]
        if session.ply % 4 == 0:
            lines = drawn(session, lang, seat).splitlines()
            assert max(len(line) for line in lines) <= 80
            assert len(lines) <= 29
        session.act(seat, session.state.sample(lots))


def test_who_has_chosen_is_shown_and_never_what() -> None:
    pictures = set()
    for token in (0, 1):
        session = at_phase(LayTokens, {}, 5)
        session.act(0, session.state.legal(0)[token])
        others = [seat for seat in session.state.waiting_for() if seat != 0]
        text = drawn(session, "en", others[0])
        assert "has chosen" in text
        pictures.add(text)
    assert len(pictures) == 1


TYPED: tuple[dict[str, object], ...] = ({}, {"players": 2}, {"players": 6}, {"exact": True})


def test_every_legal_action_can_be_typed_as_it_is_written() -> None:
    for seed, options in enumerate(TYPED):
        session, lots = started(options, seed), Lots(seed)
        board = board_of(session)
        while session.state.actor() != RULES:
            state, seat = session.state, session.state.waiting_for()[0]
            for action in state.legal(seat):
                read = board.read(state.view(seat), session.game.say(state, action))
                assert isinstance(read, str)
                assert session.game.parse(state, read) == action
            session.act(seat, state.sample(lots))


def test_a_question_lists_its_choices_and_their_numbers_choose_them() -> None:
    session = at_phase(Turn, {}, 1)
    view, board = session.state.view(0), board_of(session)
    assert isinstance(view, SwordsView)
    asked = board.question(view)
    assert "1:taxes  2:militia  3:troops  4:mercenaries  5-7:move 1-3" in asked
    assert board.read(view, "3") == "#3"
    listed = shown(board.moves(view, [session.game.say(session.state, a) for a in view.legal]))
    assert "#5 move 1" in listed


def test_a_number_of_units_is_itself() -> None:
    session = at_phase(ChooseUnits, {"cards": "plain"}, 2)
    board = board_of(session)
    assert board.question(session.state.view(0)).startswith("How many units, ")
    assert board.read(session.state.view(0), "0") == "units 0"


def holding(card: str, seat: int = 0) -> Session:
    """Find a first turn in which a seat holds a card."""
    for seed in range(1, 400):
        session = started({}, seed)
        view = session.state.view(seat)
        assert isinstance(view, SwordsView)
        if card in cards_named(view.options.cards, view.hand):
            return session
    raise AssertionError(card)


def test_cards_and_clans_are_typed_by_name_in_the_language_of_the_table() -> None:
    session = holding("cattle_raid")
    view = session.state.view(0)
    assert board_of(session).read(view, "play raid fraser") == "play cattle_raid on 3"
    assert board_of(session).read(view, "cattle com") == "play cattle_raid on 1"
    assert board_of(session, "de").read(view, "viehraub douglas") == "play cattle_raid on 2"
    assert board_of(session, "de").read(view, "söldner") == "mercenaries"


def test_a_name_that_means_several_things_is_asked_about() -> None:
    session = holding("cattle_raid")
    view, board = session.state.view(0), board_of(session)
    half = board.read(view, "raid")
    assert isinstance(half, PartialInput)
    assert (
        half.question
        == "Which? 1:Cattle Raid → Comyn  2:Cattle Raid → Douglas  3:Cattle Raid → Fraser"
    )
    assert board.read(view, f"{half.typed} 3") == "play cattle_raid on 3"
    assert board.read(view, f"{half.typed} 4") != "play cattle_raid on 3"


@pytest.mark.parametrize(
    ("lang", "typed", "answer"),
    [
        ("en", "done", "No: replenish before you end your turn (rule 4.2)."),
        ("en", "play trick", "No: you do not hold Bruce's Trick (rule 9.3)."),
        ("de", "play trick", "No: du hast die Karte Bruces Trick nicht auf der Hand (rule 9.3)."),
        ("en", "play raid bruce", "No: choose another player (rule 9.6)."),
        ("en", "badge fraser", "No: replenish, relocate, play Actions cards, or end your turn"),
    ],
)
def test_a_refusal_names_cards_as_the_table_does(lang: str, typed: str, answer: str) -> None:
    session = holding("cattle_raid")
    board, state = board_of(session, lang), session.state
    read = board.read(state.view(0), typed)
    assert isinstance(read, str)
    refusal = state.why_not(0, session.game.parse(state, read))
    assert refusal is not None
    said = shown(board.refused(state.view(0), refusal))
    head = board.words.say("refused", reason="", rule="").split(":")[0]
    assert said.replace("\n", " ").startswith(answer.replace("No:", f"{head}:").partition(" (")[0])


def test_a_refusal_names_clans() -> None:
    session = at_phase(LayTokens, {}, 5)
    board = board_of(session)
    said = shown(board.refused(session.state.view(0), refuse("not-back", {"seat": 3})))
    assert said.startswith("No: Fraser gave it to you: give it to somebody else")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", ["full", "plain"])
def test_every_card_is_called_and_explained(lang: str, cards: str) -> None:
    session = started({"cards": cards}, 1)
    board = board_of(session, lang)
    answer = board.answer(session.state.view(0), [], "cards")
    assert answer is not None
    text = shown(answer, 240)
    assert len(text.splitlines()) == len(set(text.splitlines())) >= 17
    assert "swords-" not in text
    assert "None" not in text
    assert all(line.endswith("]") for line in text.splitlines())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, ("must defend Scotland, and hands it on", "draw a Dagger card", "Four defeats")),
        ({"longer": True}, ("Five defeats",)),
        ({"players": 2}, ("may give it to the other", "take the Dagger card that the other laid")),
        ({"players": 3}, ("goes round clockwise and binds nobody",)),
    ],
)
def test_the_welcome_is_about_this_game(options: dict[str, object], said: tuple[str, ...]) -> None:
    (welcome,) = board_of(started(options, 1)).guide()
    for words in said:
        assert words in " ".join(welcome.plain.split())


@pytest.mark.rule("19.4")
def test_one_card_is_explained_by_a_part_of_its_name() -> None:
    session = started({}, 1)
    answer = board_of(session).answer(session.state.view(0), [], "card pope")
    assert answer is not None
    assert shown(answer, 140) == (
        "Pope's Influence  Awards: pay 1 gold, discard 1 Dagger card (if you have a Dagger card)"
        "  [title known, rest reconstructed]\n"
    )
    nothing = board_of(session).answer(session.state.view(0), [], "card haggis")
    assert nothing is not None
    assert "No card is called that" in shown(nothing)
    assert board_of(session).answer(session.state.view(0), [], "militia") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_diary_words_whole_games(lang: str) -> None:
    for seed, options in enumerate(TYPED):
        session = played(options, 999, seed)
        board = board_of(session, lang)
        for seat in (0, 1, -3):
            text = "\n".join(line.plain for line in board.story(session.events_for(seat), seat))
            assert "swords-" not in text
            assert "{" not in text
            assert "None" not in text


def test_the_log_tells_a_drawn_card_to_its_owner_only() -> None:
    session = started({}, 3)
    mine = [line.plain for line in board_of(session).story(session.events_for(0), 0)]
    theirs = [line.plain for line in board_of(session).story(session.events_for(1), 1)]
    drawn = next(line for line in mine if line.startswith("▪ You draw "))
    assert drawn != "▪ You draw a Bagpipe card."
    assert "▪ You draw a Bagpipe card." not in mine
    assert "▪ Bruce draws a Bagpipe card." in theirs


def ending(seats: Sequence[float], me: int) -> str:
    session = played({}, 999, 9)
    return board_of(session).ending(session.state.view(0), seats, me)


def test_the_ending_names_the_winners_and_why() -> None:
    assert ending((1.0, 0.0, 0.0, 0.0), 0).startswith("You win! Scotland ")
    assert ending((0.0, 0.0, 1.0, 0.0), 0).startswith("Douglas wins. Scotland ")
    assert ending((0.0, 0.5, 0.5, 0.0), 0).startswith("Comyn and Douglas share the win. Scotland ")
