"""The rulebook plays: an example on a live board, and a refusal that opens one."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from saltire import titles
from saltire.rulebook import rules_of
from tests.browser.conftest import Come
from tests.browser.person import BOARD

EXAMPLE: Final = '[data-example-of="3.1"]'


def test_an_example_is_tried_on_its_board_and_put_back(come: Come) -> None:
    zoe = come(locale="de-DE")
    zoe.go("/rules/schotten#3.1")
    board = zoe.page.locator(EXAMPLE)
    told = zoe.page.get_by_role("figure").get_by_role("status")
    zoe.button("Probieren: Rot 7 an Stein 3 legen").click()
    expect(board).to_have_attribute("data-done", "1")
    zoe.button("Probieren: Stein 3 nehmen").click()
    expect(told).to_contain_text("Stein 3")
    expect(board).to_have_attribute("data-done", "2")
    zoe.button("Zurück zur Stellung").click()
    expect(board).to_have_attribute("data-done", "0")
    # Something else that is legal, by the board itself.
    board.locator('[data-choice="P2"]').click()
    board.locator('[data-action="P2@5"]:enabled:visible').first.click()
    expect(board).to_have_attribute("data-done", "1")
    expect(zoe.page.locator("[data-example-try]")).to_have_count(0)


def test_a_battle_whose_beginning_is_not_told_says_nothing_of_shots(come: Come) -> None:
    zoe = come()
    zoe.go("/rules/hammer")
    zoe.page.locator('[data-examples="5.3"]').click()
    battle = zoe.page.locator("[data-example-of='5.3'] .battle").first
    expect(battle).to_contain_text("Wallace")
    expect(battle).not_to_contain_text("No shot fired yet")


def test_a_refusal_in_an_example_names_the_rule(come: Come) -> None:
    zoe = come()
    zoe.go("/rules/schotten")
    zoe.page.locator('[data-examples="3.9"]').click()
    zoe.page.locator("[data-example-try]").click()
    expect(zoe.page.locator('[data-example-refused="3.9"]')).to_be_visible()
    expect(zoe.page.locator('[data-example-of="3.9"]')).to_have_attribute("data-done", "0")


def test_a_refusal_at_the_table_opens_an_example_and_shows_what_can_be_done(come: Come) -> None:
    ann = come()
    table = ann.open_table("schotten", ["me", "bot:greedy"], options={"start_player": 0})
    ann.go(f"/t/{table}")
    assert ann.wait_until_asked()
    ann.button("Look closely at stone 3").click()
    ann.button("Claim stone 3").click()
    toast = ann.page.get_by_role("status").filter(has_text="Rule")
    toast.get_by_role("link", name=re.compile(r"^Rule \S+")).click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.locator('[data-rule="3.5"] [data-example]').first).to_be_visible()
    dialog.locator("[data-could]").click()
    expect(ann.page.locator(f"{BOARD} [data-lit]").first).to_be_visible()


TRY_ALL: Final = """async () => {
    const found = [], sleep = (ms) => new Promise((go) => setTimeout(go, ms));
    const until = async (holds, fault) => {
        for (let i = 0; i < 1000; i++) if (holds()) return true; else await sleep(25);
        found.push(fault);
        return false;
    };
    const figures = () => [...document.querySelectorAll("figure")];
    const drawn = () => figures().length && figures().every((one) => one.querySelector("[data-example] *"));
    const idle = (one) => !one.querySelector("[data-example-try]:disabled, [data-example-reset]:disabled");
    for (const link of document.querySelectorAll("[data-examples]")) {
        const rule = link.dataset.examples;
        link.click();
        await until(drawn, `${rule} is not drawn`);
        for (const one of figures()) {
            const done = () => one.querySelector("[data-example]").dataset.done;
            for (let next; (next = one.querySelector("[data-example-try]")); ) {
                const before = done(), said = next.textContent;
                next.click();
                const moved = () => done() !== before || one.querySelector("[data-example-refused]");
                if (!(await until(() => moved() && idle(one), `${rule}: nothing came of ${said}`))) break;
            }
        }
        link.click();
        await until(() => !figures().length, `${rule} does not close`);
    }
    return found;
}"""


@pytest.mark.soak
@pytest.mark.parametrize("game", titles())
def test_every_example_is_drawn_and_can_be_tried_to_its_end(come: Come, game: str) -> None:
    zoe = come()
    zoe.go(f"/rules/{game}")
    expect(zoe.page.locator("[data-examples]").first).to_be_visible()
    assert zoe.page.locator("[data-examples]").count() == len(rules_of(game))
    assert zoe.page.evaluate(TRY_ALL) == []
