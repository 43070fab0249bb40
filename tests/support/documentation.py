"""The pages of the documentation as tests see them: blocks of code, what they print, and where they are run."""

from __future__ import annotations

import contextlib
import functools
import io
import pathlib
from typing import Any

import pytest

import ferrohub
from doc_blocks import ROOT, Block
from ferrohub import oauth, pygithub
from ferrohub.github3 import session as sessions
from ferrohub.testing import webhooks
from harness import GITHUB
from service import Service

DOCS = ROOT / "docs"


def written() -> list[pathlib.Path]:
    """The pages that are written by hand."""
    pages = [path for path in sorted(DOCS.rglob("*.md")) if "docs/site" not in str(path)]
    return [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *(path for path in pages if "Made by" not in path.read_text()[:60]),
    ]


def run(block: Block, namespace: dict[str, Any], service: Service) -> str:
    """Run a block, and give what it printed, with GitHub's URL in place of the service's."""
    printed = io.StringIO()
    code = compile("\n" * (block.line - 1) + block.code, block.page, "exec")
    with contextlib.redirect_stdout(printed):
        exec(code, namespace)
    assert service.unrouted == [], f"{block}: the service has no such route: {service.unrouted}"
    return printed.getvalue().replace(service.url, GITHUB)


def redirect(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every client of this package and of those that use requests go to the service, wherever it was to go."""

    class Placed:
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            place = {} if "session" in kwargs else {"base_url": service.url}
            super().__init__(*args, **{**kwargs, **place})

    class Client(Placed, ferrohub.Client):
        pass

    class AsyncClient(Placed, ferrohub.AsyncClient):
        pass

    class AppClient(Placed, ferrohub.AppClient):
        pass

    class AsyncAppClient(Placed, ferrohub.AsyncAppClient):
        pass

    class ClientEnterprise(ferrohub.ClientEnterprise):
        def __init__(self, url: str, *args: Any, **kwargs: Any) -> None:
            super().__init__(service.url, *args, **kwargs)

    class ClientSession(ferrohub.ClientSession):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **{**kwargs, "base_url": service.url})

    class OAuthApp(oauth.OAuthApp):
        def __new__(cls, *args: Any, **kwargs: Any) -> OAuthApp:
            return super().__new__(cls, *args, **{"client": Client(), **kwargs})

    class AppManifest(oauth.AppManifest):
        def __new__(cls, *args: Any, **kwargs: Any) -> AppManifest:
            return super().__new__(cls, *args, **{"client": Client(), **kwargs})

    initialize = sessions.GitHubSession.__init__

    def placed(self: Any, *args: Any, **kwargs: Any) -> None:
        initialize(self, *args, **{**kwargs, "base_url": service.url})

    monkeypatch.setattr(sessions.GitHubSession, "__init__", placed)
    for local in (AppClient, AsyncAppClient, AsyncClient, Client, ClientEnterprise, ClientSession):
        local.__module__, local.__qualname__ = "ferrohub", local.__name__
        monkeypatch.setattr(ferrohub, local.__name__, local)
    monkeypatch.setattr(oauth, "OAuthApp", OAuthApp)
    monkeypatch.setattr(oauth, "AppManifest", AppManifest)
    for name in ("GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"):
        monkeypatch.setenv(name, "a-token-of-the-environment")
    made = functools.partial(
        pygithub.Github, base_url=service.url, seconds_between_requests=None, seconds_between_writes=None
    )
    monkeypatch.setattr(pygithub, "Github", made)
    monkeypatch.setattr(webhooks, "_API", service.url)
    monkeypatch.setenv("GITHUB_API_URL", service.url)
    monkeypatch.setenv("NO_PROXY", "*")
