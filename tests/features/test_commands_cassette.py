"""``ferrohub cassette``: cassettes are shown, scrubbed and compared."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest

from ferrohub._command_line import main

TOKEN = "ghp_" + "c0ffee" * 6


def interaction(path: str, body: object, token: str = "REDACTED") -> dict[str, Any]:
    """An interaction of a cassette."""
    text = json.dumps(body)
    return {
        "request": {
            "method": "GET",
            "uri": f"https://api.github.com{path}",
            "headers": {"authorization": [f"token {token}"]},
            "body": {"encoding": "utf-8", "string": ""},
        },
        "response": {
            "status": {"code": 200, "message": "OK"},
            "headers": {"content-type": ["application/json"]},
            "body": {"encoding": "utf-8", "string": text},
        },
        "recorded_at": "2026-11-03T12:00:00",
    }


def cassette(path: pathlib.Path, *interactions: dict[str, Any]) -> str:
    """The path of a new cassette."""
    path.write_text(json.dumps({"http_interactions": interactions, "recorded_with": "betamax/0.9.0"}))
    return str(path)


def test_a_cassette_is_shown(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = cassette(tmp_path / "a.json", interaction("/user", {"id": 1}), interaction("/x", []))
    assert main(["cassette", "show", path]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].split() == ["method", "url", "status", "recorded_at"]
    assert shown[1].split() == ["GET", "https://api.github.com/user", "200", "2026-11-03T12:00:00"]
    assert main(["cassette", "show", path, "--json"]) == 0
    assert [each["url"][-2:] for each in json.loads(capsys.readouterr().out)] == ["er", "/x"]
    (tmp_path / "b.json").write_text("[]")
    assert main(["cassette", "show", str(tmp_path / "b.json")]) == 2
    assert "b.json is no cassette" in capsys.readouterr().err


def test_a_cassette_is_scrubbed(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = cassette(tmp_path / "a.json", interaction("/user", {"mail": "mona@ferry.dev", "n": "no-42"}, TOKEN))
    before = pathlib.Path(path).read_text()
    assert main(["cassette", "scrub", path, "--check"]) == 1
    assert capsys.readouterr().out == f"{path}: contains secrets\n" and pathlib.Path(path).read_text() == before
    assert main(["cassette", "scrub", path, "--pattern", r"no-\d+"]) == 0
    text = pathlib.Path(path).read_text()
    assert TOKEN not in text and "mona@ferry.dev" not in text and "no-42" not in text
    capsys.readouterr()
    assert main(["cassette", "scrub", path, "--check"]) == 0
    assert capsys.readouterr().out == f"{path}: clean\n"
    assert [file.name for file in tmp_path.iterdir() if not file.name.startswith(".")] == ["a.json"]


def test_cassettes_are_compared(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = cassette(tmp_path / "old.json", interaction("/user", {"id": 1, "name": "a"}))
    same = cassette(tmp_path / "same.json", interaction("/user", {"name": "a", "id": 1}))
    new = cassette(tmp_path / "new.json", interaction("/user", {"id": 2, "name": "a"}), interaction("/x", []))
    assert main(["cassette", "diff", old, same]) == 0
    assert capsys.readouterr().out == ""
    assert main(["cassette", "diff", old, new]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert '-  body:  "id": 1,' in shown and '+  body:  "id": 2,' in shown
    assert "+GET https://api.github.com/x: 200" in shown
