"""Writes docs/reference/languages: every message of a language with real values.

A test compares the pages: a message that changes is seen, one that cannot be shown fails. Of the values below
those of a list are tried one after the other; a function is asked for the value in the reader's language.
In English the refusals and the options are sentences of the games; they are on the page, too.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import saltire.games.schotten.rules.refusals
import saltire.games.swords.rules.refusals
from saltire import load
from saltire.games.hammer.rules.refusals_battles import REASONS_BATTLES
from saltire.games.hammer.rules.refusals_moves import REASONS_MOVES
from saltire.games.hammer.text.log_wording import card_text, side_name, way
from saltire.games.hammer.text.names import name_text
from saltire.games.schotten.rules.notation import parse_chance
from saltire.games.schotten.text.card_words import card_words, worded
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.constants import PLACES
from saltire.games.swords.text.log_wording import (
    claim_text,
    place_text,
    side_text,
    title_of,
    window_text,
)
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.words import FUNCTIONS, LANGUAGES, Term, Words, catalog, files_of, sentence_case
from saltire.kernel.errors import worded_refusal

Sample = Any
"""A value, or a function of Words that gives it."""
Samples = dict[str, list[Sample]]


def said(key: str, **facts: object) -> Callable[[Words], object]:
    """Give a message of the game."""
    return lambda words: words.say(key, **facts)


def hammer(*names: str) -> Callable[[Words], object]:
    """Give names of areas or blocks, with their forms."""
    return lambda words: words.listed([name_text(name, words) for name in names])


def hammer_card(name: str) -> Callable[[Words], object]:
    return lambda words: card_text(name, words)


def hammer_side(side: int) -> Callable[[Words], object]:
    return lambda words: side_name(side, words)


def swords_card(id: str) -> Callable[[Words], object]:
    def title(words: Words) -> object:
        game = load("swords")
        assert isinstance(game, SwordsAndBagpipes)
        return title_of(game.choices.cards, id, words)

    return title


def swords_place(number: int) -> Callable[[Words], object]:
    return lambda words: place_text(number, words)


def swords_side(side: int) -> Callable[[Words], object]:
    return lambda words: side_text(side, words)


def schotten_card(name: str, part: str = "object") -> Callable[[Words], object]:
    return lambda words: card_words(parse_chance(name), words, part)


def web_card(name: str) -> Callable[[Words], object]:
    """Name a card as the browser does: without an article."""
    return lambda words: card_words(parse_chance(name), words, "name").removeprefix("le ")


def play(words: Words) -> object:
    """Word an action: `Lay red 7 at stone 3`."""
    of_game = words.of("schotten")
    return of_game.say("schotten-choice-lay", card=card_words(parse_chance("R7"), of_game), stone=3)


def people(*names: str) -> Callable[[Words], object]:
    return lambda words: words.listed(names)


AREAS: list[Sample] = [hammer("Fife"), hammer("Angus"), hammer("England"), hammer("Selkirk")]
BLOCKS: list[Sample] = [
    hammer("Wallace"), hammer("York Infantry"), hammer("Lancaster Archers"), hammer("King"),
    hammer("Norse"), hammer("Bruce"),
]  # fmt: skip
SIDES: list[Sample] = [hammer_side(0), hammer_side(1)]
PEOPLE: list[Sample] = ["Anna"]
COUNTS: list[Sample] = [1, 2, 5]

SHARED: Samples = {
    "listed": ["…"], "option": ["rounds"], "value": ["99"], "setting": ["edition='czech'"], "bot": ["x"],
    "action": [play], "all": [9], "best": ["1612"], "chance": ["57 %"],
    "choice": [play], "choices": ["1:R7@3 2:R8@3"], "command": ["saltire play --resume game.json"],
    "accept": [said("command-accept")], "refuse": [said("command-refuse")],
    "rematch": [said("command-rematch")],
    "day": ["18. 11. 2026"], "days": COUNTS, "done": [3], "email": ["anna@example.org"],
    "example": ["R7@3"], "examples": ["5.4, 8.2"], "file": ["game.json"], "first": ["1500"],
    "folder": ["/tmp/saltire"], "from": ["2026-11-01"],
    "game": ["Schotten Totten", "Hammer of the Scots"], "games": [400], "hash": ["5f2c09e1"],
    "height": [24], "hours": [5], "increment": [10], "last": [40], "letter": ["A"],
    "link": ["https://example.org/t/3f9a"], "margin": [3], "minutes": [15], "n": COUNTS, "name": PEOPLE,
    "names": [people("Anna", "Bob")], "near": ["done"], "needed": [60], "next": ["51 %"], "number": [99],
    "one": ["Anna"], "other": ["Bob"], "others": [people("Bob", "Éva")], "players": [2], "plies": [80],
    "ply": [17], "points": [12], "query": ["knight"], "reason": [said("why-lot", n=3)], "rule": ["5.4"],
    "seat": [2], "seed": ["d41d8c"], "share": ["57"], "size": [3], "step": [3],  "tries": [200],
    "typed": ["claim 99"], "seconds": [2], "piece": ["R7"], "place": ["hand"],
    "version": ["0.1.0"], "when": ["10:30"], "who": ["Anna"], "whom": ["Éva"],
    "width": [60], "why": ["no"],
    "rating": ["1834"], "strength": [said("bot-strength-2")],
}  # fmt: skip

_CARDS = ("R7", "O1", "Joker", "Banshee")

SCHOTTEN: Samples = {
    "card": [schotten_card(name) for name in _CARDS], "cards": ["R7, Joker"], "clan": [12],
    "completion": [lambda words: worded(["R7", "R8"], words, "name")], "typed": ["R7"],
    "deck": [8], "size": [3, 4], "face": [schotten_card("R7")],
    "first": [3], "from": [1, 4], "hand": [2], "held": [6],
    "left": [1, 2], "mine": [1], "n": [1, 2, 5], "name": PEOPLE, "number": [1, 3], "points": ["5 : 3"],
    "round": [2], "rounds": [3], "ruse": ["Strategist", "Traitor"], "ruses": [1], "stone": [1, 3, 5],
    "stones": ["3, 5"], "stoppers": ["G5"], "strength": [2], "tactics": [8],
    "their_cards": ["B5, B6, B7"], "theirs": ["run 15", "kind 21"], "total": [18], "whom": ["Bob"],
    "yours": ["colour-run 18", "sum 20"],
}  # fmt: skip

HAMMER: Samples = {
    "area": AREAS, "areas": [hammer("Fife", "Angus")], "at": AREAS, "block": BLOCKS,
    "blocks": [hammer("Wallace"), hammer("York Infantry"), hammer("King", "Douglas"), hammer("Hobelars")],
    "card": [hammer_card("2"), hammer_card("Sea Move")], "cards": ["1 2 3"], "choices": ["1:… 2:…"],
    "dice": ["2 5 6"], "die": [3], "drawn_for": [hammer("Badenoch")], "enemies": [2],
    "english": [hammer_card("3"), 2], "example": [hammer("York Infantry")], "first": ["1"],
    "from": AREAS[1:] + AREAS[:1], "fronts": ["…"], "full": [4], "hits": [0, 1, 2, 5],
    "king": [hammer("King"), hammer("Bruce")],
    "leader": [hammer("King"), hammer("Wallace"), hammer("Moray")], "left": COUNTS, "loss": ["11.1"],
    "rest": ["26.2"],
    "letter": ["A", "B"], "limit": [2], "n": COUNTS, "name": SIDES, "other": SIDES[1:],
    "names": ["Anna"], "noble": [hammer("Angus"), hammer("Bruce")],
    "nobles": [hammer("Bruce", "Comyn")], "number": [1, 2], "odds": [63], "own": [3],
    "path": [lambda words: way(["Fife", "Atholl", "Angus"], words)], "points": COUNTS,
    "pools": ["8 : 9"], "rating": ["B3"], "room": [1, 2, 5], "round": [2], "rule": ["5.4"],
    "scots": [1], "scottish": [hammer_card("Herald")], "source": AREAS, "start": AREAS,
    "end": AREAS[1:], "steps": [0, 1, 2], "strength": [3], "target": AREAS[1:], "to": AREAS,
    "turn": [3], "unused": COUNTS, "victims": AREAS[1:],
    "way": [lambda words: way(["Fife", "Angus"], words)],
    "ways": [said("hammer-to-home", noble="Bruce", area="Annan")],
    "what": [hammer("York Infantry"), hammer("Angus")], "year": ["1299"],
}  # fmt: skip

SWORDS: Samples = {
    "arms": [swords_card("cressinghams_coin")], "cost": [2], "bagpipes": [12], "barred": ["Anna"],
    "card": [swords_card("cattle_raid"), swords_card("vive_la_france"), swords_card("ragman_roll")],
    "cards": ["…"], "choices": ["1:… 2:…"],
    "claim": [lambda words: claim_text(1, words), lambda words: claim_text(4, words)],
    "clan": ["Bruce"], "crown": [5], "dagger": [0, 2], "daggers": [9], "defeats": [4, 5],
    "end": [swords_place(PLACES.index("own_camp")), swords_place(PLACES.index("scottish_camp"))],
    "england": [11], "giver": PEOPLE, "joined": [0, 1, 3], "last": [4], "left": [2], "loss": [1],
    "most": [2], "n": [0, 1, 2, 5], "name": PEOPLE, "names": [people("Anna", "Bob")], "odds": [63],
    "players": [2, 3, 4], "round": [2], "rounds": [7], "scotland": [9], "seat": PEOPLE,
    "seats": [people("Anna", "Bob")], "shares": ["Anna +2, Bob -1"], "side": [swords_side(0), swords_side(1)],
    "sides": ["…"],
    "start": [swords_place(PLACES.index("own_castle")), swords_place(PLACES.index("supply"))],
    "sums": ["Anna 7/2, Bob 5/1"], "target": ["Bob"], "token": ["Éva"], "total": [5], "track": ["●○○○"],
    "troops": [6], "units": [1, 2, 5], "win": [2], "window": [lambda words: window_text(0, words)],
    "winner": [swords_side(0), swords_side(1)], "winners": [people("Anna", "Bob")],
}  # fmt: skip

SAMPLES: dict[str, Samples] = {"": SHARED, "schotten": SCHOTTEN, "hammer": HAMMER, "swords": SWORDS}
OF_MESSAGES: dict[str, Samples] = {
    "schotten-why-": {"card": [schotten_card(name, "subject") for name in _CARDS]},
    "refusal-": {"card": [schotten_card(name, "name") for name in _CARDS]},
    "web-schotten-": {"card": [web_card(name) for name in _CARDS], "face": [web_card("R7")]},
    "unseen-tactics": {"mine": [2], "theirs": [1]},
    "hammer-why-herald": {"block": [hammer("Angus"), hammer("Bruce")]},
    "hammer-choice-herald": {"block": [hammer("Angus"), hammer("Bruce")]},
    "hammer-event-leaving": {
        "blocks": [hammer("King", "Douglas"), hammer("York Infantry", "Hobelars")]
    },
    "hammer-choice-to-pool": {"block": [hammer("Moray"), hammer("King"), hammer("Edward")]},
    "hammer-choice-stay": {"block": [hammer("Moray"), hammer("King"), hammer("Wallace")]},
    "hammer-choice-home": {"block": [hammer("Bruce"), hammer("Steward"), hammer("Moray")]},
    "hammer-ask-choose-home": {"block": [hammer("Bruce"), hammer("Comyn")]},
    "web-hammer-ask-choose-home": {"block": [hammer("Bruce"), hammer("Comyn")]},
    "web-schotten-stones-of": {"theirs": [2]},
    "web-schotten-known": {"cards": ["…"]},
    "web-schotten-under": {"cards": ["…"]},
    "replay-at": {"next": ["…"]},
    "replay-next": {"action": [said("choice-yes")]},
    "why-odds": {"games": [57], "next": [51]},
    "cli-options-": {"first": [1], "help": ["…"], "last": [9]},
    "cli-verify-": {"practice": [""], "result": ["…"], "why": ["…"]},
    "cli-result-": {"name": [said("cli-result-seat", seat=1, name="Anna")], "seat": [1]},
    "cli-result-seat": {"name": ["Anna"]},
    "cli-error-link": {"link": ["example.org"], "example": ["https://host/t/TABLE#seat=KEY"]},
    "hint-worded": {"number": [12]},
    "cli-error-needs": {"needed": ["tactics=True"]},
    "cli-near": {"near": ["schotten"]},
    "web-result-one": {"names": ["Anna"]},
    "web-password-help": {"n": [8]},
    "web-people-": {"n": [5]},
    "puzzle-": {"answer": ["3"], "solved": [5], "tried": [8]},
    "schotten-puzzle-": {
        "card": [said("schotten-clan-card", colour="R", strength="7", part="name")],
        "cards": ["R7, R8"],
        "plays": [8],
        "value": ["run 15", "kind 21"],
        "wins": [2],
    },
    "hammer-puzzle-": {
        "blocks": ["Wallace 3, Douglas 2"],
        "homes": AREAS,
        "nobles": ["Mar (Fife)"],
        "percent": ["57.4"],
        "before": [5],
        "after": [6],
    },
    "swords-puzzle-": {
        "daggers": [1, 5],
        "ends": [979],
        "english": ["Anna"],
        "gold": [17],
        "other": [1, 4],
        "scots": ["Bob, Éva"],
        "statement": [said("swords-puzzle-must-scotland")],
        "theirs": [19],
        "won": [191],
        "winner": ["Bob"],
    },
    "web-puzzles-": {
        "change": [12],
        "day": ["19. 11. 2026"],
        "done": [3],
        "all": [144],
        "kind": ["…"],
        "rating": [1340],
        "answer": ["R7@3"],
    },
    "hammer-ask-muster-blocks": {"leader": AREAS},
    "swords-card-says": {"text": ["…"]},
}
"""Values for messages whose keys begin so."""
CASES: dict[str, list[Samples]] = {
    "ask-claim": [
        {"number": [1], "stones": ["3"], "first": [3]}, {"number": [2], "stones": ["3, 5"]},
    ],
    "web-schotten-ask-claim": [
        {"number": [0]}, {"number": [1], "stones": ["3"]}, {"number": [2], "stones": ["3, 5"]},
    ],
    "hammer-event-eliminated": [
        {"end": ["captured"], "block": [hammer("Angus"), hammer("Bruce")]},
        {"end": ["removed"], "block": [hammer("Wallace"), hammer("Hobelars"), hammer("Norse")]},
        {"end": ["pool"], "block": [hammer("Douglas"), hammer("York Infantry"), hammer("York Knights")]},
    ],
    "hammer-event-pillaged": [
        {"eliminated": [0]},
        {"eliminated": [1], "block": [hammer("Douglas"), hammer("Hobelars")], "known": ["yes"]},
    ],
    "swords-event-drew": [{"deck": ["dagger"], "card": [2]}, {"deck": ["bagpipe"]}],
}  # fmt: skip
"""Values that go together, for messages where others would be impossible."""


PAGES = Path(__file__).parent / "reference" / "languages"
NAMES = {"en": "English", "de": "German", "fr": "French", "hu": "Hungarian", "cs": "Czech"}
TITLES = {
    "": "All games", "schotten": "Schotten Totten", "hammer": "Hammer of the Scots",
    "swords": "Swords and Bagpipes",
}  # fmt: skip
PLURALS = {"one": 1, "few": 2, "many": 2, "other": 5}
RAW: Samples = {
    "area": ["Fife", "Angus"], "block": ["Wallace", "York Infantry", "Lancaster Archers"],
    "card": ["R7", "Joker"], "completion": [["R7", "R8"]], "from": ["Angus"], "noble": ["Bruce"],
    "theirs": ["run 15", "kind 21"], "yours": ["colour-run 18", "sum 20"],
}  # fmt: skip
"""What the rules tell with a refusal, before it is worded."""
RAW_OF: dict[str, Samples] = {
    "hammer": {"card": ["Herald", "3"]},
    "swords": {
        "arms": ["Cressingham's Coin"],
        "card": ["Cattle Raid"],
        "seat": [1],
        "window": ["actions"],
    },
}
REFUSALS: dict[str, dict[str, tuple[str, str]]] = {
    "schotten": saltire.games.schotten.rules.refusals.REASONS,
    "hammer": REASONS_MOVES | REASONS_BATTLES,
    "swords": saltire.games.swords.rules.refusals.REASONS,
}


class Parts(visitor.Visitor):
    """Collects what a message is told, and what its selectors choose by."""

    def __init__(self) -> None:
        self.facts: list[str] = []
        self.chosen: dict[str, list[str]] = {}
        self.inside: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if node.id.name not in self.facts:
            self.facts.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.inside.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.visit(node.selector)
        if isinstance(node.selector, ast.VariableReference):
            keys = self.chosen.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                name = key.name if isinstance(key, ast.Identifier) else key.value
                if name not in keys:
                    keys.append(name)
        for variant in node.variants:
            self.visit(variant.value)


def entries(lang: str, game: str) -> dict[str, dict[str, ast.Message]]:
    """List the messages of each file."""
    found: dict[str, dict[str, ast.Message]] = {}
    for file in files_of(lang, game):
        body = parse(file.read_text(encoding="utf-8")).body
        found[file.name.split(".")[0]] = {
            entry.id.name: entry for entry in body if isinstance(entry, ast.Message)
        }
    return found


class Page:
    """The messages of one language and game, worded."""

    def __init__(self, lang: str, game: str) -> None:
        self.words = Words(lang, game)
        self.lang = lang
        self.game = game
        self.entries = entries(lang, game)
        self.browser = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
        for scope in dict.fromkeys(["", game]):
            for file in files_of(lang, scope):
                self.browser.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def parts(self, entry: ast.Message) -> Parts:
        parts = Parts()
        parts.visit(entry.value)
        known = {key: one for file in self.entries.values() for key, one in file.items()}
        for key in parts.inside:
            if key in known:
                parts.visit(known[key].value)
        return parts

    def values(self, key: str, fact: str, parts: Parts) -> list[Sample]:
        """List the values to try for one fact of a message."""
        samples = {**SAMPLES[""], **SAMPLES[self.game]}
        for begins, own in OF_MESSAGES.items():
            if key.startswith(begins):
                samples |= own
        chosen = parts.chosen.get(fact)
        if chosen is None:
            if fact not in samples:
                raise LookupError(f"{key}: no value for ${fact} in docs/language_pages.py: add one")
            return samples[fact]
        if (set(chosen) <= {*PLURALS, *"0123456789"} and set(chosen) & {*PLURALS, "0", "1"} - {"other"}) or (
            set(chosen) <= {"other", *"0123456789"} and fact not in ("card",)
        ):  # fmt: skip
            numbers = [PLURALS.get(one) or int(one) for one in chosen if one != "other"]
            return list(dict.fromkeys([*numbers, 5 if 5 not in numbers else 4]))
        if "other" in chosen and fact in samples and fact != "who":
            return [*[one for one in chosen if one != "other"], samples[fact][0]]
        return list(chosen)

    def wordings(self, file: str, key: str, entry: ast.Message) -> list[str]:
        """Word a message in all its ways, each once."""
        parts = self.parts(entry)
        found: dict[str, None] = {}
        for case in CASES.get(key, [{}]):
            tried = [case.get(fact) or self.values(key, fact, parts) for fact in parts.facts]
            for values in self.combinations(parts, tried):
                found.setdefault(self.worded(file, key, dict(zip(parts.facts, values))))
        return list(found)

    def combinations(self, parts: Parts, tried: list[list[Sample]]) -> Iterator[tuple[Sample, ...]]:
        """Combine what selectors choose by; the other values take turns."""
        free = [n for n, fact in enumerate(parts.facts) if fact not in parts.chosen]
        bound = [n for n in range(len(tried)) if n not in free]
        every = list(itertools.product(*[tried[n] for n in bound]))
        for turn in range(max([len(tried[n]) for n in free], default=1)):
            for chosen in every if turn == 0 else every[:1]:
                picked = dict(zip(bound, chosen))
                yield tuple(
                    picked[n] if n in picked else values[turn % len(values)]
                    for n, values in enumerate(tried)
                )

    def worded(self, file: str, key: str, samples: dict[str, Sample]) -> str:
        facts = {name: one(self.words) if callable(one) else one for name, one in samples.items()}
        if not file.startswith("web"):
            text = self.words.say(key, **facts)
        else:
            told = {n: str(f) if isinstance(f, Term) else f for n, f in facts.items()}
            value = self.browser.get_message(key).value
            assert value is not None
            formatted, errors = self.browser.format_pattern(value, told)
            assert not errors, (key, errors)
            text = str(formatted)
        if "-event-" in key or "-choice-" in key:
            text = sentence_case(text)
        return " ".join(text.split())

    def refusals(self) -> Iterator[str]:
        """Word the refusals that the rules of the game declare in English."""
        yield "### refusals\n"
        declared = REFUSALS[self.game]
        wording = log_wording_of(load(self.game), self.words, ["Anna", "Bob"])
        for key, (_, sentence) in declared.items():
            parts = Parts()
            parts.facts = re.findall(r"\{(\w+)\}", sentence)
            raw = {**RAW, **RAW_OF.get(self.game, {})}
            tried = [raw.get(fact) or self.values(key, fact, parts)[:3] for fact in parts.facts]
            said = dict.fromkeys(
                wording.refused(worded_refusal(declared, key, self.facts(parts.facts, values)))
                for values in self.combinations(parts, tried)
            )
            yield from _item(f"refusal-{key}", list(said))
        yield ""

    def facts(self, names: list[str], values: tuple[Sample, ...]) -> dict[str, object]:
        """Ask the values that depend on the language."""
        return {n: v(self.words) if callable(v) else v for n, v in zip(names, values)}

    def options(self) -> Iterator[str]:
        """List the options that the game declares, as English explains them."""
        yield "### options\n"
        for option in load(self.game).declared:
            yield from _item(f"option-{option.name}", [option.help])
        yield ""

    def lines(self) -> Iterator[str]:
        if self.lang == "en" and self.game:
            yield from self.refusals()
            yield from self.options()
        for file, found in self.entries.items():
            yield f"### {file}\n"
            for key, entry in found.items():
                said = self.wordings(file, key, entry)
                if entry.attributes:
                    forms = catalog(self.lang, self.game).term(key).forms
                    said += [f"*{kind}:* {form}" for kind, form in forms.items()]
                yield from _item(key, said)
            yield ""


def _item(key: str, said: list[str]) -> Iterator[str]:
    if len(said) == 1:
        yield f"- `{key}` {said[0]}"
        return
    yield f"- `{key}`"
    yield from [f"  - {text}" for text in said]


def page(lang: str) -> str:
    """Write the page of a language."""
    lines = [
        f"# Every sentence in {NAMES[lang]}", "",
        "Each message of the game, the terminal, the server and the browser, with real values. Written by",
        "`python docs/language_pages.py`; compared by a test.", "",
    ]  # fmt: skip
    for game, title in TITLES.items():
        lines += [f"## {title}", "", *Page(lang, game).lines()]
    return "\n".join(lines).rstrip("\n") + "\n"


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        (PAGES / f"{lang}.md").write_text(page(lang), encoding="utf-8")
