"""Run the check: ``python -m conformance``."""

from __future__ import annotations

import argparse
import json
import logging
import sys
import time
import warnings

import npm
from conformance import exceptions
from conformance.calls import Check, Document, Recorder
from conformance.description import HOSTS, operations


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m conformance", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", help="check operations whose ID begins with this")
    parser.add_argument("--all", action="store_true", help="print every difference, not the first three of an operation")
    options = parser.parse_args()
    logging.getLogger("ferrohub").setLevel(logging.ERROR)
    warnings.simplefilter("ignore", DeprecationWarning)
    begun = time.monotonic()
    recorder = Recorder()
    client = recorder.client()
    wrong: dict[str, dict[str, str]] = {}
    count = 0
    for host, document in npm.descriptions(HOSTS).items():
        shared = Document(document, recorder, client)
        for operation in operations(document, host):
            if options.only and not operation.id.startswith(options.only):
                continue
            count += 1
            for each in Check(operation, shared).differences():
                if not exceptions.is_known(operation.id, each):
                    wrong.setdefault(operation.id, {}).setdefault(each, host)
    for identifier, found in sorted(wrong.items()):
        shown = list(found.items())[: None if options.all else 3]
        print(*(f"{identifier} on {host}: {each}"[:300] for each, host in shown), sep="\n")
    print(f"{count} descriptions of operations, {len(wrong)} operations that differ, {time.monotonic() - begun:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
