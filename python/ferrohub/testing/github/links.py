"""The URLs in bodies, which fit the URL under which the simulator was reached."""

from __future__ import annotations

import base64
import dataclasses
import struct
from typing import TYPE_CHECKING

from ferrohub.testing import _addresses

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The beginning of the paths of logs and artifacts, which a token follows.
STORAGE = "/_storage/"


@dataclasses.dataclass(frozen=True)
class Links:
    """The bases of URLs."""

    #: Base URL of the API.
    api: str = _addresses.GITHUB
    #: Base URL of the pages.
    web: str = "https://github.com"
    #: Base URL of uploads.
    uploads: str = "https://uploads.github.com"


def node_id(prefix: str, *parts: int) -> str:
    """A node ID as GitHub writes it.

    :param prefix: the kind, such as ``"I"`` for an issue
    :param parts: the ID, or those of the repository and of the object
    """
    packed = bytes([0x91 + len(parts), 0]) + b"".join(map(_packed, parts))
    return f"{prefix}_{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def _packed(number: int) -> bytes:
    """A number in MessagePack, whose numbers have 32 or 64 bits here."""
    return struct.pack(">BI", 0xCE, number) if number < 1 << 32 else struct.pack(">BQ", 0xCF, number)


def _unpacked(content: bytes) -> Iterator[int]:
    while content:
        form = ">Q" if content[0] == 0xCF else ">I"
        yield struct.unpack_from(form, content, 1)[0]
        content = content[1 + struct.calcsize(form) :]


def from_node_id(text: str) -> tuple[str, list[int]] | None:
    """The prefix and the IDs of a node ID; None if it is not one of the simulator.

    :param text: the node ID
    """
    prefix, _, packed = text.partition("_")
    try:
        content = base64.urlsafe_b64decode(f"{packed}{'=' * (-len(packed) % 4)}")
        return prefix, list(_unpacked(content[2:]))
    except (ValueError, struct.error):
        return None
