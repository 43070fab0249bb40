"""GraphQL for the objects of a simulated GitHub. It needs graphql-core, which is loaded with the first query."""
