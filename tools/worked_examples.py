"""Apply the patches of CONTRIBUTING.md to a copy of the tree, build it, and run the tests that they change.

python tools/worked_examples.py          # minutes: the copy is compiled in target/examples
python tools/worked_examples.py --check  # only whether each patch applies to the tree
"""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parents[1]
PATCH = re.compile(r"^```diff\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CHANGED = re.compile(r"^\+\+\+ b/(.*)$", re.MULTILINE)


def main() -> None:
    """Check the patches, or build and test what they make."""
    found = patches()
    for patch in found:
        apply(patch, ROOT, "--check")
    if "--check" not in sys.argv:
        with tempfile.TemporaryDirectory() as scratch:
            build_and_test(found, pathlib.Path(scratch, "tree"))
    print(f"{len(found)} worked examples")


def patches() -> list[str]:
    """The patches of the guide."""
    found = PATCH.findall((ROOT / "CONTRIBUTING.md").read_text())
    if not found:
        raise SystemExit("CONTRIBUTING.md has no patch")
    return found


def apply(patch: str, tree: pathlib.Path, *options: str) -> None:
    """Apply a patch, whose line numbers do not count."""
    command = ["git", "apply", "--recount", "--unidiff-zero", "--whitespace=nowarn", *options]
    subprocess.run(command, cwd=tree, input=patch, text=True, check=True)


def build_and_test(found: list[str], tree: pathlib.Path) -> None:
    """Build a patched copy of the tree, and run the tests that the patches change."""
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, tracked.split("\0")):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    for patch in found:
        apply(patch, tree)
    environment = {
        **os.environ,
        "CARGO_TARGET_DIR": str(ROOT / "target" / "examples"),
        "PYTHONPATH": str(tree / "python"),
    }
    build = ["cargo", "build", "--quiet", "--locked", "--package", "ferrohub-python", "--lib"]
    subprocess.run(build, cwd=tree, env=environment, check=True)
    shutil.copy(ROOT / "target" / "examples" / "debug" / "lib_core.so", tree / "python" / "ferrohub" / "_core.abi3.so")
    tests = sorted({name for patch in found for name in CHANGED.findall(patch) if name.startswith("tests/")})
    for command in (["tools/generate.py", "--stubs"], ["-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]):
        subprocess.run([sys.executable, *command], cwd=tree, env=environment, check=True)


if __name__ == "__main__":
    main()
