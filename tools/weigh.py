"""Check what `make dist` made and print what it weighs: python tools/weigh.py dist [--build-sdist].

The wheel has the package, its stubs, the mark that it is typed, and the licences, and nothing else; the sdist has what
a build needs. The wheel is installed into a fresh environment, its import timed against that of a bare interpreter, and
the first use of a tag of ``client.rest``, which may take a millisecond.
With --build-sdist the sdist is built and imported in a fresh environment as well, which compiles everything: minutes.
"""

from __future__ import annotations

import pathlib
import re
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
import zipfile

WHEEL = re.compile(
    r"ferrohub/([\w/]+\.(pyi?|txt|tsv|graphql)|py\.typed|_core[\w.-]*\.(so|pyd))"
    r"|ferrohub-[\w.+]+\.dist-info/(METADATA|WHEEL|RECORD|entry_points\.txt|licenses/(LICENSE|docs/third-party-licenses\.txt)"
    r"|sboms/[\w.-]+\.json)"
)
#: In the wheel as `re` finds it, and in the sdist below its folder.
NEEDED = (
    "ferrohub/_core.pyi",
    "ferrohub/aio.pyi",
    "ferrohub/py.typed",
    "ferrohub/pygithub/_api.pyi",
    "ferrohub/testing/github/graphql/schema.graphql",
    "ferrohub/testing/github/permissions.tsv",
    "licenses/LICENSE",
    "licenses/docs/third-party-licenses.txt",
)
SDIST = (
    "Cargo.toml",
    "Cargo.lock",
    "pyproject.toml",
    "LICENSE",
    "docs/third-party-licenses.txt",
    "python/ferrohub/aio.pyi",
    "src/lib.rs",
    "tools/build_backend.py",
)
#: The least number of stubs of a drop-in: PyGithub has types, github3.py has none.
STUBS = {"github": 170}
#: More than this is a mistake, as symbols that were not stripped.
MOST = 9_100_000
#: The most that a package may be of the wheel, compressed, with what the archive keeps of each file.
MOST_OF = {"ferrohub/pygithub/": 150_000}
#: Bytes of the archive for a file, beside its name, which is there twice.
ENTRY = 30 + 46
ROUNDS = 15
#: The most milliseconds of the first use of a tag of `client.rest`, the largest one, in a new interpreter.
MOST_FIRST_USE = 1.0
#: A program that prints how long that takes.
FIRST_USE = """
import time, ferrohub
rest = ferrohub.Client().rest
start = time.perf_counter()
rest.repos
print((time.perf_counter() - start) * 1e3)
"""


def main() -> None:
    """Check and print."""
    folder = pathlib.Path(sys.argv[1])
    (wheel,), (sdist,) = folder.glob("ferrohub-[0-9]*.whl"), folder.glob("ferrohub-[0-9]*.tar.gz")
    check_wheel(wheel)
    check_sdist(sdist)
    for name, module in (("ferrohub_github3", "github3"), ("ferrohub_pygithub", "github")):
        check_drop_in(folder, name, module)
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB; {sdist.name}: {sdist.stat().st_size / 1e6:.2f} MB")
    with tempfile.TemporaryDirectory() as scratch:
        python = installed(wheel, pathlib.Path(scratch) / "wheel")
        bare, more = import_time(python)
        print(f"import ferrohub; ferrohub.Client(): {more * 1e3:.1f} ms over {bare * 1e3:.1f} ms of a bare interpreter")
        check_first_use(first_use(python))
        if "--build-sdist" in sys.argv:
            start = time.perf_counter()
            import_time(installed(sdist, pathlib.Path(scratch) / "sdist"))
            print(f"the sdist builds and imports; it took {time.perf_counter() - start:.0f} s")


def check_drop_in(folder: pathlib.Path, distribution: str, module: str) -> None:
    """Fail unless there is the wheel with a module that is another name of a package, and stubs, and its sdist."""
    (wheel,), _sdists = folder.glob(f"{distribution}-*.whl"), [*folder.glob(f"{distribution}-*.tar.gz")]
    with zipfile.ZipFile(wheel) as opened:
        files = [name for name in opened.namelist() if ".dist-info/" not in name]
    modules = [name for name in files if not name.endswith((".pyi", "/py.typed"))]
    if modules != [f"{module}/__init__.py"] or len(files) - 1 < STUBS.get(module, 0) or len(_sdists) != 1:
        raise SystemExit(f"{wheel.name}: modules {modules} of {len(files)} files, sdists {_sdists}")


def check_wheel(wheel: pathlib.Path) -> None:
    """Fail for a file that does not belong, for one that is missing, and for a wheel or a package that is too large."""
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        heavy = {folder: size for folder, most in MOST_OF.items() if (size := share(opened, folder)) > most}
    strange = [name for name in names if not WHEEL.fullmatch(name)]
    missing = [name for name in NEEDED if not any(found.endswith(name) for found in names)]
    compiled = [name for name in names if name.startswith("ferrohub/_core") and name.endswith((".so", ".pyd"))]
    if strange or missing or heavy or len(compiled) != 1 or wheel.stat().st_size > MOST:
        raise SystemExit(f"{wheel.name}: strange {strange}, missing {missing}, heavy {heavy}, compiled {compiled}")


def share(opened: zipfile.ZipFile, folder: str) -> int:
    """Bytes of a wheel that a folder takes."""
    files = [entry for entry in opened.infolist() if entry.filename.startswith(folder)]
    return sum(entry.compress_size + ENTRY + 2 * len(entry.filename) for entry in files)


def check_sdist(sdist: pathlib.Path) -> None:
    """Fail when the sdist lacks what a build needs, or has what was built."""
    with tarfile.open(sdist) as opened:
        names = [name.partition("/")[2] for name in opened.getnames()]
    missing = [name for name in SDIST if name not in names]
    built = [name for name in names if name.endswith((".so", ".pyd", ".pyc"))]
    if missing or built:
        raise SystemExit(f"{sdist.name}: missing {missing}, built {built}")


def installed(archive: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    """The interpreter of a fresh environment with the archive in it."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-deps", archive], check=True)
    return python


def import_time(python: pathlib.Path) -> tuple[float, float]:
    """Seconds of a bare interpreter, and what the import of the package adds: medians, measured in turns."""
    bare, full = [], []
    for _ in range(ROUNDS):
        bare.append(timed(python, "pass"))
        full.append(timed(python, "import ferrohub; ferrohub.Client()"))
    return statistics.median(bare), statistics.median(full) - statistics.median(bare)


def first_use(python: pathlib.Path) -> float:
    """Milliseconds of the first use of a tag of `client.rest`: the least, since other programs only add to it."""
    ran = [
        subprocess.run([python, "-I", "-c", FIRST_USE], check=True, cwd=python.parent, stdout=subprocess.PIPE)
        for _ in range(ROUNDS)
    ]
    return min(float(each.stdout) for each in ran)


def check_first_use(milliseconds: float) -> None:
    """Print what the first use of a tag takes; fail if that is too long."""
    print(f"first use of client.rest.repos: {milliseconds:.2f} ms")
    if milliseconds > MOST_FIRST_USE:
        raise SystemExit(f"the first use of a tag takes {milliseconds:.2f} ms, more than {MOST_FIRST_USE:g} ms")


def timed(python: pathlib.Path, code: str) -> float:
    """Seconds that the interpreter takes for some code, away from this project's own folder."""
    start = time.perf_counter()
    subprocess.run([python, "-I", "-c", code], check=True, cwd=python.parent)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
