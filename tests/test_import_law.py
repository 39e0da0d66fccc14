"""Imports point left only: kernel <- games <- dealer, record <- bots, arena, envs, server <- cli."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"
LEVELS = {
    "kernel": 0, "locales": 0,
    "games": 1,
    "titles": 2, "dealer": 2, "reason": 2, "words": 2, "diary": 3, "record": 3, "rulebook": 3, "session": 4,
    "testing": 5, "bots": 5, "arena": 6, "review": 6, "envs": 6, "server": 6,
    "cli": 7,
}  # fmt: skip
PURE = {"kernel", "games"}
ALLOWED_OUTSIDE = {"mypy_extensions", "librt", "saltire"}
ENTRANCES = {"saltire/__init__.py", "saltire/__main__.py"}


def imports_of(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    found: list[str] = []
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.append(str(node.module))
    return found


def modules() -> list[Path]:
    return sorted(SRC.glob("saltire/**/*.py"))


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SRC)))
def test_imports_point_left(path: Path) -> None:
    name = path.relative_to(SRC).as_posix()
    if name in ENTRANCES:
        return
    parts = name.removesuffix(".py").split("/")
    part = parts[1]
    for module in imports_of(path):
        root, _, rest = module.partition(".")
        if root == "saltire":
            other = rest.split(".")[0] or "session"
            assert LEVELS[other] <= LEVELS[part], f"{name} imports {module}"
            if part == other == "games":
                assert rest.split(".")[1] == parts[2], f"{name} imports another game"
        elif part in PURE and parts[-1] != "encode":
            assert root in ALLOWED_OUTSIDE or root in STANDARD, f"{name} imports {module}"


STANDARD = {
    "__future__", "collections", "functools", "importlib", "itertools", "pathlib", "re", "tomllib",
    "typing",
}  # fmt: skip
"""What the kernel and the rules use of the standard library: no clock, no randomness, no network."""


def test_the_law_knows_every_part() -> None:
    parts = {path.relative_to(SRC).parts[1].removesuffix(".py") for path in modules()}
    assert parts - {"__init__", "__main__"} <= set(LEVELS)
