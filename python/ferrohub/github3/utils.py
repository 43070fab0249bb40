"""Functions for times and files."""

from __future__ import annotations

import datetime
import pathlib
import re
from typing import Any

from ferrohub.github3 import _lazy

__getattr__ = _lazy.names(__name__)[0]

ISO_8601 = re.compile(
    r"^-?(?:[1-9]\d*)?\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"
    r"(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$"
)


def timestamp_parameter(timestamp: Any, allow_none: bool = True) -> str | None:
    """A time as ISO 8601 text.

    :param timestamp: a datetime, ISO 8601 text or None
    :param allow_none: whether None is accepted
    :raises ValueError: it is something else
    """
    if timestamp is None and allow_none:
        return None
    if isinstance(timestamp, datetime.datetime):
        return f"{timestamp.isoformat()}Z"
    if isinstance(timestamp, str) and ISO_8601.match(timestamp):
        return timestamp
    raise ValueError(f"{timestamp!r} is neither a datetime nor ISO 8601 text")


def stream_response_to_file(response: Any, path: Any = None) -> Any:
    """Write the body of a response to a file.

    :param response: the response
    :param path: path of the file, or an open file; None for the name in the header ``Content-Disposition``
    :returns: the path
    """
    if callable(getattr(path, "write", None)):
        for chunk in response.iter_content(chunk_size=512):
            path.write(chunk)
        return getattr(path, "name", None)
    if not path:
        path = response.headers["content-disposition"].partition("filename=")[2]
    with pathlib.Path(path).open("wb") as file:
        for chunk in response.iter_content(chunk_size=512):
            file.write(chunk)
    return path
