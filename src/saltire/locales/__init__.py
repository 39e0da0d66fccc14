"""The words of the table in five languages, as Project Fluent files."""
