"""People together: by link, six in a round, and handing over one device."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.person import ASKED, BOARD, Person

UNSEEN = re.compile(r'"unseen":\[[^\]]*\]')
CARD_BUTTONS = "[data-hand]"


def invite(host: Person) -> str:
    """Open a table for a friend with the form; give the link of the free seat."""
    host.go("/new?game=schotten")
    host.page.get_by_role("textbox", name="Your name").fill("Ann")
    host.button("Open the table").click()
    link = host.page.get_by_role("textbox", name="Link of this seat")
    expect(link).to_have_value(re.compile("#seat="))
    return link.input_value()


def sit_down(guest: Person) -> None:
    """Take the seat that a link invites to, under a name of one's own."""
    guest.page.get_by_role("textbox", name="Your name").fill("Bob")
    guest.button("Sit down here").click()
    expect(guest.page.locator(BOARD)).to_be_visible()


def test_the_seats_of_an_invitation_are_called_by_their_clans(come: Come) -> None:
    ann = come()
    table = ann.open_table("swords", ["me", "open", "open", "open"])
    ann.go(f"/t/{table}")
    for clan in ("Comyn", "Douglas", "Fraser"):
        expect(ann.page.get_by_role("heading", name=f"Clan {clan}")).to_be_visible()
    expect(ann.page.get_by_text("Seat 2")).to_have_count(0)


def take_a_turn(person: Person, lots: random.Random) -> None:
    """Click until somebody else is asked."""
    while True:
        assert person.wait_until_asked()
        seat = person.frame()["seat"]
        person.click_one(lots)
        if seat not in person.frame()["waiting"]:
            return


def all_a_page_knows(person: Person) -> str:
    """Give every socket frame, the storage and the page; not the list of cards nobody has seen."""
    kept = person.page.evaluate("() => JSON.stringify({...localStorage, ...sessionStorage})")
    frames = [UNSEEN.sub("", frame) for frame in person.heard]
    return "\n".join([*frames, kept, person.page.content()])


def test_two_people_play_over_an_invite_link_and_see_no_hand_but_their_own(come: Come) -> None:
    ann, bob = come(), come()
    link = invite(ann)
    bob.go(link)
    expect(bob.page.get_by_text("Ann waits for you")).to_be_visible()
    assert ann.get(f"/tables/{ann.table()}")["state"] == "open"
    sit_down(bob)
    expect(ann.page.locator(BOARD)).to_be_visible()
    assert "seat=" not in bob.page.url
    assert [seat["name"] for seat in ann.get(f"/tables/{ann.table()}")["seats"]] == ["Ann", "Bob"]
    lots = random.Random(5)
    table = ann.table()
    for _ in range(8):
        first = ann.get(f"/tables/{table}")["waiting"][0]
        take_a_turn((ann, bob)[first], lots)
    hands = [person.get(f"/tables/{table}/state")["view"]["hand"] for person in (ann, bob)]
    for person, hand, other in ((ann, hands[0], hands[1]), (bob, hands[1], hands[0])):
        known = all_a_page_knows(person)
        assert all(re.search(rf"\b{card}\b", known) for card in hand)
        assert not [card for card in other if re.search(rf"\b{card}\b", known)]


def unseen_says_nothing(person: Person) -> None:
    """The list of unseen cards is all the cards but those that lie open."""
    view = person.frame()["view"]
    laid = {card for stone in view["stones"] for side in stone["sides"] for card in side}
    clans = {f"{clan}{strength}" for clan in "ROYGBP" for strength in range(1, 10)}
    assert set(view["unseen"]) == clans - laid


def test_a_card_that_is_laid_and_a_word_that_is_said_reach_the_other_page(come: Come) -> None:
    ann, bob = come(), come()
    bob.go(invite(ann))
    sit_down(bob)
    table = ann.table()
    people = (ann, bob)
    first = ann.get(f"/tables/{table}")["waiting"][0]
    take_a_turn(people[first], random.Random(6))
    laid = people[first].frame()["view"]["stones"]
    (card,) = [card for stone in laid for side in stone["sides"] for card in side]
    other = people[1 - first]
    colour = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
    expect(other.page.get_by_role("log")).to_contain_text(f"lays {colour[card[0]]} {card[1]} at")
    unseen_says_nothing(other)
    other.page.get_by_role("tab", name="Talk").click()
    other.page.get_by_role("textbox", name="Say something").fill("Slàinte!")
    other.page.keyboard.press("Enter")
    people[first].page.get_by_role("tab", name="Talk").click()
    expect(people[first].page.get_by_role("tabpanel")).to_contain_text("Slàinte!")


@pytest.mark.soak
def test_six_people_play_swords_and_bagpipes(come: Come) -> None:
    people = [come() for _ in range(6)]
    ann, *others = people
    table = ann.open_table("swords", ["me", *["open"] * 5], options={"players": 6}, public=True)
    for person in people:
        person.go(f"/t/{table}")
    for person in others:
        person.button("Sit down here").first.click()
        expect(person.button("Leave the table").or_(person.page.locator(BOARD))).to_be_visible()
    lots = random.Random(7)
    by_seat = {}
    for person in people:
        expect(person.page.locator(BOARD)).to_be_visible()
        expect(person.page.get_by_role("list", name="Players")).to_contain_text("you")
        by_seat[person.frame()["seat"]] = person
    assert sorted(by_seat) == list(range(6))
    moved: set[int] = set()
    while len(moved) < 6:
        seat = ann.get(f"/tables/{table}")["waiting"][0]
        assert by_seat[seat].wait_until_asked()
        by_seat[seat].click_one(lots)
        moved.add(seat)
    nobody_knows_the_cards_of_others(list(by_seat.values()))


def test_a_stranger_who_sits_down_over_a_slow_line_has_a_seat(come: Come) -> None:
    ann, bob = come(), come()
    table = ann.open_table("schotten", ["me", "open"], public=True)
    bob.go(f"/t/{table}")

    def slowly(route: Route) -> None:
        # By then the socket has been opened again, for the guest that the stranger became.
        bob.page.get_by_role("link", name="Guest").wait_for()
        bob.page.wait_for_timeout(1000)
        route.continue_()

    bob.page.route("**/join", slowly)
    bob.button("Sit down here").click()
    expect(bob.page.get_by_role("list", name="Players")).to_contain_text("you")
    assert bob.frame()["seat"] == 1


def nobody_knows_the_cards_of_others(people: list[Person]) -> None:
    views = [person.frame()["view"] for person in people]
    assert any(view["hand"] for view in views)
    for person, own in zip(people, views):
        shown = {card for player in own["players"] for card in player["open"] + player["resting"]}
        open_cards = shown | set(own["hand"]) | set(own["discards"])
        secret = {card for view in views for card in view["hand"]} - open_cards
        known = all_a_page_knows(person)
        assert all(re.search(rf"\b{card}\b", known) for card in own["hand"])
        assert not [card for card in secret if re.search(rf"\b{card}\b", known)]


def test_the_device_is_handed_over_without_showing_the_other_hand(come: Come) -> None:
    ann = come()
    ann.go("/new?game=schotten")
    ann.page.get_by_text("On this device").click()
    ann.button("Start the game").click()
    table = ann.table()
    lots = random.Random(8)
    for _ in range(4):
        expect(ann.page.get_by_role("heading", name="Hand over to")).to_be_visible()
        seat = ann.get(f"/tables/{table}")["waiting"][0]
        hands = [ann.get(f"/tables/{table}/state?seat={one}")["view"]["hand"] for one in (0, 1)]
        assert ann.page.locator(f"{BOARD}, {CARD_BUTTONS}").count() == 0
        covered = ann.page.content()
        assert not [card for card in hands[0] + hands[1] if re.search(rf"\b{card}\b", covered)]
        ann.button(re.compile("^I am")).click()
        ann.wait_until_asked()
        shown = ann.page.locator(CARD_BUTTONS)
        assert sorted(one.get_attribute("data-hand") or "" for one in shown.all()) == sorted(
            hands[seat]
        )
        own_turn(ann, lots)


def test_on_a_shared_phone_the_last_event_is_read_and_nobody_is_away(come: Come) -> None:
    ann = come(viewport={"width": 390, "height": 844})
    table = ann.open_table("schotten", ["me", "me"], options={"start_player": 0})
    ann.act_for(table, 0)
    ann.go(f"/t/{table}")
    ann.button(re.compile("^I am")).click()
    assert ann.wait_until_asked()
    line = ann.page.locator("[data-latest]")
    expect(line).to_contain_text("lays")
    assert line.evaluate("(one) => one.clientWidth >= 100 && one.scrollWidth <= one.clientWidth")
    expect(ann.button("Cover the board")).to_be_visible()
    expect(ann.page.locator("[data-do=claim], [data-do=call-bot]")).to_have_count(0)


def own_turn(person: Person, lots: random.Random) -> None:
    """Click until somebody else is next, then cover the board."""
    cover = person.page.locator("[data-cover=next]")
    while True:
        person.page.locator(ASKED).or_(cover).first.wait_for()
        if cover.is_visible():
            cover.click()
            return
        person.click_one(lots)
