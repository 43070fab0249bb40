"""The package ``ferrohub.rest``: what is generated is complete, and an import loads nothing of it."""

from __future__ import annotations

import importlib
import pathlib
import pickle
import re
import subprocess
import sys

import pytest

import description
import ferrohub
import generated
from ferrohub import _core
from ferrohub.rest import models
from generator.models import link

ROOT = pathlib.Path(__file__).parents[2]
SUMMARIES = ROOT / "src" / "github" / "description" / "text" / "summaries.txt"
TAGS = sorted(description.texts())


def test_every_tag_has_a_module_a_page_and_a_place_in_the_index() -> None:
    index = generated.page("reference/index.md")
    for tag in TAGS:
        module = importlib.import_module(f"ferrohub.rest.{tag.replace('-', '_')}")
        (blocking, awaited) = sorted(module.__all__, key=len)
        assert issubclass(getattr(module, blocking), ferrohub.rest.Operations) and awaited == f"Async{blocking}"
        assert type(getattr(ferrohub.Client().rest, tag.replace("-", "_"))) is getattr(module, blocking)
        assert f"# client.rest.{tag.replace('-', '_')}\n" in generated.page(f"reference/rest-{tag}.md")
        assert f"| [{tag}](rest-{tag}.md) |" in index


def test_the_pages_of_tags_have_every_operation_and_the_coverage_counts_them() -> None:
    coverage, found = generated.page("coverage.md"), 0
    pages = {name: text for name, text in generated.files().items() if name.startswith("docs/reference/rest-")}
    for tag, text in description.texts().items():
        own = [page for name, page in pages.items() if f"# client.rest.{tag.replace('-', '_')}" in page]
        ids = [each.id for each in description.operations(tag, text)]
        assert [each for each in ids if sum(f"[{each}](https://docs.github.com/" in page for page in own) != 1] == []
        assert f"| [{tag}](reference/rest-{tag}.md) | {len(ids)} |" in coverage
        found += len(ids)
    assert found == 1591 and "1,591 of 1,591 operations" in coverage


@pytest.mark.slow
def test_completion_finds_every_operation_in_the_stubs() -> None:
    for tag, text in description.texts().items():
        stub = (pathlib.Path(ferrohub.rest.__path__[0]) / f"{tag.replace('-', '_')}.pyi").read_text()
        names = [each.name.replace("-", "_") for each in description.operations(tag, text)]
        # Blocking and awaited; one with a file to write has two forms.
        assert [name for name in names if len(re.findall(rf"^    (?:async )?def {name}\(", stub, re.M)) < 2] == []


def test_the_sentence_of_an_operation_is_in_its_stub_and_on_its_page() -> None:
    """An editor shows the one as its documentation, and the search of the site finds the other."""
    sentences = dict(line.split(": ", 1) for line in SUMMARIES.read_text().splitlines())
    stubs = pathlib.Path(ferrohub.rest.__path__[0])
    texts = {tag: (stubs / f"{tag.replace('-', '_')}.pyi").read_text() for tag in TAGS}
    pages = "\n".join(text for name, text in generated.files().items() if name.startswith("docs/reference/rest-"))
    shown = {id for id, said in sentences.items() if texts[id.partition("/")[0]].count(f'"""{said}') >= 2}
    assert (sentences.keys() - shown, len(sentences) > 800) == (set(), True)
    assert [id for id, said in sentences.items() if f"\n{said}\n" not in pages] == []


def test_every_model_is_there_and_pickles() -> None:
    _, described, _ = _core._rest_described()
    client = ferrohub.Client()
    for name in described:
        model = getattr(models, name)
        assert (model.__name__, model.__module__) == (name, "ferrohub.rest.models")
    run = models.WorkflowRun({"id": 7, "name": "ci"}, client)
    assert pickle.loads(pickle.dumps(run)) == run


def test_a_pickled_model_and_listing_are_read_by_another_process(tmp_path: pathlib.Path) -> None:
    listing = ferrohub.Client().rest.actions.list_repo_workflows("o", "r")
    run = models.WorkflowRun({"id": 7, "name": "ci"}, ferrohub.Client())
    (tmp_path / "both").write_bytes(pickle.dumps((run, listing)))
    code = f"import pickle; run, listing = pickle.load(open({str(tmp_path / 'both')!r}, 'rb')); print(run, listing.cls)"
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert printed == "ci <class 'ferrohub.rest.models.Workflow'>\n"


def test_nothing_of_it_is_loaded_by_an_import() -> None:
    code = "import ferrohub, sys; ferrohub.Client(); print([name for name in sys.modules if 'ferrohub.rest' in name])"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "[]\n"


def test_its_modules_are_attributes_without_an_import_of_their_own() -> None:
    code = "import ferrohub; print(ferrohub.rest.models.WorkflowRun, ferrohub.rest.code_scanning.CodeScanning)"
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert printed.split() == [
        "<class", "'ferrohub.rest.models.WorkflowRun'>", "<class", "'ferrohub.rest.code_scanning.CodeScanning'>",
    ]  # fmt: skip
    assert {"models", "actions", "Rest"} <= set(dir(ferrohub.rest)) and "WorkflowRun" in dir(models)
    assert not hasattr(ferrohub.rest, "unknown")


def test_a_tag_is_parsed_when_it_is_first_touched() -> None:
    code = """
import ferrohub
from ferrohub import _core
client = ferrohub.Client()
print(_core._rest_parsed())
client.rest
print(_core._rest_parsed())
client.rest.code_scanning.list_alerts_for_repo
print(_core._rest_parsed())
"""
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert printed.splitlines() == ["[]", "[]", "['code-scanning']"]


def test_every_model_has_an_anchor_in_the_reference() -> None:
    pages = [text for name, text in generated.files().items() if "docs/reference/" in name]
    titles = {title for text in pages for title in re.findall(r"^#+ `?(\w+)`?$", text, re.MULTILINE)}
    declared = {found["name"] for chapter in _core.schema() for found in chapter["classes"]}
    derived = {name for name in dir(models) if name.isidentifier() and not name.startswith("_")}
    assert len(declared) > 100 and len(derived) > 1000 and (declared | derived) - titles == set()
    # Events have a table, which names the class of each.
    stub = (ROOT / "python" / "ferrohub" / "webhooks" / "events.pyi").read_text()
    events = generated.page("reference/webhook-events.md")
    due = set(re.findall(r"^class (\w+Event)\(WebhookEvent\)", stub, re.MULTILINE))
    assert len(due) > 50 and due <= set(re.findall(r"`(\w+)`", events))


def test_every_class_of_a_result_has_an_anchor_that_its_operations_link_to() -> None:
    _, described, _ = _core._rest_described()
    pages = {name.rpartition("/")[2]: text for name, text in generated.files().items() if "docs/reference/" in name}
    anchors = [
        f"{page}#{title.lower()}"
        for page, text in pages.items()
        if page.startswith("models-")
        for title in re.findall(r"^## (\w+)$", text, re.MULTILINE)
    ]
    assert len(anchors) == len(set(anchors)) == len(described)
    of_operations = "\n".join(text for page, text in pages.items() if page.startswith("rest-"))
    linked = set(re.findall(r"\]\((models-[\w-]+\.md#\w+)\)", of_operations))
    assert len(linked) > 400 and linked <= set(anchors)
    assert f"- `returns`: [Listing](core.md#listing)\\[{link('WorkflowRun')}\\]" in of_operations
