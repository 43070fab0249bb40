"""How the device flow shows a code by default."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ferrohub.oauth import DeviceCode


def show(code: DeviceCode) -> None:
    """Print the code, and where to enter it."""
    print(f"Open {code.verification_uri} and enter the code {code.user_code}", flush=True)
