"""Positions as text on the command line: shown, played from, counted, refused in a line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from PIL import Image
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text

from saltire import titles
from saltire.cli.main import main
from saltire.record import Record
from saltire.terminal.png import write_png
from tests.cli.run_command import saltire, saved_in

THREE = "1: R7 R8 R9 | G1 G2 ; 2: B7 B8 B9 | - ; hand: B1 B2 R1 | P1 P2 P3 ; claimed: 3 | 5"


def test_show_draws_every_hand_or_what_one_seat_sees(tmp_path: Path) -> None:
    whole = saltire(tmp_path, "show", "schotten", THREE).stdout
    assert "P1    P2    P3" in whole
    seen = saltire(tmp_path, "show", "schotten", THREE, "--seat", "0").stdout
    assert "B2" in seen
    assert "P3" not in seen


def test_show_writes_the_canonical_text_and_says_what_is_only_set_up(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(
        "game: schotten tactics\nmud: 4 ; hand: r1 spy | -  # a remark", encoding="utf-8"
    )
    ran = saltire(tmp_path, "show", f"@{file}", "--text")
    assert ran.stdout.splitlines() == [
        "game: schotten tactics",
        "mud: 4",
        "hand: R1 Spy | -",
        "No game comes to this, it is only set up:"
        " 0 tactics cards were played, and 1 lie open (rule 7.5)",
    ]
    data = json.loads(saltire(tmp_path, "show", f"@{file}", "--json").stdout)
    assert data["position"]["hands"] == [["R1", "Spy"], []]


def test_show_draws_what_one_seat_knows_into_a_file(tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    text = "game: swords; seen by: 1; 0: hand ?, daggers 2x?; 1: camp 2"
    assert saltire(tmp_path, "show", text, "--svg", picture).returncode == 0
    assert "<svg" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", titles())
def test_show_draws_a_png_of_each_game(tmp_path: Path, game: str) -> None:
    picture = tmp_path / "picture.png"
    ran = saltire(tmp_path, "show", game, "", "--png", picture)
    assert ran.returncode == 0, ran.stderr
    with Image.open(picture) as image:
        assert image.format == "PNG"
        colours = image.convert("RGB").getcolors(1 << 20)
        assert image.width > 600
    assert colours is not None
    (most, paper), *rest = sorted(colours, reverse=True)
    assert paper == tuple(SVG_EXPORT_THEME.background_color)
    assert sum(count for count, _ in rest) > most / 50


@pytest.mark.parametrize("glyph", ["R", "★", "─", "│", "┼", "█", "□", "◦", "†", "ő", "ř"])
def test_a_png_shows_the_glyphs_of_the_boards(tmp_path: Path, glyph: str) -> None:
    def drawn(text: str) -> bytes:
        write_png(Console(width=20), Text(text), tmp_path / "glyph.png")
        with Image.open(tmp_path / "glyph.png") as image:
            return image.tobytes()

    assert drawn(glyph) not in (drawn("\N{NO-BREAK SPACE}"), drawn("\ue000"))


def test_a_png_that_cannot_be_drawn_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "nowhere" / "picture.png"
    assert main(["show", "schotten", THREE, "--png", str(nowhere)]) == 2
    assert capsys.readouterr().err == f"saltire: {nowhere}: No such file or directory\n"
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["show", "schotten", THREE, "--png", str(tmp_path / "picture.png")]) == 2
    told = capsys.readouterr().err
    assert told == "saltire show needs the extra 'arena': pip install 'saltire[arena]'\n"


def test_a_game_begins_with_a_position_and_its_record_replays(tmp_path: Path) -> None:
    words = ("play", "schotten", "--from", THREE, "--bot", "greedy", "--plain", "--seed", 3)
    ran = saltire(tmp_path, *words, typed="#1\n" * 60)
    assert "You win!" in ran.stdout
    record = Record.read(saved_in(ran.stdout))
    assert record.game.begins.startswith("game: schotten\n1: R7 R8 R9 | G1 G2\n")
    assert str(record.game.begin()) == record.game.begins
    told = record.for_seat(1)
    assert "P1 P2 P3" in str(told["position"])
    assert "R1 B1 B2" not in str(told["position"])
    assert saltire(tmp_path, "verify", saved_in(ran.stdout)).returncode == 0


def test_what_a_seat_knows_is_played_from_with_the_rest_dealt(tmp_path: Path) -> None:
    text = "seen by: 0; hand: R1 R2 R3 R4 R5 R6 | 6?"
    ran = saltire(
        tmp_path, "play", "schotten", "--from", text, "--bot", "random", "--plain", "--seed", 1
    )
    record = Record.read(saved_in(ran.stdout))
    assert "hand: R1 R2 R3 R4 R5 R6 | " in record.game.begins
    assert "?" not in record.game.begins


def test_perft_counts_from_a_position(tmp_path: Path) -> None:
    text = "1: R7 R8 R9 | G1 G2; hand: B1 | P1; decks: -"
    ran = saltire(tmp_path, "perft", "schotten", "--from", text, "--turns", 1, "--json")
    assert json.loads(ran.stdout)["counts"] == {"all": 16}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hand R7", "saltire: 'hand R7' has no colon"),
        ("game: chess", "saltire: there is no game 'chess'"),
        ("game: hammer; Fife: Wallace 9", "saltire: Fife: '9' is not a number from 1 to 4"),
        ("1: R7 R7 | -", "saltire: 1: R7 stands there twice (rule 1.1)"),
        ("@nowhere.txt", "saltire: nowhere.txt: No such file or directory"),
        ("game: schotten bluff", "saltire: game: there is no option 'bluff'"),
    ],
)
def test_a_text_that_cannot_be_is_refused_in_a_line(tmp_path: Path, text: str, told: str) -> None:
    ran = saltire(tmp_path, "show", text)
    assert ran.returncode == 2
    assert ran.stderr.startswith(told)
    assert ran.stderr.count("\n") == 1
