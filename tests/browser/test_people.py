"""Profiles and leaderboards: what others see of somebody's games, and what they do not."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.test_pages import ALL_RULES, AXE, RUN_AXE, TOO_WIDE

PASSWORD = "nine boundary stones"
RATED = {"public": True, "rated": True, "pace": {"kind": "live", "minutes": 5}}
SHAPES = (
    {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
)


def sign_up(person: Person, name: str) -> str:
    made = person.post("/account", name=name, password=PASSWORD)
    person.context.add_init_script("localStorage.setItem('saltire.known', '1')")
    return str(made["id"])


def play(one: Person, other: Person, loser: Person) -> str:
    """Play a rated game until somebody resigns."""
    id = str(one.post("/tables", game="schotten", seats=["me", "open"], **RATED)["id"])
    other.post(f"/tables/{id}/join", seat=1)
    for _ in range(14):
        waiting = one.get(f"/tables/{id}")["waiting"][0]
        (one, other)[waiting].act_for(id, waiting)
    loser.post(f"/tables/{id}/do", what="resign", cid="bye")
    return id


def rate(server: ServerProcess, shown: dict[str, int]) -> None:
    """Let people have played much: their ratings are not provisional any more."""
    with closing(sqlite3.connect(server.database, timeout=20)) as db, db:
        for id, rating in shown.items():
            db.execute(
                "INSERT OR REPLACE INTO ratings (person_id, game, players, mu, sigma, games, shown,"
                " best, changed) VALUES (?, 'schotten', 2, 30, 4, 31, ?, ?, 1790000000000)",
                (id, rating, rating + 25),
            )


def complaints(person: Person) -> list[str]:
    """Ask axe, and look for what is too wide; the page must be come to with bypass_csp."""
    person.page.add_script_tag(path=AXE)
    return [*person.page.evaluate(RUN_AXE, ALL_RULES), *person.page.evaluate(TOO_WIDE)]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_profile_tells_games_ratings_and_head_to_head(come: Come, shape: dict[str, Any]) -> None:
    ann, bob = come(bypass_csp=True, **shape), come()
    kind = shape["color_scheme"]
    sign_up(ann, f"Ann {kind}")
    him = sign_up(bob, f"Bob {kind}")
    games = [play(ann, bob, loser) for loser in (bob, ann, bob)]
    page = ann.page
    ann.go(f"/p/{him}")
    row = page.locator("[data-statistics='schotten people']")
    expect(row).to_contain_text("33")
    expect(row.locator("td").first).to_have_text("3")
    plot = page.get_by_role("img", name="Schotten Totten, 2 players")
    expect(plot).to_be_visible()
    page.get_by_text("The figures").click()
    expect(page.locator("figure tbody tr")).to_have_count(3)
    expect(page.locator(f"figure a[href='/replay/{games[2]}']")).to_have_text("Lost")
    met = page.locator("[data-against] tbody td")
    expect(met).to_have_text(["1", "0", "2"])
    expect(page.locator(f"section li a[href='/replay/{games[0]}']")).to_be_visible()
    page.get_by_label("Compare with").fill("Nessie")
    ann.button("Compare").click()
    expect(page.get_by_text("Nobody here has that name.")).to_be_visible()
    page.get_by_label("Compare with").fill(f"Ann {kind}")
    ann.button("Compare").click()
    expect(met).to_have_text(["1", "0", "2"])
    assert complaints(ann) == []


@pytest.mark.parametrize("shape", SHAPES)
def test_the_best_are_reached_from_the_lobby(
    come: Come, server: ServerProcess, shape: dict[str, Any]
) -> None:
    ann = come(bypass_csp=True, **shape)
    kind = shape["color_scheme"]
    me = sign_up(ann, f"Ada {kind}")
    other = sign_up(come(), f"Ben {kind}")
    ann.go("/lobby")
    ann.page.get_by_role("link", name="Leaderboards").click()
    button = ann.button("Hammer of the Scots")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(ann.page.get_by_text("Nobody has played enough")).to_be_visible()
    assert complaints(ann) == []
    rate(server, {me: 1700, other: 1800})
    ann.button("Schotten Totten").click()
    rows = ann.page.locator("main tbody tr")
    expect(rows.filter(has_text=f"Ben {kind}")).to_contain_text("1800")
    expect(rows.filter(has_text=f"Ada {kind}")).to_contain_text("(you)")
    assert complaints(ann) == []
    ann.button("Swords and Bagpipes").click()
    ann.button("3 players").click()
    expect(ann.page).to_have_url(re.compile("players=3"))
    ann.go("/leaders?game=schotten")
    ann.page.get_by_role("link", name=f"Ben {kind}").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(f"Ben {kind}")


def test_a_private_profile_is_for_its_owner(come: Come, server: ServerProcess) -> None:
    ann, eve = come(bypass_csp=True), come(bypass_csp=True)
    me = sign_up(ann, "Private Ann")
    rate(server, {me: 1900})
    ann.go("/account")
    ann.page.get_by_label("Keep my profile private").check()
    expect(ann.page.get_by_text("Saved")).to_be_visible()
    ann.go("/me")
    expect(ann.page.get_by_text("nobody else sees this")).to_be_visible()
    expect(ann.page.get_by_text("1900")).to_be_visible()
    eve.go(f"/p/{me}")
    expect(eve.page.get_by_text("This profile is private")).to_be_visible()
    expect(eve.page.get_by_text("1900")).to_have_count(0)
    assert complaints(eve) == []
    eve.go("/leaders?game=schotten")
    expect(eve.page.get_by_text("Listed are people")).to_be_visible()
    expect(eve.page.get_by_text("Private Ann")).to_have_count(0)
    eve.go("/p/nobody-at-all")
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("There is nobody of that name")


@pytest.mark.parametrize("shape", SHAPES)
def test_notices_are_offered_when_a_slow_game_is_set_up(come: Come, shape: dict[str, Any]) -> None:
    ann, bob = come(bypass_csp=True, **shape), come(bypass_csp=True, **shape)
    ann.go("/new?game=schotten")
    pace = ann.page.get_by_role("region", name="Pace").get_by_role("combobox")
    expect(ann.page.get_by_role("group", name="When it is your turn")).to_have_count(0)
    pace.select_option("days")
    offered = ann.page.get_by_role("group", name="When it is your turn")
    expect(offered.get_by_label("A message in this browser")).to_be_visible()
    expect(offered).to_contain_text("E-mails need an account.")
    expect(offered.get_by_role("link", name="Create an account")).to_be_visible()
    assert complaints(ann) == []
    sign_up(bob, f"Bob slow {shape['color_scheme']}")
    bob.go("/new?game=schotten")
    bob.page.get_by_role("region", name="Pace").get_by_role("combobox").select_option("days")
    mail = bob.page.get_by_label("An e-mail")
    expect(mail).to_be_checked()
    expect(bob.page.get_by_text("No e-mail can reach you yet")).to_be_visible()
    mail.uncheck()
    expect(bob.page.get_by_text("No e-mail can reach you yet")).to_have_count(0)
    assert bob.get("/account")["mail_turns"] is False
    assert complaints(bob) == []


# The longest label fits into the closed list, with room for its arrow.
WHOLE = """(select) => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(select).font;
    const widest = Math.max(...[...select.options].map((one) => pen.measureText(one.text).width));
    return widest + 40 < select.clientWidth;
}"""


def test_bots_have_the_names_of_the_readers_language_in_lists(come: Come) -> None:
    ann = come(locale="de-DE")
    ann.go("/")
    choice = ann.page.locator("article select").first
    expect(choice.locator("option[value=greedy]")).to_have_text("Raffke · stark, Wertung 1440")
    assert choice.evaluate(WHOLE)
    table = ann.open_table("schotten", ["me", "bot:greedy"], options={"start_player": 0})
    for path in ("/lobby?list=current", "/history"):
        ann.go(path)
        expect(ann.page.locator(f"a[href='/t/{table}']")).to_contain_text("Raffke")
    ann.go(f"/t/{table}")
    expect(ann.page.get_by_role("list", name="Spieler")).to_contain_text("stark, Wertung 1440")
    ann.post(f"/tables/{table}/do", what="resign", cid="bye")
    ann.go(f"/replay/{table}")
    expect(ann.page.locator("h1 + p, .lead")).to_contain_text("Raffke")
