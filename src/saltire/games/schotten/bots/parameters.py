"""The numbers a bot plays by; some were settled by matches, some are first guesses that held up."""

from __future__ import annotations


class Habits:
    """How a bot reckons. The tuples are for sides that lack 1, 2, 3 and 4 cards."""

    def __init__(
        self,
        held: tuple[float, float, float, float] = (0.9, 0.65, 0.3, 0.3),
        coming: tuple[float, float, float, float] = (1.0, 0.8, 0.6, 0.6),
        theirs: tuple[float, float, float, float] = (1.0, 0.9, 0.7, 0.7),
        patience: float = 1.0,
        keep: tuple[float, ...] = (0.06, 0.04, 0.03, 0.03, 0.03, 0.02, 0.02, 0.04, 0.05),
        wait: float = 0.6,
        most_tactics: int = 2,
        late: int = 6,
    ) -> None:
        self.held = held
        """How surely a card in hand will be there for a side: other sides want it too."""
        self.coming = coming
        """The same for cards still in the deck."""
        self.theirs = theirs
        """The same for the other player, of whose cards only the number is known."""
        self.patience = patience
        """The share of the deck that is drawn before the round is decided."""
        self.keep = keep
        """What each tactics card, Joker to Traitor, is worth unplayed: chance to win the round."""
        self.wait = wait
        """How much less each further tactics card in hand is worth."""
        self.most_tactics = most_tactics
        """Draw tactics cards while fewer than this are in hand."""
        self.late = late
        """Draw them only when no more clan cards than this are left to draw."""
