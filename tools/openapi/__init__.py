"""GitHub's OpenAPI description, reduced to facts: what ``make openapi`` reads and writes."""
