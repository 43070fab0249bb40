"""The command line: ``python -m ferrohub`` is the same as ``ferrohub``."""

from __future__ import annotations

import sys

from ferrohub._command_line import main

if __name__ == "__main__":
    sys.exit(main())
