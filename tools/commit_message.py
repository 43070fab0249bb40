"""Check the subjects of commits: ``area: imperative``, at most 72 characters.

python tools/commit_message.py FILE          # the message in a file, as the hook of git passes it
python tools/commit_message.py --range A..B  # the messages of these commits; merges are left out
"""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator

SUBJECT = re.compile(r"(?P<area>[a-z0-9][\w./, -]*): (?P<what>[a-z`\"_.].*[^.])")
MOST = 72
#: What git writes itself.
OF_GIT = re.compile(r"Merge |Revert |fixup! |squash! ")


def main() -> int:
    """Print what is wrong."""
    if sys.argv[1] == "--range":
        command = ["git", "log", "--no-merges", "--format=%s", sys.argv[2]]
        subjects = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    else:
        lines = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
        subjects = [line for line in lines if line and not line.startswith("#")][:1]
    problems = [f"{subject!r}: {why}" for subject in subjects for why in wrong(subject)]
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


def wrong(subject: str) -> Iterator[str]:
    """What is wrong with a subject."""
    if OF_GIT.match(subject):
        return
    if not SUBJECT.fullmatch(subject):
        yield "write 'area: imperative', as in 'crawl: continue after a failed repository', without a full stop"
    if len(subject) > MOST:
        yield f"it has {len(subject)} characters; at most {MOST}"


if __name__ == "__main__":
    sys.exit(main())
