"""Projects: their items are read and changed by the names of fields.

ProjectsV2.fields, ProjectsV2.items, ProjectsV2.item, ProjectsV2.add_issue, ProjectsV2.add_pull_request,
ProjectsV2.add_draft, ProjectsV2.create_view, ProjectsV2ItemWithContent.set_fields, ProjectsV2ItemSimple.set_fields.
"""

from __future__ import annotations

import asyncio
import pathlib
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import AuthenticationFailed, UnprocessableEntity
from ferrohub.rest import models
from ferrohub.testing import Fake

API = "https://api.github.com"
BOARD = f"{API}/orgs/o/projectsV2/2"
FIELDS = [
    {"id": 1, "name": "Title", "data_type": "title"},
    {
        "id": 3,
        "name": "Status",
        "data_type": "single_select",
        "options": [
            {"id": f"option_{number}", "name": {"raw": name, "html": name}, "color": "GRAY"}
            for number, name in enumerate(("Todo", "Done"))
        ],
    },
    {
        "id": 4,
        "name": "Sprint",
        "data_type": "iteration",
        "configuration": {"iterations": [{"id": "it_1", "title": {"raw": "North", "html": "North"}}]},
    },
    {"id": 5, "name": "Points", "data_type": "number"},
]
DONE: dict[str, Any] = {
    "id": 13,
    "project_url": BOARD,
    "content_type": "Issue",
    "fields": [
        {"id": 1, "name": "Title", "data_type": "title", "value": {"raw": "Bug", "html": "Bug", "number": 7}},
        {
            "id": 3,
            "name": "Status",
            "data_type": "single_select",
            "value": {"id": "option_1", "name": {"raw": "Done", "html": "Done"}, "color": "GRAY"},
        },
        {"id": 5, "name": "Points", "data_type": "number", "value": 3},
        {"id": 6, "name": "Assignees", "data_type": "assignees", "value": [{"login": "mona"}]},
        {"id": 7, "name": "Type", "data_type": "issue_type", "value": None},
    ],
}


@pytest.fixture
def fake() -> Fake:
    made = Fake()
    made.on("projects/list-fields-for-org").reply(json=FIELDS)
    made.on("projects/update-item-for-org").reply(json=DONE)
    return made


def item(client: Any, kind: str = "ProjectsV2ItemWithContent") -> Any:
    return getattr(models, kind)({"id": 13, "project_url": BOARD, "content_type": "Issue"}, client)


@pytest.mark.parametrize("kind", ["ProjectsV2ItemWithContent", "ProjectsV2ItemSimple"])
def test_a_field_is_set_by_its_name_and_that_of_its_option(fake: Fake, kind: str) -> None:
    found = item(fake.client(token="t"), kind)
    found["Status"] = "Done"
    fields, sent = fake.calls
    assert f"{fields.method} {fields.path}" == "GET /orgs/o/projectsV2/2/fields"
    assert f"{sent.method} {sent.path}" == "PATCH /orgs/o/projectsV2/2/items/13"
    assert sent.json == {"fields": [{"id": 3, "value": "option_1"}]}
    assert found["Status"] == "Done"


def test_several_fields_are_set_at_once(fake: Fake) -> None:
    found = item(fake.client(token="t"))
    assert found.set_fields({"Sprint": "North", "Points": 3, "Title": "Bug", "Status": None})
    assert fake.calls.last.json == {
        "fields": [
            {"id": 4, "value": "it_1"},
            {"id": 5, "value": 3},
            {"id": 1, "value": "Bug"},
            {"id": 3, "value": None},
        ]
    }


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("Statos", "Done", 'no field "Statos"; did you mean "Status"'),
        ("Status", "Don", 'no option "Don"; did you mean "Done"'),
        ("Status", "Elsewhere entirely", "it has Todo, Done"),
    ],
)
def test_an_unknown_name_is_not_sent(fake: Fake, name: str, value: str, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        item(fake.client(token="t"))[name] = value
    assert [call.method for call in fake.calls] == ["GET"]


def test_values_are_read_without_their_html() -> None:
    found = models.ProjectsV2ItemWithContent(DONE, Fake().client())
    assert (found["Title"], found["Status"], found["Points"], found["Type"]) == ("Bug", "Done", 3, None)
    assert found["Assignees"] == [{"login": "mona"}]
    with pytest.raises(KeyError, match="pass their IDs"):
        found["Sprint"]


def test_the_program_of_the_guide_requests_the_fields_that_it_reads(fake: Fake) -> None:
    page = (pathlib.Path(__file__).parents[2] / "docs" / "guide" / "collaboration.md").read_text()
    names: dict[str, Any] = {}
    exec(page.partition("## Projects")[2].split("```python\n")[1].partition("```")[0], names)
    todo = {"id": "option_0", "name": {"raw": "Todo", "html": "Todo"}, "color": "GRAY"}
    fields = [{**each, "value": todo} if each["name"] == "Status" else each for each in DONE["fields"]]

    def items(call: Any) -> list[dict[str, Any]]:
        return [{**DONE, "fields": [each for each in fields if str(each["id"]) in call.query["fields"].split(",")]}]

    fake.on("projects/list-items-for-org").reply(items)
    project: Any = models.ProjectsV2(
        {"number": 2, "owner": {"login": "o", "type": "Organization"}}, fake.client(token="t")
    )
    names["finish"](project, "Bug")
    assert fake.calls.last.json == {"fields": [{"id": 3, "value": "option_1"}]}


def test_errors_are_raised(fake: Fake) -> None:
    fake.on("projects/update-item-for-org").reply(json={"message": "Validation Failed"}, status=422)
    with pytest.raises(UnprocessableEntity):
        item(fake.client(token="t")).set_fields({"Points": 3})
    with pytest.raises(AuthenticationFailed):
        item(ferrohub.Client()).set_fields({"Points": 3})
    with pytest.raises(ValueError, match="values"):
        item(fake.client(token="t")).set_fields({})


def test_an_asynchronous_client_awaits_set_fields(fake: Fake) -> None:
    async def main() -> None:
        async with fake.async_client(token="t") as client:
            found = item(client)
            assert await found.set_fields({"Status": "Done"}) and found["Status"] == "Done"
            with pytest.raises(TypeError, match="await item"):
                found["Status"] = "Done"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("owner", "path"),
    [
        ({"login": "o", "type": "Organization"}, "/orgs/o/projectsV2/2"),
        ({"login": "mona", "type": "User"}, "/users/mona/projectsV2/2"),
    ],
)
def test_the_projects_of_users_and_of_organizations_have_the_same_methods(owner: dict[str, str], path: str) -> None:
    fake = Fake(examples=True)
    project: Any = models.ProjectsV2({"number": 2, "owner": owner}, fake.client(token="t"))
    list(project.items(fields=[3]))
    assert f"{fake.calls.last.method} {fake.calls.last.path}" == f"GET {path}/items"
    assert project.add_issue(7).id and fake.calls.last.json == {"type": "Issue", "id": 7}
    if owner["type"] == "User":
        for create in (lambda: project.add_draft("Bug"), lambda: project.create_view("Now", "board")):
            with pytest.raises(ValueError, match="Organization"):
                create()
    else:
        project.create_view("Now", "board", filter="is:open", visible_fields=[3])
        assert fake.calls.last.path == f"{path}/views"
