"""Options: what can be chosen before a game starts, checked in one place for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saltire.kernel.errors import BadOption


class Option:
    """One switch of a game: its choices (the default first), the rule it belongs to, one line of help.

    `needs` names another option and the value it must have before this one may leave its default.
    """

    def __init__(
        self,
        name: str,
        choices: Sequence[object],
        rule: str,
        help: str,
        needs: tuple[str, object] | None = None,
    ) -> None:
        self.name = name
        self.choices = tuple(choices)
        self.rule = rule
        self.help = help
        self.needs = needs

    @property
    def default(self) -> object:
        return self.choices[0]


def chosen(declared: Sequence[Option], given: Mapping[str, object]) -> dict[str, object]:
    """Complete and check a choice of options; BadOption names what can be chosen instead."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {name!r}; there are: {', '.join(sorted(known))}")
    full: dict[str, object] = {}
    for option in declared:
        value = given.get(option.name, option.default)
        if not any(type(value) is type(choice) and value == choice for choice in option.choices):
            listed = ", ".join([repr(choice) for choice in option.choices])
            raise BadOption(f"{option.name} cannot be {value!r}; choose one of: {listed}")
        full[option.name] = value
    for option in declared:
        if option.needs is None or full[option.name] == option.default:
            continue
        other, wanted = option.needs
        if full[other] != wanted:
            raise BadOption(
                f"{option.name}={full[option.name]!r} needs {other}={wanted!r} (rule {option.rule})"
            )
    return full
