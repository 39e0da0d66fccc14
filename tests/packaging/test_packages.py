"""Wheel and sdist carry everything that an installed Saltire needs, the browser table among it."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

from saltire.server.app import STATIC
from tests.packaging.builds import build, copied_tree, page_of

TABLE = "saltire/server/static/"
NEEDED = ("index.html", "index.html.gz", "early.js")
LINES = {"README.md", "LICENSE", "CHANGELOG.md", "CITATION.cff", "pyproject.toml", "setup.py"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build an sdist, and from that a wheel."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser table is not built: make table", pytrace=False)
    tree = copied_tree(tmp_path_factory.mktemp("packages"))
    if not (tree / "src" / TABLE).is_dir():
        shutil.copytree(STATIC, tree / "src" / TABLE)
    ran = build(tree)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return tree / "dist"


def test_the_sdist_has_the_table_and_what_people_read(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names >= LINES
    assert {f"src/{TABLE}{name}" for name in NEEDED} <= names
    assert "src/saltire/games/swords/bots/model.npz" in names


def test_the_wheel_has_the_table_and_the_man_page(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as archive:
        names = set(archive.namelist())
        about = archive.read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert {TABLE + name for name in NEEDED} <= names
    assert any(re.fullmatch(rf"{TABLE}assets/.+\.js", name) for name in names)
    assert any(name.endswith("data/share/man/man1/saltire.1") for name in names)
    assert not re.search(r"\]\((?!http)", about), (
        "a link into the tree leads nowhere on a package page"
    )
    assert "docs/howto/host.md" in about
    assert not [name for name in names if "__pycache__" in name or name.startswith("tests")]


def test_the_wheel_serves_its_page_outside_the_tree(built: Path, tmp_path: Path) -> None:
    place = tmp_path / "site"
    command = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-index"]
    wheel = next(built.glob("*.whl"))
    subprocess.run([*command, "--target", place, wheel], check=True, timeout=120)
    process, url = page_of(
        [sys.executable, "-m", "saltire"], tmp_path, PYTHONPATH=str(place), PYTHONSAFEPATH="1"
    )
    try:
        page = urllib.request.urlopen(url).read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script, page
        assert urllib.request.urlopen(url + script[1]).status == 200
    finally:
        process.terminate()
        process.communicate(timeout=30)


@pytest.mark.parametrize("what", ["--wheel", "--sdist"])
def test_a_package_without_the_table_is_refused_in_a_line(what: str, tmp_path: Path) -> None:
    tree = copied_tree(tmp_path)
    shutil.rmtree(tree / "src" / TABLE, ignore_errors=True)
    refused = build(tree, what)
    assert refused.returncode != 0
    said = [line for line in (refused.stdout + refused.stderr).splitlines() if "make table" in line]
    assert len(said) == 1
    assert said[0].startswith("saltire: the browser table is not built")
    assert not list(tree.glob("dist/*"))


def test_an_editable_install_needs_no_table(tmp_path: Path) -> None:
    tree = copied_tree(tmp_path)
    shutil.rmtree(tree / "src" / TABLE, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation"]
    ran = subprocess.run(
        [*command, "--target", tmp_path / "site", "-e", tree], capture_output=True, text=True,
        env={**os.environ, "SALTIRE_PURE": "1"}, check=False, timeout=120,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr


@pytest.mark.soak
def test_the_core_is_small_and_the_server_works_in_an_empty_environment(
    built: Path, tmp_path: Path
) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    constraints = Path(__file__).parent.parent.parent / "constraints.txt"
    pip = [str(python), "-m", "pip", "install", "-qq", "-c", str(constraints)]
    before = _packages(python)
    wheel = next(built.glob("*.whl"))
    subprocess.run([*pip, str(wheel)], check=True, cwd=tmp_path)
    brought = _packages(python).keys() - before.keys()
    # The wheel of these tests is pure: what the compiled one has besides is installed here.
    megabytes = (sum(_packages(python)[name] for name in brought) + _machine_code()) / 1e6
    assert len(brought) <= 15
    assert megabytes <= 80, brought
    subprocess.run([*pip, f"{wheel}[server]"], check=True, cwd=tmp_path)
    process, url = page_of([str(python), "-m", "saltire"], tmp_path, PYTHONPATH="")
    try:
        assert "<script" in urllib.request.urlopen(url).read().decode()
        _play_a_move(url)
    finally:
        process.terminate()
        process.communicate(timeout=30)


def _machine_code() -> int:
    """Give the bytes of the extensions of the Saltire that runs these tests; 0 if it is pure."""
    files = [path for path in distribution("saltire").files or [] if path.suffix in (".so", ".pyd")]
    return sum(Path(str(path.locate())).stat().st_size for path in files)


def _packages(python: Path) -> dict[str, int]:
    """List the installed packages, with the bytes of their files."""
    program = (
        "import importlib.metadata as m, os\n"
        "for d in m.distributions():\n"
        "    files = [d.locate_file(f) for f in d.files or []]\n"
        "    print(d.name, sum(os.path.getsize(f) for f in files if os.path.exists(f)))\n"
    )
    lines = subprocess.check_output([python, "-c", program], text=True).splitlines()
    return {name: int(size) for name, size in map(str.split, lines)}


def _play_a_move(url: str) -> None:
    """Sit down at the served page and play until the game has moved on."""
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import CHROMIUM, QUIET
    from tests.browser.person import Person

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        person = Person(browser, url)
        table = person.open_table("schotten", ["me", "me"], options={"start_player": 0})
        person.go(f"/t/{table}")
        person.button(re.compile("^I am")).click()
        before = person.get(f"/tables/{table}/state")["ply"]
        lots = random.Random(1)
        while person.get(f"/tables/{table}/state")["ply"] == before:
            assert person.wait_until_asked()
            person.click_one(lots)
        person.leave()
        browser.close()
