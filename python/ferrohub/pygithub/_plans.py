"""What a method does, from the words of the table: checks, one request, and what is made of the response.

The words are those that ``tools/pygithub/methods.py`` writes. A method becomes a function with the signature of
PyGithub; its words are read when it is first called.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from types import SimpleNamespace
from typing import Any, NamedTuple

from ferrohub.pygithub import _facts
from ferrohub.pygithub._facts import VERBS, split
from ferrohub.pygithub._json import at, fetched, for_class, plain
from ferrohub.pygithub._values import Arguments, Value, template, value
from ferrohub.pygithub.GithubObject import NotSet, _NotSetType, is_undefined


class Response(NamedTuple):
    """What a request brought."""

    status: int
    headers: dict[str, Any]
    data: Any


Result = Callable[[Any, Arguments, "Response | None"], Any]


def function(class_name: str, method: _facts.Method, by_hand: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """The function of a method.

    :param class_name: the class that has it
    :param method: its facts
    :param by_hand: what is written by hand: a function of the object and of its arguments, as attributes
    """
    given = ", ".join(f"{name!r}: {name}" for name in _facts.parameters(method.signature))
    code = f"def {method.name}{method.signature}:\n    return _plan()(self, {{{given}}})\n"
    scope = {
        "_plan": functools.cache(lambda: Plan(method.plan, by_hand)),
        "NotSet": NotSet,
        **_defaults(),
    }
    exec(compile("from __future__ import annotations\n" + code, f"<{class_name}.{method.name}>", "exec"), scope)
    made: Callable[..., Any] = scope[method.name]
    made.__qualname__ = f"{class_name}.{method.name}"
    made.__module__ = f"github.{_facts.module_of(class_name)}"
    made.__doc__ = _described(method)
    return made


def _described(method: _facts.Method) -> str:
    """The docstring of a method: the request that it sends."""
    requests = [line for line in method.lines if line.partition(" ")[0] in VERBS]
    sent = requests[0].replace("{.", "{").removesuffix(" unchecked") if requests else ""
    return f"Request: ``{sent}``, as PyGithub sends it." if sent else "As in PyGithub."


@functools.cache
def _defaults() -> dict[str, Any]:
    """Names that stand in the defaults of parameters."""
    from datetime import datetime, timezone

    from ferrohub.pygithub import Consts

    return {"datetime": datetime, "timezone": timezone, "Consts": Consts}


class Plan:
    """The plan of a method.

    :param lines: its words
    :param by_hand: what follows the checks, if it is written by hand
    """

    def __init__(self, lines: Iterable[str], by_hand: Callable[..., Any] | None = None) -> None:
        self.by_hand = by_hand
        self.checks: list[Callable[[Arguments], None]] = []
        self.request: Request | None = None
        self.results: list[Result] = []
        for line in lines:
            word, _, rest = line.partition(" ")
            if word == "check":
                self.checks.append(check(rest))
            elif word in VERBS:
                self.request = Request(word, rest)
            elif self.request and word in ("query", "body", "headers"):
                setattr(self.request, word, members(rest))
            else:
                self.results.append(RESULTS[word](rest, self.request))

    def __call__(self, owner: Any, arguments: Arguments) -> Any:
        for each in self.checks:
            each(arguments)
        if self.by_hand is not None:
            return self.by_hand(owner, SimpleNamespace(**arguments))
        sends = self.request is not None and not self.request.of_pages
        response = self.request.send(owner, arguments) if sends and self.request else None
        found = None
        for result in self.results:
            found = result(owner, arguments, response)
            if found is _NOTHING:
                return None
        return found


_NOTHING: Any = object()


class Request:
    """A request of a plan.

    :param verb: its method
    :param words: its URL, and ``unchecked`` or ``follow``
    """

    def __init__(self, verb: str, words: str) -> None:
        url, *flags = words.split(" ")
        self.verb, self.url = verb, template(url)
        self.checked, self.follows = "unchecked" not in flags, "follow" in flags
        self.query: Value | None = None
        self.body: Value | None = None
        self.headers: Value | None = None
        self.of_pages = False

    def parts(self, owner: Any, arguments: Arguments) -> tuple[str, Any, Any]:
        """URL, query and headers; None for what is missing."""
        return self.url(owner, arguments), _made(self.query, owner, arguments), _made(self.headers, owner, arguments)

    def send(self, owner: Any, arguments: Arguments) -> Response:
        """Send it with the requester of the object."""
        options: dict[str, Any] = {}
        for name, words in (("parameters", self.query), ("headers", self.headers), ("input", self.body)):
            if words is not None:
                options[name] = words(owner, arguments)
        if self.follows:
            options["follow_302_redirect"] = True
        requester, url = owner._requester, self.url(owner, arguments)
        if self.checked:
            headers, data = fetched(requester, self.verb, url, **options)
            return Response(200, headers, data)
        status, headers, data = requester.requestJson(self.verb, url, **options)
        return Response(status, headers, data)


def _made(words: Value | None, owner: Any, arguments: Arguments) -> Any:
    return None if words is None else words(owner, arguments)


def members(words: str) -> Value:
    """The members of a body, a query or headers, or ``= value`` for the whole of it."""
    if words.startswith("= "):
        return value(words[2:])
    rows = [_member(row) for row in split(words)] if words != "{}" else []

    def found(owner: Any, arguments: Arguments) -> dict[str, Any]:
        return {key: read(owner, arguments) for key, read, is_sent in rows if is_sent(arguments)}

    return found


def _member(row: str) -> tuple[str, Value, Callable[[Arguments], bool]]:
    """``new_name=?name``, sent if it is given, or ``name|comma if name``."""
    row, _, when = row.partition(" if ")
    key, _, words = row.partition("=")
    words = words or key
    if words.startswith("?"):
        key, words = key.lstrip("?"), words[1:]
        when = words
    read = members(words[1:-1]) if words.startswith("{") and words != "{}" else value(words)
    return key, read, _condition(when)


def _condition(when: str) -> Callable[[Arguments], bool]:
    if not when:
        return lambda arguments: True
    if when.endswith("!"):
        return lambda arguments: arguments[when[:-1]] is not None
    return lambda arguments: not is_undefined(arguments[when])


def _class(name: str) -> Any:
    from ferrohub.pygithub._modules import class_

    return class_(name)


def _object(words: str) -> tuple[str, dict[str, Any], list[str]]:
    """``Label completed of commit``: the class, the arguments that an object is made with, and the keys of its JSON."""
    words, _, keys = words.partition(" of ")
    name, _, completed = words.partition(" ")
    return name, {"completed": completed == "completed"} if completed else {}, keys.split()


def _one(words: str, request: Request | None) -> Result:
    """An object made of the response."""
    name, options, path = _object(words)

    def made(owner: Any, arguments: Arguments, response: Response | None) -> Any:
        assert response is not None
        class_ = _class(name)
        return class_(owner._requester, response.headers, for_class(class_, at(response.data, path)), **options)

    return made


def _list(words: str, request: Request | None) -> Result:
    name, options, path = _object(words)

    def made(owner: Any, arguments: Arguments, response: Response | None) -> Any:
        assert response is not None
        class_ = _class(name)
        items = (for_class(class_, item) for item in at(response.data, path))
        return [class_(owner._requester, response.headers, item, **options) for item in items]

    return made


def _pages(words: str, request: Request | None) -> Result:
    """``Workflow list_item "workflows"``: a listing."""
    assert request is not None
    request.of_pages = True
    words, _, overrides = words.partition(" with ")
    name, *pairs = words.split(" ")
    options = {key: json.loads(text) for key, text in zip(pairs[::2], pairs[1::2], strict=True)}
    extra = members(overrides) if overrides else None

    def made(owner: Any, arguments: Arguments, response: Response | None) -> Any:
        from ferrohub.pygithub.PaginatedList import PaginatedList

        url, query, headers = request.parts(owner, arguments)
        transformer = PaginatedList.override_attributes(extra(owner, arguments)) if extra else None
        return PaginatedList(
            _class(name), owner._requester, url, query, headers=headers, attributesTransformer=transformer, **options
        )

    return made


def _url(words: str, request: Request | None) -> Result:
    """``Repository {url} accept "text"``: an object of which the URL is known."""
    words, _, accept = words.partition(" accept ")
    name, _, url = words.partition(" ")
    place = template(url)
    options = {"accept": json.loads(accept)} if accept else {}
    return lambda owner, arguments, response: _class(name)(owner._requester, url=place(owner, arguments), **options)


def _status(words: str, request: Request | None) -> Result:
    def equal(owner: Any, arguments: Arguments, response: Response | None) -> bool:
        assert response is not None
        return response.status == int(words)

    return equal


def _data(words: str, request: Request | None) -> Result:
    keys = words.split()
    return lambda owner, arguments, response: plain(at(response.data, keys)) if response else None


def _use(words: str, request: Request | None) -> Result:
    return lambda owner, arguments, response: (
        owner._useAttributes(for_class(type(owner), response.data)) if response else None
    )


def _none(words: str, request: Request | None) -> Result:
    return lambda owner, arguments, response: None if response and response.data else _NOTHING


def _call(words: str, request: Request | None) -> Result:
    """``create_review_comment body, commit``: another method of the object."""
    name, _, given = words.partition(" ")
    positional, named = [], {}
    for each in split(given) if given else ():
        key, is_named, rest = each.partition("=")
        if is_named and key.isidentifier():
            named[key] = value(rest)
        else:
            positional.append(value(each))

    def called(owner: Any, arguments: Arguments, response: Response | None) -> Any:
        options = {key: read(owner, arguments) for key, read in named.items()}
        return getattr(owner, name)(*(read(owner, arguments) for read in positional), **options)

    return called


def _constant(words: str, request: Request | None) -> Result:
    constant = json.loads(words)
    return lambda owner, arguments, response: constant


RESULTS: dict[str, Callable[[str, Request | None], Result]] = {
    "one": _one,
    "list": _list,
    "pages": _pages,
    "at": _url,
    "status": _status,
    "data": _data,
    "use": _use,
    "complete": lambda words, request: lambda owner, arguments, response: owner._set_complete(),
    "none": _none,
    "call": _call,
    "constant": _constant,
    "self": lambda words, request: lambda owner, arguments, response: owner,
}


Test = Callable[[Any], bool]
_TYPES: dict[str, type] = {
    made.__name__: made
    for made in (
        *(str, int, bool, float, dict, list, tuple, bytes, date, datetime),
        *(Iterable, Mapping, _NotSetType),
    )
}


def check(words: str) -> Callable[[Mapping[str, Any]], None]:
    """The check of an argument: ``name: optional str``."""
    name, _, rest = words.partition(": ")
    tests = [_test(part) for part in split(rest)]

    def run(arguments: Mapping[str, Any]) -> None:
        found = arguments[name]
        for test in tests:
            if not test(found):
                raise AssertionError(found)

    return run


@functools.cache
def _test(words: str) -> Test:
    """``none or optional list str|Label``."""
    if " or " in words:
        tests = [_test(part) for part in words.split(" or ")]
        return lambda found: any(test(found) for test in tests)
    head, _, rest = words.partition(" ")
    if head == "optional":
        test = _test(rest) if rest else lambda found: False
        return lambda found: is_undefined(found) or test(found)
    if head == "list":
        return _each(_test(rest), list) if rest else lambda found: isinstance(found, list)
    if head == "each":
        return _each(_test(rest), Iterable)
    if head == "in":
        allowed = json.loads(rest)
        return lambda found: found in allowed
    if head == "none":
        return lambda found: found is None
    names = words.split("|")
    return lambda found: isinstance(found, tuple(type(None) if name == "None" else _type(name) for name in names))


def _each(test: Test, type_: Any) -> Test:
    return lambda found: isinstance(found, type_) and all(test(item) for item in found)


def _type(name: str) -> type:
    return _TYPES.get(name) or _class(name)
