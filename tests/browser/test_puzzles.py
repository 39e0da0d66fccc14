"""Puzzles in the browser: from the list to the board, an answer, its proof, and the next one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from saltire.puzzles.library import puzzle
from tests.browser.conftest import Come


@pytest.mark.parametrize("game", ["schotten", "swords", "hammer"])
def test_a_puzzle_is_solved_and_the_next_one_comes(come: Come, game: str) -> None:
    ann = come()
    ann.go("/puzzles")
    ann.page.locator(f"[data-next={game}]").click()
    form = ann.page.locator("form[data-puzzle]")
    one = puzzle(form.get_attribute("data-puzzle") or "")
    assert one.game == game
    expect(ann.page.locator(f"[data-board={game}] section").first).to_be_visible()
    answers = form.locator("input[type=radio]")
    expect(answers).to_have_count(len(one.choices))
    answers.nth(one.answer).check()
    form.get_by_role("button", name="Answer").click()
    expect(form.get_by_text("Right!")).to_be_visible()
    expect(form.locator("li")).to_have_count(len(one.why))
    form.get_by_role("link", name="Next puzzle").click()
    expect(form).not_to_have_attribute("data-puzzle", one.id)
    expect(form.get_by_text("Right!")).to_have_count(0)
    ann.go(f"/puzzles?game={game}")
    expect(ann.page.locator("tbody tr", has_text="solved")).to_have_count(1)
