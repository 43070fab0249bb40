"""Hold ferrohub against GitHub's own description of its API: what ``make conformance`` runs.

Nothing here is shared with the generator of ferrohub's text of the description (``tools/openapi``).
"""
