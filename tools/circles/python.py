"""The files of a Python package, and the items that each names in others."""

from __future__ import annotations

import ast
import pathlib


class Module(ast.NodeVisitor):
    """A module: its items, what it imports, and the dotted names in its code."""

    def __init__(self, name: str, file: str, text: str) -> None:
        self.file = file
        self.package = name if file.endswith("__init__.py") else name.rpartition(".")[0]
        self.items: set[str] = set()
        self.imports: dict[str, str] = {}
        self.names: set[str] = set()
        tree = ast.parse(text)
        for node in tree.body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                self.items.add(node.name)
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                stored = (name for name in ast.walk(node) if isinstance(name, ast.Name))
                self.items |= {name.id for name in stored if isinstance(name.ctx, ast.Store)}
        self.visit(tree)

    def visit_Import(self, node: ast.Import) -> None:  # noqa: D102
        for found in node.names:
            whole = found.name if found.asname else found.name.partition(".")[0]
            self.imports[found.asname or whole] = whole

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:  # noqa: D102
        steps = self.package.split(".")
        above = steps[: len(steps) - node.level + 1] if node.level else []
        start = ".".join([*above, node.module] if node.module else above)
        for found in node.names:
            self.imports[found.asname or found.name] = f"{start}.{found.name}"
            self.names.add(f"{start}.{found.name}")

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: D102
        steps, value = [node.attr], node.value
        while isinstance(value, ast.Attribute):
            steps.insert(0, value.attr)
            value = value.value
        if isinstance(value, ast.Name) and value.id in self.imports:
            self.names.add(".".join([self.imports[value.id], *steps]))
        self.generic_visit(node)


def graph(root: pathlib.Path) -> dict[str, dict[str, set[str]]]:
    """The graph of a package. Imports for annotations count, as in Rust; modules of the extension do not."""
    modules: dict[str, Module] = {}
    for path in sorted(root.rglob("*.py")):
        file = path.relative_to(root).as_posix()
        name = ".".join([root.name, *path.relative_to(root).with_suffix("").parts]).removesuffix(".__init__")
        modules[name] = Module(name, file, path.read_text())
    stubs = {".".join([root.name, *path.relative_to(root).with_suffix("").parts]) for path in root.rglob("*.pyi")}
    compiled = stubs - modules.keys()
    edges: dict[str, dict[str, set[str]]] = {}
    for module in modules.values():
        known = edges.setdefault(module.file, {})
        for name in module.names:
            found = _find(name, modules, compiled)
            if found is not None and found[0] != module.file:
                known.setdefault(found[0], set()).add(found[1])
    return edges


def _find(
    dotted: str, modules: dict[str, Module], compiled: set[str], seen: frozenset[str] = frozenset()
) -> tuple[str, str] | None:
    """The file and the name of the item that a dotted name leads to; None for a module, and outside of the package."""
    steps = dotted.split(".")
    for at in range(len(steps), 0, -1):
        name = ".".join(steps[:at])
        if name in compiled:
            return None
        if name in modules:
            step = ".".join(steps[: at + 1])
            if at == len(steps) or step in seen:
                return None
            module, item = modules[name], steps[at]
            if item in module.items or item not in module.imports:
                return module.file, item
            return _find(".".join([module.imports[item], *steps[at + 1 :]]), modules, compiled, seen | {step})
    return None
