"""Hold the simulated GitHub against GitHub's own description: ``python -m conformance.simulated``.

It runs the tests of the simulator. Each response of success, and its request, must be valid by the
schemas of the description; ``ferrohub.testing.github.differences`` lists the exceptions with their reasons.
"""

from __future__ import annotations

import collections
import json
import pathlib
import sys
import time
import urllib.parse
from typing import Any

import pytest

import npm
from conformance.calls import JSON
from conformance.description import Node, Operation, operations
from conformance.validation import Validators
from ferrohub.testing import GitHub
from ferrohub.testing.github.differences import beginnings
from ferrohub.testing.github.protocol import VERSIONS
from ferrohub.testing.github.router import match

HOST = "api.github.com"
TESTS = pathlib.Path(npm.ROOT, "tests", "features", "simulator")
#: Tests that measure time.
WITHOUT = ("test_simulated_speed.py",)


class Conformance:
    """A plugin of pytest that validates what the simulator receives and sends."""

    def __init__(self, document: Node) -> None:
        self.validators = Validators(document)
        self.operations = {each.id: each for each in operations(document, HOST)}
        self.compiled: dict[tuple[str, str], list[Any]] = {}
        self.count = 0
        self.found: dict[tuple[str, str], collections.Counter[str]] = {}

    def pytest_sessionstart(self) -> None:
        """Let each simulator validate."""
        respond = GitHub.respond

        def validated(github: GitHub, *sent: Any) -> tuple[int, dict[str, str], bytes]:
            response = respond(github, *sent)
            route = match(*sent[:2])
            # What a function of a test responds is not the simulator's.
            if route is not None and route[0].id not in github._world.routes:
                self.check(route[0].id, sent, response)
            return response

        GitHub.respond = validated  # type: ignore[assignment, method-assign]

    def check(self, id: str, sent: tuple[Any, ...], response: tuple[int, dict[str, str], bytes]) -> None:
        """Validate a request and its response.

        :param id: ID of the operation
        :param sent: method, path, query, headers and body
        :param response: status, headers and body
        """
        method, _, query, headers, content, *_ = sent
        status, received, body = response
        if not 200 <= status < 300 or method == "HEAD" or id not in self.operations:
            return
        self.count += 1
        operation = self.operations[id]
        known = {each["name"] for each in operation.parameters} | {"per_page", "page"}
        unknown = urllib.parse.parse_qs(query).keys() - known
        self.differ(operation.id, "request", [f"sends {name} in the query" for name in sorted(unknown)])
        if content and JSON.match(headers.get("content-type", "application/json")):
            self.differ(operation.id, "request", self.invalid(operation, "body", received, content))
        if JSON.match(received.get("Content-Type", "")):
            self.differ(operation.id, "response", self.invalid(operation, str(status), received, body))

    def invalid(self, operation: Operation, part: str, received: dict[str, str], content: bytes) -> list[str]:
        """What is wrong with the body of a request, or with that of a response."""
        try:
            value = json.loads(content)
        except ValueError:
            return []
        is_newest = received.get("X-GitHub-Api-Version-Selected") == VERSIONS[-1]
        key = (f"{operation.id} {is_newest}", part)
        if key not in self.compiled:
            versions = operation.in_versions()
            self.compiled[key] = self.schemas(versions[-1] if is_newest else versions[0], part)
        tried = [[*map(_shown, validator.iter_errors(value))] for validator in self.compiled[key]]
        return min(tried, key=len) if tried else []

    def schemas(self, operation: Operation, part: str) -> list[Any]:
        """The validators of which a body has to fit one."""
        if part == "body":
            return [] if operation.body_schema is None else [self.validators.of(operation.body_schema)]
        if int(part) not in operation.responses:
            return [self.validators.of({"not": {}})]
        content = operation.responses[int(part)]
        return [self.validators.of(each["schema"]) for media, each in content.items() if JSON.match(media) and each]

    def differ(self, id: str, part: str, wrong: list[str]) -> None:
        """Keep differences."""
        for each in wrong:
            self.found.setdefault((id, part), collections.Counter())[each] += 1

    def unknown(self) -> list[str]:
        """The differences that are not listed, and the listed ones that were not found."""
        listed, used, shown = beginnings(), set(), []
        for (id, part), wrong in sorted(self.found.items()):
            for each in sorted(wrong):
                begun = {(name, begin) for name, begin in listed if name == id and f"{part} {each}".startswith(begin)}
                used |= begun
                if not begun:
                    shown.append(f"{id}: {part} {each}")
        return [*shown, *(f"{name}: {begin!r} is no exception any more" for name, begin in sorted(listed - used))]


def _shown(error: Any) -> str:
    place = ".".join("[]" if isinstance(part, int) else part for part in error.instance_path)
    return f"{place}: {error.message}"[:200]


def main() -> int:
    """Run the command."""
    begun = time.monotonic()
    plugin = Conformance(npm.descriptions((HOST,))[HOST])
    # The package is imported before its plugin of pytest, whose assertions are not those of tests.
    warning = "ignore::pytest.PytestAssertRewriteWarning"
    options = [str(TESTS), "-q", "-p", "no:cacheprovider", "-W", warning]
    options += [f"--ignore={TESTS / name}" for name in WITHOUT]
    failed = pytest.main(options, plugins=[plugin])
    wrong = plugin.unknown()
    for each in wrong:
        print(each[:300])
    took = time.monotonic() - begun
    print(f"{plugin.count} requests to the simulator, {len(wrong)} that differ from the description, {took:.0f} s")
    return 1 if failed or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
