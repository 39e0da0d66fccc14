"""Which folder may import which: see docs/architecture.md. Function-level imports count like any other."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"
LEVELS = {
    "kernel": 0,
    "rules": 1,
    "games": 2, "dealer": 2,
    "i18n": 3, "record": 3, "rulebook": 3,
    "session": 4, "examples": 4,
    "testing": 5, "bots": 5, "terminal": 5,
    "arena": 6, "review": 6, "study": 6, "envs": 6, "server": 6, "puzzles": 5,
    "game": 7,
    "cli": 8,
}  # fmt: skip
"""A module imports from its own level or below.

`rules` is games/<game>/rules, `game` is everything else in games/<game>, `games` is what finds them.
Shared code never imports a game: it asks `saltire.games.registry`.
"""
ENTRANCES = {"saltire", "saltire.__main__"}
PURE_LIBRARIES = {
    "__future__", "collections", "functools", "itertools", "re", "typing",
    "mypy_extensions", "librt", "saltire",
}  # fmt: skip
"""What the kernel and the rules may import: no file, no clock, no randomness, no network."""
BUILD_CHECK = "saltire.kernel.vecs"
"""Looks for compiled modules, so that it can say which build this is."""
FORBIDDEN_NAMES = {"open", "__import__", "eval", "exec", "input", "print"}


@cache
def modules() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for path in sorted(SRC.glob("saltire/**/*.py")):
        parts = path.relative_to(SRC).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def imports_of(module: str) -> frozenset[str]:
    """List what a module imports at run time, wherever in it the import stands."""
    tree = ast.parse(modules()[module].read_text(encoding="utf-8"))
    skipped = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative import"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in modules() else str(node.module))
    return frozenset(found)


def game_of(module: str) -> str:
    """Name the game that a module belongs to; empty for shared code."""
    parts = module.split(".")
    is_game = len(parts) > 2 and parts[1] == "games" and (SRC / Path(*parts[:3])).is_dir()
    return parts[2] if is_game else ""


def part_of(module: str) -> str:
    parts = module.split(".")
    if not game_of(module):
        return parts[1] if len(parts) > 1 else "session"
    return "rules" if len(parts) > 3 and parts[3] == "rules" else "game"


@pytest.mark.parametrize("module", modules())
def test_a_module_imports_from_its_own_level_or_below(module: str) -> None:
    if module in ENTRANCES:
        return
    for other in imports_of(module):
        if other.partition(".")[0] == "saltire":
            assert LEVELS[part_of(other)] <= LEVELS[part_of(module)], f"{module} imports {other}"
            assert game_of(other) in ("", game_of(module)), f"{module} imports the game {other}"


@pytest.mark.parametrize("module", [m for m in modules() if part_of(m) in ("kernel", "rules")])
def test_kernel_and_rules_open_no_file_and_know_no_clock(module: str) -> None:
    if module == BUILD_CHECK:
        return
    for other in imports_of(module):
        assert other.partition(".")[0] in PURE_LIBRARIES, f"{module} imports {other}"
    names = {
        node.id
        for node in ast.walk(ast.parse(modules()[module].read_text(encoding="utf-8")))
        if isinstance(node, ast.Name)
    }
    assert not names & FORBIDDEN_NAMES


def test_no_list_of_our_own_games_is_in_shared_code() -> None:
    """A game is named in shared code only as an example in a docstring, a help text or a default."""
    games = {game_of(module) for module in modules()} - {""}
    assert games == {"schotten", "hammer", "swords"}
    for module, path in modules().items():
        if game_of(module):
            continue
        texts = [
            node.value
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        named = {text for text in texts if text in games}
        allowed = {"schotten"} if module == "saltire.cli.game_options" else set()
        assert named <= allowed, f"{module} names {named}"


WEB = SRC.parent / "web" / "src"
USUAL_WORDS = {"dealt", "done", "dropped", "event", "front", "moves", "round"}
"""Kinds of events that are also words of the page itself: states of a table, tabs, parameters, fields."""


def event_kinds() -> set[str]:
    """List the kinds of events that the rules of our games tell."""
    return {
        node.args[0].value
        for module, path in modules().items()
        if part_of(module) == "rules"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Event"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def game_words_in(text: str, games: set[str], kinds: set[str]) -> set[str]:
    """Find the names of games, and what is written like a kind of event: quoted, or as a key."""
    quoted_or_key = re.findall(r"""["']([a-z-]+)["']|(?:^|[{,])\s*([a-z]+):""", text, re.MULTILINE)
    named = {game for game in games if re.search(rf"\b{game}\b", text, re.IGNORECASE)}
    return named | {quoted or key for quoted, key in quoted_or_key if (quoted or key) in kinds}


def test_the_shell_of_the_page_names_none_of_our_games_nor_what_they_tell() -> None:
    """What a game brings for the page is in web/src/boards/<game>."""
    games = {game_of(module) for module in modules()} - {""}
    kinds = event_kinds()
    assert {"laid", "rolled", "relocated"} <= kinds
    assert kinds >= USUAL_WORDS
    files = [p for p in WEB.rglob("*") if p.suffix in (".ts", ".svelte", ".css")]
    shell = [p for p in files if WEB / "boards" not in p.parents and p.name != "schema.d.ts"]
    assert len(shell) > 50
    for path in shell:
        found = game_words_in(path.read_text(encoding="utf-8"), games, kinds - USUAL_WORDS)
        assert not found, f"{path.relative_to(WEB)} names {found}"


def test_a_word_of_a_game_in_the_shell_would_be_found() -> None:
    games, kinds = {"schotten"}, {"laid", "rolled"}
    assert game_words_in('state("schotten")', games, kinds) == {"schotten"}
    assert game_words_in('{ laid: "knock" }', games, kinds) == {"laid"}
    assert game_words_in('told.kind === "rolled"', games, kinds) == {"rolled"}
    assert game_words_in("the cards that are laid", games, kinds) == set()


def test_the_store_imports_nothing_of_the_server_above_it() -> None:
    for module in modules():
        if module.startswith("saltire.server.store"):
            above = {
                other
                for other in imports_of(module)
                if other.startswith("saltire.server")
                and not other.startswith("saltire.server.store")
            }
            assert not above, f"{module} imports {above}"


def test_every_part_has_a_level() -> None:
    assert {part_of(module) for module in modules() if module not in ENTRANCES} <= set(LEVELS)


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Find the groups of modules that import each other (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(graph[node]):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            group = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(group) > 1:
                found.append(sorted(group))

    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(10_000)
    try:
        for node in graph:
            if node not in index:
                visit(node)
    finally:
        sys.setrecursionlimit(limit)
    return found


def test_no_modules_import_each_other_not_even_inside_functions() -> None:
    known = modules()
    assert cycles({name: {o for o in imports_of(name) if o in known} for name in known}) == []


def test_a_cycle_would_be_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert cycles(graph) == [["a", "b", "c"]]
