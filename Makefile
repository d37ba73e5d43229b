# Needs python3 (3.11 or newer) and make; the tests need Node, PostgreSQL and Chromium too.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready

# The stamp is written last and holds where it was made: a virtual environment that is half made, was
# moved, or lost its Python does not match, and is made again from nothing.
ifneq ($(shell $(BIN)/python -c "import pip" 2>/dev/null && cat $(READY) 2>/dev/null),$(CURDIR))
$(shell rm -f $(READY) $(BENCH_READY))
endif

# Measured by time, or run in other processes: not in `make coverage`.
UNCOVERED := tests/properties tests/bots tests/tournament tests/server/crash tests/server/protocol \
	tests/server/absence tests/server/secrets tests/server/security tests/server/play tests/server/bots
BROWSER := $(BIN)/python -m pytest -n auto --maxprocesses 4 --dist worksteal tests/web
CLIENT := hatch_build.py web/package-lock.json $(shell find web/src src/hinode/locale -type f 2>/dev/null)

.PHONY: play terminal test browser coverage bench fuzz crash golden index clean screenshots

play: $(READY)  ## play in the browser, against bots or with friends
	@$(BIN)/hinode serve --open

terminal: $(READY)  ## play in the terminal
	@$(BIN)/hinode play

test: $(READY)  ## everything a change must pass
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.rules_index --check
	$(BIN)/python -m tools.wire_types --check
	@command -v npm >/dev/null || { echo "Node 20 or newer with npm is needed for the tests of the client" >&2; exit 1; }
	cd web && npm run --silent check && npm run --silent test
	$(BIN)/python -m pytest -n auto --dist loadfile --ignore=tests/web
	$(BROWSER)

browser: $(READY)  ## the client in a real Chromium: whole games, two browsers, reloads, axe
	$(BROWSER)

coverage: $(READY)  ## which branches of the engine and of the server no test takes
	$(BIN)/python -m pytest -n auto --dist loadfile $(UNCOVERED:%=--ignore=%) --ignore=tests/web --cov=hinode --cov-branch

bench: $(BENCH_READY)  ## speed, beside two other engines
	$(BIN)/hinode bench --all-cards

fuzz: $(READY)  ## many random games with every invariant checked
	$(BIN)/python benchmarks/fuzz.py --games 3000

crash: $(READY)  ## hundreds of kill -9 under load, with everything checked after each
	$(BIN)/python benchmarks/crash.py --kills 300

golden: $(READY)  ## record the golden games anew
	$(BIN)/python -m tests.golden.make

index: $(READY)  ## docs/rules-index.md: clause, code, tests
	$(BIN)/python -m tools.rules_index

screenshots: $(READY)  ## pictures of every screen at three sizes, in build/screens
	$(BIN)/python -m web.tools.screens

clean:
	rm -rf $(VENV) build dist .coverage .coverage.* htmlcov .hypothesis .mypy_cache .ruff_cache \
		.pytest_cache .import_linter_cache
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt $(CLIENT)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	test -f $@ || $(PYTHON) -m venv --clear $(VENV)
	rm -f $@ $(BENCH_READY)
	$(BIN)/python -m pip install -q "pip>=25.1"
	$(BIN)/python -m pip install -q -c constraints.txt --group test -e ".[server]"
	@echo "$(CURDIR)" > $@

$(BENCH_READY): $(READY)
	$(BIN)/python -m pip install -q -c constraints.txt --group bench
	@touch $@
