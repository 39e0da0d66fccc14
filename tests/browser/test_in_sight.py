"""Whole games at 1440x900: nothing is hidden, nothing shifts, names are whole."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.test_hammer_board import SHIFTS

DESKTOP: Final = {"viewport": {"width": 1440, "height": 900}}
SEATS: Final = {"swords": 4, "schotten": 2}
OPTIONS: Final[dict[str, dict[str, object]]] = {"swords": {}, "schotten": {"tactics": True}}
# What is read while one is asked, besides what can be pressed.
READ: Final = {
    "swords": "[data-board] :is(.who, .hand .pick, .own .standing li, .ask h3)",
    "schotten": "[data-board] [data-tour=hand] button",
}
# Of what must be read in one line or two: what is cut off at the right or below.
CUT: Final = """() => [...document.querySelectorAll("[data-board] [data-tour=battle] .who")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .map((one) => `cut: ${one.textContent}`)"""
NAMES: Final = """() => [...document.querySelectorAll("[data-board] [data-tour=battle] .who")]
    .map((one) => one.innerText)"""


PRESS: Final = "[data-board] :is([data-action], [data-choice]):enabled"


class Watched:
    """A game that is played by lot through the interface of programs while Ann's page is looked at."""

    def __init__(self, come: Come, game: str, salt: str) -> None:
        self.game = game
        self.ann, self.others = come(**DESKTOP), come()
        self.ann.context.add_init_script(SHIFTS)
        self.ann.be("Annabella")
        seats = ["open", *["me"] * (SEATS[game] - 1)]
        self.table = self.others.open_table(
            game, seats, salt=salt, public=True, options=OPTIONS[game]
        )
        self.ann.post(f"/tables/{self.table}/join", seat=0)
        # The others are away, so that the tools for that take their room too.
        self.ann.go(f"/t/{self.table}")
        self.faults: list[str] = []
        self.looks = 0
        self.battles = 0

    def play(self, lots: random.Random) -> None:
        """Play to the end of the game, and look at each question that Ann is asked."""
        for _ in range(3000):
            waiting = self.ann.get(f"/tables/{self.table}")["waiting"]
            if not waiting:
                return
            seat = 0 if 0 in waiting else waiting[0]
            person = self.others if seat else self.ann
            frame = person.get(f"/tables/{self.table}/state?seat={seat}")
            if not seat:
                self._look(frame)
            action = lots.choice(self._calm(frame["legal"], lots))
            person.post(
                f"/tables/{self.table}/act", ply=frame["ply"], action=action,
                cid=f"{seat}-{frame['n']}", seat=seat,
            )  # fmt: skip
        raise AssertionError("not over")

    def _calm(self, legal: list[str], lots: random.Random) -> list[str]:
        """Leave most of the talk out: it would never end."""
        acts = [one for one in legal if not one.startswith("say ")]
        return acts if acts and lots.random() < 0.8 else legal

    def _look(self, frame: dict[str, Any]) -> None:
        page = self.ann.page
        page.wait_for_function(
            "(legal) => document.querySelector('[data-board]')?.dataset.legal === legal",
            arg=str(len(frame["legal"])),
        )
        self.looks += 1
        found = self.ann.out_of_sight(f"{PRESS}, {READ[self.game]}")
        names = page.evaluate(NAMES)
        self.battles += bool(names)
        found += page.evaluate(CUT)
        if len(set(names)) < len(names):
            found.append(f"alike: {names}")
        self.faults += [f"{self.looks}: {fault}" for fault in found]

    def shifts(self) -> list[list[Any]]:
        found: list[list[Any]] = self.ann.page.evaluate("() => window.shifted")
        return found


def watch(come: Come, game: str, number: int) -> Watched:
    watched = Watched(come, game, f"thistle {number}")
    watched.play(random.Random(number))
    assert watched.faults == []
    assert watched.looks > 10
    shifts = watched.shifts()
    assert not shifts, shifts
    return watched


@pytest.mark.soak
def test_a_whole_game_of_swords_and_bagpipes_hides_nothing_and_ends_with_the_standings(
    come: Come,
) -> None:
    standings = watch(come, "swords", 1).ann.page.locator("[data-standings]")
    expect(standings.locator("tbody tr")).to_have_count(4)
    expect(standings.locator("tbody")).to_contain_text("Annabella")


# As much as there can be at once: seven cards, stones to claim, and a ruse whose effect takes two lines.
FULL: Final = """
game: schotten tactics
1: R7 R8 R9 | G1
2: B7 B8 B9 | G2 G3
3: P4 P5 P6 | O1 O2
4: G4 G5 | R1 R2 R3
5: Y4 Y5 | Y1
hand: Mud Strategist Recruiter P1 O9 Y9 R6 | B1 B2 B3 B4 B5 B6 Shield
played: 1 | 1
now: 0 plays"""


def test_mud_fight_and_a_ruse_hide_nothing_and_change_the_size_of_nothing(come: Come) -> None:
    ann = come(**DESKTOP)
    table = ann.open_table("schotten", ["me", "bot:random"], position=FULL)
    ann.go(f"/t/{table}")
    assert ann.wait_until_asked()
    everything = f"{PRESS}, {READ['schotten']}"
    assert ann.out_of_sight(everything) == []
    before = ann.page.locator("[data-stone='9'] button.stone").bounding_box()
    ann.page.locator("[data-hand=Strategist]").click()
    assert ann.out_of_sight(everything) == []
    ann.page.keyboard.press("Escape")
    ann.page.locator("[data-hand=Mud]").click()
    ann.press("Mud@4")
    assert ann.out_of_sight(everything) == []
    assert ann.page.locator("[data-stone='9'] button.stone").bounding_box() == before


@pytest.mark.soak
def test_a_whole_game_of_schotten_totten_hides_nothing_and_nothing_shifts(come: Come) -> None:
    watch(come, "schotten", 1)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(2, 14))
@pytest.mark.parametrize("game", SEATS)
def test_more_whole_games_hide_nothing_and_nothing_shifts(
    come: Come, game: str, number: int
) -> None:
    watch(come, game, number)
