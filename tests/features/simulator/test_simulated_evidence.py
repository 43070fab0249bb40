"""What the rules said of pushes, errors of the file CODEOWNERS, and attestations."""

from __future__ import annotations

import base64
import contextlib
import json
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, GitHubError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub
from sending import send

MAIN = {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}}


@pytest.fixture
def atlas(github: GitHub, client: ferrohub.Client) -> Any:
    github.organization("acme", owners=[github.user("mona")], members=[github.user("lisa")])
    github.repository("acme/atlas", files={"README.md": "x"}, collaborators={"lisa": "push"})
    return client.repository("acme", "atlas")


def push(github: GitHub, login: str, path: str) -> None:
    """Change a file of the default branch; that the rules forbid it is no error."""
    with contextlib.suppress(GitHubError):
        github.client(login).repository("acme", "atlas").create_file(path, "Change", b"x")


def test_each_push_to_a_branch_with_rules_has_a_suite(github: GitHub, client: ferrohub.Client, atlas: Any) -> None:
    push(github, "lisa", "before.txt")
    assert list(atlas.rule_suites()) == []
    admins: list[Any] = [{"actor_id": 1, "actor_type": "OrganizationAdmin", "bypass_mode": "always"}]
    rules = [{"type": "deletion"}, {"type": "update"}]
    made = atlas.create_ruleset("locked", rules=rules, conditions=MAIN, bypass_actors=admins)
    push(github, "lisa", "a.txt")
    push(github, "mona", "b.txt")
    atlas.update_ruleset(made.id, rules=[{"type": "deletion"}])
    push(github, "lisa", "c.txt")
    found = list(atlas.rule_suites())
    assert [(each["actor_name"], each["result"]) for each in found] == [
        ("lisa", "pass"),
        ("mona", "bypass"),
        ("lisa", "fail"),
    ]
    suite = atlas.rule_suite(found[-1]["id"])
    first, second = suite["rule_evaluations"]
    assert [(each["rule_type"], each["result"]) for each in (first, second)] == [
        ("deletion", "pass"),
        ("update", "fail"),
    ]
    assert second["details"] == "Cannot change this locked branch"
    assert second["rule_source"] == {"type": "ruleset", "id": made.id, "name": "locked"}
    assert suite["before_sha"] == found[1]["before_sha"] and found[1]["after_sha"] == found[0]["before_sha"]
    acme = client.organization("acme")
    assert list(acme.rule_suites()) == found and acme.rule_suite(suite["id"]) == suite


def test_an_update_that_is_no_fast_forward_has_no_suite(github: GitHub, client: ferrohub.Client, atlas: Any) -> None:
    first = atlas.branch("main").commit.sha
    push(github, "mona", "a.txt")
    atlas.create_ruleset("kept", rules=[{"type": "deletion"}], conditions=MAIN)
    path = "PATCH /repos/acme/atlas/git/refs/heads/main"
    assert send(client, path, {"sha": first})[0] == 422 and list(atlas.rule_suites()) == []
    assert send(client, path, {"sha": first, "force": True})[0] == 200
    assert [each["result"] for each in atlas.rule_suites()] == ["pass"]


def test_suites_are_selected(github: GitHub, client: ferrohub.Client, atlas: Any) -> None:
    atlas.create_ruleset("locked", rules=[{"type": "update"}], conditions=MAIN)
    push(github, "lisa", "a.txt")
    github.clock.advance(days=2)
    push(github, "mona", "b.txt")

    def actors(**query: Any) -> list[str]:
        return [each["actor_name"] for each in atlas.rule_suites(**query)]

    assert (actors(), actors(time_period="week")) == (["mona"], ["mona", "lisa"])
    assert actors(time_period="week", actor_name="lisa") == ["lisa"]
    assert actors(ref="main") == actors(ref="refs/heads/main") == ["mona"] and actors(ref="other") == []
    assert actors(rule_suite_result="fail") == ["mona"] and actors(rule_suite_result="pass") == []
    assert list(client.organization("acme").rule_suites(repository_name="other")) == []
    with pytest.raises(ForbiddenError):
        list(github.client("lisa").repository("acme", "atlas").rule_suites())
    with pytest.raises(NotFoundError):
        atlas.rule_suite(99)


def test_a_ruleset_that_is_tried_stops_nobody(github: GitHub, atlas: Any) -> None:
    atlas.create_ruleset("trial", "evaluate", rules=[{"type": "update"}], conditions=MAIN)
    push(github, "lisa", "a.txt")
    (found,) = atlas.rule_suites(evaluate_status="evaluate")
    assert (found["result"], found["evaluation_result"]) == ("pass", "fail")
    assert list(atlas.rule_suites(evaluate_status="active")) == []
    assert atlas.file_contents("a.txt") is not None


def test_a_protected_branch_is_a_source_of_rules(github: GitHub, atlas: Any) -> None:
    atlas.branch("main").protect(required_pull_request_reviews={"required_approving_review_count": 1})
    push(github, "lisa", "a.txt")
    (found,) = atlas.rule_suites()
    evaluations = {each["rule_type"]: each for each in atlas.rule_suite(found["id"])["rule_evaluations"]}
    assert found["result"] == "fail" and evaluations["pull_request"]["result"] == "fail"
    assert evaluations["pull_request"]["rule_source"] == {"type": "protected_branch"}
    assert evaluations["deletion"]["result"] == "pass"


def test_errors_of_code_owners_are_named(github: GitHub, atlas: Any, client: ferrohub.Client) -> None:
    with pytest.raises(NotFoundError):
        atlas.codeowners_errors()
    client.organization("acme").create_team("crew", privacy="closed")
    client.rest.teams.add_or_update_repo_permissions_in_org("acme", "crew", "acme", "atlas", permission="push")
    lines = [
        "# Who reviews what",
        "*        @mona @acme/crew docs@example.com  # all",
        "***/*.rb @lisa",
        "/secrets @acme/nobody",
        "*.txt    docs@",
        "*.js     @mona @ghost",
        "!*.md    @mona",
        "/build/",
    ]
    github.commit("acme/atlas", {".github/CODEOWNERS": "\n".join(lines)})
    found = atlas.codeowners_errors()["errors"]
    assert [(each["line"], each["column"], each["kind"]) for each in found] == [
        (3, 1, "Invalid pattern"),
        (4, 10, "Unknown owner"),
        (5, 10, "Invalid owner"),
        (6, 16, "Unknown owner"),
        (7, 1, "Invalid pattern"),
    ]
    assert found[0]["suggestion"] == "Did you mean `**/*.rb`?" and found[0]["path"] == ".github/CODEOWNERS"
    assert found[2]["message"] == "Invalid owner on line 5:\n\n  *.txt    docs@\n           ^"
    github.commit("acme/atlas", {".github/CODEOWNERS": "* @mona"}, branch="fixed")
    assert atlas.codeowners_errors("fixed")["errors"] == []


def bundle(digest: str, predicate: str = "https://slsa.dev/provenance/v1") -> dict[str, Any]:
    """A Sigstore bundle, as the action actions/attest makes it, without its signature."""
    subject = [{"name": "compass.tar.gz", "digest": {"sha256": digest}}]
    statement = {"_type": "https://in-toto.io/Statement/v1", "subject": subject, "predicateType": predicate}
    payload = base64.b64encode(json.dumps(statement).encode()).decode()
    return {
        "mediaType": "application/vnd.dev.sigstore.bundle.v0.3+json",
        "dsseEnvelope": {"payload": payload, "payloadType": "application/vnd.in-toto+json", "signatures": []},
    }


def test_attestations_are_found_by_the_digest_of_their_artifact(
    github: GitHub, client: ferrohub.Client, atlas: Any
) -> None:
    made = atlas.create_attestation(bundle("ab"))
    atlas.create_attestation(bundle("ab", "https://spdx.dev/Document/v2.3"))
    atlas.create_attestation(bundle("cd"))
    found = list(atlas.attestations("sha256:ab"))
    assert len(found) == 2 and found[1]["bundle"] == bundle("ab") and made["id"] == 1
    assert len(list(atlas.attestations("sha256:ab", predicate_type="sbom"))) == 1
    assert [each["bundle"] for each in atlas.attestations("sha256:ab", predicate_type="provenance")] == [bundle("ab")]
    assert json.loads(client.session.get(found[1]["bundle_url"]).content) == bundle("ab")
    assert list(client.organization("acme").attestations("sha256:ab")) == found
    assert list(atlas.attestations("sha256:ef")) == []
    assert [
        each["bundle"] for each in github.copy().client("mona").repository("acme", "atlas").attestations("sha256:cd")
    ]


def test_a_list_of_attestations_has_pages(github: GitHub, atlas: Any) -> None:
    for _ in range(35):
        atlas.create_attestation(bundle("ab"))
    assert len(list(atlas.attestations("sha256:ab"))) == 35


def test_a_bundle_without_a_statement_is_refused(github: GitHub, atlas: Any) -> None:
    envelopes: list[Any] = [{}, {"dsseEnvelope": {"payload": "?"}}, {"dsseEnvelope": {"payload": "e30="}}]
    for each in [*envelopes, {"dsseEnvelope": {"payload": base64.b64encode(b"[]").decode()}}]:
        with pytest.raises(UnprocessableEntity):
            atlas.create_attestation(each)
    with pytest.raises(ForbiddenError):
        github.client("hubot").repository("acme", "atlas").create_attestation(bundle("ab"))


def test_attestations_of_private_repositories_are_hidden(github: GitHub, client: ferrohub.Client, atlas: Any) -> None:
    github.repository("mona/secret", files={"a": "1"}, private=True)
    client.repository("mona", "secret").create_attestation(bundle("ab"))
    for name, count in (("mona", 1), ("hubot", 0)):
        assert len(list(github.client(name).rest.users.list_attestations("mona", "sha256:ab"))) == count
    for permissions, count in (({"contents": "read"}, 0), ({"attestations": "read"}, 1)):
        narrow = github.client(token=github.token("mona", permissions=permissions))
        assert len(list(narrow.rest.users.list_attestations("mona", "sha256:ab"))) == count, permissions
