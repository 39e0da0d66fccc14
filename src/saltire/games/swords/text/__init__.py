"""The texts of Swords and Bagpipes: rules, translations, the wording of the log."""
