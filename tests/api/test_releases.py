"""Releases of a repository and the files attached to them."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
RELEASE = f"{REPO}/releases/1"
ASSET = f"{REPO}/releases/assets/1"
ALL = {"per_page": "100"}
NEW: dict[str, Any] = {
    "target_commitish": "topic",
    "name": "One",
    "body": "Notes",
    "draft": True,
    "prerelease": True,
}

CASES = [
    Case(
        "ShortRepository.releases",
        (),
        f"GET {REPO}/releases",
        query=ALL,
        reply="[Release]",
        result="[Release]",
    ),
    Case(
        "ShortRepository.release",
        (1,),
        f"GET {RELEASE}",
        reply="Release",
        result="Release",
    ),
    Case(
        "ShortRepository.latest_release",
        (),
        f"GET {REPO}/releases/latest",
        reply="Release",
        result="Release",
    ),
    Case(
        "ShortRepository.release_from_tag",
        ("rust/v1 #2",),
        f"GET {REPO}/releases/tags/rust/v1%20%232",
        reply="Release",
        result="Release",
    ),
    Case(
        "ShortRepository.create_release",
        ("v1",),
        f"POST {REPO}/releases",
        json={"tag_name": "v1", "draft": False, "prerelease": False},
        reply="Release",
        status=201,
        result="Release",
    ),
    Case(
        "ShortRepository.create_release",
        ("v1",),
        f"POST {REPO}/releases",
        NEW,
        json={"tag_name": "v1", **NEW},
        reply="Release",
        status=201,
        result="Release",
        note="everything",
    ),
    Case("ShortRepository.asset", (1,), f"GET {ASSET}", reply="Asset", result="Asset"),
    Case(
        "Release.edit",
        (),
        f"PATCH {RELEASE}",
        reply="Release",
        result=True,
        refused=404,
    ),
    Case(
        "Release.edit",
        ("v2",),
        f"PATCH {RELEASE}",
        NEW,
        json={"tag_name": "v2", **NEW},
        reply="Release",
        result=True,
        note="everything",
    ),
    Case("Release.delete", (), f"DELETE {RELEASE}", status=204, result=True, refused=404),
    Case("Release.asset", (1,), f"GET {ASSET}", reply="Asset", result="Asset"),
    Case(
        "Release.assets",
        (),
        f"GET {RELEASE}/assets",
        query=ALL,
        reply="[Asset]",
        result="[Asset]",
    ),
    Case(
        "Asset.edit",
        ("foo.zip", "Mac binary"),
        f"PATCH {ASSET}",
        json={"name": "foo.zip", "label": "Mac binary"},
        reply="Asset",
        result=True,
        refused=404,
    ),
    Case("Asset.delete", (), f"DELETE {ASSET}", status=204, result=True, refused=404),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_an_edit_is_taken_over(client: ferrohub.Client, server: Server) -> None:
    release = make("Release", client)
    server.will(Reply({**body_of("Release"), "draft": True, "name": None}))
    assert release.edit(draft=True) is True
    assert release.draft is True and release.name is None


def test_fields(client: ferrohub.Client) -> None:
    release, asset = make("Release", client, body=None), make("Asset", client)
    assert str(release) == "v1.0.0" and release.body is None and release.author.login == "octocat"
    assert [type(a) for a in release.original_assets] == [type(asset)]
    assert asset.download_url == asset.url and asset.size == 1024 and str(asset) == "example.zip"
    assert release.upload_urlt.variables == ["name", "label"] or set(release.upload_urlt.variables) == {"name", "label"}


@pytest.mark.parametrize(
    ("call", "error", "named"),
    [
        (
            lambda r: make("ShortRepository", ferrohub.Client(session=r.session)).release(0),
            ValueError,
            "id",
        ),
        (
            lambda r: make("ShortRepository", ferrohub.Client(session=r.session)).asset(0),
            ValueError,
            "id",
        ),
        (
            lambda r: make("ShortRepository", ferrohub.Client(session=r.session)).create_release(""),
            ValueError,
            "tag_name",
        ),
        (
            lambda r: make("ShortRepository", ferrohub.Client(session=r.session)).release_from_tag(""),
            ValueError,
            "tag_name",
        ),
        (lambda r: r.asset(0), ValueError, "asset_id"),
        (lambda r: r.archive("rar"), ValueError, "format"),
        (lambda r: r.archive("zipball", 5), TypeError, "path"),
        (lambda r: r.upload_asset("", "a", b""), ValueError, "content_type"),
        (lambda r: r.upload_asset("text/plain", "", b""), ValueError, "name"),
        (
            lambda r: r.upload_asset("text/plain\n", "a", b""),
            ValueError,
            "content-type",
        ),
        (lambda r: r.upload_asset("text/plain", "a", None), TypeError, "asset"),
        (lambda r: r.upload_asset("text/plain", "a", 5), TypeError, "asset"),
        (
            lambda r: r.upload_asset("text/plain", "a", b"", progress=5),
            TypeError,
            "progress",
        ),
    ],
)
def test_wrong_arguments_are_refused(
    call: Any, error: type, named: str, client: ferrohub.Client, server: Server
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=named):
        call(make("Release", client))
    assert server.requests == []
