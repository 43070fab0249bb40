"""How the device flow shows a code by default."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ferrohub.oauth import DeviceCode


def show(code: DeviceCode) -> None:
    """Print the code, and where to enter it."""
    print(f"Open {_plain(code.verification_uri)} and enter the code {_plain(code.user_code)}", flush=True)


def _plain(text: str) -> str:
    """A text of the server without what a terminal would take for a command."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
