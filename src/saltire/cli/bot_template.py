"""`saltire bot --new NAME`: writes a bot that plays as it is, to be changed."""

from __future__ import annotations

import keyword
from pathlib import Path
from typing import Final

from saltire.kernel.errors import BadOption

_TEMPLATE: Final = '''\
"""A bot for Saltire.

Matches here:  saltire arena schotten {module}:{name} greedy --games 20
At a server:   saltire bot --server URL --token-file token.txt --game schotten --bot {module}:{name}
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from saltire import View


class {name}:
    """Plays random legal actions. Write your own `choose`."""

    name = "{module}"
    reason = ""
    """Why it chose so, in a line for people; set it in `choose` if you like."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        """Choose one of `view.legal`, the numbers of the legal actions.

        `view` is what this seat may know: `view.to_json()` shows its facts. `heard` are the events since
        the last choice; `clock` is how many seconds there are.
        """
        return self.random.choice(list(view.legal))
'''


def write_template(name: str) -> Path:
    """Write NAME.py into the current folder; BadOption if that cannot be."""
    module = name.removesuffix(".py")
    if not module.isidentifier() or keyword.iskeyword(module):
        raise BadOption(f"--new {name}: a bot's name is a Python name, as in my_bot")
    path = Path(f"{module}.py")
    if path.exists():
        raise BadOption(f"{path} exists already")
    path.write_text(_TEMPLATE.format(module=module, name=class_name(module)), encoding="utf-8")
    return path


def class_name(module: str) -> str:
    """Give the class of a module: MyBot for my_bot."""
    return "".join(part[:1].upper() + part[1:] for part in module.split("_"))
