"""Attributes of GraphQL with the names of the REST API."""

from __future__ import annotations

import re
from typing import Any

#: Attributes that have another name, not only another spelling.
_RENAMED = {"id": "node_id", "databaseId": "id", "url": "html_url"}


def as_rest_api_attributes(graphql_attributes: Any) -> Any:
    """JSON of GraphQL with the names of the REST API, at any depth.

    :param graphql_attributes: a JSON object, or None
    """
    if isinstance(graphql_attributes, list):
        return [as_rest_api_attributes(item) if isinstance(item, dict) else item for item in graphql_attributes]
    if not isinstance(graphql_attributes, dict):
        return graphql_attributes
    return {_renamed(name): as_rest_api_attributes(value) for name, value in graphql_attributes.items()}


def _renamed(name: str) -> str:
    """``createdAt`` as ``created_at``, ``resourceURL`` as ``resource_url``."""
    name = _RENAMED.get(name, name)
    name = re.sub(r"([A-Z])([A-Z]+)", lambda found: found[1] + found[2].lower(), name)
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
