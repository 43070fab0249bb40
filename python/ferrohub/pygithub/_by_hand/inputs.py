"""Objects that programs make for requests."""

from __future__ import annotations

from typing import Any

from ferrohub.pygithub.GithubObject import NotSet, is_optional


class InputFileContent:
    """A file of a gist.

    :param content: its text
    :param new_name: the name that it gets
    """

    def __init__(self, content: str, new_name: Any = NotSet) -> None:
        assert isinstance(content, str), content
        assert is_optional(new_name, str), new_name
        self._parts = {"content": content, "filename": new_name}

    @property
    def _identity(self) -> dict[str, Any]:
        return NotSet.remove_unset_items(self._parts)


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
        self._parts = {"name": name, "email": email, "date": date}

    def __repr__(self) -> str:
        return f'InputGitAuthor(name="{self._parts["name"]}")'

    @property
    def _identity(self) -> dict[str, Any]:
        return NotSet.remove_unset_items(self._parts)


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
        self._parts = {"path": path, "mode": mode, "type": type, "sha": sha, "content": content}

    @property
    def _identity(self) -> dict[str, Any]:
        return NotSet.remove_unset_items(self._parts)
