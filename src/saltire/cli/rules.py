"""`saltire rules`: prints a game's rules, one rule by its number, search results, or the options."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saltire.cli.game_options import DEFAULT_GAME
from saltire.games.registry import load, titles
from saltire.kernel.errors import SaltireError
from saltire.rulebook import matching, rules_file, rules_of

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from saltire.i18n.words import Words


def add(commands: Any) -> None:
    """Add the arguments of `saltire rules`."""
    parser = commands.add_parser("rules", help="read the rules, one rule, or the options of a game")
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (default schotten)")
    parser.add_argument(
        "query", nargs="*", metavar="ID|WORD", help="a rule's number, or words in it"
    )
    parser.add_argument("--options", action="store_true", help="list the options of the game")
    parser.add_argument(
        "--check", type=Path, metavar="FILE", help="list what is wrong with a card set of your own"
    )
    parser.add_argument("--json", action="store_true", help="write JSON")
    from saltire.cli.language import add_lang

    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    """Print the requested rules."""
    from saltire.cli.language import language

    lang = language(args)
    game, query = args.game or DEFAULT_GAME, " ".join(args.query)
    if args.game and args.game not in titles() and _finds_rules(args.game, lang):
        game, query = DEFAULT_GAME, " ".join([args.game, *args.query])
    if args.check is not None:
        return _check(game, args.check)
    if args.options:
        return _options(game, args)
    found = matching(game, query, lang) if query else rules_of(game, lang)
    if args.json:
        print(json.dumps([rule.to_json() for rule in found], ensure_ascii=False, indent=1))
        return 0
    from saltire.cli.screen import make_console

    console = make_console()
    if query:
        for line in rule_lines(game, query, lang):
            console.print(line)
        for shown in examples_shown(game, query, lang, console.width):
            console.print(shown)
        return 0
    from rich.markdown import Markdown

    console.print(Markdown(rules_file(game, lang).read_text(encoding="utf-8")))
    return 0


def _check(game: str, file: Path) -> int:
    """Print every problem of a card file with its line; the exit code is 1 if there is one."""
    known = titles()
    if game not in known:
        load(game)
    title = known[game]
    reader: Any = title.part(title.card_files)
    if reader is None:
        raise SaltireError(f"{game} has no card files to check")
    problems = reader.problems_in(file)
    for problem in problems:
        print(f"{file}, {problem}")
    if not problems:
        print(f"{reader.cards_in(file)} cards, no problem")
    return 1 if problems else 0


def _finds_rules(word: str, lang: str) -> bool:
    try:
        return bool(matching(DEFAULT_GAME, word, lang))
    except SaltireError:
        return False


def rule_lines(game: str, query: str, lang: str) -> list[Text]:
    """Write the rules that match, a paragraph each."""
    from rich.text import Text

    lines: list[Text] = []
    for rule in matching(game, query, lang):
        line = Text(f"{rule.id}  ", style="bold")
        line = Text.assemble(line, rule.text.replace("`", ""), (f"  ({rule.chapter})", "dim"))
        lines.append(line)
    return lines


def examples_shown(game: str, rule: str, lang: str, width: int) -> Iterator[RenderableType]:
    """Draw the worked examples of a rule: the board, what is tried, and what comes of it."""
    from rich.text import Text

    from saltire.examples.book import examples_for
    from saltire.examples.practice import Practice
    from saltire.examples.wording import tell, word_action
    from saltire.i18n.words import Words
    from saltire.terminal import board_for

    words = Words(lang)
    for example in examples_for(game, rule):
        practice = Practice(example)
        board = board_for(practice.game, words, practice.names(lang))
        yield ""
        label = words.say("hand-of", name=words.say("example"))
        yield Text.assemble((label, "bold"), " ", example.sentence(lang))
        yield ""
        yield board.picture([practice.state.view(practice.viewer)], [], width)
        for step in example.tries:
            seat, action = practice.parse_step(step)
            worded = word_action(practice, seat, action, lang)
            yield Text(words.say("example-try", action=worded), style="bold")
            yield Text(tell(practice, step, lang))


def _options(game: str, args: argparse.Namespace) -> int:
    from saltire.cli.language import language
    from saltire.i18n.words import Words

    words = Words(language(args), game)
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
        for option in known[game].game_class.declared
    ]
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    for row in rows:
        help = words.say("cli-options-help", help=row["help"], rule=row["rule"])
        print(f"{row['name']} = {_values(row['choices'], words)}\n    {help}")
    return 0


def _values(choices: object, words: Words) -> str:
    """List what an option may be: `yes | no`, `1 to 9`."""
    assert isinstance(choices, list)
    numbers = sorted(choice for choice in choices if type(choice) is int)
    if len(numbers) == len(choices) > 4:
        return words.say("cli-options-range", first=numbers[0], last=numbers[-1])
    return " | ".join(_show_value(choice, words) for choice in choices)


def _show_value(choice: object, words: Words) -> str:
    """Show a value as it is typed; in other languages with its meaning: `drawn (ausgelost)`."""
    if isinstance(choice, bool):
        return words.say("choice-yes" if choice else "choice-no")
    key = f"choice-{choice}"
    told = words.lang != "en" and isinstance(choice, str) and words.knows(key)
    return f"{choice} ({words.say(key)})" if told else str(choice)
