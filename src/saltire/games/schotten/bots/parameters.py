"""The parameters of the evaluation: some were tuned by matches, some are first guesses that held up."""

from __future__ import annotations


class Parameters:
    """How a bot evaluates. The tuples are for sides that lack 1, 2, 3 and 4 cards."""

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
        """The probability that a card in hand is available to a side: other sides need cards too."""
        self.coming = coming
        """The same for cards still in the deck."""
        self.theirs = theirs
        """The same for the other player, of whose hand only the size is known."""
        self.patience = patience
        """The share of the deck that is drawn before the round is decided."""
        self.keep = keep
        """The value of each tactics card, Joker to Traitor, in hand: probability to win the round."""
        self.wait = wait
        """The factor by which each further tactics card in hand is worth less."""
        self.most_tactics = most_tactics
        """Draw tactics cards while fewer than this are in hand."""
        self.late = late
        """Draw them only when no more clan cards than this are left to draw."""
