"""Writes a review as one self-contained HTML file, without scripts or external files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from saltire.i18n.words import Words
from saltire.review.analysis import Moment, ResultBreakdown, Review
from saltire.review.wording import WordedSlip

_WIDTH: Final = 720
_HEIGHT: Final = 160
_STYLE: Final = """
:root { color-scheme: light dark; --paper: #f7f1e3; --card: #fffaf0; --ink: #2b241c; --soft: #6b5d4a;
  --edge: #d9ccb2; --line: #1f4e79; --mark: #9c2a1e; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a16; --card: #27231d; --ink: #efe6d4;
  --soft: #b8a98e; --edge: #4a4236; --line: #8fbce6; --mark: #f08a7a; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 50rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0 .75rem; } .soft { color: var(--soft); font-size: .9rem; }
figure, .slip { margin: 0 0 1rem; padding: .75rem 1rem; background: var(--card);
  border: 1px solid var(--edge); border-radius: .5rem; }
figcaption { font-weight: bold; } svg { display: block; width: 100%; height: auto; }
.grid { stroke: var(--edge); } .seen { fill: none; stroke: var(--line); stroke-width: 2.5; }
.true { fill: none; stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 2 4; }
.band { fill: var(--line); opacity: .18; } .slip-mark { fill: var(--mark); }
svg text { fill: var(--soft); font-size: 11px; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--edge);
  font-variant-numeric: tabular-nums; } th:first-child, td:first-child { text-align: left; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .25rem 0; }
dt { color: var(--soft); } dd { margin: 0; }
"""


class ReviewPage:
    """Writes one review in one language."""

    def __init__(self, words: Words, title: str, names: Sequence[str], tries: int) -> None:
        self.words = words
        self.title = title
        self.names = names
        self.tries = tries

    def html(self, review: Review, slips: Sequence[WordedSlip]) -> str:
        say = self.words.say
        heading = escape(say("review-title", game=self.title))
        body = [
            f"<h1>{heading}</h1>",
            f"<p>{escape(' · '.join(self.names))}</p>",
            f"<h2>{escape(say('review-graph'))}</h2>",
            f'<p class="soft">{escape(say("review-graph-help"))} {escape(self.margin(review))}</p>',
            *[self.graph(review, seat) for seat in range(len(self.names))],
            f"<h2>{escape(say('review-costliest'))}</h2>",
            *[self.slip(slip) for slip in slips],
            *([] if slips else [f"<p>{escape(say('review-none'))}</p>"]),
            f"<h2>{escape(say('review-accounts'))}</h2>",
            f'<p class="soft">{escape(say("review-accounts-help"))}</p>',
            self.breakdowns(review.breakdowns),
        ]
        head = f'<meta charset="utf-8"><title>{heading}</title>'
        head += '<meta name="viewport" content="width=device-width, initial-scale=1">'
        style = f"<style>{_STYLE}</style>"
        lang = self.words.lang
        return (
            f'<!doctype html>\n<html lang="{lang}">\n<head>{head}{style}</head>\n<body>\n'
            + "\n".join(body)
            + "\n</body>\n</html>\n"
        )

    def margin(self, review: Review) -> str:
        """Word from how many games a chance is estimated, and how far off it can be."""
        margin = max(1, round(100 * review.margin()))
        return self.words.say("review-tries", tries=self.tries, margin=margin)

    def percent(self, share: float, sign: str = "") -> str:
        return self.words.say("review-percent", share=f"{100 * share:{sign}.0f}")

    def graph(self, review: Review, seat: int) -> str:
        """Draw one seat's winning chance: solid from its own view, dotted from full information."""
        say = self.words.say
        last = review.moments[-1].ply or 1
        ends = f"{self.percent(review.moments[0].seen[seat])} → {self.percent(review.moments[-1].true[seat])}"
        label = f"{self.names[seat]}: {say('review-graph')}, {ends}"
        grid = "".join(
            f'<line class="grid" x1="34" x2="{_WIDTH}" y1="{_y(share):.1f}" y2="{_y(share):.1f}"/>'
            f'<text x="0" y="{_y(share) + 4:.1f}">{escape(self.percent(share))}</text>'
            for share in (0.0, 0.5, 1.0)
        )
        lines = (
            f'<polygon class="band" points="{_band(review.moments, seat, last)}"/>'
            f'<polyline class="true" points="{_points(review.moments, seat, last, "true")}"/>'
            f'<polyline class="seen" points="{_points(review.moments, seat, last, "seen")}"/>'
        )
        return (
            f"<figure><figcaption>{escape(self.names[seat])}</figcaption>"
            f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(label)}">'
            f"{grid}{lines}{self._marks(review, seat, last)}</svg></figure>"
        )

    def _marks(self, review: Review, seat: int, last: int) -> str:
        return "".join(
            f'<circle class="slip-mark" cx="{_x(slip.ply, last):.1f}"'
            f' cy="{_y(_chance_at(review.moments, slip.ply, seat)):.1f}" r="5">'
            f"<title>{escape(self.words.say('review-ply', ply=slip.ply))}:"
            f" {escape(self.percent(-slip.cost, '+'))}</title></circle>"
            for slip in review.costliest()
            if slip.seat == seat
        )

    def slip(self, worded: WordedSlip) -> str:
        say = self.words.say
        slip = worded.slip
        cost = f"{self.percent(-slip.cost, '+')} (± {self.percent(2 * slip.error)})"
        rows = [
            (say("review-played"), worded.played),
            (say("review-better"), worded.better),
            *([(say("review-reason"), worded.reason)] if worded.reason else []),
            (say("review-cost"), cost),
        ]
        listed = "".join(f"<dt>{escape(term)}</dt><dd>{escape(text)}</dd>" for term, text in rows)
        return (
            f'<section class="slip"><strong>{escape(worded.name)}</strong>'
            f' <span class="soft">{escape(say("review-ply", ply=slip.ply))}</span>'
            f'<dl>{listed}</dl><p class="soft">{escape(self.why(worded))}</p></section>'
        )

    def why(self, worded: WordedSlip) -> str:
        """Explain how the slip was found."""
        points = f"{100 * worded.slip.cost:.0f}"
        return self.words.say(
            "review-why", games=worded.slip.games, name=worded.name, points=points
        )

    def breakdowns(self, breakdowns: Sequence[ResultBreakdown]) -> str:
        say = self.words.say
        parts = ("start", "skill", "others", "luck", "result")
        heads = "".join(f'<th scope="col">{escape(say(f"review-{part}"))}</th>' for part in parts)
        rows = "".join(
            f'<tr><th scope="row">{escape(name)}</th>'
            f"<td>{escape(self.percent(part.start))}</td>"
            f"<td>{escape(self.percent(part.skill, '+'))}</td>"
            f"<td>{escape(self.percent(part.others, '+'))}</td>"
            f"<td>{escape(self.percent(part.luck, '+'))}</td>"
            f"<td>{escape(self.percent(part.result))}</td></tr>"
            for name, part in zip(self.names, breakdowns, strict=True)
        )
        return f'<div class="scroll"><table><tr><td></td>{heads}</tr>{rows}</table></div>'


def _chance_at(moments: Sequence[Moment], ply: int, seat: int) -> float:
    """Give a seat's chance at a ply, or at the last moment of the graph before it."""
    before = [moment for moment in moments if moment.ply <= ply]
    return (before[-1] if before else moments[0]).seen[seat]


def _band(moments: Sequence[Moment], seat: int, last: int) -> str:
    """Give the part of the graph where 95 of 100 estimates lie that are made anew."""
    edges: list[list[str]] = [[], []]
    for moment in moments:
        error = 2.0 * moment.seen_error[seat] if moment.seen_error else 0.0
        for edge, sign in zip(edges, (1, -1), strict=True):
            share = min(1.0, max(0.0, moment.seen[seat] + sign * error))
            edge.append(f"{_x(moment.ply, last):.1f},{_y(share):.1f}")
    return " ".join([*edges[0], *reversed(edges[1])])


def _x(ply: int, last: int) -> float:
    return 40 + (_WIDTH - 46) * ply / last


def _y(share: float) -> float:
    return 8 + (_HEIGHT - 16) * (1.0 - share)


def _points(moments: Sequence[Moment], seat: int, last: int, which: str) -> str:
    pairs = [
        (_x(moment.ply, last), _y((moment.seen if which == "seen" else moment.true)[seat]))
        for moment in moments
    ]
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in pairs)
