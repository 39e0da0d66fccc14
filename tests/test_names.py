"""One name for one thing: no two classes of shared code are called the same."""

from __future__ import annotations

import ast
from collections import defaultdict

from tests.test_import_law import game_of, modules


def test_no_two_classes_of_shared_code_have_the_same_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for module, path in modules().items():
        if game_of(module):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(module)
    assert not {name: found for name, found in places.items() if len(found) > 1}
