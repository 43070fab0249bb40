"""Write the part of GitHub's GraphQL schema that the tests use: tests/support/github.graphql.gz.

python tools/graphql_schema.py FILE

FILE is `schema.graphql` of the npm package @octokit/graphql-schema (MIT licence). Types that queries cannot reach,
descriptions, and directives that only document the schema are left out.
"""

from __future__ import annotations

import gzip
import pathlib
import re
import sys

from graphql import (
    DefinitionNode,
    GraphQLInputObjectType,
    GraphQLInterfaceType,
    GraphQLNamedType,
    GraphQLObjectType,
    GraphQLSchema,
    GraphQLUnionType,
    build_ast_schema,
    get_named_type,
    parse,
    print_ast,
)

WRITTEN = pathlib.Path(__file__).parents[1] / "tests" / "support" / "github.graphql.gz"
HEAD = "# From the npm package @octokit/graphql-schema, MIT licence; made by tools/graphql_schema.py.\n"
DESCRIPTION = re.compile(r'\n *""".*?"""(?=\n)', re.DOTALL)
DIRECTIVE = re.compile(
    r'(?<!directive) @(docsCategory|preview|requiredCapabilities|deprecated)\((?:[^()"]|"(?:[^"\\]|\\.)*")*\)'
)


def reachable(schema: GraphQLSchema) -> set[str]:
    """The names of the types that queries can reach."""
    found: set[str] = set()
    left: list[GraphQLNamedType] = [schema.query_type] if schema.query_type else []
    while left:
        type_ = left.pop()
        if type_.name in found:
            continue
        found.add(type_.name)
        if isinstance(type_, (GraphQLObjectType, GraphQLInterfaceType)):
            for field in type_.fields.values():
                left += [get_named_type(field.type), *(get_named_type(each.type) for each in field.args.values())]
            left += type_.interfaces
        if isinstance(type_, (GraphQLInterfaceType, GraphQLUnionType)):
            left += schema.get_possible_types(type_)
        if isinstance(type_, GraphQLInputObjectType):
            left += [get_named_type(field.type) for field in type_.fields.values()]
    return found


def name_of(definition: DefinitionNode) -> str | None:
    """The name of a type or directive; None for what has none."""
    name = getattr(definition, "name", None)
    return name.value if name else None


def main(path: str) -> None:
    """Write the schema."""
    text = DIRECTIVE.sub("", DESCRIPTION.sub("", pathlib.Path(path).read_text()))
    document = parse(text, no_location=True)
    kept = reachable(build_ast_schema(document, assume_valid=True))
    definitions = [node for node in document.definitions if name_of(node) in {None, *kept}]
    written = HEAD + "\n\n".join(print_ast(node) for node in definitions) + "\n"
    WRITTEN.write_bytes(gzip.compress(written.encode(), 9, mtime=0))


if __name__ == "__main__":
    main(*sys.argv[1:])
