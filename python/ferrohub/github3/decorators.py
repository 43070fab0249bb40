"""Decorators that check for a credential before a method runs."""

from __future__ import annotations

import functools
import io
from collections.abc import Callable
from typing import Any

from ferrohub.github3 import _lazy, exceptions, session as sessions

__getattr__ = _lazy.names(__name__)[0]

_Method = Callable[..., Any]


class RequestsStringIO(io.BytesIO):
    """A body in memory; ``read`` accepts further arguments."""

    def read(self, n: int | None = -1, *args: Any, **kwargs: Any) -> bytes:
        """Read bytes.

        :param n: maximum number; -1 for all
        :param args: ignored
        :param kwargs: ignored
        """
        return super().read(n)


def generate_fake_error_response(msg: str, status_code: int = 401, encoding: str = "utf-8") -> Any:
    """A response that was not received.

    :param msg: the body
    :param status_code: the status
    :param encoding: encoding of the body
    """
    from ferrohub import Response

    return Response(
        status_code, content=msg.encode(encoding), headers={"Content-Type": f"application/json; charset={encoding}"}
    )


def _checked(passes: Callable[[Any], Any], message: str) -> Callable[[_Method], _Method]:
    def decorate(func: _Method) -> _Method:
        @functools.wraps(func)
        def checked(self: Any, *args: Any, **kwargs: Any) -> Any:
            if not passes(self):
                raise exceptions.error_for(generate_fake_error_response(f'{{"message": "{message}"}}'))
            return func(self, *args, **kwargs)

        return checked

    return decorate


requires_auth = _checked(lambda self: hasattr(self, "session") and self.session.has_auth(), "Requires authentication")
requires_basic_auth = _checked(
    lambda self: hasattr(self, "session") and self.session.auth, "Requires username/password authentication"
)
requires_app_credentials = _checked(
    lambda self: all(self.session.retrieve_client_credentials()), "Requires username/password authentication"
)


def _with_credential(kind: str, error: type[Exception], needed: str) -> Callable[[_Method], _Method]:
    def decorate(func: _Method) -> _Method:
        @functools.wraps(func)
        def checked(self: Any, *args: Any, **kwargs: Any) -> Any:
            if not isinstance(self.session.auth, getattr(sessions, kind)):
                raise error(f"the method requires {needed}")
            return func(self, *args, **kwargs)

        return checked

    return decorate


requires_app_bearer_auth = _with_credential(
    "AppBearerTokenAuth", exceptions.MissingAppBearerAuthentication, "login_as_app"
)
requires_app_installation_auth = _with_credential(
    "AppInstallationTokenAuth", exceptions.MissingAppInstallationAuthentication, "login_as_app_installation"
)
