"""Classic projects, statistics, imports, and objects that programs make for requests."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from ferrohub.pygithub import Consts
from ferrohub.pygithub._by_hand import _requests as r
from ferrohub.pygithub._kinds import kind
from ferrohub.pygithub._modules import class_
from ferrohub.pygithub.GithubObject import (
    CompletableGithubObject,
    NonCompletableGithubObject,
    NotSet,
    is_optional,
    is_undefined,
)

Given = SimpleNamespace


class ProjectCard:
    """A card of a classic project."""

    def get_content(self: Any, given: Given) -> Any:
        if self.content_url is None:
            return None
        if is_undefined(given.content_type) or given.content_type == "Issue":
            return r.at(self, "Issue", self.content_url)
        if given.content_type != "PullRequest":
            raise ValueError(f"Unknown content type: {given.content_type}")
        return r.at(self, "PullRequest", self.content_url.replace("issues", "pulls"))


class ProjectColumn:
    """A column of a classic project."""

    def create_card(self: Any, given: Given) -> Any:
        if isinstance(given.note, str):
            assert is_undefined(given.content_id) and is_undefined(given.content_type), given
        else:
            assert is_undefined(given.note), given.note
            assert isinstance(given.content_id, int) and isinstance(given.content_type, str), given
        headers = {"Accept": Consts.mediaTypeProjectsPreview}
        body = r.given_of(given, *vars(given))
        return r.made(self, "ProjectCard", "POST", f"{self.url}/cards", body, headers=headers, completed=None)


class RequiredPullRequestReviews:
    """The reviews that a branch needs."""

    @property
    def dismissal_teams(self: Any) -> Any:
        """Teams that may dismiss reviews; deprecated in favour of ``dismissal_restrictions.teams``."""
        return None if self.dismissal_restrictions is None else self.dismissal_restrictions.teams

    @property
    def dismissal_users(self: Any) -> Any:
        """Users who may dismiss reviews; deprecated in favour of ``dismissal_restrictions.users``."""
        return None if self.dismissal_restrictions is None else self.dismissal_restrictions.users


class SourceImport:
    """An import of another repository."""

    def update(self: Any, additional_headers: Any = None, parameters: Any = None) -> bool:
        """Request the object again, if it has changed.

        :param additional_headers: headers of the request
        :param parameters: its query
        """
        headers = {"Accept": Consts.mediaTypeImportPreview}
        return CompletableGithubObject.update(self, headers, parameters)


class Stargazer:
    """A user who has starred a repository."""

    def __repr__(self: Any) -> str:
        return self.get__repr__({"user": self._known("user")._known("login")})  # type: ignore[no-any-return]


class StatsCodeFrequency:
    """Lines that a week added and deleted."""

    def _of_week(self: Any, data: Any) -> Any:
        return kind("timestamp")(self, data[0])

    def _of_additions(self: Any, data: Any) -> Any:
        return kind("int")(self, data[1])

    def _of_deletions(self: Any, data: Any) -> Any:
        return kind("int")(self, data[2])


class StatsContributor:
    """What a user contributed."""

    class Week(NonCompletableGithubObject):
        """A week: its beginning, additions, deletions and commits."""

        w = property(lambda self: kind("timestamp")(self, self._data["w"]).value)
        a = property(lambda self: self._data.get("a"))
        d = property(lambda self: self._data.get("d"))
        c = property(lambda self: self._data.get("c"))

    @property
    def weeks(self: Any) -> Any:
        """The weeks."""
        made = class_("StatsContributor").Week
        return [made(self._requester, self._headers, week) for week in self._data.get("weeks") or ()]


class StatsPunchCard:
    """Commits by day of the week and hour."""

    def get(self: Any, given: Given) -> Any:
        found = {(day, hour): commits for day, hour, commits in self._data}
        return found[given.day, given.hour]


class InputFileContent:
    """A file of a gist.

    :param content: its text
    :param new_name: the name that it gets
    """

    def __init__(self, content: str, new_name: Any = NotSet) -> None:
        assert isinstance(content, str), content
        assert is_optional(new_name, str), new_name
        self.__content, self.__newName = content, new_name

    @property
    def _identity(self) -> dict[str, Any]:
        return NotSet.remove_unset_items({"content": self.__content, "filename": self.__newName})


class InputGitAuthor:
    """The author of a commit or a tag.

    :param name: the name
    :param email: the mail address
    :param date: a time as GitHub writes it
    """

    def __init__(self, name: str, email: str, date: Any = NotSet) -> None:
        assert isinstance(name, str), name
        assert isinstance(email, str), email
        assert is_optional(date, str), date
        self.__name, self.__email, self.__date = name, email, date

    def __repr__(self) -> str:
        return f'InputGitAuthor(name="{self.__name}")'

    @property
    def _identity(self) -> dict[str, Any]:
        return NotSet.remove_unset_items({"name": self.__name, "email": self.__email, "date": self.__date})


class InputGitTreeElement:
    """An entry of a tree.

    :param path: its path
    :param mode: its mode, such as ``"100644"``
    :param type: ``"blob"``, ``"tree"`` or ``"commit"``
    :param content: text of a new blob
    :param sha: SHA of the object; None deletes the entry
    """

    def __init__(self, path: str, mode: str, type: str, content: Any = NotSet, sha: Any = NotSet) -> None:
        for text in (path, mode, type):
            assert isinstance(text, str), text
        assert is_optional(content, str), content
        assert sha is None or is_optional(sha, str), sha
        # Programs read these by the names that they have in PyGithub: `_InputGitTreeElement__path`.
        self.__path, self.__mode, self.__type, self.__content, self.__sha = path, mode, type, content, sha

    @property
    def _identity(self) -> dict[str, Any]:
        found = {"path": self.__path, "mode": self.__mode, "type": self.__type, "sha": self.__sha}
        return NotSet.remove_unset_items({**found, "content": self.__content})
