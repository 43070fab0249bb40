"""npm packages with GitHub's files, each pinned by version and hash."""

from __future__ import annotations

import base64
import hashlib
import json
import pathlib
import re
import subprocess
import tarfile
import tempfile
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[1]
#: GitHub's OpenAPI description of its API, for each product and version.
OPENAPI = "@octokit/openapi"
#: The version of that package and its hash.
PIN = ROOT / "src" / "github" / "description" / "text" / "source.json"
#: Where that package has its files.
FOLDER = "package/generated/"
#: Where packages are kept.
KEPT = ROOT / "target" / "openapi"


def descriptions(hosts: tuple[str, ...], pin: dict[str, str] | None = None) -> dict[str, dict[str, Any]]:
    """GitHub's description of each host.

    :param hosts: names of files of the package, such as ``api.github.com``
    :param pin: ``version`` and ``integrity`` of the package; None for the pinned ones
    :raises SystemExit: the package has another hash, or lacks a file
    """
    found = {}
    with _opened(pin) as archive:
        # Members are read as they come: to go back would decompress all again.
        for member in archive:
            host = member.name.removeprefix(FOLDER).removesuffix(".json")
            if host in hosts and (file := archive.extractfile(member)) is not None:
                found[host] = json.load(file)
    if missing := set(hosts) - found.keys():
        raise SystemExit(f"the package has no {', '.join(sorted(missing))}")
    return {host: found[host] for host in hosts}


def enterprise_servers(pin: dict[str, str] | None = None) -> tuple[str, ...]:
    """The releases of Enterprise Server that the package describes, as hosts such as ``ghes-3.19``, the oldest first.

    :param pin: ``version`` and ``integrity`` of the package; None for the pinned ones
    """
    with _opened(pin) as archive:
        found = [re.fullmatch(rf"{FOLDER}(ghes-(\d+)\.(\d+))\.json", member.name) for member in archive]
    releases = sorted((int(each[2]), int(each[3]), each[1]) for each in found if each)
    return tuple(host for *_, host in releases)


def package(name: str, version: str, integrity: str, folder: pathlib.Path = KEPT) -> pathlib.Path:
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
        # Of several processes that need it at once, none may see a part of it.
        with tempfile.TemporaryDirectory(dir=folder) as own:
            command = ["npm", "pack", "--silent", "--pack-destination", own, f"{name}@{version}"]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            pathlib.Path(own, archive.name).replace(archive)
    found = integrity_of(archive)
    if found != integrity:
        raise SystemExit(f"{archive.name} has the hash {found}, not {integrity}")
    return archive


def integrity_of(archive: pathlib.Path) -> str:
    """The hash of a package in npm's notation."""
    return "sha512-" + base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()


def _opened(pin: dict[str, str] | None) -> tarfile.TarFile:
    """The package of GitHub's description, to be read from begin to end."""
    pin = json.loads(PIN.read_text()) if pin is None else pin
    return tarfile.open(package(OPENAPI, pin["version"], pin["integrity"]), "r|gz")
