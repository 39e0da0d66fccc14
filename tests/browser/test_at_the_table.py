"""What a table does besides moves: refusals with their rule, undo, replay, the check of the deals."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.person import BOARD, Person

# This server has no bot workers, so that no bot moves during a test.
AGAINST = ["me", "bot:greedy"]
FIRST = {"start_player": 0}


def sit(person: Person, **options: object) -> str:
    """Open a game of Schotten Totten where this person begins."""
    table = person.open_table("schotten", AGAINST, options={**FIRST, **options})
    person.go(f"/t/{table}")
    assert person.wait_until_asked()
    return table


def lay(person: Person, stone: int) -> None:
    """Click a clan card of the hand, then a stone."""
    card = next(card for card in person.frame()["view"]["hand"] if len(card) == 2)
    person.page.locator(f'{BOARD} [data-choice="{card}"]').click()
    person.press(f"{card}@{stone}")


def test_an_illegal_try_names_the_rule_and_its_link_opens_the_rules_reader(come: Come) -> None:
    ann = come()
    sit(ann)
    ann.button("Look closely at stone 3").click()
    ann.button("Claim stone 3").click()
    toast = ann.page.get_by_role("status").filter(has_text="Rule")
    link = toast.get_by_role("link", name=re.compile(r"^Rule \S+"))
    rule = link.inner_text().removeprefix("Rule ")
    assert ann.frame()["n"] == 1
    link.click()
    expect(ann.page.get_by_role("dialog").locator(f'[data-rule="{rule}"]')).to_be_in_viewport()
    expect(ann.page).to_have_url(re.compile(r"/t/"))


def test_the_rules_reader_speaks_the_language_of_the_page(come: Come) -> None:
    zoe = come(locale="fr-FR")
    zoe.go("/rules/schotten#5.4.3")
    rule = zoe.page.locator('[data-rule="5.4.3"]')
    expect(rule).to_contain_text("L'égalité suffit")
    expect(rule).to_be_focused()
    chapters = zoe.page.locator("main section[lang]")
    expect(chapters.first).to_have_attribute("lang", "fr")
    zoe.page.get_by_role("searchbox").fill("chasseur de tete piochez")
    expect(zoe.page.locator("[data-rule]")).to_have_count(1)
    expect(zoe.page.locator('[data-rule="10.1"]')).to_contain_text("Chasseur de Tête")
    zoe.page.get_by_role("searchbox").fill("")
    choice = zoe.page.get_by_role("contentinfo").get_by_role("combobox")
    choice.focus()
    choice.select_option("de")
    expect(rule).to_contain_text("Gleich genügt")
    expect(chapters.first).to_have_attribute("lang", "de")
    expect(choice).to_be_focused()


def test_a_refused_stone_says_why_and_the_card_stays_in_hand(come: Come) -> None:
    ann = come()
    table = ann.open_table("schotten", ["me", "me"], options=FIRST)
    for _ in range(6):
        seat = ann.get(f"/tables/{table}")["waiting"][0]
        hand = ann.get(f"/tables/{table}/state?seat={seat}")["view"]["hand"]
        ann.act_for(table, seat, f"{hand[0]}@{1 + seat}")
    ann.go(f"/t/{table}")
    ann.button(re.compile("^I am")).click()
    ann.wait_until_asked()
    hand = ann.frame()["view"]["hand"]
    ann.page.locator(f'{BOARD} [data-choice="{hand[0]}"]').click()
    ann.button(re.compile(r"why not at stone 1\?$")).click()
    expect(ann.page.get_by_role("status").filter(has_text="Rule")).to_be_visible()
    assert ann.get(f"/tables/{table}/state?seat=0")["view"]["hand"] == hand


def play_cards(person: Person, table: str) -> int:
    """Let both sides of a war play a card with a number; give the seat that moves first."""
    for seat in (0, 1):
        legal = person.get(f"/tables/{table}/state?seat={seat}")["legal"]
        person.act_for(table, seat, next(one for one in legal if one[-1].isdigit()))
    return int(person.get(f"/tables/{table}")["waiting"][0])


def test_a_march_is_undone_step_by_step_until_it_is_ended(come: Come) -> None:
    ann = come()
    table = ann.open_table("hammer", ["me", "me"])
    seat = play_cards(ann, table)
    ann.go(f"/t/{table}")
    ann.button(re.compile("^I am")).click()
    ann.wait_until_asked()
    undo = ann.button("Undo")
    before = ann.frame()["legal"]
    expect(undo).to_be_disabled()
    ann.page.locator(f"{BOARD} [data-list] summary").click()
    ann.press(next(one for one in ann.open_actions() if one.startswith("move ")))
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    assert ann.frame()["legal"] == before
    ann.press("end")
    expect(undo.and_(ann.page.locator(":enabled"))).to_have_count(0)
    assert ann.get(f"/tables/{table}/state?seat={seat}")["undo"] is False


def test_nothing_is_undone_after_a_draw(come: Come) -> None:
    ann = come()
    sit(ann, tactics=True)
    lay(ann, 4)
    ann.press("draw clan")
    assert ann.frame()["waiting"] == [1]
    expect(ann.button("Undo")).to_be_disabled()


def finished(person: Person) -> str:
    table = person.open_table("schotten", ["me", "me"], options=FIRST, salt="bonnie")
    person.finish(table, 8)
    return table


def laid_by(person: Person, table: str, stop: int) -> int:
    """Count the cards that lie on the table at a stop of the replay."""
    view = person.get(f"/tables/{table}/replay?first={stop}&seat=0")["moments"][0]["view"]
    return sum(len(side) for stone in view["stones"] for side in stone["sides"])


def test_a_replay_is_scrubbed_stepped_and_branched_off(come: Come) -> None:
    ann = come()
    game = finished(ann)
    ann.go(f"/replay/{game}")
    step = ann.page.get_by_role("slider", name="Step")
    laid = ann.page.locator(f"{BOARD} [data-side] li svg")
    expect(step).to_have_attribute("aria-valuetext", "0 of 8")
    ann.button("One step on").click()
    expect(step).to_have_attribute("aria-valuetext", "1 of 8")
    expect(laid).to_have_count(1)
    ann.button("To the end").click()
    expect(step).to_have_attribute("aria-valuetext", "8 of 8")
    expect(laid).to_have_count(laid_by(ann, game, 8))
    step.fill("3")
    expect(step).to_have_attribute("aria-valuetext", "3 of 8")
    expect(laid).to_have_count(3)
    ann.go(f"/replay/{game}?at=5")
    expect(step).to_have_attribute("aria-valuetext", "5 of 8")
    expect(step).to_have_js_property("value", "5")
    step.fill("3")
    expect(laid).to_have_count(3)
    ann.page.locator("[data-branch]").click()
    table = ann.table()
    assert ann.get(f"/tables/{table}")["state"] == "playing"
    expect(laid).to_have_count(3)


def test_the_browser_itself_checks_the_deals_of_a_finished_game(come: Come) -> None:
    ann = come()
    table = finished(ann)
    ann.go(f"/fair/{table}")
    expect(ann.page.get_by_text("bonnie")).to_be_visible()
    ann.button("Check this game").click()
    draws = ann.get(f"/tables/{table}/fairness")["draws"]
    result = ann.page.get_by_role("status").filter(has_text="roved")
    expect(result).to_have_text(re.compile(rf"^\s*Proved: all {draws} draws"))
    # A server that dealt otherwise is found out.
    ann.page.route("**/draws", one_draw_changed)
    ann.page.reload()
    ann.button("Check this game").click()
    expect(result).to_have_text(re.compile(r"^\s*Not proved: draw 5 "))


def one_draw_changed(route: Route) -> None:
    answer = route.fetch().json()
    draw = answer["draws"][4]
    draw["index"] = (draw["index"] + 1) % draw["among"]
    route.fulfill(json=answer)


def test_the_unseen_cards_are_those_that_are_neither_laid_nor_in_the_own_hand(come: Come) -> None:
    ann = come()
    sit(ann)
    unseen = ann.page.locator(f"{BOARD} [data-tour=unseen] h3")
    expect(unseen).to_contain_text("(48)")
