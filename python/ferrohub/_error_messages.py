"""The text of an exception: the message, the request, the invalid fields and the missing permission."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub._core import _lacking, _shown
from ferrohub._error_responses import header_of, headers_of
from ferrohub._hints import hints_of
from ferrohub.exceptions import GitHubError, RateLimitExceeded

if TYPE_CHECKING:
    import datetime

#: Maximum number of shown characters of a message; `msg` has all of it.
MOST_SHOWN = 2000
MOST_SHOWN_OF_AN_ADDRESS = 500
MOST_SHOWN_OF_A_FIELD = 300
#: Maximum number of shown invalid fields; `errors` has all of them.
MOST_FIELDS = 10


def describe(error: GitHubError) -> str:
    """The text of an exception, without secrets."""
    if error.code is None:
        return text_of(error.msg)
    reasons = [
        *_invalid_fields(error),
        *_credential(error),
        *_missing(error),
        *_lacking_on_server(error),
        *_limit(error),
        *_retried(error.response),
    ]
    message = text_of(error.msg, error.response)
    return "; ".join([f"{error.code} {message}{request_of(error.response)}", *reasons])


def text_of(message: Any, response: Any = None) -> str:
    """A message as text of limited length, without secrets.

    :param response: the response, whose request has credentials that the message may repeat
    """
    text = message.decode("utf-8", "replace") if isinstance(message, bytes) else str(message)
    return shorten(text, MOST_SHOWN, response)


def shorten(text: str, most: int, response: Any = None) -> str:
    """The beginning of a text, without secrets.

    :param most: maximum number of characters
    :param response: the response, whose request has credentials that the text may repeat
    """
    # Redact before cutting: a secret that is cut in two is not recognized.
    shown = _shown(text[: most + 1000], response)[:most]
    return shown if len(text) <= most else f"{shown}... ({len(text):,} characters)"


def request_of(response: Any) -> str:
    """The request of a response, as `` (GET https://...)``; an empty text if it is unknown."""
    method = getattr(response, "method", None)
    url = getattr(response, "url", None)
    if not isinstance(method, str) or not isinstance(url, str):
        return ""
    return f" ({method} {shorten(url, MOST_SHOWN_OF_AN_ADDRESS, response)})"


def _invalid_fields(error: GitHubError) -> list[str]:
    texts = filter(None, map(_invalid_field, error.errors[:MOST_FIELDS]))
    reasons = [shorten(text, MOST_SHOWN_OF_A_FIELD, error.response) for text in texts]
    more = len(error.errors) - MOST_FIELDS
    return [*reasons, f"and {more} more"] if more > 0 else reasons


def _invalid_field(error: Any) -> str:
    """What is wrong with a field, such as "title: missing_field"."""
    if not isinstance(error, dict):
        return str(error)
    field, code, message = (error.get(name) for name in ("field", "code", "message"))
    why = message if message else code
    return ": ".join(str(part) for part in (field, why) if part)


def _missing(error: GitHubError) -> list[str]:
    """The permission that the credential lacks, if GitHub reports it."""
    if error.code not in (401, 403, 404) or isinstance(error, RateLimitExceeded):
        return []
    return hints_of(headers_of(error.response)).reasons


#: What to do without a credential, and with one that GitHub rejected.
NO_CREDENTIAL = (
    "the client has no credential: pass token=, or set GH_TOKEN (GH_ENTERPRISE_TOKEN for another host than github.com) "
    "and use from_environment()"
)
REJECTED = "the credential is wrong, has expired or was revoked"


def _credential(error: GitHubError) -> list[str]:
    """Whether the credential of a 401 is missing or was rejected."""
    if error.code != 401:
        return []
    # GitHub says so to anonymous requests, as this package does before it sends one.
    hints = {"Requires authentication": NO_CREDENTIAL, "Bad credentials": REJECTED}
    return [hints[error.msg]] if isinstance(error.msg, str) and error.msg in hints else []


#: What waits for a rate limit.
HOW_TO_WAIT = 'rate_limit="wait" waits for it'


def _limit(error: GitHubError) -> list[str]:
    """When requests are allowed again, and how to wait for it."""
    reset_at = error.reset_at if isinstance(error, RateLimitExceeded) else None
    if reset_at is None:
        return []
    return [f"requests are allowed again at {shown_time(reset_at)}; {HOW_TO_WAIT}"]


def shown_time(moment: datetime.datetime) -> str:
    """A time of UTC as text, with the local time if that differs."""
    here = moment.astimezone()
    local = "" if here.utcoffset() == moment.utcoffset() else f" ({here:%Y-%m-%d %H:%M:%S %Z})"
    return f"{moment:%Y-%m-%d %H:%M:%S} UTC{local}"


def _lacking_on_server(error: GitHubError) -> list[str]:
    """The reason of a 404 of an Enterprise Server that lacks the operation."""
    method, url = getattr(error.response, "method", None), getattr(error.response, "url", None)
    if error.code != 404 or not isinstance(method, str) or not isinstance(url, str):
        return []
    why = _lacking(method, url, header_of(error.response, "X-GitHub-Enterprise-Version"))
    return [] if why is None else [why]


def _retried(response: Any) -> list[str]:
    """What the response says about retries of a request that may have been processed twice."""
    retried = getattr(response, "retried", None)
    return [shorten(retried, MOST_SHOWN)] if isinstance(retried, str) else []
