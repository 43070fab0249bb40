"""Run the check: ``python -m conformance``."""

from __future__ import annotations

import argparse
import itertools
import logging
import sys
import time
import warnings
from collections.abc import Iterable

import declared_requests
import npm
import webhook_payloads
from conformance import exceptions
from conformance.calls import Check, Document, Recorder
from conformance.declared_types import DeclaredTypes
from conformance.description import HOSTS, operations
from conformance.promises import Promises
from conformance.requests import Requests, walk
from conformance.sameness import Sameness
from ferrohub import _core


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m conformance", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", help="check operations whose ID begins with this")
    parser.add_argument(
        "--all", action="store_true", help="print every difference, not the first three of an operation"
    )
    options = parser.parse_args()
    logging.getLogger("ferrohub").setLevel(logging.ERROR)
    warnings.simplefilter("ignore", DeprecationWarning)
    begun = time.monotonic()
    recorder = Recorder()
    client = recorder.client()
    known = exceptions.Exceptions()
    promises, declared, sameness = Promises(known), DeclaredTypes(), Sameness()
    wrong: dict[str, dict[str, str]] = {}
    every: dict[str, list[Check]] = {}
    payloads = [webhook_payloads.published()]
    count = 0
    for host, document in npm.descriptions(HOSTS).items():
        shared = Document(document, recorder, client)
        promises.visit_events(document, shared.maker)
        payloads.append(webhook_payloads.described(document, shared.maker))
        for operation in operations(document, host):
            if not shared.has_method(operation):
                wrong.setdefault(operation.id, {}).setdefault("the client has no such operation", host)
                continue
            every.setdefault(operation.id, []).append(Check(operation, shared))
            if options.only and not operation.id.startswith(options.only):
                continue
            count += 1
            check = every[operation.id][-1]
            promises.visit_operation(operation, shared.maker, check.returns, check.within)
            declared.visit(operation, shared.maker, shared.validators)
            # The calls are the same for all hosts; what differs on the wire, `conformance.wire` sends.
            for each in check.differences() if sameness.is_new(operation) else ():
                if not known.is_known(operation.id, each):
                    wrong.setdefault(operation.id, {}).setdefault(each, host)
    for identifier, checks in every.items():
        if identifier.startswith(options.only or ""):
            for each in checks[0].surplus(checks[1:]):
                wrong.setdefault(identifier, {}).setdefault(each, "every host")
    for identifier, found in sorted(wrong.items()):
        shown = list(found.items())[: None if options.all else 3]
        print(*(f"{identifier} on {host}: {each}"[:300] for each, host in shown), sep="\n")
    print(f"{count} descriptions of operations, {len(wrong)} operations that differ, {time.monotonic() - begun:.0f} s")
    promised = list(promises.differences(whole=options.only is None))
    _print(promised)
    print(f"{len(promised)} fields whose types differ from what schemas promise")
    if options.only is not None:
        return 1 if wrong or promised else 0
    present = {operation["id"] for tag in _core._rest_described()[0] for operation in tag["operations"]}
    stale = [*known.unused(), *(f"{name}: no host has this operation" for name in sorted(present - every.keys()))]
    _print(stale)
    narrower = list(declared.differences())
    _print(narrower)
    own = declared_requests.differences(Requests(every).validate)
    _print(f"{name}: {'; '.join(found[:3])}" for name, found in own.items())
    read, unread = webhook_payloads.differences(itertools.chain(*payloads), walk)
    _print(unread)
    print(f"{len(own)} declared operations that differ, {len(narrower)} arguments that are narrower than GitHub's")
    print(f"{read} payloads of webhooks, {len(unread)} that cannot be read, {time.monotonic() - begun:.0f} s in all")
    return 1 if wrong or own or narrower or promised or unread or stale else 0


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line[:300])


if __name__ == "__main__":
    sys.exit(main())
