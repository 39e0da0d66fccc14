"""What a table tells: a log that follows, a line that says what happened last, light on the board."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.person import BOARD, Person
from tests.browser.test_people import complaints

# So that it is not over before the test is; two people at the table are enough.
OPTIONS = {"schotten": {"start_player": 0, "rounds": 3}, "swords": {"players": 2}}
FROM_END = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"


def play(person: Person, table: str, moves: int) -> None:
    """Act for both seats of a table of one's own."""
    for _ in range(moves):
        person.act_for(table, person.get(f"/tables/{table}")["waiting"][0])


def watch(come: Come, game: str, moves: int) -> tuple[Person, Person, str, Locator]:
    """Ann plays both seats, Bob looks on."""
    ann, bob = come(), come(bypass_csp=True)
    table = ann.open_table(game, ["me", "me"], options=OPTIONS.get(game, {}))
    play(ann, table, moves)
    bob.be("Bob")
    bob.go(f"/t/{table}")
    log = bob.page.get_by_role("log")
    expect(log.locator("li").nth(3)).to_be_attached()
    return ann, bob, table, log


def test_the_log_starts_at_its_end_and_follows_unless_it_is_read(come: Come) -> None:
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
    # Whoever reads further up is left there.
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


def test_an_entry_of_the_log_lights_what_it_speaks_of_and_is_drawn_with_its_card_and_an_arrow(
    come: Come,
) -> None:
    _, bob, _, log = watch(come, "schotten", 9)
    entry = log.get_by_role("button", name=re.compile(r"lays .* at stone \d")).last
    stone = entry.inner_text().rstrip(".")[-1]
    entry.click()
    lit = bob.page.locator(f"{BOARD} [data-lit]")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-stone", stone)
    expect(bob.page.locator(f"{BOARD} [data-scene=card] svg")).to_have_count(2)
    expect(bob.page.locator(f"{BOARD} [data-arrow]")).to_have_count(1)
    bob.page.locator(f"{BOARD} [data-look='5']").click()
    expect(bob.page.get_by_role("region", name="Stone 5")).to_be_visible()
    assert complaints(bob) == []
    entry.click()
    expect(lit).to_have_count(0)
    bob.button("Rules").last.click()
    expect(bob.page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
    assert complaints(bob) == []


def test_a_step_of_swords_and_bagpipes_is_drawn_with_its_card_and_an_arrow(come: Come) -> None:
    _, bob, _, log = watch(come, "swords", 28)
    log.get_by_role("button", name=re.compile(r"^Round \d: ")).last.click()
    expect(bob.page.locator(f"{BOARD} [data-scene=invasion] h3")).to_be_visible()
    assert complaints(bob) == []
    log.get_by_role("button", name=re.compile(r"gives .* the badge")).last.click()
    expect(bob.page.locator(f"{BOARD} [data-scene]")).to_have_count(0)
    expect(bob.page.locator(f"{BOARD} [data-arrow]")).to_have_count(1)
    # On a phone the log is below the board, which comes back into sight.
    bob.page.set_viewport_size({"width": 390, "height": 844})
    log.get_by_role("button", name=re.compile(r"^Round \d: ")).last.click()
    expect(bob.page.locator(f"{BOARD} [data-scene=invasion] h3")).to_be_in_viewport()


def test_a_line_above_the_board_says_the_last_thing_that_happened(come: Come) -> None:
    _, bob, _, log = watch(come, "hammer", 30)
    latest = bob.page.locator("[data-latest]")
    assert latest.inner_text() in log.inner_text()
    # Lines that were folded up, here for want of room, look like the others.
    bob.page.set_viewport_size({"width": 1280, "height": 480})
    log.locator("summary").first.click()
    expect(log.locator("details[open] button").first).to_have_css("border-top-width", "0px")
    line, board = latest.bounding_box(), bob.page.locator(BOARD).bounding_box()
    assert line
    assert board
    assert line["y"] + line["height"] <= board["y"]


def test_the_other_side_is_told_with_cards_side_by_side_and_can_be_skipped_and_told_again(
    come: Come,
) -> None:
    ann, bob = come(reduced_motion="no-preference", viewport={"width": 1440, "height": 900}), come()
    table = ann.open_table("hammer", ["me", "open"], salt="thistle", public=True)
    bob.be("Bob")
    bob.post(f"/tables/{table}/join", seat=1)
    ann.page.clock.install()
    ann.go(f"/t/{table}")
    ann.wait_until_asked()
    # The telling ends by itself; with the clock stopped it stands however slow the machine is.
    ann.page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    ann.act_for(table, 0)
    bob.act_for(table, 1)
    cards = ann.page.locator(f"{BOARD} [data-scene=cards] figure")
    expect(cards).to_have_count(2)
    # A tool that changes nothing does its work at once.
    ann.button("Rules").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    expect(cards).to_have_count(0)
    ann.page.keyboard.press("Escape")
    ann.page.locator("[data-do=story]").click()
    expect(cards).to_have_count(2)
    ann.page.locator("[data-do=skip-story]").click()
    expect(cards).to_have_count(0)
    ann.page.locator("[data-do=story]").click()
    expect(cards).to_have_count(2)
    ann.page.keyboard.press("Shift")
    expect(cards).to_have_count(0)


def test_the_result_comes_into_sight_wherever_the_player_was(come: Come) -> None:
    ann = come(viewport={"width": 390, "height": 700})
    table = ann.open_table("hammer", ["me", "bot:greedy"])
    ann.go(f"/t/{table}")
    ann.wait_until_asked()
    ann.page.mouse.wheel(0, 3000)
    ann.page.wait_for_function("() => scrollY > 0")  # the wheel answers before the page has moved
    ann.post(f"/tables/{table}/do", what="resign", cid="bye", seat=0)
    expect(ann.page.locator("#result-title")).to_be_in_viewport()


def test_the_page_passes_by_itself_where_passing_is_all_one_can_do(come: Come) -> None:
    ann, others = come(auto_pass=True), come()
    table = others.open_table("swords", ["open", "me", "me", "me"], salt="thistle", public=True)
    ann.be("Bea")
    ann.post(f"/tables/{table}/join", seat=0)
    for _ in range(400):
        waiting = ann.get(f"/tables/{table}")["waiting"]
        if 0 in waiting:
            acts = [one for one in ann.legal(table) if not one.startswith("say ")]
            if acts == ["pass"]:
                break
            ann.act_for(table, 0, acts[0])
        else:
            others.act_for(table, waiting[0])
    n = ann.get(f"/tables/{table}/state?seat=0")["n"]
    ann.go(f"/t/{table}")
    for _ in range(100):  # the page takes its time, so that a pass tells nothing
        if ann.get(f"/tables/{table}/state?seat=0")["n"] > n:
            return
        ann.page.wait_for_timeout(300)
    raise AssertionError("the page has not passed")
