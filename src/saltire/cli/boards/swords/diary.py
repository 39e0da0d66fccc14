"""What happened, a short sentence each; gold that is paid at once stands in one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from rich.text import Text

from saltire.cli.boards.swords.cards import place_said, side_said, title_of
from saltire.cli.boards.swords.seats import CLANS, INKS, claim_said
from saltire.games.swords.cards import CardSet
from saltire.games.swords.tables import REPLENISHMENTS, SIDES
from saltire.words import Words

Told: TypeAlias = Mapping[str, object]
_BOLD = ("invasion", "battle", "game-over")


class Diary:
    """Words events for one reader."""

    def __init__(self, deck: CardSet, words: Words, me: int) -> None:
        self.deck = deck
        self.words = words
        self.me = me

    def lines(self, heard: Sequence[Told]) -> list[Text]:
        return [self.line(event) for event in gathered(heard)]

    def line(self, event: Told) -> Text:
        """Word one event; its mark has the colour of the clan that acts."""
        seat = event.get("seat", event.get("from"))
        ink = INKS[seat] if isinstance(seat, int) and 0 <= seat < len(INKS) else "dim"
        style = "bold" if event["kind"] in _BOLD else ""
        return Text.assemble(("▪ ", ink), (self.sentence(event), style))

    def sentence(self, event: Told) -> str:
        facts = {name: self.fact(name, fact) for name, fact in event.items() if name != "kind"}
        facts["secret"] = "card" not in event and "side" not in event
        facts.setdefault("target", "")
        facts["at"] = "yes" if "target" in event else "no"
        facts.setdefault("again", "no")
        facts.setdefault("joined", 0)
        facts.setdefault("token", "nobody")
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
            facts.update(self.reckoning(event))
        return self.words.say(f"swords-event-{event['kind']}", **facts)

    def fact(self, name: str, fact: object) -> object:
        """Word a fact: seats by their names, cards by their titles; numbers stay."""
        if name in ("seat", "target", "token") and isinstance(fact, int):
            return self.name(fact)
        if name == "card" and isinstance(fact, str):
            return title_of(self.deck, fact, self.words)
        if name in ("side", "winner") and isinstance(fact, str):
            return side_said(SIDES.index(fact), self.words)
        if name == "how":
            assert fact in REPLENISHMENTS
            return self.words.say(f"swords-{fact}")
        return fact

    def place(self, place: object) -> str:
        assert isinstance(place, int)
        return place_said(place, self.words)

    def shares(self, event: Told) -> str:
        """List who gains or loses gold: `You +2, Fraser -1`."""
        told = []
        for share in _shares(event):
            assert isinstance(share, dict)
            told.append(f"{self.name(share['seat'])} {share['gold']:+d}")
        return ", ".join(told)

    def name(self, seat: int) -> str:
        return self.words.say("name-you") if seat == self.me else CLANS[seat]

    def claim(self, event: Told) -> str:
        if event["about"] == "side":
            return claim_said(1 + SIDES.index(str(event["side"])), self.words)
        shows = event["shows"]
        assert isinstance(shows, int)
        return claim_said(2 + shows, self.words)

    def sides(self, sides: object) -> str:
        """List who stands with whom: `Scotland: You, Fraser; England: Comyn`."""
        assert isinstance(sides, list)
        told = []
        for number, side in enumerate(SIDES):
            of = [self.name(seat) for seat, chosen in enumerate(sides) if chosen == side]
            told.append(f"{side_said(number, self.words)}: {', '.join(of) or '-'}")
        return "; ".join(told)

    def reckoning(self, event: Told) -> dict[str, object]:
        """List gold and daggers of everybody, and who wins."""
        gold, daggers, winners = event["gold"], event["daggers"], event["winners"]
        assert isinstance(gold, list)
        assert isinstance(daggers, list)
        assert isinstance(winners, list)
        barred = event["barred"]
        assert isinstance(barred, int)
        sums = [f"{self.name(i)} {g}/{d}" for i, (g, d) in enumerate(zip(gold, daggers))]
        return {
            "sums": ", ".join(sums),
            "winners": ", ".join(self.name(seat) for seat in winners),
            "barred": self.name(barred) if barred >= 0 else "nobody",
        }


def gathered(heard: Sequence[Told]) -> list[Told]:
    """Put gold that changes hands at the same moment into one event, and leave out what is nothing."""
    told: list[Told] = []
    for event in heard:
        if event["kind"] != "gold":
            told.append(event)
        elif event["gold"] == 0 or (told and told[-1].get("how") == "taxes"):
            continue
        elif told and told[-1]["kind"] == "gold":
            told[-1] = {"kind": "gold", "shares": [*_shares(told[-1]), event]}
        else:
            told.append({"kind": "gold", "shares": [event]})
    return told


def _shares(event: Told) -> list[object]:
    shares = event["shares"]
    assert isinstance(shares, list)
    return shares
