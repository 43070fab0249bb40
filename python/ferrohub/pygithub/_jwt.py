"""Signing JWTs."""

from __future__ import annotations

import importlib.util
from typing import Any


def signed(claims: dict[str, Any], key: str, algorithm: str) -> str:
    """A JWT.

    With RS256, which GitHub requires, and the claims of an App alone, ferrohub signs it. Any other one, and a key of
    less than 2,048 bits, needs the package PyJWT.

    :param claims: what it claims
    :param key: the key as PEM text
    :param algorithm: such as RS256
    """
    if algorithm == "RS256" and claims.keys() == {"iat", "exp", "iss"}:
        from ferrohub import _core

        issued_at = claims["iat"]
        try:
            return _core._app_token(key.encode(), str(claims["iss"]), claims["exp"] - issued_at, issued_at)
        except ValueError:
            # PyJWT accepts short keys too, as tests have them.
            if importlib.util.find_spec("jwt") is None:
                raise
    try:
        import jwt
    except ModuleNotFoundError as error:
        raise ImportError(f"a JWT with {algorithm} and these claims needs the package PyJWT") from error
    return str(jwt.encode(claims, key=key, algorithm=algorithm))
