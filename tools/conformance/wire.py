"""Send every documented null, choice and alternative over HTTP to every host: ``python -m conformance.wire``.

Each host is a server on loopback, with the client and the URLs of that product; Enterprise Server has all releases that
GitHub describes. A call has a value of each argument, where `conformance` tries them one by one. What arrives is
compared with what was given and with GitHub's description. Where an earlier host describes an operation alike, each of
its calls is made on this one, too, and has to arrive as it did there.
"""

from __future__ import annotations

import argparse
import collections
import logging
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import npm
from conformance import exceptions
from conformance.arrivals import Arrival, served
from conformance.calls import Check, Document
from conformance.description import HOSTS, Operation, operations
from conformance.instances import Variant
from conformance.sameness import Sameness


class Call(NamedTuple):
    """A call that was made on the host that first describes an operation in this way."""

    given: dict[str, Any]
    body: Any
    what: str
    arrival: Arrival | None


#: Values of several arguments, which do not depend on one another, by name.
Batch = dict[str, Variant]


class Tried(Check):
    """A check that tries values of several arguments in one call, and keeps its calls."""

    def __init__(self, operation: Operation, document: Document) -> None:
        super().__init__(operation, document)
        self.calls: list[Call] = []
        self.tried: collections.Counter[str] = collections.Counter()

    def differences(self) -> Iterator[str]:
        """All differences of what arrives from what was given."""
        yield from self.of_query()
        yield from self.of_body()
        if not self.calls:
            every = {name: self.maker.least(each["schema"]) for name, each in self.parameters.items()}
            yield from self.send(every, self.least, "with all parameters")

    def of_query(self) -> Iterator[str]:
        """Calls with each choice and null of the path and the query."""
        required = self.required()
        by_name = {name: self.maker.variants(each["schema"], name) for name, each in self.parameters.items()}
        kept = {
            name: [each for each in found if each.value is not None or name not in self.in_path]
            for name, found in by_name.items()
        }
        for batch in _batches(kept):
            yield from self.of_batch(batch, lambda values: ({**required, **values}, self.least))

    def of_body(self) -> Iterator[str]:
        """Calls with each choice, null and alternative of the body."""
        if self.body is None:
            return
        required, found = self.required(), self.maker.alternatives(self.body)
        for value in self.maker.wholes(self.body):
            if self.validators.is_valid(self.body, value) and value is not None:
                yield from self.send(required, value, "with all of the body")
        if len(found) == 1 and isinstance(self.least, dict) and not found[0].get("enum"):
            least: dict[str, Any] = self.least
            members, more = found[0].get("properties", {}), found[0].get("additionalProperties")
            by_name = {name: [*self.maker.variants(each, name, 1)] for name, each in members.items()}
            others = {"x": [*self.maker.variants(more, "*", 1)]} if isinstance(more, dict) else {}
            for batch in _batches({**by_name, **others}):
                yield from self.of_batch(batch, lambda values: (required, {**least, **values}))
            return
        for each in self.maker.variants(self.body):
            if each.value is not None:
                yield from self.of_batch({"": each}, lambda values: (required, values[""]))

    def of_batch(self, batch: Batch, call: Callable[[dict[str, Any]], tuple[dict[str, Any], Any]]) -> Iterator[str]:
        """A call with several values; if it differs, or the body allows them apart only, one with each."""
        given, body = call({name: each.value for name, each in batch.items()})
        is_valid = self.body is None or body is self.least or self.validators.is_valid(self.body, body)
        whole = ", ".join(f"{each.where} {each.what}" for each in batch.values())
        found = list(self.send(given, body, whole)) if is_valid else [f"{whole} is not valid"]
        if is_valid and not found:
            self.tried.update(_kind(each.what) for each in batch.values())
        elif len(batch) > 1:
            apart = [each for name, one in batch.items() for each in self.of_batch({name: one}, call)]
            yield from apart or (found if is_valid else ())
        elif is_valid:
            yield from found

    def of_call(self, given: dict[str, Any], body: Any, what: str) -> Iterator[str]:
        """The differences of what arrives from what was given."""
        found = list(super().of_call(given, body, what))
        self.calls.append(Call(given, body, what, Arrival.of(self.recorder)))
        yield from found

    def of_types(self, given: dict[str, Any], body: Any, what: str) -> Iterator[str]:
        """The arguments that the stub does not take, where `conformance` does not visit the host."""
        if self.operation.host not in HOSTS:
            yield from super().of_types(given, body, what)

    def again(self, first: Tried) -> Iterator[str]:
        """Make the calls of another host; the differences of what arrives."""
        self.content = first.content
        self.tried = first.tried
        for given, body, what, due in first.calls:
            error = self.attempt(given, body)
            arrival = Arrival.of(self.recorder)
            if arrival is None:
                yield f"{what} is refused: {type(error).__name__}: {error}"
            elif error is not None:
                yield f"{what}: {type(error).__name__}: {error}"
            elif due is not None:
                yield from (f"{what} {each}" for each in arrival.differences(due))


class Hosts:
    """The operations of all hosts, the first check of each that is described alike, and the number of values."""

    def __init__(self) -> None:
        self.sameness = Sameness()
        self.first: dict[tuple[str, ...], Tried] = {}
        self.known = exceptions.Exceptions()
        self.tried: collections.Counter[str] = collections.Counter()

    def differences(self, shared: Document, every: Iterable[Operation]) -> Iterator[str]:
        """What a host would refuse, or would not get as it was given."""
        for operation in every:
            if not shared.has_method(operation):
                yield f"{operation.id} on {operation.host}: the client has no such operation"
                continue
            check = Tried(operation, shared)
            first = self.first.setdefault(self.sameness.key(operation), check)
            found = check.differences() if first is check else check.again(first)
            for each in found:
                if not self.known.is_known(operation.id, each):
                    yield f"{operation.id} on {operation.host}: {each}"
            self.tried.update(check.tried)


def _batches(found: dict[str, list[Variant]]) -> Iterator[Batch]:
    """The values one after the other, those of all names beside each other."""
    for at in range(max(map(len, found.values()), default=0)):
        yield {name: values[at] for name, values in found.items() if at < len(values)}


def _kind(what: str) -> str:
    return "null" if what == "null" else "alternative" if "alternative" in what else "choice"


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m conformance.wire", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default="", help="send operations whose ID begins with this")
    options = parser.parse_args()
    logging.getLogger("ferrohub").setLevel(logging.ERROR)
    warnings.simplefilter("ignore", DeprecationWarning)
    begun, wrong, count, all_hosts = time.monotonic(), 0, 0, Hosts()
    names = (*(host for host in HOSTS if not host.startswith("ghes")), *npm.enterprise_servers())
    for host, document in npm.descriptions(names).items():
        with served(host, document["paths"]) as servers, servers[0].client() as client:
            shared = Document(document, servers[0].recorder, client)
            every = (each for each in operations(document, host) if each.id.startswith(options.only))
            for difference in all_hosts.differences(shared, every):
                wrong += 1
                print(difference[:300])
            count += sum(server.count for server in servers)
    tried = all_hosts.tried
    kinds = f"{tried['null']} nulls, {tried['choice']} choices, {tried['alternative']} alternatives"
    print(f"{sum(tried.values())} values over HTTP on {len(names)} hosts ({kinds}), {wrong} refused or altered")
    print(f"{count} requests, {time.monotonic() - begun:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
