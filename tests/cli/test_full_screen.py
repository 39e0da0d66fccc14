"""The full-screen table: whole games by what is on the screen, keys, mouse, covers, pages, sizes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from saltire import Record
from saltire.cli.full_screen.app import TableApp
from tests.cli.full_screen_driver import (
    advance,
    in_one_line,
    offered,
    on_screen,
    play,
    table_of,
    type_line,
)


async def by_the_screen(
    app: TableApp, pilot: Pilot[Any], lots: random.Random, most: int = 4000
) -> None:
    """Play on with nothing but what the screen offers, in its language."""
    say = app.table.words.say
    waits = (say("press-enter"), say("page-close").split(" · ")[0])
    for _ in range(3 * most):
        await pilot.pause()
        if app.table.over() or most == 0:
            return
        screen = on_screen(app)
        if any(text in screen for text in waits):
            await pilot.press("enter")
            continue
        choices = offered(screen)
        if choices:
            typed = lots.choice(choices)
            await type_line(pilot, typed)
            refused = say("not-understood", typed=typed, example="").split(".")[0]
            assert refused not in in_one_line(app), screen
            most -= 1
    raise AssertionError(on_screen(app))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "options", "people", "lang"),
    [
        ("schotten", {}, 1, "en"),
        ("schotten", {"tactics": True, "start_player": 0}, 2, "cs"),
        ("swords", {"players": 3}, 1, "de"),
        ("swords", {"players": 4}, 2, "en"),
        ("swords", {"players": 2}, 1, "fr"),
        ("hammer", {}, 1, "en"),
        ("hammer", {"scenario": "bruce"}, 1, "hu"),
    ],
)
def test_a_whole_game_is_played_by_what_the_screen_offers(
    tmp_path: Path, name: str, options: dict[str, Any], people: int, lang: str
) -> None:
    table = table_of(tmp_path, name, lang, people=people, **options)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await by_the_screen(app, pilot, random.Random(2))
        await end_of(app, pilot)

    app = play(table, script)
    assert app.return_value == "over"
    assert Record.read(table.path).result is not None


@pytest.mark.parametrize(
    ("name", "options", "plies", "lang"),
    [
        pytest.param("schotten", {}, 48, "en", marks=pytest.mark.soak),
        ("swords", {"players": 3}, 80, "fr"),
        ("hammer", {"scenario": "bruce"}, 812, "en"),
    ],
)
def test_the_rest_of_a_game_is_played_by_what_the_screen_offers(
    tmp_path: Path, name: str, options: dict[str, Any], plies: int, lang: str
) -> None:
    table = advance(table_of(tmp_path, name, lang, **options), plies)
    assert not table.over()

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await by_the_screen(app, pilot, random.Random(2), 200)
        await end_of(app, pilot)

    assert play(table, script).return_value == "over"


async def end_of(app: TableApp, pilot: Pilot[Any]) -> None:
    """Read who won, and leave."""
    await pilot.pause()
    assert app.table.words.say("game-over-leave") in in_one_line(app)
    if app.table.words.lang == "en":
        assert any(text in on_screen(app) for text in ("wins.", "You win!", "share the win"))
    await pilot.press("enter")


def test_a_card_and_a_stone_are_chosen_with_the_mouse(tmp_path: Path) -> None:
    table = table_of(tmp_path, "schotten", start_player=0)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("escape")
        await click_on(app, pilot, " G6 ", "#choices")
        assert "Lay green 6 at which stone?" in on_screen(app)
        stones = next(row for row in on_screen(app).splitlines() if " 1 " in row and " 9" in row)
        await click_on(app, pilot, " 4 ", "#board", stones)

    play(table, script)
    assert (0, "G6@4") in table.session.record.plies


async def click_on(
    app: TableApp, pilot: Pilot[Any], text: str, part: str, inside: str = ""
) -> None:
    """Click on a text where the screen shows it."""
    widget = app.query_one(part)
    rows = on_screen(app).splitlines()
    for y in range(widget.region.y, widget.region.bottom):
        if text in rows[y] and inside in rows[y]:
            at = (rows[y].index(text) + 1 - widget.region.x, y - widget.region.y)
            await pilot.click(part, offset=at)
            await pilot.pause()
            return
    raise AssertionError(f"{text!r} is not in {part}:\n{on_screen(app)}")


def test_arrows_and_enter_choose_and_enter_alone_does_nothing(tmp_path: Path) -> None:
    table = table_of(tmp_path, "schotten", start_player=0)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("escape", "enter", "enter")
        assert table.session.last_choice(0) is None
        await pilot.press(*["right"] * 5, "enter")
        await pilot.pause()
        assert "Lay blue 1 at which stone?" in on_screen(app)
        await pilot.press("escape")
        assert "at which stone?" not in on_screen(app)
        await pilot.press(*["right"] * 4, "enter", *["right"] * 3, "enter")
        await pilot.pause()

    play(table, script)
    assert (0, "G6@3") in table.session.record.plies


def test_two_people_are_covered_from_each_other(tmp_path: Path) -> None:
    table = table_of(tmp_path, "schotten", people=2, start_player=0)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("escape")
        await pilot.pause()
        assert "Player A, it is your turn. Let nobody else look." in on_screen(app)
        assert "G6" not in on_screen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "G6" in on_screen(app)
        await type_line(pilot, "g6 3")
        await pilot.pause()
        assert "Player B, it is your turn. Let nobody else look." in on_screen(app)
        assert "B1" not in on_screen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "Player A lays green 6 at stone 3." in on_screen(app)
        assert "You are dealt green 6" not in on_screen(app)
        await pilot.press("up", "f5")
        assert "g6 3" not in on_screen(app)

    play(table, script)


def test_answers_pages_and_the_search_of_rules(tmp_path: Path) -> None:
    table = table_of(tmp_path, "schotten", start_player=0)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("escape")
        await type_line(pilot, "claim 3")
        assert "No: claims come after a card is played (rule 3.5)." in on_screen(app)
        await type_line(pilot, "lay blue 1 at stnoe 4")
        assert "Did you mean: Lay blue 1 at stone 4?" in in_one_line(app)
        await pilot.press("f4")
        await pilot.press(*"tie")
        await pilot.pause()
        assert "4.2" in on_screen(app)
        await pilot.press("escape", "f1")
        await pilot.pause()
        assert "why stone 3 can or cannot be claimed" in on_screen(app)
        await pilot.press("escape")
        await type_line(pilot, "unseen")
        assert "A number may still come" in on_screen(app)
        await pilot.press("escape")
        await type_line(pilot, "undo")
        assert "There is nothing to take back yet." in on_screen(app)

    play(table, script)


def test_a_rule_is_shown_with_its_examples(tmp_path: Path) -> None:
    table = table_of(tmp_path, "schotten", start_player=0)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("escape", "f4")
        await pilot.pause()
        assert "by Reiner Knizia" in in_one_line(app)
        assert "A *side*" not in on_screen(app)
        await pilot.press(*"tactics")
        await pilot.pause()
        assert "Example" not in on_screen(app)
        await pilot.press("escape")
        await type_line(pilot, "rules 10.6")
        assert "Example: Their equal side was complete first." in on_screen(app)
        stones = next(row for row in on_screen(app).splitlines() if "☆4" in row)
        assert "9" in stones.partition("☆4")[2], "the board of the example is whole"
        await pilot.press("pagedown")
        await pilot.pause()
        assert "Try: Play the Banshee" in on_screen(app)

    play(table, script)


def test_a_click_on_a_rule_shows_its_examples(tmp_path: Path) -> None:
    table = table_of(tmp_path, "schotten", start_player=0)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("escape", "f4")
        await pilot.pause()
        rows = on_screen(app).splitlines()
        row = next(n for n, row in enumerate(rows) if "1.2 " in row)
        await pilot.click(offset=(rows[row].index("1.2"), row))
        await pilot.pause()
        assert "Example: " in on_screen(app)
        assert "1.3 " not in on_screen(app)

    play(table, script)


def test_a_move_is_taken_back_by_the_rules(tmp_path: Path) -> None:
    table = table_of(tmp_path, "hammer", people=2)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("escape")
        for line in ("1", "2"):
            await pilot.pause()
            await pilot.press("enter")
            await type_line(pilot, line)
        await pilot.pause()
        await pilot.press("enter")
        await type_line(pilot, "wallace angus")
        assert (1, "to Angus") in table.session.record.plies
        await pilot.press("f3")
        await pilot.pause()
        assert "Taken back: Move Wallace from Fife to Angus" in " ".join(on_screen(app).split())

    play(table, script)
    assert (1, "to Angus") not in table.session.record.plies


def test_the_screen_follows_its_size(tmp_path: Path) -> None:
    table = advance(table_of(tmp_path, "hammer"), 12)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        if len(app.screen_stack) > 1:
            await pilot.press("escape")
        for size in ((80, 24), (120, 40), (100, 30), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            screen = on_screen(app)
            for part in ("Ross", "England", "F1 Help", "1:"):
                assert part in screen, (size, screen)
            assert all(len(row) <= size[0] for row in screen.splitlines())
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "the table needs 80x24" in in_one_line(app)

    play(table, script)


def test_leaving_a_new_game_asks_whether_it_is_kept(tmp_path: Path) -> None:
    table = table_of(tmp_path, "schotten", start_player=0)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        app.may_discard = True
        await pilot.press("escape", "ctrl+q")
        await pilot.pause()
        assert "Keep the game to go on later?" in on_screen(app)
        await pilot.click("#discard")
        await pilot.pause()

    assert play(table, script).return_value == "discarded"


def test_a_long_name_is_whole_where_there_is_room(tmp_path: Path) -> None:
    table = table_of(tmp_path, "schotten", "de", people=2, start_player=0)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("escape", "enter")
        await pilot.pause()
        assert "Spieler B" in on_screen(app).splitlines()

    play(table, script)
