"""Write the part of GitHub's GraphQL schema that the simulated GitHub knows: testing/github/graphql/schema.graphql.

python tools/simulated_schema.py FILE

FILE is `schema.graphql` of the npm package @octokit/graphql-schema (MIT licence), with its package.json beside it. What
is kept are the fields, the arguments and the members of inputs that have a function in
ferrohub.testing.github.graphql, and the types that these need. Descriptions and directives are left out.
"""

from __future__ import annotations

import dataclasses
import json
import pathlib
import sys
from typing import Any

from graphql import (
    DefinitionNode,
    EnumTypeDefinitionNode,
    FieldDefinitionNode,
    InputObjectTypeDefinitionNode,
    InterfaceTypeDefinitionNode,
    NonNullTypeNode,
    ObjectTypeDefinitionNode,
    ScalarTypeDefinitionNode,
    TypeNode,
    UnionTypeDefinitionNode,
    build_ast_schema,
    parse,
    print_ast,
)

from ferrohub.testing.github.graphql import types
from ferrohub.testing.github.graphql.registry import FIELDS, INPUTS
from ferrohub.testing.github.graphql.types.shared import resolver
from graphql_schema import DESCRIPTION, DIRECTIVE

WRITTEN = (
    pathlib.Path(__file__).parents[1] / "python" / "ferrohub" / "testing" / "github" / "graphql" / "schema.graphql"
)
BUILT_IN = {"Int", "Float", "String", "Boolean", "ID"}


def named(type_: TypeNode) -> str:
    """The name of a type without lists and exclamation marks."""
    found: Any = type_
    while hasattr(found, "type"):
        found = found.type
    return str(found.name.value)


def arguments_of(type_: str, field: str) -> tuple[str, ...]:
    """The arguments of a field that are known."""
    found = resolver(type_, field)
    return found.arguments if found is not None else ()


class Trimmed:
    """GitHub's schema without what has no function."""

    def __init__(self, text: str) -> None:
        document = parse(DIRECTIVE.sub("", DESCRIPTION.sub("", text)), no_location=True)
        self.all: dict[str, Any] = {
            each.name.value: each for each in document.definitions if hasattr(each, "name") and hasattr(each, "kind")
        }
        self.possible: dict[str, set[str]] = {}
        for name, each in self.all.items():
            if isinstance(each, ObjectTypeDefinitionNode):
                for interface in each.interfaces or ():
                    self.possible.setdefault(interface.name.value, set()).add(name)
            if isinstance(each, UnionTypeDefinitionNode):
                self.possible[name] = {member.name.value for member in each.types or ()}
        #: The names of the fields that are kept, by the names of object types.
        self.objects: dict[str, set[str]] = {}
        #: The types that are no part of an interface here.
        self.left_out: dict[str, set[str]] = {}

    def unknown(self) -> list[str]:
        """What has a function and is not in the schema."""
        found = []
        for type_, known in FIELDS.items():
            definition = self.all.get(type_)
            if definition is None:
                found.append(type_)
                continue
            has = {each.name.value: each for each in definition.fields}
            for name, field in known.items():
                if name not in has:
                    found.append(f"{type_}.{name}")
                    continue
                arguments = {each.name.value for each in has[name].arguments or ()}
                found += [f"{type_}.{name}({each}:)" for each in field.arguments if each not in arguments]
        for type_, names in INPUTS.items():
            members = {each.name.value for each in self.all[type_].fields} if type_ in self.all else set()
            found += [f"{type_}.{name}" for name in names if name not in members]
            due = (each for each in self.all[type_].fields if isinstance(each.type, NonNullTypeNode))
            found += [f"{type_} without {each.name.value}" for each in due if each.name.value not in names]
        return found

    def reach(self) -> None:
        """Keep the object types that the operations reach through fields with a function."""
        waiting = ["Query", "Mutation"]
        while waiting:
            name = waiting.pop()
            if name in self.objects or name not in self.all:
                continue
            definition = self.all[name]
            if isinstance(definition, (InterfaceTypeDefinitionNode, UnionTypeDefinitionNode)):
                # The objects themselves may be a part of it although no field names them.
                waiting += [each for each in self.possible[name] if each in FIELDS]
            if not isinstance(definition, ObjectTypeDefinitionNode):
                continue
            kept = [each for each in definition.fields or () if resolver(name, each.name.value) is not None]
            self.objects[name] = {each.name.value for each in kept}
            waiting += [named(each.type) for each in kept]

    def _fields(self, definition: Any, names: set[str], owners: list[str]) -> tuple[FieldDefinitionNode, ...]:
        """The fields with these names, with the arguments that all of their types know."""
        found = []
        for node in definition.fields or ():
            name = node.name.value
            if name in names:
                kept = set.intersection(*(set(arguments_of(each, name)) for each in owners))
                arguments = tuple(each for each in node.arguments or () if each.name.value in kept)
                found.append(dataclasses.replace(node, arguments=arguments))
        return tuple(found)

    def definitions(self) -> list[DefinitionNode]:
        """The definitions that are kept, in the order of the schema."""
        abstract = self._abstract()
        for name, fields in self.objects.items():
            definition = self.all[name]
            interfaces = tuple(
                each
                for each in definition.interfaces or ()
                if each.name.value in abstract and name not in self.left_out.get(each.name.value, ())
            )
            kept_fields = self._fields(definition, fields, [name])
            self.all[name] = dataclasses.replace(definition, fields=kept_fields, interfaces=interfaces)
        kept = set(self.objects) | abstract
        kept |= self._inputs(kept)
        return [each for name, each in self.all.items() if name in kept]

    def _abstract(self) -> set[str]:
        """Interfaces with the fields that all of their types have, and unions with the types that are kept."""
        found = set()
        used = {
            named(field.type)
            for name, fields in self.objects.items()
            for field in self.all[name].fields
            if field.name.value in fields
        }
        for name, possible in self.possible.items():
            definition, mine = self.all[name], sorted(possible & set(self.objects))
            if not mine:
                continue
            if isinstance(definition, UnionTypeDefinitionNode):
                if name in used:
                    types_ = tuple(each for each in definition.types or () if each.name.value in mine)
                    self.all[name] = dataclasses.replace(definition, types=types_)
                    found.add(name)
                continue
            common = set.intersection(*(self.objects[each] for each in mine))
            own = {each.name.value for each in definition.fields}
            if not common & own:
                # Types of which no field of the interface is known are not part of it.
                mine = [each for each in mine if self.objects[each] & own]
                self.left_out[name] = self.possible[name] - set(mine)
                if not mine:
                    continue
                common = set.intersection(own, *(self.objects[each] for each in mine))
            fields = self._fields(definition, common, mine)
            if fields:
                self.all[name] = dataclasses.replace(definition, fields=fields, interfaces=())
                found.add(name)
        return found

    def _inputs(self, kept: set[str]) -> set[str]:
        """The types of arguments and of scalars and enums."""
        found: set[str] = set()
        waiting = [
            each
            for name in kept
            for field in getattr(self.all[name], "fields", None) or ()
            for each in (
                named(field.type),
                *(named(argument.type) for argument in getattr(field, "arguments", None) or ()),
            )
        ]
        while waiting:
            name = waiting.pop()
            if name in found or name in BUILT_IN or name not in self.all:
                continue
            definition = self.all[name]
            if isinstance(definition, (ScalarTypeDefinitionNode, EnumTypeDefinitionNode)):
                found.add(name)
            if isinstance(definition, InputObjectTypeDefinitionNode):
                found.add(name)
                known = INPUTS[name]
                fields = tuple(each for each in definition.fields or () if each.name.value in known)
                self.all[name] = definition = dataclasses.replace(definition, fields=fields)
                waiting += [named(each.type) for each in definition.fields or ()]
        return found


def main(path: str) -> None:
    """Write the schema."""
    types.load()
    file = pathlib.Path(path)
    version = json.loads(file.with_name("package.json").read_text())["version"]
    trimmed = Trimmed(file.read_text())
    if unknown := trimmed.unknown():
        raise SystemExit(f"GitHub's schema does not have: {', '.join(unknown)}")
    trimmed.reach()
    if unused := set(FIELDS) - set(trimmed.objects):
        raise SystemExit(f"no field leads to: {', '.join(sorted(unused))}")
    head = (
        f"# Part of GitHub's schema, from the npm package @octokit/graphql-schema {version} (MIT licence);\n"
        "# made by tools/simulated_schema.py.\n"
    )
    text = head + "\n\n".join(print_ast(each) for each in trimmed.definitions()) + "\n"
    build_ast_schema(parse(text))
    WRITTEN.write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
