"""Run the tests of programs that use github3.py or PyGithub, with that package and with this one in its place.

    python tools/drop_in_programs.py octocheese                     # download, run, compare
    python tools/drop_in_programs.py octocheese --source PATH       # of a git repository, or a folder
    python tools/drop_in_programs.py octocheese --dist dist/*.whl   # with these distributions in place of this checkout

Each program is unpacked into ``target/programs``; nothing of it is built or installed, only the packages that it needs.
Its tests run twice, in two environments: one has github3.py 4.0.1 or PyGithub 2.10.0, the other has this package and
the module ``github3`` or ``github`` of ``packages``. Where Linux allows it, they run without a network other than
loopback. The tests that pass with the other package alone are printed, and those that are not listed with a reason in
``tools/drop_in_exceptions.tsv`` make the exit status 1. The suites of both packages are among the programs.

The programs run their own code: do not run this where that matters. It is not part of CI.
"""

from __future__ import annotations

import argparse
import io
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from xml.etree import ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[1]
# Without links: the names of tests are relative to the folder.
WORK = (ROOT / "target" / "programs").resolve()
EXCEPTIONS = ROOT / "tools" / "drop_in_exceptions.tsv"
SECONDS = 1800


@dataclass(frozen=True)
class Peer:
    """A package that is replaced: what is installed, its module, and the folder of ``packages`` that provides it."""

    requirement: str
    module: str
    folder: str

    @property
    def distribution(self) -> str:
        """The name of what is installed."""
        return self.requirement.partition("==")[0]


GITHUB3_PY = Peer("github3.py==4.0.1", "github3", "github3")
PYGITHUB = Peer("PyGithub==2.10.0", "github", "pygithub")


@dataclass(frozen=True)
class Program:
    """A program: its repository, what its tests need beside the package, and which of them are run."""

    repository: str
    #: The oldest Python that it runs on.
    python: str
    requirements: Sequence[str]
    tests: Sequence[str]
    options: Sequence[str] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    peer: Peer = GITHUB3_PY
    revision: str = "HEAD"
    #: Folders that are removed, such as the package itself in its own repository.
    without: Sequence[str] = ()


CUMULUSCI = (
    "click>=8.2.0 cryptography python-dateutil Faker jinja2 keyring<=23.0.1 defusedxml lxml MarkupSafe packaging"
    " psutil pydantic>=2,<3 PyJWT pytz pyyaml requests requests-futures rich robotframework SQLAlchemy<2"
    " robotframework-pabot robotframework-requests robotframework-seleniumlibrary<6 rst2ansi salesforce-bulk sarge"
    " selenium<4 simple-salesforce snowfakery xmltodict docutils<=0.21.2 pytest pytest-vcr responses testfixtures"
    " typeguard<=2.13.3 vcrpy factory-boy jsonschema setuptools<81"
)
CC_UTILS = (
    "GitPython cachecontrol<1 cachetools cryptography dacite deepmerge deprecated dockerfile-parse ensure"
    " gardener-oci html2text jsonpath-ng jsonschema pycryptodome pyjwt pytest python-dateutil pytimeparse pyyaml"
    " boto3 python-magic requests ruamel.yaml==0.17.21 semver slack-sdk tabulate termcolor urllib3 yamllint"
    " setuptools<81"
)
REPO_TOOLS = (
    "appdirs CacheControl click gitpython lazy lockfile more_itertools path.py python-dateutil python-dotenv PyYAML"
    " requests ruamel.yaml tqdm uritemplate urlobject pytest packaging pygithub ghapi setuptools<81"
)
OCTOCHEESE = (
    "apeye-core click consolekit domdf-python-tools dulwich github3-utils packaging pypi-json shippinglabel"
    " typing-extensions betamax coincidence pytest pytest-regressions pytest-timeout setuptools<81"
)
CONCORDAT = (
    "boto3 cyclopts pygit2 requests ruamel.yaml tofupy pytest pytest-bdd pytest-asyncio pytest-mock pytest-timeout"
    " betamax hypothesis textual"
)
SIMULACAT = "pytest pytest-bdd pyyaml pytest-timeout"
GITHUB3 = "pytest betamax betamax_matchers python-dateutil requests setuptools<81"
LINT_REVIEW = "Flask celery docker jprops requests mock pytest responses urllib3"
OGR = (
    "Deprecated GitPython pyforgejo>=2 httpx python-gitlab pyyaml requests requre flexmock pytest cryptography pynacl"
    " pyjwt urllib3 tzlocal setuptools<81"
)
GATEKEEPER = (
    "GitPython==3.1.45 pydiscourse==1.7.0 PyYAML<=6.0.2 requests==2.32.5 more-itertools==10.7.0 factory_boy>=3,<4"
    " pytest-asyncio>=1,<1.2 pytest>=8,<9 ops pytest-operator juju"
)
ACTION = "requests python-dotenv pytest pytz python-dateutil pyyaml ruamel.yaml numpy"
TAGBOT = "boto3 docker flask gunicorn PyGithub pexpect pyjwt python-gitlab pylev semver toml pyyaml requests pytest"
PYGITHUB_TESTS = "responses parameterized more-itertools pytest pytest-subtests cryptography pyjwt pynacl requests"
PROGRAMS = {
    "cc-utils": Program("gardener/cc-utils", "3.12", CC_UTILS.split(), ("test",), ("--import-mode=importlib",)),
    # What it needs is in conda-forge alone: pass the Python of an environment that has the packages of environment.yml.
    "cf-scripts": Program("regro/cf-scripts", "3.12", (), ("tests/test_git_utils.py",)),
    "concordat": Program("leynos/concordat", "3.13", CONCORDAT.split(), ("tests",)),
    "cumulusci": Program(
        "SFDO-Tooling/CumulusCI", "3.11", CUMULUSCI.split(), ("cumulusci",), ("-p", "no:randomly", "-m", "not slow")
    ),
    # Its tests of recorded requests. Those of its internals, tests/unit, replace parts of github3.py itself.
    "github3.py": Program(
        "sigmavirus24/github3.py", "3.10", GITHUB3.split(), ("tests/integration",), ("-o", "addopts=")
    ),
    "lint-review": Program("markstory/lint-review", "3.10", LINT_REVIEW.split(), ("tests",)),
    "octocheese": Program("domdfcoding/octocheese", "3.10", OCTOCHEESE.split(), ("tests",)),
    "contributors": Program(
        "github-community-projects/contributors", "3.11", ACTION.split(), (".",), peer=PYGITHUB, revision="d5ed1f4"
    ),
    "discourse-gatekeeper": Program(
        "canonical/discourse-gatekeeper",
        "3.10",
        GATEKEEPER.split(),
        ("tests/unit",),
        environment={"PYTHONPATH": "src"},
        peer=PYGITHUB,
        revision="62c3bad",
    ),
    "evergreen": Program(
        "github-community-projects/evergreen", "3.11", ACTION.split(), (".",), peer=PYGITHUB, revision="207bb25"
    ),
    "issue-metrics": Program(
        "github-community-projects/issue-metrics", "3.11", ACTION.split(), (".",), peer=PYGITHUB, revision="fc6a9be"
    ),
    "ogr": Program(
        "packit/ogr",
        "3.10",
        OGR.split(),
        ("tests/integration/github", "tests/unit"),
        ("--ignore=tests/integration/github/test_retries.py",),
        {"GITHUB_TOKEN": "of-no-account"},
        peer=PYGITHUB,
        revision="9e83524",
    ),
    # Its recordings are replayed; GraphQL documents may differ in their layout (tools/pygithub_replay.py).
    "pygithub": Program(
        "PyGithub/PyGithub",
        "3.10",
        PYGITHUB_TESTS.split(),
        ("tests",),
        ("-p", "pygithub_replay"),
        peer=PYGITHUB,
        revision="v2.10.0",
        without=("github",),
    ),
    "repo-tools": Program("openedx/repo-tools", "3.12", REPO_TOOLS.split(), ("tests",)),
    "stale-repos": Program(
        "github-community-projects/stale-repos", "3.11", ACTION.split(), (".",), peer=PYGITHUB, revision="a16b527"
    ),
    "tagbot": Program(
        "JuliaRegistries/TagBot",
        "3.10",
        TAGBOT.split(),
        ("test",),
        ("--ignore=test/action/test_repo.py",),
        peer=PYGITHUB,
        revision="52f5b02",
    ),
    "simulacat": Program(
        "leynos/simulacat",
        "3.12",
        SIMULACAT.split(),
        ("simulacat", "tests"),
        ("-p", "simulacat.pytest_plugin"),
    ),
}


def run(command: Sequence[str | pathlib.Path], **options: object) -> None:
    """Run a command that has to succeed."""
    print("+", shlex.join(map(str, command)), flush=True)
    subprocess.run([str(part) for part in command], check=True, **options)  # type: ignore[call-overload]


def unpack(program: Program, source: pathlib.Path | None, folder: pathlib.Path) -> None:
    """Put the program into an empty folder: from a git repository, a folder, or GitHub."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if source is None:
        packed = folder.with_suffix(".tar.gz")
        urllib.request.urlretrieve(
            f"https://codeload.github.com/{program.repository}/tar.gz/{program.revision}", packed
        )
        with tarfile.open(packed) as tar:
            for member in tar.getmembers():
                member.path = member.path.partition("/")[2] or "."
                tar.extract(member, folder, filter="data")
    elif subprocess.run(["git", "-C", source, "rev-parse"], capture_output=True, check=False).returncode == 0:
        check_out(source, folder, program.revision)
    else:
        shutil.copytree(source, folder, dirs_exist_ok=True)
    for name in program.without:
        shutil.rmtree(folder / name)


def check_out(repository: pathlib.Path, folder: pathlib.Path, revision: str) -> None:
    """Write the files of a commit. A partial clone may lack some, which are named."""
    git = ["git", "-C", str(repository)]
    tree = subprocess.run([*git, "ls-tree", "-r", "-z", revision], capture_output=True, check=True).stdout
    files = [entry.partition("\t") for entry in tree.decode().split("\0") if entry]
    names = "".join(f"{about.split()[2]}\n" for about, _, _ in files).encode()
    settings = {**os.environ, "GIT_NO_LAZY_FETCH": "1"}
    reading = subprocess.run([*git, "cat-file", "--batch"], input=names, capture_output=True, check=True, env=settings)
    contents = io.BytesIO(reading.stdout)
    for about, _, name in files:
        header = contents.readline().split()
        if header[1] == b"missing":
            print(f"{name} is missing")
            continue
        content = contents.read(int(header[2]) + 1)[:-1]
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if about.startswith("120000"):
            path.symlink_to(content.decode())
        else:
            path.write_bytes(content)
            path.chmod(0o755 if about.startswith("100755") else 0o644)


def interpreter(version: str) -> str:
    """A Python that is at least so new: this one, or one on the path."""
    if sys.version_info[:2] >= tuple(map(int, version.split("."))):
        return sys.executable
    for minor in range(int(version.split(".")[1]), 30):
        if found := shutil.which(f"python3.{minor}"):
            return found
    raise SystemExit(f"this takes Python {version} on the path")


def environment(program: Program, folder: pathlib.Path, base: str | None, dist: Sequence[str] | None) -> pathlib.Path:
    """An environment with what the program needs, and the peer; with a list of distributions, this package."""
    python = folder / "bin" / "python"
    if not python.exists():
        options = ["--system-site-packages"] if base else []
        run([base or interpreter(program.python), "-m", "venv", *options, folder])
        run([python, "-m", "pip", "install", "--quiet", "pip>=25.1"])
        run([python, "-m", "pip", "install", "--quiet", *program.requirements, program.peer.requirement])
    if dist is None:
        return python
    peer = program.peer
    run([python, "-m", "pip", "uninstall", "--quiet", "--yes", peer.distribution])
    query = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = pathlib.Path(
        subprocess.run([python, "-c", query], capture_output=True, text=True, check=True).stdout.strip()
    )
    if dist:
        run([python, "-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", *dist])
    else:
        (site / "ferrohub-checkout.pth").write_text(f"{ROOT / 'python'}\n")
    provided = subprocess.run([python, "-c", f"import {peer.module}"], capture_output=True, check=False, cwd=folder)
    if provided.returncode != 0:
        shutil.copytree(ROOT / "packages" / peer.folder / peer.module, site / peer.module)
    return python


def offline() -> list[str]:
    """A command in front of another one that leaves it loopback alone; empty where there is none."""
    command = ["unshare", "--map-root-user", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"]
    is_possible = shutil.which("unshare") and subprocess.run([*command, "true"], check=False, capture_output=True)
    return command if is_possible and is_possible.returncode == 0 else []


def outcomes(program: Program, python: pathlib.Path, folder: pathlib.Path, report: pathlib.Path) -> dict[str, str]:
    """Run the tests and return their outcomes."""
    report.unlink(missing_ok=True)
    command = [*offline(), str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}"]
    below = program.environment.get("PYTHONPATH", ".")
    settings = {**os.environ, "GITHUB_TOKEN": "", **program.environment}
    settings["PYTHONPATH"] = os.pathsep.join([str(folder / below), str(folder), str(ROOT / "tools")])
    command += [f"--rootdir={folder}", "--continue-on-collection-errors", *program.options, *program.tests]
    # Without a configuration of its own, a program would be tested with that of this project.
    (folder.parent / "pytest.ini").write_text("[pytest]\n")
    print("+", shlex.join(command), flush=True)
    with report.with_suffix(".log").open("w") as log:
        subprocess.run(command, cwd=folder, env=settings, stdout=log, stderr=log, check=False, timeout=SECONDS)
    if not report.is_file():
        raise SystemExit(f"the tests could not be run; see {report.with_suffix('.log')}")
    return results(report)


def results(report: pathlib.Path) -> dict[str, str]:
    """The outcomes in a report: empty text for each test that passes, by name, and the reason for each other one."""
    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        problem = next((child for child in case if child.tag in ("failure", "error", "skipped")), None)
        reason = "" if problem is None else f"{problem.tag}: {(problem.get('message') or '').strip()}"
        found[f"{case.get('classname')}::{case.get('name')}"] = " ".join(reason.split())
    return found


def exceptions(name: str) -> dict[str, str]:
    """The tests of a program that need not pass, with the reasons."""
    rows = [line.split("\t") for line in EXCEPTIONS.read_text().splitlines()[1:]]
    return {test: reason for program, test, reason in rows if program == name}


def compare(name: str, theirs: Mapping[str, str], own: Mapping[str, str], peer: Peer = GITHUB3_PY) -> bool:
    """Print the tests that pass with the peer alone; whether some tests ran, and all of those are listed."""
    passed = [test for test, reason in theirs.items() if not reason]
    lost = {test: own.get(test, "not collected") for test in passed if own.get(test, "not collected")}
    known = exceptions(name)
    for test, reason in lost.items():
        print(f"{test}: {known.get(test) or reason[:300]}")
    kept = len(passed) - len(lost)
    print(f"{name}: {len(passed)} of {len(theirs)} tests pass with {peer.distribution}, {kept} of these here")
    return bool(passed) and all(test in known for test in lost)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("programs", nargs="*", choices=[[], *PROGRAMS], help="the programs; all without one")
    parser.add_argument("--source", type=pathlib.Path, help="the program: a git repository or a folder")
    parser.add_argument(
        "--python", help="a Python whose packages the program needs, such as that of a conda environment"
    )
    parser.add_argument("--dist", nargs="+", help="distributions of this package; without them, this checkout as built")
    options = parser.parse_args()
    names = options.programs or list(PROGRAMS)
    if options.source and len(names) > 1:
        parser.error("--source is for one program")
    agree = True
    for name in names:
        program, base = PROGRAMS[name], WORK / name
        unpack(program, options.source, base / "program")
        theirs = environment(program, base / "peer", options.python, None)
        own = environment(program, base / "ferrohub", options.python, options.dist or [])
        expected = outcomes(program, theirs, base / "program", base / "peer.xml")
        found = outcomes(program, own, base / "program", base / "ferrohub.xml")
        agree &= compare(name, expected, found, program.peer)
    return 0 if agree else 1


if __name__ == "__main__":
    sys.exit(main())
