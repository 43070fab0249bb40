"""Serve Google's testbench for Cloud Storage; run by a Python that has it, as `emulators.py` says.

    python gcs_testbench.py PORT

The testbench checks conditions, but its XML API lacks three headers that GCS sends with objects, which are added, and
DELETE and listings, for which those of its JSON API stand.
"""

from __future__ import annotations

import email.utils
import json
import sys
import threading
from collections.abc import Callable, Iterable
from typing import Any
from xml.etree import ElementTree

#: What requests have in common that are not of the XML API.
JSON_API = ("/b/", "/storage/", "/upload/", "/resumable/")


class Completed:
    """The testbench with these headers."""

    def __init__(self, app: Any) -> None:
        self._app, self._lock = app, threading.Lock()

    def __call__(self, environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        if environ["REQUEST_METHOD"] == "PUT" and not environ["PATH_INFO"].startswith(JSON_API):
            with self._lock:  # the generation is that of this request
                status, headers, body = self._called(environ)
                if status.startswith("200"):
                    headers.update(self._generation(environ))
        else:
            is_listing = "list-type=2" in environ.get("QUERY_STRING", "")
            if is_listing or (environ["REQUEST_METHOD"] == "DELETE" and not environ["PATH_INFO"].startswith(JSON_API)):
                _, bucket, *key = environ["PATH_INFO"].split("/", 2)
                environ["PATH_INFO"] = "/".join([f"/storage/v1/b/{bucket}/o", *key])
            status, headers, body = self._called(environ)
            if is_listing and status.startswith("200"):
                body = _listing(json.loads(body))
                headers.update({"Content-Type": "application/xml", "Content-Length": str(len(body))})
        headers.setdefault("Last-Modified", email.utils.formatdate(usegmt=True))
        if "x-goog-generation" in headers:
            headers.setdefault("ETag", f'"{headers["x-goog-generation"]}"')
        start(status, list(headers.items()))
        return [body]

    def _called(self, environ: dict[str, Any]) -> tuple[str, dict[str, str], bytes]:
        found: list[Any] = []
        body = b"".join(self._app(environ, lambda *started: found.extend(started)))
        return found[0], dict(found[1]), body

    def _generation(self, environ: dict[str, Any]) -> dict[str, str]:
        again = {name: value for name, value in environ.items() if not name.startswith("HTTP_X_GOOG_IF")}
        headers = self._called({**again, "REQUEST_METHOD": "HEAD", "CONTENT_LENGTH": "0"})[1]
        return {"x-goog-generation": headers["x-goog-generation"]}


def _listing(found: dict[str, Any]) -> bytes:
    """A listing in the XML of GCS."""
    root = ElementTree.Element("ListBucketResult")
    for item in found.get("items", ()):
        contents = ElementTree.SubElement(root, "Contents")
        size = item.get("size", 0)  # zero is left out
        members = {"Key": item["name"], "LastModified": item["updated"], "ETag": item["etag"], "Size": size}
        for name, value in members.items():
            ElementTree.SubElement(contents, name).text = str(value)
    for prefix in found.get("prefixes", ()):
        ElementTree.SubElement(ElementTree.SubElement(root, "CommonPrefixes"), "Prefix").text = prefix
    return ElementTree.tostring(root)


if __name__ == "__main__":
    import testbench
    import waitress

    waitress.serve(Completed(testbench.run()), host="127.0.0.1", port=int(sys.argv[1]), threads=16)
