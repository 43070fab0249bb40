"""Downloads and uploads of GitHub's operations: they stream to and from files, or are bytes."""

from __future__ import annotations

import asyncio
import email
import email.policy
import io
import os
import pathlib

import pytest

import ferrohub
from ferrohub.aio import AsyncClient
from ferrohub.exceptions import NotFoundError
from harness import TOKEN, Recorded, Reply, Server, body_of

DATA = os.urandom(300_000)


def redirected(server: Server) -> None:
    server.will(Reply(None, 302, {"Location": f"{server.url}/files/1"}), Reply(DATA))


def test_a_download_without_a_file_is_bytes(client: ferrohub.Client, server: Server) -> None:
    redirected(server)
    assert client.rest.actions.download_artifact("o", "r", 1, "zip") == DATA
    assert [r.line for r in server.requests] == ["GET /repos/o/r/actions/artifacts/1/zip", "GET /files/1"]


def test_a_download_goes_to_a_path_or_a_file(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    seen: list[tuple[int, int | None]] = []
    redirected(server)
    name = client.rest.actions.download_artifact(
        "o", "r", 1, "zip", to=tmp_path / "a.zip", progress=lambda done, total: seen.append((done, total))
    )
    assert name == str(tmp_path / "a.zip") and (tmp_path / "a.zip").read_bytes() == DATA
    assert seen[-1] == (len(DATA), len(DATA))
    redirected(server)
    buffer = io.BytesIO()
    client.rest.repos.download_zipball_archive("o", "r", "main", to=buffer)
    assert buffer.getvalue() == DATA


def test_a_failed_download_raises_and_leaves_no_file(
    client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        client.rest.actions.download_job_logs_for_workflow_run("o", "r", 1, to=tmp_path / "log.txt")
    assert list(tmp_path.iterdir()) == []


def test_an_asset_is_a_resource_or_its_content(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    server.will(Reply(body_of("Asset")))
    assert client.rest.repos.get_release_asset("o", "r", 1).name == body_of("Asset")["name"]
    redirected(server)
    client.rest.repos.get_release_asset("o", "r", 1, to=tmp_path / "asset")
    assert (tmp_path / "asset").read_bytes() == DATA
    assert server.requests[0].headers["accept"] == "application/octet-stream"


def test_an_upload_is_read_from_a_file(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    server.will(Reply(body_of("Asset"), 201))
    (tmp_path / "asset").write_bytes(DATA)
    with ferrohub.Client(token=TOKEN, base_url=server.url) as other:
        asset = other.rest.repos.upload_release_asset(
            "o", "r", 1, name="a.bin", data=tmp_path / "asset", headers={"Content-Type": "application/zip"}
        )
    (request,) = server.requests
    assert isinstance(asset, ferrohub.repos.Asset)
    assert request.body == DATA and request.query == {"name": "a.bin"}
    assert request.headers["content-type"] == "application/zip"
    with pytest.raises(TypeError, match="missing 1 required argument: 'data'"):
        client.rest.repos.upload_release_asset("o", "r", 1, name="a.bin")  # type: ignore[call-arg]


def test_a_mapping_is_sent_as_a_form(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    (tmp_path / "new.ghl").write_bytes(DATA)
    server.will(Reply(None, 202), Reply(None, 202))
    form = {"password": "s\u00e9cret", "license": tmp_path / "new.ghl"}
    client.rest.enterprise_admin.initialize_instance_configuration(data=form)
    with (tmp_path / "new.ghl").open("rb") as file:
        client.rest.enterprise_admin.license_upload(data={"license": file, "other": b"x"})
    parts = [parts_of(request) for request in server.requests]
    assert parts[0] == [("password", None, "s\u00e9cret".encode()), ("license", "new.ghl", DATA)]
    assert parts[1] == [("license", "new.ghl", DATA), ("other", "other", b"x")]
    with pytest.raises(TypeError, match='data: the field "license" must be'):
        client.rest.enterprise_admin.license_upload(data={"license": 1})
    assert len(server.requests) == 2


def parts_of(request: Recorded) -> list[tuple[object, str | None, object]]:
    """Name, file name and content of the fields of a form."""
    head = f"Content-Type: {request.headers['content-type']}\r\n\r\n".encode()
    parts = email.message_from_bytes(head + request.body, policy=email.policy.HTTP).iter_parts()
    return [
        (part.get_param("name", header="content-disposition"), part.get_filename(), part.get_payload(decode=True))
        for part in parts
    ]


def test_transfers_are_awaited(server: Server, tmp_path: pathlib.Path) -> None:
    async def main() -> None:
        async with AsyncClient(token=TOKEN, base_url=server.url) as client:
            redirected(server)
            assert await client.rest.actions.download_artifact("o", "r", 1, "zip") == DATA
            redirected(server)
            await client.rest.actions.download_artifact("o", "r", 1, "zip", to=tmp_path / "a.zip")
            assert (tmp_path / "a.zip").read_bytes() == DATA
            redirected(server)
            await client.download("GET /repos/{owner}/{repo}/zipball", tmp_path / "b.zip", owner="o", repo="r")
            assert (tmp_path / "b.zip").read_bytes() == DATA

    asyncio.run(main())


def test_any_route_or_address_is_downloaded(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    redirected(server)
    client.download("GET /repos/{owner}/{repo}/tarball/{ref}", tmp_path / "a", owner="o", repo="r", ref="main")
    server.will(Reply(DATA))
    buffer = io.BytesIO()
    client.download(f"{server.url}/files/2", buffer)
    assert (tmp_path / "a").read_bytes() == buffer.getvalue() == DATA
    with pytest.raises(TypeError, match="to must be a path or a file"):
        client.download("/x", 1)  # type: ignore[arg-type]
