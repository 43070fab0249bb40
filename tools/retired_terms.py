"""Find terms that the project no longer uses: it uses the words of RFC 9110 and of GitHub's documentation.

python tools/retired_terms.py          # exit with 1 if a file contains a retired term
python tools/retired_terms.py --write  # write the list of files that still contain some

The library in ``src`` is free of Python: only the files in ``PYTHON`` name it, each for a reason. Its addresses are of
mail and of machines; others are URLs.

The files in ``tools/retired_terms.txt`` are not converted yet; they may contain retired terms. The check fails as well
for a file on the list that contains none: the list only gets shorter. A line with ``retired-terms: ignore`` is not
checked.
"""

from __future__ import annotations

import dataclasses
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator

ROOT = pathlib.Path(__file__).resolve().parents[1]
#: Files that are not converted yet, relative to the root, one a line.
LIST = "tools/retired_terms.txt"
IGNORE = "retired-terms: ignore"
#: Titles of issues in the recordings of the examples, whose output pages show, and GitHub's words in comparisons.
DATA = ("two sensors answer", "ahead_by", '"ahead", "behind"', "mark_as_answer", "answered=False")
#: Files about discussions, where an answer is what GitHub calls one.
DISCUSSIONS = re.compile(r"/(test_(simulated_)?)?discussions\.(rs|py)$")
SUFFIXES = {".ipynb", ".md", ".py", ".rs", ".toml", ".tsv", ".txt", ".yaml", ".yml"}
NAMES = {"Makefile", "run"}
#: Not written by hand or not prose, and this tool with its test, which name the terms.
SKIPPED = re.compile(
    r"docs/third-party-licenses\.txt|src/github/description/text/.*|examples/cassettes/.*|tests/(.*/)?(bodies|keys|seeds)/.*|tools/retired_terms\..*"
    r"|tests/(.*/)?test_retired_terms\.py|tools/pygithub_differences\.tsv|tests/project/pygithub_names\.tsv"
)
GENERATED = re.compile(r"\bMade by (docs|tools)/\w+\.py\b")


def word(stem: str, endings: str = "") -> str:
    """A pattern of a word: at the start of a name in snake case or camel case, or after another word of that name."""
    first, rest = stem[0], stem[1:]
    start = rf"(?:(?<![A-Za-z])[{first}{first.upper()}]|(?<=[a-z]){first.upper()})"
    return rf"{start}{rest}(?:{endings})(?![a-z])"


@dataclasses.dataclass(frozen=True)
class Term:
    """A retired term: its pattern, and the word to use."""

    pattern: re.Pattern[str]
    use: str


def term(pattern: str, use: str) -> Term:
    """A term from a pattern in which a space is any white space."""
    return Term(re.compile(pattern.replace(" ", r"\s+")), use)


TERMS = (
    term(rf"{word('answer', '|s|ed|ing')}(?! (?:a|the) [\w-]*\s?question)", "response, respond"),
    term(word("ask", "|s|ed|ing"), "request, send"),
    term(r"\b(?i:send|sends|sent|sending)(?: it| them)? again\b", "retry"),
    term(word("told"), "option, setting, argument; is called, is configured"),
    term(r"\b(?i:give|gives|given|giving|gave) back\b", "return"),
    term(rf"{word('gives')}(?! up)", "returns"),
    term(word("refuses"), "raises, rejects"),
    term(rf"(?<!read_)(?<!read-){word('ahead')}", "prefetch (the option stays read_ahead)"),
    term(word("tape", "|s|d"), "cassette, record, replay"),
    term(r"\b(?i:take|takes|taken|taking|took) (?:up|along)\b", "download, upload, resume"),
    term(r"\bthough (?:it|they) (?:was|were|is|are) forked\b", "fork-safe, per process"),
    term(r"\b(?i:sign|signs) with\b", "credential, token"),
    term(r"\bother side\b", "the API, GitHub"),
    term(r"\b(?:is|are|was|were) not there\b", "missing, optional"),
)
#: Names of Rust files, by the name to use.
FILES = {
    "ahead": "prefetch",
    "coding": "content_encoding",
    "frozen": "pickle",
    "functions": "login",
    "later": "awaitable",
    "limiter": "quota",
    "process": "per_process",
    "renew": "installation_token",
    "scan": "outline",
    "seal": "sealed_box",
    "standing": "auth_context",
    "wait": "blocking",
}


#: Files of the library that name Python, and why.
PYTHON = {
    "src/github/declared/models.rs": "the models have the names of their classes in Python",
    "src/github/declared/orgs.rs": "the name of a template of GitHub",
    "src/bindings.rs": "what the extension module uses",
    "src/cassette/mod.rs": "the format is that of a package for Python",
    "src/session/mod.rs": "a transport may need an event loop",
    "src/client/call.rs": "an argument that Rust lacks",
    "src/client/operation.rs": "operations that Rust lacks",
    "src/http/environment.rs": "the order of variables is that of a package for Python",
    "src/http/error.rs": "which crate has the exceptions",
    "src/http/proxy.rs": "the keys are those of a package for Python",
    "src/http/secrets/shapes.rs": "texts in which secrets are found",
    "src/json/time.rs": "the years of its calendar",
    "src/lib.rs": "descriptions are shared with it",
    "src/operations/mod.rs": "operations that Rust lacks",
    "src/github/description/names.rs": "its reserved words",
    "src/runtime/driver.rs": "what must not wait for its interpreter",
    "src/github/model/declaration.rs": "operations that Rust lacks",
}

#: Addresses that are no URLs: of mail, and of machines in a network.
ADDRESS = re.compile(r"(?<!IP )(?<!loopback )(?<!primary )\b(?<!email_)address(?:es)?\b", re.IGNORECASE)
#: Files whose addresses are those of machines.
NETWORK = ("src/http/proxy.rs",)


@dataclasses.dataclass(frozen=True)
class Found:
    """A retired term in a file."""

    path: str
    line: int
    text: str
    use: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text!r} is retired: {self.use}"


def find(path: str, text: str) -> Iterator[Found]:
    """The retired terms of a file, and those in its name (line 0)."""
    named = pathlib.PurePosixPath(path)
    if named.suffix == ".rs" and named.stem in FILES:
        yield Found(path, 0, named.name, f"{FILES[named.stem]}.rs")
    lines = text.splitlines()
    if path.startswith("src/") and path not in PYTHON:
        for number, written in enumerate(lines, 1):
            if re.search(r"\bPython\b", written):
                yield Found(path, number, "Python", "the caller, or the name of what is meant; or a reason in PYTHON")
    if path.startswith("src/") and path not in NETWORK:
        for number, written in enumerate(lines, 1):
            if (match := ADDRESS.search(written)) and "mail" not in written.lower():
                yield Found(path, number, match[0], "URL; an address is one of mail or of a machine")
    for data in DATA:
        text = text.replace(data, " " * len(data))
    if DISCUSSIONS.search(path):
        text = re.sub("[aA]nswer", "comment", text)
    for each in TERMS:
        for match in each.pattern.finditer(path):
            yield Found(path, 0, match[0], each.use)
        for match in each.pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            if IGNORE not in lines[line - 1]:
                yield Found(path, line, " ".join(match[0].split()), each.use)


def checked(root: pathlib.Path) -> list[str]:
    """The files of the repository that are checked, relative to the root."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.splitlines()
    return sorted(name for name in set(names) if is_checked(root / name, name))


def is_checked(path: pathlib.Path, name: str) -> bool:
    """Whether a file is text that people write."""
    written = path.is_file() and (path.suffix in SUFFIXES or path.name in NAMES) and not SKIPPED.fullmatch(name)
    return written and not GENERATED.search(path.read_text(encoding="utf-8")[:200])


def problems(root: pathlib.Path, unconverted: list[str]) -> list[str]:
    """What is wrong, as lines to print."""
    found = {name: list(find(name, (root / name).read_text(encoding="utf-8"))) for name in checked(root)}
    lines = [str(each) for name, terms in found.items() if name not in unconverted for each in terms]
    done = [name for name in unconverted if not found.get(name)]
    free = [name for name in PYTHON if name in found and "Python" not in (root / name).read_text(encoding="utf-8")]
    lines += [f"{name} does not name Python; remove it from PYTHON" for name in free]
    return [*lines, *(f"{LIST}: {name} contains no retired term; remove it from the list" for name in done)]


def write(root: pathlib.Path) -> None:
    """Write the list of the files that contain retired terms."""
    names = [name for name in checked(root) if any(find(name, (root / name).read_text(encoding="utf-8")))]
    (root / LIST).write_text("".join(f"{name}\n" for name in names), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Check, or write the list."""
    if "--write" in arguments:
        write(ROOT)
        return 0
    lines = problems(ROOT, (ROOT / LIST).read_text(encoding="utf-8").splitlines())
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
