"""Words events and choices of Swords and Bagpipes; gold that is paid at once is one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import saltire.i18n.log_wording
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.cards import Arms, Bagpipe, CardSet
from saltire.games.swords.rules.constants import NOBODY, PLACES, REPLENISHMENTS, SIDES, WINDOWS
from saltire.games.swords.rules.daggers import SHUFFLE_NAMES
from saltire.games.swords.rules.effects import ChooseUnits
from saltire.games.swords.rules.options import SHIPPED
from saltire.games.swords.rules.view import SwordsView
from saltire.i18n.log_wording import EventFacts
from saltire.i18n.reason import Reason, Said
from saltire.i18n.words import Words
from saltire.kernel.errors import Refusal
from saltire.kernel.game import Game
from saltire.kernel.view import View

CLANS: Final = ("Bruce", "Comyn", "Douglas", "Fraser", "Gordon", "Stewart")
"""The names of the seats; the published game has colours instead."""
_SIMPLE: Final = {
    actions.DONE: "done", actions.PASS: "pass", actions.KEEP: "keep", actions.DROP_VIRTUAL: "virtual",
}  # fmt: skip


class LogWording(saltire.i18n.log_wording.LogWording):
    """Names players, cards and places."""

    groups_events: ClassVar[bool] = True

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        assert isinstance(game, SwordsAndBagpipes)
        super().__init__(game, words, names)
        self.deck: CardSet = game.choices.cards
        self.me = -1

    def grouped(self, heard: Sequence[Mapping[str, object]], me: int) -> list[EventFacts]:
        """Merge gold that changes hands at once into one event."""
        return grouped_events(heard)

    def sentence(self, event: EventFacts, me: int) -> str:
        """Word one grouped event."""
        self.me = me
        facts = {name: self.fact(name, fact) for name, fact in event.items() if name != "kind"}
        facts["secret"] = "card" not in event and "side" not in event
        facts.setdefault("target", "")
        facts["at"] = "yes" if "target" in event else "no"
        facts.setdefault("again", "no")
        facts.setdefault("joined", 0)
        facts.setdefault("token", "nobody")
        facts.update(self._persons(event))
        if event["kind"] == "claimed":
            facts["claim"] = self.claim(event)
        if event["kind"] == "revealed":
            facts["sides"] = self.sides(event["sides"])
        if event["kind"] == "gold":
            facts = {"shares": self.shares(event)}
        if event["kind"] == "units":
            facts.update(start=self.place(event["from"]), end=self.place(event["to"]))
        if event["kind"] in ("badge", "token"):
            facts.update(
                giver=self.fact("seat", event["from"]), name=self.fact("seat", event["to"])
            )
        if event["kind"] == "game-over":
            facts.update(self.final_score(event))
        return self.words.say(f"swords-event-{event['kind']}", **facts)

    def _persons(self, event: EventFacts) -> dict[str, object]:
        """Tell for whoever acts, gets something or has the token whether it is the reader."""
        badge = event["kind"] in ("badge", "token")
        return {
            "who": self._person(event.get("from" if badge else "seat")),
            "whom": self._person(event.get("to" if badge else "target")),
            "holds": self._person(event.get("token")),
        }

    def _person(self, seat: object) -> str:
        if not isinstance(seat, int) or seat < 0:
            return "nobody"
        return "you" if seat == self.me else "other"

    def choice(self, view: View, plan: Sequence[int]) -> tuple[str, int]:
        """Word a choice: `Play Cattle Raid on Fraser`."""
        assert isinstance(view, SwordsView)
        self.me = view.seat
        what, one, two = actions.read(plan[0])
        if what == actions.SIMPLE or plan[0] in _SIMPLE:
            return self._choice(_SIMPLE[plan[0]]), 1
        if what == actions.REPLENISH:
            return self._choice(REPLENISHMENTS[one]), 1
        if what == actions.LAID:
            return self._choice("lay", side=SIDES[one].lower(), dagger=two), 1
        if what in (actions.SAID_SIDE, actions.SAID_DAGGER):
            claim = claim_text(one + (1 if what == actions.SAID_SIDE else 2), self.words)
            return self._choice("say-side", claim=claim), 1
        if what in (actions.BADGE, actions.HOME):
            key = "badge" if what == actions.BADGE else "home"
            return self._choice(key, name=self.name(one)), 1
        if what in (actions.PLAY, actions.AGAIN):
            return self._card_choice(what == actions.AGAIN, one, two), 1
        return self._number_choice(view, what, one, two), 1

    def _card_choice(self, again: bool, kind: int, target: int) -> str:
        card = title_of(self.deck, self.deck.bagpipes[kind].id, self.words)
        name = "" if target == NOBODY else self.name(target)
        return self._choice("play", card=card, again=again, at=target != NOBODY, name=name)

    def _number_choice(self, view: SwordsView, what: int, one: int, two: int) -> str:
        if what == actions.DROP:
            return self._choice("drop", n=two, shuffle=SHUFFLE_NAMES[one] or "none")
        phase = view.stack[-1]
        if what == actions.UNITS and isinstance(phase, ChooseUnits):
            start, end = self.place(int(phase.source)), self.place(int(phase.to))
            return self._choice("units", n=one, start=start, end=end)
        return self._choice("relocate", n=one)

    def own_choice(self, notation: str) -> str:
        """Name the token that lies face down."""
        words = notation.split(" ")
        if words[0] != "lay":
            return ""
        side = words[1].lower()
        return self.words.say(
            "swords-event-own-token", side=side, dagger=int(words[3]) if len(words) > 3 else 0
        )

    def _choice(self, key: str, **facts: object) -> str:
        return self.words.say(f"swords-choice-{key}", **facts)

    def fact(self, name: str, fact: object) -> object:
        """Word a fact: seats by their names, cards by their titles; numbers stay."""
        if name in ("seat", "target", "token") and isinstance(fact, int):
            return self.name(fact)
        if name == "card" and isinstance(fact, str):
            return title_of(self.deck, fact, self.words)
        if name in ("side", "winner") and isinstance(fact, str):
            return side_text(SIDES.index(fact), self.words)
        return fact

    def place(self, place: object) -> str:
        assert isinstance(place, int)
        return place_text(place, self.words)

    def shares(self, event: EventFacts) -> str:
        """List who gains or loses gold: `You +2, Fraser -1`."""
        parts = []
        for share in _shares(event):
            assert isinstance(share, dict)
            parts.append(f"{self.name(share['seat'])} {share['gold']:+d}")
        return ", ".join(parts)

    def name(self, seat: int) -> str:
        return self.words.say("name-you") if seat == self.me else self.names[seat]

    def claim(self, event: EventFacts) -> str:
        if event["about"] == "side":
            return claim_text(1 + SIDES.index(str(event["side"])), self.words)
        shows = event["shows"]
        assert isinstance(shows, int)
        return claim_text(2 + shows, self.words)

    def sides(self, sides: object) -> str:
        """List who stands with whom: `Scotland: You, Fraser; England: Comyn`."""
        assert isinstance(sides, list)
        parts = []
        for number, side in enumerate(SIDES):
            of = [self.name(seat) for seat, chosen in enumerate(sides) if chosen == side]
            parts.append((side_text(number, self.words), ", ".join(of) or "-"))
        return self.words.of_each(parts)

    def final_score(self, event: EventFacts) -> dict[str, object]:
        """List the gold and daggers of every clan, and the winner."""
        gold, daggers, winners = event["gold"], event["daggers"], event["winners"]
        assert isinstance(gold, list)
        assert isinstance(daggers, list)
        assert isinstance(winners, list)
        barred = event["barred"]
        assert isinstance(barred, int)
        sums = [f"{self.name(i)} {g}/{d}" for i, (g, d) in enumerate(zip(gold, daggers))]
        return {
            "sums": ", ".join(sums),
            "winners": self.words.listed([self.name(seat) for seat in winners]),
            "barred": self.name(barred) if barred >= 0 else "nobody",
        }

    def refused(self, refusal: Refusal) -> str:
        """Word a refusal: cards, phases and players by name."""
        facts = {name: self._shown(name, fact) for name, fact in refusal.facts.items()}
        if self.words.knows(self.words.key(f"refusal-{refusal.key}")):
            return self.words.refusal(Refusal(refusal.key, refusal.reason, refusal.rule, facts))
        sentence = refusal.reason
        for name, fact in refusal.facts.items():
            old = f"seat {fact}" if name == "seat" else str(fact)
            sentence = sentence.replace(old, str(facts[name]))
        return sentence

    def reason(self, said: Said) -> str:
        """Word the reason of a bot; cards by their titles."""
        if isinstance(said, Reason) and "card" in said.facts:
            id = next(card.id for card in self.deck.bagpipes if card.title == said.facts["card"])
            said = Reason(said.key, **{**said.facts, "card": title_of(self.deck, id, self.words)})
        return super().reason(said)

    def _shown(self, name: str, fact: object) -> object:
        if name in ("card", "arms"):
            return title_of(self.deck, str(fact), self.words)
        if name == "window":
            return window_text(WINDOWS.index(str(fact)), self.words)
        if name == "seat" and isinstance(fact, int) and 0 <= fact < len(self.names):
            return self.names[fact]
        return fact


def grouped_events(heard: Sequence[Mapping[str, object]]) -> list[EventFacts]:
    """Merge gold that changes hands at once into one event, and leave out empty ones."""
    groups: list[EventFacts] = []
    for event in heard:
        if event["kind"] != "gold":
            groups.append(dict(event))
        elif event["gold"] == 0 or (groups and groups[-1].get("how") == "taxes"):
            continue
        elif groups and groups[-1]["kind"] == "gold":
            groups[-1] = {"kind": "gold", "shares": [*_shares(groups[-1]), event]}
        else:
            groups.append({"kind": "gold", "shares": [event]})
    return groups


def _shares(event: EventFacts) -> list[object]:
    shares = event["shares"]
    assert isinstance(shares, list)
    return shares


def title_of(deck: CardSet, id: str, words: Words) -> str:
    """Name a card: those of the shipped sets in the reader's language, your own as you typed them."""
    key = f"swords-card-{id.replace('_', '-')}"
    if deck.name in SHIPPED and words.knows(key):
        return words.say(key)
    cards: list[Bagpipe | Arms] = [*deck.bagpipes, *deck.arms]
    return next((card.title for card in cards if card.id == id), id)


def side_text(side: int, words: Words) -> str:
    return words.name(f"swords-{SIDES[side].lower()}")


def window_text(window: int, words: Words) -> str:
    return words.say(f"swords-window-{WINDOWS[window]}")


def place_text(place: int, words: Words) -> str:
    return words.name(f"swords-place-{PLACES[place].replace('_', '-')}")


def claim_text(said: int, words: Words) -> str:
    """Quote a claim in a sentence: 1 and 2 are about the side, 3 to 5 about a Dagger card."""
    return _claim("says", said, words)


def short_claim(said: int, words: Words) -> str:
    """Quote a claim in a word or two, for a narrow list."""
    return _claim("claims", said, words)


def _claim(key: str, said: int, words: Words) -> str:
    if said <= 2:
        return words.say(f"swords-{key}-side", side=side_text(said - 1, words))
    return words.say(f"swords-{key}-dagger", n=said - 2)
