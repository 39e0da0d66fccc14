"""Writes tests/schotten/frames.json.gz: moments of real games, as the server would show them to a seat."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random

from saltire import load
from saltire.dealer import Dealer
from saltire.games.schotten.annotations import annotate
from saltire.games.schotten.bots.greedy import GreedyBot
from saltire.i18n.words import Words
from saltire.kernel.game import Game
from saltire.session import Session

TARGET = Path(__file__).parents[1] / "tests" / "schotten" / "frames.json.gz"
NAMES = ("Ann", "Bob")
WORDS = Words("en", "schotten")
VARIANTS: dict[str, dict[str, object]] = {
    "base": {},
    "match": {"rounds": 3},
    "tactics": {"tactics": True},
    "expert": {"tactics": True, "expert": True},
    "declared": {"tactics": True, "joker_declared": "play", "shield_strength": "play"},
    "loose": {"tactics": True, "claimed_stone_closed": "clan", "ruse_needs_target": False,
              "wild_may_duplicate": False},
}  # fmt: skip

GAMES = {"base": 1, "match": 1, "tactics": 6, "expert": 1, "declared": 3, "loose": 3}


def main() -> None:
    frames: list[dict[str, object]] = []
    for name, options in VARIANTS.items():
        known: set[str] = set()
        for seed in range(GAMES[name]):
            frames.extend(moments(name, load("schotten", **options), seed, known))
    text = json.dumps(frames, separators=(",", ":"))
    TARGET.write_bytes(gzip.compress(text.encode(), mtime=0))


def moments(name: str, game: Game, seed: int, known: set[str]) -> list[dict[str, object]]:
    """Play a game, half of it at random, and keep the moments that offer something new."""
    session, rng, bot = Session(game, Dealer(seed=seed)), Random(seed), GreedyBot(seed)
    found = []
    while (me := session.state.actor()) >= 0:
        phase = str(session.state.stack()[-1].shown()[0])
        new = {f"{phase} {offer}" for offer in offers(game, session, me)} - known
        if new:
            known |= new
            found.append(frame(f"{name}: {', '.join(sorted(new))}", game, session, me))
        actions = session.state.legal(me)
        wild = rng.random() < 0.4
        action = rng.choice(actions) if wild else bot.choose(session.state.view(me), [], 1.0)
        session.act(me, action)
    if "over" not in known:
        known.add("over")
        found.append(frame(f"{name}: over", game, session, 0))
    return found


def offers(game: Game, session: Session, me: int) -> set[str]:
    """Name what a moment offers: tactics cards, verbs, or just cards."""
    texts = [game.say(session.state, action) for action in session.state.legal(me)]
    first = {text.partition("@")[0].partition(" ")[0] for text in texts}
    return {word if word.isalpha() else "card" for word in first}


def frame(kind: str, game: Game, session: Session, me: int) -> dict[str, object]:
    state = session.state
    view = state.view(me)
    shown = {name: fact for name, fact in view.to_json().items() if name != "legal"}
    heard = session.heard(me)[-12:]
    told = [{**event, "text": WORDS.event(event, me, NAMES)} for event in heard]
    over = state.actor() < 0
    return {
        "kind": kind,
        "seat": me,
        "view": shown,
        "legal": [] if over else [game.say(state, action) for action in state.legal(me)],
        "log": [
            {"n": n, "at": 0, "seat": event.get("seat"), "kind": "move", "told": [event]}
            for n, event in enumerate(told, 1)
        ],
        "annotations": annotate(view),
    }


if __name__ == "__main__":
    main()
