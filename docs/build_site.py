"""Build the site: `python docs/build_site.py` writes docs/_build/html, and gives it to `saltire serve`.

A warning is an error, and so is a link that leads nowhere. Nothing is fetched; the folder works without
a server.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import saltire.server.app

DOCS = Path(__file__).parent
BUILT = DOCS / "_build" / "html"
SOURCES = DOCS.parent / "src" / "saltire" / "server" / "manual"
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
STYLE = re.compile(r' style="([\w-]+): ?([^;"]+);?"')
STYLES = re.compile(r' style="[^"]*"')  # several at once: site.css has what they say


def build() -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-E", "-W", "--keep-going", "-b", "html"]
    subprocess.run(
        [*command, "-d", str(BUILT.parent / "doctrees"), str(DOCS), str(BUILT)], check=True
    )


def without_inline_code(text: str, page: Path, folder: Path) -> str:
    """Move scripts and styles into files: the server's Content-Security-Policy allows no others."""
    up = "../" * (len(page.relative_to(folder).parts) - 1)

    def move(match: re.Match[str]) -> str:
        kind, code = match.groups()
        name = f"{sha256(code.encode()).hexdigest()[:12]}.{'js' if kind == 'script' else 'css'}"
        (folder / "_static" / name).write_text(code, encoding="utf-8")
        link = f"{up}_static/{name}"
        if kind == "script":
            return f'<script src="{link}"></script>'
        return f'<link rel="stylesheet" href="{link}">'

    return STYLES.sub("", STYLE.sub(r' \1="\2"', INLINE.sub(move, text)))


def show_code(folder: Path) -> None:
    """Rename programs that pages link to, so that a browser shows them and no tool takes them for ours."""
    for program in [*folder.glob("_downloads/*/*.py"), *folder.glob("_downloads/*/*.js")]:
        shown = program.rename(program.with_name(f"{program.name}.txt"))
        old, new = (f"{program.parent.name}/{path.name}" for path in (program, shown))
        for page in folder.rglob("*.html"):
            text = page.read_text("utf-8")
            if old in text:
                page.write_text(text.replace(f'{old}"', f'{new}"'), "utf-8")


class Links(HTMLParser):
    """Collects what a page refers to, and the anchors that it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif name in ("href", "src") and value:
                self.links.append(value)


def broken_links(folder: Path) -> list[str]:
    """List the links that lead to no file or to no anchor; those to other sites are left alone."""
    pages = {page.resolve(): Links(page.read_text("utf-8")) for page in folder.rglob("*.html")}
    found: list[str] = []
    for page, read in pages.items():
        for link in read.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            anchored = target in pages and parts.fragment and not link.endswith("#")
            missing = anchored and unquote(parts.fragment) not in pages[target].anchors
            if not target.exists() or missing:
                found.append(f"{page.relative_to(folder.resolve())}: {link}")
    return sorted(set(found))


def publish() -> None:
    """Copy the site to where `saltire serve` looks, in the source tree and where Saltire is installed."""
    for folder in {SOURCES, saltire.server.app.MANUAL}:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(BUILT, folder, ignore=shutil.ignore_patterns(".*", "objects.inv"))


def main() -> int:
    """Build, tidy, check and publish."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="build and check, publish nothing")
    checked_only = parser.parse_args().check
    shutil.rmtree(BUILT, ignore_errors=True)
    build()
    for page in BUILT.rglob("*.html"):
        page.write_text(without_inline_code(page.read_text("utf-8"), page, BUILT), "utf-8")
    show_code(BUILT)
    broken = broken_links(BUILT)
    sys.stderr.writelines(f"broken link: {line}\n" for line in broken)
    if not broken and not checked_only:
        publish()
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
