"""scripts/requirements.py EXTRA...: prints the packages that Saltire needs with these extras."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path


def requirements(project: dict[str, list[str]], extras: list[str]) -> list[str]:
    """Give the requirements of some extras; one that names others of ours stands for theirs."""
    listed: list[str] = []
    for extra in extras:
        for line in project[extra]:
            ours = re.fullmatch(r"saltire\[([\w,]+)\]", line)
            listed += requirements(project, ours[1].split(",")) if ours else [line]
    return list(dict.fromkeys(listed))


if __name__ == "__main__":
    described = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {"": described["dependencies"], **described["optional-dependencies"]}
    print("\n".join(requirements(named, ["", *sys.argv[1:]])))
