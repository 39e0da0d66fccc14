"""The texts of Cairn: rules, translations, the wording of the log."""
