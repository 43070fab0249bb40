"""Play rounds of crawls of a repository that changes at random, for each way of walking, and print what is not exact.

``make crawl-trial`` plays 300 rounds of each way; the tests play ten.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "tests" / "support"))

from crawl_model import WAYS, play


def main() -> None:
    """Play the rounds of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=300)
    rounds, failed = parser.parse_args().rounds, 0
    ways = [(way, names, False) for way, names in WAYS.items()]
    for way, names, at_once in [*ways, ("since, pages in flight", WAYS["since"], True)]:
        inexact = 0
        for seed in range(rounds):
            with tempfile.TemporaryDirectory() as folder:
                problems = play(names, seed, pathlib.Path(folder), at_once=at_once)
            inexact += bool(problems)
            for problem in problems:
                print(f"{way}, round {seed}: {problem}")
        print(f"{way}: {rounds - inexact} of {rounds} rounds are exact", flush=True)
        failed += inexact
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
