"""Hold the requests of the declared operations against GitHub's description: part of ``make conformance``.

Each operation that is declared with a GitHub id is called as the tables of cases in ``tests/api`` call it, or as this
file says. The request among those it sends that has the method and the path of the id is validated.
"""

from __future__ import annotations

import importlib
import pathlib
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from typing import Any

TESTS = pathlib.Path(__file__).resolve().parents[1] / "tests"
sys.path[:0] = [str(TESTS / "support"), str(TESTS / "api")]

import declared_families  # noqa: E402
import harness  # noqa: E402
from harness import Case, Recorded, Reply, Server  # noqa: E402

KEY = TESTS / "keys" / "app-pkcs8.pem"
#: A value as it is sent: encrypted, in base64.
SEALED = "dmFsdWU="
NEW, SHA = "0" * 40, "6dcb09b5b57875f334f61aebed695e2e4193db5e"
TAGGER = {"name": "n", "email": "n@example.com", "date": "2026-01-01T00:00:00Z"}
#: What a commit of files reads and makes, in order: branch, commit, tree, tree, commit, branch.
REFERENCE = {"ref": "refs/heads/main", "object": {"type": "commit", "sha": SHA, "url": "x"}}
COMMIT = {**harness.body_of("Commit"), "sha": SHA, "tree": {"sha": SHA, "url": "x"}}
GIT = [REFERENCE, COMMIT, {"sha": SHA, "tree": [], "truncated": False}, {"sha": NEW}, COMMIT, REFERENCE]


def call(operation: str, *arguments: Any, replies: list[Any], **more: Any) -> tuple[Case, list[Reply]]:
    """A call with its replies, each a body or a status without one."""
    made = [Reply(status=each) if isinstance(each, int) else Reply(each) for each in replies]
    return Case(operation, arguments, "", **more), made


def secret_calls() -> Iterator[tuple[Case, list[Reply]]]:
    """Calls of the operations for secrets that tests/api tests one by one."""
    key, own, of_repository = (
        harness.body_of(f"{each}") for each in ("PublicKey", "OrganizationSecret", "RepositorySecret")
    )
    for name in ("set_secret", "create_or_update_secret"):
        yield call(f"ShortOrganization.{name}", "S", SEALED, "all", replies=[key, 204, own])
        yield call(f"ShortRepository.{name}", "S", SEALED, replies=[key, 204, of_repository])
    yield call("ShortOrganization.public_key", replies=[key])
    yield call("ShortOrganization.secret", "S", replies=[own])
    yield call("ShortOrganization.secrets", replies=[{"total_count": 1, "secrets": [own]}])
    yield call("ShortOrganization.delete_secret", "S", replies=[204])
    replies = [key, 204, {"name": "S"}]
    for kind in ("codespaces", "dependabot"):
        yield call(f"ShortOrganization.set_{kind}_secret", "S", "value", "selected", [1], replies=replies)
        yield call(f"ShortRepository.set_{kind}_secret", "S", "value", replies=replies)
    yield call("Client.set_codespaces_secret", "S", "value", [1], replies=replies)


def other_calls() -> Iterator[tuple[Case, list[Reply]]]:
    """Calls of the other operations without a case."""
    yield call("Client.octocat", replies=["text"])
    yield call("Client.mascot", replies=["text"])
    yield call("Client.zen", replies=["text"])
    yield call("Client.markdown", "text", replies=["text"])
    issue = harness.body_of("Issue")
    yield call("Client.create_issue", "o", "r", "title", replies=[harness.body_of("Repository"), issue])
    token = {"token": "t", "expires_at": "2099-01-01T00:00:00Z"}
    yield call("Client.login_as_app_installation", KEY.read_bytes(), 1, 2, replies=[token])
    yield call("ShortOrganization.all_events", "octocat", replies=[[]])
    yield call("ShortOrganization.public_events", replies=[[]])
    yield call("ShortIssue.pull_request", replies=[harness.body_of("PullRequest")])
    yield call("ShortRepository.commit_files", {"a": "b"}, "message", "main", replies=GIT)
    tag = harness.body_of("Tag")
    yield call("ShortRepository.create_tag", "v1", "message", SHA, "commit", TAGGER, replies=[tag, REFERENCE])
    yield call("BranchProtection.requires_signatures", replies=[{"enabled": True}])
    yield call("BranchProtection.update", replies=[harness.body_of("BranchProtection")])
    with tempfile.TemporaryDirectory() as folder:
        to = pathlib.Path(folder) / "file"
        yield call("ShortRepository.archive", "tarball", to, "main", replies=["content"])
        yield call("Release.archive", "tarball", to, replies=["content"])
        yield call("Asset.download", to, replies=["content"])


DIFF = (
    "accepts application/vnd.github",
    "the description lacks the media types diff and patch, which GitHub documents",
)
LIST = ("the body: [", "GitHub takes the list itself as well; the description has only the object")
REPLY = ("the body.", "with in_reply_to GitHub ignores all members but the body")
TEXT = ("accepts application/vnd.github", "GitHub returns the text for its JSON media type as well")
#: What differs, and why: by the name of the operation, how the difference begins and the reason.
EXCEPTIONS: dict[str, tuple[str, str]] = {
    **dict.fromkeys(["Comparison.diff", "Comparison.patch", "ShortPullRequest.diff", "ShortPullRequest.patch"], DIFF),
    **{f"ProtectionRequiredStatusChecks.{name}_contexts": LIST for name in ("add", "delete", "remove", "replace")},
    **{f"ProtectionRestrictions.{name}_teams": LIST for name in ("add", "remove", "replace")},
    **{f"ShortIssue.{name}_labels": LIST for name in ("add", "remove_all", "replace")},
    **{f"Client.{name}_email_addresses": LIST for name in ("add", "delete")},
    **{f"Client.{name}": TEXT for name in ("markdown", "mascot", "octocat", "zen")},
    "ShortGist.edit": (
        "the body.files.gone.txt: null",
        "null removes a file, which the description says in words only",
    ),
    "Asset.download": (
        "accepts application/octet-stream",
        "GitHub documents it in words only, for the bytes of an asset",
    ),
    "ShortRepository.code_scanning_alerts": (
        "sends ",
        "Enterprise Cloud and Enterprise Server have more filters, which the cases send as well",
    ),
    "OrganizationInvitation.teams": ("does not send", "the URL is the one in the invitation, by the id"),
    "ShortIssue.comments": (
        "sends ",
        "sort and direction are arguments of github3.py, sent where the caller passes them",
    ),
    **{f"{owner}.reply": REPLY for owner in ("ReviewComment", "ReviewThread")},
    "ShortTeam.add_repository": ("the body.permission", "the operation takes all roles, the description names three"),
}
#: Whether the request of an operation, by its ID, is among some, and what differs: with the flag for Enterprise Server.
Validate = Callable[[str, bool, list[Recorded]], tuple[bool, list[str]]]


def calls() -> Iterator[tuple[Case, list[Reply]]]:
    """Every call."""
    for path in sorted((TESTS / "api").glob("test_*.py")):
        for case in getattr(importlib.import_module(path.stem), "CASES", ()):
            yield case, [Reply(case.body(), case.status)]
    yield from secret_calls()
    yield from other_calls()


def outcome(case: Case, replies: list[Reply], server: Server, validate: Validate) -> tuple[bool, list[str]]:
    """Whether a call sends the request of its operation's id, and what differs."""
    enterprise = "ClientEnterprise" in (case.operation.partition(".")[0], case.owner)
    server.will(*replies)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            harness.settled(case.call(server))
    except Exception as error:
        return True, [f"raises {type(error).__name__}: {error}"]
    return validate(harness.declared()[case.operation]["id"], enterprise, list(server.requests))


def differences(validate: Validate) -> dict[str, list[str]]:
    """What differs and is no exception, by the name of the operation; a call that is missing is a difference, too."""
    due = {name for name, found in harness.declared().items() if found.get("id")}
    wrong: dict[str, list[str]] = {name: [] for name in due}
    sent: dict[str, bool] = {}
    server = Server()
    server.thread.start()
    for case, replies in calls():
        if case.operation in due:
            is_sent, found = outcome(case, replies, server, validate)
            sent[case.operation] = is_sent or sent.get(case.operation, False)
            wrong[case.operation] += found
    server.shutdown()
    for operation, requests, error in declared_families.every():
        if operation in due:
            is_sent, found = validate(harness.declared()[operation]["id"], False, requests)
            sent[operation] = is_sent or sent.get(operation, False)
            wrong[operation] += [f"raises {type(error).__name__}: {error}"] if error else found
    for name in due - {name for name, is_sent in sent.items() if is_sent}:
        wrong[name].append("does not send the request of its id" if name in sent else "is not called")
    for name, (begin, _) in EXCEPTIONS.items():
        left = [each for each in wrong[name] if not each.startswith(begin)]
        wrong[name] = left if len(left) < len(wrong[name]) else [*left, "is no exception any more"]
    return {name: found for name, found in sorted(wrong.items()) if found}
