"""Flows that clients of other projects run against the simulator.

A flow creates, lists, changes and deletes, and returns what the client reads back at the end. That must equal what the
state of the simulator has.
"""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan
from ferrohub.testing.github.records import Repository

OWNER, NAME = "octo-org", "compass"
FULL = f"{OWNER}/{NAME}"
#: A script of a workflow that can be dispatched.
WORKFLOW = "name: CI\non:\n  workflow_dispatch:\n    inputs:\n      level:\n"


@dataclasses.dataclass
class Access:
    """How a client reaches a simulator."""

    url: str
    #: The token of mona, an owner of the organization.
    token: str
    #: The token of hubot, a member.
    other: str


@dataclasses.dataclass
class Server:
    """A simulator that is served."""

    github: GitHub
    access: Access


def new_github() -> GitHub:
    """A simulator with the organization, the repository and the users of the flows."""
    github = GitHub(validate=True)
    mona, hubot = github.user("mona", name="Mona Lisa", email="mona@example.com"), github.user("hubot")
    github.user("surtur")
    github.organization(OWNER, owners=[mona], members=[hubot])
    files = {"README.md": "# Compass\n", ".github/workflows/ci.yml": WORKFLOW}
    github.repository(FULL, files=files, collaborators={"hubot": "push"})
    github.commit(FULL, {"src/a.py": "print(1)\n"}, "Add a program", branch="ready", author=mona)

    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("test", seconds=0, conclusion="success", log="1 passed")

    return github


@contextmanager
def serving(**options: Any) -> Iterator[Server]:
    """A simulator of its own, on a socket of this machine."""
    github = new_github()
    with github.serve(**options) as url:
        yield Server(github, Access(url, github.token("mona"), github.token("hubot")))


class Flows(dict[str, Callable[..., Any]]):
    """The flows of a client by name; a decorator adds one. Each needs the state of its name."""

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        assert function.__name__ in STATES, f"no state has the name {function.__name__}"
        self[function.__name__] = function
        return function


State = Callable[[GitHub, Repository], Any]
#: What the state has at the end of a flow, by the name of the flow.
STATES: dict[str, State] = {}


def expected(name: str, github: GitHub) -> Any:
    """What a flow must have read back, as JSON.

    :param name: the name of the flow
    :param github: the simulator
    """
    repository = github.state.repository(FULL)
    assert repository is not None
    return json.loads(json.dumps(STATES[name](github, repository)))


def state(function: State) -> State:
    """Decorator: the function returns the state for the flow of its name."""
    STATES[function.__name__] = function
    return function


def logins(github: GitHub, ids: Any) -> list[str]:
    """The logins of accounts, sorted."""
    return sorted(github.state.accounts[id].login for id in ids)


@state
def issues(github: GitHub, repository: Repository) -> Any:
    """Numbers, titles, states and their reasons."""
    return [[each.number, each.title, each.state, each.state_reason] for each in repository.issues.values()]


@state
def status(github: GitHub, repository: Repository) -> Any:
    """What happened to issues, the newest first."""
    (issue,), (comment,) = repository.issues.values(), repository.comments.values()
    return [[f"comment on {issue.title}", comment.body], ["new issue", issue.title]]


@state
def comments(github: GitHub, repository: Repository) -> Any:
    """The bodies."""
    return [each.body for each in repository.comments.values()]


@state
def labels(github: GitHub, repository: Repository) -> Any:
    """Names, colors and descriptions."""
    return sorted([each.name, each.color, each.description or ""] for each in repository.labels.values())


@state
def issue_labels(github: GitHub, repository: Repository) -> Any:
    """The names of the labels of the issue."""
    return sorted(repository.labels[id].name for id in repository.issues[1].labels)


@state
def milestones(github: GitHub, repository: Repository) -> Any:
    """Numbers, titles and states, and the milestone of the issue."""
    found = [[each.number, each.title, each.state] for each in repository.milestones.values()]
    return [found, repository.issues[1].milestone]


@state
def assignees(github: GitHub, repository: Repository) -> Any:
    """The logins."""
    return logins(github, repository.issues[1].assignees)


@state
def reactions(github: GitHub, repository: Repository) -> Any:
    """The contents, of the issue and of its comment."""
    comment = next(iter(repository.comments.values()))
    return [sorted(each.content for each in found.reactions) for found in (repository.issues[1], comment)]


@state
def locks(github: GitHub, repository: Repository) -> Any:
    """Whether issues are locked, and why."""
    return [[each.locked, each.active_lock_reason] for each in repository.issues.values()]


def tree(github: GitHub, branch: str = "main") -> dict[str, str]:
    """The files of a branch."""
    client = github.client("mona")
    found = client.request(f"GET /repos/{FULL}/git/trees/{branch}?recursive=1").json()["tree"]
    blobs = {each["path"]: each["sha"] for each in found if each["type"] == "blob"}
    repository = github.state.repository(FULL)
    assert repository is not None
    return {path: repository.objects[sha][1].decode() for path, sha in blobs.items()}


@state
def files(github: GitHub, repository: Repository) -> Any:
    """The paths, and the content of one."""
    found = tree(github)
    return [sorted({path.partition("/")[0] for path in found}), found["docs/a.md"]]


@state
def branches(github: GitHub, repository: Repository) -> Any:
    """Names and SHAs."""
    return sorted([name.removeprefix("refs/heads/"), sha] for name, sha in repository.refs.items())


@state
def commits(github: GitHub, repository: Repository) -> Any:
    """The SHA of the branch and its files."""
    return [repository.refs["refs/heads/main"], sorted(tree(github))]


@state
def tags(github: GitHub, repository: Repository) -> Any:
    """The names of the tags and the branch's SHA, which they point to."""
    names = sorted(name.removeprefix("refs/tags/") for name in repository.refs if name.startswith("refs/tags/"))
    return [[name, repository.refs["refs/heads/main"]] for name in names]


@state
def pulls(github: GitHub, repository: Repository) -> Any:
    """Number, title, state, whether it is merged, and the files of main."""
    issue = repository.issues[1]
    return [1, issue.title, issue.state, repository.pulls[1].merged_at is not None, sorted(tree(github))]


@state
def reviews(github: GitHub, repository: Repository) -> Any:
    """Users, states and bodies."""
    return [[github.state.accounts[each.user].login, each.state, each.body] for each in repository.reviews.values()]


@state
def review_comments(github: GitHub, repository: Repository) -> Any:
    """Paths, lines and bodies."""
    return [[each.path, each.line, each.body] for each in repository.review_comments.values()]


@state
def reviewers(github: GitHub, repository: Repository) -> Any:
    """The logins."""
    return logins(github, repository.pulls[1].requested_reviewers)


@state
def releases(github: GitHub, repository: Repository) -> Any:
    """Tags, names, drafts, assets with their contents."""
    return [
        [each.tag_name, each.name, each.draft, [[asset.name, asset.content.decode()] for asset in each.assets]]
        for each in repository.releases.values()
    ]


@state
def statuses(github: GitHub, repository: Repository) -> Any:
    """The combined state, and the latest of each context."""
    latest = {each.context: each.state for each in repository.statuses.values()}
    return ["success" if set(latest.values()) == {"success"} else "failure", sorted(map(list, latest.items()))]


@state
def hooks(github: GitHub, repository: Repository) -> Any:
    """Events, whether they are active, URLs."""
    return [[sorted(each.events), each.active, each.url] for each in github.state.hooks.values()]


@state
def invitations(github: GitHub, repository: Repository) -> Any:
    """Those who are invited, and the collaborators."""
    return [
        logins(github, (each.invitee for each in repository.invitations.values())),
        [name for name in logins(github, repository.collaborators) if name != "mona"],
    ]


@state
def teams(github: GitHub, repository: Repository) -> Any:
    """Slugs, members and repositories."""
    names = {each.id: each.name for each in github.state.repositories.values()}
    return [
        [each.slug, each.description, logins(github, each.members), sorted(names[id] for id in each.repositories)]
        for each in github.state.teams.values()
    ]


@state
def gists(github: GitHub, repository: Repository) -> Any:
    """Descriptions, files and comments."""
    return [
        [each.description, each.revisions[-1].files, [comment.body for comment in each.comments.values()]]
        for each in github.state.gists.values()
    ]


@state
def search(github: GitHub, repository: Repository) -> Any:
    """The titles of open issues with the label."""
    label = next(id for id, each in repository.labels.items() if each.name == "crash")
    found = [each for each in repository.issues.values() if label in each.labels and each.state == "open"]
    return sorted(each.title for each in found)


@state
def deployments(github: GitHub, repository: Repository) -> Any:
    """Environments, and the states of each, the newest first."""
    return [
        [each.environment, each.ref, [status.state for status in reversed(each.statuses)]]
        for each in repository.deployments.values()
    ]


@state
def variables(github: GitHub, repository: Repository) -> Any:
    """Names and values."""
    return sorted([each.name, each.value] for each in repository.variables.values())


@state
def secrets(github: GitHub, repository: Repository) -> Any:
    """The names, with the values as the simulator opens them."""
    return sorted(map(list, github.secrets(FULL).items()))


@state
def workflows(github: GitHub, repository: Repository) -> Any:
    """The runs: their numbers and branches, inputs are checked by the simulator."""
    return [[each.number, each.event, each.head_branch, "completed", "success"] for each in repository.runs.values()]


@state
def stars(github: GitHub, repository: Repository) -> Any:
    """The names of starred repositories."""
    mona = github.state.account("mona")
    assert mona is not None
    return sorted(github.state.full_name(github.state.repositories[id]) for id in mona.starred)


@state
def repositories(github: GitHub, repository: Repository) -> Any:
    """Mona's own repositories."""
    mona = github.state.account("mona")
    assert mona is not None
    mine = [each for each in github.state.repositories.values() if each.owner == mona.id]
    return sorted([each.name, each.description, each.private, sorted(each.topics)] for each in mine)


@state
def forks(github: GitHub, repository: Repository) -> Any:
    """The names of the forks."""
    found = [each for each in github.state.repositories.values() if each.parent == repository.id]
    return sorted(github.state.full_name(each) for each in found)


@state
def protection(github: GitHub, repository: Repository) -> Any:
    """Contexts, administrators and reviews."""
    found = repository.protections["main"]
    checks, needed = found.required_status_checks or {}, found.required_pull_request_reviews or {}
    return [checks["contexts"], found.enforce_admins, needed["required_approving_review_count"]]


@state
def comparison(github: GitHub, repository: Repository) -> Any:
    """Of main and the branch ready."""
    return ["ahead", 1, 0, ["src/a.py"], [repository.refs["refs/heads/ready"]]]  # retired-terms: ignore


@state
def pages(github: GitHub, repository: Repository) -> Any:
    """The numbers of all issues, on pages of ten."""
    return sorted(repository.issues)


@state
def keys(github: GitHub, repository: Repository) -> Any:
    """Titles and keys."""
    mona = github.state.account("mona")
    assert mona is not None
    return [[each.title, each.key] for each in mona.keys.values()]


@state
def organization(github: GitHub, repository: Repository) -> Any:
    """Its description and its members."""
    found = github.state.account(OWNER)
    assert found is not None
    return [found.description, logins(github, found.members)]


@state
def sub_issues(github: GitHub, repository: Repository) -> Any:
    """The numbers of the sub-issues, in their order."""
    by_id = {each.id: each.number for each in repository.issues.values()}
    return [by_id.get(parts[1], parts[1]) for parts in repository.issues[1].sub_issues]


@state
def environments(github: GitHub, repository: Repository) -> Any:
    """Names and wait timers."""
    return sorted([each.name, each.wait_timer] for each in repository.environments.values())


@state
def errors(github: GitHub, repository: Repository) -> Any:
    """Statuses of: no repository, an invalid issue, no permission, a bad credential."""
    return [404, 422, 403, 401]


def needed(found: Any, name: str, hint: str) -> None:
    """Skip a test whose client is not installed; with ``FERROHUB_CLIENTS=all``, as in ``make clients``, it fails.

    :param found: whether it is installed
    :param name: the client
    :param hint: how to install it
    """
    if not found:
        (pytest.fail if os.environ.get("FERROHUB_CLIENTS") == "all" else pytest.skip)(f"{name} is missing: {hint}")


class Program:
    """A program in another language, which runs all flows at once, each with a simulator of its own.

    It reads the URLs and the tokens of the simulators from its standard input, and writes what the flows read back.

    :param command: the command
    :param names: the names of the flows
    """

    def __init__(self, command: list[str], names: Iterable[str]) -> None:
        with ExitStack() as stack:
            self.servers = {name: stack.enter_context(serving()) for name in names}
            given = json.dumps({name: dataclasses.asdict(server.access) for name, server in self.servers.items()})
            done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=300, check=False)
            assert done.returncode == 0, done.stderr
        #: What the flows read back, by name.
        self.results: dict[str, Any] = json.loads(done.stdout)

    def expected(self, name: str) -> Any:
        """What a flow must have read back.

        :param name: the name of the flow
        """
        return expected(name, self.servers[name].github)
