"""Reads the statements of a program: what is assigned, and what its functions take and return."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from ferrohub._migration.expressions import Expressions, Scope
from ferrohub._migration.peer import Finding, Peer
from ferrohub._migration.program import Function, Module, Program
from ferrohub._migration.types import NOTHING, Type, Types, items, union

#: How often a program is read at most. Each time, types reach one more call away.
_ROUNDS = 6


def findings(program: Program, peers: Sequence[Peer]) -> list[Finding]:
    """The uses of some packages in a program, in their order."""
    found: list[Finding] = []
    for _ in range(_ROUNDS):
        before = program.known()
        readers = [Statements(program, peers, module) for module in program.modules.values()]
        for reader in readers:
            reader.read(reader.module.tree.body)
        found = [finding for reader in readers for finding in reader.findings]
        if program.known() == before:
            break
    return sorted(found, key=lambda each: (each.path, each.line, each.column))


class Statements(Expressions):
    """Reads statements in their order."""

    def __init__(self, program: Program, peers: Sequence[Peer], module: Module) -> None:
        super().__init__(program, peers, module)
        self._class = ""
        self._define(module.tree.body, "")

    def _define(self, body: Iterable[ast.stmt], prefix: str) -> None:
        """Make the functions and classes known before they are read, as calls come in any order."""
        for node in body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                name = f"{prefix}{node.name}"
                known = self.module.classes if isinstance(node, ast.ClassDef) else self.module.functions
                known[name] = node  # type: ignore[assignment]
                kind = "own class" if isinstance(node, ast.ClassDef) else "own function"
                if not prefix:
                    self.module.names[name] = (Type(kind, f"{self.module.name}:{name}"),)
                if isinstance(node, ast.ClassDef):
                    self._define(node.body, f"{name}.")

    def read(self, body: Iterable[ast.stmt]) -> None:
        """Read statements."""
        for node in body:
            method = getattr(self, f"_on_{type(node).__name__.lower()}", None)
            if method is not None:
                method(node)
                continue
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    self.types(child)
            self._blocks(node)

    def _blocks(self, node: ast.AST) -> None:
        """Read the blocks of a statement."""
        for name in ("body", "handlers", "orelse", "finalbody", "cases"):
            for each in getattr(node, name, ()):
                if isinstance(each, ast.ExceptHandler):
                    self._handler(each)
                elif isinstance(each, ast.match_case):
                    self.types(each.guard)
                    self.read(each.body)
                else:
                    self.read([each])

    def _handler(self, node: ast.ExceptHandler) -> None:
        caught = self.types(node.type)
        held = union(*(part for each in caught if each.kind == "tuple" for part in each.parts), caught)
        if node.name:
            self.scope.set(node.name, tuple(each._replace(kind="object") for each in held if each.kind == "class"))
        self.read(node.body)

    def _on_import(self, node: ast.Import) -> None:
        for each in node.names:
            peer, name = self._peer(each.name)
            if peer:
                module = name if each.asname else ""
                own = each.asname or each.name.partition(".")[0]
                self._imported(peer, own, (Type("module", module, peer=peer.key),))
            elif (found := self.program.module(each.name)) and (each.asname or "." not in each.name):
                self.scope.set(each.asname or each.name, (Type("own module", found.name),))

    def _on_importfrom(self, node: ast.ImportFrom) -> None:
        peer, module = self._peer(node.module or "") if not node.level else (None, "")
        for each in node.names:
            name = each.asname or each.name
            if peer:
                self._imported(peer, name, peer.export(module, each.name))
                continue
            own = self.program.module(node.module or "", self._package(), node.level)
            inner = self.program.module(f"{node.module or ''}.{each.name}".strip("."), self._package(), node.level)
            if own is not None and each.name in own.names:
                self.scope.set(name, own.names[each.name])
            elif inner is not None:
                self.scope.set(name, (Type("own module", inner.name),))

    def _package(self) -> str:
        is_package = self.module.path.endswith("__init__.py")
        return f"{self.module.name}.__init__" if is_package else self.module.name

    def _peer(self, name: str) -> tuple[Peer | None, str]:
        """The package that an import names, and the module of it."""
        for peer in self.peers.values():
            for root in peer.modules:
                if name == root or name.startswith(f"{root}."):
                    return peer, name[len(root) + 1 :]
        return None, ""

    def _imported(self, peer: Peer, name: str, types: Types) -> None:
        self.uses_peer = peer
        self.scope.set(name, types)

    def _on_assign(self, node: ast.Assign) -> None:
        types = self.types(node.value)
        for target in node.targets:
            self.bind(target, types)

    def _on_annassign(self, node: ast.AnnAssign) -> None:
        types = union(self.annotated(node.annotation), self.types(node.value))
        if self._class and isinstance(node.target, ast.Name) and not self.scope.function:
            self.program.add(self.program.fields, (f"{self.module.name}:{self._class}", node.target.id), types)
        self.bind(node.target, types)

    def _on_for(self, node: ast.For | ast.AsyncFor) -> None:
        self.bind(node.target, items(self.types(node.iter)))
        self._blocks(node)

    _on_asyncfor = _on_for

    def _on_with(self, node: ast.With | ast.AsyncWith) -> None:
        for each in node.items:
            types = self.types(each.context_expr)
            if each.optional_vars is not None:
                self.bind(each.optional_vars, types)
        self._blocks(node)

    _on_asyncwith = _on_with

    def _on_return(self, node: ast.Return) -> None:
        types = self.types(node.value)
        self.program.add(self.program.results, self.scope.function, types)

    def _on_expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, (ast.Yield, ast.YieldFrom)):
            types = self.types(node.value.value)
            found = (Type("list", parts=(types,)),) if isinstance(node.value, ast.Yield) and types else types
            self.program.add(self.program.results, self.scope.function, found)
        else:
            self.unused = node.value
            self.types(node.value)

    def _on_classdef(self, node: ast.ClassDef) -> None:
        above, self._class = self._class, f"{self._class}.{node.name}".strip(".")
        name = f"{self.module.name}:{self._class}"
        self.program.bases[name] = union(*map(self.types, node.bases))
        scope, self.scope = self.scope, Scope(self.module, self.scope)
        self.read(node.body)
        for field, types in self.scope.names.items():
            self.program.add(self.program.fields, (name, field), types)
        self.scope, self._class = scope, above

    def _on_functiondef(self, node: Function) -> None:
        for each in [*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.types(each)
        in_class = bool(self._class) and not self.scope.function
        qualified = f"{self._class}.{node.name}" if in_class else node.name
        if self.scope.function and not in_class:
            qualified = f"{self.scope.function.partition(':')[2]}.<locals>.{node.name}"
            self.module.functions[qualified] = node
            self.scope.set(node.name, (Type("own function", f"{self.module.name}:{qualified}"),))
        name = f"{self.module.name}:{qualified}"
        result = self.annotated(node.returns)
        self.scope = Scope(self.module, self.scope, name)
        for parameter in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
            passed = self.program.parameters.get((name, parameter.arg), NOTHING)
            self.scope.names[parameter.arg] = self.annotated(parameter.annotation) or passed
        first = next(iter([*node.args.posonlyargs, *node.args.args]), None)
        if in_class and first is not None and "staticmethod" not in map(ast.unparse, node.decorator_list):
            self.scope.names[first.arg] = (Type("own", f"{self.module.name}:{self._class}"),)
        above, self._class = self._class, ""
        self.read(node.body)
        assert self.scope.above
        self.scope, self._class = self.scope.above, above
        if result:
            self.program.results[name] = result

    _on_asyncfunctiondef = _on_functiondef
