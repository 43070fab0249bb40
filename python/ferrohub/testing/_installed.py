"""A transport that the clients of the code under test use."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING, Any

from ferrohub._core import _install_transport

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The environment variables that programs read tokens from.
_VARIABLES = ("GH_TOKEN", "GH_ENTERPRISE_TOKEN")


@contextlib.contextmanager
def transport(installed: Any, token: str | None) -> Iterator[None]:
    """Context manager: all clients of the process without a transport of their own use this one.

    :param installed: the transport
    :param token: what the environment variables for tokens have meanwhile; None leaves them as they are
    """
    variables = () if token is None else _VARIABLES
    tokens = {name: os.environ.get(name) for name in variables}
    before = _install_transport(installed)
    if token is not None:
        os.environ.update(dict.fromkeys(variables, token))
    try:
        yield
    finally:
        _install_transport(before)
        for name, value in tokens.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
