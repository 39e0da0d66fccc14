"""What bots know about Schotten Totten."""
