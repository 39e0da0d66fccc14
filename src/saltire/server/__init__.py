"""The table server: people, tables, live games."""
