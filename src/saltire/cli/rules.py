"""`saltire rules`: a game's rules as text, one rule by its number, a search, or the options."""

from __future__ import annotations

import argparse
import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saltire.cli.game_options import DEFAULT_GAME
from saltire.kernel.errors import SaltireError
from saltire.titles import load, titles

if TYPE_CHECKING:
    from rich.text import Text

_RULE: Final = re.compile(r"- \*\*([\w.-]+)\*\* (.+)")
_CHAPTER: Final = re.compile(r"## (?:(\d+) )?(.+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered sentence of a RULES.md, with the chapter it stands in."""

    id: str
    text: str
    chapter: str

    def to_json(self) -> dict[str, object]:
        return {"id": self.id, "text": self.text, "chapter": self.chapter}


def add(commands: Any) -> None:
    """Add the arguments of `saltire rules`."""
    parser = commands.add_parser("rules", help="read the rules, one rule, or the options of a game")
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (default schotten)")
    parser.add_argument(
        "query", nargs="*", metavar="ID|WORD", help="a rule's number, or words in it"
    )
    parser.add_argument("--options", action="store_true", help="list the options of the game")
    parser.add_argument("--json", action="store_true", help="write JSON")
    from saltire.cli.play import add_lang

    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    """Print the rules that were asked for."""
    game, query = args.game or DEFAULT_GAME, " ".join(args.query)
    if args.game and args.game not in titles() and _finds_rules(args.game):
        game, query = DEFAULT_GAME, " ".join([args.game, *args.query])
    if args.options:
        return _options(game, args)
    found = matching(game, query) if query else rules_of(game)
    if args.json:
        print(json.dumps([rule.to_json() for rule in found], ensure_ascii=False, indent=1))
        return 0
    from saltire.cli.screen import make_console

    console = make_console()
    if query:
        for line in rule_lines(game, query):
            console.print(line)
        return 0
    from rich.markdown import Markdown

    console.print(Markdown(rules_file(game).read_text(encoding="utf-8")))
    return 0


def _finds_rules(word: str) -> bool:
    try:
        return bool(matching(DEFAULT_GAME, word))
    except SaltireError:
        return False


def rules_file(game: str) -> Path:
    """Find the RULES.md beside a game's code."""
    known = titles()
    if game not in known:
        load(game)
    place = sys.modules[known[game].__module__].__file__
    path = Path(place or "").with_name("RULES.md")
    if not path.exists():
        raise SaltireError(f"{game} has no rules text")
    return path


def rules_of(game: str) -> list[Rule]:
    """Read the numbered rules of a game."""
    found: list[Rule] = []
    chapter = ""
    for line in rules_file(game).read_text(encoding="utf-8").splitlines():
        heading, rule = _CHAPTER.fullmatch(line), _RULE.fullmatch(line)
        if heading:
            chapter = heading[2]
        elif rule:
            found.append(Rule(rule[1], rule[2], chapter))
    return found


def matching(game: str, query: str) -> list[Rule]:
    """Find a rule with all that stands under it, or the rules that hold every word asked for."""
    known = rules_of(game)
    wanted = query.strip().lower()
    by_id = [r for r in known if r.id.lower() == wanted or r.id.lower().startswith(wanted + ".")]
    words = wanted.split()
    held = [r for r in known if all(word in f"{r.chapter} {r.text}".lower() for word in words)]
    found = by_id or held
    if not found:
        raise SaltireError(f"no rule of {game} has the number or the words {query!r}")
    return found


def rule_lines(game: str, query: str) -> list[Text]:
    """Write the rules that match, a paragraph each."""
    from rich.text import Text

    lines: list[Text] = []
    for rule in matching(game, query):
        line = Text(f"{rule.id}  ", style="bold")
        line = Text.assemble(line, rule.text.replace("`", ""), (f"  ({rule.chapter})", "dim"))
        lines.append(line)
    return lines


def _options(game: str, args: argparse.Namespace) -> int:
    from saltire.cli.play import language
    from saltire.words import Words

    words = Words(language(args))
    known = titles()
    if game not in known:
        load(game)
    rows: list[dict[str, object]] = [
        {
            "name": option.name,
            "choices": list(option.choices),
            "default": option.default,
            "rule": option.rule,
            "help": words.option(option.name, option.help),
            "needs": None if option.needs is None else dict([option.needs]),
        }
        for option in known[game].declared
    ]
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    _print_options(rows)
    return 0


def _print_options(rows: list[dict[str, object]]) -> None:
    for row in rows:
        choices = row["choices"]
        assert isinstance(choices, list)
        shown = [_shown(choice) for choice in choices]
        listed = " | ".join(shown) if len(shown) < 5 else f"{shown[0]} to {shown[-1]}"
        print(f"{row['name']} = {listed}\n    {row['help']} (rule {row['rule']})")


def _shown(choice: object) -> str:
    return {True: "yes", False: "no"}[choice] if isinstance(choice, bool) else str(choice)
