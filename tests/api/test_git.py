"""Git data: blobs, trees, commits, references and tags."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import (
    AuthenticationFailed,
    NotRefreshable,
    UnprocessableEntity,
)
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
SHA = "7638417db6d59f3c431d3e1f261cc637155684cd"
TREE = "9fb037999f264ba9a7fc6274d15fa3ae2ab98312"
MONA = {"name": "Mona", "email": "mona@example.com", "date": "2014-11-07T22:01:45Z"}
ENTRY = {"path": "a.txt", "mode": "100644", "type": "blob", "content": "a"}
ALL = {"per_page": "100"}
REFERENCE = {"ref": "refs/heads/topic", "sha": SHA}

CASES = [
    Case(
        "ShortRepository.blob",
        (SHA,),
        f"GET {REPO}/git/blobs/{SHA}",
        reply="Blob",
        result="Blob",
    ),
    Case(
        "ShortRepository.create_blob",
        ("Y29udGVudA==", "base64"),
        f"POST {REPO}/git/blobs",
        json={"content": "Y29udGVudA==", "encoding": "base64"},
        reply={"sha": SHA, "url": "https://api.github.com/x"},
        status=201,
        result=SHA,
    ),
    Case(
        "ShortRepository.create_blob",
        ("", "utf-8"),
        f"POST {REPO}/git/blobs",
        json={"content": "", "encoding": "utf-8"},
        reply={"sha": SHA},
        status=201,
        result=SHA,
        note="empty",
    ),
    Case(
        "ShortRepository.tree",
        (TREE,),
        f"GET {REPO}/git/trees/{TREE}",
        reply="Tree",
        result="Tree",
    ),
    Case(
        "ShortRepository.tree",
        ("topic/a b", True),
        f"GET {REPO}/git/trees/topic/a%20b",
        query={"recursive": "1"},
        reply="Tree",
        result="Tree",
        note="recursive",
    ),
    Case(
        "ShortRepository.create_tree",
        ([ENTRY, {**ENTRY, "path": "b.txt", "sha": None}],),
        f"POST {REPO}/git/trees",
        json={"tree": [ENTRY, {**ENTRY, "path": "b.txt", "sha": None}]},
        reply="Tree",
        status=201,
        result="Tree",
    ),
    Case(
        "ShortRepository.create_tree",
        ([ENTRY], TREE),
        f"POST {REPO}/git/trees",
        json={"tree": [ENTRY], "base_tree": TREE},
        reply="Tree",
        status=201,
        result="Tree",
        note="base",
    ),
    Case(
        "CommitTree.to_tree",
        (),
        f"GET {REPO}/git/trees/{TREE}",
        reply="Tree",
        result=lambda tree: [entry.path for entry in tree.tree][:1] == ["file.rb"] and tree.truncated is False,
    ),
    Case(
        "Tree.recurse",
        (),
        f"GET {REPO}/git/trees/{TREE}",
        query={"recursive": "1"},
        reply="Tree",
        result="Tree",
    ),
    Case(
        "ShortRepository.git_commit",
        (SHA,),
        f"GET {REPO}/git/commits/{SHA}",
        reply="Commit",
        result="Commit",
    ),
    Case(
        "ShortRepository.create_commit",
        ("Message", TREE, []),
        f"POST {REPO}/git/commits",
        json={"message": "Message", "tree": TREE, "parents": []},
        reply="Commit",
        status=201,
        result="Commit",
        note="root",
    ),
    Case(
        "ShortRepository.create_commit",
        ("Message", TREE, [SHA]),
        f"POST {REPO}/git/commits",
        {"author": MONA, "committer": MONA},
        json={
            "message": "Message",
            "tree": TREE,
            "parents": [SHA],
            "author": MONA,
            "committer": MONA,
        },
        reply="Commit",
        status=201,
        result="Commit",
    ),
    Case(
        "ShortRepository.ref",
        ("heads/a b/c",),
        f"GET {REPO}/git/ref/heads/a%20b/c",
        reply="Reference",
        result="Reference",
    ),
    Case(
        "ShortRepository.refs",
        (),
        f"GET {REPO}/git/matching-refs/",
        query=ALL,
        reply="[Reference]",
        result="[Reference]",
    ),
    Case(
        "ShortRepository.refs",
        ("tags/v1",),
        f"GET {REPO}/git/matching-refs/tags/v1",
        {"number": 5, "etag": '"abc"'},
        {"per_page": "5"},
        headers={"If-None-Match": '"abc"'},
        reply=[],
        result=[],
        note="subspace",
    ),
    Case(
        "ShortRepository.create_ref",
        ("refs/heads/topic", SHA),
        f"POST {REPO}/git/refs",
        json=REFERENCE,
        reply="Reference",
        status=201,
        result="Reference",
    ),
    Case(
        "ShortRepository.create_branch_ref",
        ("topic", SHA),
        f"POST {REPO}/git/refs",
        json=REFERENCE,
        reply="Reference",
        status=201,
        result="Reference",
    ),
    Case(
        "Reference.delete",
        (),
        f"DELETE {REPO}/git/refs/heads/featureA",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "Reference.update",
        (SHA,),
        f"PATCH {REPO}/git/refs/heads/featureA",
        json={"sha": SHA, "force": False},
        reply="Reference",
        result=True,
    ),
    Case(
        "Reference.update",
        (SHA, True),
        f"PATCH {REPO}/git/refs/heads/featureA",
        json={"sha": SHA, "force": True},
        reply="Reference",
        result=True,
        note="force",
    ),
    Case(
        "ShortRepository.tag",
        (SHA,),
        f"GET {REPO}/git/tags/{SHA}",
        reply="Tag",
        result="Tag",
    ),
    Case(
        "ShortRepository.create_tag",
        ("v1.0", "", SHA, "", None, True),
        f"POST {REPO}/git/refs",
        json={"ref": "refs/tags/v1.0", "sha": SHA},
        reply="Reference",
        status=201,
        result="Reference",
        note="lightweight",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


@pytest.mark.parametrize(("tagger", "sent"), [(MONA, {"tagger": MONA}), (None, {})])
def test_an_annotated_tag_takes_two_requests(
    client: ferrohub.Client, server: Server, tagger: Any, sent: dict[str, Any]
) -> None:
    """ShortRepository.create_tag."""
    server.will(Reply(body_of("Tag"), 201), Reply(body_of("Reference"), 201))
    tag = make("Repository", client).create_tag("v0.0.1", "initial version", SHA, "commit", tagger)
    assert type(tag).__name__ == "Tag" and str(tag) == "v0.0.1"
    assert [r.line for r in server.requests] == [
        f"POST {REPO}/git/tags",
        f"POST {REPO}/git/refs",
    ]
    due = {
        "tag": "v0.0.1",
        "message": "initial version",
        "object": SHA,
        "type": "commit",
        **sent,
    }
    assert server.requests[0].json == due
    assert server.requests[1].json == {
        "ref": "refs/tags/v0.0.1",
        "sha": body_of("Tag")["sha"],
    }


def test_a_tag_that_is_refused_gets_no_reference(client: ferrohub.Client, server: Server) -> None:
    """ShortRepository.create_tag."""
    server.will(Reply({"message": "Validation Failed"}, 422), Reply(body_of("Reference"), 201))
    with pytest.raises(UnprocessableEntity):
        make("Repository", client).create_tag("v1", "m", SHA, "commit", MONA)
    assert len(server.requests) == 1


def test_a_tag_whose_reference_is_refused_raises(client: ferrohub.Client, server: Server) -> None:
    """ShortRepository.create_tag."""
    server.will(
        Reply(body_of("Tag"), 201),
        Reply({"message": "Reference already exists"}, 422),
    )
    with pytest.raises(UnprocessableEntity, match="already exists"):
        make("Repository", client).create_tag("v1", "m", SHA, "commit", MONA)


def test_a_branch_from_nowhere_is_no_branch(client: ferrohub.Client, server: Server) -> None:
    """ShortRepository.create_branch_ref."""
    assert make("Repository", client).create_branch_ref("topic") is None
    assert server.requests == []


def test_create_branch_ref_needs_a_credential_even_then(anonymous: ferrohub.Client, server: Server) -> None:
    """ShortRepository.create_branch_ref, ShortRepository.create_tag."""
    for call in (
        lambda repository: repository.create_branch_ref("topic"),
        lambda repository: repository.create_tag("v1", "m", SHA, "commit", MONA),
    ):
        with pytest.raises(AuthenticationFailed):
            call(make("Repository", anonymous))
    assert server.requests == []


@pytest.mark.parametrize(
    ("content", "encoding", "text", "decoded"),
    [
        (
            "Q29udGVudCBv\nZiB0aGUgYmxvYg==\n",
            "base64",
            "Content of the blob",
            b"Content of the blob",
        ),
        ("w6k", "base64", "é", "é".encode()),
        ("/wD+", "base64", b"\xff\x00\xfe", b"\xff\x00\xfe"),
        ("plain é", "utf-8", "plain é", "plain é".encode()),
        ("", "base64", "", b""),
        (None, "none", "", None),
    ],
)
def test_the_content_of_a_blob(
    client: ferrohub.Client,
    server: Server,
    content: Any,
    encoding: str,
    text: Any,
    decoded: Any,
) -> None:
    """Blob.decode_content."""
    blob = make("Blob", client, content=content, encoding=encoding)
    assert blob.decode_content() == text
    assert blob.decoded == decoded
    assert server.requests == []


def test_a_blob_that_is_not_what_it_says(client: ferrohub.Client) -> None:
    """Blob.decode_content."""
    blob = make("Blob", client, content="§", encoding="base64")
    with pytest.raises(ValueError, match="base64"):
        blob.decode_content()
    assert blob.decoded is None


def test_short_forms_become_full_ones(client: ferrohub.Client, server: Server) -> None:
    short = make("Commit", client).tree
    server.will(Reply(body_of("Tree")))
    assert type(short).__name__ == "CommitTree"
    assert type(short.refresh()).__name__ == "Tree"
    server.will(Reply(body_of("Commit")))
    within = make("RepoCommit", client).commit
    assert type(within).__name__ == "ShortCommit"
    assert type(within.refresh()).__name__ == "Commit"
    assert server.requests[0].path.startswith(f"{REPO}/git/commits/")


def test_a_name_of_git_is_no_resource_to_refresh(client: ferrohub.Client, server: Server) -> None:
    reference = make("Reference", client)
    assert str(reference) == "refs/heads/featureA" and reference.object.type == "commit"
    for part in (reference.object, make("Tree", client).tree[0]):
        with pytest.raises(NotRefreshable):
            part.refresh()
    assert server.requests == []


def test_an_update_moves_the_reference(client: ferrohub.Client, server: Server) -> None:
    reference = make("Reference", client)
    server.will(
        Reply(
            {
                **body_of("Reference"),
                "object": {"type": "commit", "sha": SHA, "url": "x"},
            }
        )
    )
    assert reference.update(SHA) is True
    assert reference.object.sha == SHA


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda r: r.blob(""), ValueError, "sha"),
        (lambda r: r.create_blob("x", "latin-1"), ValueError, "encoding"),
        (lambda r: r.create_blob(b"x", "base64"), TypeError, "content"),
        (lambda r: r.tree(""), ValueError, "sha"),
        (lambda r: r.tree(".."), ValueError, "sha"),
        (lambda r: r.tree("main", 2), TypeError, "recursive"),
        (lambda r: r.create_tree("x"), TypeError, "tree"),
        (lambda r: r.create_tree({"path": "x"}), TypeError, "tree"),
        (lambda r: r.git_commit(" "), ValueError, "sha"),
        (lambda r: r.create_commit("", TREE, []), ValueError, "message"),
        (lambda r: r.create_commit("m", TREE, None), TypeError, "parents"),
        (lambda r: r.create_commit("m", TREE, SHA), TypeError, "parents"),
        (lambda r: r.create_commit("m", TREE, [], author="Mona"), TypeError, "author"),
        (lambda r: r.create_ref("", SHA), ValueError, "ref"),
        (lambda r: r.create_ref("refs/heads/x", ""), ValueError, "sha"),
        (lambda r: r.create_branch_ref("", SHA), ValueError, "name"),
        (lambda r: r.create_branch_ref("x", ""), ValueError, "sha"),
        (lambda r: r.ref("heads/../.."), ValueError, "ref"),
        (lambda r: r.tag(""), ValueError, "sha"),
        (lambda r: r.create_tag("", "m", SHA, "commit", MONA), ValueError, "tag"),
        (lambda r: r.create_tag("v", "m", "", "commit", MONA), ValueError, "sha"),
        (lambda r: r.create_tag("v", "m", SHA, "branch", MONA), ValueError, "obj_type"),
        (lambda r: r.create_tag("v", "m", SHA, "commit", "Mona"), TypeError, "tagger"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client,
    server: Server,
    call: Any,
    error: type[Exception],
    argument: str,
) -> None:
    with pytest.raises(error, match=argument):
        call(make("Repository", client))
    assert server.requests == []


def test_a_tree_and_all_below_it_are_two(client: ferrohub.Client, server: Server) -> None:
    tree = make("Tree", client)
    below = [*body_of("Tree")["tree"], {"path": "lib/x.rb", "mode": "100644", "type": "blob", "sha": "0" * 40}]
    server.will(Reply({**body_of("Tree"), "tree": below}))
    recursed = tree.recurse()
    assert recursed.url == tree.url and recursed != tree and {tree, recursed} == {recursed, tree}
    assert tree == make("Tree", client, truncated=True) and hash(tree) == hash(make("Tree", client))
    assert recursed == type(tree).from_dict(recursed.as_dict(), client)
    assert repr(tree).startswith("<Tree http")
