"""Signing JWTs."""

from __future__ import annotations

import time
from typing import Any


def signed(claims: dict[str, Any], key: str, algorithm: str) -> str:
    """A JWT.

    With RS256, which GitHub requires, and the claims of an App alone, ferrohub signs it, as issued a minute ago. Any
    other one needs the package PyJWT.

    :param claims: what it claims
    :param key: the key as PEM text
    :param algorithm: such as RS256
    """
    if algorithm == "RS256" and claims.keys() == {"iat", "exp", "iss"}:
        from ferrohub import _core

        return _core._app_token(key.encode(), str(claims["iss"]), claims["exp"] - int(time.time()))
    try:
        import jwt
    except ModuleNotFoundError as error:
        raise ImportError(f"a JWT with {algorithm} and these claims needs the package PyJWT") from error
    return str(jwt.encode(claims, key=key, algorithm=algorithm))
