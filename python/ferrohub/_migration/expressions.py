"""The types of the expressions of a program, and the uses of packages in them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence

from ferrohub._migration import type_names
from ferrohub._migration.peer import Finding, Peer
from ferrohub._migration.program import Function, Module, Program
from ferrohub._migration.types import NOTHING, Type, Types, items, list_of, union

#: Functions of Python that return a list, or an iterator, of what they get.
_LISTS = frozenset(("list", "sorted", "set", "tuple", "iter", "frozenset", "reversed"))
_ITEMS = frozenset(("next", "max", "min", "anext"))


class Scope:
    """The names of a function or module while it is read."""

    def __init__(self, module: Module, above: Scope | None = None, function: str = "") -> None:
        self.module = module
        self.above = above
        #: ``module:name`` of the function; empty for a module.
        self.function = function
        self.names: dict[str, Types] = {} if above else module.names

    def look_up(self, name: str) -> Types:
        """The types of a name."""
        if name in self.names:
            return self.names[name]
        return self.above.look_up(name) if self.above else NOTHING

    def set(self, name: str, types: Types) -> None:
        """Set the types of a name. What is not known leaves what was there, as ``None`` before a loop does."""
        if types or name not in self.names:
            self.names[name] = types if self.above else union(self.names.get(name, NOTHING), types)


class Expressions:
    """Finds the types of expressions, and collects the uses of packages."""

    def __init__(self, program: Program, peers: Sequence[Peer], module: Module) -> None:
        self.program = program
        self.peers = {peer.key: peer for peer in peers}
        self.module = module
        self.scope = Scope(module)
        self.findings: list[Finding] = []
        #: The package that the module imports.
        self.uses_peer: Peer | None = None
        #: The call of the statement that is read, if its result is not used.
        self.unused: ast.expr | None = None

    def types(self, node: ast.expr | None) -> Types:
        """The types of an expression."""
        if node is None:
            return NOTHING
        method: Callable[[ast.expr], Types] | None = getattr(self, f"_on_{type(node).__name__.lower()}", None)
        if method is not None:
            return method(node)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.types(child)
        return NOTHING

    def annotated(self, node: ast.expr | None) -> Types:
        """The types that an annotation names."""
        return type_names.read(
            node, self._annotation, next(iter(self.peers)) if not self.uses_peer else self.uses_peer.key
        )

    def _annotation(self, node: ast.expr) -> Types:
        if isinstance(node, ast.Name):
            return self.scope.look_up(node.id)
        if isinstance(node, ast.Attribute):
            return union(*(self._member(each, node.attr) for each in self._annotation(node.value)))
        return NOTHING

    def bind(self, target: ast.expr, types: Types) -> None:
        """Assign a value of some types to a target."""
        match target:
            case ast.Name(id=name):
                self.scope.set(name, types)
            case ast.Attribute(value=owner, attr=name):
                for each in self.types(owner):
                    if each.kind == "own":
                        self.program.add(self.program.fields, (each.name, name), types)
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                (whole,) = types if len(types) == 1 else (Type(""),)
                fits = whole.kind == "tuple" and len(whole.parts) == len(parts)
                each_item = items(types)
                for index, part in enumerate(parts):
                    self.bind(part, whole.parts[index] if fits else each_item)
            case ast.Starred(value=inner):
                self.bind(inner, list_of(items(types)))
            case _:
                self.types(target)

    def _on_name(self, node: ast.Name) -> Types:
        types = self.scope.look_up(node.id)
        for each in types:
            if each.kind in ("class", "function") or (each.kind == "constant" and each.name == node.id):
                self._export(node, each, None)
        return types

    def _on_attribute(self, node: ast.Attribute) -> Types:
        return self._read(node, self._owner(node.value), None)

    def _owner(self, node: ast.expr) -> Types:
        """The types of the part before a dot, where a module or class is no use of its own."""
        if isinstance(node, ast.Name):
            return self.scope.look_up(node.id)
        if isinstance(node, ast.Attribute):
            owner = self._owner(node.value)
            if any(each.kind in ("module", "own module") for each in owner):
                return union(*(self._member(each, node.attr) for each in owner))
            return self._read(node, owner, None)
        return self.types(node)

    def _member(self, owner: Type, name: str) -> Types:
        """What a module, class or object has under a name."""
        if owner.kind == "module":
            return self.peers[owner.peer].export(owner.name, name)
        if owner.kind == "own module":
            return self.program.modules[owner.name].names.get(name, NOTHING)
        if owner.kind in ("own", "own class"):
            return self._own_member(owner, name)
        if owner.kind in ("object", "class", "listing"):
            return self.peers[owner.peer].read(owner, name) or NOTHING
        return NOTHING

    def _own_member(self, owner: Type, name: str) -> Types:
        module, _, class_ = owner.name.partition(":")
        function = self.program.modules[module].functions.get(f"{class_}.{name}")
        if function is not None:
            qualified = f"{module}:{class_}.{name}"
            is_property = any("property" in ast.unparse(each) for each in function.decorator_list)
            return self.program.results.get(qualified, NOTHING) if is_property else (Type("own method", qualified),)
        found = self.program.fields.get((owner.name, name), NOTHING)
        return found or union(*(self._member(base, name) for base in self.program.bases.get(owner.name, NOTHING)))

    def _read(self, node: ast.Attribute, owner: Types, call: ast.Call | None) -> Types:
        """Read an attribute, and note each use of a package."""
        known = False
        found: list[Types] = []
        for each in self._with_bases(owner):
            if each.kind in ("object", "listing") or (each.kind == "class" and self._is_method(each, node.attr)):
                types = self.peers[each.peer].read(each, node.attr)
                if types is None:
                    continue
                self._note(node, each, node.attr, call)
            else:
                types = self._member(each, node.attr)
                for export in types:
                    is_export = export.kind in ("class", "function", "constant")
                    if is_export and each.kind in ("module", "own module", "class"):
                        self._export(node, export, call)
            known = True
            found.append(types)
        if not (known or owner) and self.uses_peer and call is not None:
            self._guess(node)
        return union(*found)

    def _is_method(self, class_: Type, name: str) -> bool:
        found = self.peers[class_.peer].read(class_, name)
        return bool(found) and found[0].kind == "method" if found else False

    def _with_bases(self, types: Types) -> Types:
        """Objects of the program are those of the packages whose classes they extend, too."""
        found = list(types)
        for each in types:
            if each.kind == "own":
                bases = self.program.bases.get(each.name, NOTHING)
                found += [base._replace(kind="object") for base in bases if base.kind == "class"]
        return tuple(found)

    def _note(self, node: ast.expr, owner: Type, name: str, call: ast.Call | None = None) -> None:
        peer = self.peers[owner.peer]
        finding = Finding(self.module.path, *_place(node), peer.title, f"{owner.name}.{name}")
        peer.describe(finding, owner, name, call)
        if call is not None and call is self.unused:
            finding.differences = [each for each in finding.differences if each[0] != "type"]
        self._add(finding)

    def _export(self, node: ast.expr, found: Type, call: ast.Call | None) -> None:
        peer = self.peers[found.peer]
        finding = Finding(self.module.path, *_place(node), peer.title, found.name)
        peer.describe_export(finding, found, call)
        self._add(finding)

    def _guess(self, node: ast.Attribute) -> None:
        """Note a call of a name that only methods of the package have, where the class of the object is not known."""
        assert self.uses_peer
        here = self.uses_peer.guess(node.attr)
        if here:
            finding = Finding(self.module.path, *_place(node), self.uses_peer.title, node.attr)
            finding.here, finding.outcome = here, "unknown"
            finding.differs("note", "the class of the object is not known")
            self._add(finding)

    def _add(self, finding: Finding) -> None:
        finding.settle()
        if finding not in self.findings:
            self.findings.append(finding)

    def _on_call(self, node: ast.Call) -> Types:
        function = self._function(node)
        given = [self.types(each) for each in node.args]
        named = {each.arg: self.types(each.value) for each in node.keywords}
        if isinstance(node.func, ast.Name) and not function:
            return self._builtin(node, given)
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("values", "copy", "get", "pop"):
            held = [part for each in self._owner_quietly(node.func.value) if each.kind == "dict" for part in each.parts]
            if held:
                return list_of(union(*held)) if node.func.attr == "values" else union(*held)
        return union(*(self._called(each, node, given, named) for each in function))

    def _owner_quietly(self, node: ast.expr) -> Types:
        kept, self.findings = self.findings, []
        try:
            return self._owner(node)
        finally:
            self.findings = kept

    def _function(self, node: ast.Call) -> Types:
        """The types of what is called; its use is noted with the arguments of the call."""
        if isinstance(node.func, ast.Attribute):
            return self._read(node.func, self._owner(node.func.value), node)
        if isinstance(node.func, ast.Name):
            types = self.scope.look_up(node.func.id)
            for each in types:
                if each.kind in ("class", "function"):
                    self._export(node.func, each, node)
            return types
        return self.types(node.func)

    def _called(self, function: Type, node: ast.Call, given: list[Types], named: dict[str | None, Types]) -> Types:
        if function.kind in ("class", "method", "function"):
            return self.peers[function.peer].result(function, node)
        if function.kind == "own class":
            initializer = self._own_member(function, "__init__")
            for each in initializer:
                if each.kind == "own method":
                    self._pass(each.name, given, named)
            self._pass_fields(function.name, given, named)
            return (function._replace(kind="own"),)
        if function.kind in ("own function", "own method"):
            self._pass(function.name, given, named)
            return self.program.results.get(function.name, NOTHING)
        return NOTHING

    def _pass(self, name: str, given: list[Types], named: dict[str | None, Types]) -> None:
        """Note the types of the arguments of a function of the program."""
        module, _, qualified = name.partition(":")
        function = self.program.modules[module].functions.get(qualified)
        if function is not None:
            for parameter, types in [*zip(parameters(function, qualified), given, strict=False), *named.items()]:
                self.program.add(self.program.parameters, (name, parameter), types)

    def _pass_fields(self, name: str, given: list[Types], named: dict[str | None, Types]) -> None:
        """Note the types of the fields of a dataclass."""
        module, _, qualified = name.partition(":")
        body = self.program.modules[module].classes[qualified].body
        fields = [
            each.target.id for each in body if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
        ]
        for field, types in [*zip(fields, given, strict=False), *named.items()]:
            if field in fields:
                self.program.add(self.program.fields, (name, field), types)

    def _builtin(self, node: ast.Call, given: list[Types]) -> Types:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        first = given[0] if given else NOTHING
        if name == "reversed":
            self._note_listings(node, first, "__reversed__")
        if name in _LISTS:
            return list_of(items(first))
        if name in _ITEMS:
            return items(first)
        if name == "filter" and len(given) > 1:
            return list_of(items(given[1]))
        if name == "enumerate" and items(first):
            return list_of((Type("tuple", parts=(NOTHING, items(first))),))
        if name == "zip" and any(map(items, given)):
            return list_of((Type("tuple", parts=tuple(map(items, given))),))
        if name == "cast" and len(node.args) == 2:
            return self.annotated(node.args[0])
        if name == "getattr" and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
            read = ast.copy_location(ast.Attribute(node.args[0], str(node.args[1].value)), node)
            return self._read(read, first, None)
        return NOTHING

    def _on_subscript(self, node: ast.Subscript) -> Types:
        types = self.types(node.value)
        self.types(node.slice)
        if _is_from_the_end(node.slice):
            self._note_listings(node, types, "__getitem__")
        if isinstance(node.slice, ast.Slice):
            return tuple(each for each in types if each.kind in ("list", "listing", "tuple"))
        index = node.slice.value if isinstance(node.slice, ast.Constant) else None
        found: list[Types] = [items(tuple(each for each in types if each.kind in ("list", "listing")))]
        for each in types:
            if each.kind == "tuple" and isinstance(index, int) and -len(each.parts) <= index < len(each.parts):
                found.append(each.parts[index])
            elif each.kind == "dict":
                found += each.parts
        return union(*found)

    def _note_listings(self, node: ast.expr, types: Types, name: str) -> None:
        """Note what only a listing of PyGithub can do: it keeps its items."""
        for each in types:
            if each.kind == "listing" and self.peers[each.peer].read(each, name) is not None:
                self._note(node, each, name)

    def _on_await(self, node: ast.Await) -> Types:
        return self.types(node.value)

    def _on_namedexpr(self, node: ast.NamedExpr) -> Types:
        types = self.types(node.value)
        self.bind(node.target, types)
        return types

    def _on_ifexp(self, node: ast.IfExp) -> Types:
        self.types(node.test)
        return union(self.types(node.body), self.types(node.orelse))

    def _on_boolop(self, node: ast.BoolOp) -> Types:
        return union(*map(self.types, node.values))

    def _on_binop(self, node: ast.BinOp) -> Types:
        found = union(self.types(node.left), self.types(node.right))
        return tuple(each for each in found if each.kind == "list") if isinstance(node.op, ast.Add) else NOTHING

    def _on_tuple(self, node: ast.Tuple) -> Types:
        found = tuple(map(self.types, node.elts))
        return (Type("tuple", parts=found),) if any(found) else NOTHING

    def _on_list(self, node: ast.List | ast.Set) -> Types:
        return list_of(union(*map(self.types, node.elts)))

    _on_set = _on_list

    def _on_dict(self, node: ast.Dict) -> Types:
        for each in node.keys:
            self.types(each)
        found = union(*map(self.types, node.values))
        return (Type("dict", parts=(found,)),) if found else NOTHING

    def _on_listcomp(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp) -> Types:
        with self.inner(node.generators):
            return list_of(self.types(node.elt))

    _on_setcomp = _on_generatorexp = _on_listcomp

    def _on_dictcomp(self, node: ast.DictComp) -> Types:
        with self.inner(node.generators):
            self.types(node.key)
            found = self.types(node.value)
        return (Type("dict", parts=(found,)),) if found else NOTHING

    def _on_lambda(self, node: ast.Lambda) -> Types:
        with self.inner([]):
            for each in node.args.args:
                self.scope.names[each.arg] = NOTHING
            return self.types(node.body) and NOTHING

    def inner(self, generators: Sequence[ast.comprehension]) -> Inner:
        """A scope for the names of a comprehension."""
        return Inner(self, generators)


class Inner:
    """The scope of a comprehension, as a context manager."""

    def __init__(self, expressions: Expressions, generators: Sequence[ast.comprehension]) -> None:
        self._expressions = expressions
        self._generators = generators

    def __enter__(self) -> None:
        found = self._expressions
        found.scope = Scope(found.module, found.scope, found.scope.function)
        for each in self._generators:
            found.bind(each.target, items(found.types(each.iter)))
            for test in each.ifs:
                found.types(test)

    def __exit__(self, *_exception: object) -> None:
        found = self._expressions
        assert found.scope.above
        found.scope = found.scope.above


def _place(node: ast.expr) -> tuple[int, int]:
    """The line and column of a name; of an attribute those behind the dot."""
    if isinstance(node, ast.Attribute) and node.end_lineno is not None and node.end_col_offset is not None:
        return node.end_lineno, node.end_col_offset - len(node.attr)
    return node.lineno, node.col_offset


def _is_from_the_end(node: ast.expr) -> bool:
    """Whether an index or a slice counts from the end, or has a step."""
    if isinstance(node, ast.Slice):
        return node.step is not None or any(_is_from_the_end(each) for each in (node.lower, node.upper) if each)
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)


def parameters(function: Function, qualified: str) -> list[str]:
    """The positional parameters of a function; of a method without its first one."""
    found = [each.arg for each in [*function.args.posonlyargs, *function.args.args]]
    is_static = any(ast.unparse(each) == "staticmethod" for each in function.decorator_list)
    return found[1:] if "." in qualified and not is_static else found
