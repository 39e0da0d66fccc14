"""The review page: a finished game is looked back at, in the reader's language."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.test_people import complaints


def test_a_finished_game_is_reviewed_from_its_table(come: Come) -> None:
    ann = come()
    table = ann.open_table("schotten", ["me", "me"])
    ann.finish(table, 30)
    ann.page.goto(f"/t/{table}")
    ann.page.get_by_role("link", name="Review").click()
    expect(ann.page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=90_000)
    expect(ann.page.locator("[data-margin]")).to_contain_text(re.compile(r"off by \d+ points"))
    assert ann.page.get_by_role("img", name="Chance to win").count() == 2
    rows = ann.page.locator("[data-review] tbody tr")
    assert rows.count() == 2
    step = ann.page.get_by_role("slider", name="Step")
    ann.page.get_by_role("img", name="Chance to win").first.click()
    expect(step).to_have_attribute("aria-valuetext", re.compile(r"^[5-9] of|^1\d of"))
    ann.page.get_by_role("tab", name="Moves").click()
    expect(ann.page.locator("[data-moves] [aria-current]")).to_contain_text(
        re.compile("Lay |Claim ")
    )


# The card stands in the window and covers nothing that it speaks of.
COVERS: Final = """() => {
    const card = document.querySelector("[data-hint]").getBoundingClientRect();
    const meets = (box) => card.left < box.right - 1 && box.left < card.right - 1
        && card.top < box.bottom - 1 && box.top < card.bottom - 1;
    const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
    const lit = [...document.querySelectorAll("[data-board] [data-lit]:not(path)")]
        .filter((one) => one.checkVisibility() && meets(one.getBoundingClientRect()));
    return [...(inside ? [] : ["out of the window"]), ...lit.map((one) => one.outerHTML.slice(0, 80))];
}"""


def covered_by_the_hint(person: Person) -> list[str]:
    """Give what the card of a hint covers; it takes its place once the board has settled."""
    found: list[str] = []
    for _ in range(30):
        found = person.page.evaluate(COVERS)
        if not found:
            break
        person.page.wait_for_timeout(200)
    return found


@pytest.mark.parametrize("game", ["schotten", "swords", "hammer"])
def test_a_hint_stands_beside_what_it_speaks_of_and_pushes_nothing_out_of_sight(
    come: Come, game: str
) -> None:
    ann = come(viewport={"width": 1440, "height": 900}, bypass_csp=True)
    options = {"schotten": {"start_player": 0}, "swords": {"oldest": 0}}.get(game, {})
    seats = ["me", *["bot:greedy"] * (3 if game == "swords" else 1)]
    table = ann.open_table(game, seats, options=options, salt="thistle")
    ann.go(f"/t/{table}")
    ann.button("Hint").click()
    expect(ann.page.locator("[data-hint]")).to_be_visible()
    expect(ann.page.locator("[data-board] [data-lit]").first).to_be_visible()
    assert ann.out_of_sight() == []
    assert complaints(ann) == []
    assert covered_by_the_hint(ann) == []
    ann.page.set_viewport_size({"width": 390, "height": 844})
    assert covered_by_the_hint(ann) == []
    ann.page.locator("[data-hint]").get_by_role("button", name="Close").click()
    expect(ann.page.locator("[data-hint], [data-board] [data-lit]")).to_have_count(0)


# All but the bearer of the badge choose their side in secret.
BADGED: Final = """
arms: ragman_roll
badge: 2 from 0
2: side Scotland open
now: tokens open open - open"""


def test_a_hint_of_swords_and_bagpipes_names_the_side_in_words(come: Come) -> None:
    ann = come()
    seats = ["me", *["bot:random"] * 3]
    table = ann.open_table("swords", seats, position=BADGED)
    ann.go(f"/t/{table}")
    ann.button("Hint").click()
    hint = ann.page.locator("[data-hint] strong")
    expect(hint).to_have_text(
        re.compile(r"^Lay the (crown, for England|bonnet, for Scotland).*\.$")
    )


def test_a_hint_is_shown_until_the_table_moves_on(come: Come) -> None:
    ann = come()
    table = ann.open_table("schotten", ["me", "bot:greedy"], options={"start_player": 0})
    ann.page.goto(f"/t/{table}")
    ann.page.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_role("status").locator("[data-hint]")
    expect(hint).to_contain_text(re.compile(r"Lay \w+ \d at stone \d\."))
    expect(hint).to_contain_text(re.compile("best spare|opens stone"))
    stone = re.findall(r"at stone (\d)", hint.inner_text())[0]
    lit = ann.page.locator("[data-board] [data-lit]")
    expect(lit).to_have_count(2)
    expect(lit.and_(ann.page.locator(f'[data-stone="{stone}"]'))).to_be_visible()
    expect(lit.and_(ann.page.locator("[data-hand]"))).to_be_visible()
    ann.act_for(table, 0)
    expect(hint).to_have_count(0)
    expect(lit).to_have_count(0)
