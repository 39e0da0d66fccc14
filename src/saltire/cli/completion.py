"""`saltire completion`: prints what a shell needs to complete commands, options, games and bots."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from saltire.cli.game_options import DEFAULT_GAME
from saltire.cli.main import COMMANDS, Parser
from saltire.cli.parser_facts import CommandHelp, Flag, bot_names, commands, game_flags

_EPILOG: Final = """\
examples:
  saltire completion bash > ~/.local/share/bash-completion/completions/saltire
  saltire completion zsh > "${fpath[1]}/_saltire"
  saltire completion fish > ~/.config/fish/completions/saltire.fish"""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "completion", help=COMMANDS["completion"], epilog=_EPILOG,
        description="Print a script that completes commands, options, games and bots in a shell.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("shell", choices=sorted(_SHELLS), metavar="SHELL", help="bash, zsh or fish")


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    print(_SHELLS[args.shell](), end="")
    return 0


# bash and zsh share the facts: a list of words for every command, game and option with choices.

_FACTS: Final = """\
_saltire_words() {{
  # Prints what can stand at this place: $1 is the command, $2 the game, $3 the word before.
  case "$3" in
    --bot|--level) echo {bots}; return ;;
    --game) echo {games}; return ;;
{choices}
  esac
  case "$1" in
    '') echo {commands} ;;
{flags}
  esac
  case "$1" in
    {with_game})
      case "$2" in
        '') echo {games} {default} ;;
{options}
      esac ;;
  esac
  case "$1" in
    arena) echo {bots} ;;
  esac
}}
_saltire_place() {{
  # Finds command and game among the words that stand already.
  command= game=
  local word
  for word in "$@"; do
    case "$command $word" in
      {two_words}) command="$command $word" ;;
      *) if [ -z "$command" ]; then
           case "$word" in -*) ;; *) command=$word ;; esac
         fi ;;
    esac
    case "$word" in {any_game}) game=$word ;; esac
  done
}}
"""
_BASH: Final = """\
_saltire() {{
  local command game at=$COMP_CWORD
  _saltire_place "${{COMP_WORDS[@]:1:at-1}}"
  local words="$(_saltire_words "$command" "$game" "${{COMP_WORDS[at-1]}}")"
  COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[at]}}"))
}}
complete -o default -F _saltire saltire
"""
_ZSH: Final = """\
_saltire() {{
  local command game
  _saltire_place "${{(@)words[2,CURRENT-1]}}"
  compadd -- ${{=$(_saltire_words "$command" "$game" "$words[CURRENT-1]")}}
  _files
}}
if [ "$funcstack[1]" = _saltire ]; then _saltire "$@"; else compdef _saltire saltire; fi
"""


def _facts() -> str:
    described, games = commands(), game_flags()
    everything = [flag for command in described for flag in command.flags]
    everything += [flag for flags in games.values() for flag in flags]
    return _FACTS.format(
        choices="\n".join(_choice_lines(everything)),
        commands=_words(COMMANDS),
        flags="\n".join(_flag_lines(described)),
        with_game="|".join(_quote(command.name) for command in described if command.takes_game),
        games=_words(games),
        default=_words(flag.long for flag in games[DEFAULT_GAME]),
        options="\n".join(
            f"        {name}) echo {_words(flag.long for flag in flags)} ;;"
            for name, flags in games.items()
        ),
        bots=_words(bot_names()),
        two_words="|".join(_quote(one.name) for one in described if " " in one.name),
        any_game="|".join(games),
    )


def _choice_lines(flags: Sequence[Flag]) -> Iterator[str]:
    """Write what can stand after an option that takes one of a few words."""
    choices: dict[str, dict[str, None]] = {}
    for flag in flags:
        if flag.metavar and flag.choices:
            choices.setdefault(flag.long, {}).update(dict.fromkeys(flag.choices))
    for name, words in choices.items():
        yield f"    {name}) echo {_words(words)}; return ;;"


def _flag_lines(described: Sequence[CommandHelp]) -> Iterator[str]:
    seconds = sorted(
        {one.name.partition(" ")[0] for one in described if " " in one.name} - {"arena"}
    )
    for first in seconds:
        inner = [
            one.name.partition(" ")[2] for one in described if one.name.startswith(f"{first} ")
        ]
        yield f"    {first}) echo {_words(inner)} ;;"
    for command in described:
        words = [flag.long for flag in command.flags]
        words += [choice for argument in command.arguments for choice in argument.choices]
        yield f"    {_quote(command.name)}) echo {_words(words)} ;;"


def _words(words: Iterable[str]) -> str:
    return shlex.quote(" ".join(words))


def _quote(name: str) -> str:
    return f"'{name}'" if " " in name else name


def _fish() -> str:
    lines = ["complete -c saltire -f"]
    described, games = commands(), game_flags()
    for name, help in COMMANDS.items():
        lines.append(_fish_line("__fish_use_subcommand", f"-a {name}", help))
    for command in described:
        first, _, second = command.name.partition(" ")
        seen = f"__fish_seen_subcommand_from {first}"
        if second:
            lines.append(_fish_line(seen, f"-a {second}", command.description))
            seen += f"; and __fish_seen_subcommand_from {second}"
        lines += [_fish_flag(seen, flag) for flag in command.flags]
        words = [choice for argument in command.arguments for choice in argument.choices]
        lines += [_fish_line(seen, f"-a {word}", "") for word in words]
        if command.takes_game:
            lines += [_fish_line(seen, f"-a {name}", "game") for name in games]
            unnamed = f"{seen}; and not __fish_seen_subcommand_from {' '.join(games)}"
            lines += [_fish_flag(unnamed, flag) for flag in games[DEFAULT_GAME]]
    for name, flags in games.items():
        lines += [_fish_flag(f"__fish_seen_subcommand_from {name}", flag) for flag in flags]
    lines.append(
        _fish_line("__fish_seen_subcommand_from arena", f"-a {_words(bot_names())}", "bot")
    )
    return "\n".join(lines) + "\n"


def _fish_flag(condition: str, flag: Flag) -> str:
    parts = [f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in flag.names]
    if flag.choices:
        parts.append(f"-x -a {_words(flag.choices)}")
    elif flag.metavar:
        parts.append("-r")
    return _fish_line(condition, " ".join(parts), flag.help)


def _fish_line(condition: str, what: str, help: str) -> str:
    text = help.replace("\\", "").replace("'", "\\'").partition("\n")[0]
    return f"complete -c saltire -n '{condition}' {what}" + (f" -d '{text}'" if text else "")


_SHELLS: Final[dict[str, Callable[[], str]]] = {
    "bash": lambda: _facts() + _BASH.format(),
    "zsh": lambda: "#compdef saltire\n" + _facts() + _ZSH.format(),
    "fish": _fish,
}
