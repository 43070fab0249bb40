"""Bodies as github3.py writes them: programs, mocks and recorders compare the text."""

from __future__ import annotations

import json
import re

#: The members of bodies in the order of github3.py, where ferrohub has another one; others follow.
_ORDERS = [
    ("DELETE", r"/contents/.+", "message sha branch committer author"),
    ("PATCH", r"/hooks/\d+", "config active"),
    ("POST", r"/commits/[^/]+/comments", "body line path position"),
    ("POST", r"/gists", "description public files"),
    (
        "POST",
        r"/orgs/[^/]+/repos",
        "name description homepage private has_issues has_wiki license_template auto_init gitignore_template",
    ),
    ("POST", r"/pulls", "title body base head"),
    ("POST", r"/pulls/\d+/reviews", "body comments commit_id event"),
    ("PUT", r"/contents/.+", "message content branch sha committer author"),
    ("PUT", r"/pulls/\d+/merge", "merge_method sha commit_message"),
]


def as_dumped(text: str, method: str, url: str) -> str:
    """JSON of an operation as github3.py writes it; other text as it is.

    :param text: body of a request
    :param method: method of the request
    :param url: URL of the request
    """
    try:
        value = json.loads(text)
    except ValueError:
        return text
    if json.dumps(value, separators=(",", ":"), ensure_ascii=False) != text:
        return text
    return json.dumps(_ordered(value, method, url) if isinstance(value, dict) else value)


def _ordered(body: dict[str, object], method: str, url: str) -> dict[str, object]:
    for name, path, members in _ORDERS:
        if name == method and re.search(f"{path}$", url.partition("?")[0]):
            first = {member: body[member] for member in members.split() if member in body}
            return first | body
    return body
