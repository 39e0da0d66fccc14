"""What can be chosen stands out on the board, and can be clicked; all else looks otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.style import Style
from textual.pilot import Pilot

from saltire.cli.full_screen.app import TableApp
from saltire.games.hammer.rules.constants import AREA_NAMES
from saltire.games.hammer.terminal.map_text import targets
from tests.cli.full_screen_driver import advance, play, table_of, type_line


def styles_on(app: TableApp, part: str) -> list[tuple[str, Style]]:
    """Give the pieces of text that a part shows, each with its style."""
    region = app.query_one(part).region
    strips = app.screen._compositor.render_strips()[region.y : region.bottom]
    pieces = [(piece.text.strip(), piece.style or Style()) for strip in strips for piece in strip]
    return [(text, style) for text, style in pieces if text]


def test_the_stones_where_a_card_may_lie_are_lit(tmp_path: Path) -> None:
    table = advance(table_of(tmp_path, "schotten"), 36)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        if len(app.screen_stack) > 1:
            await pilot.press("escape")
        await type_line(pilot, "1")
        legal = {choice.typed for choice in app.choices()}
        assert 0 < len(legal) < 9
        stones = {text: style for text, style in styles_on(app, "#board") if text in "123456789"}
        lit = {stone for stone, style in stones.items() if style.meta.get("line") == stone}
        assert lit == legal & set(stones)
        open_ones = {(style.color, style.bgcolor) for s, style in stones.items() if s in lit}
        others = {(style.color, style.bgcolor) for s, style in stones.items() if s not in lit}
        assert len(open_ones) == 1
        assert others
        assert not open_ones & others

    play(table, script)


def test_the_areas_where_a_block_may_go_are_lit(tmp_path: Path) -> None:
    table = advance(table_of(tmp_path, "hammer"), 14)
    legal = {AREA_NAMES[area] for area in targets(table.session.state.view(0))}  # type: ignore[arg-type]
    assert legal

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        if len(app.screen_stack) > 1:
            await pilot.press("escape")
        names = {text: style for text, style in styles_on(app, "#board") if text in AREA_NAMES}
        assert {name for name, style in names.items() if style.underline} == legal
        assert {name for name, style in names.items() if "line" in style.meta} == legal
        marks = [text for text, _ in styles_on(app, "#board") if text == "»"]
        assert len(marks) == len(legal)

    play(table, script)


def test_the_clans_that_may_be_chosen_are_lit_and_clicked(tmp_path: Path) -> None:
    table = advance(table_of(tmp_path, "swords", players=4), 37)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        if len(app.screen_stack) > 1:
            await pilot.press("escape")
        assert [choice.label.plain for choice in app.choices()] == ["Comyn", "Fraser"]
        clans = {text.split()[0]: style for text, style in styles_on(app, "#board")}
        for clan in ("Bruce", "Comyn", "Douglas", "Fraser"):
            assert bool(clans[clan].underline) is (clan in ("Comyn", "Fraser"))
        ply = table.session.ply
        board = app.query_one("#board").region
        rows = ["".join(p.text for p in s) for s in app.screen._compositor.render_strips()]
        row = next(n for n in range(board.y, board.bottom) if "Fraser (" in rows[n])
        await pilot.click(offset=(rows[row].index("Fraser ("), row))
        await pilot.pause()
        assert table.session.record.plies[ply][1] == "badge to 3"

    play(table, script)


def test_the_marked_choice_stands_out(tmp_path: Path) -> None:
    table = table_of(tmp_path, "schotten", start_player=0)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("escape")
        before = styles_on(app, "#choices")
        assert not any(style.reverse for _, style in before)
        await pilot.press("right", "right")
        await pilot.pause()
        marked = [style for _, style in styles_on(app, "#choices") if style.reverse]
        assert {style.meta.get("line") for style in marked} == {"2"}

    play(table, script)
