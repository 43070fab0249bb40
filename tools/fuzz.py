"""Run the fuzz targets of tests/fuzz, all of them in the same time.

    python tools/fuzz.py --minutes 5

libFuzzer runs them, guided by coverage, where a nightly toolchain and cargo-fuzz are installed. Elsewhere this says
what is missing, and the same properties run in `cargo test`, on mutations of the seeds. Either way, an input for which
a property does not hold is kept in tests/fuzz/seeds, so that each later run of the tests begins with it; the program
then ends with status 1.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[1]
FUZZ = ROOT / "tests" / "fuzz"
#: What libFuzzer finds out about coverage, and the inputs that end it; git ignores both.
CORPUS, ARTIFACTS = FUZZ / "corpus", FUZZ / "artifacts"
SEEDS = FUZZ / "seeds"
#: The code has no `unsafe`, so that the address sanitizer would find little.
CARGO_FUZZ = ["cargo", "+nightly", "fuzz"]
OPTIONS = ["--fuzz-dir", str(FUZZ), "--sanitizer", "none"]
#: Seconds for one input; libFuzzer's default is 20 minutes, of which a short run would see nothing.
SLOWEST = 10


def missing() -> list[str]:
    """What libFuzzer needs and this machine lacks, each with the command that installs it."""
    lacks = []
    toolchains = output("rustup", "toolchain", "list").splitlines()
    if not any(line.startswith("nightly") for line in toolchains):
        lacks.append("a nightly toolchain (rustup toolchain install nightly --profile minimal)")
    if not output("cargo", "fuzz", "--version"):
        lacks.append("cargo-fuzz (cargo install --locked cargo-fuzz)")
    return lacks


def output(*command: str) -> str:
    """What a command prints; an empty text if it fails or is missing."""
    if shutil.which(command[0]) is None:
        return ""
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    return ran.stdout if ran.returncode == 0 else ""


def environment(**more: str) -> dict[str, str]:
    """The environment of builds, which are kept apart from others."""
    return {**os.environ, "CARGO_TARGET_DIR": str(ROOT / "target" / "fuzz"), **more}


def fuzz(targets: list[str], seconds: int) -> list[str]:
    """Run libFuzzer on each target, and return those whose property does not hold."""
    subprocess.run([*CARGO_FUZZ, "build", *OPTIONS], check=True, cwd=ROOT, env=environment())
    failed = []
    for target in targets:
        for folder in (CORPUS, ARTIFACTS):
            (folder / target).mkdir(parents=True, exist_ok=True)
        before = set((ARTIFACTS / target).iterdir())
        inputs = [str(CORPUS / target), str(SEEDS / target)]
        limits = ["--", f"-max_total_time={seconds}", f"-timeout={SLOWEST}", "-print_final_stats=1"]
        command = [*CARGO_FUZZ, "run", *OPTIONS, target, *inputs, *limits]
        if subprocess.run(command, check=False, cwd=ROOT, env=environment()).returncode:
            failed.append(target)
        for found in sorted(set((ARTIFACTS / target).iterdir()) - before):
            keep(target, found)
    return failed


def keep(target: str, found: pathlib.Path) -> None:
    """Keep an input among the seeds."""
    content = found.read_bytes()
    kept = SEEDS / target / f"found-{hashlib.sha256(content).hexdigest()[:16]}"
    kept.write_bytes(content)
    print(f"kept: {kept.relative_to(ROOT)}")


def mutate(seconds: int) -> bool:
    """Run the properties in `cargo test`; whether they hold. It keeps what it finds."""
    command = ["cargo", "test", "--package", "ferrohub", "--all-features", "--test", "fuzz", "--", "--nocapture"]
    return (
        subprocess.run(
            command, check=False, cwd=ROOT, env={**os.environ, "FERROHUB_FUZZ_SECONDS": str(seconds)}
        ).returncode
        == 0
    )


def main() -> int:
    """Read the option, and run what this machine can run."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=20, help="how long all targets run together, without builds")
    minutes = parser.parse_args().minutes
    targets = sorted(path.stem for path in (FUZZ / "targets").glob("*.rs"))
    seconds = max(round(minutes * 60 / len(targets)), 1)
    lacks = missing()
    if lacks:
        print(f"libFuzzer is not used, because this machine lacks {' and '.join(lacks)}.")
        print(
            f"The same properties run on mutations of the seeds: {len(targets)} targets, {seconds} s each.", flush=True
        )
        return 0 if mutate(seconds) else 1
    nightly = output("cargo", "+nightly", "--version").strip()
    print(f"libFuzzer with {nightly}: {len(targets)} targets, {seconds} s each.", flush=True)
    failed = fuzz(targets, seconds)
    print(f"a property does not hold: {', '.join(failed)}" if failed else "all properties hold")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
