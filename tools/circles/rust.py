"""The files of a Rust crate, and the items that each names in others."""

from __future__ import annotations

import dataclasses
import pathlib
import re
from collections.abc import Iterator

Path = tuple[str, ...]
#: The file and the name of an item; that of a member of a type is ``Type::member``.
Item = tuple[str, str]

TOKEN = re.compile(r"\w+|::|[^\w\s]")
COMMENT = r"//[^\n]*|/\*.*?\*/"
LITERAL = r"""b?r(?P<hashes>#*)".*?"(?P=hashes)|b?"(?:\\.|[^"\\])*"|b?'(?:\\[^']*|[^'\\])'"""
NOISE = re.compile(f"(?P<comment>{COMMENT})|{LITERAL}", re.DOTALL)
TEST = re.compile(r"#\[cfg\(test\)\]\s*(?:#\[[^\]]*\]\s*)*")
ITEM = {"fn", "struct", "enum", "union", "trait", "type", "const", "static"}


@dataclasses.dataclass
class Module:
    """A module: its modules and items, what it imports, and the paths in its code."""

    file: str
    above: Module | None
    modules: dict[str, Module] = dataclasses.field(default_factory=dict)
    items: set[str] = dataclasses.field(default_factory=set)
    #: The path of each name that it imports.
    imports: dict[str, Path] = dataclasses.field(default_factory=dict)
    #: The modules of which it imports everything.
    globs: list[Path] = dataclasses.field(default_factory=list)
    paths: set[Path] = dataclasses.field(default_factory=set)
    #: The functions in its `impl` blocks, each with the path of the type.
    members: set[tuple[Path, str]] = dataclasses.field(default_factory=set)

    def find(self, path: Path, seen: frozenset[tuple[int, str]] = frozenset()) -> Module | Item | None:
        """What a path in this module leads to; None if that is in another crate, or a name within a function."""
        here: Module | None = self
        first, *rest = path
        if first not in {"crate", "self", "super"}:
            return self.member(path, seen, is_start=True)
        if first == "crate":
            while here is not None and here.above is not None:
                here = here.above
        elif first == "super":
            here = self.above
        while here is not None and rest and rest[0] == "super":
            here, rest = here.above, rest[1:]
        return here.member(tuple(rest), seen) if here is not None else None

    def member(self, path: Path, seen: frozenset[tuple[int, str]], is_start: bool = False) -> Module | Item | None:
        """What a path below this module leads to."""
        if not path:
            return self
        name, *rest = path
        if name in self.items:
            return self.file, "::".join([name, *rest[:1]])
        if name in self.modules:
            return self.modules[name].member(tuple(rest), seen)
        if (id(self), name) in seen:
            return None
        seen |= {(id(self), name)}
        if name in self.imports:
            return self.find((*self.imports[name], *rest), seen)
        for glob in self.globs:
            within = self.find(glob, seen)
            found = within.member(path, seen, is_start=True) if isinstance(within, Module) else None
            if found is not None:
                return found
        # A macro or the build script makes what is not in the text.
        return None if is_start else (self.file, name)

    def all(self) -> Iterator[Module]:
        """This module and those within it."""
        yield self
        for module in self.modules.values():
            yield from module.all()


def graph(root: pathlib.Path) -> dict[str, dict[str, set[str]]]:
    """The graph of the crate whose `lib.rs` is in this folder."""
    crate = _read(root, "lib", None, root)
    _add_made(crate, root)
    # The functions of a type may be implemented in several files.
    members: dict[Item, set[str]] = {}
    for module in crate.all():
        for path, name in module.members:
            owner = module.find(path)
            if isinstance(owner, tuple):
                members.setdefault((owner[0], f"{owner[1]}::{name}"), set()).add(module.file)
    edges: dict[str, dict[str, set[str]]] = {}
    for module in crate.all():
        known = edges.setdefault(module.file, {})
        for path in module.paths:
            found = module.find(path)
            if isinstance(found, tuple):
                for file in {found[0], *members.get(found, ())} - {module.file}:
                    known.setdefault(file, set()).add(found[1])
    return edges


def _read(folder: pathlib.Path, name: str, above: Module | None, root: pathlib.Path) -> Module:
    path = folder / f"{name}.rs"
    if not path.exists():
        path = folder / name / "mod.rs"
    module = Module(path.relative_to(root).as_posix(), above)
    words = TOKEN.findall(_without_tests(path.read_text()))
    _parse(words, module, folder if above is None else folder / name, root)
    return module


def _add_made(crate: Module, root: pathlib.Path) -> None:
    """Add the modules that a macro declares: those whose file is beside the modules of another one."""
    known = {module.file for module in crate.all()}
    for module in [*crate.all()]:
        folder = pathlib.Path(module.file)
        folder = root / (folder.parent if folder.name in {"mod.rs", "lib.rs"} else folder.with_suffix(""))
        text = (root / module.file).read_text()
        macros = {name for names in re.findall(r"\w+! \{([^{}]*)\}", text) for name in re.findall(r"\w+", names)}
        for path in sorted(folder.glob("*.rs")):
            if path.stem in macros and path.relative_to(root).as_posix() not in known:
                module.modules[path.stem] = _read(folder, path.stem, module, root)


def _without_tests(text: str) -> str:
    """Code without comments, literals, and the items that only tests have."""
    text = NOISE.sub(lambda noise: " " if noise["comment"] else '""', text)
    while test := TEST.search(text):
        opening = re.compile("[;{]").search(text, test.end())
        end = _closing(text, opening.end()) if opening and opening[0] == "{" else (opening or test).end()
        text = text[: test.start()] + text[end:]
    return text


def _closing(words: str | list[str], at: int) -> int:
    """The place after the brace that closes the one before this place."""
    depth = 1
    while depth:
        depth += (words[at] == "{") - (words[at] == "}")
        at += 1
    return at


def _parse(words: list[str], module: Module, folder: pathlib.Path, root: pathlib.Path) -> None:
    """Read the items, imports and paths of a module, and its modules."""
    at = depth = 0
    implemented: Path = ()
    while at < len(words):
        word, following = words[at], words[at + 1 : at + 2]
        depth += (word == "{") - (word == "}")
        if word == "use" and following != ["<"]:
            end = words.index(";", at)
            _import(words[at + 1 : end], module)
            at = end
        elif word == "impl" and depth == 0:
            implemented = _implemented(words[at + 1 : words.index("{", at)])
        elif word == "fn" and depth == 1 and implemented:
            module.members.add((implemented, words[at + 1]))
        elif word == "}" and depth == 0:
            implemented = ()
        elif word == "mod" and depth == 0:
            name = words[at + 1]
            if words[at + 2] == ";":
                module.modules[name] = _read(folder, name, module, root)
                at += 2
            else:
                end = _closing(words, at + 3)
                within = module.modules[name] = Module(module.file, module)
                _parse(words[at + 3 : end - 1], within, folder / name, root)
                at = end - 1
        elif depth == 0 and (word in ITEM or word == "macro_rules"):
            at += 2 if word == "macro_rules" else 1
            if words[at] in ITEM:  # const fn
                continue
            module.items.add(words[at])
        elif re.match(r"[A-Za-z_]", word) and words[at - 1 : at] != ["."]:
            path = [word]
            while words[at + 1 : at + 2] == ["::"] and re.match(r"\w", words[at + 2]):
                path.append(words[at + 2])
                at += 2
            module.paths.add((*implemented, *path[1:]) if word == "Self" and implemented else tuple(path))
        at += 1


def _import(words: list[str], module: Module) -> None:
    """Read the tree of an import: ``a::{b, c::{d as e, *}}``."""
    above: list[Path] = []
    path: Path = ()
    alias = None
    start: Path = ()
    for at, word in enumerate([*words, ","]):
        if word == "{":
            above.append(start)
            start = path
        elif word in {",", "}"}:
            if path[-1:] == ("*",):
                module.globs.append(path[:-1])
            elif path != start:
                path = path[:-1] if path[-1] == "self" and len(path) > 1 else path
                module.imports[alias or path[-1]] = path
                module.paths.add(path)
            start = above.pop() if word == "}" else start
            path, alias = start, None
        elif word == "as":
            alias = words[at + 1]
        elif word != "::" and alias is None:
            path = (*path, word)


def _implemented(words: list[str]) -> Path:
    """The path of the type in ``impl<'a> Type<'a>`` or ``impl Trait for Type``; none for a type that is no path."""
    flat: list[str] = []
    depth = 0
    for at, word in enumerate(words):
        closes = word == ">" and words[at - 1] != "-"
        depth += (word == "<") - closes
        if depth == 0 and not closes:
            flat.append(word)
    if "where" in flat:
        flat = flat[: flat.index("where")]
    flat = flat[flat.index("for") + 1 :] if "for" in flat else flat
    return tuple(flat[::2]) if all(re.match(r"\w|::", word) for word in flat) else ()
