"""What a server holds from its start is left out of garbage collection; what comes later is not."""

from __future__ import annotations

import subprocess
import sys

SCENARIO = """
import gc, weakref
from saltire.server.edge.memory import spare_what_stays

class Node:
    pass

def cycle():
    node = Node()
    node.me = node
    return weakref.ref(node)

spare_what_stays()
frozen = gc.get_freeze_count()
gone = cycle()
gc.collect()
print(frozen > 1000, gc.get_threshold()[0] > 700, gc.isenabled(), gone() is None)
"""


def test_what_stays_is_spared_and_what_goes_is_collected() -> None:
    told = subprocess.run(
        [sys.executable, "-c", SCENARIO], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["True"] * 4
