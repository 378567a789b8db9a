# Little Wars. `make play` plays, `make test` tests everything, `make` formats first.

SHELL   := /bin/bash
.SHELLFLAGS := -o pipefail -c

PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
PIP     := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.css')
PYTEST  := $(BIN)/python -m pytest -q -n 2

.PHONY: all play test check suite compiled-suite docs fast format compile wheel soak playthroughs clean

all: format test

play: $(VENV)/.installed
	@if [ -e build/compiled/.done ] && $(MAKE) -q build/compiled/.done; \
	then PYTHONPATH=build/compiled $(BIN)/littlewars; \
	else $(BIN)/littlewars; fi

test: check build/compiled/.done suite compiled-suite docs

check: $(VENV)/.tested
	$(BIN)/ruff format --check src tests setup.py
	$(BIN)/ruff check src tests setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

suite: $(VENV)/.tested  # interpreted, every branch of the rules covered
	PYTHONPATH=src $(PYTEST) --cov --cov-report=term-missing

compiled-suite: build/compiled/.done
	PYTHONPATH=build/compiled $(PYTEST)

docs: $(VENV)/.tested  # the illustrated rulebooks, in build/rules
	PYTHONPATH=src $(BIN)/python -m littlewars rules small-wars --html build/rules
	PYTHONPATH=src $(BIN)/python -m littlewars examples | tail -n 1
	PYTHONPATH=src $(BIN)/python -m littlewars rules small-wars --coverage | tail -n 1

fast: $(VENV)/.tested  # under half a minute: no compiling, no long random games, no processes
	$(BIN)/ruff check -q src tests
	$(BIN)/mypy
	PYTHONPATH=src $(PYTEST) -m "not slow and not processes"

format: $(VENV)/.tested
	$(BIN)/ruff check -q --fix src tests setup.py
	$(BIN)/ruff format -q src tests setup.py

compile: build/compiled/.done  # the rules as machine code; `make play` and `littlewars bench` then use it
	@PYTHONPATH=build/compiled $(BIN)/littlewars --version

wheel: $(VENV)/.tested  # a compiled package to install elsewhere, in dist
	LITTLEWARS_COMPILE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

soak: $(VENV)/.tested build/compiled/.done  # the long random runs
	PYTHONPATH=build/compiled LITTLEWARS_SOAK=1 $(PYTEST) -m slow

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
