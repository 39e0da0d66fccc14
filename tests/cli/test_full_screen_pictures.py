"""The screens of the full-screen table look as they did; SALTIRE_SNAPSHOTS=write takes them anew."""

from __future__ import annotations

import json
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from saltire.cli.full_screen.app import TableApp
from saltire.cli.local_table import LocalTable
from saltire.cli.remote_table import RemoteSession, RemoteTable
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.reason import Reason
from saltire.i18n.words import LANGUAGES, Words
from saltire.review.hint import Hint
from tests.cli.full_screen_driver import advance, on_screen, play, table_of, type_line

SNAPSHOTS = Path(__file__).parent / "snapshots"
SMALL, LARGE = (80, 24), (120, 40)


@pytest.mark.parametrize(
    ("picture", "name", "lang", "size", "plies", "keys", "options"),
    [
        ("place", "schotten", "en", SMALL, 24, "", {}),
        ("stone", "schotten", "fr", SMALL, 24, "1 enter", {"tactics": True}),
        ("wide", "schotten", "de", LARGE, 30, "1 enter", {"tactics": True}),
        ("welcome", "schotten", "hu", SMALL, 0, "", {}),
        ("help", "schotten", "cs", LARGE, 24, "f1", {}),
        ("move", "hammer", "en", SMALL, 40, "", {}),
        ("move-wide", "hammer", "fr", LARGE, 40, "", {}),
        ("panel", "hammer", "hu", SMALL, 60, "f6", {"scenario": "bruce"}),
        ("rules", "hammer", "de", SMALL, 40, "f4 5 . 4 1", {}),
        ("turn", "swords", "cs", SMALL, 40, "", {"players": 4}),
        ("turn-wide", "swords", "en", LARGE, 60, "", {"players": 6}),
        ("over", "swords", "de", LARGE, 9999, "", {"players": 3}),
        ("over-small", "schotten", "cs", SMALL, 9999, "", {}),
    ],
)
def test_the_screen_looks_as_it_did(
    tmp_path: Path, picture: str, name: str, lang: str, size: tuple[int, int], plies: int,
    keys: str, options: dict[str, Any],
) -> None:  # fmt: skip
    table = table_of(tmp_path, name, lang, **options)
    if plies:
        advance(table, plies)
    screen = screen_after(table, plies, keys, size)
    compare(screen, SNAPSHOTS / f"screen-{name}-{picture}-{lang}.txt", size)


SCREENS: list[tuple[str, str, int, str, dict[str, Any]]] = [
    ("welcome", "schotten", 0, "", {"tactics": True}),
    ("place", "schotten", 30, "", {"tactics": True}),
    ("stone", "schotten", 24, "1 enter", {"tactics": True}),
    ("help", "hammer", 40, "f1", {}),
    ("move", "hammer", 40, "", {}),
    ("late", "hammer", 300, "", {"scenario": "bruce"}),
    ("rules", "hammer", 40, "f4 5 . 4 1", {}),
    ("log", "swords", 60, "f5", {"players": 4}),
    ("turn", "swords", 60, "", {"players": 5}),
    ("over", "swords", 9999, "", {"players": 3}),
    ("battle", "hammer", 110, "", {}),
    ("won", "hammer", 170, "", {}),
    ("blocks", "hammer", 110, "blocks", {}),
    ("look", "hammer", 40, "look fife", {}),
    ("enemy", "hammer", 110, "enemy", {}),
    ("hint", "hammer", 40, "f2", {}),
    ("proof", "schotten", 48, "proof 7", {}),
    ("unseen", "schotten", 60, "unseen", {"tactics": True}),
    ("refused", "schotten", 30, "claim 3", {"tactics": True}),
    ("over", "schotten", 9999, "", {"tactics": True}),
    ("cover", "schotten", 20, "", {"people": 2}),
    ("leaving", "schotten", 20, "ctrl+q", {}),
    ("cards", "swords", 60, "cards", {"players": 4}),
    ("discards", "swords", 200, "discards", {"players": 4}),
]
_LINES = ("blocks", "look", "enemy", "proof", "unseen", "claim", "cards", "discards")
"""The first words of what is typed as a line; all else is keys."""


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("picture", "name", "plies", "keys", "options"), SCREENS)
def test_each_screen_in_each_language_and_size(
    tmp_path: Path, picture: str, name: str, plies: int, keys: str, options: dict[str, Any],
    lang: str, size: tuple[int, int],
) -> None:  # fmt: skip
    table = table_of(tmp_path, name, lang, **options)
    if plies:
        advance(table, plies)
    file = SNAPSHOTS / "screens" / f"{name}-{picture}-{size[0]}-{lang}.txt"
    compare(screen_after(table, plies, keys, size), file, size)


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_at_a_server(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    client: Any = ServedTable(advance(table_of(tmp_path, "schotten", lang), 24))
    screen = screen_after(RemoteTable(RemoteSession(client), Words(lang)), 0, "", size)
    compare(screen, SNAPSHOTS / "screens" / f"schotten-server-{size[0]}-{lang}.txt", size)


class ServedTable:
    """Stands for a server with one table over days, where a draw is offered."""

    link, table = "http://localhost/t/abc", "abc"

    def __init__(self, table: LocalTable) -> None:
        session = table.session
        game, state = session.game, session.state
        view = state.view(0).to_json()
        view.pop("legal")
        told = session.events_for(0)[-12:]
        wording = log_wording_of(game, table.words, ["Bob", "Ann"])
        seats = [{"seat": seat, "name": name} for seat, name in enumerate(("Bob", "Ann"))]
        said = {
            "n": 1,
            "at": 0,
            "seat": 1,
            "kind": "chat",
            "text": "Slàinte!",
            "lines": [],
            "told": [],
        }
        moves = [
            {"n": 2 + n, "at": 0, "seat": None, "kind": "move", "lines": wording.lines([fact], 0), "told": []}
            for n, fact in enumerate(told)
        ]  # fmt: skip
        hours = 3_600_000
        self.frame = {
            "info": {
                "game": game.name, "version": game.recorded_version, "options": dict(game.options),
                "seats": seats, "state": "playing", "result": None, "commitment": "00",
            },
            "n": 20, "ply": session.ply, "seat": 0, "view": json.loads(json.dumps(view)),
            "legal": [game.say(state, action) for action in state.legal(0)], "waiting": [0],
            "clocks": {"kind": "days", "left": [71 * hours + hours // 2, None], "running": [0]},
            "offers": {"draw": {"by": 1, "wanted": [0]}, "takeback": None, "rematch": []},
            "log": [said, *moves],
        }  # fmt: skip

    def state(self, after: int | None = None) -> dict[str, Any]:
        if after is not None:
            time.sleep(0.2)
        return self.frame


def screen_after(table: LocalTable, plies: int, keys: str, size: tuple[int, int]) -> str:
    """Press keys at a table, or type a line, and give what the screen shows then."""
    shown: list[str] = []

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        app.may_discard = True
        app.thinking.hint = partial(hint_of, table)  # type: ignore[method-assign]
        if plies and len(app.screen_stack) > 1:
            await pilot.press("escape")
        if keys.split(" ", maxsplit=1)[0] in _LINES:
            await type_line(pilot, keys)
        else:
            for key in keys.split():
                await pilot.press({".": "full_stop"}.get(key, key))
        await pilot.pause()
        await pilot.pause()
        shown.append(on_screen(app) + "\n")

    play(table, script, size)
    return shown[0]


async def hint_of(table: LocalTable, request: dict[str, object]) -> Hint:
    """Advise the third of the legal actions, at once."""
    state, seat = table.session.state, table.seat_to_act()
    action = state.legal(seat)[2]
    log = log_wording_of(table.session.game, table.words, table.names)
    wording, _ = log.choice(state.view(seat), [action])
    reason = log.reason(Reason("why-same-plan"))
    return Hint(table.session.game.say(state, action), wording, reason, None, None)


def compare(screen: str, file: Path, size: tuple[int, int]) -> None:
    """Compare a screen with the one before; SALTIRE_SNAPSHOTS=write takes it anew."""
    rows = screen.splitlines()
    assert len(rows) == size[1]
    assert all(len(row) <= size[0] for row in rows)
    assert not any("hammer-" in row or "swords-" in row or "{" in row for row in rows)
    if os.environ.get("SALTIRE_SNAPSHOTS") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(screen, encoding="utf-8")
    assert screen == file.read_text(encoding="utf-8")


def test_the_cover_shows_nothing_but_a_name(tmp_path: Path) -> None:
    table = advance(table_of(tmp_path, "schotten", people=2), 20)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        for _ in range(4):
            if "it is your turn" in on_screen(app):
                break
            await pilot.press("escape")
            await pilot.pause()
        rows = [row.strip() for row in on_screen(app).splitlines() if row.strip()]
        assert rows[0].endswith("it is your turn. Let nobody else look.")
        assert rows[1:] == ["Press Enter."]

    play(table, script)
