"""A view read back from what its `to_json` gave: how a bot far from the table comes by it."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.swords.rules.board import CAMP, CASTLE, GOLD, empty_table
from saltire.games.swords.rules.cards import CardSet
from saltire.games.swords.rules.constants import NOBODY, SIDES
from saltire.games.swords.rules.daggers import FIRST, REST, SHUFFLES, some
from saltire.games.swords.rules.options import Options
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.bits import BIT
from saltire.kernel.json_reader import Facts, row, whole
from saltire.kernel.phase import AnyPhase


def view_from_json(
    data: dict[str, object],
    options: Options,
    stack: list[AnyPhase],
    returns: tuple[float, ...] | None,
) -> SwordsView:
    """Read a view back; ValueError names what is wrong with it."""
    told = Facts(data)
    view = SwordsView(empty_table(options, [], returns), told.number("seat"))
    view.stack = tuple(stack)
    view.actor = told.number("actor")
    view.waiting = tuple(told.numbers("waiting"))
    view.legal = tuple(told.numbers("legal")) if "legal" in data else ()
    players = told.parts("players")
    _read_table(view, told)
    _read_piles(view, told)
    for seat, facts in enumerate(players):
        _read_player(view, seat, facts)
    _read_open(view, players)
    _read_daggers(view, told, players)
    return view


def _read_table(view: SwordsView, told: Facts) -> None:
    view.round = told.number("round")
    view.defeats = told.number("defeats")
    view.shield = told.number("shield")
    view.scottish_camp = told.number("scottish_camp")
    view.home = told.number("home")
    view.winner = told.number("winner")
    view.badge, view.badge_from = told.numbers("badge")
    view.token, view.token_from = told.numbers("token")
    arms = [card.id for card in view.options.cards.arms]
    turned = told.data.get("arms")
    view.arms = NOBODY if turned is None else arms.index(str(turned))
    view.arms_seen = sum([int(BIT[arms.index(name)]) for name in told.texts("arms_seen")])


def _read_piles(view: SwordsView, told: Facts) -> None:
    deck = view.options.cards
    view.hand = _cards(deck, told.texts("hand"))
    view.new = _cards(deck, told.texts("new"))
    view.discards = _cards(deck, told.texts("discards"))
    view.deck = told.number("deck")


def _read_player(view: SwordsView, seat: i64, facts: Facts) -> None:
    bit = BIT[seat]
    view.wealth[CASTLE + seat] = facts.number("castle")
    view.wealth[CAMP + seat] = facts.number("camp")
    view.wealth[GOLD + seat] = facts.number("gold")
    view.sided |= bit if facts.flag("sided") else 0
    view.open_sides |= bit if facts.flag("side_open") else 0
    view.passed |= bit if facts.flag("passed") else 0
    view.spoken |= bit if facts.flag("spoken") else 0
    side = facts.data.get("side")
    if side is not None:
        view.known_sides |= bit
        view.english |= bit if side == SIDES[1] else 0
    for owner in facts.numbers("looked_at"):
        view.peeked |= BIT[6 * seat + owner]
    if facts.data.get("said") is not None:
        view.said |= _said(Facts(facts.data["said"], "said")) * BIT[3 * seat]


def _said(claim: Facts) -> int:
    """20.2  Read a statement: 1 and 2 are about the side, 3 to 5 about a Dagger card."""
    if claim.data.get("about") == "side":
        return SIDES.index(str(claim.data.get("side"))) + 1
    return claim.number("shows") + 2


def _read_open(view: SwordsView, players: list[Facts]) -> None:
    deck = view.options.cards
    view.received = tuple([facts.number("received") for facts in players])
    view.held = tuple([facts.number("cards") - facts.number("received") for facts in players])
    view.open = tuple([int(_cards(deck, facts.texts("open"))) for facts in players])
    view.resting = tuple([int(_cards(deck, facts.texts("resting"))) for facts in players])
    view.virtual = tuple([facts.number("virtual") for facts in players])


def _read_daggers(view: SwordsView, told: Facts, players: list[Facts]) -> None:
    view.daggers = _daggers(told.rows("daggers"))
    view.laid = told.number("laid")
    view.unseen_daggers = _daggers(told.rows("unseen_daggers"))
    view.dagger_stack = tuple(told.numbers("dagger_stack"))
    view.dagger_discards = _values(told, "dagger_discards", FIRST)
    view.dagger_cards = tuple([tuple(facts.numbers("dagger_cards")) for facts in players])
    if view.returns is not None:
        view.revealed = tuple([int(_daggers(facts.rows("revealed"))) for facts in players])
    if view.players == 2:
        first, second = players
        view.taken = (_values(first, "taken", REST), _values(second, "taken", REST))
        view.lost = (_values(first, "lost", REST), _values(second, "lost", REST))
        view.hands_of_two = (_values(first, "to_lay", REST), _values(second, "to_lay", REST))
        view.tokens_with_dagger = first.flag("has_laid")


def _cards(deck: CardSet, names: list[str]) -> i64:
    kinds = {card.id: kind for kind, card in enumerate(deck.bagpipes)}
    held: i64 = 0
    for name in names:
        held = deck.with_card(held, kinds[name])
    return held


def _daggers(rows: list[object]) -> i64:
    """Read what `daggers_written` wrote: for each shuffle the ones, twos and threes."""
    held: i64 = 0
    for shuffle in range(SHUFFLES):
        for i, number in enumerate(row(rows[shuffle], "daggers")):
            held += some(shuffle, i + 1, whole(number, "daggers"))
    return held


def _values(facts: Facts, name: str, shuffle: i64) -> int:
    """Read what `values_in` listed: cards that are all of one shuffle."""
    return sum([int(some(shuffle, value, 1)) for value in facts.numbers(name)])
