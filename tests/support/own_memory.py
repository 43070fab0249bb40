"""Programs that measure the memory they have for themselves: without the pages of files, of which libraries are.

How many of those are in memory depends on the system, even on how long ago a library was installed.
"""

from __future__ import annotations

import pathlib

import pytest

#: Source of a function ``peak()``: the most memory in MiB that the process has had.
PEAK = """
import pathlib as _pathlib, re as _re

def peak():
    status = _pathlib.Path("/proc/self/status").read_text()
    most, files = (int(_re.search(name + r":\\s*(\\d+)", status)[1]) for name in ("VmHWM", "RssFile"))
    return (most - files) / 1024
"""

measurable = pytest.mark.skipif(
    not pathlib.Path("/proc/self/status").exists(), reason="needs Linux's account of the peak of memory"
)
