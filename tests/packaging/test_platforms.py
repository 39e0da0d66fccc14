"""The platforms and Python versions that the package names are built and tried; none lacks what we use."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.run_command import environment
from tests.packaging.builds import ROOT, build, copied_tree

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CLASSIFIERS = PYPROJECT["project"]["classifiers"]
WHEELS = PYPROJECT["tool"]["cibuildwheel"]
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
MACHINES = {"Linux": "ubuntu", "MacOS": "macos", "Windows": "windows"}

WITHOUT_POSIX = """\
import os, signal, sys
sys.modules["resource"] = None
del os.setsid, os.killpg, os.nice, signal.setitimer, signal.SIGALRM
"""


def test_each_named_python_has_wheels() -> None:
    found = [re.search(r"Python :: (3\.\d+)$", line) for line in CLASSIFIERS]
    named = tuple(match[1] for match in found if match)
    wheels = tuple(f"3.{number}" for number in re.findall(r"cp3(\d+)-\*", WHEELS["build"]))
    assert named == wheels == VERSIONS


def test_each_named_system_builds_wheels_and_tries_them() -> None:
    systems = {
        line.split(" :: ")[-1] for line in CLASSIFIERS if line.startswith("Operating System")
    }
    assert systems == set(MACHINES)
    (machines,) = re.findall(r"os: \[(.*)\]", WORKFLOW)
    assert all(name in machines for name in MACHINES.values())
    assert "python -m cibuildwheel" in WORKFLOW
    assert "saltire fuzz schotten" in WHEELS["test-command"]


@pytest.mark.parametrize("platform", ["linux", "macos", "windows"])
def test_the_wheels_that_will_be_built_are_of_each_named_python(platform: str) -> None:
    command = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers"]
    ran = subprocess.run(
        [*command, "--platform", platform], cwd=ROOT, capture_output=True, text=True, check=False,
        timeout=120,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    found = {f"3.{number}" for number in re.findall(r"^cp3(\d+)-", ran.stdout, re.MULTILINE)}
    assert found == set(VERSIONS)
    assert "i686" not in ran.stdout
    assert "win32" not in ran.stdout


def test_the_citation_has_the_version_and_the_address_of_the_package() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    citation = dict(re.findall(r"^([\w-]+): (.+)$", text, re.MULTILINE))
    project = PYPROJECT["project"]
    assert citation["version"] == project["version"]
    addresses = project.get("urls", {}).values()
    assert ("repository-code" in citation) == bool(addresses)
    assert not addresses or citation["repository-code"] in addresses


def test_what_is_released_has_the_browser_table_and_the_documentation() -> None:
    jobs = dict(re.findall(r"^  (\w+):\n((?:    .*\n|\n)+)", WORKFLOW, re.MULTILINE))
    for job in ("wheels", "sdist"):
        assert "needs: [table, docs]" in jobs[job]
        assert re.findall(r"path: (src/saltire/server/\w+)", jobs[job]) == [
            "src/saltire/server/static",
            "src/saltire/server/manual",
        ]
    assert "docs/build_site.py\n" in jobs["docs"]


def without_posix(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python where there are no process groups, alarms and limits of resources, as on Windows."""
    (folder / "sitecustomize.py").write_text(WITHOUT_POSIX, encoding="utf-8")
    settings = environment(folder)
    settings["PYTHONPATH"] = os.pathsep.join([str(folder), settings["PYTHONPATH"]])
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=settings, capture_output=True, text=True,
        check=False, timeout=120,
    )  # fmt: skip


def test_a_match_needs_no_process_groups(tmp_path: Path) -> None:
    ran = without_posix(
        tmp_path, "-m", "saltire", "arena", "schotten", "random", "random", "--games", "2"
    )
    assert ran.returncode == 0, ran.stderr
    assert "random" in ran.stdout


def test_a_server_needs_no_limits_of_resources(tmp_path: Path) -> None:
    code = "from saltire.server.edge.connections import allow_many_files; allow_many_files()"
    ran = without_posix(tmp_path, "-c", code)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.soak
@pytest.mark.parametrize("version", VERSIONS)
def test_packages_are_built_and_work_on_each_python(version: str, tmp_path: Path) -> None:
    outside = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    python = tmp_path / "venv" / "bin" / "python"

    def run(*command: object) -> None:
        words = [str(word) for word in command]
        subprocess.run(words, check=True, cwd=tmp_path, env=outside, timeout=900)

    run(interpreter(version), "-m", "venv", tmp_path / "venv")
    run(python, "-m", "pip", "install", "-qq", *PYPROJECT["build-system"]["requires"], "build")
    ran = build(copied_tree(tmp_path), python=str(python), SALTIRE_NO_TABLE="1", PYTHONPATH="")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (wheel,) = tmp_path.glob("tree/dist/*.whl")
    run(python, "-m", "pip", "install", "-qq", wheel)
    run(python, "-m", "saltire", "fuzz", "schotten", "--games", "3")


def interpreter(version: str) -> str:
    """Find a Python of this version that works."""
    places = [shutil.which(f"python{version}")]
    places += [str(path) for path in Path.home().glob(f".pyenv/versions/{version}.*/bin/python")]
    for place in places:
        if place and subprocess.run([place, "-c", ""], check=False).returncode == 0:
            return place
    pytest.skip(f"there is no Python {version} here")
