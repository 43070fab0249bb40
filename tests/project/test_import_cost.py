"""What an import loads: no other package, and nothing that is not needed yet."""

from __future__ import annotations

import subprocess
import sys


def test_an_import_makes_no_classes_and_loads_little() -> None:
    code = "import sys; before = set(sys.modules); import ferrohub; print(*sorted(set(sys.modules) - before))"
    loaded = subprocess.run(
        [sys.executable, "-I", "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    foreign = {name.partition(".")[0] for name in loaded} - {"ferrohub"} - set(sys.stdlib_module_names)
    assert foreign == set() and "json" not in loaded and "inspect" not in loaded
