"""What a table tells: a log that follows, a line that says what happened last, light on the board."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.person import BOARD, Person

FIRST = {"start_player": 0, "rounds": 3}  # so that it is not over before the test is
FROM_END = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"


def play(person: Person, table: str, moves: int) -> None:
    """Act for both seats of a table of one's own."""
    for _ in range(moves):
        person.act_for(table, person.get(f"/tables/{table}")["waiting"][0])


def watch(come: Come, game: str, moves: int) -> tuple[Person, Person, str, Locator]:
    """Ann plays both seats, Bob looks on."""
    ann, bob = come(), come()
    table = ann.open_table(game, ["me", "me"], options=FIRST if game == "schotten" else {})
    play(ann, table, moves)
    bob.be("Bob")
    bob.go(f"/t/{table}")
    log = bob.page.get_by_role("log")
    expect(log.locator("li").nth(3)).to_be_attached()
    return ann, bob, table, log


def test_the_log_starts_at_its_end_and_follows_however_much_comes(come: Come) -> None:
    ann, bob, table, log = watch(come, "schotten", 20)
    last = log.locator("li").last
    expect(last).to_be_in_viewport()
    lines = log.locator("li button").count()
    bob.page.evaluate("document.querySelector('[role=log]').style.maxHeight = '150px'")
    play(ann, table, 8)
    expect(log.locator("li button")).not_to_have_count(lines)
    expect(log.locator("li").last).to_be_in_viewport()
    assert log.evaluate(FROM_END) < 2
    bob.page.reload()
    expect(log.locator("li").last).to_be_in_viewport()
    assert log.evaluate(FROM_END) < 2


def test_the_log_stays_where_it_is_read(come: Come) -> None:
    ann, bob, table, log = watch(come, "schotten", 20)
    log.evaluate("(list) => { list.scrollTop = 30 }")
    newest = bob.button(re.compile("^Newest"))
    expect(newest).to_be_visible()
    before = log.evaluate("(list) => list.scrollTop")
    lines = log.locator("li button").count()
    play(ann, table, 6)
    expect(log.locator("li button")).not_to_have_count(lines)
    assert log.evaluate("(list) => list.scrollTop") == before
    newest.click()
    expect(log.locator("li").last).to_be_in_viewport()
    expect(newest).to_have_count(0)


def test_an_entry_of_the_log_lights_what_it_speaks_of(come: Come) -> None:
    _, bob, _, log = watch(come, "schotten", 9)
    entry = log.get_by_role("button", name=re.compile(r"lays .* at stone \d")).last
    stone = entry.inner_text().rstrip(".")[-1]
    entry.click()
    lit = bob.page.locator(f"{BOARD} [data-lit]")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-stone", stone)
    entry.click()
    expect(lit).to_have_count(0)


def test_a_line_above_the_board_says_the_last_thing_that_happened(come: Come) -> None:
    _, bob, _, log = watch(come, "hammer", 30)
    latest = bob.page.locator("[data-latest]")
    assert latest.inner_text() in log.inner_text()
    line, board = latest.bounding_box(), bob.page.locator(BOARD).bounding_box()
    assert line
    assert board
    assert line["y"] + line["height"] <= board["y"]


def test_the_result_comes_into_sight_wherever_the_player_was(come: Come) -> None:
    ann = come(viewport={"width": 390, "height": 700})
    table = ann.open_table("hammer", ["me", "bot:greedy"])
    ann.go(f"/t/{table}")
    ann.wait_until_asked()
    ann.page.mouse.wheel(0, 3000)
    ann.post(f"/tables/{table}/do", what="resign", cid="bye", seat=0)
    expect(ann.page.locator("#result-title")).to_be_in_viewport()
