"""What a document selects: names that are not simulated, errors, and its size."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import graphql
from graphql import (
    FieldNode,
    FragmentDefinitionNode,
    FragmentSpreadNode,
    InlineFragmentNode,
    ListValueNode,
    ObjectValueNode,
    OperationDefinitionNode,
    VariableNode,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from graphql import DocumentNode, GraphQLSchema, SelectionSetNode

#: GitHub's codes of errors by the rules that find them.
_CODES = {
    "ExecutableDefinitionsRule": "executableDefinition",
    "FragmentsOnCompositeTypesRule": "fragmentOnNonCompositeType",
    "KnownDirectivesRule": "undefinedDirective",
    "KnownFragmentNamesRule": "useAndDefineFragment",
    "NoFragmentCyclesRule": "infiniteLoop",
    "NoUndefinedVariablesRule": "variableNotDefined",
    "NoUnusedFragmentsRule": "useAndDefineFragment",
    "NoUnusedVariablesRule": "variableNotUsed",
    "OverlappingFieldsCanBeMergedRule": "fieldConflict",
    "PossibleFragmentSpreadsRule": "cannotSpreadFragment",
    "ProvidedRequiredArgumentsRule": "missingRequiredArguments",
    "ScalarLeafsRule": "selectionMismatch",
    "UniqueArgumentNamesRule": "argumentNotUnique",
    "UniqueFragmentNamesRule": "fragmentNotUnique",
    "UniqueVariableNamesRule": "variableNotUnique",
    "ValuesOfCorrectTypeRule": "argumentLiteralsIncompatible",
    "VariablesAreInputTypesRule": "variableRequiresValidType",
    "VariablesInAllowedPositionRule": "variableMismatch",
}


@dataclasses.dataclass(frozen=True)
class Missing:
    """A name that the schema of the simulator does not have."""

    #: Such as ``Issue.timelineItems`` or ``Issue.comments(orderBy:)``.
    name: str
    #: GitHub's error for it.
    error: dict[str, Any]


class _Walk:
    """A walk over all that the operations of a document select."""

    def __init__(self, schema: GraphQLSchema, document: DocumentNode, variables: dict[str, Any]) -> None:
        self.schema, self.variables = schema, variables
        self.fragments = {
            each.name.value: each for each in document.definitions if isinstance(each, FragmentDefinitionNode)
        }
        self.missing: list[Missing] = []
        self._open: list[str] = []

    def root(self, operation: OperationDefinitionNode) -> Any:
        """The type that an operation selects from."""
        return self.schema.get_root_type(operation.operation)

    def fields(self, type_: Any, selections: SelectionSetNode | None) -> Iterator[tuple[Any, FieldNode]]:
        """The fields of a selection with the types that they are selected from, through fragments."""
        for each in selections.selections if selections else ():
            if isinstance(each, FieldNode):
                yield type_, each
            elif isinstance(each, InlineFragmentNode):
                inner = self._condition(each.type_condition) if each.type_condition else type_
                yield from self.fields(inner, each.selection_set)
            elif isinstance(each, FragmentSpreadNode):
                name = each.name.value
                found = self.fragments.get(name)
                if found is not None and name not in self._open:
                    self._open.append(name)
                    yield from self.fields(self._condition(found.type_condition), found.selection_set)
                    self._open.pop()

    def _condition(self, node: Any) -> Any:
        found = self.schema.get_type(node.name.value)
        if found is None:
            name = node.name.value
            extensions = {"code": "undefinedType", "typeName": name}
            self._add(name, node, f"No such type {name}, so it can't be a fragment condition", extensions)
        return found

    def _add(self, name: str, node: Any, message: str, extensions: dict[str, Any]) -> None:
        if all(each.name != name for each in self.missing):
            location = graphql.get_location(node.loc.source, node.loc.start)
            where = [{"line": location.line, "column": location.column}]
            self.missing.append(Missing(name, {"extensions": extensions, "locations": where, "message": message}))

    def find_missing(self, type_: Any, selections: SelectionSetNode | None) -> None:
        """Look for names that the schema does not have."""
        for parent, node in self.fields(type_, selections):
            if parent is None or not hasattr(parent, "fields"):
                continue
            name = node.name.value
            if name.startswith("__"):
                continue
            definition = parent.fields.get(name)
            if definition is None:
                extensions = {"code": "undefinedField", "typeName": parent.name, "fieldName": name}
                message = f"Field '{name}' doesn't exist on type '{parent.name}'"
                self._add(f"{parent.name}.{name}", node, message, extensions)
                continue
            for argument in node.arguments or ():
                self._argument(f"{parent.name}.{name}", definition, argument)
            self.find_missing(graphql.get_named_type(definition.type), node.selection_set)

    def _argument(self, field: str, definition: Any, node: Any) -> None:
        name = node.name.value
        if name not in definition.args:
            extensions = {"code": "argumentNotAccepted", "name": field.partition(".")[2], "argumentName": name}
            message = f"Field '{field.partition('.')[2]}' doesn't accept argument '{name}'"
            self._add(f"{field}({name}:)", node, message, extensions)
        else:
            self._value(definition.args[name].type, node.value, node)

    def _value(self, type_: Any, value: Any, node: Any) -> None:
        """Look for members of input objects that the schema does not have, in literals and in variables."""
        named = graphql.get_named_type(type_)
        if isinstance(value, VariableNode):
            value = self.variables.get(value.name.value)
        if isinstance(value, ListValueNode):
            value = list(value.values)
        if isinstance(value, ObjectValueNode):
            value = {each.name.value: each.value for each in value.fields}
        if isinstance(value, list):
            for each in value:
                self._value(named, each, node)
        if not isinstance(value, dict) or not graphql.is_input_object_type(named):
            return
        for name, inner in value.items():
            if name in named.fields:
                self._value(named.fields[name].type, inner, node)
            else:
                extensions = {"code": "argumentNotAccepted", "name": named.name, "argumentName": name}
                message = f"InputObject '{named.name}' doesn't accept argument '{name}'"
                self._add(f"{named.name}.{name}", node, message, extensions)

    def variable_types(self, operation: OperationDefinitionNode) -> None:
        """Look for types of variables that the schema does not have."""
        for definition in operation.variable_definitions or ():
            node: Any = definition.type
            while hasattr(node, "type"):
                node = node.type
            if self.schema.get_type(node.name.value) is None:
                name = node.name.value
                extensions = {"code": "variableRequiresValidType", "typeName": name}
                self._add(name, node, f"{name} isn't a defined input type", extensions)

    def size(self, type_: Any, selections: SelectionSetNode | None, times: int = 1) -> tuple[int, int]:
        """The requests that connections need, and the nodes that they can return, by GitHub's rule."""
        requests = nodes = 0
        for parent, node in self.fields(type_, selections):
            definition = getattr(parent, "fields", {}).get(node.name.value)
            if definition is None:
                continue
            inner, named = times, graphql.get_named_type(definition.type)
            if named.name.endswith("Connection"):
                given = {each.name.value: each.value for each in node.arguments or ()}
                size = self._number(given.get("first")) or self._number(given.get("last")) or 0
                requests, nodes, inner = requests + times, nodes + times * size, times * size
            below = self.size(named, node.selection_set, inner)
            requests, nodes = requests + below[0], nodes + below[1]
        return requests, nodes

    def _number(self, value: Any) -> int | None:
        found = graphql.value_from_ast_untyped(value, self.variables) if value is not None else None
        return found if isinstance(found, int) else None


def _operations(document: DocumentNode) -> list[OperationDefinitionNode]:
    return [each for each in document.definitions if isinstance(each, OperationDefinitionNode)]


def missing(schema: GraphQLSchema, document: DocumentNode, variables: dict[str, Any]) -> list[Missing]:
    """The names of a document that the schema does not have.

    :param schema: the schema
    :param document: the document
    :param variables: the values of its variables
    """
    walk = _Walk(schema, document, variables)
    for operation in _operations(document):
        walk.variable_types(operation)
        if walk.root(operation) is not None:
            walk.find_missing(walk.root(operation), operation.selection_set)
    return walk.missing


def size(
    schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: dict[str, Any]
) -> tuple[int, int]:
    """The requests that the connections of an operation need, and the nodes that they can return.

    :param schema: the schema
    :param document: the document
    :param operation: the operation
    :param variables: the values of its variables
    """
    walk = _Walk(schema, document, _with_defaults(operation, variables))
    return walk.size(walk.root(operation), operation.selection_set)


def _with_defaults(operation: OperationDefinitionNode, variables: dict[str, Any]) -> dict[str, Any]:
    defaults = {
        each.variable.name.value: graphql.value_from_ast_untyped(each.default_value)
        for each in operation.variable_definitions or ()
        if each.default_value is not None
    }
    return {**defaults, **variables}


def errors(schema: GraphQLSchema, document: DocumentNode) -> list[dict[str, Any]]:
    """What is wrong with a document, as GitHub shows it.

    :param schema: the schema
    :param document: the document
    """
    if all(_is_allowed(each) for each in graphql.validate(schema, document)):
        return []
    found = []
    for rule in graphql.specified_rules:
        code = _CODES.get(rule.__name__, rule.__name__.removesuffix("Rule"))
        for error in graphql.validate(schema, document, [rule]):
            if _is_allowed(error):
                continue
            where = [{"line": each.line, "column": each.column} for each in error.locations or ()]
            found.append({"extensions": {"code": code}, "locations": where, "message": error.message})
    return found


def _is_allowed(error: graphql.GraphQLError) -> bool:
    """Whether GitHub does not check it: fields of two types with the same name may return different types."""
    return "they return conflicting types" in error.message
