# Everything sets itself up: `make play` and `make test` need only Python 3.11+, make and git.

PYTHON ?= python3
# Whoever names a Python gets that one; else .venv gets a faster one if there is (tools/set_up.py).
SET_UP := $(PYTHON) tools/set_up.py $(if $(filter file,$(origin PYTHON)),,--this)
VENV := .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready

# Python keeps what it has compiled: a run of the tests starts hundreds of processes, and each would compile all again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help install play terminal browser test quick variants slow check format servers bench bench-check load spoil faults evening gpu strength ladder screens \
	mutants wheel clean

help:  ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

install: $(READY)  ## a .venv with everything

# Enough to play; what tests and research need comes on top.
$(PLAYABLE): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ithaca needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(SET_UP)
	@touch $(PLAYABLE)

$(READY): $(PLAYABLE)
	@$(SET_UP) dev
	@touch $(READY)

play: $(PLAYABLE)  ## tables in your browser, for you, your friends and bots
	@$(BIN)/ithaca serve --open

GAME ?= odysseus
terminal: $(PLAYABLE)  ## a game in the terminal (GAME=ulysses for another)
	@$(BIN)/ithaca play $(GAME)

# What the tests of the browser client need: found on the path, or installed.
browser: $(READY)
	@$(BIN)/python -m tools.browser >/dev/null
	@$(BIN)/python -m tools.browser node >/dev/null

# What the tests of the server need: found, or installed.
servers: $(READY)
	@$(BIN)/python -m tools.postgres >/dev/null
	@$(BIN)/python -m tools.redis >/dev/null

# Each test once: the clauses as plain Python, which checks every index; all else compiled; then random games
# compiled with bounds checks. Browsers and servers wait now and then, so four workers fill two cores.
test: quick browser servers  ## the suite: each behaviour once
	$(BIN)/python -m tools.warm
	$(BIN)/python -m pytest -n 4 --no-loadscope-reorder -m 'not interpreted and not slow and not variant'
	NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1 $(BIN)/python -m tools.bounds

quick: $(READY)  ## the inner loop: the clauses as plain Python, nothing compiled, no server, no browser
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n 3 -m interpreted

variants: browser servers  ## the same once more: in the other games and languages, at other sizes, on the other database
	$(BIN)/python -m tools.warm
	$(BIN)/python -m pytest -n 4 --no-loadscope-reorder -m 'variant and not slow'

slow: browser  ## what need not run with every change: the wheel, several processes that compile at once
	$(BIN)/python -m pytest -n 2 -m slow

check: $(READY)  ## style, types, layers; the browser client's too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.node_tools

format: $(READY)  ## Python by ruff, the browser client by prettier
	$(BIN)/ruff format .
	$(BIN)/python -m tools.node_tools format

bench: $(READY)  ## speed, ours and our peers', and the long versions of the properties
	$(BIN)/python -m benchmarks.run

bench-check: $(READY)  ## fails when a headline ratio of benchmarks/headlines.json has fallen by a fifth
	$(BIN)/python -m benchmarks.headlines

load: servers  ## the server under load, beside boardgame.io (needs Node), several processes, and with very many people
	$(BIN)/python -m benchmarks.run load flat resident together shares start people

spoil: $(READY)  ## a rude visitor attacks a server, and a victim plays all the while: two minutes (Linux)
	$(BIN)/python -m benchmarks.spoil

# Some thirty minutes on SQLite, an hour for a cluster.
faults: servers  ## processes killed and stopped, full disks, lines cut, clocks that jump: what was acknowledged stays (Linux)
	$(BIN)/python -m benchmarks.faults
	$(BIN)/python -m benchmarks.run faults

evening: $(READY)  ## an hour of people who do anything in any order (MINUTES=5 for less)
	ITHACA_MINUTES=$(or $(MINUTES),60) $(BIN)/python -m pytest -q tests/server/test_any_order.py

gpu: $(READY) wheel  ## the games on a graphics card: the same bytes, how fast (needs CUDA)
	@$(SET_UP) gpu
	$(BIN)/python -m benchmarks.run gpu

strength: $(READY)  ## how strong the bots are: more than an hour
	$(BIN)/python -m benchmarks.run strength race

ladder: $(READY)  ## docs/ladder.md: every bot against every other
	$(BIN)/python -m tools.ladder

screens: browser  ## docs/screens: the pictures of the documents, made again
	$(BIN)/python -m tools.screens

mutants: $(READY)  ## break rules, one at a time; the suite must notice each
	$(BIN)/python -m tools.mutants

wheel: $(READY)  ## dist/*.whl
	$(BIN)/python -m build --wheel --no-isolation

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
