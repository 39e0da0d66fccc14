"""Documentation that is run: every Python snippet, every link to a file, every command's help."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def snippets() -> list[tuple[str, str]]:
    return [
        (page.relative_to(ROOT).as_posix(), code)
        for page in PAGES
        for code in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    ]


@pytest.mark.parametrize(("page", "code"), snippets(), ids=lambda text: text.split("\n")[0][:40])
def test_a_snippet_runs(page: str, code: str) -> None:
    exec(compile(code, page, "exec"), {"__name__": "__main__"})


def examples() -> list[tuple[str, str]]:
    """List the docstrings of the package that show a call."""
    found: list[tuple[str, str]] = []
    for path in sorted((ROOT / "src").glob("saltire/**/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node) or ""
                if ">>>" in text:
                    name = path.relative_to(ROOT / "src").with_suffix("").as_posix()
                    found.append((name.replace("/", "."), text))
    return found


@pytest.mark.parametrize(("module", "text"), examples(), ids=lambda text: text.split("\n")[0][:40])
def test_an_example_in_a_docstring_is_true(module: str, text: str) -> None:
    names = dict(vars(importlib.import_module(module)))
    example = doctest.DocTestParser().get_doctest(text, names, module, None, None)
    assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_page_of_commands_is_their_own_help() -> None:
    """Rewrite it with `python docs/help.py`."""
    assert runpy.run_path(str(ROOT / "docs" / "help.py"))["page"]() == (
        ROOT / "docs" / "reference" / "cli.md"
    ).read_text(encoding="utf-8")


def test_the_man_page_is_what_the_parsers_say() -> None:
    """Rewrite it with `python docs/man.py`."""
    assert runpy.run_path(str(ROOT / "docs" / "man.py"))["page"]() == (
        ROOT / "docs" / "reference" / "saltire.1"
    ).read_text(encoding="utf-8")


def test_the_readme_shows_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme
