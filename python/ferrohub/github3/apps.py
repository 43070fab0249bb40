"""GitHub Apps in ``ferrohub.github3``: JWTs, and the classes."""

from __future__ import annotations

from ferrohub.github3 import _lazy

TEN_MINUTES_AS_SECONDS = 600
DEFAULT_JWT_TOKEN_EXPIRATION = TEN_MINUTES_AS_SECONDS
APP_PREVIEW_HEADERS = {"Accept": "application/vnd.github.machine-man-preview+json"}

__getattr__ = _lazy.names(__name__)[0]


def create_token(private_key_pem: bytes, app_id: int | str, expire_in: int = TEN_MINUTES_AS_SECONDS) -> str:
    """A JWT of an app.

    :param private_key_pem: the private key, as PEM; if it has less than 2,048 bits, PyJWT signs, where it is installed
    :param app_id: id of the app
    :param expire_in: seconds until it expires
    :raises ValueError: the key is not bytes
    """
    from ferrohub._core import _app_token

    if not isinstance(private_key_pem, bytes):
        raise ValueError('"private_key_pem" must be bytes')
    try:
        return _app_token(private_key_pem, str(app_id), expire_in)
    except ValueError as error:
        token = _token_of_a_small_key(private_key_pem, str(app_id), expire_in) if is_small_key(error) else None
        if token is None:
            raise
        return token


def is_small_key(error: ValueError) -> bool:
    """Whether a key was rejected for its size, as keys of tests are."""
    return "less than 2,048 bits" in str(error)


def _token_of_a_small_key(private_key_pem: bytes, app_id: str, expire_in: int) -> str | None:
    """A JWT that PyJWT signs; None if it is not installed, or without the package that it needs for this."""
    import time
    import warnings

    try:
        import jwt
    except ModuleNotFoundError:
        return None
    # As the core does: dated back for clocks that differ, but no more than by half its life.
    issued_at = int(time.time()) - max(0, min(expire_in // 2, 60))
    claims = {"iat": issued_at, "exp": issued_at + expire_in, "iss": app_id}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of the size of the key
        try:
            return jwt.encode(claims, private_key_pem, algorithm="RS256")
        except NotImplementedError:
            return None


def create_jwt_headers(
    private_key_pem: bytes, app_id: int | str, expire_in: int = DEFAULT_JWT_TOKEN_EXPIRATION
) -> dict[str, str]:
    """The headers that authenticate as an app.

    :param private_key_pem: the private key, as PEM
    :param app_id: id of the app
    :param expire_in: seconds until the JWT expires
    """
    return {"Authorization": f"Bearer {create_token(private_key_pem, app_id, expire_in)}", **APP_PREVIEW_HEADERS}
