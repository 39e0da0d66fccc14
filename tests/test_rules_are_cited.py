"""RULES.md, the code and the tests of each game name the same rules; the rest is printed."""

from __future__ import annotations

import ast
import importlib
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from saltire import titles

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = sorted(titles())
"""Games that people can load; one still being written is not among them."""
_NUMBER: Final = r"\d+(?:\.\d+)*(?:[a-h](?:-\d)?)?"
_ID: Final = rf"(?:R-\d+|C\d+|{_NUMBER})"
_SPAN: Final = rf"{_ID}(?:-{_NUMBER})?"
_RULE: Final = re.compile(rf"^- \*\*({_ID})\*\* \S", re.MULTILINE)
_CHAPTER: Final = re.compile(r"^## (\d+) ", re.MULTILINE)
_OPENING: Final = re.compile(rf"\s*({_SPAN}(?:, {_SPAN})*)(?=  |$|[:;,]? )")
_CITED: Final = re.compile(rf"(?<![\w.-]){_SPAN}(?![\w]|\.\d)")

each_game = pytest.mark.parametrize("game", GAMES)


def rules(game: str) -> list[str]:
    """List the ids of a game's RULES.md in their order."""
    return _RULE.findall(_rules_text(game))


def chapters(game: str) -> set[str]:
    return set(_CHAPTER.findall(_rules_text(game)))


def _rules_text(game: str) -> str:
    path = ROOT / "src" / "saltire" / "games" / game / "text" / "RULES.md"
    return path.read_text() if path.exists() else ""


def sources(game: str) -> list[str]:
    folder = ROOT / "src" / "saltire" / "games" / game / "rules"
    return [path.read_text() for path in sorted(folder.rglob("*.py"))]


def within(game: str, spans: Iterable[str]) -> set[str]:
    """Spell out spans like 5.2-5.4: all ids of RULES.md from the one to the other."""
    known, found = rules(game), set()
    for span in spans:
        ends = re.fullmatch(rf"({_NUMBER})-({_NUMBER})", span)
        if ends is None:
            found.add(span)
        elif ends[1] in known and ends[2] in known:
            found.update(known[known.index(ends[1]) : known.index(ends[2]) + 1])
        else:
            found.update({ends[1], ends[2]})
    return found


def docstrings(tree: ast.Module) -> Iterator[str]:
    """Give every docstring, those below constants too."""
    for node in ast.walk(tree):
        constant = node.value if isinstance(node, ast.Expr) else None
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
            yield constant.value


def words(source: str) -> Iterator[tuple[bool, str]]:
    """Give every comment (True) and every string (False) of a source text."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield True, token.string.lstrip("# ")
        elif token.type == tokenize.STRING:
            yield False, token.string


def rule_of(node: ast.ClassDef) -> str | None:
    """Give the `rule` attribute that a class sets."""
    for step in node.body:
        target = step.target if isinstance(step, ast.AnnAssign) else None
        if isinstance(step, ast.Assign):
            target = step.targets[0] if isinstance(step.targets[0], ast.Name) else None
        if isinstance(target, ast.Name) and target.id == "rule":
            value = step.value if isinstance(step, ast.Assign | ast.AnnAssign) else None
            if isinstance(value, ast.Constant):
                return str(value.value)
    return None


def classes(game: str) -> list[ast.ClassDef]:
    trees = [ast.parse(source) for source in sources(game)]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def bases(node: ast.ClassDef) -> list[str]:
    """Name the classes that a class extends: Phase for Phase[Table]."""
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [base.id for base in plain if isinstance(base, ast.Name)]


def phases(game: str) -> list[ast.ClassDef]:
    """List the phase classes of a game, however far they are from Phase itself."""
    known, found = {"Phase", "Script", "Sealed"}, []
    left = classes(game)
    while more := [node for node in left if known & set(bases(node))]:
        found += more
        known |= {node.name for node in more}
        left = [node for node in left if node not in more]
    return found


def used(game: str) -> set[str]:
    """Gather the ids that code relies on: of phases, refusals, options, docstrings and comments."""
    spans = [rule for rule in map(rule_of, phases(game)) if rule is not None]
    spans += declared(game)
    for source in sources(game):
        openings = list(docstrings(ast.parse(source)))
        openings += [text for is_comment, text in words(source) if is_comment]
        for text in openings:
            opening = _OPENING.match(text)
            if opening is not None:
                spans += opening[1].split(", ")
    return within(game, spans)


def declared(game: str) -> list[str]:
    """List the ids of a game's REASONS and OPTIONS."""
    found: list[str] = []
    for name, table in (("refusals", "REASONS"), ("options", "OPTIONS")):
        if not (ROOT / "src" / "saltire" / "games" / game / "rules" / f"{name}.py").exists():
            continue
        entries = getattr(importlib.import_module(f"saltire.games.{game}.rules.{name}"), table)
        if isinstance(entries, dict):
            found += [rule for rule, _ in entries.values()]
        else:
            found += [option.rule for option in entries]
    return found


def cited(game: str) -> set[str]:
    """Gather every id that stands in a comment or a string of the code."""
    texts = [text for source in sources(game) for _, text in words(source)]
    return within(game, [span for text in texts for span in _CITED.findall(text)])


def marked(game: str) -> set[str]:
    """Gather the ids that tests of the game are marked with."""
    found: set[str] = set()
    for path in (ROOT / "tests" / "games" / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def listed(ids: Iterable[str], order: list[str]) -> str:
    """Write ids in the order of RULES.md, unknown ones last."""
    places = {rule: place for place, rule in enumerate(order)}
    return ", ".join(sorted(ids, key=lambda rule: (places.get(rule, len(order)), rule)))


@each_game
def test_each_rule_has_one_line(game: str) -> None:
    known = rules(game)
    doubled = {rule for rule in known if known.count(rule) > 1}
    assert known, f"{game}: RULES.md has no rules"
    assert not doubled, f"{game}: twice in RULES.md: {listed(doubled, known)}"


@each_game
def test_rules_used_in_code_are_in_the_rulebook(game: str) -> None:
    unknown = used(game) - set(rules(game)) - chapters(game)
    assert not unknown, f"{game}: used in code but not in RULES.md: {listed(unknown, [])}"


@each_game
def test_every_rule_is_marked_on_a_test(game: str) -> None:
    missing = set(rules(game)) - marked(game)
    assert not missing, f"{game}: no test is marked with {listed(missing, rules(game))}"


@each_game
def test_marks_name_rules_of_the_rulebook(game: str) -> None:
    unknown = marked(game) - set(rules(game)) - chapters(game)
    assert not unknown, f"{game}: marked on tests but not in RULES.md: {listed(unknown, [])}"


@each_game
def test_every_rule_is_cited_in_code(game: str) -> None:
    missing = set(rules(game)) - cited(game)
    assert not missing, f"{game}: cited nowhere in code: {listed(missing, rules(game))}"


@each_game
def test_every_ruling_has_a_test(game: str) -> None:
    rulings = {rule for rule in rules(game) if rule.startswith("R-")}
    assert not rulings - marked(game), (
        f"{game}: untested: {listed(rulings - marked(game), rules(game))}"
    )


@each_game
def test_every_phase_names_its_rule(game: str) -> None:
    nameless = [node.name for node in phases(game) if not rule_of(node)]
    assert phases(game), f"{game}: no phases found"
    assert not nameless, f"{game}: phases without a rule: {', '.join(nameless)}"


def test_spans_are_spelled_out_and_ids_told_from_other_numbers() -> None:
    assert _CITED.findall("see 5.2-5.4, R-10 and C2; (9.7) but not v1.2 or 3.4x") == [
        "5.2-5.4", "R-10", "C2", "9.7",
    ]  # fmt: skip
    opening = _OPENING.match("10.2, R-4  Put back")
    assert opening is not None
    assert opening[1] == "10.2, R-4"
    assert _OPENING.match("Name the card") is None
