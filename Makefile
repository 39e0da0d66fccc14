# make play | make test | make bench | make soak | make docs | make clean: each does its own set-up.

PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt
SOURCES := pyproject.toml setup.py constraints.txt $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*')
# The rules are tested on both builds: from the source folder (pure, traced) and installed (compiled).
PURE := PYTHONPATH=src:. $(BIN)/python -m pytest -q -n 2 -m "not soak"
COMPILED := PYTHONPATH=. $(BIN)/python -m pytest -q -n 2
# Whole random games under inspection: slow when traced, and coverage does not need them.
WHOLE_GAMES := $(wildcard tests/games/*/test_properties.py tests/games/*/test_oracle.py)
RULES := tests/kernel tests/golden tests/games

.PHONY: play test lint pure compiled bench soak docs clean

play: .venv/installed
	@$(BIN)/saltire play

test: lint pure compiled

lint: .venv/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests docs

pure: .venv/tested
	$(PURE) $(RULES) $(WHOLE_GAMES:%=--ignore=%) --cov --cov-report=term --cov-fail-under=100

compiled: .venv/tested
	$(COMPILED) -m "not soak" --require-compiled

bench: .venv/tested
	$(BIN)/saltire bench

soak: .venv/tested
	$(COMPILED) -m soak --timeout 7200
	$(PURE) $(WHOLE_GAMES)
	for variant in "" "--tactics" "--expert" "--tactics --expert"; do \
		$(BIN)/saltire fuzz schotten --games 10000 $$variant || exit 1; done
	for variant in "--players 2" "--players 3" "" "--players 5" "--players 5 --stay-home" "--players 6" \
			"--longer" "--exact" "--ensemble" "--cards plain"; do \
		$(BIN)/saltire fuzz swords --games 10000 $$variant || exit 1; done

docs: .venv/tested
	$(BIN)/python docs/pictures.py
	$(BIN)/python docs/help.py

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/made:
	@test -n "$(PYTHON)" || { echo "saltire: Python 3.11 or later is needed" >&2; exit 2; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/installed: .venv/made $(SOURCES)
	@echo "Setting up Saltire; the first time takes about a minute."
	@rm -rf build .venv/wheel
	@$(PIP) setuptools "mypy[mypyc]" librt mypy_extensions
	@$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w .venv/wheel .
	@$(PIP) --force-reinstall --no-deps .venv/wheel/*.whl
	@$(PIP) saltire
	@$(BIN)/saltire --version
	@touch $@

.venv/tested: .venv/installed
	@$(PIP) "saltire[data,dev,envs,openspiel]"
	@touch $@
