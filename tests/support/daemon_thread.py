"""Calls that would hang if they failed."""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from collections.abc import Callable
from typing import Any

from harness import PATIENCE


async def in_daemon_thread(function: Callable[[], Any]) -> Any:
    """Call a function in a thread. If it never returns, the test fails and the program can end."""
    future: concurrent.futures.Future[Any] = concurrent.futures.Future()

    def call() -> None:
        try:
            result = function()
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(result)

    threading.Thread(target=call, daemon=True).start()
    return await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
