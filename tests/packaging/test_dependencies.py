"""Every import is declared, in the core or in the extra of its part; and everything declared is imported."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

from saltire.cli.extras import MODULES

ROOT = Path(__file__).parent.parent.parent
SRC = ROOT / "src" / "saltire"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS_OF_PART = {
    "server": {"server", "data"},
    "arena": {"arena", "data", "ray"},
    "envs": {"data", "envs", "openspiel"},
    "cli": {"server", "terminal"},
}
"""The extras that the modules of a folder may import; every other module has the core only."""
NOT_IMPORTED = {"aiosqlite", "asyncpg", "httptools"}
"""Named in a URL of the database, or used by uvicorn."""


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements: list[str]) -> set[str]:
    return {canonical(re.split(r"[\[<>=!; ]", line)[0]) for line in requirements}


CORE = declared(PROJECT["dependencies"])
EXTRAS = {name: declared(lines) for name, lines in PROJECT["optional-dependencies"].items()}
DISTRIBUTIONS = packages_distributions()


def distribution(module: str) -> str:
    """Name the package that brings a module; a namespace shared by several: all of them."""
    return canonical(DISTRIBUTIONS.get(module, [module])[0])


def third_party(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        for name in names:
            top = name.partition(".")[0]
            if top != "saltire" and top not in sys.stdlib_module_names:
                yield "fluent.runtime" if top == "fluent" else top


def allowed(path: Path) -> set[str]:
    part = path.relative_to(SRC).parts[0]
    extras = EXTRAS_OF_PART.get(part, set())
    if path.name == "encode.py":
        extras = {"envs"}
    if path.name in ("value_training.py", "png.py"):
        extras = {"arena"}
    return CORE.union(*(EXTRAS[name] for name in extras))


def test_an_import_is_declared_for_its_part() -> None:
    undeclared = {
        path.relative_to(SRC).as_posix(): names
        for path in SRC.rglob("*.py")
        if (names := {distribution(name) for name in third_party(path)} - allowed(path))
    }
    assert not undeclared


def test_what_is_declared_is_imported() -> None:
    imported = {distribution(name) for path in SRC.rglob("*.py") for name in third_party(path)}
    runtime = CORE.union(*(EXTRAS[name] for name in MODULES))
    assert runtime - imported == NOT_IMPORTED


def test_the_table_of_modules_is_what_the_extras_bring() -> None:
    for extra, modules in MODULES.items():
        brought = {distribution(name) for name in modules}
        assert brought <= EXTRAS[extra], extra
        others = set().union(*(set(MODULES[name]) for name in MODULES))
        missing = EXTRAS[extra] - {distribution(name) for name in others}
        assert not missing, f"{extra}: {missing} in no line of saltire.cli.extras"


def test_all_is_every_extra_but_those_of_developers_and_of_the_example() -> None:
    (everything,) = PROJECT["optional-dependencies"]["all"]
    named = set(re.findall(r"\w+", everything)) - {"saltire"}
    assert named == set(EXTRAS) - {"all", "dev", "docs", "soak", "train"}


def test_the_note_on_libraries_names_each_of_them() -> None:
    note = (ROOT / "docs" / "design" / "06-libraries.md").read_text(encoding="utf-8")
    words = {canonical(word) for word in re.findall(r"[\w.@/-]+", note)}
    spelled = {
        "open-spiel": "openspiel", "fluent-runtime": "fluent", "myst-parser": "myst",
        "sb3-contrib": "contrib", "torch": "pytorch",
    }  # fmt: skip
    named = CORE.union(*(EXTRAS[name] for name in EXTRAS.keys() - {"all", "dev", "soak"}))
    assert not {name for name in named if spelled.get(name, name) not in words}
