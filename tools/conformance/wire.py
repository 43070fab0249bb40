"""Send every documented null, choice and alternative over HTTP: ``python -m conformance.wire``.

Each host is a server on loopback, with the client and the URLs of that product. What arrives is compared with what was
given and with GitHub's description; Enterprise Server has all releases that GitHub describes. An operation that an
earlier host describes alike is called with its parameters only, where the other requests would be the same: both are
GitHub itself, or releases of Enterprise Server.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import logging
import re
import sys
import time
import urllib.parse
import warnings
from collections.abc import Iterable, Iterator
from typing import Any

import ferrohub
import npm
from conformance import exceptions
from conformance.calls import Check, Document, Recorder
from conformance.description import HOSTS, Operation, operations
from conformance.sameness import Sameness
from ferrohub.transports import Request

sys.path.insert(0, str(npm.ROOT / "tests" / "support"))

from harness import Recorded, Reply, Server

#: The paths of the API of Enterprise Server, and of its uploads.
PREFIX = re.compile(r"^/api/(v3|uploads)(?=/)")
#: The path of the management console of Enterprise Server, which has a port of its own.
CONSOLE, CONSOLE_PORT = "/manage/", 8443


class Wire(Server):
    """A server in place of one host, which keeps the last request in the recorder of a check."""

    def __init__(self, host: str, recorder: Recorder, port: int = 0) -> None:
        super().__init__(port)
        self.is_enterprise, self.release = host.startswith("ghes"), host.partition("-")[2]
        self.recorder = recorder
        self.count = 0

    def reply_to(self, request: Recorded, _connection: Any) -> Reply:
        """Keep a request and send the response that the check has set."""
        self.count += 1
        path = PREFIX.sub("", request.path) if self.is_enterprise else request.path
        url = f"{path}?{urllib.parse.urlencode(request.query)}"
        self.recorder.request = Request(request.method, url, request.headers)
        self.recorder.body = request.body
        status, content = self.recorder.response
        headers = {"X-GitHub-Enterprise-Version": f"{self.release}.0"} if self.is_enterprise else {}
        return Reply(content if status != 204 else None, status, headers)

    def client(self) -> ferrohub.Client:
        """A client of this server."""
        if self.is_enterprise:
            return ferrohub.ClientEnterprise(self.url, token="conformance", retries=0, read_ahead=0)
        return ferrohub.Client(token="conformance", base_url=self.url, retries=0, read_ahead=0)


class Counting(Check):
    """A check that counts the values that it sends, by kind."""

    def __init__(self, operation: Operation, document: Document, tried: collections.Counter[str]) -> None:
        super().__init__(operation, document)
        self.tried = tried

    def of_call(self, given: dict[str, Any], body: Any, what: str) -> Iterator[str]:
        """The differences of what arrives from what was given."""
        kind = "null" if what.endswith(" null") else "alternative" if "alternative" in what else "choice"
        self.tried["whole" if what.startswith("with ") else kind] += 1
        yield from super().of_call(given, body, what)


@contextlib.contextmanager
def served(host: str, paths: Iterable[str]) -> Iterator[list[Wire]]:
    """The servers of a host while the block runs: that of its API, and that of the management console if it has one."""
    ports = [0, CONSOLE_PORT] if any(path.startswith(CONSOLE) for path in paths) else [0]
    recorder = Recorder()
    servers = [Wire(host, recorder, port) for port in ports]
    for server in servers:
        server.thread.start()
    try:
        yield servers
    finally:
        for server in servers:
            server.shutdown()
            server.server_close()


def differences(
    shared: Document, every: Iterable[Operation], sameness: Sameness, tried: collections.Counter[str]
) -> Iterator[str]:
    """What a host would refuse, or would not get as it was given."""
    known = exceptions.Exceptions()
    for operation in every:
        check = Counting(operation, shared, tried)
        is_new = sameness.is_new(operation)
        for each in (*check.of_query(), *check.of_body()) if is_new else check.of_parameters():
            if not known.is_known(operation.id, each):
                yield f"{operation.id} on {operation.host}: {each}"


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m conformance.wire", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default="", help="send operations whose ID begins with this")
    options = parser.parse_args()
    logging.getLogger("ferrohub").setLevel(logging.ERROR)
    warnings.simplefilter("ignore", DeprecationWarning)
    begun, wrong, count = time.monotonic(), 0, 0
    tried: collections.Counter[str] = collections.Counter()
    hosts = (*(host for host in HOSTS if not host.startswith("ghes")), *npm.enterprise_servers())
    same_at: dict[bool, Sameness] = collections.defaultdict(Sameness)
    for host, document in npm.descriptions(hosts).items():
        with served(host, document["paths"]) as servers, servers[0].client() as client:
            shared = Document(document, servers[0].recorder, client)
            every = (each for each in operations(document, host) if each.id.startswith(options.only))
            for difference in differences(shared, every, same_at[servers[0].is_enterprise], tried):
                wrong += 1
                print(difference[:300])
            count += sum(server.count for server in servers)
    kinds = f"{tried['null']} nulls, {tried['choice']} choices, {tried['alternative']} alternatives"
    print(f"{sum(tried.values())} values over HTTP on {len(hosts)} hosts ({kinds}), {wrong} refused or altered")
    print(f"{count} requests, {time.monotonic() - begun:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
