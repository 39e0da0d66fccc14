"""The terminal board of Schotten Totten."""
