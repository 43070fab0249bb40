"""Write the public API of the Rust library into docs/rust-api.txt, from what `cargo doc` made of it.

    python tools/public_api.py [--check]

`make api` runs `cargo doc` first. With --check nothing is written; a difference is shown and fails. The constants of
`operations` are left out: docs/coverage.md lists the operations.
"""

from __future__ import annotations

import argparse
import difflib
import html
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parents[1]
PAGES = ROOT / "target/doc/ferrohub"
WRITTEN = ROOT / "docs/rust-api.txt"

#: Where a page goes on with traits that every type has.
AUTOMATIC = '<h2 id="synthetic-implementations"'


def plain(markup: str) -> str:
    """The text of some HTML, each line without blanks at its end."""
    markup = re.sub(r"<summary.*?</summary>", "", markup, flags=re.DOTALL)
    markup = markup.replace("</div>", "\n").replace("<div", " <div")
    text = html.unescape(re.sub(r"<[^>]*>", "", markup))
    return "\n".join(line.rstrip() for line in text.splitlines() if line.strip())


def one_line(header: str) -> str:
    """A signature that may be broken into lines, as one."""
    return re.sub(r",\s*\)", ")", re.sub(r"\(\s+", "(", " ".join(header.split())))


def item(page: pathlib.Path) -> str:
    """The declaration of an item, its methods, and the traits that it implements."""
    text = page.read_text().split(AUTOMATIC)[0]
    declared = re.search(r'<pre class="rust (?:item-decl|macro)"><code>(.*?)</code></pre>', text, re.DOTALL)
    if declared is None:
        sys.exit(f"{page} has no declaration: did rustdoc change its pages?")
    own, _, traits = text.partition('<h2 id="trait-implementations"')
    own = own.partition('<h2 id="implementations"')[2]
    methods = re.findall(r'<h4 class="code-header">(.*?)</h4>', own, re.DOTALL)
    implemented = re.findall(r'<h3 class="code-header">(.*?)</h3>', traits, re.DOTALL)
    members = [one_line(plain(header)) for header in methods + sorted(implemented, key=plain)]
    return "\n".join([plain(declared.group(1)), *(f"    {member}" for member in members)])


def listed() -> str:
    """Every public item."""
    pages = re.findall(r'href="((?:\w+\.)+html)"', (PAGES / "all.html").read_text())
    if not pages:
        sys.exit("rustdoc lists no items: did it change its pages?")
    head = "# The public API of the Rust library; `make api` writes it.\n"
    return "\n\n".join([head, *(item(PAGES / page) for page in dict.fromkeys(pages))]) + "\n"


def main() -> int:
    """Write the list, or compare with it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the file is out of date")
    arguments = parser.parse_args()
    if not (PAGES / "all.html").exists():
        sys.exit("there are no pages of rustdoc: run `cargo doc -p ferrohub --no-deps` first")
    now = listed()
    if not arguments.check:
        WRITTEN.write_text(now)
        return 0
    before = WRITTEN.read_text() if WRITTEN.exists() else ""
    if before == now:
        return 0
    changes = difflib.unified_diff(before.splitlines(), now.splitlines(), "docs/rust-api.txt", "now", lineterm="")
    print("\n".join(changes))
    print("The public API of the Rust library changed. If that is intended, run `make api`.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
