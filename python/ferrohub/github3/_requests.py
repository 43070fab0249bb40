"""The part of ``GitHubSession`` that is that of ``requests.Session``: adapters, hooks, cookies, ...

Using one of these switches the session to the transport of requests. So does a program that replaces parts of requests,
as responses, requests-mock and VCR.py do, for as long as they are replaced.
"""

from __future__ import annotations

from typing import Any

from ferrohub._requests_in_use import is_replaced

#: Attributes of ``requests.Session`` that programs set.
ATTRIBUTES = ("adapters", "cookies", "hooks", "max_redirects", "stream", "trust_env")


def _delegated(name: str) -> Any:
    def read(self: RequestsMethods) -> Any:
        return getattr(self._requests_session(), name)

    def write(self: RequestsMethods, value: Any) -> None:
        setattr(self._requests_session(), name, value)

    return property(read, write, doc=f"``{name}`` of ``requests.Session``; using it switches to its transport.")


class RequestsMethods:
    """Methods and attributes of ``requests.Session``."""

    adapters = _delegated("adapters")
    cookies = _delegated("cookies")
    hooks = _delegated("hooks")
    max_redirects = _delegated("max_redirects")
    stream = _delegated("stream")
    trust_env = _delegated("trust_env")

    def _requests_session(self) -> Any:
        """The session of requests that sends the requests; the first call switches to it."""
        own = self.__dict__.get("_requests")
        if own is None:
            own = self.__dict__["_requests"] = _made(self)
        if getattr(getattr(self, "transport", None), "session", None) is not own:
            _use(self, own)
        return own

    def mount(self, prefix: str, adapter: Any) -> None:
        """Send the requests to URLs with a prefix through an adapter of requests.

        :param prefix: beginning of the URLs
        :param adapter: the adapter
        """
        self._requests_session().mount(prefix, adapter)

    def get_adapter(self, url: str) -> Any:
        """The adapter of requests for a URL.

        :param url: the URL
        """
        return self._requests_session().get_adapter(url)

    def prepare_request(self, request: Any) -> Any:
        """Prepare a ``requests.Request``, with the headers and the credential of this session.

        :param request: the request
        """
        prepared = self._requests_session().prepare_request(request)
        for name, value in self.headers.items():  # type: ignore[attr-defined]
            if name not in (request.headers or {}):
                prepared.headers[name] = value
        auth = self.auth  # type: ignore[attr-defined]
        return auth(prepared) if callable(auth) and request.auth is None else prepared

    def merge_environment_settings(self, url: Any, proxies: Any, stream: Any, verify: Any, cert: Any) -> Any:
        """As in ``requests.Session``."""
        return self._requests_session().merge_environment_settings(url, proxies, stream, verify, cert)

    def get_redirect_target(self, resp: Any) -> Any:
        """As in ``requests.Session``."""
        return self._requests_session().get_redirect_target(resp)

    def resolve_redirects(
        self,
        resp: Any,
        req: Any,
        stream: bool = False,
        timeout: Any = None,
        verify: Any = True,
        cert: Any = None,
        proxies: Any = None,
        yield_requests: bool = False,
        **adapter_kwargs: Any,
    ) -> Any:
        """As in ``requests.Session``."""
        resolve = self._requests_session().resolve_redirects
        return resolve(resp, req, stream, timeout, verify, cert, proxies, yield_requests, **adapter_kwargs)

    def rebuild_auth(self, prepared_request: Any, response: Any) -> Any:
        """As in ``requests.Session``."""
        return self._requests_session().rebuild_auth(prepared_request, response)

    def rebuild_method(self, prepared_request: Any, response: Any) -> Any:
        """As in ``requests.Session``."""
        return self._requests_session().rebuild_method(prepared_request, response)

    def rebuild_proxies(self, prepared_request: Any, proxies: Any) -> Any:
        """As in ``requests.Session``."""
        return self._requests_session().rebuild_proxies(prepared_request, proxies)

    def should_strip_auth(self, old_url: str, new_url: str) -> Any:
        """As in ``requests.Session``."""
        return self._requests_session().should_strip_auth(old_url, new_url)


def _made(session: Any) -> Any:
    try:
        import requests
    except ModuleNotFoundError as error:
        raise ImportError("adapters, hooks and cookies of a session need the package requests") from error
    made = requests.Session()
    made.verify = session.verify
    return made


def _use(session: Any, real: Any) -> None:
    from ferrohub.github3._transport import Transport

    transport = Transport(real)
    transport.custom = session.__dict__.get("_custom")
    session.transport = transport


def sign_with(session: Any, auth: Any) -> str:
    """Sign requests with a credential of requests.

    :param session: a session of this package
    :param auth: a callable that signs a prepared request
    :returns: the token that stands for it
    """
    import secrets

    token = secrets.token_hex(16)
    session.__dict__["_custom"] = (token, auth)
    session.__dict__.pop("_replaced", None)
    session._requests_session()
    session.transport.custom = (token, auth)
    return token


def check(session: Any) -> None:
    """Send requests through requests while a program replaces parts of it; called before each request.

    :param session: a session of this package
    """
    attributes = session.__dict__
    if is_replaced():
        if "_requests" not in attributes:
            attributes["_replaced"] = True
            session._requests_session()
    elif attributes.pop("_replaced", False):
        del attributes["_requests"]
        session.transport = None
