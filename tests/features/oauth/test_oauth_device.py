"""OAuth: the device flow."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ferrohub.exceptions import (
    OAuthError,
)
from ferrohub.oauth import (
    AsyncOAuthApp,
    DeviceCode,
    OAuthApp,
)
from ferrohub.testing import Fake
from harness import run
from simulated_service import CLIENT_ID, SimulatedService

CODE = {
    "device_code": "d3vice-code",
    "user_code": "WDJB-MJHT",
    "verification_uri": "https://github.com/login/device",
    "expires_in": 900,
    "interval": 5,
}


def device(*polls: dict[str, Any]) -> Fake:
    """A fake, for which no time passes, that replies to polls with these, the last again and again."""
    fake = Fake()
    fake.post("https://github.com/login/device/code").reply(json=CODE)
    route = fake.post("https://github.com/login/oauth/access_token").reply(json=polls[0])
    for body in polls[1:]:
        route = route.then(json=body)
    return fake


PENDING = {"error": "authorization_pending"}
GRANTED = {"access_token": "gho_x", "scope": "repo"}


@pytest.mark.parametrize("asynchronous", [False, True])
def test_the_device_flow_shows_a_code_and_polls(asynchronous: bool) -> None:
    fake = device(PENDING, {"error": "slow_down", "interval": 10}, PENDING, GRANTED)
    shown: list[DeviceCode] = []
    if asynchronous:

        async def show(code: DeviceCode) -> None:
            await asyncio.sleep(0)
            shown.append(code)

        token = run(AsyncOAuthApp(CLIENT_ID, client=fake.async_client()).device_flow(scopes=["repo"], on_code=show))
    else:
        token = OAuthApp(CLIENT_ID, client=fake.client()).device_flow(scopes=["repo"], on_code=shown.append)
    [code] = shown
    assert (code.user_code, code.verification_uri) == ("WDJB-MJHT", "https://github.com/login/device")
    assert (code.expires_in, code.interval) == (900, 5) and "WDJB" not in repr(code)
    assert (token.access_token, token.scopes) == ("gho_x", ["repo"])
    assert len(fake.calls) == 5 and all("authorization" not in call.headers for call in fake.calls)


def test_the_code_is_printed_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    OAuthApp(CLIENT_ID, client=device(GRANTED).client()).device_flow()
    assert capsys.readouterr().out == "Open https://github.com/login/device and enter the code WDJB-MJHT\n"


#: What commands a terminal: colours, its title, its memory, the beginning of the line, a deletion, 8-bit commands, and
#: letters that are read from the right.
COMMANDS = ("\x1b[2J\x1b[31m", "\x1b]0;title\x07", "\x1b]52;c;cm0=\x07", "\r", "\n", "\x08", "\x7f", "\x9b2J", "\u202e")


@pytest.mark.parametrize("member", ["user_code", "verification_uri"])
@pytest.mark.parametrize("command", COMMANDS)
def test_the_texts_of_the_server_do_not_command_a_terminal(
    member: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"{CODE[member]}{command}"
    fake = Fake()
    fake.post("https://github.com/login/device/code").reply(json={**CODE, member: text})
    fake.post("https://github.com/login/oauth/access_token").reply(json=GRANTED)
    OAuthApp(CLIENT_ID, client=fake.client()).device_flow()
    printed = capsys.readouterr().out
    assert printed.removesuffix("\n").isprintable() and str(CODE[member]) in printed
    assert ascii(command)[1:-1] in printed, "what the server sent can still be recognized"


@pytest.mark.parametrize(("poll", "calls"), [(PENDING, 180), ({"error": "expired_token"}, 1)])
def test_the_device_flow_ends_when_the_code_expires(poll: dict[str, Any], calls: int) -> None:
    fake = device(poll)
    with pytest.raises(OAuthError, match="did not enter the code in time") as caught:
        OAuthApp(CLIENT_ID, client=fake.client()).device_flow(on_code=lambda code: None)
    assert caught.value.error == "expired_token" and len(fake.calls) == calls + 1


def test_a_user_may_deny_access() -> None:
    fake = device(PENDING, {"error": "access_denied"})
    with pytest.raises(OAuthError, match="access_denied"):
        OAuthApp(CLIENT_ID, client=fake.client()).device_flow(on_code=lambda code: None)


def test_an_error_of_the_callback_ends_the_flow() -> None:
    fake = device(GRANTED)
    with pytest.raises(ZeroDivisionError):
        OAuthApp(CLIENT_ID, client=fake.client()).device_flow(on_code=lambda code: 1 // 0)
    assert len(fake.calls) == 1


def test_cancelling_ends_the_wait(later: AsyncOAuthApp, github: SimulatedService) -> None:
    async def main() -> None:
        shown = asyncio.Event()
        task = asyncio.create_task(later.device_flow(on_code=lambda code: shown.set()))
        await shown.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(main())
    assert github.lines == ["POST /login/device/code"], "it waits five seconds before it polls"
