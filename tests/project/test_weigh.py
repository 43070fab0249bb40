"""What `make dist` checks of the wheel: how much of it a package may take, and how long the first use of a tag."""

from __future__ import annotations

import pathlib
import sys
import zipfile

import pytest

import weigh

PACKAGES = pathlib.Path(__file__).resolve().parents[2] / "python"


def packed(path: pathlib.Path, files: dict[str, bytes]) -> pathlib.Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as opened:
        for name, content in files.items():
            opened.writestr(name, content)
    return path


@pytest.mark.parametrize("folder", weigh.MOST_OF)
def test_a_package_takes_no_more_of_the_wheel_than_it_may(folder: str, tmp_path: pathlib.Path) -> None:
    found = [path for path in (PACKAGES / folder).rglob("*") if path.suffix in (".py", ".pyi", ".txt")]
    wheel = packed(tmp_path / "wheel", {path.relative_to(PACKAGES).as_posix(): path.read_bytes() for path in found})
    with zipfile.ZipFile(wheel) as opened:
        # Where maturin compresses them, files have 7.1 bytes more, on average of a wheel.
        assert 0 < weigh.share(opened, folder) <= weigh.MOST_OF[folder] - 7.25 * len(found)


def test_a_share_is_what_a_file_adds_to_an_archive(tmp_path: pathlib.Path) -> None:
    other = {"ferrohub/other.py": b"pass"}
    alone, both = packed(tmp_path / "alone", other), packed(tmp_path / "both", {**other, "ferrohub/a/b.py": b"x" * 99})
    with zipfile.ZipFile(both) as opened:
        assert weigh.share(opened, "ferrohub/a/") == both.stat().st_size - alone.stat().st_size


def test_a_package_that_is_too_large_is_named(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weigh, "MOST_OF", {"ferrohub/a/": 100})
    wheel = packed(tmp_path / "some.whl", {"ferrohub/a/b.py": b"x" * 99})
    with pytest.raises(SystemExit, match=r"heavy \{'ferrohub/a/': \d+\}"):
        weigh.check_wheel(wheel)


def test_a_first_use_of_a_tag_that_is_slow_fails(capsys: pytest.CaptureFixture[str]) -> None:
    weigh.check_first_use(0.4)
    assert capsys.readouterr().out == "first use of client.rest.repos: 0.40 ms\n"
    with pytest.raises(SystemExit, match=r"takes 1\.20 ms, more than 1 ms"):
        weigh.check_first_use(1.2)


def test_the_first_use_of_a_tag_is_measured() -> None:
    assert 0 < weigh.first_use(pathlib.Path(sys.executable)) < 1000
