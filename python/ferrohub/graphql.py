"""GraphQL: ``client.graphql(query, variables)`` runs a query or a mutation and returns its data.

>>> import ferrohub
>>> client = ferrohub.Client(token="...")
>>> client.graphql("query { viewer { login } }")
{'viewer': {'login': 'octocat'}}

See https://docs.github.com/graphql.
"""

from ferrohub._core import AsyncGraphQL, GraphQL

__all__ = ["AsyncGraphQL", "GraphQL"]
