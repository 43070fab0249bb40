"""What a method of PyGithub sends, and what it makes of the response, in the words of the table."""

from __future__ import annotations

import ast
import contextlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from .checks import Checks
from .expressions import Unknown, Values, class_named, named

#: The parameters of a listing, in their order.
PAGES = ("class", "requester", "url", "parameters", "headers", "list_item")
#: The functions of a Requester that send a request: True for those that raise for an error status.
SENDING = {"requestJsonAndCheck": True, "requestJson": False}


@dataclass
class Members:
    """The members of a body or a query: key, value, and when one is sent."""

    rows: list[tuple[str, str, str]] = field(default_factory=list)

    def written(self) -> str:
        """The members in the words of the table."""
        return ", ".join(
            ("" if key == value else f"{key}=")
            + (f"?{value}" if value in (when, key) else f"{value} if {when}" if when else value)
            for key, value, when in self.rows
        )


@dataclass
class Request:
    """A request: verb and URL, and the words of its query, body and headers."""

    verb: str
    url: str
    checked: bool = True
    query: str = ""
    body: str = ""
    headers: str = ""
    follows: bool = False

    def lines(self) -> Iterator[str]:
        """The lines of the table."""
        yield f"{self.verb} {self.url}" + ("" if self.checked else " unchecked") + (" follow" if self.follows else "")
        for name, value in (("query", self.query), ("body", self.body), ("headers", self.headers)):
            if value:
                yield f"{name} {value}"


class Plan:
    """Runs the statements of a method on names instead of values.

    ``lines`` has the request and the result. What the notation has no words for raises Unknown.
    """

    def __init__(self, function: ast.FunctionDef, constants: Mapping[str, object]) -> None:
        self.value = Values(constants)
        self.members: dict[str, Members] = {}
        self.responses: dict[str, str] = {}
        self.checks: dict[str, str] = {}
        self.allowed: dict[str, ast.expr] = {}
        self.when: set[str] = set()
        self.request: Request | None = None
        self.result: list[str] = []
        arguments = function.args
        for argument in [*arguments.args[1:], *arguments.kwonlyargs, arguments.vararg]:
            if argument is not None:
                self.value.names[argument.arg] = argument.arg
        self.run(function.body)

    def lines(self) -> list[str]:
        """The request, then the result."""
        sent = list(self.request.lines()) if self.request else []
        return [*sent, *self.result]

    def run(self, body: list[ast.stmt]) -> None:
        """Run statements, in their order."""
        for statement in body:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue
            step = getattr(self, "_" + type(statement).__name__.lower(), None)
            if step is None:
                raise Unknown(statement)
            step(statement)

    def _pass(self, statement: ast.Pass) -> None:
        pass

    def _assert(self, statement: ast.Assert) -> None:
        """A check of an argument's type. The types stand in the signature; the words of the check are the rest."""
        name, words = Checks(self.value, self.allowed).read(statement.test)
        if self.when and self.when.isdisjoint((name, f"{name}!")):
            raise Unknown(statement)
        words = f"optional {words}" if name in self.when else f"none or {words}" if self.when else words
        self.checks[name] = f"{self.checks[name]}, {words}" if name in self.checks else words

    def _annassign(self, statement: ast.AnnAssign) -> None:
        if statement.value is None:
            raise Unknown(statement)
        self.assign(statement.target, statement.value, statement)

    def _assign(self, statement: ast.Assign) -> None:
        if len(statement.targets) != 1:
            raise Unknown(statement)
        self.assign(statement.targets[0], statement.value, statement)

    def assign(self, target: ast.expr, value: ast.expr, statement: ast.stmt) -> None:
        """A name or a member gets a value."""
        if isinstance(target, ast.Tuple):
            self.respond(target, value)
        elif isinstance(target, ast.Subscript) and named(target.value) in self.members:
            if not isinstance(target.slice, ast.Constant):
                raise Unknown(statement)
            self.members[named(target.value)].rows.append((str(target.slice.value), self.value(value), ""))
        elif isinstance(target, ast.Name):
            members = self.dictionary(value)
            if isinstance(value, (ast.List, ast.Tuple)):
                self.allowed[target.id] = value
            elif members is not None:
                self.members[target.id] = members
            else:
                self.value.names[target.id] = self.value(value)
        else:
            raise Unknown(statement)

    def respond(self, target: ast.Tuple, value: ast.expr) -> None:
        """``headers, data = self._requester.requestJsonAndCheck(...)``."""
        names = [named(name) for name in target.elts]
        parts = ["headers", "data"] if len(names) == 2 else ["status", "headers", "data"]
        self.send(value)
        self.responses.update(dict(zip(names, parts, strict=True)))

    def send(self, call: ast.expr) -> None:
        """Note the one request of the method."""
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)) or self.request is not None:
            raise Unknown(call)
        if not is_requester(call.func.value) or call.func.attr not in SENDING:
            raise Unknown(call)
        given = dict(zip(("verb", "url", "parameters", "headers", "input"), call.args, strict=False))
        given.update({keyword.arg: keyword.value for keyword in call.keywords if keyword.arg})
        verb = given.pop("verb")
        if not isinstance(verb, ast.Constant):
            raise Unknown(call)
        self.request = Request(str(verb.value), bare(self.value(given.pop("url"))), SENDING[call.func.attr])
        self.request.query = self.written(given.pop("parameters", None))
        self.request.headers = self.written(given.pop("headers", None))
        self.request.body = self.written(given.pop("input", None))
        follows = given.pop("follow_302_redirect", None)
        self.request.follows = isinstance(follows, ast.Constant) and follows.value is True
        if given:
            raise Unknown(call)

    def written(self, node: ast.expr | None) -> str:
        """A query, a body or headers in the words of the table."""
        if node is None or (isinstance(node, ast.Constant) and node.value is None):
            return ""
        members = self.dictionary(node)
        if members is not None:
            return members.written() or "{}"
        return "= " + self.value(node)

    def dictionary(self, node: ast.expr) -> Members | None:
        """The members of a dictionary, of a name for one, or of ``NotSet.remove_unset_items``."""
        if isinstance(node, ast.Name) and node.id in self.members:
            return self.members[node.id]
        if isinstance(node, ast.Call) and named(node.func) == "dict" and not node.args and not node.keywords:
            return Members()
        if isinstance(node, ast.Call) and named(node.func) == "NotSet.remove_unset_items":
            members = self.dictionary(node.args[0])
            if members is None:
                raise Unknown(node)
            return Members(
                [(k, v, w or (f"{v.partition('|')[0]}" if is_argument(v) else "")) for k, v, w in members.rows]
            )
        if not isinstance(node, ast.Dict):
            return None
        found = Members()
        for key, value in zip(node.keys, node.values, strict=True):
            if not isinstance(key, ast.Constant):
                raise Unknown(node)
            nested = self.dictionary(value) if isinstance(value, ast.Dict) and value.keys else None
            found.rows.append((str(key.value), "{" + nested.written() + "}" if nested else self.value(value), ""))
        return found

    def _if(self, statement: ast.If) -> None:
        """A member that is sent only when its argument is there, or an object in place of a value."""
        test = statement.test
        if statement.orelse == [] and (when := self.condition(test)):
            before = {name: len(members.rows) for name, members in self.members.items()}
            known = dict(self.value.names)
            self.when.add(when)
            self.run(statement.body)
            self.when.discard(when)
            if self.value.names != known or self.result or before.keys() != self.members.keys():
                raise Unknown(statement)
            for name, members in self.members.items():
                members.rows[before[name] :] = [(k, v, w or when) for k, v, w in members.rows[before[name] :]]
        elif named(getattr(test, "func", test)) == "isinstance":
            self.objects(statement)
        elif self.is_empty(test):
            self.none_or_one(statement)
        elif self.condition(test):
            self.else_none(statement)
        else:
            raise Unknown(statement)

    def else_none(self, statement: ast.If) -> None:
        """``if is_defined(x): body = {...}``, else ``body = None``: no body without the argument."""
        texts = [ast.unparse(each) for each in statement.orelse]
        if len(statement.body) != 1 or len(texts) != 1 or not texts[0].endswith((" = None", " = {}", " = dict()")):
            raise Unknown(statement)
        known = set(self.members)
        self.run(statement.body)
        [name] = self.members.keys() - known
        if name != texts[0].split()[0]:
            raise Unknown(statement)
        when = self.condition(statement.test)
        self.members[name].rows = [(k, v, w or when) for k, v, w in self.members[name].rows]

    def condition(self, test: ast.expr) -> str:
        """The argument on whose presence a test depends; with an exclamation mark if None is absence, else ""."""
        if isinstance(test, ast.Call) and named(test.func) == "is_defined" and isinstance(test.args[0], ast.Name):
            return test.args[0].id
        if isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.IsNot) and isinstance(test.left, ast.Name):
            other = ast.unparse(test.comparators[0])
            return {"NotSet": test.left.id, "None": test.left.id + "!"}.get(other, "")
        return ""

    def objects(self, statement: ast.If) -> None:
        """``if isinstance(x, C): x = x.id else: x = quote(x)``, also for a member of a body."""
        branches = []
        for body in (statement.body, statement.orelse):
            if len(body) > 1 or any(not isinstance(each, ast.Assign) for each in body):
                raise Unknown(statement)
            branches.append(self.assigned(body[0]) if body else ("", ""))
        (target, then), (other, otherwise) = branches
        if other not in ("", target):
            raise Unknown(statement)
        otherwise = otherwise or self.value.names.get(target, "")
        value = self.value.of_object(statement.test, then, otherwise, statement)
        if "[" in target:
            name, _, key = target.partition("[")
            self.members[name].rows.append((key, value, ""))
        else:
            self.value.names[target] = value

    def assigned(self, statement: ast.stmt) -> tuple[str, str]:
        """The target of an assignment, a name or ``name[key``, and its value."""
        assert isinstance(statement, ast.Assign)
        target = statement.targets[0]
        if isinstance(target, ast.Name):
            return target.id, self.value(statement.value)
        if (
            isinstance(target, ast.Subscript)
            and named(target.value) in self.members
            and isinstance(target.slice, ast.Constant)
        ):
            return f"{named(target.value)}[{target.slice.value!s}", self.value(statement.value)
        raise Unknown(statement)

    def is_empty(self, test: ast.expr) -> bool:
        """Whether a test is true for a response without a body."""
        if isinstance(test, ast.Compare) and ast.unparse(test).endswith(" is None"):
            return self.responses.get(named(test.left)) == "data"
        return (
            isinstance(test, ast.UnaryOp)
            and isinstance(test.op, ast.Not)
            and self.responses.get(named(test.operand)) == "data"
        )

    def none_or_one(self, statement: ast.If) -> None:
        """``if not data: return None``, then a result."""
        if [ast.unparse(each) for each in statement.body] != ["return None"]:
            raise Unknown(statement)
        self.result.append("none if empty")
        self.run(statement.orelse)

    def _expr(self, statement: ast.Expr) -> None:
        call = ast.unparse(statement.value)
        used = [named(argument) for argument in getattr(statement.value, "args", ())]
        if call.startswith("self._useAttributes(") and [self.responses.get(name) for name in used] == ["data"]:
            self.result.append("use")
        elif call == "self._set_complete()":
            self.result.append("complete")
        else:
            self.send(statement.value)

    def _return(self, statement: ast.Return) -> None:
        if statement.value is None:
            return
        self.result.append(self.returned(statement.value))

    def returned(self, node: ast.expr) -> str:
        """The words for a result."""
        text = ast.unparse(node)
        if isinstance(node, ast.Compare) and self.responses.get(named(node.left)) == "status":
            return "status " + ast.unparse(node.comparators[0])
        if isinstance(node, ast.Constant):
            return "constant " + json.dumps(node.value)
        if text == "self":
            return "self"
        if isinstance(node, ast.Call):
            name = named(node.func)
            if name.startswith("self.") and name.count(".") == 1:
                return self.delegated(name[5:], node)
            return Made(self, node).words()
        if isinstance(node, ast.ListComp):
            return self.list_of(node)
        return "data" + self.key(node)

    def delegated(self, name: str, node: ast.Call) -> str:
        """A call of another method of the same object with these arguments."""
        if self.request or name.startswith("_"):
            raise Unknown(node)
        given = [self.value(argument) for argument in node.args]
        given += [f"{keyword.arg}={self.value(keyword.value)}" for keyword in node.keywords]
        return f"call {name} " + ", ".join(given)

    def key(self, node: ast.expr) -> str:
        """`` name`` for ``data["name"]``, nothing for ``data``."""
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            return self.key(node.value) + f" {node.slice.value!s}"
        if self.responses.get(named(node)) == "data":
            return ""
        raise Unknown(node)

    def list_of(self, node: ast.ListComp) -> str:
        """The words for a list of objects."""
        [loop] = node.generators
        if loop.ifs or not isinstance(node.elt, ast.Call):
            raise Unknown(node)
        self.responses[named(loop.target)] = "data"
        words = Made(self, node.elt).words()
        if not words.startswith("one "):
            raise Unknown(node)
        return "list " + words[4:] + (f" of{self.key(loop.iter)}" if self.key(loop.iter) else "")


class Made:
    """An object that a method makes of a response, of a URL, or of the pages of a listing."""

    def __init__(self, plan: Plan, node: ast.Call) -> None:
        self.plan, self.node = plan, node
        self.class_ = class_named(node.func)
        self.given = {k.arg: k.value for k in node.keywords if k.arg}

    def words(self) -> str:
        """The words for the result."""
        if self.class_ == "PaginatedList":
            return self.pages()
        if not self.class_ or self.class_ == "Github":
            raise Unknown(self.node)
        positional = dict(zip(("requester", "headers", "attributes"), self.node.args, strict=False))
        self.given = {**positional, **self.given}
        if not is_requester(self.given.pop("requester", self.node)):
            raise Unknown(self.node)
        return self.at() if "url" in self.given else self.one()

    def one(self) -> str:
        """The words for an object of the response."""
        if not {"headers", "attributes"} <= self.given.keys():
            raise Unknown(self.node)
        headers, data = named(self.given.pop("headers")), self.given.pop("attributes")
        if self.plan.responses.get(headers) != "headers":
            raise Unknown(self.node)
        completed = self.given.pop("completed", None)
        self.end()
        key = self.plan.key(data)
        words = {"None": "", "True": " completed", "False": " incomplete"}[ast.unparse(completed or ast.Constant(None))]
        return f"one {self.class_}{words}" + (f" of{key}" if key else "")

    def at(self) -> str:
        """The words for an object by its URL."""
        url = bare(self.plan.value(self.given.pop("url")))
        accept = self.given.pop("accept", None)
        self.end()
        return f"at {self.class_} {url}" + (f" accept {self.plan.value(accept)}" if accept else "")

    def pages(self) -> str:
        """The words for a listing."""
        positional = dict(zip(PAGES, self.node.args, strict=False))
        names = {"contentClass": "class", "firstUrl": "url", "firstParams": "parameters"}
        given = {**positional, **{names.get(name, name): value for name, value in self.given.items()}}
        class_, requester = class_named(given.pop("class")), given.pop("requester", None)
        if not class_ or requester is None or not is_requester(requester) or "url" not in given:
            raise Unknown(self.node)
        request = Request("GET", bare(self.plan.value(given.pop("url"))))
        request.query = self.plan.written(given.pop("parameters", None))
        request.headers = self.plan.written(given.pop("headers", None))
        if self.plan.request is not None:
            raise Unknown(self.node)
        self.plan.request = request
        words = f"pages {class_}"
        for name in ("list_item", "total_count_item"):
            if name in given:
                words += f" {name} {self.plan.value(given.pop(name))}"
        if "attributesTransformer" in given:
            words += f" with {self.overridden(given.pop('attributesTransformer'))}"
        self.given = given
        self.end()
        return words

    def overridden(self, node: ast.expr) -> str:
        """The attributes that each item of a listing gets."""
        if not (isinstance(node, ast.Call) and named(node.func) == "PaginatedList.override_attributes"):
            raise Unknown(node)
        return self.plan.written(node.args[0])

    def end(self) -> None:
        """Refuse arguments that there are no words for."""
        if self.given:
            raise Unknown(self.node)


def checks(function: ast.FunctionDef, constants: Mapping[str, object]) -> dict[str, str]:
    """The checks of arguments of a method that is written by hand: those of its assertions that there are words for."""
    plan = Plan.__new__(Plan)
    plan.value, plan.checks, plan.allowed, plan.members, plan.when = Values(constants), {}, {}, {}, set()
    for argument in [*function.args.args[1:], *function.args.kwonlyargs, function.args.vararg]:
        if argument is not None:
            plan.value.names[argument.arg] = argument.arg
    asserted(plan, function.body)
    return plan.checks


def asserted(plan: Plan, body: list[ast.stmt]) -> None:
    """Run the assertions of statements that are reached with the arguments as they were passed."""
    for statement in body:
        is_list = isinstance(statement, ast.Assign) and isinstance(statement.value, (ast.List, ast.Tuple))
        when = plan.condition(statement.test) if isinstance(statement, ast.If) and not statement.orelse else ""
        if isinstance(statement, ast.Assert) or is_list:
            with contextlib.suppress(Unknown):
                plan.run([statement])
        elif isinstance(statement, ast.If) and when and not plan.when:
            plan.when.add(when)
            asserted(plan, statement.body)
            plan.when.discard(when)
        # The checks that follow are of the value in its place.
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                plan.value.names.pop(node.id, None)


def is_requester(node: ast.AST) -> bool:
    """Whether an expression is the requester."""
    return named(node) in ("self._requester", "self.__requester", "self.requester", "requester")


def is_argument(value: str) -> bool:
    """Whether a value is an argument."""
    return value[:1].isidentifier()


def bare(value: str) -> str:
    """A URL without quotes: a template, in which a lone value has braces."""
    return value[1:-1] if value[:1] in '`"' else "{" + value + "}"
