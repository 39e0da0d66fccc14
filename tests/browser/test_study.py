"""The page of studies: both sides are played, branches and comments kept and shared, positions set up."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import BOARD, Person
from tests.browser.test_people import complaints

PROVED = "1: R7 R8 R9 | G1; hand: B5 B7 | P1 P2"
CURRENT = "[data-moves] [aria-current]"
TALL = {"width": 1280, "height": 2400}
"""Nothing is scrolled between the press and the drop of what is dragged."""


def set_up(person: Person, text: str, game: str = "schotten") -> None:
    person.go(f"/study?game={game}")
    person.page.get_by_role("textbox", name="The position as text").fill(text)
    person.page.locator("[data-set-up]").click()
    expect(person.page.locator(CURRENT)).to_contain_text("Start")


def choose(person: Person, action: str) -> None:
    """Play by the list of choices: the board of each game has tests of its own."""
    choices = person.page.locator("details:has([data-row])")
    choices.evaluate("one => one.open = true")
    person.page.locator(f"[data-row='{action}']").first.click()
    expect(person.page.locator(CURRENT)).not_to_contain_text("Start")


def test_a_position_is_set_up_and_played_for_both_sides(come: Come) -> None:
    ann = come(bypass_csp=True)
    set_up(ann, PROVED)
    ann.page.locator(f"{BOARD} [data-action=B5], {BOARD} [data-choice=B5]").first.click()
    ann.page.locator(f"{BOARD} [data-action='B5@2']").first.click()
    expect(ann.page.locator(CURRENT)).to_contain_text("Lay blue 5 at stone 2")
    choose(ann, "claim 1")
    expect(ann.page.locator(CURRENT)).to_contain_text("Claim stone 1")
    choose(ann, "P1@3")
    expect(ann.page.locator(CURRENT)).to_contain_text("Seat 2")
    ann.page.get_by_role("textbox", name="Comment").fill("Was that wise?")
    ann.page.get_by_role("tab", name="Facts").click()
    expect(ann.page.locator("[data-facts]")).to_contain_text("cards not seen")
    expect(ann.page.locator("[data-hidden]")).to_contain_text("hand: ")
    assert complaints(ann) == []
    ann.page.get_by_role("tab", name="Moves").click()
    ann.page.locator(CURRENT).press("ArrowLeft")
    expect(ann.page.locator(CURRENT)).to_contain_text("Claim stone 1")
    choose(ann, "P2@3")
    expect(ann.page.locator("[data-moves] .other")).to_contain_text("Lay purple 1 at stone 3")
    ann.page.locator("[data-undo]").click()
    expect(ann.page.locator("[data-moves] .other")).to_have_count(0)


def test_with_all_open_the_board_shows_the_other_hand(come: Come) -> None:
    ann = come()
    set_up(ann, PROVED)
    other_hand = ann.page.locator(f"{BOARD} .rival .known")
    expect(other_hand).to_have_count(2)
    expect(ann.page.locator(f"{BOARD} .rival")).to_contain_text("known: purple 1, purple 2")
    ann.page.get_by_role("combobox", name="Seen by").select_option("Seat 1")
    expect(other_hand).to_have_count(0)


def test_a_refused_move_names_its_rule_and_changes_nothing(come: Come) -> None:
    ann = come()
    set_up(ann, PROVED)
    ann.page.route("**/study/step", lambda route: route.continue_())
    answer = ann.context.request.post(
        "/api/v1/study/step",
        data=json.dumps({"start": {"game": "schotten", "position": PROVED}, "actions": ["0 P1@1"]}),
        headers={"X-Saltire": "1", "Content-Type": "application/json"},
    )
    assert answer.status == 422
    assert answer.json()["error"]["rule"]


def test_a_study_travels_by_link_and_by_file(come: Come, tmp_path: Path) -> None:
    ann, bob = come(), come()
    table = ann.open_table("schotten", ["me", "me"], options={"start_player": 0})
    ann.finish(table, 6)
    ann.go(f"/replay/{table}?at=3")
    ann.page.get_by_role("combobox", name="Seen by").select_option(label="All open")
    expect(ann.page.locator("details:has([data-row])")).to_be_visible()
    first = ann.page.locator("[data-row]").nth(5).get_attribute("data-row") or ""
    choose(ann, first)
    expect(ann.page.locator("[data-moves] .other")).to_have_count(1)
    ann.page.get_by_role("textbox", name="Comment").fill("Better so.")
    ann.page.get_by_role("tab", name="Share").click()
    ann.button("Link").click()
    link = ann.page.get_by_label("The whole study is in this link").input_value()
    with ann.page.expect_download() as saved:
        ann.button("Save as file").click()
    file = tmp_path / "study.json"
    saved.value.save_as(file)
    for way in ("link", "file"):
        if way == "link":
            bob.page.goto(link)
        else:
            bob.go("/study")
            bob.page.get_by_role("tab", name="Share").click()
            bob.page.locator("input[type=file]").set_input_files(file)
        bob.page.get_by_role("tab", name="Moves").click()
        other = bob.page.locator("[data-moves] .other")
        expect(other).to_have_count(1)
        other.click()
        expect(bob.page.get_by_role("textbox", name="Comment")).to_have_value("Better so.")
    assert json.loads(file.read_text())["notes"] == {"7": "Better so."}


def test_a_text_is_checked_as_it_is_typed_and_its_pieces_are_moved(come: Come) -> None:
    ann = come(bypass_csp=True, viewport=TALL)
    ann.go("/study")
    text = ann.page.get_by_role("textbox", name="The position as text")
    faults = ann.page.locator("[data-faults]")
    text.fill("1: R1 R2 R3 R4 | -; hand: B1 | P1")
    expect(faults.get_by_role("link", name="Rule 3.4")).to_be_visible()
    expect(ann.page.locator("[data-set-up]")).to_be_disabled()
    piece = ann.page.get_by_role("button", name="R4", exact=True)
    piece.focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-put='hand (1)']").press("Enter")
    expect(piece).to_be_focused()
    expect(text).to_have_value("1: R1 R2 R3 | -\nhand: B1 R4 | P1")
    expect(faults).to_contain_text("This position can be played.")
    expect(ann.page.locator(f"{BOARD} [data-side] li svg")).to_have_count(3)
    assert complaints(ann) == []
    ann.page.get_by_role("button", name="R3", exact=True).drag_to(
        ann.page.get_by_role("group", name="hand (2)")
    )
    expect(text).to_have_value("1: R1 R2 | -\nhand: B1 R4 | P1 R3")
    ann.button("Write it out").click()
    expect(text).to_have_value(re.compile("^game: schotten\n1: R1 R2 [|] -"))
    ann.page.locator("[data-set-up]").click()
    ann.page.get_by_role("tab", name="Share").click()
    ann.page.locator("[data-play]").click()
    table = ann.table()
    info = ann.get(f"/tables/{table}")
    assert (info["position"], info["rated"]) == (True, False)


def test_a_position_is_built_from_nothing_by_pieces_and_choices_alone(come: Come) -> None:
    ann = come(bypass_csp=True, viewport=TALL)
    ann.go("/study?game=schotten")
    unplaced = ann.page.locator("[data-unplaced] button")
    expect(unplaced).to_have_count(54)
    elsewhere = ann.page.locator("[data-elsewhere]")
    text = ann.page.get_by_role("textbox", name="The position as text")
    for piece in ("R7", "R8", "R9"):
        ann.page.locator("[data-unplaced]").get_by_role("button", name=piece, exact=True).click()
        if piece == "R7":
            elsewhere.select_option(label="1 (1)")
        else:
            ann.page.locator("[data-put='1 (1)']").click()
    expect(unplaced).to_have_count(51)
    expect(text).to_have_value("1: R7 R8 R9 | -")
    # The next piece has the focus; arrows walk to another, Enter takes it up.
    focused = ann.page.locator("[data-unplaced] :focus")
    expect(focused).to_have_text("R1")
    ann.page.keyboard.press("ArrowRight")
    expect(focused).to_have_text("R2")
    ann.page.keyboard.press("Enter")
    elsewhere.select_option(label="hand (1)")
    expect(ann.page.locator("[data-faults]")).to_contain_text("This position can be")
    ann.page.locator("[data-unplaced]").get_by_role("button", name="G1", exact=True).drag_to(
        ann.page.locator("[data-empty='hand (2)']")
    )
    expect(text).to_have_value("1: R7 R8 R9 | -\nhand: R2 | G1")
    ann.page.locator("[data-stands] summary").click()
    ann.page.get_by_role("combobox", name="now").select_option("1 plays")
    claimed = ann.page.get_by_role("group", name="claimed (2)")
    claimed.get_by_role("checkbox", name="3").check()
    claimed.get_by_role("checkbox", name="2").check()
    ann.page.get_by_role("spinbutton", name="passes").fill("1")
    ann.page.get_by_role("spinbutton", name="passes").press("Tab")
    expect(text).to_have_value(
        "1: R7 R8 R9 | -\nhand: R2 | G1\nnow: 1 plays\nclaimed: - | 2 3\npasses: 1"
    )
    expect(ann.page.locator("[data-faults]")).to_contain_text("This position can be")
    expect(unplaced).to_have_count(49)
    assert complaints(ann) == []
    claimed.get_by_role("checkbox", name="3").uncheck()
    expect(text).to_have_value(re.compile("claimed: - [|] 2\n"))
    ann.page.locator("[data-set-up]").click()
    expect(ann.page.locator(CURRENT)).to_contain_text("Start")
    expect(ann.page.locator(f"{BOARD} [data-side] li svg")).to_have_count(3)


def test_facts_of_other_games_have_fields_of_their_own(come: Come) -> None:
    ann = come()
    ann.go("/study?game=hammer")
    ann.page.locator("[data-stands] summary").click()
    ann.page.get_by_role("spinbutton", name="turn").fill("2")
    ann.page.get_by_role("spinbutton", name="turn").press("Tab")
    text = ann.page.get_by_role("textbox", name="The position as text")
    expect(text).to_have_value("turn: 2")
    ann.page.locator("[data-unplaced]").get_by_role("button", name="Wallace", exact=True).click()
    ann.page.locator("[data-elsewhere]").select_option(label="Fife")
    expect(text).to_have_value("turn: 2\nFife: Wallace")
    ann.page.get_by_role("group", name="Fife").get_by_role("button", name="Wallace").click()
    ann.page.get_by_role("combobox", name="Change to").select_option("Wallace 3")
    expect(text).to_have_value("turn: 2\nFife: Wallace 3")
    ann.page.get_by_role("combobox", name="Game", exact=True).select_option("swords")
    expect(text).to_have_value("")
    expect(ann.page.locator("[data-stands]")).to_contain_text("0 gold")
    ann.page.locator("[data-stands] summary").click()
    ann.page.get_by_role("spinbutton", name="0 gold").fill("5")
    ann.page.get_by_role("spinbutton", name="0 gold").press("Tab")
    expect(text).to_have_value("0: gold 5")
    ann.page.locator("[data-options] summary").click()
    ann.page.get_by_role("combobox", name="How many play").select_option("5")
    expect(text).to_have_value("game: swords players=5\n0: gold 5")
    expect(ann.page.get_by_role("spinbutton", name="4 gold")).to_have_value("3")


def test_the_engine_is_asked_about_a_position(come: Come) -> None:
    ann = come(bypass_csp=True, viewport={"width": 390, "height": 844})
    set_up(ann, PROVED)
    ann.page.get_by_role("tab", name="Engine").click()
    ann.button("Think for 2 s").click()
    chances = ann.page.locator("[data-engine] .chances li")
    expect(chances).to_have_count(2)
    expect(chances.first).to_contain_text(re.compile(r"\d+\s%\s*\(\d+\s% . \d+\s%\)"))
    assert complaints(ann) == []
    ann.page.locator("[data-engine] ol button").first.click()
    ann.page.get_by_role("tab", name="Moves").click()
    expect(ann.page.locator(CURRENT)).to_contain_text("Lay ")


@pytest.mark.parametrize("game", ["schotten", "swords", "hammer"])
def test_a_replay_at_1440_by_900_shows_the_board_its_hand_and_the_steps_without_scrolling(
    come: Come, game: str
) -> None:
    ann = come(viewport={"width": 1440, "height": 900})
    options = {"players": 2} if game == "swords" else {}
    table = ann.open_table(game, ["me", "me"], options=options)
    ann.finish(table, 12)
    ann.go(f"/replay/{table}?at=8")
    expect(ann.page.locator(f"{BOARD} > *").last).to_be_visible()
    expect(ann.page.locator("[data-moves] [aria-current]")).to_be_visible()
    read = f"{BOARD} :is([data-tour=hand] button, [data-tour=ask], [data-tour=cards], .cards)"
    assert ann.out_of_sight(read) == []
    assert ann.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
