"""The file of a value network: its weights as one array, and what they were trained on."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any, Final

from saltire.bots.search.npy import read_numbers, read_text, write_numbers, write_text
from saltire.kernel.errors import BadOption

LARGEST: Final = 200_000
"""No file of a network is larger, in bytes."""
_DIGITS: Final = 6


def network_bytes(weights: Sequence[float], about: Mapping[str, object]) -> bytes:
    """Write a network; the same weights give the same bytes."""
    rounded = [round(weight, _DIGITS) for weight in weights]
    arrays = {
        "about": write_text(json.dumps(about, sort_keys=True)),
        "weights": write_numbers(rounded, (len(rounded),)),
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in arrays.items():
            archive.writestr(zipfile.ZipInfo(name + ".npy", (1980, 1, 1, 0, 0, 0)), array)
    content = file.getvalue()
    if len(content) > LARGEST:
        raise BadOption(f"the network is too large: {len(content):,} bytes of {LARGEST:,}")
    return content


@cache
def read_network(path: Path) -> tuple[list[float], dict[str, Any]]:
    """Read weights and what they were trained on; BadOption says in a line what is wrong."""
    try:
        if path.stat().st_size > LARGEST:
            raise ValueError(f"it is larger than {LARGEST:,} bytes")
        with zipfile.ZipFile(path) as archive:
            weights, _ = read_numbers(archive.read("weights.npy"))
            about = json.loads(read_text(archive.read("about.npy")))
        if not all(map(isfinite, weights)):
            raise ValueError("not all of its weights are numbers")
    except OSError as error:
        raise BadOption(f"the network {path} cannot be read: {error.strerror or error}") from None
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise BadOption(f"the network {path} is broken: {' '.join(str(error).split())}") from None
    return weights, about
