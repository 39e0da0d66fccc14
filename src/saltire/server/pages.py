"""The browser table: built files, and its one page for every address that is not a file."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_NOT_PAGES: Final = ("api/", "assets/", "health", "metrics", "mail/", "openapi.json")


class Pages(StaticFiles):
    """Serves the folder of the build; files in `assets` carry their hash in their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not is_page(path):
                raise
            response = await super().get_response("index.html", scope)
        kept = path.startswith("assets/")
        response.headers["Cache-Control"] = _FOR_EVER if kept else _ASK_AGAIN
        return response


def is_page(path: str) -> bool:
    """Tell whether an address is one of the page's own: `t/<table>`, `rules/schotten`.

    >>> is_page("rules/schotten"), is_page("api/v1/nothing"), is_page("nothing.png")
    (True, False, False)
    """
    return not path.startswith(_NOT_PAGES) and "." not in path.rpartition("/")[2]
