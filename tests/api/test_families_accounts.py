"""Teams of enterprises, codespaces, migrations and projects: each method sends the request of its operation."""

from __future__ import annotations

from typing import Any

import pytest
from test_families import BOARD, ITEM, MIGRATION, SPACE, TEAM, R, check_not_sent, check_request, needs_a_credential

#: The method and its arguments, the request, and its body or what its query has.
ROWS: list[tuple[str, str, str, Any]] = [
    ("Client.enterprise_teams", "'e'", "GET /enterprises/e/teams", None),
    ("Client.enterprise_team", "'e', 'ent:core'", "GET /enterprises/e/teams/ent%3Acore", None),
    ("Client.create_enterprise_team", "'e', 'Core'", "POST /enterprises/e/teams", {"name": "Core"}),
    ("EnterpriseTeam.edit", "'Core'", f"PATCH {TEAM}", {"name": "Core"}),
    ("EnterpriseTeam.delete", "", f"DELETE {TEAM}", None),
    ("EnterpriseTeam.members", "", f"GET {TEAM}/memberships", None),
    ("EnterpriseTeam.is_member", "'mona'", f"GET {TEAM}/memberships/mona", None),
    ("EnterpriseTeam.add_member", "'mona'", f"PUT {TEAM}/memberships/mona", None),
    ("EnterpriseTeam.remove_member", "'mona'", f"DELETE {TEAM}/memberships/mona", None),
    ("EnterpriseTeam.add_members", "['mona']", f"POST {TEAM}/memberships/add", {"usernames": ["mona"]}),
    ("EnterpriseTeam.remove_members", "['mona']", f"POST {TEAM}/memberships/remove", {"usernames": ["mona"]}),
    ("EnterpriseTeam.organizations", "", f"GET {TEAM}/organizations", None),
    ("EnterpriseTeam.has_organization", "'o'", f"GET {TEAM}/organizations/o", None),
    ("EnterpriseTeam.add_organization", "'o'", f"PUT {TEAM}/organizations/o", None),
    ("EnterpriseTeam.remove_organization", "'o'", f"DELETE {TEAM}/organizations/o", None),
    ("Client.codespaces", "", "GET /user/codespaces", None),
    ("Client.codespace", "'needle'", f"GET {SPACE}", None),
    ("ShortRepository.codespaces", "", f"GET {R}/codespaces", None),
    ("ShortRepository.create_codespace", "'main'", f"POST {R}/codespaces", {"ref": "main"}),
    ("ShortRepository.codespace_machines", "ref='main'", f"GET {R}/codespaces/machines", {"ref": "main"}),
    ("ShortPullRequest.create_codespace", "'small'", f"POST {R}/pulls/1/codespaces", {"machine": "small"}),
    ("Codespace.edit", "'Needle'", f"PATCH {SPACE}", {"display_name": "Needle"}),
    ("Codespace.start", "", f"POST {SPACE}/start", None),
    ("Codespace.stop", "", f"POST {SPACE}/stop", None),
    ("Codespace.delete", "", f"DELETE {SPACE}", None),
    ("Codespace.machines", "", f"GET {SPACE}/machines", None),
    ("Codespace.export", "", f"POST {SPACE}/exports", None),
    ("ShortOrganization.codespaces", "", "GET /orgs/o/codespaces", None),
    ("ShortOrganization.member_codespaces", "'mona'", "GET /orgs/o/members/mona/codespaces", None),
    ("ShortOrganization.stop_codespace", "'mona', 'needle'", "POST /orgs/o/members/mona/codespaces/needle/stop", None),
    ("ShortOrganization.delete_codespace", "'mona', 'needle'", "DELETE /orgs/o/members/mona/codespaces/needle", None),
    ("Client.migrations", "", "GET /user/migrations", None),
    ("Client.migration", "1", "GET /user/migrations/1", None),
    ("Client.start_migration", "['o/r']", "POST /user/migrations", {"repositories": ["o/r"]}),
    ("ShortOrganization.migrations", "", "GET /orgs/o/migrations", None),
    ("ShortOrganization.migration", "1", f"GET {MIGRATION}", None),
    ("ShortOrganization.start_migration", "['o/r']", "POST /orgs/o/migrations", {"repositories": ["o/r"]}),
    ("Migration.download_archive", "io.BytesIO()", f"GET {MIGRATION}/archive", None),
    ("Migration.list_repositories", "", f"GET {MIGRATION}/repositories", None),
    ("Migration.delete_archive", "", f"DELETE {MIGRATION}/archive", None),
    ("Migration.unlock_repository", "'r'", f"DELETE {MIGRATION}/repos/r/lock", None),
    ("ShortUser.projects_v2", "", "GET /users/mona/projectsV2", None),
    ("ShortUser.project_v2", "2", "GET /users/mona/projectsV2/2", None),
    ("ProjectsV2.fields", "", f"GET {BOARD}/fields", None),
    (
        "ProjectsV2.create_field",
        "'Size', 'number'",
        f"POST {BOARD}/fields",
        {"name": "Size", "data_type": "number"},
    ),
    ("ProjectsV2.items", "'is:open', fields=[3, 4]", f"GET {BOARD}/items", {"q": "is:open", "fields": "3,4"}),
    ("ProjectsV2.item", "13, fields=[3]", f"GET {ITEM}", {"fields": "3"}),
    ("ProjectsV2.view_items", "1", f"GET {BOARD}/views/1/items", None),
    ("ProjectsV2.add_issue", "9", f"POST {BOARD}/items", {"type": "Issue", "id": 9}),
    ("ProjectsV2.add_pull_request", "9", f"POST {BOARD}/items", {"type": "PullRequest", "id": 9}),
    ("ProjectsV2.add_draft", "'Turn the map'", f"POST {BOARD}/drafts", {"title": "Turn the map"}),
    ("ProjectsV2.create_view", "'Now', 'board'", f"POST {BOARD}/views", {"name": "Now", "layout": "board"}),
    *(
        (
            f"{name}.set_fields",
            "{'example-projects-v2-field': 3}",
            f"PATCH {ITEM}",
            {"fields": [{"id": 302675, "value": 3}]},
        )
        for name in ("ProjectsV2ItemSimple", "ProjectsV2ItemWithContent")
    ),
    ("ProjectsV2ItemWithContent.delete", "", f"DELETE {ITEM}", None),
    ("ProjectsV2ItemSimple.delete", "", f"DELETE {ITEM}", None),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}({row[1]})")
def test_the_request_is_that_of_the_operation(row: tuple[str, str, str, Any]) -> None:
    check_request(row)


@pytest.mark.parametrize("row", [row for row in ROWS if needs_a_credential(row)], ids=lambda row: row[0])
def test_what_needs_a_credential_is_not_sent_without_one(row: tuple[str, str, str, Any]) -> None:
    check_not_sent(row)
