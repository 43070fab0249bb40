"""Folders in object stores: pyarrow reads and writes the data, and obstore what is replaced conditionally.

A commit needs that a file is replaced only if it has not changed: by ``If-Match`` and ``If-None-Match`` in S3 and
Azure, and by the generation in Google Cloud Storage. An object store has no locks that end with their process, so a
lock is a lease: an object that its holder renews. Who finds it unchanged for as long as a lease is valid takes it over.
A holder that was stopped meanwhile can do no harm: it cannot replace the state, it writes files with names of its own,
and removes only files that it has found while it was the holder.
"""

from __future__ import annotations

import concurrent.futures
import contextlib
import importlib
import json
import logging
import os
import pathlib
import secrets
import sys
import threading
import time
import urllib.parse
import weakref
from typing import TYPE_CHECKING, Any, TypeVar

from pyarrow import fs  # type: ignore[import-untyped]

from ferrohub.crawl import _conditional, _writers
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._storage import ANY, matching

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import PurePosixPath

    _T = TypeVar("_T")
    _R = TypeVar("_R")

#: Seconds after which a lease that is not renewed can be taken over, and between two renewals.
LEASE, RENEWAL = 30.0, 8.0
#: Requests at the same time, where many small files are read.
READERS = 32
#: The schemes of URLs, by the kinds of file systems.
SCHEMES = {"s3": "s3", "gcs": "gs", "abfs": "az"}
_FREE = b'{"holder":null}'
_log = logging.getLogger("ferrohub.crawl")


class ObjectStorage:
    """A folder in an object store.

    :param filesystem: file system of pyarrow
    :param root: bucket or container, and the path of the folder within it
    :raises ValueError: a part of the path is empty or relative, or the store is of a kind that is not known to replace
        objects conditionally
    """

    is_remote = True

    def __init__(self, filesystem: Any, root: str) -> None:
        self.filesystem, self.root = filesystem, root.strip("/")
        if {"", ".", ".."} & set(self.root.split("/")):
            raise ValueError(
                f"into is {self.root}, with a part that is empty, . or .., which object stores do not have"
            )
        bucket, _, self._prefix = self.root.partition("/")
        self._obstore = _obstore()
        self._store = _conditional.store(filesystem, bucket)
        self._leases, self._checked = _Leases(), False

    def prepare(self) -> None:
        """Check with an object of its own that the store replaces conditionally.

        :raises ValueError: it does not, or pyarrow sees another store
        """
        if self._checked:
            return
        path = pathlib.PurePosixPath("_state", f"check-{secrets.token_hex(8)}")
        try:
            self.replace(path, b"1", None)
            self.replace(path, b"2", ANY)
            for tag in (None, {"e_tag": '"0123456789abcdef0123456789abcdef"', "version": "1"}):
                with contextlib.suppress(Busy):
                    self.replace(path, b"3", tag)
                    raise ValueError(
                        f"into is {self.root}, in an object store that ignores conditions (If-None-Match, If-Match), "
                        "so commits would not be safe"
                    )
            with self.filesystem.open_input_stream(self.at(path)) as file:
                if file.read() != b"2":
                    raise ValueError(f"into is {self.root}, which pyarrow and obstore find in different stores")
            self._checked = True
        finally:
            self.remove(path)

    def at(self, path: PurePosixPath | str) -> str:
        """The bucket and the key."""
        return f"{self.root}/{path}"

    def url(self, path: PurePosixPath | str) -> str:
        """The URL, without parameters."""
        return f"{SCHEMES[self.filesystem.type_name]}://{self.at(path)}"

    def _key(self, path: PurePosixPath | str) -> str:
        return f"{self._prefix}/{path}".strip("/")

    def load(self, path: PurePosixPath) -> tuple[bytes, Any]:
        """An object, and its ETag and version."""
        found = self._obstore.get(self._store, self._key(path))
        return bytes(found.bytes()), _tag(found.meta)

    def newer(self, path: PurePosixPath, head: bytes, tag: Any) -> tuple[bytes, Any] | None:
        """An object, if it has another ETag."""
        if "e_tag" not in tag:
            return self.load(path)
        try:
            found = self._obstore.get(self._store, self._key(path), options={"if_none_match": tag["e_tag"]})
        except self._obstore.exceptions.NotModifiedError:
            return None
        return bytes(found.bytes()), _tag(found.meta)

    def replace(self, path: PurePosixPath, data: bytes, tag: Any = ANY, *, later: bool = False) -> Any:
        """Replace an object, if it has this version. It is always stored."""
        mode = "overwrite" if tag is ANY else "create" if tag is None else tag
        errors = self._obstore.exceptions
        try:
            return _tag(self._obstore.put(self._store, self._key(path), data, mode=mode, use_multipart=False))
        except (errors.AlreadyExistsError, errors.PreconditionError, FileNotFoundError) as error:
            if isinstance(error, FileNotFoundError) and not isinstance(mode, dict):
                raise  # the bucket is missing
            # A request that was retried may have found what the first attempt has written.
            with contextlib.suppress(FileNotFoundError):
                found, now = self.load(path)
                if found == data:
                    return now
            raise Busy(self.at(path)) from None

    def store(self, path: PurePosixPath) -> None:
        """Nothing to do: a request that has replaced an object has stored it."""

    @contextlib.contextmanager
    def create(self, path: PurePosixPath) -> Iterator[Any]:
        """A new object, which is stored when the context ends."""
        is_whole = False
        try:
            with self.filesystem.open_output_stream(self.at(path)) as file:
                yield file
                is_whole = True
        finally:
            if not is_whole:
                self.remove(path)  # pyarrow stores what was written so far

    def names(self, path: PurePosixPath) -> list[str]:
        """The names in a folder."""
        found = self._obstore.list_with_delimiter(self._store, self._key(path))
        keys = [*found["common_prefixes"], *(each["path"] for each in found["objects"])]
        return [key.rstrip("/").rpartition("/")[2] for key in keys]

    def find(self, pattern: str) -> list[PurePosixPath]:
        """The objects and folders that match a pattern, sorted."""
        return matching(self, pattern)

    def remove(self, path: PurePosixPath) -> None:
        """Remove an object, if it is there."""
        with contextlib.suppress(FileNotFoundError):
            self._obstore.delete(self._store, self._key(path))

    def lock(self, path: PurePosixPath) -> Lease:
        """A lease."""
        return self._leases.acquire(self, path)

    def join(self, writer: _writers.Writer) -> FolderLease:
        """A lease that the processes of a crawl renew together."""
        return self._leases.join(self, writer)

    def map(self, function: Callable[[_T], _R], values: Iterable[_T]) -> Iterator[_R]:
        """Call a function for each value, in threads."""
        with concurrent.futures.ThreadPoolExecutor(READERS, "ferrohub-crawl") as threads:
            yield from threads.map(function, values)


def _clock() -> float:
    """Seconds, which for a holder also pass while its machine sleeps: others can take the lease over meanwhile."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


class Lease:
    """A lease that is held, and renewed until it is closed."""

    def __init__(self, leases: _Leases, storage: ObjectStorage, path: PurePosixPath) -> None:
        self.token = f"-{secrets.token_hex(4)}"
        self._leases, self._storage, self._path = leases, storage, path
        self._changing = threading.Lock()
        self._tag: Any = None
        self._is_held = self.is_taken_over = False
        self._until = 0.0

    def take(self, tag: Any) -> None:
        """Write the lease in place of what has this tag.

        :raises Busy: it has changed
        """
        until = _clock() + LEASE
        renewed = {"holder": self.token, "renewal": secrets.token_hex(8)}
        self._tag = self._storage.replace(self._path, json.dumps(renewed).encode(), tag)
        self._is_held, self._until = True, until

    def renew(self) -> None:
        """Begin the time of the lease anew. If that fails, :meth:`check` raises when it is over."""
        with self._changing:
            if self._is_held:
                try:
                    self.take(self._tag)
                except Busy:
                    self._is_held = False
                except Exception as error:  # which may pass before the lease is over
                    _log.warning("a lease could not be renewed: %s", error)

    def check(self) -> None:
        """Raise :class:`Busy` if the lease may be another's."""
        if not self._is_held or _clock() >= self._until:
            raise Busy(self._storage.at(self._path))

    def close(self) -> None:
        """Release the lease. If that fails, others wait until it has ended."""
        self._leases.forget(self)
        with self._changing:
            was_held, self._is_held = self._is_held, False
            if was_held:
                with contextlib.suppress(Exception):
                    self._storage.replace(self._path, _FREE, self._tag)

    def remove(self) -> None:
        """Release the lease, and leave no object. If another one has taken it over meanwhile, that one loses it, and
        the conditions of what it writes keep others out.
        """
        self._leases.forget(self)
        with self._changing:
            was_held, self._is_held = self._is_held and _clock() < self._until, False
            if was_held:
                with contextlib.suppress(Exception):
                    self._storage.remove(self._path)


class FolderLease:
    """The lease of a folder, which the processes of a crawl renew until they close it. The last one ends it.

    A task does not end it, and renews it only if no other has: so thousands of tasks do not compete for one object. It
    is ended by the call that ends their plan, or 30 seconds after the last of them.
    """

    token, is_taken_over = "", False

    def __init__(self, leases: _Leases, storage: ObjectStorage, own: _writers.Writer) -> None:
        self._leases, self._storage, self._own = leases, storage, own
        self._token, self._path = secrets.token_hex(8), pathlib.PurePosixPath(_writers.LEASE)
        self._other, self._is_held, self._until = "", True, 0.0

    def take(self) -> None:
        """Take the lease, or join those who have it. Another's is taken over when it was not renewed for its time.

        :raises FolderInUse: another crawl renews it
        """
        seen, since = None, time.monotonic()
        while True:
            state, tag = self._load()
            if self._is_others(state):
                if seen is not None and tag != seen:
                    raise _writers.FolderInUse(self._storage.at("").rstrip("/"), state["who"])
                seen = tag
                if time.monotonic() - since <= LEASE:
                    time.sleep(RENEWAL / 8)
                    continue
                state = {}
            if self._write(state, tag):
                return

    def renew(self) -> None:
        """Begin the time of the lease anew."""
        try:
            while self._is_held and not self._other:
                state, tag = self._load()
                if self._is_others(state):
                    self._other = state["who"]
                elif self._write(state, tag):
                    return
        except Exception as error:  # which may pass before the lease is over
            _log.warning("the lease of a folder could not be renewed: %s", error)

    def check(self) -> None:
        """Raise :class:`FolderInUse` if another crawl has taken the lease over. That takes requests if it was not
        renewed for its time, as after the process was stopped.
        """
        if _clock() >= self._until:
            self.renew()
        if self._other:
            raise _writers.FolderInUse(self._storage.at("").rstrip("/"), self._other)

    def close(self) -> None:
        """Leave the lease to the other processes of the crawl, or end it. If that fails, it ends by itself."""
        self._leases.forget(self)
        was_held, self._is_held = self._is_held, False
        if not was_held or self._own.is_task:
            return
        with contextlib.suppress(Exception):
            while True:
                state, tag = self._load()
                if self._is_others(state) or self._write(state, tag):
                    return

    def remove(self) -> None:
        """The object stays."""
        self.close()

    def _is_others(self, state: dict[str, Any]) -> bool:
        return state.get("crawl") not in (None, self._own.crawl)

    def _load(self) -> tuple[dict[str, Any], Any]:
        try:
            found, tag = self._storage.load(self._path)
        except FileNotFoundError:
            return {}, None
        return json.loads(found), tag

    def _write(self, state: dict[str, Any], tag: Any) -> bool:
        """Renew what was loaded. Returns False if it has changed meanwhile."""
        now, until = time.time(), _clock() + LEASE
        # Members that were killed are forgotten. Clocks may differ by as much as a lease.
        members = {key: at for key, at in state.get("members", {}).items() if now - at < 2 * LEASE}
        members.pop(self._token, None)
        if self._own.is_task:
            if self._is_held and abs(now - state.get("at", 0.0)) < RENEWAL:
                self._until = until - RENEWAL
                return True
        elif self._is_held:
            members[self._token] = now
        kept = {"crawl": self._own.crawl, "who": self._own.who, "at": now, "members": members}
        data = json.dumps(kept if members or self._is_held else {}).encode()
        try:
            self._storage.replace(self._path, data, tag)
        except Busy:
            return False
        self._until = until
        return True


class _Leases:
    """The leases of a process, and a thread that renews them while there are any. One that is dropped without being
    closed is renewed no more, so others can take it over.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._held: weakref.WeakSet[Lease | FolderLease] = weakref.WeakSet()
        self._thread: threading.Thread | None = None
        #: The tags of leases of others, with the times at which they were first seen.
        self._seen: dict[PurePosixPath, tuple[Any, float]] = {}

    def acquire(self, storage: ObjectStorage, path: PurePosixPath) -> Lease:
        """A lease.

        :raises Busy: another process or task holds it
        """
        tag: Any = None
        lease = Lease(self, storage, path)
        with contextlib.suppress(FileNotFoundError):
            found, tag = storage.load(path)
            lease.is_taken_over = found != _FREE
            if lease.is_taken_over and not self._is_over(path, tag):
                raise Busy(storage.at(path))
        lease.take(tag)
        self._keep(lease)
        with self._changed:
            self._seen.pop(path, None)
        return lease

    def join(self, storage: ObjectStorage, writer: _writers.Writer) -> FolderLease:
        """The lease of the folder.

        :raises FolderInUse: another crawl holds it
        """
        lease = FolderLease(self, storage, writer)
        lease.take()
        self._keep(lease)
        return lease

    def _keep(self, lease: Lease | FolderLease) -> None:
        """Renew a lease from now on."""
        with self._changed:
            if self._thread is None:
                thread = threading.Thread(target=self._renew, name="ferrohub-leases", daemon=True)
                thread.start()
                self._thread = thread
            self._held.add(lease)

    def _is_over(self, path: PurePosixPath, tag: Any) -> bool:
        """Whether another's lease was not renewed for its time. Only this machine's clock counts."""
        with self._changed:
            known, since = self._seen.get(path, (None, 0.0))
            if known != tag:
                self._seen[path] = (tag, time.monotonic())
                return False
            return time.monotonic() - since > LEASE

    def forget(self, lease: Lease | FolderLease) -> None:
        """Renew a lease no more."""
        with self._changed:
            self._held.discard(lease)
            self._changed.notify_all()

    def _renew(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: not self._held, RENEWAL)
                if not self._held:
                    self._thread = None
                    return
            self._renew_all()

    def _renew_all(self) -> None:
        with self._changed:
            held = list(self._held)
        for lease in held:
            lease.renew()


def of_url(url: str) -> ObjectStorage:
    """The storage of a URL.

    :param url: URL with ``s3``, ``gs`` or ``az``. The parameters are those that pyarrow knows, such as
        ``endpoint_override``; with ``az``, the arguments of its file system, such as ``blob_storage_authority``,
        except ``sas_token``
    :raises ValueError: it has no bucket, or a parameter is unknown
    """
    split = urllib.parse.urlsplit(url)
    if not split.hostname:
        raise ValueError(f"into must name a bucket or a container, as in {split.scheme}://name/folder")
    if split.scheme.lower() == "s3" and "allow_delayed_open" not in split.query:
        # A small file takes one request in place of three.
        url = split._replace(query=f"{split.query}&allow_delayed_open=true".lstrip("&")).geturl()
    if split.scheme.lower() != "az":
        return ObjectStorage(*_parsed(url))
    given = dict(urllib.parse.parse_qsl(split.query))
    if "sas_token" in given:
        raise ValueError("into has a sas_token, which errors of pyarrow would show; use AZURE_STORAGE_ACCOUNT_KEY")
    account = os.environ.get("AZURE_STORAGE_ACCOUNT_NAME")
    if not account:
        raise ValueError("into is in Azure, whose account must be in AZURE_STORAGE_ACCOUNT_NAME")
    key = os.environ.get("AZURE_STORAGE_ACCOUNT_KEY")
    try:
        filesystem = fs.AzureFileSystem(account, account_key=key, **given)
    except TypeError as error:
        raise ValueError(f"into has a parameter that is invalid for pyarrow.fs.AzureFileSystem: {error}") from None
    return ObjectStorage(filesystem, f"{split.hostname}{split.path}")


def _parsed(url: str) -> tuple[Any, str]:
    """File system and path of a URL."""
    try:
        found: tuple[Any, str] = fs.FileSystem.from_uri(url)
    except ValueError as error:
        if "@" in url and "Cannot parse URI" in str(error):  # with the URL, and so with the credential
            text = "into is not a valid URL; percent-encode its path and its credential, or set that in the environment"
            raise ValueError(text) from None
        raise
    return found


def _obstore() -> Any:
    try:
        return importlib.import_module("obstore")
    except ImportError as error:
        text = "crawls into object stores need obstore: pip install 'ferrohub[object-store]'"
        raise ImportError(text, name="obstore") from error


def _tag(found: Any) -> dict[str, Any]:
    return {name: found[name] for name in ("e_tag", "version") if found[name] is not None}
