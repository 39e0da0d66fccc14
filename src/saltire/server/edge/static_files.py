"""The browser table: built files, and its one page for every address that is not a file."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from os import stat_result
from pathlib import Path
from stat import S_ISREG
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_NOT_PAGES: Final = ("api/", "assets/", "health", "metrics", "mail/", "openapi.json")
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
_WORDED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class Leaf:
    """A built file as it is sent, and pressed as the build has left it beside it."""

    stamp: tuple[int, int]
    kind: str
    tag: str
    body: bytes
    pressed: bytes | None


class Pages(StaticFiles):
    """Serves the folder of the build from memory; files in `assets` carry their hash in their name."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self.config_checked = True  # or the first reader waits for a look at the folder
        self._leaves: dict[str, Leaf] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        leaf = self._leaf(path)
        if leaf is None and is_page(path):
            leaf = self._leaf("index.html")
        if leaf is None:
            raise HTTPException(404)
        return _send_file(leaf, Headers(scope=scope), path.startswith("assets/"))

    def _leaf(self, path: str) -> Leaf | None:
        """Find a file; it is read again only when it has changed."""
        try:
            found, facts = self.lookup_path(path)
        except (OSError, ValueError):  # a name that no file can have
            return None
        if facts is None or not S_ISREG(facts.st_mode) or path.endswith(".gz"):
            return None
        kept = self._leaves.get(found)
        if kept is None or kept.stamp != _stamp(facts):
            kept = self._leaves[found] = _read(Path(found), facts)
        return kept


def _stamp(facts: stat_result) -> tuple[int, int]:
    return facts.st_mtime_ns, facts.st_size


def _read(file: Path, facts: stat_result) -> Leaf:
    body = file.read_bytes()
    kind = _TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    beside = file.with_name(f"{file.name}.gz")
    pressed = beside.read_bytes() if kind.startswith(_WORDED) and beside.is_file() else None
    return Leaf(_stamp(facts), kind, sha256(body).hexdigest()[:20], body, pressed)


def _send_file(leaf: Leaf, asked: Headers, kept: bool) -> Response:
    """Answer with the file, pressed for a browser that can unpress it, or say that it is the same."""
    press = leaf.pressed is not None and _takes_gzip(asked.get("accept-encoding", ""))
    tag = f'"{leaf.tag}-gz"' if press else f'"{leaf.tag}"'
    headers = {"Cache-Control": _FOR_EVER if kept else _ASK_AGAIN, "ETag": tag}
    if leaf.pressed is not None:
        headers["Vary"] = "Accept-Encoding"
    if tag in [one.strip().removeprefix("W/") for one in asked.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if press:
        headers["Content-Encoding"] = "gzip"
    return Response(leaf.pressed if press else leaf.body, headers=headers, media_type=leaf.kind)


def _takes_gzip(accepted: str) -> bool:
    """Read an Accept-Encoding header.

    >>> _takes_gzip("br, gzip"), _takes_gzip("gzip;q=0, br"), _takes_gzip("")
    (True, False, False)
    """
    for one in accepted.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" if weight else True
    return False


def is_page(path: str) -> bool:
    """Tell whether an address is one of the page's own: `t/<table>`, `rules/schotten`.

    >>> is_page("."), is_page("rules/schotten"), is_page("api/v1/nothing"), is_page("nothing.png")
    (True, True, False, False)
    """
    front = path == "."
    return front or (not path.startswith(_NOT_PAGES) and "." not in path.rpartition("/")[2])
