"""The bodies of requests and responses."""

from __future__ import annotations

import json
from typing import Any


def structured(text: str) -> Any:
    """The JSON of a text; a text that is none as ``{"data": text}``; None for an empty one."""
    if not text:
        return None
    try:
        return json.loads(text)
    except ValueError:
        if text.startswith(("{", "[")):
            raise
        return {"data": text}


def as_json(input: Any) -> tuple[str, str]:
    """The Content-Type and the text of a JSON value."""
    return "application/json", json.dumps(input)


def boundary() -> str:
    """What separates the fields of a form."""
    import uuid

    return uuid.uuid4().hex


def as_form(input: dict[str, str]) -> tuple[str, str]:
    """The Content-Type and the text of a form."""
    separator = boundary()
    head = f'--{separator}\r\nContent-Disposition: form-data; name="'
    body = "".join(f'{head}{name}"\r\n\r\n{value}\r\n' for name, value in input.items()) + f"--{separator}--\r\n"
    return f"multipart/form-data; boundary={separator}", body
