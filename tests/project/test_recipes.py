"""The recipes are true: each program runs against the simulated GitHub, prints what its page shows, and needs the
permissions and the requests that the page says.
"""

from __future__ import annotations

import pathlib
import re

import pytest

import build_site
import recipes
from doc_blocks import ROOT
from own_process import in_own_process

PAGES = recipes.pages()
#: Packages that recipes need beside ferrohub. `.ci/run` fails without them.
LIBRARIES = ("fastapi", "matplotlib", "openpyxl", "pandas", "pyarrow")


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
@pytest.mark.filterwarnings("default")
def test_a_page_shows_what_its_recipe_prints_and_needs(page: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """Where it differs, ``python tools/recipes.py`` writes the page anew."""
    text = page.read_text()
    for library in LIBRARIES:
        if library in text:
            pytest.importorskip(library)
    done = in_own_process(recipes.run, page, tmp_path)
    assert recipes.written(page, done) == text
    for name, picture in done.pictures.items():
        assert (page.parent / name).is_file() and picture.startswith(b"<?xml")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_can_be_found(page: pathlib.Path) -> None:
    assert len(build_site.front_matter(page.relative_to(build_site.DOCS))[""]) >= 3
    index = (page.parent / "index.md").read_text()
    assert f"[{recipes.title(page)}]({page.name})" in index
    assert f'{{ "{recipes.title(page)}" = "recipes/{page.name}" }}' in (build_site.DOCS / "zensical.toml").read_text()
    assert re.search(r"\(\.\./(reference|guide)/[\w-]+\.md", page.read_text().rpartition("See also:")[2])


def test_there_are_recipes_for_everyday_tasks() -> None:
    assert len(PAGES) >= 40


def test_every_example_program_has_a_page() -> None:
    shown = "".join(page.read_text() for page in (ROOT / "docs").rglob("*.md"))
    programs = [str(path.relative_to(ROOT)) for path in (ROOT / "examples").glob("*.py")]
    assert [path for path in programs if path not in shown and path != "examples/triage.py"] == []


PAGE = """# A recipe

```python title="recipe.py"
import ferrohub

print(ferrohub.Client.from_environment().repository("octo-org", "compass").create_issue("Found a bug").number)
```

```text
WRONG
```

## What it needs

| | |
| --- | --- |
| WRONG | |

## Try it

```python title="try_recipe.py"
from ferrohub.testing import GitHub

github = GitHub()
mona = github.user("mona")
github.repository("octo-org/compass", private=True)
github.client(mona).repository("octo-org", "compass").create_label("before", "ffffff")

with github.installed(mona):
    import recipe
```
"""


def test_a_page_is_written_anew_where_it_is_wrong(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "a-recipe.md"
    page.write_text(PAGE)
    folder = tmp_path / "run"
    folder.mkdir()
    text = recipes.written(page, recipes.run(page, folder))
    assert "```text\n1\n```" in text and "WRONG" not in text
    assert "`issues: write` ([create a token](https://github.com/settings/personal-access-tokens/new?" in text
    assert "| Scopes of a classic token | `repo` |" in text
    assert "| Requests in this example | 2: `repos/get`, `issues/create` |" in text
    assert text.endswith(PAGE[PAGE.index("## Try it") :])
    assert capsys.readouterr().out == ""
