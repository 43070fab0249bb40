"""The stub of the extension module: a handwritten head with docstrings, and everything that is declared."""

from __future__ import annotations

import ast
import inspect
import pathlib
import re
import textwrap
import types
from collections.abc import Iterator

from ferrohub import _core
from generator import bound, constructors
from generator.declared import Class, Declared, Field, Operation

HEAD = pathlib.Path(__file__).with_name("core_head.pyi.txt")
AIO_HEAD = HEAD.with_name("aio_head.pyi.txt")
WIDTH = 120


def stub(declared: Declared) -> str:
    """The text of ``_core.pyi``."""
    return text(declared, HEAD, _core)


#: The type of a coroutine, up to that of its result.
COROUTINE = "Coroutine[Any, Any, "


def text(declared: Declared, above: pathlib.Path, module: types.ModuleType) -> str:
    """The text of a module's stub: the handwritten part, then the declared one."""
    parts = ["# Made by tools/generate.py.", head(declared, with_models(declared, by_hand(above)), module)]
    parts += ["\n".join(class_stub(declared, found)) for found in declared.classes.values()]
    parts.append("\n".join(wrapped("__all__ = ", "[]", [f'"{name}"' for name in sorted(module.__all__)])))
    return re.sub(r"\n{3,}", "\n\n", "\n\n".join(parts)) + "\n"


def with_models(declared: Declared, text: str) -> str:
    """The handwritten part, with an import of the models that operations return."""
    from generator.models import described

    def imported(found: re.Match[str]) -> str:
        models = described().models.keys()
        own = [each for each in declared.operations() if each.owner not in models]
        used = {name for each in own for name in re.findall(r"\w+", each.returns)} - set(re.findall(r"\w+", text))
        names = {*found[2].split(", "), *(used & models)}
        return "\n".join(wrapped(found[1], "()", sorted(names, key=str.lower), bare=True))

    return re.sub(r"^(from ferrohub\.rest\.\w*models import )(.+)$", imported, text, count=1, flags=re.MULTILINE)


def by_hand(path: pathlib.Path) -> str:
    """The handwritten part of a stub, with the constructors and options."""
    rewrite = awaited_type if path == AIO_HEAD else str
    return constructors.expanded(path.read_text(), rewrite)


def awaited_type(python: str) -> str:
    """The type of a parameter as ``ferrohub.aio`` names it."""
    return python.replace(
        "ClientSession | Client | GitHubCore", "_core.ClientSession | _core.Client | AsyncClient | GitHubCore"
    )


def wrapped(start: str, brackets: str, parts: list[str], bare: bool = False) -> list[str]:
    """A statement with a list, on one line or with one item per line; ``bare`` omits the brackets on one line."""
    inner = ", ".join(parts)
    line = f"{start}{inner}" if bare else f"{start}{brackets[0]}{inner}{brackets[1]}"
    if len(line) <= WIDTH:
        return [line]
    return [f"{start}{brackets[0]}", *(f"    {part}," for part in parts), brackets[1]]


def docstring(text: str, indent: str) -> Iterator[str]:
    """The lines of a docstring, wrapped."""
    escaped = text.replace("\\", "\\\\").replace('"""', r"\"\"\"")
    if escaped.startswith('"'):
        escaped = f" {escaped}"
    lines: list[str] = []
    rest = escaped.splitlines()
    while rest:
        line = rest.pop(0)
        hang = "    " if line.startswith((":", "    ")) else ""
        width = WIDTH - len(indent) - (0 if lines else 6)
        wrapped = textwrap.wrap(line, width, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False)
        if len(wrapped) > 1 and rest and goes_on(hang, rest[0]):
            rest[0] = f"{wrapped.pop()} {rest[0].lstrip()}"
        lines += wrapped or [""]
    if len(lines) == 1:
        end = " " if lines[0].endswith('"') else ""
        yield f'{indent}"""{lines[0]}{end}"""'
        return
    yield f'{indent}"""{lines[0]}'
    yield from (f"{indent}{line}".rstrip() for line in lines[1:])
    yield f'{indent}"""'


def goes_on(hang: str, line: str) -> bool:
    """Whether a line of a docstring continues the paragraph before it, or the field if that hangs."""
    is_link = re.fullmatch(r"https:\S+[^.]", line)
    return not is_link and re.match(rf"{hang}[\w`(]", line) is not None


def method(name: str, parameters: list[str], returns: str, doc: str, comment: str = "") -> Iterator[str]:
    """A method, on one line if it fits; one that returns a coroutine as ``async def``, as ``inspect`` reports it.

    Without documentation it has ``...`` for a body.
    """
    inner = ", ".join(parameters)
    define = "async def" if returns.startswith(COROUTINE) else "def"
    if define == "async def":
        returns = returns.removeprefix(COROUTINE).removesuffix("]")
    line = f"    {define} {name}({inner}) -> {returns}:"
    if len(line) > WIDTH:
        yield f"    {define} {name}("
        if len(inner) + 8 <= WIDTH:
            yield f"        {inner}"
        else:
            yield from (f"        {parameter}," for parameter in parameters)
        line = f"    ) -> {returns}:"
    yield f"{line}{comment}" if doc else f"{line} ...{comment}"
    if doc:
        yield from docstring(doc, " " * 8)


#: A signature with one parameter per line.
SIGNATURE = re.compile(r"^( +(?:async )?def \w+\()\n((?:.+\n)+?) +(?=\) -> )", re.MULTILINE)


#: A docstring of several lines.
DOCSTRING = re.compile(r'^( +)"""((?!.*"""$).+\n(?:.*\n)+?) +"""$', re.MULTILINE)


def compact(text: str) -> str:
    """A stub that only editors read: they wrap signatures as they like, and remove the indentation of docstrings."""

    def one(found: re.Match[str]) -> str:
        indent, lines = found.groups()
        return f'{indent}"""' + lines.replace(f"\n{indent}", "\n") + '"""'

    return DOCSTRING.sub(one, unwrapped(text))


def tight(line: str) -> str:
    """A method without spaces that are for people."""
    return line.replace(") -> ", ")->").replace(": ...", ":...")


def unwrapped(text: str) -> str:
    """A text with each signature on one line."""

    def one(found: re.Match[str]) -> str:
        return found[1] + " ".join(line.strip() for line in found[2].splitlines()).removesuffix(",")

    return SIGNATURE.sub(one, text)


def operation(found: Operation) -> Iterator[str]:
    """The method of an operation."""
    yield ""
    if found.deprecated:
        yield f'    @deprecated("use {found.deprecated}")'
    if found.on_class:
        yield "    @classmethod"
    owner = "cls" if found.on_class else "self"
    lazy, handle = "lazy: bool = False", found.returns.removeprefix(COROUTINE).removesuffix("]")
    choices = [(lazy, found.returns)]
    if lazy in found.signature and handle != found.returns:
        # An asynchronous client returns a handle itself, as that sends nothing.
        choices = [("lazy: Literal[False] = False", found.returns), ("lazy: Literal[True]", handle)]
    short = list(by_full_name(found))
    signatures = [found.signature, *short]
    for choice, returns in choices:
        for signature in signatures:
            if len(choices) * len(signatures) > 1:
                yield "    @overload"
            parameters = [choice if parameter == lazy else parameter for parameter in signature]
            yield from method(found.name, [owner, *parameters], returns, "" if signature in short else shortened(found))


#: What the docstrings of most operations say of exceptions: that of every function, and what the name says.
USUAL = re.compile(
    r"; TypeError or ValueError for a wrong argument, before anything is sent| without the credential it needs"
    r"|(?<=GitHubError) for an error status"
)


def shortened(found: Operation) -> str:
    """The docstring of an operation without what the signature says: the result, and types and defaults."""
    types = {each.name: (each.type, each.default) for each in found.parameters}
    lines = []
    for line in found.doc.splitlines():
        name = line.removeprefix(":param ").partition(":")[0] if line.startswith(":param ") else ""
        type_, default = types.get(name, ("", None))
        if line.startswith(":raises: "):
            lines.append(USUAL.sub("", line))
        elif line != f":returns: {found.returns}":
            shown = type_.removesuffix(" | None")
            lines.append(re.sub(rf" \({re.escape(shown)}(, default {re.escape(str(default))})?\)$", "", line))
    return "\n".join(lines).replace("\nGitHub: ", "\n")


def by_full_name(found: Operation) -> Iterator[list[str]]:
    """The signature with a full name in place of the owner and the name of a repository, where a client accepts it."""
    if len(found.parameters) < 2 or found.owner != "Client":
        return
    first, second, *rest = found.parameters
    if f"{{{first.name}}}/{{{second.name}}}" not in found.request:
        return
    named = [str(parameter) for parameter in rest]
    yield [f"{first.name}: str", *(["*", *named] if named else [])]


def field(declared: Declared, owner: Class, found: Field) -> Iterator[str]:
    """A field, as in `ferrohub.rest.models`. It is documented in the class that declares it."""
    inherited = declared.fields(owner.parent).get(found.name)
    is_fit = inherited is None or fits(declared, found, inherited)
    type_ = found.annotation.removesuffix(" | None")
    shown = type_ if type_ == "Any" else f"{'Field' if type_ == found.annotation else 'Maybe'}[{type_}]"
    yield f"    {found.name}: {shown}" + ("" if is_fit else "  # type: ignore[assignment]")
    if declared.documents_fields and found in owner.fields:
        yield from docstring(declared.doc(found), " " * 4)


def fits(declared: Declared, found: Field, inherited: Field) -> bool:
    """Whether the type of a field is a part of that of the inherited one."""
    is_part = inherited.type in (found.type, "Any") or declared.is_a(found.type, inherited.type)
    return is_part and (found.annotation == found.type or inherited.annotation != inherited.type or found.type == "Any")


def refresh(declared: Declared, owner: Class) -> Iterator[str]:
    """The method ``refresh``, if it returns another class than that of the parent, where it is documented."""
    given = owner.full or "Self"
    inherited = (declared.classes[owner.parent].full if owner.parent else "") or "Self"
    if given == inherited or (given == "Self" and owner.name == inherited):
        return
    is_part = declared.is_a(owner.name if given == "Self" else given, owner.name if inherited == "Self" else inherited)
    comment = "" if is_part else "  # type: ignore[override]"
    yield from method("refresh", ["self", "conditional: bool = False"], declared.result(given), "", comment)


def root(declared: Declared, owner: Class) -> Iterator[str]:
    """The property ``rest`` of a class whose URL fills in only the first parts of paths, if its parent has another."""
    here, above = ({f.name for c in declared.lineage(name) for f in c.fields} for name in (owner.name, owner.parent))
    if bound.is_root(here) and not bound.is_root(above):
        yield "    @property"
        yield from method("rest", ["self"], declared.rest, "")


def class_stub(declared: Declared, found: Class) -> Iterator[str]:
    """A declared class."""
    yield f"class {found.name}({found.parent or 'GitHubCore'}):"
    yield from docstring(found.doc, " " * 4)
    if declared.documents_fields:
        yield ""
    changed = [each for name, each in declared.fields(found.name).items() if name in found.changed]
    for each in [*found.fields, *changed]:
        yield from field(declared, found, each)
    yield from refresh(declared, found)
    yield from root(declared, found)
    for declared_operation in declared.operations(found.name):
        yield from operation(declared_operation)


def head(declared: Declared, text: str, module: types.ModuleType) -> str:
    """The handwritten part, with the docstrings of the module and the operations of the clients."""
    lines = text.splitlines()
    inserted: dict[int, list[str]] = {}
    for owner in ast.parse(text).body:
        if isinstance(owner, ast.ClassDef):
            python = getattr(module, owner.name)
            doc = inspect.cleandoc(python.__doc__ or "")
            if any(ast.unparse(base) == f"_core.{owner.name}" for base in owner.bases):
                doc = without_parameters(doc, f"``ferrohub.session.{owner.name}``")
            inserted[owner.lineno] = [*docstring(doc, " " * 4), ""]
            for member in owner.body:
                if isinstance(member, ast.FunctionDef | ast.AsyncFunctionDef):
                    _document(lines, member, getattr(python, member.name).__doc__ or "")
            operations = [line for found in declared.operations(owner.name) for line in operation(found)]
            # Ruff allows no empty line after a method whose body is `...`.
            inserted[owner.end_lineno or 0] = operations[1:]
        elif isinstance(owner, ast.FunctionDef):
            _document(lines, owner, getattr(module, owner.name).__doc__ or "")
    return "\n".join("\n".join([line, *inserted.get(number, [])]) for number, line in enumerate(lines, 1))


def without_parameters(doc: str, owner: str) -> str:
    """The docstring of what takes the parameters of a class, where they are described."""
    return doc.partition("\n\n:param")[0] + f"\n\nThe parameters are those of {owner}."


def _document(lines: list[str], function: ast.FunctionDef | ast.AsyncFunctionDef, doc: str) -> None:
    """Replace the `...` of a method by its docstring; special methods and setters have none."""
    setter = any(isinstance(found, ast.Attribute) for found in function.decorator_list)
    overloaded = any(isinstance(found, ast.Name) and found.id == "overload" for found in function.decorator_list)
    if not doc or setter or overloaded or function.name.startswith("__"):
        return
    if function.name == "from_environment":
        doc = without_parameters(doc, "the class")
    at = (function.end_lineno or 0) - 1
    indent = " " * (function.col_offset + 4)
    lines[at] = "\n".join([re.sub(r" \.\.\.$", "", lines[at]), *docstring(inspect.cleandoc(doc), indent), ""])
