"""Around the game: the lobby's badge, one's own games, the front page."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Route, expect

from tests.browser.conftest import Come

BOTS = 1
SHIFTS = """() => new Promise((done) => new PerformanceObserver((list) => done(
    list.getEntries().reduce((sum, one) => sum + one.value, 0)))
    .observe({ type: "layout-shift", buffered: true }) || setTimeout(() => done(0), 1500))"""
BADGE = "nav .turns"


def test_the_badge_tells_the_truth(come: Come) -> None:
    ann, bob = come(), come()
    table = ann.open_table("schotten", ["me", "open"], public=True)
    alone = ann.open_table("schotten", ["me", "me"])
    bob.be("Bob")
    bob.post(f"/tables/{table}/join")
    waiting = ann.get(f"/tables/{table}")["waiting"]
    first, second = (ann, bob) if waiting == [0] else (bob, ann)
    first.go("/")
    expect(first.page.locator(BADGE)).to_contain_text("1")
    first.page.locator("nav a", has_text="Lobby").click()
    expect(first.page.locator(f"a[href='/t/{table}']")).to_contain_text("Your turn")
    first.page.locator(f"a[href='/t/{table}']").click()
    expect(first.page.locator(BADGE)).to_have_count(0)
    first.page.get_by_label("Show more").click()
    first.page.locator("[data-do=resign]").click()
    first.button("Resign").last.click()
    first.page.wait_for_selector("#result-title")
    first.page.locator("nav a", has_text="My games").click()
    expect(first.page.locator(f"a[href='/replay/{table}']")).to_be_visible()
    expect(first.page.locator(BADGE)).to_have_count(0)
    ann.go("/history")
    expect(ann.page.get_by_role("region", name="Under way")).to_be_visible()
    expect(ann.page.locator(f"a[href='/t/{alone}']")).to_be_visible()
    second.go("/lobby")
    expect(second.page.locator(BADGE)).to_have_count(0)


def test_go_on_playing_pushes_nothing_down(come: Come) -> None:
    ann = come()
    ann.open_table("schotten", ["me", "me"])

    def delay(route: Route) -> None:
        ann.page.wait_for_timeout(150)
        route.continue_()

    ann.page.route("**/tables?list=current", delay)
    ann.go("/")
    ann.page.wait_for_selector("#mine-title")
    assert ann.page.evaluate(SHIFTS) < 0.02


def test_a_record_is_opened_from_a_file(come: Come) -> None:
    ann = come()
    table = ann.open_table("schotten", ["me", "me"])
    ann.finish(table, 12)
    record = ann.context.request.get(f"/api/v1/tables/{table}/record").body()
    ann.go("/history")
    file = FilePayload(name="game.json", mimeType="application/json", buffer=record)
    ann.page.locator("input[type=file]").set_input_files(file)
    ann.page.get_by_role("dialog").get_by_role("spinbutton").fill("8")
    ann.button("Play on from here").click()
    ann.page.wait_for_url(re.compile("/t/"))
    assert ann.get(f"/tables/{ann.table()}")["ply"] >= 8


def test_the_question_of_swords_stands_on_the_first_screen_of_a_phone(come: Come) -> None:
    ann = come(viewport={"width": 390, "height": 844})
    table = ann.open_table("swords", ["me"] * 4, options={"players": 4, "oldest": 0})
    ann.go(f"/t/{table}")
    ann.page.locator("[data-take]").click()
    ann.page.wait_for_selector("[data-action=taxes]")
    for action in ("taxes", "troops"):
        box = ann.action(action).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 844
    for tool in ("Undo", "Hint"):
        expect(ann.button(tool)).to_be_in_viewport(ratio=1)
    ann.press("taxes")
    ann.button("Undo").click()
    expect(ann.action("taxes")).to_be_visible()


def test_one_press_leads_to_a_rematch_with_a_bot(come: Come) -> None:
    ann = come()
    table = ann.open_table("schotten", ["me", "bot:greedy"])
    ann.post(f"/tables/{table}/do", what="resign", cid="bye")
    ann.go(f"/t/{table}")
    ann.button("Rematch").click()
    ann.page.wait_for_url(lambda url: "/t/" in url and table not in url)


def test_players_at_one_device_have_names_and_cover_the_board_themselves(come: Come) -> None:
    ann = come()
    ann.go("/new?game=hammer")
    ann.page.get_by_text("On this device").click()
    ann.page.get_by_label("Name: England").fill("Edward")
    ann.page.get_by_label("Name: Scotland").fill("Wallace")
    ann.button("Start the game").click()
    table = ann.table()
    names = [seat["name"] for seat in ann.get(f"/tables/{table}")["seats"]]
    assert names == ["Edward", "Wallace"]
    ann.page.locator("[data-take]").click()
    ann.page.wait_for_selector("[data-board] [data-choice]")
    ann.act_for(table, 0)
    expect(ann.page.get_by_text("Wallace is next")).to_be_visible()
    expect(ann.page.locator("[data-board]")).to_be_visible()
    ann.page.locator("[data-cover]").click()
    expect(ann.page.locator("[data-take='1']")).to_be_visible()
    expect(ann.page.locator("[data-board]")).to_have_count(0)


def test_rules_begin_with_the_game_in_one_minute(come: Come) -> None:
    ann = come()
    for game in ("schotten", "swords", "hammer"):
        ann.go(f"/rules/{game}")
        expect(ann.page.locator("[data-overview] li")).to_have_count(4)
        assert "overview-" not in ann.page.locator("[data-overview]").inner_text()
