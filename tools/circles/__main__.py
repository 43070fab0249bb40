"""Print the circles of files that know each other: ``cd tools && python -m circles``."""

from __future__ import annotations

import argparse

from circles import ROOT, TREES, circles, upward


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m circles", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("tree", nargs="?", choices=TREES, help="print also the edges that hold its circles together")
    options = parser.parse_args()
    for tree, read in TREES.items():
        graph = read(ROOT / tree)
        found = circles(graph)
        print(f"{tree}: {len(graph)} files, circles of {', '.join(str(len(circle)) for circle in found) or 'none'}")
        if options.tree == tree:
            for circle in found:
                print(f"  {len(circle)} files: {' '.join(circle)}")
                for name, other in upward(graph, circle):
                    print(f"    {name} -> {other}: {', '.join(sorted(graph[name][other]))}")


if __name__ == "__main__":
    main()
