# Everything a player, a host or a developer runs. Needs make and Python 3.11 or newer (of
# several, the newest that is tested is taken); the rest is fetched into .venv, at the versions
# pinned in requirements/.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
# Two more than two cores: tests that wait for a browser or a server run beside those that compute.
JOBS ?= 4
# Some images set PYTHONDONTWRITEBYTECODE: each of the many processes that the tests start would
# compile everything again, which takes as long as the tests themselves.
export PYTHONDONTWRITEBYTECODE :=
PYTHONS = $$(sh scripts/pythons.sh)
# Which process runs which tests, and in what order: as tests/conftest.py says.
QUEUE := --dist loadgroup --no-loadscope-reorder
# What runs the tests: CI takes one that repeats a single failed test.
PYTEST := -m pytest

# Installs pinned packages with uv, or with pip where uv is missing or cannot reach the
# packages (pip has settings of its own on some machines). Errors of uv are hidden, because
# pip then tries the same and reports its own.
install = { [ -x $(BIN)/uv ] && $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) 2>/dev/null ; } \
	|| $(BIN)/python -m pip install -qq --disable-pip-version-check $(1)

.PHONY: help setup play test thorough lint docs format check long bench lock vendor clean

help: ## show this list
	@echo 'Intriga: a self-hosted server for games of intrigue. Targets:'
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.ready ## prepare .venv with the intriga command

play: $(VENV)/.ready ## start the server and print its address
	@$(BIN)/intriga serve

test: $(VENV)/.ready-dev ## run the fast tests, in a real browser if Chromium is installed
	@$(BIN)/python $(PYTEST) -q -rs -n $(JOBS) $(QUEUE) $(ARGS)

lint: $(VENV)/.ready-dev docs ## check style, types, layers and the links of the documentation
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	$(BIN)/python scripts/vendor.py --check

docs: $(VENV)/.ready-dev ## make the site of docs/ in build/docs
	$(BIN)/zensical build --clean

format: $(VENV)/.ready-dev ## format the code with ruff
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

thorough: $(VENV)/.ready-dev ## play once more, slower, what the fast tests play
	@$(BIN)/python $(PYTEST) -q -rs -n $(JOBS) $(QUEUE) -m "thorough and not long" $(ARGS)

check: lint test thorough ## run everything that CI runs on this Python

long: $(VENV)/.ready-dev ## run the tests that take an hour: bots' strength, many kills of the server
	$(BIN)/python $(PYTEST) -q -m long $(ARGS)

bench: $(VENV)/.ready-dev ## measure the speed of this machine
	$(BIN)/python -m bench $(ARGS)

lock: $(VENV)/.ready-dev ## update the pinned versions and their hashes
	sh scripts/lock.sh $(BIN)/uv

vendor: $(VENV)/.ready-dev ## fetch the scripts and fonts of the pages again (needs npm)
	$(BIN)/python scripts/vendor.py

clean: ## remove .venv and the caches of the tools
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@for p in $(PYTHONS); do \
	  if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "Preparing $(VENV) with $$($$p --version)"; \
	    if $$p -m venv $(VENV); then exit 0; fi; \
	    rm -rf $(VENV); \
	  fi; \
	done; \
	echo 'Intriga needs Python 3.11 or newer, with its venv module. None was found.' >&2; \
	echo 'On Debian and Ubuntu: apt install python3-venv' >&2; exit 1

$(VENV)/.ready: $(BIN)/python requirements/tools.txt requirements/run.txt pyproject.toml
	@[ -x $(BIN)/uv ] || $(BIN)/python -m pip install -qq --disable-pip-version-check \
	  --require-hashes -r requirements/tools.txt || true
	@$(call install,--require-hashes -r requirements/tools.txt -r requirements/run.txt)
	@$(call install,--no-deps --no-build-isolation -e .)
	@touch $@

$(VENV)/.ready-dev: $(VENV)/.ready requirements/dev.txt
	@$(call install,--require-hashes -r requirements/dev.txt)
	@touch $@
