"""Commands at the table: in every language, whole or not at all; undo by the rules; hints that go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from saltire import Dealer, Record, Session, load
from saltire.cli.local_table import LocalTable
from saltire.cli.replay import Replay
from saltire.cli.table_commands import COMMANDS, TableCommands
from saltire.cli.verify import result_words
from saltire.i18n.words import LANGUAGES, Words


def table_of(tmp_path: Path, name: str, lang: str = "en", **options: object) -> LocalTable:
    game, dealer = load(name, **options), Dealer(seed=11)
    players = ["person", *["bot:random"] * (len(game.seats) - 1)]
    record = Record(game, players, dealer.commitment, dealer.salts)
    return LocalTable(Session(game, dealer, record), tmp_path / "game.json", Words(lang), 1)


def printed(renderable: object, width: int = 80) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(renderable)
    return " ".join(capture.get().split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["schotten", "hammer", "swords"])
def test_commands_may_be_typed_in_the_language_of_the_table(
    tmp_path: Path, name: str, lang: str
) -> None:
    table = table_of(tmp_path, name, lang)
    commands = TableCommands(table)
    for command in (*COMMANDS, *table.board.commands()):
        assert commands.name_of(command) == command
        assert commands.name_of(commands.word(command).upper()) == command
    help_page = printed(commands.help(0, ""))
    for command in ("moves", "undo", "hint", "rules", "quit"):
        assert commands.word(command) in help_page


@pytest.mark.parametrize(
    ("name", "wrong"), [("hammer", "formation"), ("swords", "formation"), ("schotten", "badge")]
)
def test_the_help_speaks_of_this_game(tmp_path: Path, name: str, wrong: str) -> None:
    assert wrong not in printed(TableCommands(table_of(tmp_path, name)).help(0, ""))


def test_a_command_with_words_it_does_not_take_is_not_run(tmp_path: Path) -> None:
    commands = TableCommands(table_of(tmp_path, "schotten", start_player=0))
    for line in ("undo 1", "hint now", "quit 3", "log 2"):
        assert commands.name_of(line) == ""
    assert commands.name_of("rules 5.4") == "rules"


@pytest.mark.parametrize(
    ("line", "near"),
    [("hnit", "hint"), ("lay blue 1 at stnoe 4", "Lay blue 1 at stone 4")],
)
def test_the_nearest_thing_is_named(tmp_path: Path, line: str, near: str) -> None:
    table = table_of(tmp_path, "schotten", start_player=0)
    said = printed(table.try_action(0, line))
    assert f"is not understood here. Did you mean: {near}?" in said
    assert table.session.last_choice(0) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_of_the_language_is_an_action(tmp_path: Path, lang: str) -> None:
    table = table_of(tmp_path, "schotten", lang, start_player=0)
    view = table.session.state.view(0)
    action, sentence = next(iter(table.board.sentences(view).items()))
    text = table.session.game.say(table.session.state, action)
    assert table.try_action(0, sentence.upper() + ".") is None
    assert table.session.record.plies[table.session.last_choice(0) or 0] == (0, text)


def test_what_was_revealed_is_not_taken_back_but_in_practice(tmp_path: Path) -> None:
    table = table_of(tmp_path, "schotten", start_player=0)
    assert table.try_action(0, "g6 3") is None
    commands = TableCommands(table)
    assert "cannot be taken back" in printed(commands.undo(0, ""))
    table.practice = True
    assert commands.undo(0, "") == ""
    assert table.session.last_choice(0) is None
    assert Record.read(table.path).taken_back == 1


def test_the_next_hint_goes_on_with_the_plan(tmp_path: Path) -> None:
    table = table_of(tmp_path, "hammer")
    commands = TableCommands(table)
    commands.hint_seconds = 0.3
    followed = 0
    for _ in range(12):
        seat = table.seat_to_act()
        left = table.hint_plans.rest("", seat, table.session.record.plies)
        said = printed(commands.hint(seat, ""))
        typed = said.rpartition("Type: ")[2]
        action = table.texts(seat)[int(typed.removeprefix("#")) - 1]
        if left:
            assert action == left[0]
            assert "the next step of the same plan" in said
            followed += 1
        assert table.try_action(seat, typed) is None
    assert followed


def test_a_replay_shows_every_hand() -> None:
    session = Session(load("swords", players=4), Dealer(seed=2))
    while not any(session.state.view(seat).hand for seat in range(4)):  # type: ignore[attr-defined]
        seat = session.state.waiting_for()[0]
        session.act(seat, session.state.legal(seat)[-1])
    replay = Replay(session.record, None, Words("en"))
    drawn = printed(replay.picture(len(session.record), 120)[0], 120)
    for clan in ("Bruce:", "Comyn:", "Douglas:", "Fraser:"):
        assert clan in drawn
    war = Session(load("hammer"), Dealer(seed=2))
    replay = Replay(war.record, None, Words("en"))
    drawn = printed(replay.picture(len(war.record), 120)[0], 120)
    assert "Your cards:" in drawn
    assert "Scotland: " in drawn


def test_a_shared_win_is_no_draw() -> None:
    record = Record(load("swords", players=3), ("Ann", "Bob", "Cat"))
    record.result = (0.5, 0.0, 0.5)
    words = Words("en")
    assert result_words(record, words) == "result: seat 0 (Ann) and seat 2 (Cat) share the win"
    record.result = (0.0, 1.0, 0.0)
    assert result_words(record, words) == "result: seat 1 (Bob) wins"


def test_ratings_discards_and_events_are_told(tmp_path: Path) -> None:
    war = table_of(tmp_path, "hammer")
    blocks = printed(TableCommands(war).run(0, "blocks"))
    assert "Wallace A3 3 4" in blocks
    clans = table_of(tmp_path, "swords", players=4)
    assert "Discarded Bagpipe cards: -" in printed(TableCommands(clans).run(0, "discards"))


def test_a_rule_comes_with_its_examples(tmp_path: Path) -> None:
    commands = TableCommands(table_of(tmp_path, "schotten"))
    said = printed(commands.run(0, "rules 10.6"))
    assert "Example: Their equal side was complete first." in said
    assert "Try: Play the Banshee" in said
    assert "Example" not in printed(commands.run(0, "rules tactics"))


@pytest.mark.parametrize(
    "line", ["Lever la milice", "lever la milice : une unité dans chaque camp"]
)
def test_a_sentence_may_end_at_its_colon(tmp_path: Path, line: str) -> None:
    table = table_of(tmp_path, "swords", "fr", players=3)
    while table.seat_to_act() != 0:
        table.bot_acts(table.seat_to_act())
    ply = table.session.ply
    assert "Affirmer en public" in " ".join(
        table.board.sentences(table.session.state.view(0)).values()
    )
    assert "n'est pas compris" in printed(table.try_action(0, "affirmer en public"))
    assert table.try_action(0, line) is None
    assert table.session.record.plies[ply] == (0, "militia")


@pytest.mark.parametrize(
    ("name", "lang", "example"),
    [("swords", "fr", "Lever l'impôt"), ("hammer", "de", "Karte "), ("schotten", "hu", "B1 1")],
)
def test_examples_are_in_the_language_of_the_table(
    tmp_path: Path, name: str, lang: str, example: str
) -> None:
    table = table_of(tmp_path, name, lang)
    while table.seat_to_act() != 0:
        table.bot_acts(table.seat_to_act())
    said = printed(table.not_understood(0, "blorf"))
    assert example in said
    for english in ("taxes", "play", "draw"):
        assert english not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["hammer", "swords"])
def test_the_guide_breaks_its_lines_after_sentences_only(
    tmp_path: Path, name: str, lang: str
) -> None:
    lines = "\n".join(part.plain for part in table_of(tmp_path, name, lang).board.guide())
    assert all(line.endswith((".", ":", "!")) for line in lines.splitlines())
    assert "  " not in lines
