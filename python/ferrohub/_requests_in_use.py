"""Whether a program replaces parts of requests: as responses, requests-mock, VCR.py, httpretty and mocks do."""

from __future__ import annotations

from ferrohub._loaded import loaded

#: Packages that replace ``socket.socket``.
_SOCKETS = ("pytest_socket", "httpretty.core")
#: Modules of methods that replace nothing: those of requests, and those that only watch.
_KNOWN = ("requests.", "opentelemetry.")
_METHODS = ("request", "send", "get_adapter", "get", "post", "put", "patch", "delete", "head")


def _module_of(method: object) -> str:
    """The module that defines a method; a decorator may have copied the name of another one."""
    found = getattr(method, "__globals__", None)
    name = found.get("__name__") if isinstance(found, dict) else None
    return str(name or getattr(method, "__module__", ""))


def is_replaced() -> bool:
    """Whether a program has replaced what requests sends with."""
    sockets = loaded("socket")
    if sockets is not None and sockets.socket.__module__ in _SOCKETS:
        return True
    package, sessions, adapters = map(loaded, ("requests", "requests.sessions", "requests.adapters"))
    if package is None or sessions is None or adapters is None:
        return False
    session = sessions.Session
    if getattr(package, "Session", session) is not session or not isinstance(session, type):
        return True
    methods = [getattr(session, name) for name in _METHODS] + [adapters.HTTPAdapter.send]
    if any(not _module_of(method).startswith(_KNOWN) for method in methods):
        return True
    pools = loaded("urllib3.connectionpool")
    return pools is not None and not pools.HTTPSConnectionPool.ConnectionCls.__module__.startswith("urllib3")
