"""The result of a match as JSON and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.arena.leaderboard import Standing
from saltire.arena.statistics import Estimate, Sprt
from saltire.kernel.game import Game


def as_json(standing: Standing, sprt: Sprt | None = None) -> dict[str, object]:
    """Give everything the tables show, for programs."""
    plan, names = standing.plan, standing.names
    scores = standing.scores()
    return {
        **plan.settings(),
        "deals": len(standing.deals),
        "games": len(standing.games),
        "scores": {
            name: {**shares.estimate().to_json(), "rating": rating.to_json()}
            for name, shares, rating in zip(names, scores, standing.ratings(), strict=True)
        },
        "cross": {
            one: {other: standing.against(i, j).to_json() for j, other in enumerate(names) if i != j}
            for i, one in enumerate(names)
        },
        "seats": _named(plan.game.seats, standing.seats()),
        "plies": standing.length().to_json(),
        "thinking": {
            name: {"moves": each.moves, "seconds": each.seconds, "slowest": each.slowest}
            for name, each in zip(names, standing.thoughts(), strict=True)
        },
        "lost": [
            {"bot": names[each.bot], "by": each.kind, "games": each.games, "first": each.told}
            for each in standing.lost()
        ],
        "sprt": None if sprt is None else {
            "low": sprt.low, "high": sprt.high, "error": sprt.error,
            "log_ratio": scores[0].log_ratio(sprt.low, sprt.high),
            "verdict": sprt.verdict(scores[0]),
        },
    }  # fmt: skip


def _named(names: Sequence[str], rows: Sequence[Estimate]) -> dict[str, dict[str, float | None]]:
    return {name: row.to_json() for name, row in zip(names, rows, strict=True)}


def as_markdown(standing: Standing, sprt: Sprt | None = None) -> str:
    """Write the result for people; every interval is 95 %, over deals."""
    parts = [_heading(standing), _scores(standing)]
    if sprt is not None:
        parts.append(_verdict(standing, sprt))
    if len(standing.names) > 2:
        parts.append(_cross(standing))
    parts += [_sides(standing), _length(standing)]
    if standing.lost():
        parts.append(_lost(standing))
    return "\n\n".join(parts) + "\n"


def _heading(standing: Standing) -> str:
    told = f"{len(standing.games):,} games, {len(standing.deals):,} deal{'s' * (len(standing.deals) != 1)}"
    if standing.plan.rotate:
        told += ", each deal with the seats rotated"
    return f"**{name_of(standing.plan.game)}**: {told}."


def name_of(game: Game) -> str:
    """Name a game with the options that are not the usual ones."""
    usual = {option.name: option.default for option in game.declared}
    changed = [f"{k}={v}" for k, v in game.options.items() if k in usual and v != usual[k]]
    return " ".join([game.name, *changed])


def _scores(standing: Standing) -> str:
    rows = [
        (name, shares.estimate().percent(), f"{rating.mean:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]",
         f"{1000 * thought.seconds / max(thought.moves, 1):.1f} ms", f"{1000 * thought.slowest:.0f} ms")
        for name, shares, rating, thought in zip(
            standing.names, standing.scores(), standing.ratings(), standing.thoughts(), strict=True
        )
    ]  # fmt: skip
    return table(("bot", "share of the win", "Elo", "a move", "slowest"), rows)


def _verdict(standing: Standing, sprt: Sprt) -> str:
    first = standing.scores()[0]
    told = {
        "high": f"{standing.names[0]} wins {sprt.high:.1%} or more",
        "low": f"{standing.names[0]} wins {sprt.low:.1%} or less",
        "": "open",
    }[sprt.verdict(first)]
    ratio = first.log_ratio(sprt.low, sprt.high)
    return (
        f"SPRT {sprt.low:.1%} against {sprt.high:.1%}, error {sprt.error:.0%} each way: {told}"
        f" (log likelihood ratio {ratio:+.2f}, bounds ±{sprt.bound:.2f})."
    )


def _cross(standing: Standing) -> str:
    names = standing.names
    rows = [
        (name, *["" if i == j else standing.against(i, j).percent() for j in range(len(names))])
        for i, name in enumerate(names)
    ]
    return table(("better than", *names), rows)


def _sides(standing: Standing) -> str:
    rows = [
        (name, seat.percent())
        for name, seat in zip(standing.plan.game.seats, standing.seats(), strict=True)
    ]
    return table(("seat", "share of the win"), rows)


def _length(standing: Standing) -> str:
    length = standing.length()
    plies = sorted(outcome.plies for outcome in standing.played_out)
    if not plies:
        return "No game was played out."
    return f"Length: {length.rounded()} plies, shortest {plies[0]}, longest {plies[-1]}."


def _lost(standing: Standing) -> str:
    rows = [
        (standing.names[each.bot], each.kind, str(each.games), each.told.replace("|", "/"))
        for each in standing.lost()
    ]
    return table(("lost otherwise", "by", "games", "the first"), rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Lay out a Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
