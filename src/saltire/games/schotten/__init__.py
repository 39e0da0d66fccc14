"""Schotten Totten, for two players: base game, tactical and expert variants, matches over several rounds."""
