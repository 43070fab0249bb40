"""Tokens that apps sign: JWTs of any algorithm."""

from __future__ import annotations

from typing import Any


def signed(claims: dict[str, Any], key: str, algorithm: str) -> str:
    """A JWT.

    With RS256, which GitHub requires, and the claims of an App alone, ferrohub signs it. Any other one, and a key of
    less than 2,048 bits, needs the package PyJWT.
    """
    if algorithm == "RS256" and claims.keys() == {"iat", "exp", "iss"}:
        from importlib import util

        from ferrohub import _core

        issued_at = claims["iat"]
        try:
            return _core._app_token(key.encode(), str(claims["iss"]), claims["exp"] - issued_at, issued_at)
        except ValueError:
            # PyJWT accepts short keys too, as tests have them.
            if util.find_spec("jwt") is None:
                raise
    try:
        import jwt
    except ModuleNotFoundError as error:
        raise ImportError(f"a JWT with {algorithm} and these claims needs the package PyJWT") from error
    return str(jwt.encode(claims, key=key, algorithm=algorithm))
