"""The review page: a finished game is looked back at, in the reader's language."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come


def test_a_finished_game_is_reviewed_from_its_table(come: Come) -> None:
    ann = come()
    table = ann.open_table("schotten", ["me", "me"])
    ann.finish(table, 30)
    ann.page.goto(f"/t/{table}")
    ann.page.get_by_role("link", name="Review").click()
    expect(ann.page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=90_000)
    assert ann.page.get_by_role("img", name="Chance to win").count() == 2
    rows = ann.page.locator("tbody tr")
    assert rows.count() == 2
    ann.page.get_by_role("link", name="Replay", exact=True).click()
    expect(ann.page).to_have_url(f"/replay/{table}")


def test_a_hint_is_shown_until_the_table_moves_on(come: Come) -> None:
    ann = come()
    table = ann.open_table("schotten", ["me", "bot:greedy"], options={"start_player": 0})
    ann.page.goto(f"/t/{table}")
    ann.page.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_role("status").filter(has_text=re.compile(r"Lay \w+ \d at stone \d\."))
    expect(hint).to_be_visible(timeout=20_000)
    expect(hint).to_contain_text(re.compile("best spare|opens stone"))
    stone = re.findall(r"at stone (\d)", hint.inner_text())[0]
    lit = ann.page.locator("[data-board] [data-lit]")
    expect(lit).to_have_count(2)
    expect(lit.and_(ann.page.locator(f'[data-stone="{stone}"]'))).to_be_visible()
    expect(lit.and_(ann.page.locator("[data-hand]"))).to_be_visible()
    ann.act_for(table, 0)
    expect(hint).to_have_count(0)
    expect(lit).to_have_count(0)
