"""Documentation that is run: every Python snippet, every link to a file, every command's help."""

from __future__ import annotations

import ast
import doctest
import importlib
import json
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from saltire.cli.main import COMMANDS

ROOT = Path(__file__).parent.parent
MADE = {ROOT / "docs" / "_build", ROOT / "docs" / "_pages"}
PAGES = sorted(
    page
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    if not MADE & set(page.parents)
)


def snippets() -> list[tuple[str, str]]:
    return [
        (page.relative_to(ROOT).as_posix(), code)
        for page in PAGES
        if page.parent.name != "tutorials"  # test_tutorials.py runs those, step by step
        for code in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    ]


@pytest.mark.parametrize(("page", "code"), snippets(), ids=lambda text: text.split("\n")[0][:40])
def test_a_snippet_runs(page: str, code: str) -> None:
    exec(compile(code, page, "exec"), {"__name__": "__main__"})


def data() -> list[tuple[str, str, str]]:
    return [
        (page.relative_to(ROOT).as_posix(), kind, text)
        for page in PAGES
        for kind, text in re.findall(
            r"```(toml|json)\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL
        )
    ]


@pytest.mark.parametrize(
    ("page", "kind", "text"), data(), ids=lambda text: text.split("\n")[0][:40]
)
def test_data_on_a_page_can_be_read(page: str, kind: str, text: str) -> None:
    assert tomllib.loads(text) if kind == "toml" else json.loads(text)


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


def test_the_page_of_commands_has_every_command() -> None:
    listed = {
        command.split(" ")[0]
        for command in runpy.run_path(str(ROOT / "docs" / "help.py"))["COMMANDS"]
    }
    assert listed - {""} == set(COMMANDS)


def test_the_man_page_is_what_the_parsers_say() -> None:
    """Rewrite it with `python docs/man.py`."""
    assert runpy.run_path(str(ROOT / "docs" / "man.py"))["page"]() == (
        ROOT / "docs" / "reference" / "saltire.1"
    ).read_text(encoding="utf-8")


def test_the_readme_shows_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme


@pytest.mark.soak
def test_the_site_is_built_without_a_warning_and_without_a_broken_link() -> None:
    subprocess.run([sys.executable, ROOT / "docs" / "build_site.py", "--check"], check=True)


@pytest.mark.parametrize(
    ("page", "told"),
    [
        ("<p><a href='b.html#here'>on</a></p>", []),
        ("<a href='b.html#gone'>on</a><img src='x.png'>", ["a.html: b.html#gone", "a.html: x.png"]),
        ("<a href='https://example.org/nowhere'>away</a><a href='#'>up</a>", []),
    ],
)
def test_a_broken_link_of_the_site_is_found(page: str, told: list[str], tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(page, encoding="utf-8")
    (tmp_path / "b.html").write_text("<h1 id='here'>Here</h1>", encoding="utf-8")
    build_site = pytest.importorskip("docs.build_site")
    assert build_site.broken_links(tmp_path) == told


def test_a_program_on_the_site_is_shown_as_text(tmp_path: Path) -> None:
    """A file `.py` below src/ would be linted and packaged as ours."""
    build_site = pytest.importorskip("docs.build_site")
    (tmp_path / "_downloads" / "1a2b").mkdir(parents=True)
    (tmp_path / "_downloads" / "1a2b" / "bot.py").write_text("pass", encoding="utf-8")
    (tmp_path / "a.html").write_text('<a href="_downloads/1a2b/bot.py">bot</a>', encoding="utf-8")
    build_site.show_code(tmp_path)
    assert not list(tmp_path.rglob("*.py"))
    assert build_site.broken_links(tmp_path) == []


def test_a_page_of_the_site_has_no_code_of_its_own(tmp_path: Path) -> None:
    """The server's Content-Security-Policy would block it."""
    build_site = pytest.importorskip("docs.build_site")
    (tmp_path / "_static").mkdir()
    (tmp_path / "sub").mkdir()
    page = '<style>p {}</style><script>let a;</script><svg style="display: none;"></svg>'
    tidied = build_site.without_inline_code(page, tmp_path / "sub" / "a.html", tmp_path)
    assert "style=" not in tidied
    assert ">let a;" not in tidied
    files = re.findall(r'(?:src|href)="../(_static/[^"]+)"', tidied)
    assert [(tmp_path / file).read_text(encoding="utf-8") for file in files] == ["p {}", "let a;"]


def test_the_badge_shows_the_recorded_coverage() -> None:
    """`make coverage` writes both; `python docs/coverage_badge.py` draws the badge again."""
    program = runpy.run_path(str(ROOT / "docs" / "coverage_badge.py"))
    figures = program["recorded"]({})
    assert program["badge"](figures) == program["BADGE"].read_text(encoding="utf-8")
    assert "docs/images/coverage.svg" in (ROOT / "README.md").read_text(encoding="utf-8")
    text = program["TEXT"].read_text(encoding="utf-8")
    assert program["told"](text, figures) == text
    assert all(f"{part} {figure['percent']} %" in text for part, figure in figures.items())


def test_a_report_of_coverage_is_recorded_with_its_date(tmp_path: Path) -> None:
    program = runpy.run_path(str(ROOT / "docs" / "coverage_badge.py"))
    report = tmp_path / "report.json"
    report.write_text('{"totals": {"percent_covered": 97.9}}', encoding="utf-8")
    before, after = program["recorded"]({}), program["recorded"]({"server": report})
    assert after["server"]["percent"] == 97
    assert after["rules"] == before["rules"]


def test_the_moving_picture_stays_small() -> None:
    """It is taken anew with `python -m docs.moving_picture`."""
    assert (ROOT / "docs" / "images" / "play.webp").stat().st_size < 2_000_000


@pytest.mark.parametrize("page", ["index.md", "play.md"])
def test_the_pages_of_players_have_the_same_parts_in_each_language(page: str) -> None:
    """Languages may differ in words, not in headings, pictures and links."""

    def parts(lang: str) -> list[str]:
        text = (ROOT / "docs" / lang / page).read_text(encoding="utf-8")
        found: list[str] = re.findall(r"^#+(?= )|^\d\.(?= )|\]\([^)]+\)", text, re.MULTILINE)
        return [part.replace(f".{lang}.", ".LANG.") for part in found]

    assert parts("de") == parts("fr") == parts("hu") == parts("cs")
