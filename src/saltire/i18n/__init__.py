"""Translations: messages of Project Fluent files, and the wording of logs and reasons."""
