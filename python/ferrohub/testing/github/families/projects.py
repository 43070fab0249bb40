"""Projects, their fields, items and views (https://docs.github.com/rest/projects)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import projects, webhooks
from ferrohub.testing.github.failures import forbidden, not_found, unprocessable
from ferrohub.testing.github.records import Project, ProjectField, ProjectItem, ProjectView
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import projects as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Issue, Repository

_SEARCH = "The query q knows words of titles, is:, assignee:, label:, and fields with single choices."


def _owner(call: Call) -> Account:
    """The organization or the user of the path, by login or ID."""
    params = call.params
    name = params.get("org") or params.get("username") or params["user_id"]
    found = call.state.account(name)
    if found is None and name.isdecimal():
        found = call.state.accounts.get(int(name))
    if found is None or (found.type == "Organization") != ("org" in params):
        raise not_found()
    return found


def _projects(call: Call) -> list[Project]:
    owner = _owner(call).id
    return [each for each in call.state.projects.values() if each.owner == owner and projects.may_see(call, each)]


def _project(call: Call, *, writes: bool = False) -> Project:
    number = call.number("project_number")
    found = next((each for each in _projects(call) if each.number == number), None)
    if found is None:
        raise not_found()
    if writes and not projects.may_write(call, found):
        raise forbidden("You do not have permission to change this project.")
    return found


@operation("projects/list-for-org", paging="cursor")
@operation("projects/list-for-user", paging="cursor")
def list_projects(call: Call) -> Any:
    found = sorted(_projects(call), key=lambda each: each.number, reverse=True)
    for word in call.query.get("q", "").lower().split():
        if word in ("is:open", "is:closed"):
            found = [each for each in found if (each.closed_at is None) == (word == "is:open")]
        else:
            found = [each for each in found if word in each.title.lower()]
    return call.page(found, lambda each: views.project(call, each))


@operation("projects/get-for-org")
@operation("projects/get-for-user")
def get_project(call: Call) -> Any:
    return views.project(call, _project(call))


@operation("projects/list-fields-for-org", paging="cursor")
@operation("projects/list-fields-for-user", paging="cursor")
def list_fields(call: Call) -> Any:
    home = _project(call)
    return call.page(list(home.fields.values()), lambda each: views.field(call, home, each))


@operation("projects/get-field-for-org")
@operation("projects/get-field-for-user")
def get_field(call: Call) -> Any:
    home = _project(call)
    found = call.item(home.fields, "field_id")
    return views.field(call, home, found)


@operation("projects/add-field-for-org", partly="Fields of issues of the organization are not added.")
@operation("projects/add-field-for-user")
def add_field(call: Call) -> Any:
    home, body = _project(call, writes=True), call.body
    name, kind = body.get("name"), body.get("data_type")
    if not name or not kind:
        raise unprocessable("name and data_type are required")
    if any(each.name.lower() == name.lower() for each in home.fields.values()):
        raise unprocessable("Name has already been taken")
    made = projects.add_field(call.state, home, name, kind, call.now)
    if kind == "single_select":
        made.choices = projects.choices(made, body.get("single_select_options") or [])
    if kind == "iteration":
        made.choices = projects.iterations(made, body.get("iteration_configuration") or {})
    return views.field(call, home, made)


def _tell(call: Call, home: Project, item: ProjectItem, action: str, **members: Any) -> None:
    """Let the webhooks of an organization tell of an item."""
    if call.state.accounts[home.owner].type == "Organization":
        shown = {"projects_v2_item": views.hook_item(call, home, item), **members}
        webhooks.emit(call, "projects_v2_item", action, shown, organization=home.owner)


def _item(call: Call, home: Project) -> ProjectItem:
    return call.item(home.items, "item_id")


def _shown_fields(call: Call, home: Project) -> set[int]:
    """The IDs of the fields that the query names; that of the title without it."""
    if text := call.query.get("fields") or call.query.get("fields[]"):
        return {int(each) for each in text.replace("[", "").replace("]", "").split(",") if each.strip().isdecimal()}
    return {each.id for each in home.fields.values() if each.data_type == "title"}


def _selected(call: Call, home: Project, query: str) -> list[ProjectItem]:
    """The items that a search selects, in the order in which they were added."""
    found = list(home.items.values())
    for word in query.lower().split():
        found = [each for each in found if _fits(call, home, each, word)]
    return found


def _fits(call: Call, home: Project, item: ProjectItem, word: str) -> bool:
    name, colon, value = word.partition(":")
    content = projects.visible_content(call, item)
    if not colon:
        return word in (item.title if content is None else content[1].title).lower()
    if name == "is":
        kinds = {"issue": "Issue", "pr": "PullRequest", "draft": "DraftIssue"}
        is_state = content is not None and content[1].state == value
        return item.content_type == kinds[value] if value in kinds else is_state
    if name == "assignee":
        account = call.state.account(value)
        return content is not None and account is not None and account.id in content[1].assignees
    if name == "label":
        return content is not None and value in [content[0].labels[id].name.lower() for id in content[1].labels]
    fields = (each for each in home.fields.values() if each.name.lower().replace(" ", "-") == name)
    return any(_named(each, item) == value for each in fields)


def _named(field: ProjectField, item: ProjectItem) -> str | None:
    value = item.values.get(field.id)
    return next((each.name.lower() for each in field.choices if each.id == value), None)


@operation("projects/list-items-for-org", paging="cursor", partly=_SEARCH)
@operation("projects/list-items-for-user", paging="cursor", partly=_SEARCH)
def list_items(call: Call) -> Any:
    home = _project(call)
    return _page(call, home, _selected(call, home, call.query.get("q", "")))


def _page(call: Call, home: Project, items: list[ProjectItem]) -> Any:
    ids = _shown_fields(call, home)
    return call.page(items, lambda each: views.item_with_fields(call, home, each, ids))


@operation("projects/get-org-item")
@operation("projects/get-user-item")
def get_item(call: Call) -> Any:
    home = _project(call)
    return views.item_with_fields(call, home, _item(call, home), _shown_fields(call, home))


@operation("projects/add-item-for-org")
@operation("projects/add-item-for-user")
def add_item(call: Call) -> Any:
    home, body = _project(call, writes=True), call.body
    repository, issue = _content(call)
    return views.item(call, home, _added(call, home, body["type"], repository.id, issue.number))


def _content(call: Call) -> tuple[Repository, Issue]:
    """The issue or pull request that the body names, by ID or by repository and number."""
    body = call.body
    if "id" in body:
        found = [(home, each) for home in call.state.repositories.values() for each in home.issues.values()]
        found = [(home, each) for home, each in found if each.id == body["id"]]
    else:
        named = call.state.repository(f"{body.get('owner')}/{body.get('repo')}")
        issue = None if named is None else named.issues.get(body.get("number", 0))
        found = [] if named is None or issue is None else [(named, issue)]
    for home, each in found:
        if call.sees(home) and each.is_pull == (body["type"] == "PullRequest"):
            return home, each
    raise not_found()


def _added(call: Call, home: Project, kind: str, repository: int, number: int) -> ProjectItem:
    """The item of an issue, which a project has once."""
    for each in home.items.values():
        if (each.repository, each.number) == (repository, number):
            return each
    id = call.state.next_id("project_item")
    made = ProjectItem(id, home.id, kind, call.me.id, call.now, call.now, repository, number)
    home.items[id] = made
    _tell(call, home, made, "created")
    return made


@operation("projects/create-draft-item-for-org")
@operation(
    "projects/create-draft-item-for-authenticated-user",
    # A path with the ID of a user is read as one with the login.
    aliases=("POST /users/{username}/projectsV2/{project_number}/drafts",),
)
def add_draft(call: Call) -> Any:
    home, body = _project(call, writes=True), call.body
    id = call.state.next_id("project_item")
    made = ProjectItem(
        id, home.id, "DraftIssue", call.me.id, call.now, call.now, title=body["title"], body=body.get("body")
    )
    home.items[id] = made
    _tell(call, home, made, "created")
    return views.item(call, home, made)


@operation("projects/update-item-for-org")
@operation("projects/update-item-for-user")
def update_item(call: Call) -> Any:
    home = _project(call, writes=True)
    found = _item(call, home)
    values = dict(found.values)
    try:
        for each in call.body["fields"]:
            field = home.fields.get(each["id"])
            if field is None:
                raise unprocessable(f"The project has no field {each['id']}")
            projects.set_value(field, found, each["value"])
    except Exception:
        found.values = values
        raise
    found.updated_at = call.now
    for id in dict.fromkeys([*values, *found.values]):
        _tell_change(call, home, found, home.fields[id], values.get(id))
    return views.item_with_fields(call, home, found, {*_shown_fields(call, home), *found.values})


def _tell_change(call: Call, home: Project, item: ProjectItem, field: ProjectField, old: object) -> None:
    new = item.values.get(field.id)
    if new == old:
        return
    change = {
        "field_node_id": views.field(call, home, field)["node_id"],
        "field_type": field.data_type,
        "field_name": field.name,
        "project_number": home.number,
        "from": views.hook_value(field, old),
        "to": views.hook_value(field, new),
    }
    _tell(call, home, item, "edited", changes={"field_value": change})


@operation("projects/delete-item-for-org")
@operation("projects/delete-item-for-user")
def delete_item(call: Call) -> None:
    home = _project(call, writes=True)
    found = home.items.pop(_item(call, home).id)
    _tell(call, home, found, "deleted")


@operation("projects/create-view-for-org")
@operation("projects/create-view-for-user")
def create_view(call: Call) -> Any:
    home, body = _project(call, writes=True), call.body
    number = max(home.views, default=0) + 1
    id = call.state.next_id("project_view")
    made = ProjectView(id, number, body["name"], body["layout"], call.me.id, call.now, body.get("filter"))
    for name in ("group_by", "vertical_group_by", "visible_fields", "sort_by"):
        setattr(made, name, body.get(name) or [])
    unknown = {*made.group_by, *made.vertical_group_by, *made.visible_fields} - set(home.fields)
    if unknown:
        raise unprocessable(f"The project has no field {min(unknown)}")
    home.views[number] = made
    return views.view(call, home, made)


@operation("projects/list-view-items-for-org", paging="cursor", partly=_SEARCH)
@operation("projects/list-view-items-for-user", paging="cursor", partly=_SEARCH)
def list_view_items(call: Call) -> Any:
    home = _project(call)
    view = call.item(home.views, "view_number")
    return _page(call, home, _selected(call, home, view.filter or ""))
