"""Example bodies: valid by GitHub's description, consistent, and always the same."""

from __future__ import annotations

import datetime
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from test_login import PEM

import description
import ferrohub
from ferrohub import _core
from ferrohub._description import is_path
from ferrohub.issues import Issue
from ferrohub.testing import Fake, from_body

TYPES: dict[str, Any] = {
    "string": str,
    "text": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "time": str,
    "date": str,
    "binary": str,
}


@pytest.fixture
def fake() -> Fake:
    return Fake()


def problems(kind: Any, value: Any, where: str) -> list[str]:
    """Where a value is not of a type."""
    match kind[0]:
        case "any":
            return []
        case "nullable":
            return [] if value is None else problems(kind[1], value, where)
        case "schema":
            return problems(_core._rest_schema(kind[1]), value, where)
        case "one_of":
            return min((problems(each, value, where) for each in kind[1]), key=len)
        case "all_of":
            return [found for each in kind[1] for found in problems(each, value, where)]
        case "list":
            if not isinstance(value, list):
                return [f"{where} is no list: {value!r}"]
            return [found for at, each in enumerate(value) for found in problems(kind[1], each, f"{where}[{at}]")]
        case "map" | "object":
            return [] if isinstance(value, dict) else [f"{where} is no object: {value!r}"]
        case "record":
            return of_record(kind[1], value, where)
        case "literal":
            return [] if value == json.loads(kind[1]) else [f"{where} is not {kind[1]}: {value!r}"]
        case "null":
            return [] if value is None else [f"{where} is not null"]
    if not isinstance(value, TYPES[kind[0]]) or isinstance(value, bool) != (kind[0] == "boolean"):
        return [f"{where} is no {kind[0]}: {value!r}"]
    if kind[0] == "time":
        datetime.datetime.fromisoformat(value.replace("Z", "+00:00"))
    return []


def of_record(members: Any, value: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where} is no object: {value!r}"]
    missing = [f"{where}.{name} is missing" for name, required, _ in members if required and name not in value]
    present = (problems(kind, value[name], f"{where}.{name}") for name, _, kind in members if name in value)
    return [*missing, *(found for each in present for found in each)]


def test_the_check_finds_problems() -> None:
    issue = ("schema", "issue")
    good = Fake().example("issue")
    assert problems(issue, good, "issue") == []
    for change in ({"number": "7"}, {"labels": {}}, {"user": []}, {"created_at": None}, {"state_reason": "bored"}):
        assert len(problems(issue, {**good, **change}, "issue")) == 1
    assert problems(issue, {key: good[key] for key in good if key != "title"}, "issue") == ["issue.title is missing"]


@pytest.mark.parametrize(("tag", "text"), description.texts().items())
def test_every_example_is_valid(tag: str, text: str, fake: Fake) -> None:
    for operation in description.operations(tag, text):
        for status, kind in _core._rest_operation(operation.id)["responses"]:
            example = fake.example(operation.id, status=status)
            assert (example is None) if kind is None else problems(kind, example, operation.id) == []
            json.dumps(example)


def urls(value: Any) -> Iterator[str]:
    """All texts in a body that are URLs of the API."""
    if isinstance(value, str) and value.startswith("https://api.github.com"):
        yield value
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from urls(each)


@pytest.mark.parametrize(
    "id", ["issues/get", "pulls/get", "repos/get-commit", "repos/get-release", "actions/get-workflow"]
)
def test_addresses_agree_with_the_path(fake: Fake, id: str) -> None:
    path = {"owner": "mona", "repo": "dotfiles", "issue_number": 7, "pull_number": 7}
    found = fake.example(id, path=path)
    names = [re.sub(r"[{?].*", "", url).split("/")[4:6] for url in urls(found) if "/repos/" in url]
    assert names and all(name == ["mona", "dotfiles"] for name in names)
    assert _core._rest_operation(f"GET {found['url'].removeprefix('https://api.github.com')}")["id"] == id
    assert "/mona/dotfiles/" in found["html_url"] and found["html_url"].startswith("https://github.com/")


#: URLs of the API's root that GitHub describes no operation for, and templates.
ALSO = re.compile(r"/hub|/settings/connections/applications|/repos/[^/]+/[^/]+/(contents|statuses)?/?|/(orgs|users)/.*")


@pytest.mark.parametrize(("tag", "text"), description.texts().items())
def test_every_url_of_the_api_in_an_example_is_that_of_an_operation(tag: str, text: str, fake: Fake) -> None:
    wrong = []
    for operation in description.operations(tag, text):
        for status, _ in _core._rest_operation(operation.id)["responses"]:
            for url in urls(fake.example(operation.id, status=status)):
                path = re.sub(r"\{[^}]*\}", "", url.removeprefix("https://api.github.com")).partition("?")[0]
                if path == "/" or not (ALSO.fullmatch(path) or is_path(path)):
                    wrong.append(f"{operation.id}: {url}")
    assert wrong == []


def test_members_named_as_arguments(fake: Fake) -> None:
    assert fake.example("actions/get-workflow-run", id=5, status="queued", path="ci.yml")["status"] == "queued"
    assert fake.example("actions/get-workflow-run", members={"id": 5, "status": "queued"})["id"] == 5
    assert fake.example("repos/get-content", path="docs/a.md")["url"].endswith("/contents/docs/a.md")
    assert fake.example_list("repos/get-content", 2, path="a")[1]["path"] == "a"
    runs = fake.example_list("actions/get-workflow-run", 2, members={"id": lambda index: index + 7})
    assert [run["id"] for run in runs] == [7, 8]


def test_examples_lead_to_further_examples() -> None:
    client = Fake(examples=True).client()
    repository = client.repository("mona", "dotfiles")
    assert [file.filename for pull in repository.pull_requests() for file in pull.files()] == ["README.md"]
    assert [len(list(found.issue.comments())) for found in client.search_issues("crash")] == [1]
    assert [len(list(gist.comments())) for gist in client.gists()] == [1]
    assert [invitation.accept() for invitation in client.repository_invitations()] == [True]
    content = repository.file_contents("docs/a.md")
    assert content.path == "docs/a.md"
    content.update("Change it", b"more")


def test_paths_with_slashes_are_faked() -> None:
    fake = Fake(examples=True)
    repository = fake.client().repository("mona", "dotfiles")
    assert repository.ref("heads/main").ref == "refs/heads/main"
    assert repository.branch("feature/x").name == "feature/x"
    assert repository.release_from_tag("v/1").tag_name == "v/1"
    repository.create_file("docs/a.md", "Add a page", b"x")
    fake.assert_called("repos/create-or-update-file-contents", path="docs/a.md")
    repository.commit_files({"docs/b.md": "x"}, "Add a page", branch="feature/x")
    fake.assert_called("git/update-ref", ref="heads/feature/x")
    repository.branch("feature/x").protection()
    fake.assert_called("repos/get-branch-protection", branch="feature/x")


def test_example_tokens_do_not_expire() -> None:
    client = ferrohub.AppClient(12345, PEM, transport=Fake(examples=True)).client("octo-org")
    assert client.repository("mona", "dotfiles").full_name == "mona/dotfiles"


def test_overrides(fake: Fake) -> None:
    issue = fake.example("issues/get", title="Broken", number=9, state="closed", user={"login": "mona"}, labels=[])
    assert (issue["title"], issue["number"], issue["state"], issue["labels"]) == ("Broken", 9, "closed", [])
    assert issue["url"].endswith("/repos/octocat/Hello-World/issues/9") and issue["html_url"].endswith("/issues/9")
    assert issue["user"]["url"] == "https://api.github.com/users/mona" and issue["user"]["type"] == "User"
    assert issue["assignee"]["login"] == "octocat"
    repository = fake.example("repos/get", full_name="mona/dotfiles", description=None, license={"key": "apache-2.0"})
    assert (repository["name"], repository["owner"]["login"], repository["description"]) == ("dotfiles", "mona", None)
    assert (
        repository["clone_url"] == "https://github.com/mona/dotfiles.git"
        and repository["license"]["key"] == "apache-2.0"
    )
    named = fake.example("repos/get", name="other", owner={"login": "hubot"})
    assert named["full_name"] == "hubot/other" and named["owner"]["html_url"] == "https://github.com/hubot"
    assert fake.example("issues/get", milestone=None)["milestone"] is None
    with pytest.raises(TypeError, match="issue has no member 'titles'; did you mean 'title'"):
        fake.example("issues/get", titles="x")
    with pytest.raises(TypeError, match="simple-user has no member 'names'; did you mean 'name'"):
        fake.example("issues/get", user={"names": "x"})
    with pytest.raises(TypeError, match="has no body"):
        fake.example("issues/unlock", title="x")


def test_operations_schemas_and_statuses(fake: Fake) -> None:
    assert fake.example("GET /repos/{owner}/{repo}") == fake.example("repos/get")
    assert fake.example("GET /user/emails")[0]["email"] == "octocat@example.com"
    assert fake.example("simple-user")["login"] == "octocat" and fake.example("issues/unlock") is None
    lists = fake.example("actions/list-workflow-runs-for-repo", path={"owner": "mona", "repo": "r"})
    assert lists["workflow_runs"][0]["url"].startswith("https://api.github.com/repos/mona/r/actions/runs/")
    assert fake.example("repos/get-content")["type"] == "file" and fake.example("users/get-by-username")["login"]
    for wrong in ("no/such", "issues", "GET /no/such", "issues/gett"):
        with pytest.raises(ValueError, match="GitHub describes no operation"):
            fake.example(wrong)


def test_values_are_plausible(fake: Fake) -> None:
    issue = fake.example("issues/get")
    assert issue["state"] == "open" and issue["closed_at"] is None and issue["closed_by"] is None
    assert issue["created_at"] < issue["updated_at"] and issue["author_association"] == "OWNER"
    assert "pull_request" not in issue and issue["user"]["login"] == "octocat"
    pull = fake.example("pulls/get")
    assert pull["merged"] is False and pull["merged_at"] is None and re.fullmatch("[0-9a-f]{40}", pull["head"]["sha"])
    assert pull["_links"]["self"]["href"] == pull["url"] and pull["diff_url"] == f"{pull['html_url']}.diff"
    assert fake.example("git/get-ref", path={"ref": "heads/topic"})["ref"] == "refs/heads/topic"
    assert from_body(Issue, issue).created_at == datetime.datetime(2026, 1, 1, 12, tzinfo=datetime.timezone.utc)


@pytest.mark.slow
def test_lists_of_examples(fake: Fake) -> None:
    issues = fake.example_list("issues/get", 3, title=lambda index: f"Issue {index}", state="closed")
    assert [(issue["number"], issue["title"], issue["state"]) for issue in issues] == [
        (1, "Issue 0", "closed"),
        (2, "Issue 1", "closed"),
        (3, "Issue 2", "closed"),
    ]
    for id in ("issues/get", "repos/get", "simple-user", "label"):
        found = fake.example_list(id, 40)
        assert len({item["id"] for item in found}) == len({item["url"] for item in found}) == 40


def test_an_enterprise_server() -> None:
    fake = Fake("https://github.example.com/api/v3")
    release = fake.example("repos/get-release", path={"owner": "o", "repo": "r"})
    assert release["url"].startswith("https://github.example.com/api/v3/repos/o/r/releases/")
    assert release["html_url"] == "https://github.example.com/o/r/releases/tag/v1.0.0"
    assert release["upload_url"].startswith("https://github.example.com/api/uploads/repos/o/r/releases/")
    assert Fake("https://api.octo.ghe.com").example("repos/get")["html_url"].startswith("https://octo.ghe.com/")


def test_examples_are_the_same_in_every_process(fake: Fake) -> None:
    program = "import json, ferrohub.testing as t; print(json.dumps(t.Fake().example('pulls/get')))"
    found = {
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2")
    }
    assert found == {json.dumps(fake.example("pulls/get")) + "\n"}


def test_every_declared_class_reads_an_example(fake: Fake) -> None:
    """Attributes of a resource have the types of their stubs, which a wrong example would break."""
    client = Fake(examples=True).client()
    found: list[Any] = [
        client.issue("o", "r", 1),
        client.repository("o", "r"),
        client.pull_request("o", "r", 1),
        client.user("mona"),
        client.organization("github"),
        client.repository("o", "r").latest_release(),
        client.repository("o", "r").branch("main"),
        client.repository("o", "r").commit("main"),
        client.gist("1"),
    ]
    for resource in found:
        assert [
            name for name in dir(resource) if not name.startswith("_") and getattr(resource, name, ...) is ...
        ] == []
        assert repr(resource) and isinstance(resource, ferrohub.models.GitHubCore)
