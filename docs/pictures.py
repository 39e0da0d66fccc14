"""Draws the pictures of the terminal boards: `python docs/pictures.py` writes docs/images/*.svg."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from saltire import Dealer, Session, load
from saltire.bots.registry import make_bot
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.fighting import CombatTurn, front_of
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.claims import provable
from saltire.games.schotten.rules.proof import shown_proof
from saltire.games.schotten.rules.turn import Claim
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.battle import ChoiceCards
from saltire.games.swords.rules.board import Table as Clans
from saltire.games.swords.rules.talk import said_by
from saltire.i18n.words import Words
from saltire.kernel.bits import count, members
from saltire.kernel.lots import Lots
from saltire.terminal import board_for

IMAGES: Final = Path(__file__).with_name("images")
THEME: Final = TerminalTheme(
    (24, 27, 32),
    (222, 225, 230),
    [(40, 44, 52), (179, 38, 30), (42, 122, 53), (244, 214, 63),
     (31, 95, 191), (125, 63, 163), (43, 140, 150), (200, 204, 212)],
    [(110, 116, 128), (224, 90, 80), (90, 180, 105), (250, 230, 120),
     (90, 150, 235), (170, 120, 205), (90, 190, 200), (255, 255, 255)],
)  # fmt: skip

# Rich's own template fetches a font from another site; ours takes what the reader has.
FORMAT: Final = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
    font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: system-ui, sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def stone_to_explain(session: Session) -> int:
    """Find a stone with an early claim to explain, when both have claimed before; 0 if none."""
    table = session.state
    assert isinstance(table, Table)
    seat = table.actor()
    claimed = [len(members(table.stones_of(player))) for player in (0, 1)]
    modes = not table.options.tactics or (table.bluff and table.mud)
    early = table.clan_deck() > 4 and modes
    if not isinstance(table.top, Claim) or not all(claimed) or not early:
        return 0
    for stone in members(provable(table, seat)):
        proof = shown_proof(table, seat, stone)
        if proof["early"] and proof.get("stoppers"):
            return stone + 1
    return 0


def find_position(options: dict[str, object]) -> tuple[Session, int]:
    """Let two greedy bots play seeded games until there is something worth showing."""
    for seed in range(1, 1000):
        session = Session(load("schotten", start_player=0, **options), Dealer(seed))
        bots = [make_bot(session.game, "greedy", seat) for seat in (0, 1)]
        while session.state.result() is None:
            stone = stone_to_explain(session)
            if stone:
                return session, stone
            seat = session.state.actor()
            view = session.state.view(seat)
            session.act(seat, bots[seat].choose(view, [], 1.0))
    raise AssertionError("nothing worth showing")


def photograph(
    session: Session, seat: int, title: str, asked: str, answer: str, path: Path
) -> None:
    """Draw the table as a seat sees it; it asks something of the board, and types an answer."""
    names = ["Greedy"] * len(session.game.seats)
    names[seat] = "You"
    board = board_for(session.game, Words("en"), names)
    view, heard = session.state.view(seat), session.events_for(seat)
    console = Console(
        record=True, width=82, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    console.print(board.picture([view], board.story(heard, seat), 80))
    console.print(Text(board.question(view), style="bold"))
    if asked:
        console.print(Text(f"> {asked}"))
        console.print(board.answer(view, heard, asked))
    console.print(Text(f"> {answer}"))
    path.parent.mkdir(exist_ok=True)
    console.save_svg(str(path), title=title, theme=THEME, code_format=FORMAT, unique_id=path.stem)


def draw_schotten(options: dict[str, object], path: Path) -> None:
    """Draw a position in which the seat to move asks for a proof."""
    session, stone = find_position(options)
    seat = session.state.actor()
    photograph(session, seat, "saltire play", f"proof {stone}", str(stone), path)


def find_battle() -> Session:
    """Play seeded wars at random until a great battle is in its second round."""
    for seed in range(1, 1000):
        session = Session(HammerOfTheScots(), Dealer(seed))
        lots = Lots(seed)
        while session.state.result() is None:
            war = session.state
            assert isinstance(war, War)
            fronts = [count(front_of(war, side)) for side in (0, 1)]
            if isinstance(war.top, CombatTurn) and war.battle.round == 2 and min(fronts) > 1:
                return session
            seat = war.waiting_for()[0]
            legal = war.legal(seat)
            session.act(seat, legal[lots.below(len(legal))])
    raise AssertionError("no great battle")


def draw_hammer(path: Path) -> None:
    """Draw a battle of Hammer of the Scots as the seat to act sees it, asking about an area."""
    session = find_battle()
    photograph(session, session.state.actor(), "saltire play hammer", "area fife", "1", path)


def find_choice() -> Session:
    """Play seeded games at random until a seat may play Choice cards and others have claimed much."""
    for seed in range(1, 1000):
        session = Session(SwordsAndBagpipes(oldest=0), Dealer(seed))
        lots = Lots(seed)
        while session.state.result() is None:
            clans = session.state
            assert isinstance(clans, Clans)
            claims = [seat for seat in range(4) if said_by(clans.said, seat)]
            asked = isinstance(clans.top, ChoiceCards) and clans.actor() == 0
            if asked and clans.round > 2 and len(claims) > 2 and len(clans.legal()) > 3:
                return session
            session.act(clans.waiting_for()[0], clans.sample(lots))
    raise AssertionError("nothing worth showing")


def draw_swords(path: Path) -> None:
    """Draw a round of Swords and Bagpipes before the tokens are turned over."""
    photograph(find_choice(), 0, "saltire play swords", "", "2", path)


def main() -> None:
    """Draw all pictures."""
    draw_swords(IMAGES / "terminal-swords.svg")
    draw_hammer(IMAGES / "terminal-hammer.svg")
    draw_schotten({}, IMAGES / "terminal.svg")
    draw_schotten({"tactics": True}, IMAGES / "terminal-tactics.svg")


if __name__ == "__main__":
    main()
