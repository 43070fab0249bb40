"""The requests of recordings that no other flow sends: what is deleted, redirected, refused and rarely used."""

from __future__ import annotations

import base64
from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from simulated_flows import FULL, REPO, Refused, Session

SITE = {"source": {"branch": "main", "path": "/"}}
KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ1vNbBrdXVmhZtjoTvbjqUk2NRd6UBaIsTiRWjTqo2e"


def refused(session: Session, request: str, body: Any = None, *, status: int) -> None:
    """Send a request that is refused."""
    with pytest.raises(Refused) as caught:
        session(request, body)
    assert caught.value.status == status, str(caught.value)


def of_secrets(mona: Session, client: ferrohub.Client) -> None:
    """Secrets of the organization and of the repository."""
    organization = client.organization("octo-org")
    number = mona(f"GET {REPO}")["id"]
    for value in ("one", "two"):
        organization.set_secret("SHARED", value, visibility="selected", selected_repo_ids=[number])
    mona("GET /orgs/octo-org/actions/secrets/public-key")
    mona("GET /orgs/octo-org/actions/secrets/SHARED")
    mona("GET /orgs/octo-org/actions/secrets/SHARED/repositories")
    client.repository("octo-org", "compass").set_secret("OWN", "one")
    mona(f"DELETE {REPO}/actions/secrets/OWN")
    refused(mona, f"DELETE {REPO}/actions/secrets/OWN", status=404)


def of_hooks(mona: Session) -> None:
    """Webhooks that are pinged, tested and deleted."""
    config = {"url": "http://127.0.0.1:1/gone", "content_type": "json"}
    for home in (REPO, "/orgs/octo-org"):
        hook = mona(f"POST {home}/hooks", {"name": "web", "config": config, "active": False})["id"]
        mona(f"POST {home}/hooks/{hook}/pings")
        if home == REPO:
            mona(f"POST {home}/hooks/{hook}/tests")
        mona(f"DELETE {home}/hooks/{hook}")


def of_people(mona: Session, hubot: Session, surtur: Session) -> None:
    """Stars, notifications, blocks, memberships and invitations."""
    mona(f"PUT /user/starred/{FULL}")
    mona(f"GET /user/starred/{FULL}")
    mona("PUT /notifications", {})
    mona("PUT /orgs/octo-org/blocks/surtur")
    mona("DELETE /orgs/octo-org/blocks/surtur")
    mona("DELETE /user/blocks/surtur")
    hubot("PUT /orgs/octo-org/public_members/hubot")
    refused(mona, "PUT /orgs/octo-org/public_members/hubot", status=403)
    (invitation,) = surtur("GET /user/repository_invitations")
    surtur(f"PATCH /user/repository_invitations/{invitation['id']}")
    mona(f"DELETE {REPO}/collaborators/surtur")
    gist = mona("POST /gists", {"files": {"a.txt": {"content": "x"}}})["id"]
    mona(f"PUT /gists/{gist}/star")
    mona(f"DELETE /gists/{gist}/star")
    for path in ("/users/hubot/orgs", "/users/mona/repos", "/search/users?q=mona"):
        mona(f"GET {path}")


def of_repository(github: GitHub, mona: Session) -> None:
    """What is deleted and refused in a repository, its languages, its archive and its website."""
    sha = mona(f"GET {REPO}/git/ref/heads/main")["object"]["sha"]
    mona(f"POST {REPO}/git/refs", {"ref": "refs/heads/gone", "sha": sha})
    mona(f"DELETE {REPO}/git/refs/heads/gone")
    refused(mona, f"POST {REPO}/labels", {"name": "bad", "color": "red"}, status=422)
    mona(f"POST {REPO}/labels", {"name": "gone", "color": "ff0000"})
    mona(f"DELETE {REPO}/labels/gone")
    mona(f"PUT {REPO}/issues/1/lock")
    mona(f"DELETE {REPO}/issues/1/lock")
    key = mona(f"POST {REPO}/keys", {"title": "Reader", "key": KEY, "read_only": True})["id"]
    mona(f"GET {REPO}/keys/{key}")
    mona(f"DELETE {REPO}/keys/{key}")
    mona(f"DELETE {REPO}/branches/main/protection")
    refused(mona, f"GET {REPO}/branches/main/protection", status=404)
    release = mona(f"POST {REPO}/releases", {"tag_name": "v2"})["id"]
    asset = mona(f"POST {REPO}/releases/{release}/assets?name=a.txt&label=A", b"text")["id"]
    refused(mona, f"POST {REPO}/releases/{release}/assets?name=a.txt&label=A", b"text", status=422)
    mona(f"DELETE {REPO}/releases/assets/{asset}")
    mona(f"DELETE {REPO}/releases/{release}")
    mona(f"GET {REPO}/languages")
    mona(f"GET {REPO}/tarball/main")
    mona(f"GET /search/code?q=1+repo:{FULL}")
    mona(f"POST {REPO}/pages", SITE)
    mona(f"GET {REPO}/pages")
    github.delays.statistics = 60
    mona(f"PUT {REPO}/contents/late.py", {"message": "Add", "content": base64.b64encode(b"1").decode()})
    mona(f"GET {REPO}/stats/code_frequency")
    github.delays.statistics = 0


def of_names(mona: Session) -> None:
    """A repository that is renamed and deleted."""
    mona("POST /user/repos", {"name": "old"})
    mona("PATCH /repos/mona/old", {"name": "new"})
    mona("GET /repos/mona/old")
    mona("PATCH /repos/mona/old", {"description": "New"})
    mona("DELETE /repos/mona/new")
