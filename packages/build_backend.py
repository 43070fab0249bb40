"""Builds the wheel and the sdist of a distribution of one package, for which no build tool is needed (PEP 517).

The distributions of this folder share it; each sdist has a copy.
"""

from __future__ import annotations

import base64
import hashlib
import io
import pathlib
import re
import tarfile
import zipfile

#: The folder of the distribution: a build frontend runs its backend there.
HERE = pathlib.Path.cwd()
(_INIT,) = HERE.glob("*/__init__.py")
#: The files of the package: its module, and stubs, which tools/generate.py writes.
PACKAGE = sorted(
    path.relative_to(HERE).as_posix() for path in _INIT.parent.iterdir() if path.suffix != ".pyc" and path.is_file()
)
#: Files of the sdist, beside this one.
FILES = ("README.md", "pyproject.toml", *PACKAGE)


def setting(name: str) -> str:
    """A text of the project's metadata."""
    found = re.search(rf'^{name} = "(.*)"$', (HERE / "pyproject.toml").read_text(), re.M)
    if found is None:
        raise ValueError(f"pyproject.toml lacks {name}")
    return found[1]


def dependencies() -> list[str]:
    """The requirements."""
    found = re.search(r"^dependencies = \[(.*)\]$", (HERE / "pyproject.toml").read_text(), re.M)
    return re.findall(r'"([^"]+)"', found[1]) if found else []


def stem() -> str:
    """The name and version, as in the names of files."""
    return f"{setting('name').replace('-', '_')}-{setting('version')}"


def metadata() -> str:
    """The core metadata."""
    fields = [
        ("Metadata-Version", "2.4"),
        ("Name", setting("name")),
        ("Version", setting("version")),
        ("Summary", setting("description")),
        ("License-Expression", setting("license")),
        ("Requires-Python", setting("requires-python")),
        *(("Requires-Dist", requirement) for requirement in dependencies()),
        ("Description-Content-Type", "text/markdown"),
    ]
    return "".join(f"{name}: {value}\n" for name, value in fields) + "\n" + (HERE / "README.md").read_text()


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    """Write the wheel."""
    info = f"{stem()}.dist-info"
    files = {
        **{name: (HERE / name).read_bytes() for name in PACKAGE},
        f"{info}/METADATA": metadata().encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: ferrohub\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = [f"{name},sha256={digest(content)},{len(content)}\n" for name, content in files.items()]
    files[f"{info}/RECORD"] = "".join([*record, f"{info}/RECORD,,\n"]).encode()
    name = f"{stem()}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            wheel.writestr(zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0)), content)
    return name


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    """Write the sdist."""
    name = f"{stem()}.tar.gz"
    files = {path: (HERE / path).read_bytes() for path in FILES}
    files |= {"build_backend.py": pathlib.Path(__file__).read_bytes(), "PKG-INFO": metadata().encode()}
    with tarfile.open(pathlib.Path(sdist_directory) / name, "w:gz") as sdist:
        for path, content in files.items():
            entry = tarfile.TarInfo(f"{stem()}/{path}")
            entry.size = len(content)
            sdist.addfile(entry, io.BytesIO(content))
    return name


def digest(content: bytes) -> str:
    """The hash of a file, as RECORD has it."""
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
