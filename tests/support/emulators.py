"""Emulators of Google Cloud Storage and Azure, which are optional: without them, tests of these stores are skipped.

``AZURITE`` is the path of ``azurite-blob``, of the npm package ``azurite``. ``GCS_TESTBENCH`` is that of a Python with
https://github.com/googleapis/storage-testbench, which is Google's own.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import pathlib
import socket
import subprocess
import time
from collections.abc import Iterator
from typing import Any

from harness import PATIENCE

#: The account that each Azurite has.
ACCOUNT = "devstoreaccount1"
KEY = "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=="
_NUMBERS = itertools.count(1)


class Emulator:
    """An emulator that runs."""

    scheme: str

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"

    def filesystem(self) -> Any:
        """A file system of pyarrow."""
        raise NotImplementedError

    def url(self, path: str) -> str:
        """The URL of a folder."""
        raise NotImplementedError

    def bucket(self) -> str:
        """The name of a new bucket."""
        name = f"bucket{next(_NUMBERS)}"
        self.filesystem().create_dir(name)
        return name

    def keys(self, bucket: str) -> list[str]:
        """The keys of a bucket."""
        from pyarrow import fs

        found = self.filesystem().get_file_info(fs.FileSelector(bucket, recursive=True))
        return [each.path for each in found if each.is_file]


class Google(Emulator):
    """Google's testbench."""

    scheme = "gs"

    def filesystem(self) -> Any:
        """A file system of pyarrow."""
        from pyarrow import fs

        return fs.GcsFileSystem(anonymous=True, endpoint_override=self.host, scheme="http", project_id="project")

    def url(self, path: str) -> str:
        """The URL of a folder."""
        return f"gs://anonymous@{path}?endpoint_override={self.host}&scheme=http"


class Azure(Emulator):
    """Azurite."""

    scheme = "az"

    def filesystem(self) -> Any:
        """A file system of pyarrow."""
        from pyarrow import fs

        return fs.AzureFileSystem(
            ACCOUNT, account_key=KEY, blob_storage_authority=self.host, dfs_storage_authority=self.host,
            blob_storage_scheme="http", dfs_storage_scheme="http",
        )  # fmt: skip

    def url(self, path: str) -> str:
        """The URL of a folder."""
        parts = {f"{kind}_storage_{part}": value for kind in ("blob", "dfs")
                 for part, value in (("authority", self.host), ("scheme", "http"))}  # fmt: skip
        return f"az://{path}?{'&'.join(f'{name}={value}' for name, value in parts.items())}"


@contextlib.contextmanager
def running(scheme: str) -> Iterator[Emulator | None]:
    """The emulator of a kind of store until the context ends, or None if there is none.

    :param scheme: ``gs`` or ``az``
    """
    name, made = ("AZURITE", Azure) if scheme == "az" else ("GCS_TESTBENCH", Google)
    program = os.environ.get(name)
    if not program:
        yield None
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([program, *_arguments(scheme, port)], stdout=subprocess.DEVNULL)
    try:
        _wait(port, process)
        with _environment(scheme):
            yield made(port)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _arguments(scheme: str, port: int) -> list[str]:
    if scheme == "gs":
        return [str(pathlib.Path(__file__).with_name("gcs_testbench.py")), str(port)]
    options = ("--inMemoryPersistence", "--skipApiVersionCheck", "--disableTelemetry", "--silent")
    return ["--blobHost", "127.0.0.1", "--blobPort", str(port), *options]


@contextlib.contextmanager
def _environment(scheme: str) -> Iterator[None]:
    """The account of Azurite in the environment."""
    added = {"AZURE_STORAGE_ACCOUNT_NAME": ACCOUNT, "AZURE_STORAGE_ACCOUNT_KEY": KEY} if scheme == "az" else {}
    before = dict(os.environ)
    os.environ.update(added)
    try:
        yield
    finally:
        for name in added:
            os.environ.pop(name)
        os.environ.update({name: before[name] for name in added if name in before})


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None or time.monotonic() > until:
            raise RuntimeError(f"the emulator has not started: {process.args!r}")
        time.sleep(0.05)
