"""Golden playthroughs: every step of some games, as each seat saw and heard it.

`pytest --golden-update` rewrites the files. A changed file means that the same actions lead elsewhere
or show something else: that needs a new Game.version or a line under "### Rules" in the changelog.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from saltire import Dealer, Game, Lots, Record, load, titles
from saltire.kernel.types import CHANCE, RULES
from saltire.testing.playthrough import playthrough

HERE = Path(__file__).parent
CHANGELOG = HERE.parent.parent / "CHANGELOG.md"

FIRST_SWORDS = titles()["swords"].game_class.earlier["1"]
"""The rules of version 1: those games are played as they were."""
RANDOM: dict[str, dict[str, dict[str, object]]] = {
    "schotten": {
        "base": {},
        "auto-claim": {"auto_claim": True, "start_player": 1},
        "expert": {"expert": True},
        "tactics": {"tactics": True},
        "tactics-expert": {"tactics": True, "expert": True},
        "match": {"rounds": 2, "auto_claim": True, "match_start": "loser"},
        "czech": {"tactics": True, "joker_declared": "play", "claimed_stone_closed": "clan"},
        "strict-hungarian": {"tactics": True, "wild_may_duplicate": False},
    },
    "hammer": {
        "braveheart": {},
        "bruce": {"scenario": "bruce", "edition": "v4"},
        "campaign": {"scenario": "campaign", "campaign_end": "majority_1314", "mustering": True},
    },
    "swords": {
        "four": FIRST_SWORDS,
        "two": {**FIRST_SWORDS, "players": 2},
        "three": {**FIRST_SWORDS, "players": 3},
        "five": {**FIRST_SWORDS, "players": 5, "deserter_counts": True},
        "five-stay-home": {
            **FIRST_SWORDS,
            "players": 5,
            "stay_home": True,
            "home_units": "castle",
        },
        "six-longer": {**FIRST_SWORDS, "players": 6, "longer": True},
        "exact-ensemble": {**FIRST_SWORDS, "exact": True, "ensemble": True, "oldest": 2},
        "plain-silent": {**FIRST_SWORDS, "cards": "plain", "talk": False},
        "second-version": {},
    },
}
LENGTH = 60


def random_record(game: Game, seed: int) -> Record:
    """Play a seeded game to its end."""
    record, state, lots, dealer = Record(game), game.start(), Lots(seed), Dealer(seed)
    while state.actor() != RULES:
        seat = state.actor()
        action = dealer.deal(state) if seat == CHANCE else state.sample(lots)
        record.play(state, seat, action)
    return record


def written_record(path: Path) -> Record:
    """Read a hand-written game: options on the first line, then an action a line, # for remarks."""
    rows = [row.split("#")[0].strip() for row in path.read_text(encoding="utf-8").splitlines()]
    rows = [row for row in rows if row]
    game = load(path.parent.name, **json.loads(rows[0]))
    record, state = Record(game), game.start()
    for row in rows[1:]:
        mark, _, text = row.partition(" ")
        record.play(state, CHANCE if mark == "*" else int(mark), game.parse(state, text))
    return record


def cases() -> list[tuple[str, str]]:
    found = [(game, f"random-{name}") for game, names in RANDOM.items() for name in names]
    written = [path for path in sorted(HERE.glob("*/*.game")) if path.parent.name in titles()]
    return found + [(path.parent.name, path.stem) for path in written]


def made(game: str, name: str) -> Record:
    if name.startswith("random-"):
        options = RANDOM[game][name.removeprefix("random-")]
        return random_record(load(game, **options), seed=len(name))
    return written_record(HERE / game / f"{name}.game")


def may_change(old: str, version: str) -> bool:
    """A golden text may change with a new rules version or a changelog line under Rules."""
    unreleased = CHANGELOG.read_text(encoding="utf-8").split("\n## ")[1]
    told = re.search(r"### Rules\n+- ", unreleased) is not None
    return told or not old.startswith(f"game: {version}\n")


@pytest.mark.parametrize(("game", "name"), cases())
def test_golden(game: str, name: str, request: pytest.FixtureRequest) -> None:
    record = made(game, name)
    start = max(0, len(record) - LENGTH) if name.startswith("random-") else 0
    text = playthrough(record, start)
    path = HERE / game / f"{name}.txt"
    if request.config.getoption("--golden-update"):
        old = path.read_text(encoding="utf-8") if path.exists() else text
        version = f"{record.game.name} {record.game.version}"
        assert old == text or may_change(old, version), "bump Game.version or write under ### Rules"
        path.write_text(text, encoding="utf-8")
    wanted = path.read_text(encoding="utf-8").splitlines()
    for number, (line, golden) in enumerate(zip(text.splitlines(), wanted), 1):
        assert line == golden, f"{path.name}, line {number}"
    assert len(text.splitlines()) == len(wanted)


def test_every_game_has_golden_files() -> None:
    assert set(titles()) == {game for game, _ in cases()}
    for game in titles():
        hand_written = list((HERE / game).glob("*.game"))
        assert hand_written, f"{game} has no hand-written playthrough"


def test_a_changed_golden_file_needs_a_reason() -> None:
    assert may_change("game: schotten 0\n", "schotten 1")
    same = "game: schotten 1\n"
    told = "### Rules\n\n- " in CHANGELOG.read_text(encoding="utf-8").split("\n## ")[1]
    assert may_change(same, "schotten 1") == told
