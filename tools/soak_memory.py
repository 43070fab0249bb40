"""What a process has: memory that is allocated and resident, threads and open files.

The C library keeps what threads have freed, in an arena for each of them, so that the resident memory of a process
grows with the largest need of each arena. A leak shows in what is allocated. Python's own allocator, which would take
memory past the C library in blocks of many objects, is switched off.
"""

from __future__ import annotations

import ctypes
import functools
import os
import pathlib
import sys
import threading

_ALLOCATOR = "PYTHONMALLOC"


class _Usage(ctypes.Structure):
    """`struct mallinfo2` of glibc."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
        )
    ]  # fmt: skip


@functools.cache
def _glibc() -> ctypes.CDLL | None:
    """The C library, if it is one that tells what is allocated: glibc 2.33 or later."""
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    if library is None or not hasattr(library, "mallinfo2"):
        return None
    library.mallinfo2.restype = _Usage
    return library


def allocated() -> int | None:
    """Bytes that were allocated and not freed, in all arenas of the C library; None if it does not tell."""
    library = _glibc()
    if library is None:
        return None
    usage = library.mallinfo2()
    return int(usage.uordblks + usage.hblkhd)


def with_one_allocator() -> None:
    """Begin this program anew, with Python's objects in the memory of the C library, if it tells what is allocated."""
    if _glibc() is not None and os.environ.get(_ALLOCATOR) != "malloc":
        os.environ[_ALLOCATOR] = "malloc"
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def measured() -> dict[str, int]:
    """Memory (without the pages of files), threads and open files of this process, where the system tells. What is
    resident stands in for what is allocated where that is not known.
    """
    status = pathlib.Path("/proc/self/status")
    if not status.exists():
        return {"resident": 0, "allocated": 0, "threads": threading.active_count(), "files": 0}
    fields = dict(line.split(":", 1) for line in status.read_text().splitlines())
    resident, used = int(fields["RssAnon"].split()[0]) << 10, allocated()
    files = len(list(pathlib.Path("/proc/self/fd").iterdir()))
    return {
        "resident": resident,
        "allocated": resident if used is None else used,
        "threads": int(fields["Threads"]),
        "files": files,
    }
