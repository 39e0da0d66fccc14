"""Writes docs/reference/env-*.md, a page for researchers on each game; a test checks that it is current."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from docs import env_actions

import saltire
from saltire.envs._shared import encoder_in
from saltire.games.registry import titles
from saltire.games.title import Title
from saltire.kernel.game import Game
from saltire.kernel.layout import Slice
from saltire.kernel.lots import Lots

FOLDER = Path(__file__).parent / "reference"
TITLES = ("schotten", "hammer", "swords")


def page_path(name: str) -> Path:
    return FOLDER / f"env-{name}.md"


def page(name: str) -> str:
    """Write the page of one game."""
    title, game = titles()[name], saltire.load(name)
    parts = (
        [
            f"# `{name}` for researchers",
            "",
            "Written by `python -m docs.env_pages` from the code.",
            "",
        ],
        facts(title, game),
        actions(title, game),
        observation(title),
        rewards(),
        versions(title),
        options(game),
    )
    return "\n".join(line for part in parts for line in part).rstrip() + "\n"


def table(heads: tuple[str, ...], rows: Iterator[tuple[object, ...]]) -> list[str]:
    lines = [" | ".join(heads), "|".join(["---"] * len(heads))]
    lines += [" | ".join([str(cell).replace("|", "\\|") for cell in row]) for row in rows]
    return [f"| {lines[0]} |", f"|{lines[1]}|", *[f"| {line} |" for line in lines[2:]], ""]


def facts(title: Title, game: Game) -> list[str]:
    """Say what it is called, and how large it is with its default options."""
    encoder = encoder_in(title)
    name, version = title.name, encoder.VERSION
    seats = ", ".join(f"`{seat}`" for seat in game.seats)
    rows: dict[str, object] = {
        "PettingZoo": f'`saltire.envs.pettingzoo.make("{name}_v{version}")`',
        "Gymnasium": f'`gymnasium.make("saltire.envs.gymnasium:saltire/{name}-v{version}")`',
        "OpenSpiel": f'`pyspiel.load_game("python_saltire_{name}")` after `import saltire.envs.openspiel`',
        "batch": f'`saltire.envs.batch.make("{name}", games=64)`',
        "endgame for exact algorithms": f"`python_saltire_{name}_endgame`"
        if title.endgame
        else "none",
        "version of the rules": game.version,
        "seats": f"{len(game.seats)}: {seats}",
        "actions": f"{game.num_actions:,}",
        "outcomes of chance": f"at most {game.max_chance:,}",
        "numbers in an observation": f"{encoder.SIZE:,}, float32 in [0, 1]",
        "plies of a game": f"about {game.typical_length:,}; at most {game.max_length:,}",
        "information": "imperfect; views are per seat, and `imagine` gives worlds that a view allows",
    }
    return ["## Facts", "", "With the default options.", "", *table(("", ""), iter(rows.items()))]


def actions(title: Title, game: Game) -> list[str]:
    """List the ranges of actions of one kind: how a number is composed, the first and the last used."""
    kinds: Any = import_module(f"{title.package}.rules.actions")
    lots, state = Lots(1), game.start()
    while state.actor() == saltire.CHANCE:
        state.apply(state.sample(lots))
    reserved: list[str] = []

    def rows() -> Iterator[tuple[object, ...]]:
        for found in env_actions.ranges(title.name, game, kinds):
            used, end = env_actions.sayable(game, state, found), found.first + found.size - 1
            last = found.first + used - 1
            if last < end:
                reserved.append(f"{last + 1} to {end}")
            single = found.size == 1
            span = found.first if single else f"{found.first} to {end}"
            words = [f"`{game.say(state, at)}`" for at in (found.first, last)]
            ending = words[1] + (f" ({last})" if last < end else "")
            formula = "" if single else env_actions.formula(found)
            yield span, found.size, formula, words[0], "" if single else ending

    intro = "The same in every variant. `game.say(state, action)` writes an action, `game.parse` reads it."
    listed = table(("numbers", "how many", "formula", "first", "last"), rows())
    parts = iter(env_actions.meanings(title.name, game))
    if reserved:
        numbers = " and ".join(reserved)
        listed += [
            f"Numbers {numbers} are reserved: with the default options none of them is legal.",
            "",
        ]
    heads = ("in a formula", "values", "meaning")
    return ["## Actions", "", intro, "", *listed, *table(heads, parts)]


def observation(title: Title) -> list[str]:
    rows = (
        (f"`{name}`", start, length, meaning)
        for name, start, length, meaning in encoder_in(title).LAYOUT
    )
    intro = "The slices of an observation, in order. What a variant does not use stays 0."
    heads = ("slice", "start", "length", "meaning")
    written = ["## Observation", "", intro, "", *table(heads, rows)]
    repeated: dict[str, Sequence[Slice]] = getattr(encoder_in(title), "REPEATED", {})
    for name, layout in repeated.items():
        width = layout[-1].start + layout[-1].length
        inner = ((f"`{part.name}`", *part[1:]) for part in layout)
        written += [
            f"Player k of `{name}`, own 0, has the {width} numbers from {width} * k of that slice on:",
            "",
            *table(("part", "start", "length", "meaning"), inner),
        ]
    return written


def rewards() -> list[str]:
    return [
        "## Rewards",
        "",
        "0 until the game is over; then (n * share - 1) / (n - 1) for a share of the win among n seats:",
        "1 and -1 for two players, 0 and 0 for a draw. They sum to 0. An illegal action ends it with -1.",
        "`shaping=` of the Gymnasium environment adds the rise of a potential of your own.",
        "",
    ]


def versions(title: Title) -> list[str]:
    history: dict[int, str] = getattr(encoder_in(title), "HISTORY", {})
    return ["## Versions", "", *[f"- v{version}: {text}" for version, text in history.items()], ""]


def options(game: Game) -> list[str]:
    rows = (
        (
            f"`{option.name}`",
            ", ".join([f"`{choice}`" for choice in option.choices]),
            option.rule,
            option.help,
        )
        for option in game.declared
    )
    intro = "Keywords of every environment. The first choice is the default."
    return ["## Options", "", intro, "", *table(("option", "choices", "rule", "meaning"), rows)]


if __name__ == "__main__":
    for written in TITLES:
        page_path(written).write_text(page(written), encoding="utf-8")
