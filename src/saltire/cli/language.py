"""The option --lang: the language of a command's output."""

from __future__ import annotations

import argparse
import os
from typing import Any

from saltire.i18n.words import LANGUAGES, best_language


def add_lang(parser: Any) -> None:
    """Add the choice of language."""
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the table")


def language(args: argparse.Namespace) -> str:
    """Give the requested language, or that of the environment."""
    if args.lang:
        return str(args.lang)
    return best_language([os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")])
