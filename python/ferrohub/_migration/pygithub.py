"""PyGithub: its classes by the table of facts, and what there is for each in ferrohub by the table of names."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import pkgutil
import re
from typing import Any

from ferrohub import _core, pygithub
from ferrohub._migration import catalogue, parameters, pygithub_by_hand, type_names
from ferrohub._migration.peer import Finding, arguments
from ferrohub._migration.types import NOTHING, Type, Types, union
from ferrohub.pygithub import _NAMES, _facts
from ferrohub.pygithub._counterparts import CLASSES

title = "PyGithub"
key = "pygithub"
modules = ("github", "ferrohub.pygithub")
#: Classes whose methods are those of a client.
CLIENTS = frozenset(("Github", "AuthenticatedUser", "Enterprise", "GithubIntegration"))
_KINDS = {"dict": NOTHING, "timestamp": NOTHING, "httpdate": NOTHING, "decimal": NOTHING}


@functools.cache
def _named() -> dict[tuple[str, str], tuple[str, str]]:
    """What there is for each method and attribute: names with " or " between them, and a note."""
    rows = (line.split("\t") for line in _core._pygithub_names().splitlines())
    return {(class_, name): (here, note) for class_, name, here, note in rows}


@functools.cache
def _by_hand() -> frozenset[str]:
    """The modules that have a file."""
    return frozenset(each.name for each in pkgutil.iter_modules(pygithub.__path__) if not each.name.startswith("_"))


@functools.cache
def _written(name: str) -> Any:
    """A class that is written by hand; None for one of the table, or none."""
    for module in sorted(_by_hand()):
        found = getattr(importlib.import_module(f"ferrohub.pygithub.{module}"), name, None)
        if isinstance(found, type) and found.__module__.endswith(f".{module}"):
            return found
    return None


def _is_class(name: str) -> bool:
    return bool(_facts.module_of(name)) or _written(name) is not None


@functools.cache
def _lineage(name: str) -> tuple[str, ...]:
    """A class and those that it extends."""
    if _facts.module_of(name):
        return (name, *(each for base in _facts.class_(name).bases for each in _lineage(base)))
    written = _written(name)
    return tuple(each.__name__ for each in written.__mro__ if each is not object) if written else (name,)


def export(module: str, name: str) -> Types:
    """What a module has under a name."""
    if not module and (name in _NAMES):
        return (Type("class", name, peer=key),)
    if not module and (name in _by_hand() or name in _facts.modules()):
        return (Type("module", name, peer=key),)
    if not module and name in ("enable_console_debug_logging", "set_log_level"):
        return (Type("function", name, peer=key),)
    if module and name == "NotSet":
        return (Type("constant", name, peer=key),)
    return (Type("class", name, peer=key),) if module and _is_class(name) else NOTHING


def _resolve(node: ast.expr) -> Types:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return (Type("class", name, peer=key),) if _is_class(name) else NOTHING


def _annotated(text: str) -> Types:
    return type_names.read(ast.Constant(text), _resolve, key)


@functools.cache
def _methods(class_: str, name: str) -> tuple[_facts.Method, ...]:
    """The overloads of a method, the last of them the method itself."""
    for each in _lineage(class_):
        if _facts.module_of(each):
            found = tuple(method for method in _facts.class_(each).methods if method.name == name)
            if found:
                return found
        elif (written := vars(_written(each) or object).get(name)) and callable(written):
            return (_facts.Method(name, str(inspect.signature(written)), (), (), False, True),)
    return ()


def _attribute(class_: str, name: str) -> _facts.Attribute | None:
    for each in _lineage(class_):
        if _facts.module_of(each):
            facts = _facts.class_(each)
            typed = facts.by_hand.get(name) or facts.fields.get(name)
            if name in facts.attributes and not typed:
                return facts.attributes[name]
            if typed:
                known = facts.attributes.get(name)
                return _facts.Attribute(typed, known.key if known else name, bool(known and known.completes), "hand")
        elif _written(each) is not None and isinstance(vars(_written(each)).get(name), property):
            return _facts.Attribute("hand", name, False, "")
    return None


def _kind(words: str) -> Types:
    """The types of a kind of attribute in the table of facts."""
    if words in _KINDS:
        return NOTHING
    if words.startswith("[") and words.endswith("]"):
        return (Type("list", parts=(_kind(words[1:-1]),)),)
    if words.startswith("{"):
        return (Type("dict", parts=(_kind(words[1:-1]),)),)
    if ":" in words:
        return union(*(_annotated(each) for each in re.findall(r"=(\w+)", words)))
    return _annotated(words)


def read(owner: Type, name: str) -> Types | None:
    """What an attribute of an object is."""
    class_ = owner.name
    if owner.kind == "class" and class_ in ("GithubException", "Auth") and _is_class(name):
        return (Type("class", name, peer=key),)
    if _methods(class_, name):
        return (Type("method", f"{class_}.{name}", owner.parts, key, owner.listed),)
    typed = next(filter(None, (pygithub_by_hand.TYPES.get(f"{each}.{name}") for each in _lineage(class_))), "")
    attribute = _attribute(class_, name)
    if typed or attribute is not None:
        return _annotated(typed) if typed or attribute is None else _kind(attribute.kind)
    if any((each, name) in pygithub_by_hand.NAMES for each in _lineage(class_)):
        return NOTHING
    return None


def result(function: Type, call: ast.Call) -> Types:
    """What a call returns."""
    if function.kind == "class":
        return (Type("object", function.name, peer=key),)
    class_, _, name = function.name.rpartition(".")
    if class_ == "PaginatedList":
        return (Type("listing", "PaginatedList", function.parts, key),) if name == "reversed" else _page(function)
    if typed := pygithub_by_hand.TYPES.get(f"{class_}.{name}"):
        return _annotated(typed)
    given = len(call.args) + len(call.keywords)
    fitting = [found for found in _methods(class_, name) if _required(found) <= given]
    if not fitting:
        return NOTHING
    overloads = [found for found in fitting if found.overload] or fitting
    text = max(overloads, key=_required).signature.rpartition("->")[2].strip()
    return (Type("object", class_, peer=key),) if text == "Self" else _annotated(text)


def _page(function: Type) -> Types:
    return (Type("list", parts=function.parts),)


@functools.cache
def _parameters(signature: str) -> ast.arguments:
    tree = ast.parse(f"def f{signature}: ...").body[0]
    assert isinstance(tree, ast.FunctionDef)
    return tree.args


def _required(method: _facts.Method) -> int:
    found = _parameters(method.signature)
    return len(found.args) - 1 - len(found.defaults)


def counterpart(class_: str) -> str:
    """The class of ferrohub for one of PyGithub; empty if there is none."""
    if class_ in CLASSES:
        return CLASSES[class_][1]
    return pygithub_by_hand.CLASSES.get(class_, class_ if catalogue.is_class(class_) else "")


def _here(class_: str, name: str) -> tuple[str, str] | None:
    """What there is for a name of a class, and a note."""
    for each in _lineage(class_):
        for table in (pygithub_by_hand.NAMES, _named()):
            if (each, name) in table:
                return table[each, name]
    return None


def describe(finding: Finding, owner: Type, name: str, call: ast.Call | None) -> None:
    """Complete a finding for an attribute or method of an object."""
    class_ = owner.name
    methods = _methods(class_, name)
    found = _here(class_, name)
    if not methods and (attribute := _attribute(class_, name)) is not None and found is None:
        _describe_attribute(finding, owner, name, attribute)
        return
    finding.here, note = found or ("", "")
    if note:
        finding.differs("note", note)
    if not finding.here and found is None:
        finding.differs("note", "private, or not known")
    if not finding.here:
        is_gone = not note or note.startswith(("GitHub has removed", "no counterpart by design", "internal"))
        finding.outcome = "none" if is_gone else "differs"
        return
    if " or " not in finding.here:
        _compare(finding, class_, methods, call)
    elif call is not None:
        _choose(finding, name, call)
    _rename(finding, name)


def _choose(finding: Finding, name: str, call: ast.Call) -> None:
    """Choose between the two methods of ferrohub that one of PyGithub stands for, where the arguments say which."""
    if name == "get_user":
        finding.here = "Client.user" if call.args or call.keywords else "Client.me"
        if finding.here == "Client.me":
            finding.differs("request", "sends its request at once, not when a field is read")
    elif name == "get_repo":
        first = next(iter([*call.args, *(each.value for each in call.keywords)]), None)
        is_number = isinstance(first, ast.Constant) and isinstance(first.value, int)
        finding.here = "Client.repository_with_id" if is_number else "Client.repository"


def _rename(finding: Finding, name: str) -> None:
    if finding.here.rpartition(".")[2] != name:
        finding.differs("name", f"{name} is {finding.here}")


def _compare(finding: Finding, class_: str, methods: tuple[_facts.Method, ...], call: ast.Call | None) -> None:
    """Add what differs in parameters, results and requests."""
    own_class, _, own_name = finding.here.rpartition(".")
    operation = catalogue.operation(own_class, own_name)
    if operation is None or not methods:
        return
    owner = "Client" if class_ in CLIENTS else counterpart(class_)
    method = methods[-1]
    if (
        owner
        and own_class not in (*catalogue.lineage(owner), "GitHubCore")
        and not catalogue.operation(owner, own_name)
    ):
        finding.differs("note", f"a method of {own_class} here")
    elif call is not None:
        found = _parameters(method.signature)
        names = [each.arg for each in found.args[1:]]
        given = arguments(call, names, found.vararg.arg if found.vararg else "")
        wired = parameters.wires(method.plan) | pygithub_by_hand.PARAMETERS.get(f"{class_}.{method.name}", {})
        parameters.compare(finding, given, wired, operation)
    returned = method.signature.rpartition("->")[2].strip()
    theirs, ours = here_of(returned), catalogue.simple(operation["returns"])
    if theirs.startswith("listing[") and ours.startswith("listing["):
        finding.differs("pages", "of up to 100 items, not 30: fewer requests; a listing is read once")
    if theirs != ours and "Any" not in (theirs, ours) and "Self" not in returned:
        finding.differs("type", f"returns {operation['returns']}, not {returned}")
    sent = [line for line in method.plan if re.match(r"(GET|POST|PUT|PATCH|DELETE|at)\b", line)]
    if sent and not method.by_hand and len(sent) != catalogue.requests(operation):
        finding.differs("request", f"sends {catalogue.requests(operation)} at most, not {len(sent)}")


def here_of(annotation: str) -> str:
    """A type of PyGithub by the names of ferrohub, as it is compared."""
    text = re.sub(r"\bgithub\.(?:\w+\.)*(\w+)", r"\1", annotation.strip("'\"")).replace(" | None", "")
    text = re.sub(r"\bPaginatedList\[", "listing[", text)
    known = pygithub_by_hand.MAPPINGS
    return re.sub(r"\b[A-Z]\w+", lambda found: counterpart(found[0]) or known.get(found[0], found[0]), text)


#: Kinds of attributes whose values are the same here.
_PLAIN = {"timestamp": "datetime", "httpdate": "datetime", "hand": "Any"}


def _describe_attribute(finding: Finding, owner: Type, name: str, attribute: _facts.Attribute) -> None:
    """Complete a finding for an attribute."""
    own = counterpart(owner.name)
    field = catalogue.field(own, attribute.key) if own else None
    shown = field["name"] if field else attribute.key
    finding.here = f"{own or owner.name}.{shown}"
    _rename(finding, name)
    if not own:
        finding.here = f"{pygithub_by_hand.MAPPINGS.get(owner.name, 'mapping')}.{shown}"
        finding.differs("note", "a mapping, whose keys are also attributes; times are text")
        return
    if field is None:
        if catalogue.operation(own, attribute.key):
            finding.differs("note", f"{attribute.key} is a method; the JSON is in as_dict()[{attribute.key!r}]")
        return
    theirs, ours = here_of(_PLAIN.get(attribute.kind, attribute.kind)), catalogue.simple(field["type"])
    theirs = re.sub(r"^\[(.*)\]$", r"list[\1]", theirs)
    if theirs != ours and not {"Any", "dict"} & {theirs, ours} and ":" not in theirs:
        finding.differs("type", f"{field['type']}, not {theirs}")
    listed = catalogue.short(own)
    if owner.listed and attribute.completes and listed != own and catalogue.field(listed, attribute.key) is None:
        finding.differs("request", "objects of listings lack it: PyGithub requests each; call refresh()")


def describe_export(finding: Finding, found: Type, call: ast.Call | None) -> None:
    """Complete a finding for a class or function of the package."""
    here, note = pygithub_by_hand.EXPORTS.get(found.name, ("", ""))
    own = counterpart(found.name) if not here else ""
    finding.here = here or (f"{CLASSES[found.name][0]}.{own}" if found.name in CLASSES else own)
    if note:
        finding.differs("note", note)
    if not finding.here:
        finding.outcome = "differs" if note else "none"
        return
    finding.here = f"ferrohub.{finding.here}"
    if finding.here.rpartition(".")[2] != found.name:
        finding.differs("name", f"{found.name} is {finding.here}")
    if call is not None and found.name == "Github":
        for name, _ in arguments(call, pygithub_by_hand.GITHUB_ORDER):
            if name in pygithub_by_hand.GITHUB:
                finding.differs("parameter", pygithub_by_hand.GITHUB[name])


def guess(name: str) -> str:
    """What a method is in ferrohub, if that is the same for all classes that have it."""
    if "_" not in name:
        return ""
    found = {here for (of, method), (here, _) in _named().items() if method == name and _facts.module_of(of)}
    return found.pop() if len(found) == 1 else ""
