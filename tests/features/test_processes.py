"""Threads, processes and the end of the interpreter."""

from __future__ import annotations

import concurrent.futures
import importlib.util
import multiprocessing
import pathlib
import subprocess
import sys
import textwrap
import threading
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from forking import in_child, needs_fork
from harness import TOKEN
from paged_server import PATIENCE, PagedServer, serving


@pytest.fixture
def server() -> Iterator[PagedServer]:
    with serving(PagedServer(60)) as server:
        assert isinstance(server, PagedServer)
        yield server


@pytest.fixture
def client(server: PagedServer) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, base_url=server.url)


def ids(items: Any) -> list[int]:
    return [item.id for item in items]


@needs_fork
def test_a_child_goes_on_with_a_client_and_so_does_the_parent(server: PagedServer, client: ferrohub.Client) -> None:
    assert client.user("user-1").id == 1
    for _ in range(3):
        assert in_child(lambda: ids(client.all_users(per_page=10))) == list(range(60))
    assert ids(client.all_users(per_page=10)) == list(range(60))


#: Forks as an extension module may do, in a process of few threads: with more, the child may lack the owner of a lock.
UNREPORTED = """
import ctypes, os, sys
import ferrohub

client = ferrohub.Client(base_url=sys.argv[1])
assert client.user("user-1").id == 1
child = ctypes.PyDLL(None).fork()
assert client.user("user-1").id == 1
if child == 0:
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
"""


@needs_fork
def test_a_fork_that_the_interpreter_does_not_report_is_noticed(server: PagedServer) -> None:
    subprocess.run([sys.executable, "-c", UNREPORTED, server.url], check=True, timeout=PATIENCE)
    assert len(server.ports) == 3 and len(set(server.ports)) == 2, "the child has a connection of its own"


@needs_fork
def test_a_child_goes_on_with_a_listing_and_so_does_the_parent(server: PagedServer, client: ferrohub.Client) -> None:
    server.hold(4, 5)
    listing = client.all_users(per_page=10)
    assert ids(next(listing) for _ in range(25)) == list(range(25))
    server.until_requested(1, 2, 3, 4, 5)  # of which two are under way
    server.hold_no_more()
    assert in_child(lambda: ids(listing)) == list(range(25, 60))
    server.release()
    assert ids(listing) == list(range(25, 60))
    assert in_child(lambda: ids(listing.refresh())) == list(range(60))


@needs_fork
def test_a_child_may_drop_and_close_what_the_parent_reads(server: PagedServer, client: ferrohub.Client) -> None:
    server.hold(4, 5)
    listings = [client.all_users(per_page=10)]
    assert ids(next(listings[0]) for _ in range(25)) == list(range(25))
    server.until_requested(1, 2, 3, 4, 5)

    def drop() -> str:
        listings.clear()
        client.close()
        return "dropped"

    assert in_child(drop) == "dropped"
    server.release()
    assert ids(listings[0]) == list(range(25, 60)) and server.given_up == []
    assert sorted(server.requested) == [1, 2, 3, 4, 5, 6]


@needs_fork
def test_a_child_is_not_held_up_by_a_thread_that_it_does_not_have(server: PagedServer, client: ferrohub.Client) -> None:
    server.hold(1)
    listing = client.all_users(per_page=10)
    errors: list[str] = []

    def wait() -> None:
        try:
            next(listing)
        except RuntimeError as error:
            errors.append(str(error))

    thread = threading.Thread(target=wait)
    thread.start()
    server.until_requested(1)
    server.hold_no_more()
    assert in_child(lambda: ids(listing)) == list(range(60))
    client.close()
    thread.join(PATIENCE)
    assert len(errors) == 1


def walk(client: ferrohub.Client) -> list[int]:
    return ids(client.all_users(per_page=10))


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_multiprocessing(server: PagedServer, method: str) -> None:
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip(f"the system has no {method}")
    session = ferrohub.ClientSession(base_url=server.url, pickle_credentials=True)
    session.token_auth(TOKEN)
    client = ferrohub.Client(session=session)
    assert walk(client) == list(range(60))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        with multiprocessing.get_context(method).Pool(2) as pool:
            assert pool.map(walk, [client] * 4, chunksize=1) == [list(range(60))] * 4
    assert walk(client) == list(range(60))
    assert {request.headers["authorization"] for request in server.requests} == {f"token {TOKEN}"}


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("xdist") is None, reason="pytest-xdist is not installed")
def test_tests_that_run_in_several_processes(server: PagedServer, tmp_path: pathlib.Path) -> None:
    (tmp_path / "test_it.py").write_text(
        textwrap.dedent(f"""
        import ferrohub, pytest

        CLIENT = ferrohub.Client(token="{TOKEN}", base_url="{server.url}")
        LISTING = CLIENT.all_users(per_page=10)
        next(LISTING)

        @pytest.mark.parametrize("n", range(6))
        def test_it(n):
            assert [user.id for user in CLIENT.all_users(per_page=10)] == list(range(60))
        """)
    )
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0 and "6 passed" in done.stdout, done.stdout + done.stderr


def test_threads_share_a_client(server: PagedServer, client: ferrohub.Client) -> None:
    def work(number: int) -> list[list[int]]:
        return [ids(client.all_users(per_page=10, number=number)) for _ in range(5)]

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        for number, found in enumerate(pool.map(work, range(20, 28)), 20):
            assert found == [list(range(number))] * 5
    assert len(server.requested) == client.session.request_counter


@pytest.mark.parametrize("held", [1, 3])
def test_who_waits_when_a_session_is_closed_is_reported(
    server: PagedServer, client: ferrohub.Client, held: int
) -> None:
    """A page that is requested now, and one that was prefetched."""
    server.hold(held)
    errors: list[str] = []

    def wait() -> None:
        try:
            list(client.all_users(per_page=10))
        except RuntimeError as error:
            errors.append(str(error))

    threads = [threading.Thread(target=wait) for _ in range(3)]
    for thread in threads:
        thread.start()
    server.until(lambda: server.requested.count(held) == 3)
    client.close()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(errors) == 3 and all("closed" in text for text in errors)
    server.until(lambda: len(server.given_up) == 3)
    with pytest.raises(RuntimeError, match="closed"):
        client.user("octocat")


ENDS = {
    "a thread waits": "threading.Thread(target=lambda: client.user('x'), daemon=True).start()",
    "a thread walks": "threading.Thread(target=lambda: list(client.all_users(per_page=10)), daemon=True).start()",
    "a page is prefetched": "listing = client.all_users(per_page=10); [next(listing) for _ in range(11)]",
    "the listing is part of a circle": "listing = client.all_users(per_page=10); [next(listing) for _ in range(11)]; "
    "circle = [listing]; circle.append(circle)",
    "requests are sent at exit": "atexit.register(lambda: print(len(list(client.all_users(number=15)))))",
    "the program fails": "listing = client.all_users(per_page=10); [next(listing) for _ in range(11)]; sys.exit(3)",
}


@pytest.mark.parametrize("code", ENDS.values(), ids=ENDS)
def test_the_interpreter_ends_at_once_and_without_a_word(server: PagedServer, code: str) -> None:
    server.hold(3)
    if "user('x')" in code:
        server.hold(1)
    script = textwrap.dedent(f"""
        import atexit, sys, threading, ferrohub
        client = ferrohub.Client(token="t", base_url="{server.url}", timeout={10 * PATIENCE})
        {code}
        sys.stdin.readline()
        """)
    command = [sys.executable, "-X", "faulthandler", "-c", script]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        if "sys.exit" not in code:
            server.until(lambda: "atexit" in code or any(page in server.held for page in server.requested))
        out, err = process.communicate("\n", timeout=PATIENCE)
    assert (process.returncode, err) == (3 if "sys.exit" in code else 0, "")
    assert out == ("15\n" if "atexit" in code else "")


#: Python code that the library runs in threads; `late()` returns while the interpreter ends.
LATE = {
    "an iterable": """
        def names():
            late()
            yield "bug"

        client = ferrohub.Client(base_url=sys.argv[1])
        arguments = ("octocat", "Hello-World", "title")
        threading.Thread(target=client.create_issue, args=arguments, kwargs={"labels": names()}, daemon=True).start()
        """,
    "the logger": """
        class Logger(logging.Logger):
            def isEnabledFor(self, level):
                late()
                return False

        logging.setLoggerClass(Logger)
        threading.Thread(target=ferrohub.Client(base_url=sys.argv[1]).user, args=("user-1",), daemon=True).start()
        """,
    "an event": """
        def begun_to_make(*arguments, **keywords):
            late()

        event_hooks.RequestEvent.__init__ = begun_to_make
        client = ferrohub.Client(base_url=sys.argv[1], event_hooks={"request": [print]})
        threading.Thread(target=client.user, args=("user-1",), daemon=True).start()
        """,
    "an exception": """
        ferrohub.exceptions.error_for = lambda response: late()
        client = ferrohub.Client(transport=lambda request: Response.json({}, status=404))
        threading.Thread(target=client.user, args=("user-1",), daemon=True).start()
        """,
    "a broker of quotas": """
        class Handle(ferrohub.quota.Broker):
            def exchange(self, message):
                late()
                return super().exchange(message)

        client = ferrohub.Client(base_url=sys.argv[1], quota=Handle())
        threading.Thread(target=client.user, args=("user-1",), daemon=True).start()
        """,
    "a transport that prefetches pages": """
        class Transport:
            prefetch = True
            numbers = itertools.count(1)

            def __call__(self, request):
                if threading.current_thread() is not threading.main_thread():
                    late()
                link = f'<https://api.github.com/users?since={next(self.numbers)}>; rel="next"'
                return Response.json([{"id": n} for n in range(9)], headers={"Link": link})

        listing = ferrohub.Client(transport=Transport(), read_ahead=8).all_users(per_page=9)
        for _ in range(15):
            next(listing)
        """,
}


@pytest.mark.parametrize("code", LATE.values(), ids=LATE)
def test_the_interpreter_ends_while_the_library_runs_its_code_in_a_thread(server: PagedServer, code: str) -> None:
    begin = """
        import itertools, logging, sys, threading, time
        import ferrohub
        from ferrohub import event_hooks
        from ferrohub.transports import Response

        begun = threading.Event()

        def late():
            begun.set()
            time.sleep(0.2)
            sum(range(1000))

        class Slow:
            def __del__(self, sleep=time.sleep):
                sleep(1)

        sys.last_value = Slow()  # Python drops it while the interpreter ends
        """
    script = textwrap.dedent(begin) + textwrap.dedent(code) + "begun.wait()\n"
    done = subprocess.run(
        [sys.executable, "-c", script, server.url], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
