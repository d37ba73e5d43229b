# Needs python3 (3.11 or newer) and make. `make test` also needs Node; it installs Chromium and PostgreSQL on Debian.
PYTHON ?= python3
# The tests start hundreds of Python processes; without bytecode files each would compile every module again.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TEST_READY := $(VENV)/.test-ready
BENCH_READY := $(VENV)/.bench-ready
FAST_READY := $(VENV)/.fast-ready
COMPILED := build/compiled
# The compiled engine, where it is up to date (`make fast`); else the plain one.
RUN := PYTHONPATH="$$($(BIN)/python tools/compile_engine.py --current)" $(BIN)/hinode

# The stamp is written last and holds the folder it was made in. A virtual environment that is incomplete,
# was moved, or lost its Python does not match and is created again.
ifneq ($(shell $(BIN)/python -c "import pip" 2>/dev/null && cat $(READY) 2>/dev/null),$(CURDIR))
$(shell rm -f $(READY) $(TEST_READY) $(BENCH_READY) $(FAST_READY))
endif

# Timed tests and tests that run in other processes: not in `make coverage`.
UNCOVERED := tests/properties tests/bots tests/tournament tests/server/crash tests/server/protocol \
	tests/server/absence tests/server/secrets tests/server/security tests/server/play tests/server/bots
PYTEST := $(BIN)/python -m pytest
CLIENT := hatch_build.py web/package-lock.json $(shell find web/src src/hinode/locale -type f -not -name '*.pyc' 2>/dev/null)
NODE_MODULES := web/node_modules/.package-lock.json
# `make test` installs them first, and clears this, so that the longest target need not wait for it and starts at once.
TEST_TOOLS := test-tools
IN_PARALLEL := $(MAKE) --no-print-directory --output-sync=target

# Tests of the engine that run on both builds. Planted faults are for the plain one: compiled callers ignore them.
ENGINE_TESTS := $(addprefix tests/,golden rules cards api state vocab known notation bots properties referee env/test_observation.py) \
	--ignore=tests/referee/test_faults.py -k "not (a_preview and is_caught)"

.PHONY: play terminal fast test test-fast test-tools static client python browser coverage bench fuzz crash abuse golden index clean screenshots pictures

play: $(READY)  ## play in the browser, against bots or with friends
	@$(RUN) serve --open

terminal: $(READY)  ## play in the terminal
	@$(RUN) play

fast: $(FAST_READY)  ## compile the engine (two minutes, needs a C compiler); `make play` and `make bench` then use it
	$(BIN)/python tools/compile_engine.py

test: test-tools $(TEST_READY)  ## everything a change must pass
	+@$(IN_PARALLEL) -j2 TEST_TOOLS= python static client browser

test-fast: fast $(TEST_READY)  ## the tests of the engine on the compiled build, and the bots' answers in both
	$(BIN)/python -m tools.compare_builds $(COMPILED)
	PYTHONPATH=$(COMPILED) $(PYTEST) -n auto --dist loadfile $(ENGINE_TESTS)

test-tools:  # Chromium, PostgreSQL, a Chinese font, Node
	@tools/install_test_tools.sh

static: $(TEST_READY)  ## lint, types, layers, and generated files that must be up to date
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.rules_index --check
	$(BIN)/python -m tools.wire_types --check

client: $(TEST_READY) $(NODE_MODULES)  ## lint, types, layers, and unit tests of the client
	cd web && npm run --silent check && npm run --silent test

python: $(TEST_TOOLS) $(TEST_READY)  ## every Python test but those in a browser
	$(PYTEST) -n auto --dist loadfile --no-loadscope-reorder --ignore=tests/web

browser: $(TEST_TOOLS) $(TEST_READY)  ## the client in a real Chromium: whole games, two browsers, reloads, axe
	$(PYTEST) -n auto --maxprocesses 4 --dist worksteal tests/web

coverage: $(TEST_READY)  ## branches of the engine and the server that no test takes
	$(PYTEST) -n auto --dist loadfile $(UNCOVERED:%=--ignore=%) --ignore=tests/web --cov=hinode --cov-branch

bench: $(BENCH_READY) fast  ## speed of both builds, side by side with two other engines
	$(BIN)/hinode bench --all-cards --seconds 90 --other-build $(COMPILED)

fuzz: $(TEST_READY)  ## many random games with every invariant checked
	$(BIN)/python -m tools.soak.fuzz --games 3000

crash: $(TEST_READY)  ## 1,600 kills and power cuts under load, with everything checked after each; resumes where it stopped
	$(BIN)/python -m tools.soak.crash

abuse: $(TEST_READY)  ## attacks from one address while an ordinary table plays
	$(BIN)/python -m tools.soak.abuse --seconds 20

golden: $(TEST_READY)  ## record the golden games again
	$(BIN)/python -m tests.golden.make

index: $(TEST_READY)  ## docs/rules-index.md: clause, code, tests
	$(BIN)/python -m tools.rules_index

screenshots: $(TEST_READY)  ## pictures and filmstrips of every scene at four sizes in both languages, in build/screens
	$(BIN)/python -m web.tools.screens

pictures: $(TEST_READY)  ## the pictures and the animation of the README, from the real client
	$(BIN)/python -m web.tools.readme_pictures

clean:
	rm -rf $(VENV) build dist .coverage .coverage.* htmlcov .hypothesis .mypy_cache .ruff_cache \
		.pytest_cache .import_linter_cache
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt $(CLIENT)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	test -f $@ || $(PYTHON) -m venv --clear $(VENV)
	rm -f $@
	$(BIN)/python -m pip install -q "pip>=25.1"
	$(BIN)/python -m pip install -q -c constraints.txt -e ".[server]"
	@echo "$(CURDIR)" > $@

# Order-only: a changed client is built again, but the test tools stay installed.
$(TEST_READY): pyproject.toml constraints.txt | $(READY)
	$(BIN)/python -m pip install -q -c constraints.txt --group test
	@touch $@

$(NODE_MODULES): web/package-lock.json
	cd web && npm ci --no-audit --no-fund --silent

$(FAST_READY): pyproject.toml constraints.txt | $(READY)
	$(BIN)/python -m pip install -q -c constraints.txt --group compile
	@touch $@

$(BENCH_READY): pyproject.toml constraints.txt | $(READY)
	$(BIN)/python -m pip install -q -c constraints.txt --group bench
	@touch $@
