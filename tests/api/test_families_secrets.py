"""The secrets of codespaces and Dependabot: each method sends the request of its operation.

Those that store a secret send several requests: `test_actions.py` and the tests of the simulator have them.
"""

from __future__ import annotations

from typing import Any

import pytest
from test_families import check_not_sent, check_request, needs_a_credential

R, ORG, SECRET = "/repos/o/r", "/orgs/o", "/user/codespaces/secrets/A"
SHARED = f"{SECRET}/repositories"
OF_CODESPACES, OF_DEPENDABOT = (f"{ORG}/{each}/secrets/A/repositories" for each in ("codespaces", "dependabot"))

#: The method and its arguments, the request, and its body.
ROWS: list[tuple[str, str, str, Any]] = [
    ("ShortRepository.codespaces_secrets", "", f"GET {R}/codespaces/secrets", None),
    ("ShortRepository.codespaces_secret", "'A'", f"GET {R}/codespaces/secrets/A", None),
    ("ShortRepository.delete_codespaces_secret", "'A'", f"DELETE {R}/codespaces/secrets/A", None),
    ("ShortRepository.dependabot_secrets", "", f"GET {R}/dependabot/secrets", None),
    ("ShortRepository.dependabot_secret", "'A'", f"GET {R}/dependabot/secrets/A", None),
    ("ShortRepository.delete_dependabot_secret", "'A'", f"DELETE {R}/dependabot/secrets/A", None),
    ("ShortOrganization.codespaces_secrets", "", f"GET {ORG}/codespaces/secrets", None),
    ("ShortOrganization.codespaces_secret", "'A'", f"GET {ORG}/codespaces/secrets/A", None),
    ("ShortOrganization.delete_codespaces_secret", "'A'", f"DELETE {ORG}/codespaces/secrets/A", None),
    ("ShortOrganization.dependabot_secrets", "", f"GET {ORG}/dependabot/secrets", None),
    ("ShortOrganization.dependabot_secret", "'A'", f"GET {ORG}/dependabot/secrets/A", None),
    ("ShortOrganization.delete_dependabot_secret", "'A'", f"DELETE {ORG}/dependabot/secrets/A", None),
    ("Client.codespaces_secrets", "", "GET /user/codespaces/secrets", None),
    ("Client.codespaces_secret", "'A'", "GET /user/codespaces/secrets/A", None),
    ("Client.delete_codespaces_secret", "models.CodespacesSecret({'name': 'A'}, None)", f"DELETE {SECRET}", None),
    ("CodespacesSecret.selected_repositories", "", f"GET {SHARED}", None),
    ("CodespacesSecret.set_selected_repositories", "[1]", f"PUT {SHARED}", {"selected_repository_ids": [1]}),
    ("CodespacesSecret.add_selected_repository", "1", f"PUT {SHARED}/1", None),
    ("CodespacesSecret.remove_selected_repository", "1", f"DELETE {SHARED}/1", None),
    ("CodespacesOrgSecret.selected_repositories", "", f"GET {OF_CODESPACES}", None),
    ("CodespacesOrgSecret.set_selected_repositories", "[1]", f"PUT {OF_CODESPACES}", {"selected_repository_ids": [1]}),
    ("CodespacesOrgSecret.add_selected_repository", "1", f"PUT {OF_CODESPACES}/1", None),
    ("CodespacesOrgSecret.remove_selected_repository", "1", f"DELETE {OF_CODESPACES}/1", None),
    ("OrganizationDependabotSecret.selected_repositories", "", f"GET {OF_DEPENDABOT}", None),
    (
        "OrganizationDependabotSecret.set_selected_repositories",
        "[1]",
        f"PUT {OF_DEPENDABOT}",
        {"selected_repository_ids": [1]},
    ),
    ("OrganizationDependabotSecret.add_selected_repository", "1", f"PUT {OF_DEPENDABOT}/1", None),
    ("OrganizationDependabotSecret.remove_selected_repository", "1", f"DELETE {OF_DEPENDABOT}/1", None),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}({row[1]})")
def test_the_request_is_that_of_the_operation(row: tuple[str, str, str, Any]) -> None:
    check_request(row)


@pytest.mark.parametrize("row", [row for row in ROWS if needs_a_credential(row)], ids=lambda row: row[0])
def test_what_needs_a_credential_is_not_sent_without_one(row: tuple[str, str, str, Any]) -> None:
    check_not_sent(row)
