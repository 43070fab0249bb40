"""Name lookups that hang: a library that stands before the system's resolver never resolves some names."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import textwrap

import pytest

from fault_server import Faulty

STUCK = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <netdb.h>
    #include <string.h>
    #include <unistd.h>
    int getaddrinfo(const char *name, const char *port, const struct addrinfo *hints, struct addrinfo **found) {
        if (name && strstr(name, "stuck"))
            for (;;) pause();
        int (*real)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
        *(void **)&real = dlsym(RTLD_NEXT, "getaddrinfo");
        return real(name, port, hints, found);
    }
"""
PROGRAM = """
    import asyncio, concurrent.futures, pathlib, sys, time
    import ferrohub

    url, folder, names = sys.argv[1], sys.argv[2], sys.argv[3].split(",")

    def stuck(number):
        name = names[number % len(names)]
        client = ferrohub.Client(base_url=f"http://{name}.example", timeout=0.05, retries=0)
        try:
            client.user("octocat")
        except ferrohub.exceptions.ConnectionError as error:
            return type(error).__name__

    with concurrent.futures.ThreadPoolExecutor(30) as pool:
        assert set(pool.map(stuck, range(600))) == {"Timeout"}

    def threads():
        for task in pathlib.Path("/proc/self/task").iterdir():
            try:
                yield (task / "comm").read_text().strip()
            except OSError:
                pass  # it has ended meanwhile

    # One for each name that hangs. Those that wait for another name, and those of the pool, end after a while.
    given_up = time.monotonic() + 60
    while True:
        now = list(threads())
        if now.count("ferrohub-names") <= len(set(names)) and len(now) < 20:
            break
        assert time.monotonic() < given_up, now
        time.sleep(0.05)

    by_name = ferrohub.Client(base_url=url.replace("127.0.0.1", "localhost"), cache=folder, timeout=10)
    assert by_name.user("octocat").login == "octocat"

    async def main():
        client = ferrohub.AsyncClient(base_url=url, timeout=10)
        return (await client.user("octocat")).login

    assert asyncio.run(main()) == "octocat"
"""


@pytest.fixture(scope="module")
def stuck(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The library."""
    compiler = shutil.which("cc")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("this takes Linux and a C compiler")
    folder = tmp_path_factory.mktemp("stuck")
    (folder / "stuck.c").write_text(textwrap.dedent(STUCK))
    library = folder / "stuck.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, folder / "stuck.c", "-ldl"], check=True)
    return library


@pytest.mark.parametrize("names", ["stuck", ",".join(f"stuck{n}" for n in range(10))])
def test_lookups_that_hang_hold_up_nothing_else(names: str, stuck: pathlib.Path, tmp_path: pathlib.Path) -> None:
    with Faulty() as server:
        subprocess.run(
            [sys.executable, "-c", textwrap.dedent(PROGRAM), server.url, str(tmp_path), names],
            env={**os.environ, "LD_PRELOAD": str(stuck)},
            check=True,
            timeout=120,
        )
