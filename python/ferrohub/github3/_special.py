"""Methods and attributes of single classes of ``ferrohub.github3``."""

from __future__ import annotations

from typing import Any

from ferrohub import _core
from ferrohub.github3._signatures import shown_as
from ferrohub.github3.decorators import requires_auth


@requires_auth
def _submit(self: Any, body: str, event: str | None = None) -> Any:
    """Submit the review.

    :param body: text of the review
    :param event: ``APPROVE``, ``REQUEST_CHANGES`` or ``COMMENT``
    :returns: whether it was submitted
    """
    if event is not None:
        return _OWN.PullReview.submit(self, body, event)
    url = self._build_url("reviews", self.id, "events", base_url=self.pull_request_url)
    return self._updated(self._json(self._post(url, data={"body": body}), 200))


def _create_pull(self: Any, data: dict[str, Any]) -> Any:
    """Create a pull request from the fields of the request.

    :param data: the fields
    """
    self._remove_none(data)
    if not data:
        return None
    url = self._build_url("pulls", base_url=self._api)
    return self._instance_or_null(_core._github3_class("ShortPullRequest"), self._json(self._post(url, data=data), 201))


def _update_authorization(self: Any, scopes_data: dict[str, Any], note: str | None, note_url: str | None) -> Any:
    """Change the scopes of an authorization.

    :param scopes_data: the scopes to add, to remove or to set
    :param note: the note; None keeps it
    :param note_url: the URL of the note; None keeps it
    """
    given = {"note": note, "note_url": note_url}
    data = {**scopes_data, **{name: value for name, value in given.items() if value is not None}}
    return self._updated(self._json(self._patch(self._api, json=data), 200))


def _update_subscription(self: Any, sub: dict[str, Any]) -> None:
    """Replace the JSON.

    :param sub: the JSON
    """
    self._updated(sub)


def _part_of(field: str, key: str) -> property:
    """A member of a field that is a mapping."""
    return property(lambda self: (getattr(self, field, None) or {}).get(key))


def _part_of_pair(place: int) -> property:
    return property(lambda self: (self.repo or ("", ""))[place])


def _with_name(self: Any) -> str:
    name = getattr(self, "name", None)
    return f"<{self.class_name} [{self.login}{f':{name}' if name else ''}]>"


def _of_comment(self: Any) -> str:
    return f"<{self.class_name} [{(self.commit_id or '')[:7]}/{self.user.login or ''}]>"


def _of_pages(self: Any) -> str:
    return f"<Pages Info [{'/'.join(part for part in (self.cname, self.status) if part)}]>"


def _of_requests(self: Any) -> str:
    return f"<Review Requests [users: {len(self.users)}, teams: {len(self.teams)}]>"


def _of_topics(self: Any) -> str:
    return f"<Topics [{', '.join(self.names)}]>"


def _of_event(self: Any) -> str:
    return f"<Event [{self.type[:-5]}]>"


class _ClassOf:
    """A class that is made when it is first needed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return _core._github3_class(self.name)


_CONFIG = "config={}, events=[], active=True"

#: Whose methods are named below, also those that GitHub deprecates.
_OWN: Any = _core
#: The members of each class, by its name in the extension module.
MEMBERS: dict[str, dict[str, Any]] = {
    "Authorization": {"_update": _update_authorization},
    "Base": {"direction": "Base"},
    "BranchProtection": {"allow_deleteions": property(lambda self: self.allow_deletions)},
    "Deployment": {
        "create_status": shown_as("state, target_url=None, description=None", _core.Deployment.create_status)
    },
    "Event": {"_repr": _of_event},
    "Gist": {"_file_class": _ClassOf("GistFile")},
    "GitShortCommit": {
        "_author_name": _part_of("author", "name"),
        "_commit_name": _part_of("committer", "name"),
    },
    "Head": {"direction": "Head"},
    "Hook": {
        "edit": shown_as("config={}, events=[], add_events=[], rm_events=[], active=True", _core.Hook.edit),
    },
    "OrganizationHook": {"edit": shown_as(_CONFIG, _core.OrganizationHook.edit)},
    "PagesInfo": {"_repr": _of_pages},
    "PullDestination": {
        "_repo_name": _part_of_pair(1),
        "_repo_owner": _part_of_pair(0),
        "direction": None,
    },
    "PullReview": {"submit": _submit},
    "ReviewRequests": {"_repr": _of_requests},
    "RepositorySubscription": {"_update_subscription": _update_subscription},
    "ShortBranch": {
        "refresh": shown_as("*args, **kwds", lambda self, conditional=False: _refresh(self, conditional)),
    },
    "ShortComment": {"_repr": _of_comment},
    "ShortGist": {
        "_file_class": _ClassOf("ShortGistFile"),
        "edit": shown_as("description='', files={}", _core.ShortGist.edit),
    },
    "ShortOrganization": {"_repr": _with_name},
    "ShortRepository": {
        "_create_pull": _create_pull,
        "create_deployment": shown_as(
            "ref, required_contexts=None, payload='', auto_merge=False, description='', environment=None",
            _core.ShortRepository.create_deployment,
        ),
    },
    "ShortTeam": {
        "add_repository": shown_as("repository, permission=''", _OWN.ShortTeam.add_repository),
        "edit": shown_as("name, permission='', parent_team_id=None, privacy=None", _OWN.ShortTeam.edit),
    },
    "ShortUser": {
        "_repr": _with_name,
        "impersonate": shown_as("scopes=None", lambda self, scopes=None: _impersonate(self, scopes)),
    },
    "Topics": {"_repr": _of_topics},
    "ThreadSubscription": {"_update_subscription": _update_subscription},
}


def _impersonate(self: Any, scopes: Any) -> Any:
    """Create a token of the user.

    :param scopes: its scopes
    """
    return _core.ShortUser.impersonate(self, scopes or [])


def _refresh(self: Any, conditional: bool) -> Any:
    return self._refreshed(conditional)
