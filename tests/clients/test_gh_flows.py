"""GitHub's command line runs flows against the simulator, over its setting ``http_unix_socket``.

Its commands use REST and GraphQL; ``gh api`` sends what it has no command for.
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import shutil
import subprocess
from typing import Any

import pytest

from client_flows import FULL, Flows, expected, needed, serving

#: Where `make clients` unpacks it, if none is in the PATH.
UNPACKED = pathlib.Path(__file__).parents[2] / "target" / "clients" / "gh" / "usr" / "bin" / "gh"
COMMAND = shutil.which("gh") or (str(UNPACKED) if UNPACKED.is_file() else None)
REPO = ("--repo", FULL)
flow = Flows()
pytestmark = pytest.mark.slow


class Gh:
    """The command line with a configuration of its own.

    :param folder: the folder of the configuration
    :param token: the token
    """

    def __init__(self, folder: pathlib.Path, token: str) -> None:
        self.folder, self._token = folder, token

    def run(self, *arguments: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
        """Run a command.

        :param arguments: its arguments
        :param given: the standard input
        """
        assert COMMAND is not None
        variables = {"GH_CONFIG_DIR": str(self.folder), "GH_TOKEN": self._token, "NO_COLOR": "1"}
        environment = {**os.environ, **variables, "GH_NO_UPDATE_NOTIFIER": "1", "GH_PROMPT_DISABLED": "1"}
        command = [COMMAND, *arguments]
        return subprocess.run(
            command,
            env=environment,
            input=given,
            capture_output=True,
            text=True,
            cwd=self.folder,
            timeout=60,
            check=False,
        )

    def __call__(self, *arguments: str, given: str | None = None) -> str:
        """The output of a command that succeeds.

        :param arguments: its arguments
        :param given: the standard input
        """
        done = self.run(*arguments, given=given)
        assert done.returncode == 0, f"gh {' '.join(arguments)}: {done.stderr}"
        return done.stdout

    def api(self, path: str, *arguments: str, body: Any = None) -> Any:
        """The JSON that ``gh api`` prints.

        :param path: the path
        :param arguments: further arguments
        :param body: the JSON of the request
        """
        more = () if body is None else ("--input", "-")
        text = self("api", path, *arguments, *more, given=None if body is None else json.dumps(body))
        return json.loads(text) if text else None

    def json(self, *arguments: str) -> Any:
        """The JSON that a command prints.

        :param arguments: its arguments
        """
        return json.loads(self(*arguments))


@flow
def issues(gh: Gh, other: Gh) -> Any:
    for title in ("One", "Two", "Three", "Gone"):
        url = gh("issue", "create", "--title", title, "--body", "Text", *REPO).strip()
    gh("issue", "delete", url, "--yes")
    gh("issue", "edit", "2", "--title", "Two!", *REPO)
    gh("issue", "close", "1", "--reason", "not planned", *REPO)
    gh("issue", "close", "3", *REPO)
    gh("issue", "reopen", "3", *REPO)
    assert "Two!" in gh("issue", "view", "2", *REPO) and "One" not in gh("issue", "list", *REPO)
    listed = gh.json("issue", "list", "--state", "all", "--json", "number", *REPO)
    found = [gh.api(f"repos/{FULL}/issues/{each['number']}") for each in reversed(listed)]
    return [[each["number"], each["title"], each["state"], each["state_reason"]] for each in found]


@flow
def comments(gh: Gh, other: Gh) -> Any:
    gh("issue", "create", "--title", "One", "--body", "", *REPO)
    for text in ("a", "b"):
        gh("issue", "comment", "1", "--body", text, *REPO)
    gh("issue", "comment", "1", "--edit-last", "--body", "c", *REPO)
    first = gh.json("api", f"repos/{FULL}/issues/1/comments")[0]["id"]
    gh.api(f"repos/{FULL}/issues/comments/{first}", "-X", "DELETE")
    return [each["body"] for each in gh.json("issue", "view", "1", "--json", "comments", *REPO)["comments"]]


@flow
def labels(gh: Gh, other: Gh) -> Any:
    gh("label", "create", "crash", "--color", "ff0000", "--description", "It crashes", *REPO)
    gh("label", "create", "later", "--color", "cccccc", *REPO)
    gh("label", "edit", "crash", "--name", "panic", *REPO)
    gh("label", "delete", "later", "--confirm", *REPO)
    found = gh.json("label", "list", "--json", "name,color,description", *REPO)
    return sorted([each["name"], each["color"], each["description"]] for each in found)


@flow
def issue_labels(gh: Gh, other: Gh) -> Any:
    gh("issue", "create", "--title", "One", "--body", "", "--label", "bug", "--label", "wontfix", *REPO)
    gh("issue", "edit", "1", "--add-label", "question", "--remove-label", "wontfix", *REPO)
    found = gh.json("issue", "list", "--label", "question", "--json", "labels", *REPO)
    return sorted(each["name"] for each in found[0]["labels"])


@flow
def assignees(gh: Gh, other: Gh) -> Any:
    gh("issue", "create", "--title", "One", "--body", "", "--assignee", "hubot", *REPO)
    gh("issue", "edit", "1", "--add-assignee", "@me", "--remove-assignee", "hubot", *REPO)
    found = gh.json("issue", "list", "--assignee", "mona", "--json", "assignees", *REPO)
    return [each["login"] for each in found[0]["assignees"]]


@flow
def locks(gh: Gh, other: Gh) -> Any:
    for number in ("1", "2"):
        gh("issue", "create", "--title", number, "--body", "", *REPO)
        gh("issue", "lock", number, "--reason", "spam", *REPO)
    gh("issue", "unlock", "2", *REPO)
    query = "query($o: String!, $r: String!) { repository(owner: $o, name: $r) { issues(first: 5) { nodes { "
    query += "locked activeLockReason } } } }"
    owner, _, name = FULL.partition("/")
    found = gh.json("api", "graphql", "-f", f"query={query}", "-f", f"o={owner}", "-f", f"r={name}")["data"]
    nodes = found["repository"]["issues"]["nodes"]
    return [[each["locked"], (each["activeLockReason"] or "").lower() or None] for each in nodes]


@flow
def milestones(gh: Gh, other: Gh) -> Any:
    for title in ("v1", "v2"):
        gh.api(f"repos/{FULL}/milestones", "-f", f"title={title}")
    gh("issue", "create", "--title", "One", "--body", "", "--milestone", "v1", *REPO)
    gh.api(f"repos/{FULL}/milestones/1", "-X", "PATCH", "-f", "state=closed")
    gh.api(f"repos/{FULL}/milestones/2", "-X", "DELETE")
    found = gh.api(f"repos/{FULL}/milestones?state=all")
    milestone = gh.json("issue", "list", "--milestone", "v1", "--json", "milestone", *REPO)[0]["milestone"]
    return [[[each["number"], each["title"], each["state"]] for each in found], milestone["number"]]


@flow
def releases(gh: Gh, other: Gh) -> Any:
    (gh.folder / "a.txt").write_text("text")
    gh("release", "create", "v1", "a.txt", "--title", "One", "--notes", "Notes", *REPO)
    gh("release", "create", "v2", "--notes", "Gone", *REPO)
    gh("release", "delete", "v2", "--yes", *REPO)
    gh("release", "edit", "v1", "--title", "One!", *REPO)
    assert gh("release", "list", *REPO).startswith("One!\tLatest\tv1\t")
    found = gh.json("release", "view", "v1", "--json", "tagName,name,isDraft,assets", *REPO)
    gh("release", "download", "v1", "--dir", "got", *REPO)
    contents = [[each["name"], (gh.folder / "got" / each["name"]).read_text()] for each in found["assets"]]
    return [[found["tagName"], found["name"], found["isDraft"], contents]]


@flow
def secrets(gh: Gh, other: Gh) -> Any:
    gh("secret", "set", "PASSWORD", "--body", "swordfish", *REPO)
    gh("secret", "set", "GONE", *REPO, given="x")
    gh("secret", "delete", "GONE", *REPO)
    return [[line.split("\t")[0], "swordfish"] for line in gh("secret", "list", *REPO).splitlines()]


@flow
def workflows(gh: Gh, other: Gh) -> Any:
    assert gh("workflow", "list", *REPO).startswith("CI\tactive")
    for branch in ("main", "ready"):
        gh("workflow", "run", "ci.yml", "--ref", branch, "--field", "level=low", *REPO)
    fields = "number,event,headBranch,status,conclusion,databaseId"
    runs = gh.json("run", "list", "--json", fields, *REPO)
    assert "✓ test" in gh("run", "view", str(runs[0]["databaseId"]), *REPO)
    assert "1 passed" in gh("run", "view", str(runs[0]["databaseId"]), "--log", *REPO)
    gh.api(f"repos/{FULL}/actions/runs/{runs[0]['databaseId']}", "-X", "DELETE")
    found = gh.json("run", "list", "--workflow", "ci.yml", "--json", fields, *REPO)
    return [[each["number"], each["event"], each["headBranch"], each["status"], each["conclusion"]] for each in found]


@flow
def repositories(gh: Gh, other: Gh) -> Any:
    for name in ("own", "gone"):
        gh("repo", "create", f"mona/{name}", "--private", "--description", "Mine")
    gh("repo", "edit", "mona/own", "--description", "Still mine", "--add-topic", "tools")
    gh("repo", "rename", "renamed", "--repo", "mona/own", "--yes")
    gh("repo", "archive", "mona/gone", "--yes")
    assert gh.json("repo", "view", "mona/gone", "--json", "isArchived")["isArchived"]
    gh("repo", "delete", "mona/gone", "--yes")
    found = gh.json("repo", "list", "mona", "--json", "name,description,isPrivate,repositoryTopics")
    return sorted(
        [each["name"], each["description"], each["isPrivate"], [topic["name"] for topic in each["repositoryTopics"]]]
        for each in found
    )


@flow
def keys(gh: Gh, other: Gh) -> Any:
    for title, rest in (("laptop", "A" * 42), ("gone", "EB" + "AQEB" * 10)):
        (gh.folder / "key.pub").write_text(f"ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA{rest}")
        gh("ssh-key", "add", "key.pub", "--title", title)
    gh("ssh-key", "delete", "2", "--yes")
    return [line.split("\t")[:2] for line in gh("ssh-key", "list").splitlines()]


@flow
def gists(gh: Gh, other: Gh) -> Any:
    for name, content in (("a.txt", "one"), ("b.txt", "two")):
        (gh.folder / name).write_text(content)
        gh("gist", "create", name, "--desc", f"File {name}", "--public")
    newest, oldest = (line.split("\t")[0] for line in gh("gist", "list").splitlines())
    gh("gist", "delete", newest)
    gh.api(f"gists/{oldest}/comments", "-f", "body=Fine")
    text = gh("gist", "view", oldest, "--raw", "--filename", "a.txt")
    return [["File a.txt", {"a.txt": text.strip()}, ["Fine"]]]


@flow
def search(gh: Gh, other: Gh) -> Any:
    gh("label", "create", "crash", *REPO)
    for title in ("One", "Two", "Three"):
        gh("issue", "create", "--title", title, "--body", "", "--label", "crash", *REPO)
    gh("issue", "create", "--title", "Other", "--body", "", *REPO)
    gh("issue", "close", "2", *REPO)
    found = gh.json("search", "issues", *REPO, "--state", "open", "--label", "crash", "--json", "title")
    listed = gh.json("issue", "list", "--search", "label:crash", "--json", "title", *REPO)
    assert sorted(each["title"] for each in listed) == sorted(each["title"] for each in found)
    return sorted(each["title"] for each in found)


@flow
def forks(gh: Gh, other: Gh) -> Any:
    other("repo", "fork", FULL, "--clone=false")
    return [each["full_name"] for each in gh.api(f"repos/{FULL}/forks")]


@flow
def pulls(gh: Gh, other: Gh) -> Any:
    gh("pr", "create", "--title", "Add", "--body", "", "--head", "ready", "--base", "main", "--draft", *REPO)
    assert "\tDRAFT\t" in gh("pr", "list", *REPO)
    gh("pr", "ready", "1", *REPO)
    gh("pr", "close", "1", *REPO)
    gh("pr", "reopen", "1", *REPO)
    assert gh("pr", "diff", "1", *REPO).startswith("diff --git a/src/a.py b/src/a.py")
    gh("pr", "merge", "1", "--squash", *REPO)
    found = gh.json("pr", "view", "1", "--json", "number,title,state,mergedBy", *REPO)
    assert found["mergedBy"]["login"] == "mona"
    tree = gh.api(f"repos/{FULL}/git/trees/main?recursive=1")["tree"]
    paths = sorted(each["path"] for each in tree if each["type"] == "blob")
    return [found["number"], found["title"], "closed", found["state"] == "MERGED", paths]


def pull_of(gh: Gh) -> None:
    """Pull request 1."""
    gh("pr", "create", "--title", "Add", "--body", "", "--head", "ready", "--base", "main", *REPO)


@flow
def reviews(gh: Gh, other: Gh) -> Any:
    pull_of(gh)
    other("pr", "review", "1", "--request-changes", "--body", "No", *REPO)
    other("pr", "review", "1", "--approve", "--body", "Yes", *REPO)
    gh("pr", "review", "1", "--comment", "--body", "Hm", *REPO)
    found = gh.json("pr", "view", "1", "--json", "reviews", *REPO)["reviews"]
    return [[each["author"]["login"], each["state"], each["body"]] for each in found]


@flow
def reviewers(gh: Gh, other: Gh) -> Any:
    pull_of(gh)
    gh("pr", "edit", "1", "--title", "Add!", "--add-label", "bug", "--add-reviewer", "hubot", *REPO)
    assert "#1  Add!" in other("pr", "status", *REPO)
    found = gh.json("pr", "list", "--label", "bug", "--json", "reviewRequests", *REPO)
    return [each["login"] for each in found[0]["reviewRequests"]]


@flow
def statuses(gh: Gh, other: Gh) -> Any:
    pull_of(gh)
    sha = gh.json("pr", "view", "1", "--json", "headRefOid", *REPO)["headRefOid"]
    for context, state in (("ci", "failure"), ("ci", "success"), ("lint", "success")):
        gh.api(f"repos/{FULL}/statuses/{sha}", "-f", f"context={context}", "-f", f"state={state}")
    found = [line.split("\t")[:2] for line in gh("pr", "checks", "1", *REPO).splitlines()]
    assert {state for _, state in found} == {"pass"}
    return ["success", sorted([context, "success"] for context, _ in found)]


@flow
def protection(gh: Gh, other: Gh) -> Any:
    rules = {
        "required_status_checks": {"strict": True, "contexts": ["ci"]},
        "enforce_admins": True,
        "required_pull_request_reviews": {"required_approving_review_count": 2},
        "restrictions": None,
    }
    gh.api(f"repos/{FULL}/branches/main/protection", "-X", "PUT", body=rules)
    found = gh.api(f"repos/{FULL}/branches/main/protection")
    count = found["required_pull_request_reviews"]["required_approving_review_count"]
    return [found["required_status_checks"]["contexts"], found["enforce_admins"]["enabled"], count]


@flow
def stars(gh: Gh, other: Gh) -> Any:
    gh.api("user/repos", "-f", "name=own")
    for name in (FULL, "mona/own"):
        gh.api(f"user/starred/{name}", "-X", "PUT")
    gh.api("user/starred/mona/own", "-X", "DELETE")
    return gh("api", "user/starred", "--jq", ".[].full_name").split()


@flow
def variables(gh: Gh, other: Gh) -> Any:
    for name in ("LEVEL", "GONE"):
        gh.api(f"repos/{FULL}/actions/variables", "-f", f"name={name}", "-f", "value=low")
    gh.api(f"repos/{FULL}/actions/variables/LEVEL", "-X", "PATCH", "-f", "value=high")
    gh.api(f"repos/{FULL}/actions/variables/GONE", "-X", "DELETE")
    return [[each["name"], each["value"]] for each in gh.api(f"repos/{FULL}/actions/variables")["variables"]]


@flow
def pages(gh: Gh, other: Gh) -> Any:
    for number in range(12):
        gh.api(f"repos/{FULL}/issues", "-f", f"title=Issue {number}")
    found = gh("api", "--paginate", f"repos/{FULL}/issues?per_page=5&direction=asc", "--jq", ".[].number")
    owner, _, name = FULL.partition("/")
    query = f'query($endCursor: String) {{ repository(owner: "{owner}", name: "{name}") {{ '
    query += "issues(first: 5, after: $endCursor) { nodes { number } pageInfo { hasNextPage endCursor } } } }"
    numbers = ".data.repository.issues.nodes[].number"
    assert gh("api", "graphql", "--paginate", "-f", f"query={query}", "--jq", numbers) == found
    return [int(line) for line in found.split()]


@flow
def status(gh: Gh, other: Gh) -> Any:
    other.api(f"repos/{FULL}/subscription", "-X", "PUT", "-F", "subscribed=true")
    gh("issue", "create", "--title", "One", "--body", "", "--assignee", "hubot", *REPO)
    gh("issue", "comment", "1", "--body", "Look, @hubot", *REPO)
    shown, _, activity = other("status").partition("Repository Activity\n")
    assert "Assigned Issues" in shown and shown.count(f"{FULL}#1") == 2
    return [line.split("\t")[1:] for line in activity.splitlines() if line]


@flow
def errors(gh: Gh, other: Gh) -> Any:
    stranger = Gh(gh.folder, "ghp_wrong")
    found = []
    for done in (
        gh.run("api", "repos/octo-org/nothing"),
        gh.run("api", f"repos/{FULL}/issues", "-f", "title= "),
        other.run("repo", "edit", FULL, "--description", "x"),
        stranger.run("api", "user"),
    ):
        assert done.returncode == 1
        status = re.search(r"HTTP (\d+)", done.stderr)
        assert status is not None, done.stderr
        found.append(int(status[1]))
    return found


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A folder whose path is short enough for a socket."""
    made = tmp_path_factory.mktemp("gh")
    (made / "config.yml").write_text(f"http_unix_socket: {made}/socket\nprompt: disabled\n")
    return made


@pytest.mark.parametrize("name", flow)
def test_flow(name: str, folder: pathlib.Path) -> None:
    needed(COMMAND, "gh", "make clients unpacks Debian's")
    with serving(unix_socket=folder / "socket") as server:
        gh, other = Gh(folder, server.access.token), Gh(folder, server.access.other)
        assert flow[name](gh, other) == expected(name, server.github)
