"""Keys in the mappings that methods take: GitHub would ignore a misspelt one, so it raises and names the nearest."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
import ferrohub.github3
from harness import TOKEN, Reply, Server, body_of, make, run

OUTPUT = {"title": "t", "summary": "s"}
SHA = "a" * 40

MISSPELT: list[tuple[str, Callable[[Any], Any], str]] = [
    (
        "ShortRepository",
        lambda r: r.create_check_run("n", SHA, output={**OUTPUT, "annotation": []}),
        'output got an unexpected key "annotation"; did you mean "annotations"?',
    ),
    (
        "ShortRepository",
        lambda r: r.create_check_run("n", SHA, output={**OUTPUT, "annotations": [{"pth": "f"}]}),
        'output.annotations[0] got an unexpected key "pth"; did you mean "path"?',
    ),
    (
        "ShortPullRequest",
        lambda p: p.create_review("b", event="COMMENT", comments=[{"path": "f", "body": "x", "lien": 3}]),
        'comments[0] got an unexpected key "lien"; did you mean "line"?',
    ),
    (
        "ShortRepository",
        lambda r: r.create_tree([{"path": "f", "mod": "100644"}]),
        'tree[0] got an unexpected key "mod"; did you mean "mode"?',
    ),
    (
        "ShortRepository",
        lambda r: r.create_hook("web", {"url": "https://x", "contenttype": "json"}),
        'config got an unexpected key "contenttype"; did you mean "content_type"?',
    ),
    (
        "ShortRepository",
        lambda r: r.edit("r", security_and_analysis={"secret_scannings": {"status": "enabled"}}),
        'security_and_analysis got an unexpected key "secret_scannings"; did you mean "secret_scanning"?',
    ),
    (
        "ShortRepository",
        lambda r: r.create_ruleset("n", "active", conditions={"ref_names": {"include": []}}),
        'conditions got an unexpected key "ref_names"; did you mean "ref_name"?',
    ),
    (
        "ShortRepository",
        lambda r: r.create_ruleset(
            "n",
            "active",
            rules=[{"type": "deletion"}, {"type": "tag_name_pattern", "parameters": {"operators": "regex"}}],
        ),
        'rules[1].parameters got an unexpected key "operators"; did you mean "operator"?',
    ),
    (
        "Branch",
        lambda b: b.protect({"strict": True, "context": []}, True, None, None),
        'required_status_checks got an unexpected key "context"; did you mean "contexts"?',
    ),
    (
        "Contents",
        lambda c: c.delete("m", author={"name": "n", "email": "e", "dates": "2026-01-01"}),
        'author got an unexpected key "dates"; did you mean "date"?',
    ),
    (
        "ShortRepository",
        lambda r: r.create_file("f", "m", b"", author={"name": "n", "mail": "e"}),
        'author got an unexpected key "mail"; did you mean "email"?',
    ),
    (
        "Contents",
        lambda c: c.update("m", b"", committer={"names": "n", "email": "e"}),
        'committer got an unexpected key "names"; did you mean "name"?',
    ),
    (
        "ShortRepository",
        lambda r: r.create_commit("m", SHA, [], author={"names": "n", "email": "e"}),
        'author got an unexpected key "names"; did you mean "name"?',
    ),
    (
        "Gist",
        lambda g: g.edit(files={"a.txt": {"contents": "x"}}),
        'files.a.txt got an unexpected key "contents"; did you mean "content"?',
    ),
]


@pytest.mark.parametrize(("name", "call", "text"), MISSPELT, ids=[text.partition(";")[0] for *_, text in MISSPELT])
def test_a_misspelt_key_raises_before_anything_is_sent(
    name: str, call: Callable[[Any], Any], text: str, client: ferrohub.Client, server: Server
) -> None:
    with pytest.raises(TypeError) as caught:
        call(make(name, client))
    assert str(caught.value) == text and server.requests == []


def test_a_misspelt_key_raises_in_an_awaited_call(server: Server) -> None:
    async def main() -> None:
        async with ferrohub.AsyncClient(token=TOKEN, base_url=server.url) as client:
            with pytest.raises(
                TypeError, match=r'^files\.a got an unexpected key "contents"; did you mean "content"\?$'
            ):
                await client.create_gist("d", {"a": {"contents": "x"}})

    run(main())
    assert server.requests == []


def test_known_keys_and_those_that_github_leaves_open_are_sent(client: ferrohub.Client, server: Server) -> None:
    repository = make("ShortRepository", client)
    comment = {"path": "f", "body": "x", "line": 3, "side": "RIGHT"}
    server.will(Reply(body_of("PullReview")), Reply(body_of("Deployment"), 201), Reply(body_of("Tree"), 201))
    make("ShortPullRequest", client).create_review("b", event="COMMENT", comments=[comment])
    repository.create_deployment("main", payload={"any": {"key": 1}})
    # As GitHub sends the entries of trees.
    entry = {"path": "f", "mode": "100644", "type": "blob", "sha": SHA, "size": 1, "url": "https://x"}
    repository.create_tree([entry])
    sent = [request.json for request in server.requests]
    assert (sent[0]["comments"], sent[1]["payload"], sent[2]["tree"]) == ([comment], {"any": {"key": 1}}, [entry])


@pytest.mark.parametrize("form", ["method", "by name"])
def test_keys_that_only_other_texts_of_github_have_are_sent(form: str, client: ferrohub.Client, server: Server) -> None:
    repository = make("Repository", client)
    features = {"dependabot_security_updates": {"status": "enabled"}}
    config = {"url": "https://x", "token": "abc", "digest": "sha256"}
    server.will(Reply(body_of("Repository")), Reply(body_of("Hook"), 201), Reply(body_of("Hook")))
    if form == "method":
        repository.edit("r", security_and_analysis=features)
        hook = repository.create_hook("web", config)
        hook.edit(config)
    else:
        repository.rest.repos.update(security_and_analysis=features)
        hook = repository.rest.repos.create_webhook(config=config)
        repository.rest.repos.update_webhook(hook.id, config=config)
    first, *others = (request.json for request in server.requests)
    assert first["security_and_analysis"] == features and [each["config"] for each in others] == [config, config]


def test_a_type_that_the_description_lacks_is_sent(client: ferrohub.Client, server: Server) -> None:
    rule = {"type": "brand_new", "parameters": {"any": 1}}
    server.will(Reply({"id": 1, "name": "n"}, 201))
    make("ShortRepository", client).create_ruleset("n", "active", rules=[rule])
    assert server.requests[0].json["rules"] == [rule]


def test_github3_sends_any_key(server: Server) -> None:
    server.will(Reply(body_of("Gist"), 201))
    ferrohub.github3.GitHub(token=TOKEN, base_url=server.url).create_gist("d", {"a": {"content": "x", "more": 1}})
    assert json.loads(server.requests[0].body)["files"] == {"a": {"content": "x", "more": 1}}
