"""GitHub Apps, their installations, and webhooks."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class Delivery:
    """One delivery of a webhook."""

    id: int
    guid: str
    event: str
    action: str | None
    delivered_at: str
    status_code: int
    #: GitHub's word for the status code, such as "OK".
    status: str
    request_headers: dict[str, str]
    #: The payload as it was sent.
    payload: bytes = dataclasses.field(repr=False)
    response_headers: dict[str, str] = field(default_factory=dict)
    response_body: str = dataclasses.field(default="", repr=False)
    redelivery: bool = False
    repository: int | None = None
    installation: int | None = None


@dataclasses.dataclass
class Hook:
    """A webhook of a repository, an organization or an App."""

    id: int
    created_at: str
    updated_at: str
    url: str
    events: list[str]
    #: The ID of the repository, the organization or the App; the others are None.
    repository: int | None = None
    organization: int | None = None
    app: int | None = None
    secret: str | None = dataclasses.field(default=None, repr=False)
    #: "json" or "form".
    content_type: str = "json"
    insecure_ssl: str = "0"
    active: bool = True
    #: The newest last.
    deliveries: list[Delivery] = field(default_factory=list)


@dataclasses.dataclass
class App:
    """A GitHub App, or an OAuth app."""

    id: int
    name: str
    slug: str
    owner: int
    client_id: str
    client_secret: str = dataclasses.field(repr=False)
    created_at: str
    updated_at: str
    #: The private key in PEM form; empty for an OAuth app.
    key: str = dataclasses.field(default="", repr=False)
    #: The account that acts for an installation.
    bot: int | None = None
    description: str | None = None
    external_url: str = "https://example.com"
    permissions: dict[str, str] = field(default_factory=dict)
    events: list[str] = field(default_factory=list)
    #: The URLs to which users may be redirected.
    callback_urls: list[str] = field(default_factory=list)
    #: Whether tokens of users expire.
    expire_user_tokens: bool = True


@dataclasses.dataclass
class Installation:
    """An installation of a GitHub App."""

    id: int
    app: int
    account: int
    created_at: str
    updated_at: str
    permissions: dict[str, str] = field(default_factory=dict)
    events: list[str] = field(default_factory=list)
    #: The IDs of repositories; None for all of the account.
    repositories: list[int] | None = None
    suspended_at: str | None = None
    suspended_by: int | None = None


@dataclasses.dataclass
class Grant:
    """What a user granted to an App, until the App exchanges the code for a token."""

    app: int
    scopes: list[str]
    #: When the code ends, on the clock of the machine.
    expires: float
    #: None until the user decides.
    user: int | None = None
    is_denied: bool = False
    redirect_uri: str | None = None
    #: The code challenge of PKCE (S256).
    challenge: str | None = None
    #: The code that the user enters, of the device flow; its interval in seconds, and the time of the last request.
    user_code: str | None = None
    interval: int = 5
    polled: float | None = None
