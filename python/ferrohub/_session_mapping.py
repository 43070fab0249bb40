"""The mappings ``proxies`` and ``params`` of a session."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from typing import Any

from ferrohub._core import ClientSession, _change_session_items, _session_items, _shown_header


class SessionMapping(MutableMapping[str, str]):
    """A mapping of a session, such as its proxies. Changes of items are checked, and apply to the session.

    :param session: the session
    :param name: name of the setting
    """

    __slots__ = ("_name", "_session")

    def __init__(self, session: ClientSession, name: str) -> None:
        self._session = session
        self._name = name

    def __getitem__(self, key: str) -> str:
        return _session_items(self._session, self._name)[key]

    def __setitem__(self, key: str, value: Any) -> None:
        _change_session_items(self._session, self._name, {key: value})

    def __delitem__(self, key: str) -> None:
        self[key]  # raises KeyError for a missing item
        self[key] = None

    def __iter__(self) -> Iterator[str]:
        return iter(_session_items(self._session, self._name))

    def __len__(self) -> int:
        return len(_session_items(self._session, self._name))

    def update(self, other: Any = (), /, **items: Any) -> None:
        """Set several items. If one is invalid, nothing changes. A value of None removes the item.

        :param other: a mapping, or pairs of keys and values
        :param items: items as keyword arguments
        """
        _change_session_items(self._session, self._name, dict(other, **items))

    def copy(self) -> dict[str, str]:
        """The items as a dict, whose changes do not apply to the session."""
        return _session_items(self._session, self._name)

    def __or__(self, other: Any) -> dict[str, str]:
        return {**self, **other} if isinstance(other, Mapping) else NotImplemented

    def __ror__(self, other: Any) -> dict[str, str]:
        return {**other, **self} if isinstance(other, Mapping) else NotImplemented

    def __ior__(self, other: Any) -> SessionMapping:
        self.update(other)
        return self

    def __repr__(self) -> str:
        return repr({key: self._masked(key, value) for key, value in self.copy().items()})

    def _masked(self, key: str, value: str) -> str:
        """A value without secrets."""
        if self._name == "params":
            return _shown_header(key, value)
        private, at, host = value.rpartition("@")
        scheme = f"{private.partition('://')[0]}://" if "://" in private else ""
        return f"{scheme}***@{host}" if at else value

    def __copy__(self) -> dict[str, str]:
        return self.copy()

    def __deepcopy__(self, memo: object) -> dict[str, str]:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.copy(),)
