"""Settings of the site. `make docs` builds it; docs/build_site.py is the command.

Pages that stand beside code (rules, changelog, figures) are copied into docs/_pages with their links turned,
so that one text serves a reader of the repository and a reader of the site.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from os.path import relpath
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent
ROOT = DOCS.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from docs.reference_pages import http_page, socket_page  # noqa: E402
from docs.rule_examples import Colours, with_examples  # noqa: E402

from saltire import __version__ as release  # noqa: E402
from saltire.games.registry import titles  # noqa: E402

project = "Saltire"
author = "Saltire maintainers"
version = release
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "reference/languages"]  # languages: for those who work on them
html_theme = "furo"
html_title = "Saltire"
html_favicon = "../web/public/icon.svg"
html_static_path = ["_site", "_pages/static"]
html_css_files = ["site.css", "boards.css"]
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": True}
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block"]
default_role = "literal"  # single backticks in docstrings
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
suppress_warnings = ["myst.header"]

LINK = re.compile(r"\[([^\[\]]*)\]\(([^)\s#]+)([^)]*)\)")
LANGUAGES = ("en", "de", "fr", "hu", "cs")
Links = Callable[[re.Match[str]], str]


def outside() -> dict[Path, str]:
    """Name the page of every text that does not stand below docs/."""
    pages = {
        ROOT / "CHANGELOG.md": "changelog.md",
        ROOT / "CONTRIBUTING.md": "contributing.md",
        ROOT / "benchmarks" / "results.md": "results.md",
    }
    for name, title in titles().items():
        folder = title.text_folder()
        for lang in LANGUAGES if folder else ():
            suffix = "" if lang == "en" else f".{lang}"
            path = ROOT / "src/saltire/games" / name / "text" / f"RULES{suffix}.md"
            if path.exists():
                pages[path] = f"rules-{name}{suffix}.md"
    return pages


PAGES = outside()
RULES_PAGE = re.compile(r"rules-(\w+?)(?:\.(\w\w))?\.md")
GENERATED = {"http.md": http_page, "socket.md": socket_page}


def relinked(text: str, path: Path, page: Path) -> str:
    """Turn the links of a text that stands at `path` and is shown as `page`."""

    def turn(match: re.Match[str]) -> str:
        words, link, after = match.groups()
        if ":" in link:
            return match[0]
        target = (path.parent / link).resolve()
        if target == ROOT / "README.md":
            target = DOCS / "index.md"
        if target.is_dir():
            target /= "README.md"
            if not target.exists():
                return words
        if target in PAGES:
            target = DOCS / "_pages" / PAGES[target]
        return f"[{words}]({relpath(target, page.parent)}{after})"

    return LINK.sub(turn, text)


def write_pages(_: Any) -> None:
    """Write docs/_pages; a page that is the same keeps its date, so that Sphinx reads it once."""
    folder = DOCS / "_pages"
    folder.mkdir(exist_ok=True)
    texts = {
        name: relinked(path.read_text(encoding="utf-8"), path, folder / name)
        for path, name in PAGES.items()
    }
    texts |= {name: write() for name, write in GENERATED.items()}
    colours = Colours()
    for name, text in texts.items():
        rules = RULES_PAGE.fullmatch(name)
        if rules:
            texts[name] = with_examples(text, rules[1], rules[2] or "en", colours)
    (folder / "static").mkdir(exist_ok=True)
    texts["static/boards.css"] = colours.css()
    for name, text in texts.items():
        page = folder / name
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")


def turn_links(app: Any, name: str, content: list[str]) -> None:
    page = Path(app.env.doc2path(name))
    content[0] = relinked(content[0], page, page)


def setup(app: Any) -> None:
    app.connect("config-inited", lambda app, _: write_pages(app))
    app.connect("source-read", turn_links)
