"""A plugin of pytest for PyGithub's own suite, which compares requests with its recordings.

Blanks and line ends mean nothing in a GraphQL document, outside of its strings (the documents of the suite have none
there): a document is the recorded one if its tokens are. The boundary of a form is random here; the recorded one is
used. ``tools/drop_in_programs.py pygithub`` loads the plugin.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import pathlib
import re
from types import SimpleNamespace
from typing import Any

BOUNDARY = re.compile(r"multipart/form-data; boundary=([-\w]+)")


def pytest_collection_finish(session: Any) -> None:
    """Let the suite read bodies without the layout of documents, and with the boundary of its recordings."""
    framework = importlib.import_module("tests.Framework")
    framework.__dict__["json"] = SimpleNamespace(loads=read, dumps=json.dumps)
    recordings = pathlib.Path(framework.__file__ or "").with_name("ReplayData").glob("Repository.*.txt")
    found = {match[1] for path in recordings for match in BOUNDARY.finditer(path.read_text(encoding="utf-8"))}
    if len(found) == 1 and importlib.util.find_spec("ferrohub"):
        boundary = found.pop()
        importlib.import_module("ferrohub.pygithub._sending").__dict__["boundary"] = lambda: boundary


def read(text: str) -> Any:
    """The JSON of a body, a document of GraphQL as its tokens."""
    body = json.loads(text)
    if isinstance(body, dict) and isinstance(body.get("query"), str):
        body["query"] = re.findall(r"\w+|[^\w\s,]", body["query"])
    return body
