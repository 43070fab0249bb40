"""The transport of blocking calls where gevent or eventlet has patched sockets, unless the session has one of its own.

The core would block the thread, and thereby all its greenlets. requests sends through the patched sockets.
"""

from __future__ import annotations

import functools
import http.cookiejar
import os
import ssl
from typing import TYPE_CHECKING, Any

import requests
import requests.adapters
import requests.utils

from ferrohub.transports._requests import RequestsTransport

if TYPE_CHECKING:
    from ferrohub.transports._messages import Request

#: Maximum number of connections to a host that are kept, as without this transport.
_CONNECTIONS = 100


class GreenletTransport(RequestsTransport):
    """Sends requests as the options of a session say.

    :param verify: whether to verify certificates, or the path of a bundle
    :param cert: path of a client certificate, or a pair of it and the key, or None
    :param proxy: URL of the proxy, an empty text for that of the operating system, or None for a direct connection
    """

    def __init__(
        self,
        verify: bool | str,
        cert: str | tuple[str, str] | None,
        proxy: str | None,
    ) -> None:
        super().__init__()
        self._verify, self._cert, self._proxy = verify, cert, proxy
        # The core has read the environment already, and clients share this transport: no cookie goes to another one.
        self.session.trust_env = False
        self.session.cookies.set_policy(http.cookiejar.DefaultCookiePolicy(allowed_domains=[]))
        for prefix in ("https://", "http://"):
            self.session.mount(prefix, _Adapter(verify))

    def _connection(self, request: Request) -> dict[str, Any]:
        proxies = {} if self._proxy is None else {"http": self._proxy, "https": self._proxy}
        if self._proxy == "":
            proxies = requests.utils.get_environ_proxies(request.url)
        return {"proxies": proxies, "verify": self._verify, "cert": self._cert}


class _Adapter(requests.adapters.HTTPAdapter):
    """An adapter that also trusts the certificates of the operating system, as the core does."""

    def __init__(self, verify: bool | str) -> None:
        self._options: dict[str, Any] = {"ssl_context": ssl.create_default_context()} if verify is True else {}
        super().__init__(pool_maxsize=_CONNECTIONS)

    def init_poolmanager(self, connections: int, maxsize: int, block: bool = False, **options: Any) -> None:
        super().init_poolmanager(connections, maxsize, block, **options, **self._options)

    def proxy_manager_for(self, proxy: Any, **options: Any) -> Any:
        return super().proxy_manager_for(proxy, **options, **self._options)


@functools.lru_cache(maxsize=16)
def _kept(process: int, *options: Any) -> GreenletTransport:
    del process
    return GreenletTransport(*options)


def transport(verify: bool | str, cert: str | tuple[str, str] | None, proxy: str | None) -> GreenletTransport:
    """The transport with these options, which keeps its connections; a child process has one of its own.

    :param verify: as in :class:`GreenletTransport`
    :param cert: likewise
    :param proxy: likewise
    """
    return _kept(os.getpid(), verify, cert, proxy)
