"""The npm package with GitHub's description, pinned by version and hash."""

from __future__ import annotations

import base64
import hashlib
import json
import pathlib
import subprocess
import tarfile
from typing import Any

PACKAGE = "@octokit/openapi"
#: The hosts whose operations ferrohub has, the most common one first. If descriptions differ, the first one applies.
HOSTS = ("api.github.com", "ghec", "ghes-3.19")

#: A JSON object of the description.
Node = dict[str, Any]

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: The version of the package and its hash.
PIN = ROOT / "src" / "rest" / "description" / "source.json"
#: Where packages are kept.
KEPT = ROOT / "target" / "openapi"


def pinned() -> dict[str, Node]:
    """The description of each host, of the pinned version."""
    pin = json.loads(PIN.read_text())
    return fetch(pin["version"], pin["integrity"], KEPT)


def fetch(version: str, integrity: str, folder: pathlib.Path) -> dict[str, Node]:
    """The description of each host; the package is downloaded into the folder if it is missing.

    :param version: version of the package
    :param integrity: its hash, as npm writes it: ``sha512-`` and base64
    :param folder: where the package is kept
    :raises SystemExit: the package has another hash
    """
    with tarfile.open(package(PACKAGE, version, integrity, folder)) as archive:
        return {host: _member(archive, f"package/generated/{host}.json") for host in HOSTS}


def package(name: str, version: str, integrity: str, folder: pathlib.Path) -> pathlib.Path:
    """The archive of an npm package; it is downloaded into the folder if it is missing.

    :param name: name of the package, such as ``@octokit/openapi``
    :param version: version of the package
    :param integrity: its hash, as npm writes it: ``sha512-`` and base64
    :param folder: where the package is kept
    :raises SystemExit: the package has another hash
    """
    archive = folder / f"{name.removeprefix('@').replace('/', '-')}-{version}.tgz"
    if not archive.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "pack", "--silent", "--pack-destination", str(folder), f"{name}@{version}"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    found = integrity_of(archive)
    if found != integrity:
        raise SystemExit(f"{archive.name} has the hash {found}, not {integrity}")
    return archive


def integrity_of(archive: pathlib.Path) -> str:
    """The hash of a package in npm's notation."""
    return "sha512-" + base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()


def _member(archive: tarfile.TarFile, name: str) -> Node:
    file = archive.extractfile(name)
    if file is None:
        raise SystemExit(f"the package has no {name}")
    found: Node = json.load(file)
    return found


def resolve(document: Node, node: Node) -> Node:
    """A node, or the one that it refers to."""
    while "$ref" in node:
        found: Any = document
        for key in str(node["$ref"]).removeprefix("#/").split("/"):
            found = found[key]
        node = found
    return node
