"""GitHub's command line runs flows against the simulator, over its setting ``http_unix_socket``.

Its commands for issues and pull requests use GraphQL; here, they are requests of ``gh api``.
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


@flow
def issues(gh: Gh, other: Gh) -> Any:
    for title in ("One", "Two", "Three"):
        gh.api(f"repos/{FULL}/issues", "-f", f"title={title}")
    gh.api(f"repos/{FULL}/issues/2", "-X", "PATCH", "-f", "title=Two!")
    gh.api(f"repos/{FULL}/issues/1", "-X", "PATCH", "-f", "state=closed", "-f", "state_reason=not_planned")
    found = gh.api(f"repos/{FULL}/issues?state=all&direction=asc")
    return [[each["number"], each["title"], each["state"], each["state_reason"]] for each in found]


@flow
def comments(gh: Gh, other: Gh) -> Any:
    gh.api(f"repos/{FULL}/issues", "-f", "title=One")
    first, second = (gh.api(f"repos/{FULL}/issues/1/comments", "-f", f"body={text}")["id"] for text in "ab")
    gh.api(f"repos/{FULL}/issues/comments/{first}", "-X", "PATCH", "-f", "body=c")
    gh.api(f"repos/{FULL}/issues/comments/{second}", "-X", "DELETE")
    return gh("api", f"repos/{FULL}/issues/1/comments", "--jq", ".[].body").split()


@flow
def labels(gh: Gh, other: Gh) -> Any:
    gh("label", "create", "crash", "--color", "ff0000", "--description", "It crashes", *REPO)
    gh("label", "create", "later", "--color", "cccccc", *REPO)
    gh("label", "edit", "crash", "--name", "panic", *REPO)
    gh.api(f"repos/{FULL}/labels/later", "-X", "DELETE")
    found = gh(
        "api", "--paginate", f"repos/{FULL}/labels?per_page=4", "--jq", '.[] | [.name, .color, .description // ""]'
    )
    return sorted(json.loads(line) for line in found.splitlines())


@flow
def milestones(gh: Gh, other: Gh) -> Any:
    for title in ("v1", "v2"):
        gh.api(f"repos/{FULL}/milestones", "-f", f"title={title}")
    gh.api(f"repos/{FULL}/issues", "-f", "title=One", "-F", "milestone=1")
    gh.api(f"repos/{FULL}/milestones/1", "-X", "PATCH", "-f", "state=closed")
    gh.api(f"repos/{FULL}/milestones/2", "-X", "DELETE")
    found = gh.api(f"repos/{FULL}/milestones?state=all")
    number = gh.api(f"repos/{FULL}/issues/1")["milestone"]["number"]
    return [[[each["number"], each["title"], each["state"]] for each in found], number]


@flow
def releases(gh: Gh, other: Gh) -> Any:
    (gh.folder / "a.txt").write_text("text")
    gh("release", "create", "v1", "a.txt", "--title", "One", "--notes", "Notes", *REPO)
    gh("release", "create", "v2", "--notes", "Gone", *REPO)
    # The commands that find a release by its tag use GraphQL beside REST.
    gone, kept = gh.api(f"repos/{FULL}/releases")
    gh.api(f"repos/{FULL}/releases/{gone['id']}", "-X", "DELETE")
    gh.api(f"repos/{FULL}/releases/{kept['id']}", "-X", "PATCH", "-f", "name=One!")
    found = gh.api(f"repos/{FULL}/releases/tags/v1")
    accept = ("-H", "Accept: application/octet-stream")
    contents = [[each["name"], gh("api", each["url"], *accept)] for each in found["assets"]]
    return [[found["tag_name"], found["name"], found["draft"], contents]]


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
    runs = json.loads(gh("run", "list", "--json", fields, *REPO))
    assert "✓ test" in gh("run", "view", str(runs[0]["databaseId"]), *REPO)
    assert "1 passed" in gh("run", "view", str(runs[0]["databaseId"]), "--log", *REPO)
    gh.api(f"repos/{FULL}/actions/runs/{runs[0]['databaseId']}", "-X", "DELETE")
    found = json.loads(gh("run", "list", "--workflow", "ci.yml", "--json", fields, *REPO))
    return [[each["number"], each["event"], each["headBranch"], each["status"], each["conclusion"]] for each in found]


@flow
def repositories(gh: Gh, other: Gh) -> Any:
    for name in ("own", "gone"):
        gh.api("user/repos", "-f", f"name={name}", "-f", "description=Mine", "-F", "private=true")
    gh("repo", "edit", "mona/own", "--description", "Still mine", "--add-topic", "tools")
    gh("repo", "rename", "renamed", "--repo", "mona/own", "--yes")
    gh.api("repos/mona/gone", "-X", "DELETE")
    found = gh.api("user/repos?affiliation=owner")
    return sorted([each["name"], each["description"], each["private"], each["topics"]] for each in found)


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
    newest, oldest = (each["id"] for each in gh.api("gists"))
    gh("gist", "delete", newest)
    gh.api(f"gists/{oldest}/comments", "-f", "body=Fine")
    text = gh("gist", "view", oldest, "--raw", "--filename", "a.txt")
    return [["File a.txt", {"a.txt": text.strip()}, ["Fine"]]]


@flow
def search(gh: Gh, other: Gh) -> Any:
    for title in ("One", "Two", "Three"):
        gh.api(f"repos/{FULL}/issues", "-f", f"title={title}", "-f", "labels[]=crash")
    gh.api(f"repos/{FULL}/issues", "-f", "title=Other")
    gh.api(f"repos/{FULL}/issues/2", "-X", "PATCH", "-f", "state=closed")
    found = json.loads(gh("search", "issues", *REPO, "--state", "open", "--label", "crash", "--json", "title"))
    return sorted(each["title"] for each in found)


@flow
def forks(gh: Gh, other: Gh) -> Any:
    other("repo", "fork", FULL, "--clone=false")
    return [each["full_name"] for each in gh.api(f"repos/{FULL}/forks")]


@flow
def pulls(gh: Gh, other: Gh) -> Any:
    gh.api(f"repos/{FULL}/pulls", "-f", "title=Add", "-f", "head=ready", "-f", "base=main")
    gh.api(f"repos/{FULL}/pulls/1/merge", "-X", "PUT", "-f", "merge_method=squash")
    found = gh.api(f"repos/{FULL}/pulls/1")
    tree = gh.api(f"repos/{FULL}/git/trees/main?recursive=1")["tree"]
    paths = sorted(each["path"] for each in tree if each["type"] == "blob")
    return [found["number"], found["title"], found["state"], found["merged"], paths]


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
    return [int(line) for line in found.split()]


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
