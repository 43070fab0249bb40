"""An S3 in this process: moto's, which ignores conditions on request."""

from __future__ import annotations

import contextlib
import itertools
import logging
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any

#: Of the buckets: those of all servers are in one place.
_NUMBERS = itertools.count(1)


class ObjectStore:
    """A server, and what it has received."""

    scheme = "s3"

    def __init__(self, app: Any) -> None:
        from werkzeug.serving import make_server

        self._app = app
        self.requests: list[tuple[str, str]] = []
        self.ignores_conditions = False
        self._server = make_server("127.0.0.1", 0, self, threaded=True)
        self.host = f"127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def __call__(self, environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        self.requests.append((environ["REQUEST_METHOD"], environ["PATH_INFO"]))
        if self.ignores_conditions:
            environ.pop("HTTP_IF_MATCH", None)
            environ.pop("HTTP_IF_NONE_MATCH", None)
        return self._app(environ, start)  # type: ignore[no-any-return]

    def filesystem(self) -> Any:
        """A file system of pyarrow."""
        from pyarrow import fs

        return fs.S3FileSystem(
            access_key="key", secret_key="secret", endpoint_override=self.host, scheme="http", region="us-east-1",
            allow_bucket_creation=True,
        )  # fmt: skip

    def bucket(self) -> str:
        """The name of a new bucket."""
        name = f"bucket{next(_NUMBERS)}"
        self.filesystem().create_dir(name)
        return name

    def url(self, path: str) -> str:
        """The URL of a folder."""
        return f"s3://key:secret@{path}?endpoint_override={self.host}&scheme=http&region=us-east-1"

    def keys(self, bucket: str) -> list[str]:
        """The keys of a bucket."""
        from pyarrow import fs

        found = self.filesystem().get_file_info(fs.FileSelector(bucket, recursive=True))
        return [each.path for each in found if each.is_file]

    def close(self) -> None:
        """End the server."""
        self._server.shutdown()
        self._server.server_close()


@contextlib.contextmanager
def running() -> Iterator[ObjectStore]:
    """A server until the context ends."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from moto.moto_server.werkzeug_app import DomainDispatcherApplication, create_backend_app

        app = DomainDispatcherApplication(create_backend_app)
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    store = ObjectStore(app)
    try:
        yield store
    finally:
        store.close()
