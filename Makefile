# Everything sets itself up: `make play` and `make test` need only Python 3.11+, make and git.

PYTHON ?= python3
# If PYTHON is given, it is used; otherwise the fastest Python found (tools/set_up.py).
SET_UP := $(PYTHON) tools/set_up.py $(if $(filter file,$(origin PYTHON)),,--this)
VENV := .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready

# Let Python cache byte code: a test run starts hundreds of processes, and each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help install play terminal browser test quick variants slow check format servers bench bench-check load spoil faults evening gpu strength ladder screens \
	mutants wheel clean

help:  ## list these targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

install: $(READY)  ## set up .venv with everything

# Enough to play; tests and research need more.
$(PLAYABLE): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ithaca needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(SET_UP)
	@touch $(PLAYABLE)

$(READY): $(PLAYABLE)
	@$(SET_UP) dev
	@touch $(READY)

play: $(PLAYABLE)  ## open tables in your browser, for you, your friends and bots
	@$(BIN)/ithaca serve --open

GAME ?= odysseus
terminal: $(PLAYABLE)  ## play a game in the terminal (GAME=ulysses for another)
	@$(BIN)/ithaca play $(GAME)

# Chromium and Node for the tests of the browser client: found on the path, or installed.
browser: $(READY)
	@$(BIN)/python -m tools.browser >/dev/null
	@$(BIN)/python -m tools.browser node >/dev/null

# PostgreSQL and Redis for the tests of the server: found, or installed.
servers: $(READY)
	@$(BIN)/python -m tools.postgres >/dev/null
	@$(BIN)/python -m tools.redis >/dev/null

# Each test once: the clauses as plain Python, which checks every index; everything else compiled; then random games
# compiled with bounds checks. Browsers and servers sometimes wait, so four workers keep two cores busy.
test: quick browser servers  ## run the test suite: each behaviour once
	$(BIN)/python -m tools.warm
	$(BIN)/python -m pytest -n 4 --no-loadscope-reorder -m 'not interpreted and not slow and not variant'
	NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1 $(BIN)/python -m tools.bounds

quick: $(READY)  ## the inner loop: test the clauses as plain Python; no compiling, server or browser
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n 3 -m interpreted

variants: browser servers  ## repeat tests in the other games and languages, at other sizes, on the other database
	$(BIN)/python -m tools.warm
	$(BIN)/python -m pytest -n 4 --no-loadscope-reorder -m 'variant and not slow'

slow: browser  ## tests that need not run with every change: the wheel, several processes compiling at once
	$(BIN)/python -m pytest -n 2 -m slow

check: $(READY)  ## check style, types and import layers, of the browser client too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.node_tools

format: $(READY)  ## format Python with ruff, the browser client with prettier
	$(BIN)/ruff format .
	$(BIN)/python -m tools.node_tools format

bench: $(READY)  ## measure speed, ours and that of comparable projects; run long versions of property tests
	$(BIN)/python -m benchmarks.run

bench-check: $(READY)  ## fail if a headline ratio in benchmarks/headlines.json has fallen by a fifth
	$(BIN)/python -m benchmarks.headlines

load: servers  ## measure the server under load: against boardgame.io (needs Node), as several processes, with very many people
	$(BIN)/python -m benchmarks.run load flat resident together shares start people

spoil: $(READY)  ## attack a server while a victim plays: two minutes (Linux)
	$(BIN)/python -m benchmarks.spoil

# Some thirty minutes on SQLite, an hour for a cluster.
faults: servers  ## check that nothing acknowledged is lost: processes killed, full disks, connections cut, clocks that jump (Linux)
	$(BIN)/python -m benchmarks.faults
	$(BIN)/python -m benchmarks.run faults

evening: $(READY)  ## simulate an hour of people who do anything in any order (MINUTES=5 for less)
	ITHACA_MINUTES=$(or $(MINUTES),60) $(BIN)/python -m pytest -q tests/server/test_any_order.py

gpu: $(READY) wheel  ## run the games on a graphics card: check for equal bytes, measure speed (needs CUDA)
	@$(SET_UP) gpu
	$(BIN)/python -m benchmarks.run gpu

strength: $(READY)  ## measure how strong the bots are: more than an hour
	$(BIN)/python -m benchmarks.run strength race

ladder: $(READY)  ## play every bot against every other; writes docs/ladder.md
	$(BIN)/python -m tools.ladder

screens: browser  ## take the documents' screenshots again (docs/screens)
	$(BIN)/python -m tools.screens

mutants: $(READY)  ## break rules, one at a time; the test suite must notice each
	$(BIN)/python -m tools.mutants

wheel: $(READY)  ## build dist/*.whl
	$(BIN)/python -m build --wheel --no-isolation

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
