"""GraphQL: the requests of a requester, and attributes with the names of the REST API."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ferrohub.pygithub.GithubException import GithubException, UnknownObjectException

Headers = dict[str, Any]

#: Attributes that have another name, not only another spelling.
_RENAMED = {"id": "node_id", "databaseId": "id", "url": "html_url"}


def as_rest_api_attributes(graphql_attributes: Any) -> Any:
    """JSON of GraphQL with the names of the REST API, at any depth.

    :param graphql_attributes: a JSON object, or None
    """
    if isinstance(graphql_attributes, list):
        return as_rest_api_attributes_list(graphql_attributes)
    if not isinstance(graphql_attributes, dict):
        return graphql_attributes
    return {_renamed(name): as_rest_api_attributes(value) for name, value in graphql_attributes.items()}


def as_rest_api_attributes_list(graphql_attributes: list[Any]) -> list[Any]:
    """The same of each item of a list.

    :param graphql_attributes: JSON objects; what is none stays as it is
    """
    return [as_rest_api_attributes(item) if isinstance(item, dict) else item for item in graphql_attributes]


def _renamed(name: str) -> str:
    """``createdAt`` as ``created_at``, ``resourceURL`` as ``resource_url``."""
    name = _RENAMED.get(name, name)
    name = re.sub(r"([A-Z])([A-Z]+)", lambda found: found[1] + found[2].lower(), name)
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class GraphQlRequests:
    """The methods of a requester that send GraphQL."""

    if TYPE_CHECKING:
        requestJsonAndCheck: Any
        createException: Any

        @property
        def graphql_url(self) -> str: ...

    def graphql_query(self, query: str, variables: dict[str, Any]) -> tuple[Headers, dict[str, Any]]:
        """Send a GraphQL document.

        :param query: the document
        :param variables: its variables
        :returns: the headers of the response, and its JSON
        """
        headers, data = self.requestJsonAndCheck(
            "POST", self.graphql_url, input={"query": query, "variables": variables}
        )
        errors = data.get("errors")
        if errors:
            if len(errors) == 1 and errors[0].get("type") == "NOT_FOUND":
                raise UnknownObjectException(404, data, headers, errors[0].get("message"))
            raise self.createException(400, headers, data)
        return headers, data

    def graphql_query_class(self, query: str, variables: dict[str, Any], data_path: list[str], klass: Any) -> Any:
        """An object of the response of a GraphQL document.

        :param query: the document
        :param variables: its variables
        :param data_path: keys that lead to the object
        :param klass: its class
        """
        headers, data = self.graphql_query(query, variables)
        return self.data_as_class(headers, data, ["data", *data_path], klass)

    def graphql_node(self, node_id: str, output_schema: str, node_type: str) -> tuple[Headers, dict[str, Any]]:
        """Fetch an object by its node id.

        :param node_id: the id
        :param output_schema: the fields to select
        :param node_type: the type, such as ``"Discussion"``
        """
        query = f"query Q($id: ID!) {{ node(id: $id) {{ __typename ... on {node_type} {{ {output_schema} }} }} }}"
        headers, data = self.graphql_query(query, {"id": node_id})
        found = data.get("data", {}).get("node", {}).get("__typename", node_type)
        if found != node_type:
            raise GithubException(400, data, message=f"The object is a {found}, no {node_type}")
        return headers, data

    def graphql_node_class(self, node_id: str, output_schema: str, klass: Any, node_type: str | None = None) -> Any:
        """An object, fetched by its node id.

        :param node_id: the id
        :param output_schema: the fields to select
        :param klass: its class
        :param node_type: the type; None for the name of the class
        """
        headers, data = self.graphql_node(node_id, output_schema, node_type or klass.__name__)
        return self.data_as_class(headers, data, ["data", "node"], klass)

    def graphql_named_mutation(
        self, mutation_name: str, mutation_input: dict[str, Any], output_schema: str
    ) -> tuple[Headers, dict[str, Any]]:
        """Run a mutation with an input object.

        :param mutation_name: its name
        :param mutation_input: the input object
        :param output_schema: the fields to select
        """
        type_ = mutation_name[:1].upper() + mutation_name[1:] + "Input!"
        query = f"mutation Mutation($input: {type_}) {{ {mutation_name}(input: $input) {{ {output_schema} }} }}"
        headers, data = self.graphql_query(query, {"input": mutation_input})
        return headers, data.get("data", {}).get(mutation_name, {})

    def graphql_named_mutation_class(
        self, mutation_name: str, mutation_input: dict[str, Any], output_schema: str, item: str, klass: Any
    ) -> Any:
        """An object of the result of a mutation.

        :param mutation_name: name of the mutation
        :param mutation_input: its input object
        :param output_schema: the fields to select
        :param item: the field with the object
        :param klass: its class
        """
        headers, data = self.graphql_named_mutation(mutation_name, mutation_input, output_schema)
        return self.data_as_class(headers, data, [item], klass)

    def data_as_class(self, headers: Headers, data: Any, data_path: list[str], klass: Any) -> Any:
        """An object of a part of a response.

        :param headers: headers of the response
        :param data: its JSON
        :param data_path: keys that lead to the part
        :param klass: the class of the object
        """
        found = data
        for key in data_path:
            if key not in found:
                raise RuntimeError(f"{data_path} is not in the response, which has {self.paths_of_dict(data)}")
            found = found[key]
        return klass(self, headers, as_rest_api_attributes(found) if klass.is_rest() else found)

    @classmethod
    def paths_of_dict(cls, d: dict[str, Any]) -> dict[str, Any]:
        """The keys of a JSON object and of the objects in it.

        :param d: the object
        """
        return {key: cls.paths_of_dict(value) if isinstance(value, dict) else None for key, value in d.items()}
