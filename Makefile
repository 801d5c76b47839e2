# Alibi. `make play` opens the table, `make test` proves it. Both first install
# what this machine lacks; see .ci/setup.

# Where a fresh Go usually stands, in case the shell does not know it yet.
export PATH := $(PATH):/usr/local/go/bin

# The commit is stamped below, by name; Go's own stamp fails in a checkout that
# belongs to somebody else.
export GOFLAGS := $(GOFLAGS) -buildvcs=false

# The commit that `alibi --version` names; empty outside a git checkout.
BUILD := $(shell git describe --tags --always --dirty 2>/dev/null)
LDFLAGS := -X alibi/scenes/early.build=$(BUILD)

# How long each fuzzer runs in `make soak`.
FUZZTIME ?= 1m
export FUZZTIME

# What `make play` passes on, such as ARGS="--lang pl --seed 7".
ARGS ?=

.PHONY: play build test fast lint soak bench bench-window goldens coverage-of-rules setup help

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile

play: build ## install what is missing, build, open the window
	./alibi $(ARGS)

build: ## install what is missing, build ./alibi
	@.ci/setup play
	go build -ldflags '$(LDFLAGS)' -o alibi .

test: ## install what is missing, then lint and every test
	@.ci/test

fast: ## the short tests of everything that needs no display
	@.ci/setup play
	@.ci/gotest quiet -short

lint: ## gofmt, go vet, staticcheck, errcheck, go.mod
	@.ci/setup test
	@.ci/tools
	@.ci/lint

soak: ## the long tests, the race detector, and every fuzzer for FUZZTIME
	@.ci/setup test
	@.ci/soak

bench: ## benchmarks of the rules
	go test -run '^$$' -bench . -benchmem ./game/...

bench-window: ## the window against an empty one: start, frames, memory, rest; minutes
	@.ci/setup test
	@ALIBI_BENCH=window .ci/screen go test -count=1 -timeout 30m -run '^TestBenchWindow$$' .

goldens: ## renew golden pictures and texts; look at each before you commit it
	@.ci/setup test
	@ALIBI_UPDATE=1 go test -count=1 -run 'TestKit$$' ./game/...
	@ALIBI_UPDATE=1 go test -count=1 ./game/referee
	@ALIBI_UPDATE=1 .ci/screen go test -count=1 ./render/... ./scenes/...

coverage-of-rules: ## list the clauses of the rulebooks that no test names
	go run ./game/gametest/coverage

setup: ## install the packages that building and testing need
	@.ci/setup test
