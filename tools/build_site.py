"""Build the site of the documentation into docs/site: pages, search index, a Markdown form of each page, llms.txt.

Zensical builds the pages. This program adds the reference to the navigation, the version, and the link to the
repository, where it is known; then it adds the synonyms of the pages to the search index::

    python tools/build_site.py

A page names the terms that readers search for in its front matter, by the place they lead to: a section
(``"#tables"``), another page (``"../reference/issues.md"``), or the page itself (``""``).
"""

from __future__ import annotations

import json
import os
import pathlib
import posixpath
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SITE = DOCS / "site"
#: The configuration with which Zensical runs.
CONFIG = DOCS / ".zensical.toml"
REFERENCE = '    { "Reference" = "reference/index.md" },\n'
FRONT_MATTER = re.compile(r"\A---\n(.*?\n)---\n", re.DOTALL)
#: A line of a page that is the text of another file.
INCLUDED = re.compile(r'^--8<-- "([^"]+)"$', re.MULTILINE)
#: Pages that are for contributors: their titles name what readers look for in the guide.
UNSEARCHED = re.compile(r"decisions/.+")
MARK = re.compile(r"\A<!-- Made by .*? -->\n")


def configuration() -> str:
    """The configuration, with the version, the repository and the pages of the reference."""
    text = (DOCS / "zensical.toml").read_text()
    version = re.search(r'^version = "(.+)"', (ROOT / "Cargo.toml").read_text(), re.MULTILINE)
    text = text.replace('site_name = "ferrohub"', f'site_name = "ferrohub {version[1]}"', 1) if version else text
    if found := repository():
        text = text.replace("[project]\n", f'[project]\nrepo_url = "{found}"\nrepo_name = "Repository"\n', 1)
    reference = "".join(navigation())
    return text.replace(REFERENCE, f'    {{ "Reference" = [\n        "reference/index.md",\n{reference}    ] }},\n', 1)


def repository() -> str | None:
    """The URL of the repository: that of ``REPOSITORY_URL``, of GitHub Actions, or of the remote ``origin``."""
    if found := os.environ.get("REPOSITORY_URL"):
        return found
    if found := os.environ.get("GITHUB_REPOSITORY"):
        return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{found}"
    run = subprocess.run(["git", "remote", "get-url", "origin"], cwd=ROOT, capture_output=True, text=True, check=False)
    remote = re.fullmatch(r"(?:https://|git@)([\w.-]+)[:/](.+?)(?:\.git)?", run.stdout.strip())
    return f"https://{remote[1]}/{remote[2]}" if remote else None


def navigation() -> Iterator[str]:
    """The lines of the pages of the reference, in the sections of its index."""
    index = (DOCS / "reference" / "index.md").read_text()
    for section, body in re.findall(r"^## (.+)\n((?:(?!## ).*\n)*)", index, re.MULTILINE):
        pages = re.findall(r"^\| \[([^\]]+)\]\(([\w-]+)\.md\)", body, re.MULTILINE)
        if pages:
            yield f'        {{ "{section}" = [\n'
            yield from (_entry(label, page) for label, page in pages)
            yield "        ] },\n"
    yield '        { "Coverage by tests" = [\n'
    yield from (_entry(label, f"coverage-{label}") for label in ("methods", "specification"))
    yield "        ] },\n"


def _entry(label: str, page: str) -> str:
    """The line of a page; one whose operations have pages of their own has a section."""
    text = (DOCS / "reference" / f"{page}.md").read_text()
    parts = re.findall(rf"^\| \[([^\]]+)\]\(({page}-[\w-]+)\.md\)", text, re.MULTILINE)
    if not parts:
        return f'            {{ "{label}" = "reference/{page}.md" }},\n'
    every = [(f"All of {label}", page), *parts]
    inner = ", ".join(f'{{ "{name}" = "reference/{part}.md" }}' for name, part in every)
    return f'            {{ "{label}" = [{inner}] }},\n'


def pages() -> list[pathlib.Path]:
    """The pages of the site, by their paths below ``docs``."""
    found = (path.relative_to(DOCS) for path in DOCS.rglob("*.md"))
    return sorted(path for path in found if (SITE / url(str(path)) / "index.html").is_file())


def front_matter(source: pathlib.Path) -> dict[str, list[str]]:
    """The terms that lead to a page, by their place."""
    found = FRONT_MATTER.match((DOCS / source).read_text())
    if not found:
        return {}
    lines = re.findall(r'^  ("[^"]*"): (\[.*\])$', found[1], re.MULTILINE)
    if not found[1].startswith("synonyms:\n") or len(lines) != found[1].count("\n") - 1:
        raise SystemExit(
            f'docs/{source}: the front matter is not "synonyms:" with lines such as \'  "#section": ["term"]\''
        )
    return {json.loads(place): json.loads(terms) for place, terms in lines}


def url(source: str) -> str:
    """The URL of a page, relative to the site."""
    folder, name = posixpath.split(source)
    plain = name in ("index.md", "README.md")
    return posixpath.join(folder, "" if plain else f"{name.removesuffix('.md')}/") if folder or not plain else ""


def add_synonyms(index: dict[str, Any], terms: dict[str, dict[str, list[str]]]) -> None:
    """Add an entry for each term to the search index, before all others.

    The search ranks by the titles of entries, by how early the text has the term, and by the order of entries; so a
    term has an entry with it as the title, and the text and the path of the section that it leads to.
    """
    by_location = {item["location"]: item for item in index["items"]}
    added = []
    for source, places in terms.items():
        for place, names in places.items():
            page, _, anchor = place.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(source), page)) if page else source
            location = url(target) + f"#{anchor}" * bool(anchor)
            if location not in by_location:
                raise SystemExit(f"docs/{source}: the synonyms lead to {place!r}, which does not exist")
            found = by_location[location]
            path = [*found["path"], found["title"]] if found["title"] not in found["path"][-1:] else found["path"]
            added += [{**found, "title": name, "text": f"{name}: {found['text']}", "path": path} for name in names]
    index["items"] = [*added, *(item for item in index["items"] if not UNSEARCHED.match(item["location"]))]


def markdown(source: pathlib.Path) -> str:
    """A page in Markdown: its source, with the files that it includes, without what only the site needs."""
    text = MARK.sub("", FRONT_MATTER.sub("", (DOCS / source).read_text()).lstrip("\n"))
    return INCLUDED.sub(lambda found: (ROOT / found[1]).read_text().rstrip(), text).rstrip() + "\n"


def write_markdown(sources: list[pathlib.Path]) -> None:
    """Write the Markdown form of each page beside its folder, and name it in the page."""
    for source in sources:
        (SITE / source).parent.mkdir(parents=True, exist_ok=True)
        (SITE / source).write_text(markdown(source))
        html = SITE / url(str(source)) / "index.html"
        link = posixpath.relpath(str(source), url(str(source)) or ".")
        tag = f'<link rel="alternate" type="text/markdown" title="This page in Markdown" href="{link}">'
        html.write_text(html.read_text().replace("</head>", f"{tag}</head>", 1))


def llms(sources: list[pathlib.Path]) -> str:
    """The text of ``llms.txt``: every page in Markdown, by the sections of the navigation, with its first sentence."""
    config = configuration()
    about = re.search(r'^site_description = "(.+)"', config, re.MULTILINE)
    lines = ["# ferrohub", "", f"> {about[1]}." if about else ""]
    section: str | None = ""
    seen: set[str] = set()
    for found in re.finditer(r'\{ "([^"]+)" = (?:\[|"([^"]+\.md)")', config):
        name, page = found[1], found[2]
        if page is None:
            section = name
        elif pathlib.Path(page) in sources and page not in seen:
            if section is not None:
                lines += ["", f"## {section or 'Start'}", ""]
                section = None
            seen.add(page)
            said = summary(markdown(pathlib.Path(page)))
            lines.append(f"- [{name}]({page})" + f": {said}" * bool(said))
    rest = [source for source in sources if str(source) not in seen]
    lines += ["", "## Optional", "", *(f"- [{source.stem}]({source})" for source in rest)]
    return "\n".join(lines) + "\n"


def summary(text: str) -> str:
    """The first sentence of a page, without links."""
    body = re.sub(r"^(```.*?^```|#.*|\|.*|---)$", "", text, flags=re.MULTILINE)
    paragraph = next((part for part in re.split(r"\n\s*\n", body) if part.strip()), "")
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(paragraph.split()))
    return re.split(r"(?<=[.:])\s(?=[A-Z`])", plain, maxsplit=1)[0].rstrip(".:")


def main() -> int:
    """Build the site."""
    CONFIG.write_text(configuration())
    command = [str(pathlib.Path(sys.executable).parent / "zensical"), "build", "--strict", "--clean"]
    try:
        built = subprocess.run([*command, "--config-file", str(CONFIG.relative_to(ROOT))], cwd=ROOT, check=False)
    finally:
        CONFIG.unlink()
    if built.returncode:
        return built.returncode
    sources = pages()
    index = json.loads((SITE / "search.json").read_text())
    add_synonyms(index, {str(source): front_matter(source) for source in sources})
    write_markdown(sources)
    (SITE / "llms.txt").write_text(llms(sources))
    (SITE / "search.json").write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
