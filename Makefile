# Little Wars. `make play` plays, `make test` tests everything, `make` formats first.

SHELL   := /bin/bash
.SHELLFLAGS := -o pipefail -c

PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
PIP     := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -regextype egrep -regex '.*\.(py|toml|ftl|css|js|svg)')
PYTEST  := $(BIN)/python -m pytest -q -n 2 --dist worksteal --durations=15
QUICK   := not slow and not processes and not browser
PARTS   := $(addprefix tests/,games kernel pieces players rulebook)
WHOLE   := $(addprefix tests/,contract counts playthroughs)
# where the package is: as it is written, or compiled, as `make test` does wherever coverage is not measured
RUNS    := src
BROWSER := chromium-headless-shell
APT     := apt-get install -y --no-install-recommends $(BROWSER) fonts-dejavu-core

.PHONY: all play test ready check types-js chromium suite compiled-suite docs fast browser format compile wheel soak load \
	screenshots playthroughs clean

all: format test

play: $(VENV)/.installed
	@if [ -e build/compiled/.done ] && $(MAKE) -q build/compiled/.done; \
	then PYTHONPATH=build/compiled $(BIN)/littlewars; \
	else $(BIN)/littlewars; fi

test: RUNS := build/compiled
test: ready suite browser compiled-suite docs

ready: $(VENV)/.tested  # what needs no tests, two at a time: neither checking nor compiling keeps both cores busy
	$(MAKE) -j 2 --output-sync=target check types-js chromium build/compiled/.done

check: $(VENV)/.tested
	$(BIN)/ruff format --check src tests setup.py
	$(BIN)/ruff check src tests setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

types-js:  # the types of the table's scripts
	@if command -v npx >/dev/null; \
	then npx --yes -p typescript@5 tsc -p src/littlewars/table/static/jsconfig.json; \
	else echo "The types of the table's scripts were left out: there is no node."; fi

chromium:  # for the tests in a real browser
	@if ! command -v $(BROWSER) >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	then $(APT) || { apt-get update && $(APT); } || echo "Chromium could not be installed."; fi

suite: $(VENV)/.tested  # interpreted: every branch of the rules covered; whole games untraced, which is four times faster
	PYTHONPATH=src $(PYTEST) -m "$(QUICK)" --cov --cov-report=term-missing $(PARTS)
	PYTHONPATH=src $(PYTEST) -m "$(QUICK)" $(WHOLE)

compiled-suite: build/compiled/.done  # everything but the browser, long runs too
	PYTHONPATH=build/compiled $(PYTEST) -m "not browser"

docs: $(VENV)/.tested  # the illustrated rulebooks, in build/rules
	PYTHONPATH=src $(BIN)/python -m littlewars examples | tail -n 1
	@export PYTHONPATH=src; \
	games=$$($(BIN)/python -c "from littlewars.games import GAMES; print(*[game.key for game in GAMES])") || exit 1; \
	printf '%s\n' $$games | xargs -P 2 -I{} $(SHELL) -o pipefail -c '\
	  $(BIN)/python -m littlewars rules {} --html build/rules && \
	  $(BIN)/python -m littlewars rules {} --coverage | tail -n 1'

fast: $(VENV)/.tested  # under half a minute: no compiling, no long random games, no processes, no browser
	$(BIN)/ruff check -q src tests
	$(BIN)/mypy
	PYTHONPATH=src $(PYTEST) -m "$(QUICK)"

browser: $(VENV)/.tested chromium  # only the tests in a real browser
	PYTHONPATH=$(RUNS) $(PYTEST) -m browser tests

screenshots: $(VENV)/.tested chromium  # pictures of the table to look at, in build/screenshots
	PYTHONPATH=src $(BIN)/python -m tests.browser.screenshots

format: $(VENV)/.tested
	$(BIN)/ruff check -q --fix src tests setup.py
	$(BIN)/ruff format -q src tests setup.py

compile: build/compiled/.done  # the rules as machine code; `make play` and `littlewars bench` then use it
	@PYTHONPATH=build/compiled $(BIN)/littlewars --version

wheel: $(VENV)/.tested  # a compiled package to install elsewhere, in dist
	LITTLEWARS_COMPILE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

soak: $(VENV)/.tested build/compiled/.done  # the long random runs
	PYTHONPATH=build/compiled LITTLEWARS_SOAK=1 $(PYTEST) -m "slow and not browser"

load: $(VENV)/.tested build/compiled/.done  # a minute of many matches on one server
	@rm -rf build/load && mkdir -p build/load
	@PYTHONPATH=build/compiled $(BIN)/python -m littlewars serve --port 0 --no-browser --no-log --lang en \
	  --sockets 5000 --matches 100000 --db sqlite:build/load/table.db > build/load/said & \
	server=$$!; trap "kill $$server; wait $$server" EXIT; \
	until url=$$(grep -o 'http://[^ ]*' build/load/said); do kill -0 $$server || exit 1; sleep 0.1; done; \
	PYTHONPATH=build/compiled $(BIN)/python -m littlewars.lab.load $$url --matches 200 --seconds 60

playthroughs: $(VENV)/.tested  # write the recorded games anew; read the diff
	PYTHONPATH=src $(BIN)/python -m tests.playthroughs.write

build/compiled/.done: $(SOURCES) setup.py | $(VENV)/.tested
	rm -rf build/compiled build/mypyc
	LITTLEWARS_COMPILE=1 $(BIN)/python setup.py --quiet build --build-base build/mypyc --build-lib build/compiled
	touch $@

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV) || { apt-get install -y python3-venv && $(PYTHON) -m venv --clear $(VENV); }

$(VENV)/.installed: pyproject.toml setup.py | $(VENV)/bin/python
	$(PIP) install --editable .
	touch $@

$(VENV)/.tested: pyproject.toml setup.py | $(VENV)/bin/python
	$(PIP) install --editable '.[dev]'
	touch $@ $(VENV)/.installed

clean:
	rm -rf build $(VENV)
