"""The texts of Schotten Totten: rules, translations, the wording of the log."""
