"""Reviews a finished game: each player's winning chances, the costliest choices, luck and skill."""
