"""Loads a bot of somebody's own: a class by "module:class", from the current folder too.

Only for names that a person typed: what comes over a wire must never import anything.
"""

from __future__ import annotations

import sys
import traceback
from importlib import import_module
from pathlib import Path

from saltire.bots.protocol import AnyBot
from saltire.games.suggestion import suggestion
from saltire.kernel.errors import BadOption


def is_own(spec: str) -> bool:
    """Tell whether a bot is named by its class."""
    return ":" in spec


def load_class(spec: str) -> object:
    """Import the class; BadOption says in a line what is wrong, and where."""
    module, _, name = spec.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise BadOption(
                f"there is no bot {spec}: no module {module} is installed or here"
            ) from None
        raise _broken_error(spec, error) from None
    except (Exception, SystemExit) as error:
        raise _broken_error(spec, error) from None
    if not callable(getattr(found, name, None)):
        classes = [each for each, value in vars(found).items() if isinstance(value, type)]
        raise BadOption(
            f"there is no bot {spec}: {module} has no {name!r}{suggestion(name, classes)}"
        )
    return getattr(found, name)


def make_own(spec: str, seed: int) -> AnyBot:
    """Create the bot from its seed."""
    make = load_class(spec)
    assert callable(make)
    bot: AnyBot = make(seed)
    return bot


def _broken_error(spec: str, error: BaseException) -> BadOption:
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename}, line {frames[-1].lineno}"
    if isinstance(error, SyntaxError):
        place = f"{error.filename}, line {error.lineno}"
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    return BadOption(f"the bot {spec} cannot be loaded: {type(error).__name__}: {text} ({place})")
