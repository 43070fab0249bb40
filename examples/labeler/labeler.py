"""A GitHub App on FastAPI that labels new issues by the words in them.

    WEBHOOK_SECRET=... CLIENT_ID=... uvicorn --factory labeler:app

The URL of its webhook is that of the server with the path /webhooks, its private key is in the file app.pem. It needs
the permission to write issues, and the event "Issues".
"""

from __future__ import annotations

import contextlib
import os
import pathlib
from collections.abc import AsyncIterator

from fastapi import FastAPI
from starlette.routing import Route

import ferrohub
from ferrohub.webhooks import Webhooks, events
from ferrohub.webhooks.receiver import App

#: Words in the title or the body of an issue, and the label that it gets.
LABELS = {"crash": "bug", "error": "bug", "exception": "bug", "docs": "documentation", "please add": "enhancement"}


def labels_for(title: str, body: str) -> list[str]:
    """The labels for an issue, sorted by name."""
    text = f"{title}\n{body}".lower()
    return sorted({label for word, label in LABELS.items() if word in text})


def receiver(secret: str, app: App[ferrohub.Client]) -> Webhooks[ferrohub.Client]:
    """The receiver of the webhook; the app has the clients of its installations."""
    hooks = Webhooks(secret, app=app)

    @hooks.on("issues.opened")
    def label(event: events.IssuesOpenedEvent) -> None:
        issue = event.bind(hooks.client(event)).issue
        if issue is None:
            return
        known = {each.name for each in issue.original_labels or ()}
        labels = [each for each in labels_for(issue.title, issue.body or "") if each not in known]
        if labels:
            issue.add_labels(*labels)

    return hooks


def application(hooks: Webhooks[ferrohub.Client]) -> FastAPI:
    """The application of a receiver, which waits for the handlers when it ends."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        async with hooks:
            yield

    app = FastAPI(lifespan=lifespan)
    app.router.routes.append(Route("/webhooks", hooks.asgi))
    return app


def app() -> FastAPI:
    """The application for a server, with settings of the environment."""
    github = ferrohub.AppClient(os.environ["CLIENT_ID"], pathlib.Path("app.pem").read_text())
    return application(receiver(os.environ["WEBHOOK_SECRET"], github))
