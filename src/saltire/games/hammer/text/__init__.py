"""The texts of Hammer of the Scots: rules, translations, the wording of the log."""
