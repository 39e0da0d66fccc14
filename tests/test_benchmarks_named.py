"""Every benchmark that a page names is there, with the options that it is named with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ("docs/howto/scale.md", "benchmarks/results.md", "Makefile", "docs/reference/env-speed.md")
_COMMAND = re.compile(r"-m benchmarks\.(\w+)([^`\n]*)")


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_can_be_run(page: str) -> None:
    found = _COMMAND.findall((ROOT / page).read_text(encoding="utf-8"))
    assert found
    for module, arguments in found:
        source = (ROOT / "benchmarks" / f"{module}.py").read_text(encoding="utf-8")
        assert 'if __name__ == "__main__"' in source, module
        for option in re.findall(r"(--[\w-]+)", arguments):
            assert f'"{option}"' in source, (module, option)


def test_the_figures_of_the_page_for_hosts_say_when_they_were_taken() -> None:
    for page in PAGES[:2]:
        text = (ROOT / page).read_text(encoding="utf-8")
        assert re.search(r"\d{1,2} \w+ 20\d\d", text), page
