"""What an import costs, and that nothing else is needed."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

#: Milliseconds over a bare interpreter, with room for a busy machine; see benches/ for measurements.
BUDGET = 25


def milliseconds(code: str) -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, "-I", "-c", code], check=True)
    return (time.perf_counter() - started) * 1000


def test_the_import_stays_small() -> None:
    """The best of several runs: what else runs on the machine must not decide."""
    bare, own = [], []
    for _ in range(7):
        bare.append(milliseconds("pass"))
        own.append(milliseconds("import ferrohub"))
    assert min(own) - min(bare) < BUDGET, (statistics.median(own), statistics.median(bare))


def test_an_import_makes_no_classes_and_loads_little() -> None:
    code = "import sys; before = set(sys.modules); import ferrohub; print(*sorted(set(sys.modules) - before))"
    loaded = subprocess.run([sys.executable, "-I", "-c", code], check=True, capture_output=True, text=True).stdout.split()
    foreign = {name.partition(".")[0] for name in loaded} - {"ferrohub"} - set(sys.stdlib_module_names)
    assert foreign == set() and "json" not in loaded and "inspect" not in loaded
