"""How much time the simulated GitHub takes: a request for an issue, a label or a comment, and 1,000 tests.

    python benches/simulator.py

It prints processor time, the load of the machine, and exits with 1 if a figure misses its target.
"""

from __future__ import annotations

import os
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "tests" / "support"))

from simulator_speed import REQUESTS, of_request, of_tests

#: The targets in seconds: of a request, and of the tests.
OF_REQUEST, OF_TESTS, TESTS = 0.3e-3, 5.0, 1000


def main() -> int:
    """Run the command."""
    slow = 0
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    for method, path, body in REQUESTS:
        took = of_request(method, path, body)
        slow += took > OF_REQUEST
        print(f"{method:5} {path:40} {took * 1000:6.3f} ms")
    start = time.perf_counter()
    took = of_tests(TESTS, rounds=1)
    slow += took > OF_TESTS
    print(f"{TESTS} tests with a GitHub each: {took:.2f} s of the processor, {time.perf_counter() - start:.2f} s")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
