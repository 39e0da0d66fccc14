"""Writes the tables at the end of RULES*.md from the facts that the rules use; a test compares them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from saltire.games.hammer.rules import constants as hammer
from saltire.games.hammer.rules.fighting import LETTERS
from saltire.games.hammer.text.names import area_text, block_text
from saltire.games.registry import titles
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.cards import Arms, Bagpipe
from saltire.games.swords.terminal.card_text import arms_text, bagpipe_text
from saltire.games.swords.text.log_wording import title_of
from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.bits import BIT

WORDS: dict[str, tuple[str, str, str, str, str]] = {
    "tables": ("Tables", "Tabellen", "Tableaux", "Táblázatok", "Tabulky"),
    "block": ("block", "Block", "bloc", "kő", "kámen"),
    "move": ("move", "Bewegung", "mouvement", "mozgás", "tah"),
    "combat": ("combat", "Kampf", "combat", "harci szint", "boj"),
    "strength": ("strength", "Stärke", "force", "erősség", "síla"),
    "home": ("home", "Heimat", "région d'origine", "saját tartomány", "domov"),
    "area": ("area", "Gebiet", "région", "tartomány", "oblast"),
    "castle": ("castle limit", "Burglimit", "capacité des châteaux", "kastélyszám", "limit hradu"),
    "cathedral": ("cathedral", "Kathedrale", "cathédrale", "katedrális", "katedrála"),
    "coast": ("coast", "Küste", "côte", "tengerpart", "pobřeží"),
    "black": ("black borders", "schwarze Grenzen", "frontières noires", "fekete határok", "černé hranice"),
    "red": ("red borders", "rote Grenzen", "frontières rouges", "vörös határok", "červené hranice"),
    "card": ("card", "Karte", "carte", "kártya", "karta"),
    "copies": ("copies", "Anzahl", "exemplaires", "darab", "počet"),
    "effect": ("effect", "Wirkung", "effet", "hatás", "účinek"),
    "known": ("provenance", "Herkunft", "provenance", "eredet", "původ"),
    "troops": ("troops", "Truppen", "troupes", "csapatok", "vojáci"),
    "win": ("whole bonnet", "heiles Bonnet", "béret intact", "ép sapka", "celý baret"),
    "loss": ("patched bonnet", "geflicktes Bonnet", "béret rapiécé", "foltozott sapka", "záplatovaný baret"),
    "crown": ("crown", "Krone", "couronne", "korona", "koruna"),
    "scenario": ("scenario", "Szenario", "scénario", "forgatókönyv", "scénář"),
    "legend": (
        "†: black cross, 5.8b. (E) English, (S) Scottish.",
        "†: schwarzes Kreuz, 5.8b. (E) englisch, (S) schottisch.",
        "† : croix noire, 5.8b. (E) anglais, (S) écossais.",
        "†: fekete kereszt, 5.8b. (E) angol, (S) skót.",
        "†: černý kříž, 5.8b. (E) anglický, (S) skotský.",
    ),
    "yes": ("yes", "ja", "oui", "igen", "ano"),
}  # fmt: skip
ARMS_HEADS = ("card", "troops", "win", "loss", "crown", "effect", "known")
ORDER = ("en", "de", "fr", "hu", "cs")


def word(key: str, lang: str) -> str:
    return WORDS[key][ORDER.index(lang)]


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *[[str(cell) for cell in row] for row in rows]]
    return [*["| " + " | ".join(line) + " |" for line in lines], ""]


def hammer_tables(lang: str) -> list[str]:
    """1, 2, 8  Blocks, areas, borders and what stands where at the start."""
    yes, words = word("yes", lang), Words(lang, "hammer")
    areas = [
        (area_text(i, words), hammer.CASTLE[i], yes if hammer.CATHEDRAL[i] else "",
         yes if hammer.COAST & BIT[i] else "",
         neighbours(i, 6, words), neighbours(i, 2, words))
        for i in range(hammer.AREAS)
    ]  # fmt: skip
    heads = [word(key, lang) for key in ("area", "castle", "cathedral", "coast", "black", "red")]
    starts = zip(("Braveheart", "The Bruce"), (hammer.BRAVEHEART_START, hammer.THE_BRUCE_START))
    return [
        *table([word(key, lang) for key in ("block", "move", "combat", "strength", "home")], blocks(words)),
        *table(heads, areas),
        *table([word(key, lang) for key in ("scenario", "area", "block")],
               [(name, *row) for name, start in starts for row in placed(start, words)]),
        word("legend", lang),
    ]  # fmt: skip


def blocks(words: Words) -> list[tuple[object, ...]]:
    """List every block once; thirteen nobles have the same block on both sides."""
    rows: list[tuple[object, ...]] = []
    for block in [
        *range(hammer.PER_SIDE),
        *range(hammer.PER_SIDE, hammer.PER_SIDE + hammer.FIRST_NOBLE),
    ]:
        number = block % hammer.PER_SIDE
        homes = {hammer.HOME[number], hammer.SECOND_HOME[number]} - {-1}
        marks = " †" if hammer.BLACK_CROSS[block] else ""
        rating = f"{LETTERS[hammer.LETTER[block]]}{hammer.HITS_ON[block]}"
        home = ", ".join(sorted(hammer.AREA_NAMES[area] for area in homes))
        home = "Moray" if block == hammer.MORAY else home
        moves = hammer.MOVE[block] or "-"
        rows.append((block_text(block, words) + marks, moves, rating, hammer.FULL[block], home))
    return rows


def neighbours(area: int, limit: int, words: Words) -> str:
    found = [
        area_text(other, words)
        for other in range(hammer.AREAS)
        if (border := hammer.BORDER[hammer.AREAS * area + other]) != hammer.NO_BORDER
        and hammer.LIMIT[border] == limit
    ]
    return ", ".join(found)


def placed(start: list[tuple[int, int]], words: Words) -> list[tuple[str, str]]:
    standing: dict[str, list[str]] = {}
    for block, area in start:
        side = "ES"[block // hammer.PER_SIDE]
        standing.setdefault(hammer.AREA_NAMES[area], []).append(
            f"{block_text(block, words)} ({side})"
        )
    return [(area, ", ".join(names)) for area, names in sorted(standing.items())]


def swords_tables(lang: str) -> list[str]:
    """19  The cards of the full set: what they do, and what of it is reconstructed."""
    words, deck = Words(lang, "swords"), SwordsAndBagpipes().choices.cards

    def made(card: Bagpipe | Arms) -> str:
        return words.say(f"swords-made-{card.reconstructed}")

    bagpipes = [
        (title_of(deck, card.id, words), card.copies, bagpipe_text(card, words), made(card))
        for card in deck.bagpipes
    ]
    arms = [
        (title_of(deck, card.id, words), card.troops, card.win, card.loss,
         f"{card.crown}{' ÷' if card.split else ''}", arms_text(card, words) or "-", made(card))
        for card in deck.arms
    ]  # fmt: skip
    return [
        *table([word(key, lang) for key in ("card", "copies", "effect", "known")], bagpipes),
        *table([word(key, lang) for key in ARMS_HEADS], arms),
    ]  # fmt: skip


TABLES = {"hammer": hammer_tables, "swords": swords_tables}


def rules_path(game: str, lang: str) -> Path:
    folder = titles()[game].text_folder()
    assert folder is not None
    return folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")


def with_tables(game: str, lang: str, text: str) -> str:
    """Put the tables of today at the end of a rules text, in place of those it has."""
    heading = f"\n## {word('tables', lang)}\n"
    body = text.partition(heading)[0].rstrip("\n")
    return f"{body}\n{heading}\n" + "\n".join(TABLES[game](lang)).rstrip("\n") + "\n"


if __name__ == "__main__":
    for game in TABLES:
        for lang in LANGUAGES:
            path = rules_path(game, lang)
            path.write_text(
                with_tables(game, lang, path.read_text(encoding="utf-8")), encoding="utf-8"
            )
