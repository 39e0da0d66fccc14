"""Worked examples of the rules: read from a game's text folder, played, and checked."""

from saltire.examples.book import BadExample, Example, examples_of, games_with_examples
from saltire.examples.practice import Practice

__all__ = ["BadExample", "Example", "Practice", "examples_of", "games_with_examples"]
