"""The base of the resources of ``ferrohub.github3``, with the helpers that programs for github3.py use."""

from __future__ import annotations

import json as jsonlib
import sys
from typing import TYPE_CHECKING, Any

from ferrohub import _core
from ferrohub.github3 import _lazy, exceptions
from ferrohub.github3._signatures import no_update

__getattr__ = _lazy.names(__name__)[0]


class Helpers:
    """The methods that clients, resources and iterators share."""

    session: Any

    @staticmethod
    def _remove_none(data: dict[str, Any] | None) -> None:
        if data:
            for key in [key for key, value in data.items() if value is None]:
                del data[key]

    def _instance_or_null(self, instance_class: Any, json: Any) -> Any:
        if json is not None and not isinstance(json, dict):
            message = f"Expected a JSON object for {instance_class.__name__}, got {type(json).__name__}"
            raise exceptions.UnprocessableResponseBody(message, json)
        return instance_class(json, self) if json else None

    def _json(self, response: Any, expected_status_code: int, include_cache_info: bool = True) -> Any:
        if response is None:
            return None
        status = response.status_code
        if status != expected_status_code:
            if status >= 400:
                raise exceptions.error_for(response)
            if status == 304:
                return None
            from ferrohub.github3._functions import LOG

            LOG.warning("the status is %d, not %d", status, expected_status_code)
        try:
            found = response.json()
        except ValueError as error:
            raise exceptions.UnexpectedResponse(response) from error
        validators = {name: response.headers.get(name) for name in ("Last-Modified", "ETag")}
        if include_cache_info and any(validators.values()) and isinstance(found, dict):
            found.update({name: value or "" for name, value in validators.items()})
        return found

    def _boolean(self, response: Any, true_code: int, false_code: int) -> bool:
        if response is None:
            return False
        status = response.status_code
        if status == true_code:
            return True
        if status != false_code and status >= 400:
            raise exceptions.error_for(response)
        return False

    def _request(self, method: str, *args: Any, **kwargs: Any) -> Any:
        send = getattr(self.session, method)
        try:
            return send(*args, **kwargs)
        except Exception as error:
            own = exceptions._of_requests(error)
            if own is None:
                raise
            raise own from error

    def _delete(self, url: str, **kwargs: Any) -> Any:
        return self._request("delete", url, **kwargs)

    def _get(self, url: str, **kwargs: Any) -> Any:
        return self._request("get", url, **kwargs)

    def _patch(self, url: str, **kwargs: Any) -> Any:
        return self._request("patch", url, **kwargs)

    def _post(self, url: str, data: Any = None, json: bool = True, **kwargs: Any) -> Any:
        body = jsonlib.dumps(data) if json and data is not None else data
        return self._request("post", url, body, **kwargs)

    def _put(self, url: str, **kwargs: Any) -> Any:
        return self._request("put", url, **kwargs)

    def _build_url(self, *args: Any, **kwargs: Any) -> str:
        return self.session.build_url(*args, **kwargs)  # type: ignore[no-any-return]

    @staticmethod
    def _uri_parse(uri: str) -> Any:
        from urllib.parse import urlparse

        return urlparse(uri)

    @classmethod
    def _strptime(cls, time_str: str | None) -> Any:
        from ferrohub.github3._functions import parsed_time

        return parsed_time(time_str) if time_str else None

    def _iter(
        self,
        count: int,
        url: str,
        cls: Any,
        params: Any = None,
        etag: str | None = None,
        headers: Any = None,
        list_key: str | None = None,
    ) -> Any:
        from ferrohub.github3.structs import GitHubIterator

        return GitHubIterator(count, url, cls, self, params, etag, headers, list_key)


class CoreType(type):
    """Makes clients and iterators instances of ``GitHubCore``, though only resources derive from it; and classes that
    share a private class in github3.py subclasses of it.
    """

    def __instancecheck__(cls, instance: Any) -> bool:
        return super().__instancecheck__(instance) or (cls.__subclasscheck__(type(instance)))

    def __subclasscheck__(cls, subclass: type) -> bool:
        if super().__subclasscheck__(subclass):
            return True
        own = cls.__dict__
        if own.get("_is_root", False):
            return issubclass(subclass, Helpers)
        return any(base.__dict__.get("_core_name") in own.get("_also", ()) for base in subclass.__mro__)


class _Attributes(_core.GitHubCore):
    """Adds a ``__dict__`` to instances; ``GitHubCore`` puts the fields into it."""


_ABSENT = object()
_own_attributes = _Attributes.__dict__["__dict__"].__get__


def _separated(json: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The JSON of a resource without the values that are no JSON, such as mocks, and these values by their names.

    Below the first level, their texts take their place.
    """
    others = {name: value for name, value in json.items() if not isinstance(value, (*_JSON, type(None)))}
    kept = {name: None if name in others else value for name, value in json.items()}
    return jsonlib.loads(jsonlib.dumps(kept, default=str)), others


#: The types of values of JSON, aside from null.
_JSON = (str, int, float, bool, dict, list, tuple)


class GitHubCore(Helpers, _Attributes, metaclass=CoreType):
    """A resource that behaves as github3.py's: its fields can be set, and ``vars()`` has them.

    :param json: the JSON, a mapping
    :param session: the session for its operations; a resource or a client passes its own. None and fakes are accepted:
        the methods that send requests then call ``get``, ``post``, ... of it
    """

    _is_root = True
    _namespace = "github3"
    _ratelimit_resource = "core"
    _refresh_to: Any = None
    #: Format of the representation, without the angle brackets.
    _shown = ""
    #: Name of the field that is the text of the object.
    _named = ""
    #: ferrohub's classes have one, which raises.
    __iter__ = None

    def __init__(self, json: Any, session: Any) -> None:
        from ferrohub.github3 import session as sessions

        given = getattr(session, "session", session)
        native = sessions.native(given)
        json = {} if json is None else json
        etag = last_modified = None
        if isinstance(json, dict):
            etag, last_modified = json.pop("ETag", None), json.pop("Last-Modified", None)
        others: dict[str, Any] = {}
        try:
            super().__init__(json, native)
        except TypeError:
            if not isinstance(json, dict):
                raise
            kept, others = _separated(json)
            super().__init__(kept, native)
        own = _own_attributes(self)
        for name, value in others.items():
            setattr(self, name, value)
        if native is not given:
            own["session"] = given
        if etag is not None:
            own["etag"] = etag
        if last_modified is not None:
            own["last_modified"] = last_modified
        if not hasattr(type(self)._update_attributes, "_sets_nothing"):
            try:
                self._update_attributes(json)
            except KeyError as error:
                raise exceptions.IncompleteResponse(json, error) from error

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls._is_root = False

    _update_attributes = no_update("json")

    def _all_attributes(self) -> dict[str, Any]:
        """The attributes that were set, and the fields, for ``vars()``."""
        own: dict[str, Any] = _own_attributes(self)
        for name in _field_names(type(self)):
            found = getattr(self, name, _ABSENT)
            if found is _ABSENT:
                own.pop(name, None)
            else:
                own[name] = found
        own.setdefault("session", super().session)
        own["_json_data"] = self._json_data
        return own

    if not TYPE_CHECKING:
        __dict__ = property(_all_attributes)

    @property
    def session(self) -> Any:
        """The session that was passed, or that of the object it comes from."""
        own = _own_attributes(self)
        return own["session"] if "session" in own else super().session

    @session.setter
    def session(self, value: Any) -> None:
        from ferrohub.github3 import session as sessions

        _own_attributes(self)["session"] = value
        self._adopt(sessions.native(value))

    @property
    def etag(self) -> str | None:
        """ETag of the response."""
        return _own_attributes(self).get("etag") or super().etag

    @etag.setter
    def etag(self, value: str | None) -> None:
        _own_attributes(self)["etag"] = value

    @property
    def last_modified(self) -> str | None:
        """Last-Modified of the response; empty if it had only an ETag."""
        known = _own_attributes(self).get("last_modified") or super().last_modified
        return "" if known is None and self.etag is not None else known

    @last_modified.setter
    def last_modified(self, value: str | None) -> None:
        _own_attributes(self)["last_modified"] = value

    @property
    def _json_data(self) -> Any:
        return self.as_dict()

    @property
    def _uniq(self) -> Any:
        return self.as_dict().get("url")

    @property
    def _github_url(self) -> str:
        return "https://api.github.com"

    @property
    def _uri(self) -> Any:
        return self._uri_parse(self._api)

    @property
    def _api(self) -> Any:
        own = _own_attributes(self)
        if "_api" in own:
            return own["_api"]
        found = getattr(self, "url", None)
        return found if found is not None else (self.as_dict().get("_links") or {}).get("self")

    @_api.setter
    def _api(self, uri: str) -> None:
        own = _own_attributes(self)
        own["_api"] = uri
        self.url = uri

    @property
    def ratelimit_remaining(self) -> Any:
        """Requests left before the rate limit applies."""
        found = self._json(self._get(self._build_url("rate_limit")), 200)
        self._remaining = found.get("resources", {}).get(self._ratelimit_resource, {}).get("remaining", 0)
        return self._remaining

    def refresh(self, conditional: bool = False) -> Any:
        """Fetch the resource again.

        :param conditional: whether to send the validators of the last response
        :returns: the resource itself; for a short form, a new object of the full form
        """
        own = _own_attributes(self)
        if self._api and self._api != self.as_dict().get("url"):
            return self._refresh_from(self._api, conditional)
        given = {name: own.pop(name) for name in ("etag", "last_modified") if name in own}
        try:
            return super().refresh(conditional)
        except _core_exceptions().GitHubException as error:
            own.update(given)
            raise exceptions._translated(error) from None

    #: The same for classes whose own ``refresh`` has another default.
    _refreshed = refresh

    def _refresh_from(self, url: str, conditional: bool) -> Any:
        """Fetch the resource from a URL that is not in its JSON."""
        headers = dict(getattr(self, "CUSTOM_HEADERS", {}))
        if conditional and self.last_modified:
            headers["If-Modified-Since"] = self.last_modified
        elif conditional and self.etag:
            headers["If-None-Match"] = self.etag
        json = self._json(self._get(url, headers=headers or None), 200)
        if json is not None and self._refresh_to is not None:
            return self._refresh_to(json, self)
        self._updated(json)
        return self

    def _updated(self, json: Any) -> bool:
        """Replace the JSON by that of a response.

        :param json: the JSON; None changes nothing
        :returns: whether there was any
        """
        if not json:
            return False
        self._replace({name: value for name, value in json.items() if name not in ("ETag", "Last-Modified")})
        if not hasattr(type(self)._update_attributes, "_sets_nothing"):
            self._update_attributes(json)
        return True

    def new_session(self) -> Any:
        """A new session, without a credential."""
        from ferrohub.github3.session import GitHubSession

        return GitHubSession()

    def _repr(self) -> str:
        shown = type(self)._shown
        try:
            return f"<{shown.format(self)}>" if shown else f"<github3-core at 0x{id(self):x}>"
        except (AttributeError, KeyError, TypeError):  # the JSON lacks what is shown
            return f"<{type(self).__name__}>"

    def __repr__(self) -> str:
        return self._repr()

    def __str__(self) -> str:
        named = type(self)._named
        return str(getattr(self, named)) if named else self.__repr__()

    def __reduce__(self) -> Any:
        own = {name: value for name, value in _own_attributes(self).items() if name not in _not_pickled(type(self))}
        return (*super().__reduce__(), own)

    def __deepcopy__(self, memo: Any) -> Any:
        made = super().__deepcopy__(memo)
        made.__setstate__(self.__reduce__()[2])
        return made

    def __setstate__(self, state: dict[str, Any]) -> None:
        _own_attributes(self).update(state)


def _core_exceptions() -> Any:
    return sys.modules.get("ferrohub.exceptions") or __import__("ferrohub.exceptions").exceptions


def _field_names(cls: type) -> frozenset[str]:
    from ferrohub.github3 import _classes

    return _classes.field_names(cls)


def _not_pickled(cls: type) -> frozenset[str]:
    return _field_names(cls) | {"session", "_json_data"}
