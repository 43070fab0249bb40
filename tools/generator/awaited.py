"""The stub of ``ferrohub.aio``: what is declared, as asynchronous clients return it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from ferrohub import aio
from generator import stub as blocking
from generator.declared import Declared, Operation


def stub() -> str:
    """The text of ``aio.pyi``."""
    return blocking.compact(blocking.text(Awaited(), blocking.AIO_HEAD, aio))


class Awaited(Declared):
    """Everything that is declared, with awaitable results."""

    #: They are documented where those of blocking clients are.
    documents_fields = False

    @property
    def rest(self) -> str:
        """The type of the operations of a resource whose URL fills in only the first parts of paths."""
        return "AsyncRootRest"

    def result(self, returns: str) -> str:
        """The type of a result: a listing as it is, any other as a coroutine."""
        listing = returns.startswith(("Listing[", "SearchListing["))
        return f"Async{returns}" if listing else f"Coroutine[Any, Any, {returns}]"

    def operations(self, owner: str | None = None) -> Iterator[Operation]:
        """The operations of a class; an asynchronous client has those of the other one."""
        for found in super().operations(owner and owner.removeprefix("Async")):
            result = found.returns if found.on_class else self.result(found.returns)
            yield dataclasses.replace(found, returns=result, doc=found.doc.split("\n\n")[0])
