"""What an import costs: ferrohub, and github3.py where it is installed, over a bare interpreter.

    python benches/imports.py

The runs are interleaved; medians are printed.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

RUNS = 31
CODES = {
    "bare interpreter": "pass",
    "ferrohub": "import ferrohub; ferrohub.Client()",
    "github3.py": "import github3; github3.GitHub()",
}


def milliseconds(code: str) -> float | None:
    """The time of one interpreter that runs the code; None when it fails."""
    started = time.perf_counter()
    ran = subprocess.run([sys.executable, "-I", "-c", code], stderr=subprocess.DEVNULL, check=False)
    return (time.perf_counter() - started) * 1000 if ran.returncode == 0 else None


def main() -> None:
    """Measure and print."""
    times: dict[str, list[float]] = {name: [] for name in CODES}
    for _ in range(RUNS):
        for name, code in CODES.items():
            taken = milliseconds(code)
            if taken is not None:
                times[name].append(taken)
    bare = statistics.median(times["bare interpreter"])
    over = {
        name: statistics.median(found) - bare for name, found in times.items() if found and name != "bare interpreter"
    }
    for name, cost in over.items():
        print(f"{name}: {cost:.1f} ms over the bare interpreter ({bare:.1f} ms)")
    if "github3.py" in over:
        print(f"ferrohub / github3.py: {over['ferrohub'] / over['github3.py']:.2f}")


if __name__ == "__main__":
    main()
