"""Autolinks to other systems (https://docs.github.com/rest/repos/autolinks)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import invalid
from ferrohub.testing.github.families.deploy_keys import administered
from ferrohub.testing.github.records import Autolink
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call


def _shown(found: Autolink) -> dict[str, Any]:
    """An autolink: the schema ``autolink``."""
    names = ("id", "key_prefix", "url_template", "is_alphanumeric", "updated_at")
    return {name: getattr(found, name) for name in names}


@operation("repos/list-autolinks")
def list_all(call: Call) -> Any:
    return [_shown(each) for each in administered(call).autolinks.values()]


@operation("repos/get-autolink")
def get(call: Call) -> Any:
    return _shown(call.item(administered(call).autolinks, "autolink_id"))


def _template(call: Call) -> str:
    """The template of the body.

    The words of errors are those of the tests of GitHub CLI (cli/cli, pkg/cmd/repo/autolink/create/http_test.go).
    """
    text = str(call.body["url_template"])
    if not text.startswith(("http://", "https://")):
        raise invalid("KeyLink", "url_template", "custom", "url_template must be an absolute URL")
    if "<num>" not in text:
        raise invalid("KeyLink", "url_template", "custom", "url_template is missing a <num> token")
    return text


@operation("repos/create-autolink")
def create(call: Call) -> Any:
    repository, prefix, template = administered(call), str(call.body["key_prefix"]), _template(call)
    if any(each.key_prefix == prefix for each in repository.autolinks.values()):
        raise invalid("KeyLink", "key_prefix", "already_exists")
    is_alphanumeric = call.body.get("is_alphanumeric") not in (False, "false")
    made = Autolink(call.state.next_id("autolink"), prefix, template, is_alphanumeric, call.now)
    repository.autolinks[made.id] = made
    call.more_headers["Location"] = f"{url_of(call, repository)}/autolinks/{made.id}"
    return _shown(made)


@operation("repos/delete-autolink")
def delete(call: Call) -> None:
    repository = administered(call)
    del repository.autolinks[call.item(repository.autolinks, "autolink_id").id]
