"""GitHub Apps in ``ferrohub.github3``: JWTs, and the classes."""

from __future__ import annotations

from ferrohub.github3 import _lazy

TEN_MINUTES_AS_SECONDS = 600
DEFAULT_JWT_TOKEN_EXPIRATION = TEN_MINUTES_AS_SECONDS
APP_PREVIEW_HEADERS = {"Accept": "application/vnd.github.machine-man-preview+json"}

__getattr__ = _lazy.names(__name__)[0]


def create_token(private_key_pem: bytes, app_id: int | str, expire_in: int = TEN_MINUTES_AS_SECONDS) -> str:
    """A JWT of an app.

    :param private_key_pem: the private key, as PEM
    :param app_id: id of the app
    :param expire_in: seconds until it expires
    :raises ValueError: the key is not bytes
    """
    from ferrohub._core import _app_token

    if not isinstance(private_key_pem, bytes):
        raise ValueError('"private_key_pem" must be bytes')
    return _app_token(private_key_pem, str(app_id), expire_in)


def create_jwt_headers(
    private_key_pem: bytes, app_id: int | str, expire_in: int = DEFAULT_JWT_TOKEN_EXPIRATION
) -> dict[str, str]:
    """The headers that authenticate as an app.

    :param private_key_pem: the private key, as PEM
    :param app_id: id of the app
    :param expire_in: seconds until the JWT expires
    """
    return {"Authorization": f"Bearer {create_token(private_key_pem, app_id, expire_in)}", **APP_PREVIEW_HEADERS}
