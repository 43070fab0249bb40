"""Fail unless every way to get the package has the same stubs: python tools/same_stubs.py dist.

Compared are names and hashes of the ``.pyi`` files in the wheel and the sdist of the folder, in a wheel that is built
from that sdist, in a fresh clone after ``pip install -e``, and in what ``pip wheel git+file://`` builds. The last two
see what is committed. All three builds are of the profile dev: their modules are only read.
"""

from __future__ import annotations

import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
#: The least number of stubs: the package has one for each tag of GitHub's description.
LEAST = 60
PROFILE = "maturin.build-args=--profile dev"

Stubs = dict[str, str]


def main() -> int:
    """Compare, and print what differs."""
    folder = pathlib.Path(sys.argv[1])
    (wheel,), (sdist,) = folder.glob("ferrohub-[0-9]*.whl"), folder.glob("ferrohub-[0-9]*.tar.gz")
    with tempfile.TemporaryDirectory() as scratch:
        ways = {
            "the wheel": in_wheel(wheel),
            "the sdist": in_sdist(sdist),
            "a wheel from the sdist": from_sdist(sdist, pathlib.Path(scratch)),
            "pip install -e of a clone": editable(pathlib.Path(scratch)),
            "pip wheel git+file://": in_wheel(built(f"git+{ROOT.as_uri()}", pathlib.Path(scratch, "git"))),
        }
    expected = ways["the wheel"]
    differ = [f"{way}: {text}" for way, stubs in ways.items() for text in differences(expected, stubs)]
    print("\n".join(differ) or f"{len(expected)} stubs are the same in {', '.join(ways)}")
    return 1 if differ or len(expected) < LEAST else 0


def differences(expected: Stubs, stubs: Stubs) -> list[str]:
    """The stubs that are missing, that only the second has, and whose text differs."""
    names = sorted(expected.keys() | stubs.keys())
    return [
        f"{name} {'differs' if name in expected and name in stubs else 'is missing' if name in expected else 'is new'}"
        for name in names
        if expected.get(name) != stubs.get(name)
    ]


def in_wheel(wheel: pathlib.Path) -> Stubs:
    """The stubs of a wheel by name."""
    with zipfile.ZipFile(wheel) as opened:
        return {name: digest(opened.read(name)) for name in opened.namelist() if name.endswith(".pyi")}


def in_sdist(sdist: pathlib.Path) -> Stubs:
    """The stubs of an sdist, by their names in the package."""
    found = {}
    with tarfile.open(sdist) as opened:
        for entry in opened:
            _, _, name = entry.name.partition("/python/")
            read = opened.extractfile(entry) if name.endswith(".pyi") else None
            if read:
                found[name] = digest(read.read())
    return found


def in_folder(package: pathlib.Path) -> Stubs:
    """The stubs below a folder that has the package."""
    return {path.relative_to(package).as_posix(): digest(path.read_bytes()) for path in package.rglob("*.pyi")}


def from_sdist(sdist: pathlib.Path, scratch: pathlib.Path) -> Stubs:
    """The stubs of a wheel that is built from the sdist alone."""
    with tarfile.open(sdist) as opened:
        opened.extractall(scratch / "unpacked", filter="data")
    (unpacked,) = (scratch / "unpacked").iterdir()
    return in_wheel(built(str(unpacked), scratch / "from-sdist"))


def editable(scratch: pathlib.Path) -> Stubs:
    """The stubs of a fresh clone into which the package was installed."""
    clone = scratch / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    python = environment(scratch / "venv")
    command = ["-m", "pip", "install", "--quiet", "--no-deps", "--config-settings", PROFILE, "--editable", str(clone)]
    subprocess.run([str(python), *command], check=True, env=variables())
    return in_folder(clone / "python")


def built(source: str, folder: pathlib.Path) -> pathlib.Path:
    """The wheel that pip builds."""
    command = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-cache-dir", "--config-settings", PROFILE]
    subprocess.run([sys.executable, *command, "--wheel-dir", str(folder), source], check=True, env=variables())
    (wheel,) = folder.glob("*.whl")
    return wheel


def variables() -> dict[str, str]:
    """The environment of a build: crates that are compiled already are used."""
    return {**os.environ, "CARGO_TARGET_DIR": str(ROOT / "target")}


def environment(folder: pathlib.Path) -> pathlib.Path:
    """The interpreter of a fresh environment, with the newest pip that this one has."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--upgrade", "pip>=25.1"], check=True)
    return python


def digest(content: bytes) -> str:
    """The hash of a file."""
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    if shutil.which("git") is None:
        sys.exit("git is missing")
    sys.exit(main())
