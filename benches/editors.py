"""How long type checkers take for a program that uses the package, and how soon an editor completes names.

    python benches/editors.py

needs mypy and basedpyright. Each is measured when it first reads the package, and then again. Completions are those of
pyright's language server.
"""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
from typing import Any

PART = '''

def report_{n}(owner: str, name: str) -> list[str | None]:
    """Lines about a repository."""
    found = client.rest.actions.list_workflow_runs_for_repo(owner, name, status="failure")
    lines = [run.name for run in found]
    issue = client.rest.issues.get(owner, name, {n})
    lines.append(issue.title)
    lines.extend(pull.title for pull in client.repository(owner, name).pull_requests())
    return lines
'''
PROGRAM = '"""A program."""\n\nimport ferrohub\n\nclient = ferrohub.Client()\n' + "".join(
    PART.format(n=n) for n in range(10)
)
PLACES = ("client.rest.", "client.rest.actions.", "client.")


class Server:
    """A language server that speaks over pipes."""

    def __init__(self, folder: pathlib.Path) -> None:
        command = [str(pathlib.Path(sys.executable).parent / "basedpyright-langserver"), "--stdio"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        capabilities = {"workspace": {"configuration": True}}
        folders = [{"uri": folder.as_uri(), "name": "folder"}]
        parameters = {"processId": os.getpid(), "capabilities": capabilities, "workspaceFolders": folders}
        self.request("initialize", parameters)
        self.send({"method": "initialized", "params": {}})

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        assert self.process.stdin
        text = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(text), text))
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        """Receive a message."""
        assert self.process.stdout
        length = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        message: dict[str, Any] = json.loads(self.process.stdout.read(length))
        return message

    def request(self, method: str, params: dict[str, Any]) -> Any:
        """Send a request, and return its result; requests of the server get empty results."""
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.number and "method" not in message:
                return message.get("result")
            if "id" in message:
                items = message.get("params", {}).get("items", [])
                self.send({"id": message["id"], "result": [{"pythonPath": sys.executable} for _ in items]})


def completions(folder: pathlib.Path) -> None:
    """Print how long completions take, the first time and later."""
    server = Server(folder)
    try:
        for place in PLACES:
            for turn in ("first", "then"):
                text = PROGRAM + "\n\n" + place
                file = folder / f"{turn}_{place.count('.')}_{len(place)}.py"
                document = {"uri": file.as_uri(), "languageId": "python", "version": 1, "text": text}
                server.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
                position = {"line": text.count("\n"), "character": len(place)}
                started = time.perf_counter()
                found = server.request(
                    "textDocument/completion", {"textDocument": {"uri": file.as_uri()}, "position": position}
                )
                took = time.perf_counter() - started
                items = found["items"] if isinstance(found, dict) else found or []
                print(f"completion of {place!r}, {turn}: {took:.2f} s, {len(items)} names")
    finally:
        server.process.kill()
        server.process.wait()


def checks(folder: pathlib.Path) -> None:
    """Print how long checks take."""
    program = folder / "program.py"
    program.write_text(PROGRAM)
    binaries = pathlib.Path(sys.executable).parent
    mypy = [str(binaries / "mypy"), "--strict", "--cache-dir", str(folder / "cache"), str(program)]
    pyright = [str(binaries / "basedpyright"), "--pythonpath", sys.executable, str(program)]
    for name, command in (("mypy --strict", mypy), ("basedpyright", pyright)):
        for turn in ("first", "then"):
            program.write_text(f"{PROGRAM}\n# {turn}\n")
            started = time.perf_counter()
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            took = time.perf_counter() - started
            last = (done.stdout.strip().splitlines() or [done.stderr])[-1]
            print(f"{name} of {PROGRAM.count(chr(10))} lines, {turn}: {took:.2f} s, {last}")


def main() -> None:
    """Measure everything."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        checks(folder)
        completions(folder)


if __name__ == "__main__":
    main()
