"""Names of cards, blocks, areas and sides stand bare only where a sentence takes them as they are.

Elsewhere a message asks for a form, `{ FORM($area, "to") }`: with its article, or in its case.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from fluent.syntax import ast, parse

from saltire import titles
from saltire.i18n.words import LANGUAGES, files_of

NAMED: Final = {
    "schotten": {"card", "face", "ruse"},
    "hammer": {
        "area", "at", "block", "blocks", "card", "drawn_for", "end", "from", "king", "leader",
        "noble", "source", "start", "target", "to", "victims", "what",
    },
    "swords": {"arms", "card", "clan", "end", "side", "start", "window", "winner"},
}  # fmt: skip
"""The facts of a game that are names."""
_AREAS: Final = {
    "area",
    "at",
    "drawn_for",
    "end",
    "from",
    "source",
    "start",
    "target",
    "to",
    "victims",
}
_INTRODUCED: Final = re.compile(r"(?:[:(„«“\u2013→] ?|^ ?)$")
"""What comes before a name that is only shown: a colon, a bracket, a quotation mark."""
_LABEL: Final = re.compile(r" ?(?:[:(,\u2013→]|$)")
"""What comes after a name that begins a line as its heading."""
_KINDS: Final = {
    "de": r"(?:[Kk]arte|Clan)",
    "fr": r"(?:carte|phase|Clan|Dague de valeur)",
    "hu": r"(?:amelyen)",
    "cs": r"(?:oblasti?|kart[ua]|[Kk]lanu?|kameny|hodnotou)",
}
"""Words after which a name keeps its plain form: `die Karte Viehraub`, `oblast Fife`."""
ALLOWED: Final = {
    r"de:(?:web-)?hammer-(?:ask-walk-block|pick-one)": "a heading: a block and where it is",
    r"de:hammer-ask-muster-blocks": "the area of a leader, which has no article",
    r"de:hammer-why-card": "a number: eine 3",
    r"de:web-hammer-act-.*": "buttons name an area, which has no article",
    r"de:web-schotten-.*": "buttons and headings name a card as it is printed, without its article",
    r"de:schotten-(?:choice-face|puzzle-.*)": "cards of a clan have no article: Rot 7",
    r"de:refusal-face-copied": "cards of a clan have no article: Rot 7",
    r"de:(?:web-)?swords-.*": "countries and titles of cards have no article",
    r"\w\w:event-declared": "a face is a card of a clan and follows `as`",
    r"\w\w:web-schotten-as": "a chip on the board: Joker as red 7",
    r"\w\w:web-schotten-act-as": "a face is a card of a clan and follows `as`",
    r"\w\w:swords-(?:does|ask)-units": "a note: 2 units castle to camp, with an arrow between",
    r"\w\w:swords-event-drew": "the number on a Dagger card",
    r"\w\w:web-swords-clan": "the name of a clan beside the word clan",
    r"\w\w:(?:web-)?hammer-(?:to-home|event-home|puzzle-(?:turns|keeps)|refusal-not-in-fife)":
        "nobles are people, and the subject",
    r"\w\w:web-hammer-(?:ask-.*)": "a heading: the event, then the area",
    r"fr:swords-why-card-on": "a heading: the card, then the clan it is played on",
    r"fr:schotten-puzzle-.*": "cards of a clan come with their article: le 7 rouge",
    r"fr:refusal-face-copied": "cards of a clan come with their article: le 7 rouge",
    r"fr:hammer-puzzle-.*": "a list of blocks with their strengths",
    r"fr:hammer-why-card": "a number: un 3",
    r"hu:swords-puzzle-nearest": "a clan is a proper name",
    r"hu:hammer-(?:why-crowded|refusal-not-adjacent)": "areas have no article",
    r"cs:schotten-why-pick": "the subject, in the nominative",
    r"cs:(?:refusal-no-target|web-schotten-(?:ask-move|why-not))": "the subject, in the nominative",
    r"cs:hammer-(?:why-(?:go|battle-first|home|crowded)|refusal-(?:not-adjacent|retreat-adjacent))":
        "the subject or the predicate, in the nominative",
    r"cs:(?:web-swords-wins|swords-puzzle-nearest)": "the subject, in the nominative",
}  # fmt: skip
"""Messages that name something bare, and why that is right."""


def bare(pattern: ast.Pattern) -> Iterator[tuple[str, str, str]]:
    """List the bare facts of a message with the text before and after each."""
    texts = [
        "",
        *(part.value if isinstance(part, ast.TextElement) else "\0" for part in pattern.elements),
        "",
    ]
    for number, part in enumerate(pattern.elements, 1):
        if not isinstance(part, ast.Placeable):
            continue
        if isinstance(part.expression, ast.VariableReference):
            yield part.expression.id.name, texts[number - 1], texts[number + 1]
        elif isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from bare(variant.value)


def only_shown(lang: str, before: str, after: str) -> bool:
    """Say whether a name is a heading, is introduced by a colon, or follows the word for its kind.

    At the beginning of a Czech sentence it is the subject: a nominative, which has no article.
    """
    if not before:
        return lang == "cs" or bool(_LABEL.match(after))
    return bool(_INTRODUCED.search(before) or re.search(rf"\b{_KINDS[lang]} $", before))


def faults(lang: str) -> Iterator[tuple[str, str]]:
    """List the messages with a bare name that is not only shown."""
    for game in titles():
        for file in files_of(lang, game):
            for entry in parse(file.read_text("utf-8")).body:
                if not isinstance(entry, ast.Message) or entry.value is None:
                    continue
                for name, before, after in bare(entry.value):
                    if (lang, game) == ("de", "hammer") and name in _AREAS:
                        continue  # Areas have neither article nor case in German.
                    if name in NAMED.get(game, ()) and not only_shown(lang, before, after):
                        yield f"{lang}:{entry.id.name}", f"{before}{{ ${name} }}{after}"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_bare_name_is_only_shown_or_allowed(lang: str) -> None:
    wrong = [
        f"{key}: {text}" for key, text in faults(lang)
        if not any(re.fullmatch(allowed, key) for allowed in ALLOWED)
    ]  # fmt: skip
    assert not wrong, "\n".join(wrong)


def test_every_exception_is_used() -> None:
    keys = {key for lang in LANGUAGES if lang != "en" for key, _ in faults(lang)}
    assert not [one for one in ALLOWED if not any(re.fullmatch(one, key) for key in keys)]


def test_a_bare_name_where_a_form_is_needed_is_found() -> None:
    def shown(lang: str, text: str) -> bool:
        entry = parse(f"key = {text}").body[0]
        assert isinstance(entry, ast.Message)
        assert entry.value is not None
        return all(only_shown(lang, before, after) for _, before, after in bare(entry.value))

    assert not shown("hu", "Rabold ki { $area }")
    assert not shown("fr", "Jouer { $card }")
    assert shown("fr", "Jouer la carte { $card }")
    assert shown("cs", "{ $block }: kam?")
    assert not shown("cs", "{ $n ->\n    [one] jde z { $area }\n   *[other] jdou\n }")
    assert shown("hu", '{ FORM($area, "from") }: zárva')
