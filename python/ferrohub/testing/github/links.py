"""The URLs in bodies, which fit the URL under which the simulator was reached."""

from __future__ import annotations

import base64
import dataclasses
import struct

from ferrohub.testing import _addresses

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
    packed = bytes([0x91 + len(parts), 0]) + b"".join(b"\xce" + struct.pack(">I", part) for part in parts)
    return f"{prefix}_{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def from_node_id(text: str) -> tuple[str, list[int]] | None:
    """The prefix and the IDs of a node ID; None if it is not one of the simulator.

    :param text: the node ID
    """
    prefix, _, packed = text.partition("_")
    try:
        content = base64.urlsafe_b64decode(f"{packed}{'=' * (-len(packed) % 4)}")
        return prefix, [struct.unpack(">I", content[at + 1 : at + 5])[0] for at in range(2, len(content), 5)]
    except (ValueError, struct.error):
        return None
