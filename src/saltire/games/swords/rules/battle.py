"""6-9, 11  Choice, Battle, Awards and the end of a round."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.board import (
    CAMP,
    HAND,
    HELD,
    LAID,
    NEW,
    RESTING,
    Table,
)
from saltire.games.swords.rules.constants import AWARDS, CHOICE, ENGLAND, NOBODY, SCOTLAND, SIDES
from saltire.games.swords.rules.daggers import REST, number, some
from saltire.games.swords.rules.draws import draw_bagpipes, draw_dagger
from saltire.games.swords.rules.effects import play_card
from saltire.games.swords.rules.plays import (
    choice_cards_allowed,
    count_plays,
    may_have_plays,
    nth_play,
    plays,
    why_no_play,
)
from saltire.games.swords.rules.reckoning import (
    crown_share,
    laid_daggers,
    reward,
    strengths,
    trade_daggers,
)
from saltire.games.swords.rules.refusals import refuse
from saltire.games.swords.rules.talk import (
    is_statement,
    sayable,
    speak,
    told_actions,
    why_silent,
)
from saltire.kernel.bits import BIT, SET9, lowest, members
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import ABSENT, OPEN, Phase, Sealed
from saltire.kernel.types import RULES, Action, Seat


def choice_phase(s: Table) -> None:
    """6.1, 6.2, R-9  The bearer is marked openly as Scotland's; everybody else lays a token."""
    s.spoken = 0
    bound = s.bound_side()
    marked: i64 = NOBODY
    if bound != NOBODY:
        marked = s.badge
        s.sided = BIT[s.badge]
        s.open_sides = BIT[s.badge]
        if bound == ENGLAND:
            s.english = BIT[s.badge]
        if s.listening:
            s.tell(Event("side", {"seat": s.badge, "side": SIDES[bound]}))
    s.goto(LAY_TOKENS[49 * (s.players - 2) + 7 * (s.home + 1) + marked + 1])


_NONE_YET: Final[list[LayTokens | None]] = []


def asked(players: i64, marked: Seat, home: Seat) -> tuple[int, ...]:
    """6.1, 12.4  List who lays a token: neither a bearer who is bound nor the clan that stays home."""
    return tuple([ABSENT if seat in (marked, home) else OPEN for seat in range(players)])


class LayTokens(Sealed[Table]):
    """6.1, 11.5  All lay a choice token face down; with two players a Dagger card as well."""

    rule: ClassVar[str] = "6.1"

    def __init__(self, choices: tuple[int, ...]) -> None:
        super().__init__(choices)
        self._open: i64 = choices.count(OPEN)
        self._later: list[LayTokens | None] = _NONE_YET
        """The phases after each choice, eight a seat: made when they are first wanted."""

    def options(self, s: Table, seat: Seat) -> list[int]:
        if s.players > 2:
            return [int(actions.lay(SCOTLAND, 0)), int(actions.lay(ENGLAND, 0))]
        return [
            int(actions.lay(side, value))
            for side in (SCOTLAND, ENGLAND)
            for value in (1, 2, 3)
            if number(s.daggers[HELD + seat], REST, value)
        ]

    def resealed(self, choices: tuple[int, ...]) -> LayTokens:
        return LayTokens(choices)

    def sealing(self, seat: Seat, action: Action) -> LayTokens | None:
        if self._open == 1 and seat == self.seat:
            return None
        if not self._later:
            self._later = [None] * (8 * len(self.choices))
        at = 8 * seat + action - actions.LAY
        later = self._later[at]
        if later is None:
            later = self.resealed(self.with_choice(seat, action))
            self._later[at] = later
        return later

    def sample(self, s: Table, lots: Lots) -> Action:
        if s.players > 2:
            return actions.lay(lots.below(2), 0)
        return super().sample(s, lots)

    def reveal(self, s: Table, choices: tuple[int, ...]) -> None:
        """6.3  All tokens lie, still face down: now the Choice cards."""
        for seat, choice in enumerate(choices):
            if choice == ABSENT:
                continue
            s.sided |= BIT[seat]
            if actions.laid_side(choice) == ENGLAND:
                s.english |= BIT[seat]
            dagger = actions.laid_dagger(choice)
            if dagger:
                s.daggers[LAID + seat] = dagger
                s.daggers[HELD + seat] -= some(REST, dagger, 1)
        if s.listening:
            s.tell(Event("tokens-laid", {}))
        if choice_cards_allowed(s):
            open_window(s, CHOICE)
        else:
            after_choice(s)

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        return refuse("lay-token" if s.players > 2 else "lay-both")


def open_window(s: Table, window: i64) -> None:
    """9.4, R-5  Cards are played in turn from the bearer on."""
    s.passed = 0
    s.goto(next_player(window, s.badge, 0))


class NextPlayer(Phase[Table]):
    """9.4, R-5  Find the next player who has not passed and might have a card for this window."""

    rule: ClassVar[str] = "9.4"

    def __init__(self, window: i64, first: Seat, ordered: i64 = 0) -> None:
        super().__init__(RULES)
        self.window: i64 = window
        self.first: i64 = first
        self.ordered: i64 = ordered

    def run(self, s: Table) -> None:
        window = self.window
        seat = self.first
        asked: i64 = 0
        while asked < s.players:
            if not s.passed & BIT[seat] and may_play(s, seat, window):
                windows = CHOICE_CARDS if window == CHOICE else AWARDS_CARDS
                s.goto(windows[2 * seat + self.ordered])
                return
            asked += 1
            seat += 1
            if seat == s.players:
                seat = 0
        if window == CHOICE:
            after_choice(s)
        else:
            s.goto(END_ROUND)

    def args(self) -> list[object]:
        if self.ordered:
            return [self.window, self.first, self.ordered]
        return [self.window, self.first]


def next_player(window: i64, first: Seat, ordered: i64) -> NextPlayer:
    return NEXT_PLAYER[12 * window + 2 * first + ordered]


def may_play(s: Table, seat: Seat, window: i64) -> bool:
    """8.1, 12.4  Who stays home plays no card now, and no deserter plays Awards cards."""
    if not s.takes_part(seat) or (window == AWARDS and s.deserts(seat)):
        return False
    return may_have_plays(s, seat, window)


class CardWindow(Phase[Table]):
    """9.4, R-5, R-51  Play one card, or pass; once the order matters, for the rest of this window."""

    rule: ClassVar[str] = "9.4"

    def __init__(self, seat: Seat, window: i64, ordered: i64) -> None:
        super().__init__(seat)
        self.window: i64 = window
        self.ordered: i64 = ordered

    def legal(self, s: Table, seat: Seat) -> list[int]:
        found: list[int] = [actions.PASS]
        for claim in members(sayable(s, self.seat, self.window)):
            found.append(actions.SAY_SIDE + claim)
        found.extend(plays(s, self.seat, self.window))
        return found

    def sample(self, s: Table, lots: Lots) -> Action:
        claims = SET9[sayable(s, self.seat, self.window)]
        said = claims >> 36
        drawn = lots.below(1 + said + count_plays(s, self.seat, self.window))
        if drawn == 0:
            return actions.PASS
        drawn -= 1
        if drawn < said:
            return actions.SAY_SIDE + (claims >> 4 * drawn & 15)
        return nth_play(s, self.seat, self.window, drawn - said)

    def take(self, s: Table, action: Action) -> None:
        me = self.seat
        if is_statement(action):
            speak(s, me, action)
            return
        follower = s.clockwise(me, 1)
        if action == actions.PASS:
            s.goto(next_player(self.window, follower, self.ordered))
            s.passed |= BIT[me]
            if s.listening:
                s.tell(Event("passed", {"seat": me}))
        else:
            s.goto(next_player(self.window, follower, self.order_after(s, action)))
            play_card(s, me, action)

    def order_after(self, s: Table, action: Action) -> i64:
        """9.4, R-51  Tell whether the order matters after a card; if not, nobody's pass is final."""
        if s.options.pass_binds:
            return 0
        ordered = self.ordered | s.deck.ordered[actions.kind_played(action)]
        if not ordered:
            s.passed = 0
        return ordered

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        what = actions.read(action)[0]
        if what in (actions.SAID_SIDE, actions.SAID_DAGGER):
            return why_silent(s, self.seat)
        if what in (actions.PLAY, actions.AGAIN):
            return why_no_play(s, self.seat, self.window, action)
        return refuse("cards-or-pass")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return [self.seat, self.ordered] if self.ordered else [self.seat]


class ChoiceCards(CardWindow):
    """6.3  Before the reveal players may play Choice cards."""

    rule: ClassVar[str] = "6.3"

    def __init__(self, seat: Seat, ordered: i64 = 0) -> None:
        super().__init__(seat, CHOICE, ordered)


class AwardsCards(CardWindow):
    """8.7, R-4  After the rewards players may play Awards cards."""

    rule: ClassVar[str] = "8.7"

    def __init__(self, seat: Seat, ordered: i64 = 0) -> None:
        super().__init__(seat, AWARDS, ordered)


def after_choice(s: Table) -> None:
    if s.players == 2:
        s.goto(KEEP_OR_GIVE[s.badge])
    else:
        s.goto(BATTLE)


class KeepOrGive(Phase[Table]):
    """11.6, 11.7, R-19  With two players the bearer may now give the badge away, or keep it."""

    rule: ClassVar[str] = "11.6"

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return [*told_actions(s, self.seat), int(actions.badge(1 - self.seat)), actions.KEEP]

    def take(self, s: Table, action: Action) -> None:
        if is_statement(action):
            speak(s, self.seat, action)
            return
        if action != actions.KEEP:
            self.give(s, 1 - self.seat)
        s.goto(BATTLE)

    def give(self, s: Table, to: Seat) -> None:
        """11.7, R-20, R-21  The receiver's camp but one unit joins the Scottish camp."""
        s.badge_from = s.badge
        s.badge = to
        joined = max(s.camp(to) - 1, 0)
        s.wealth[CAMP + to] -= joined
        s.scottish_camp += joined
        if s.listening:
            s.tell(Event("badge", {"from": self.seat, "to": to, "joined": joined}))

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        if actions.read(action)[0] in (actions.SAID_SIDE, actions.SAID_DAGGER):
            return why_silent(s, self.seat)
        return refuse("keep-or-give")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True


class Battle(Phase[Table]):
    """7  Tokens are revealed and strengths compared."""

    rule: ClassVar[str] = "7.1"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: Table) -> None:
        s.open_sides = s.sided
        if s.listening:
            sides = [
                SIDES[s.side(seat)] if s.takes_part(seat) else None for seat in range(s.players)
            ]
            s.tell(Event("revealed", {"sides": sides, "daggers": laid_daggers(s)}, reveals=True))
        if s.players == 2:
            trade_daggers(s)
        s.scottish_camp -= min(s.scottish_camp, s.card().volley)  # 18.8, R-48
        scots, english = strengths(s)
        s.winner = SCOTLAND if scots >= english else ENGLAND  # 7.3: a tie is Scotland's
        if s.winner == ENGLAND:
            s.defeats += 1  # 7.4
        if s.listening:
            fought: dict[str, object] = {
                "scotland": scots, "england": english, "winner": SIDES[s.winner], "defeats": s.defeats,
            }  # fmt: skip
            s.tell(Event("battle", fought))
        s.goto(REWARDS)

    def args(self) -> list[object]:
        return []


class Rewards(Phase[Table]):
    """8.1-8.6, R-4  All rewards at once: gold and units here, the cards after it."""

    rule: ClassVar[str] = "8.1"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: Table) -> None:
        share = crown_share(s)
        for seat in range(s.players):
            if s.takes_part(seat) and not s.deserts(seat):
                reward(s, seat, share)
        s.goto(REWARD_CARDS[0])

    def args(self) -> list[object]:
        return []


class RewardCards(Phase[Table]):
    """8.2, 8.4, R-1, R-49  From the bearer on: Bagpipe cards for loyal winners, Dagger cards for traitors."""

    rule: ClassVar[str] = "8.4"

    def __init__(self, at: i64) -> None:
        super().__init__(RULES)
        self.at: i64 = at

    def run(self, s: Table) -> None:
        if self.at == s.players:
            s.spoken = 0
            open_window(s, AWARDS)
            return
        s.goto(REWARD_CARDS[self.at + 1])
        seat = s.clockwise(s.badge, self.at)
        if not s.takes_part(seat):
            return
        if s.side(seat) == ENGLAND:
            if s.players > 2:
                draw_dagger(s, seat)
        elif s.winner == SCOTLAND and not s.deserts(seat):
            draw_bagpipes(s, seat, 1, 1)

    def args(self) -> list[object]:
        return [self.at]


class EndRound(Phase[Table]):
    """9.1, 9.2, R-12  Camps are emptied, the Scottish one too; castles and gold stay."""

    rule: ClassVar[str] = "9.1"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: Table) -> None:
        for seat in range(s.players):
            s.wealth[CAMP + seat] = 0
            s.cards[RESTING + seat] = 0
            if s.cards[NEW + seat]:
                received = s.cards[NEW + seat]
                while received:
                    kind = s.deck.kind[lowest(received)]
                    s.cards[HAND + seat] = s.deck.with_card(s.cards[HAND + seat], kind)
                    received &= received - 1
                s.cards[NEW + seat] = 0
        s.scottish_camp = 0
        s.shield = 0
        s.home = NOBODY
        s.sided = 0
        s.english = 0
        s.open_sides = 0
        s.peeked = 0
        s.winner = NOBODY
        s.passed = 0
        s.said = 0
        s.end()

    def args(self) -> list[object]:
        return []


# Phases are immutable, so each is made once.
LAY_TOKENS: Final = [
    LayTokens(asked(players, marked, home if players > 3 else NOBODY))
    for players in range(2, 7)
    for home in range(-1, 6)
    for marked in range(-1, 6)
]
NEXT_PLAYER: Final = [
    NextPlayer(window, seat, ordered)
    for window in range(3)
    for seat in range(6)
    for ordered in (0, 1)
]
CHOICE_CARDS: Final[list[CardWindow]] = [ChoiceCards(n // 2, n % 2) for n in range(12)]
AWARDS_CARDS: Final[list[CardWindow]] = [AwardsCards(n // 2, n % 2) for n in range(12)]
KEEP_OR_GIVE: Final = [KeepOrGive(0), KeepOrGive(1)]
BATTLE: Final = Battle()
REWARDS: Final = Rewards()
REWARD_CARDS: Final = [RewardCards(at) for at in range(7)]
END_ROUND: Final = EndRound()
