"""The check against GitHub's own files notices each kind of change of them, and names the operation and the place.

``described_operations.json`` has five operations and what they refer to, as GitHub describes them, without prose.
"""

from __future__ import annotations

import io
import json
import pathlib
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
import npm
from conformance import wire
from conformance.__main__ import main
from conformance.arrivals import Arrival, Host, served
from conformance.description import resolve

Node = dict[str, Any]
DESCRIPTION = pathlib.Path(__file__).with_name("described_operations.json")
VARIABLE, VARIABLES = "actions/get-repo-variable", "actions/list-repo-variables"
LABEL, LABELS = "issues/update-label", "issues/add-labels"
PATTERNS = "secret-scanning/update-org-pattern-configs"
WORDS = {"type": "string"}


@pytest.fixture(scope="module", autouse=True)
def generated_files_stay() -> Iterator[None]:
    """A check writes nothing, whatever it finds."""
    paths = [*npm.PIN.parent.rglob("*"), *pathlib.Path(ferrohub.rest.__path__[0]).glob("*.pyi")]
    before = {path: path.read_bytes() for path in paths if path.is_file()}
    yield
    assert len(before) > 50 and [path.name for path, content in before.items() if path.read_bytes() != content] == []


class Description:
    """The operations, to be changed."""

    def __init__(self) -> None:
        self.document: Node = json.loads(DESCRIPTION.read_text())

    def find(self, operation: str) -> tuple[str, str, Node]:
        """Path, method and description of an operation."""
        for path, item in self.document["paths"].items():
            for method, node in item.items():
                if node["operationId"] == operation:
                    return path, method, node
        raise LookupError(operation)

    def node(self, operation: str) -> Node:
        return self.find(operation)[2]

    def body(self, operation: str) -> Node:
        schema: Node = self.node(operation)["requestBody"]["content"]["application/json"]["schema"]
        return schema

    def response(self, operation: str) -> Node:
        content: Node = self.node(operation)["responses"]["200"]["content"]
        return content

    def schema(self, name: str) -> Node:
        found: Node = self.document["components"]["schemas"][name]
        return found

    def settings(self) -> Node:
        """The items of a list in a body."""
        found: Node = self.body(PATTERNS)["properties"]["provider_pattern_settings"]["items"]
        return found


def change_choice(found: Description) -> None:
    found.settings()["properties"]["push_protection_setting"]["enum"].append("audited")


def make_nullable(found: Description) -> None:
    found.body(LABEL)["properties"]["color"]["nullable"] = True


def make_nested_nullable(found: Description) -> None:
    found.settings()["properties"]["token_type"]["nullable"] = True


def make_response_nullable(found: Description) -> None:
    found.schema("label")["properties"]["color"]["nullable"] = True


def make_optional(found: Description) -> None:
    found.schema("actions-variable")["required"].remove("value")


def remove_in_a_version(found: Description) -> None:
    patch = {"properties": {"value": None}, "required": ["name", "created_at", "updated_at"]}
    found.schema("actions-variable")["x-github-breaking-changes"] = [{"version": "2099-01-01", "patch": patch}]


def remove_in_a_version_by_steps(found: Description) -> None:
    at = found.schema("actions-variable")["required"].index("value")
    steps = [{"op": "remove", "path": "/properties/value"}, {"op": "remove", "path": f"/required/{at}"}]
    found.schema("actions-variable")["x-github-breaking-changes"] = [{"version": "2099-01-01", "patch": steps}]


def require(found: Description) -> None:
    found.body(LABEL)["required"] = ["color"]


def require_in_query(found: Description) -> None:
    """The parameters are shared by operations, so one of its own takes the place of ``page``."""
    node = found.node(VARIABLES)
    others = [each for each in node["parameters"] if resolve(found.document, each)["name"] != "page"]
    page = {"name": "page", "in": "query", "required": True, "schema": {"type": "integer"}}
    node["parameters"] = [*others, page]


def require_nested(found: Description) -> None:
    found.settings()["required"] = ["token_type"]


def deprecate(found: Description) -> None:
    found.node(LABEL)["deprecated"] = True


def add_field(found: Description) -> None:
    found.schema("actions-variable")["properties"]["visibility"] = WORDS


def change_type(found: Description) -> None:
    found.schema("actions-variable")["properties"]["value"] = {"type": "integer"}


def change_type_of_parameter(found: Description) -> None:
    found.body(LABEL)["properties"]["color"] = {"type": "integer"}


def break_date(found: Description) -> None:
    found.document["components"]["examples"]["actions-variable"]["value"]["created_at"] = "10 August 2021"


def add_parameter(found: Description) -> None:
    found.node(VARIABLES)["parameters"].append({"name": "sort_by", "in": "query", "schema": WORDS})


def add_member(found: Description) -> None:
    found.body(LABEL)["properties"]["emoji"] = WORDS


def remove_parameter(found: Description) -> None:
    node = found.node(VARIABLES)
    node["parameters"] = [each for each in node["parameters"] if resolve(found.document, each)["name"] != "page"]


def remove_member(found: Description) -> None:
    del found.body(LABEL)["properties"]["description"]


def change_pattern(found: Description) -> None:
    """No value that the check makes has this form, so that it could not try the body."""
    found.body(LABEL)["properties"]["color"]["pattern"] = "^never$"
    found.body(LABEL)["required"] = ["color"]


def change_pattern_of_response(found: Description) -> None:
    """No response that the check makes has this form, so that it could not compare the types of the fields."""
    found.schema("actions-variable")["properties"]["value"]["pattern"] = "^never$"


def change_example_of_another_media_type(found: Description) -> None:
    found.response(VARIABLE)["text/plain"] = {"examples": {"default": {"value": "EMAIL=octocat@github.com"}}}
    del found.response(VARIABLE)["application/json"]


def add_operation(found: Description) -> None:
    node = {"operationId": "issues/polish-label", "responses": {"204": {"description": "Response"}}}
    found.document["paths"]["/labels/polish"] = {"post": node}


def change_path(found: Description) -> None:
    path, method, node = found.find(LABEL)
    del found.document["paths"][path]
    found.document["paths"][path.replace("labels", "tags")] = {method: node}


def change_media_type(found: Description) -> None:
    content = found.response(VARIABLE)
    content["text/plain"] = content.pop("application/json")


def change_media_type_of_body(found: Description) -> None:
    content = found.node(LABEL)["requestBody"]["content"]
    content["application/scim+json"] = content.pop("application/json")


def change_envelope(found: Description) -> None:
    media = found.response(VARIABLES)["application/json"]
    media["schema"]["properties"]["values"] = media["schema"]["properties"].pop("variables")
    media["schema"]["required"] = ["total_count", "values"]
    value = resolve(found.document, media["examples"]["default"])["value"]
    value["values"] = value.pop("variables")


def add_alternative(found: Description) -> None:
    found.body(LABELS)["oneOf"][0]["properties"]["labels"]["items"]["oneOf"].append({"type": "integer"})


#: How the description is changed, the operation that differs then, and the place that the check names.
MUTATIONS: list[tuple[Callable[[Description], None], str, str]] = [
    (change_choice, PATTERNS, "provider_pattern_settings[].push_protection_setting"),
    (make_nullable, LABEL, "color null"),
    (make_nested_nullable, PATTERNS, "provider_pattern_settings[].token_type null"),
    (make_response_nullable, LABEL, "color is None"),
    (make_optional, VARIABLES, "value of ActionsVariable is promised by the stub only"),
    (remove_in_a_version, VARIABLES, "value of ActionsVariable is promised by the stub only"),
    (remove_in_a_version_by_steps, VARIABLES, "value of ActionsVariable is promised by the stub only"),
    (require, LABEL, "color missing"),
    (require_in_query, VARIABLES, "page missing"),
    (require_nested, PATTERNS, "provider_pattern_settings[].token_type missing"),
    (deprecate, LABEL, "is deprecated"),
    (add_field, VARIABLE, "visibility is no field"),
    (change_type, VARIABLE, "value is int"),
    (change_type_of_parameter, LABEL, "color"),
    (break_date, VARIABLE, "created_at is str"),
    (add_parameter, VARIABLES, "sort_by: no such parameter"),
    (add_member, LABEL, "emoji"),
    (remove_parameter, VARIABLES, "page: no host has this parameter"),
    (remove_member, LABEL, "description: no host has this parameter"),
    (change_pattern, LABEL, "no body that is made is valid"),
    (change_pattern_of_response, VARIABLE, "no response with the status 200 that is made is valid"),
    (change_example_of_another_media_type, VARIABLE, "the example default of text/plain cannot be read"),
    (add_operation, "issues/polish-label", "no such operation"),
    (change_path, LABEL, "/repos/x/x/labels/x"),
    (change_media_type, VARIABLE, "accepts"),
    (change_media_type_of_body, LABEL, "sends application/json"),
    (change_envelope, VARIABLES, "response"),
    (add_alternative, LABELS, "labels[]"),
]


def run(description: Description, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run the check of the operations of a description."""
    monkeypatch.setattr(npm, "descriptions", lambda hosts: {"api.github.com": description.document})
    monkeypatch.setattr(sys, "argv", ["conformance", "--all", "--only", ""])
    return main()


def test_operations_as_github_describes_them_do_not_differ(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(Description(), monkeypatch) == 0
    assert "5 descriptions of operations, 0 operations that differ" in capsys.readouterr().out


@pytest.mark.parametrize(("change", "operation", "place"), MUTATIONS, ids=[each.__name__ for each, *_ in MUTATIONS])
def test_a_changed_description_is_noticed(
    change: Callable[[Description], None],
    operation: str,
    place: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    description = Description()
    change(description)
    assert run(description, monkeypatch) == 1
    lines = [
        line for line in capsys.readouterr().out.splitlines() if line.startswith((f"{operation} on ", f"{operation}: "))
    ]
    assert any(place in line for line in lines), lines


def send_all(description: Description, monkeypatch: pytest.MonkeyPatch) -> int:
    """Send each value of a description over HTTP, to GitHub and to Enterprise Server."""
    return send_of_hosts({"api.github.com": description, "ghes-3.19": description}, monkeypatch)


def send_of_hosts(hosts: dict[str, Description], monkeypatch: pytest.MonkeyPatch) -> int:
    """Send each value of the descriptions of hosts over HTTP."""
    monkeypatch.setattr(npm, "descriptions", lambda _: {host: each.document for host, each in hosts.items()})
    monkeypatch.setattr(npm, "enterprise_servers", lambda: tuple(host for host in hosts if host.startswith("ghes")))
    monkeypatch.setattr(sys, "argv", ["wire"])
    return wire.main()


def test_each_value_is_sent_over_http(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert send_all(Description(), monkeypatch) == 0
    printed = capsys.readouterr().out
    assert "0 refused or altered" in printed and " 0 choices" not in printed and " 0 alternatives" not in printed


@pytest.mark.parametrize(
    ("change", "operation", "place"),
    [
        each
        for each in MUTATIONS
        if each[0] in (change_choice, make_nullable, make_nested_nullable, add_alternative, add_operation)
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_a_value_that_is_refused_over_http_is_noticed(
    change: Callable[[Description], None],
    operation: str,
    place: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    description = Description()
    change(description)
    assert send_all(description, monkeypatch) == 1
    lines = capsys.readouterr().out.splitlines()
    for host in ("api.github.com", "ghes-3.19"):
        assert any(line.startswith(f"{operation} on {host}: ") and place in line for line in lines), lines


def test_hosts_that_describe_an_operation_alike_get_the_same_values(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def sent(*hosts: str) -> tuple[int, int]:
        assert send_of_hosts({host: Description() for host in hosts}, monkeypatch) == 0
        values, requests = (int(line.split()[0]) for line in capsys.readouterr().out.splitlines())
        return values, requests

    values, requests = sent("api.github.com")
    assert values > 10 and sent("api.github.com", "ghec", "ghes-3.18", "ghes-3.19") == (4 * values, 4 * requests)
    changed = Description()
    make_nullable(changed)
    assert send_of_hosts({"ghes-3.18": Description(), "ghes-3.19": changed}, monkeypatch) == 1
    assert f"{LABEL} on ghes-3.19: color null is refused" in capsys.readouterr().out


def test_a_value_that_arrives_otherwise_at_another_host_is_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = Host.keep

    def altered(self: Host, method: str, target: str, headers: dict[str, str], body: bytes) -> bytes:
        return keep(self, method, target, headers, body.replace(b"disabled", b"off") if self.is_enterprise else body)

    monkeypatch.setattr(Host, "keep", altered)
    assert send_all(Description(), monkeypatch) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f"{PATTERNS} on ghes-3.19: ") and "sends the body" in line for line in lines), lines


def test_bodies_arrive_whole_whatever_their_form() -> None:
    with served("ghes-3.19", ["/repos"]) as (server,), server.client() as client:
        recorder = server.recorder
        for data in (b"content", io.BytesIO(b"content")):
            client.rest.repos.upload_release_asset("o", "r", 1, name="a", data=data)
            assert recorder.body == b"content"
            assert Arrival.of(recorder) is not None
        client.rest.issues.create("o", "r", title="t", labels=["ä", {"name": "b"}])
        arrival = Arrival.of(recorder)
    assert arrival is not None and arrival.target == "/repos/o/r/issues"
    assert json.loads(arrival.body) == {"title": "t", "labels": ["ä", {"name": "b"}]}
