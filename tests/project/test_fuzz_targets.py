"""`make fuzz`: what it runs with the tools that a machine has, and what it keeps."""

from __future__ import annotations

import os
import pathlib
import sys

import pytest

import fuzz

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the tools here are scripts of a shell")
TARGETS = sorted(path.stem for path in (fuzz.FUZZ / "targets").glob("*.rs"))

#: In place of cargo and rustup: they note what is run. A property does not hold for the target "json".
CARGO = """#!/bin/sh
[ "$*" = "fuzz --version" ] && {version}
echo "$FERROHUB_FUZZ_SECONDS $*" >> {calls}
case "$*" in
*"fuzz run"*" json "*) printf 'found\\000' > {folder}/artifacts/json/crash-1; exit 77 ;;
*--version*) echo cargo 1.99.0-nightly ;;
esac
exit {status}
"""


class Machine:
    """A machine with some tools."""

    def __init__(self, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.monkeypatch = folder, monkeypatch
        self.calls = folder / "calls"
        for name in ("seeds", "artifacts", "corpus"):
            for target in TARGETS:
                (folder / name / target).mkdir(parents=True)
        monkeypatch.setattr(fuzz, "ROOT", folder)
        monkeypatch.setattr(fuzz, "SEEDS", folder / "seeds")
        monkeypatch.setattr(fuzz, "ARTIFACTS", folder / "artifacts")
        monkeypatch.setattr(fuzz, "CORPUS", folder / "corpus")

    def has(self, *, nightly: bool = True, cargo_fuzz: bool = True, status: int = 0) -> None:
        """Install tools."""
        tools = self.folder / "bin"
        tools.mkdir()
        version = "echo cargo-fuzz 0.13.2 && exit 0" if cargo_fuzz else "exit 101"
        scripts = {
            "cargo": CARGO.format(version=version, calls=self.calls, folder=self.folder, status=status),
            "rustup": f"#!/bin/sh\necho stable-linux\n{'echo nightly-linux' if nightly else ''}\n",
        }
        for name, script in scripts.items():
            (tools / name).write_text(script)
            (tools / name).chmod(0o755)
        self.monkeypatch.setenv("PATH", f"{tools}{os.pathsep}/usr/bin{os.pathsep}/bin")

    def run(self, minutes: str) -> int:
        """Run the program."""
        self.monkeypatch.setattr(sys, "argv", ["fuzz.py", "--minutes", minutes])
        return fuzz.main()


@pytest.fixture
def machine(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("nightly", "cargo_fuzz", "named"),
    [
        (False, True, ["rustup toolchain install nightly"]),
        (True, False, ["cargo install --locked cargo-fuzz"]),
        (False, False, ["rustup toolchain install nightly", "cargo install --locked cargo-fuzz"]),
    ],
)
@pytest.mark.parametrize("status", [0, 101])
def test_what_is_missing_is_named_and_the_properties_run_all_the_same(
    nightly: bool, cargo_fuzz: bool, named: list[str], status: int, machine: Machine, capfd: pytest.CaptureFixture[str]
) -> None:
    machine.has(nightly=nightly, cargo_fuzz=cargo_fuzz, status=status)
    assert machine.run("5.5") == bool(status)
    shown = capfd.readouterr().out
    assert [
        command for command in ("rustup toolchain install nightly", "cargo install --locked") if command in shown
    ] == [command.removesuffix(" cargo-fuzz") for command in named]
    seconds = 330 // len(TARGETS)
    assert f"{len(TARGETS)} targets, {seconds} s each" in shown
    assert machine.calls.read_text().startswith(f"{seconds} test ") and "--test fuzz" in machine.calls.read_text()


def test_libfuzzer_runs_each_target_and_what_it_finds_becomes_a_seed(
    machine: Machine, capfd: pytest.CaptureFixture[str]
) -> None:
    machine.has()
    assert machine.run("11") == 1
    build, *runs = [line for line in machine.calls.read_text().splitlines() if " fuzz " in line]
    assert "fuzz build" in build and [run.split("--sanitizer none ")[1].split()[0] for run in runs] == TARGETS
    assert all("-max_total_time=60 -timeout=10" in run and f"{machine.folder}/seeds/" in run for run in runs)
    [kept] = (machine.folder / "seeds" / "json").iterdir()
    assert kept.read_bytes() == b"found\0" and kept.name.startswith("found-")
    shown = capfd.readouterr().out
    assert "libFuzzer with cargo 1.99.0-nightly" in shown and f"kept: seeds/json/{kept.name}" in shown
    assert shown.rstrip().endswith("a property does not hold: json")
