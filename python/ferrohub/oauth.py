"""OAuth: how users authorize an application, and the tokens that come of it.

>>> from ferrohub.oauth import OAuthApp
>>> app = OAuthApp("Iv23...", "client secret")
>>> flow = app.start_web_flow(scopes=["repo"])
>>> flow.url  # where to send the browser; keep flow.state and flow.code_verifier
>>> token = app.finish_web_flow(callback_url, state=state, code_verifier=code_verifier)
>>> client = app.client(token, on_refresh=store)

:class:`OAuthApp` runs the web flow and the device flow, and checks, resets, limits and revokes tokens.
:class:`AppManifest` registers a GitHub App. :class:`AsyncOAuthApp` and :class:`AsyncAppManifest` are the same for
asyncio.
"""

from __future__ import annotations

from typing import Any

from ferrohub._core import (
    AppManifest,
    AppRegistration,
    AsyncAppManifest,
    AsyncOAuthApp,
    DeviceCode,
    OAuthApp,
    UserToken,
    WebFlow,
    _shown,
)
from ferrohub._error_messages import request_of
from ferrohub._error_responses import body_of
from ferrohub.exceptions import GitHubError

__all__ = [
    "AppManifest",
    "AppRegistration",
    "AsyncAppManifest",
    "AsyncOAuthApp",
    "DeviceCode",
    "OAuthApp",
    "OAuthError",
    "UserToken",
    "WebFlow",
]


class OAuthError(GitHubError):
    """A flow of OAuth failed, or GitHub rejected a request of it, usually under status 200.

    :param resp: the response (:class:`ferrohub.Response`), or None if the flow ended without one
    :param error: the error code, such as ``"access_denied"``; None for that of the response
    :param description: its description; None for that of the response
    """

    def __init__(self, resp: Any = None, error: str | None = None, description: str | None = None) -> None:
        super().__init__(resp)
        body = body_of(resp)
        #: The error code, such as ``"bad_verification_code"``.
        self.error: str = error if error is not None else str(body.get("error", ""))
        #: Its description; may be empty.
        self.description: str = description if description is not None else str(body.get("error_description", ""))
        #: URL of a page about the error; None if GitHub sends none.
        self.error_uri: str | None = body.get("error_uri")
        self.msg = ": ".join(part for part in (self.error, self.description) if part) or self.msg

    def __str__(self) -> str:
        if not self.error and not self.description:
            return super().__str__()
        return f"{_shown(self.msg, self.response)}{request_of(self.response)}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} [{self.error}]>"

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.error and not self.description:
            return type(self), (self.msg if self.response is None else self.response,)
        return type(self), (self.response, self.error, self.description)
