"""Releases of Enterprise Server: what older servers lack."""

from __future__ import annotations

import inspect
import warnings

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError
from harness import Reply, Server

#: The GET operations of GitHub's description of 3.19 that 3.17 lacks, with the first release that has them.
LATER = """
3.18 dependabot/repository-access-for-org
3.18 enterprise-admin/custom-properties-for-repos-get-enterprise-definition
3.18 enterprise-admin/custom-properties-for-repos-get-enterprise-definitions
3.18 secret-scanning/get-dismissal-request
3.18 secret-scanning/list-org-dismissal-requests
3.18 secret-scanning/list-repo-dismissal-requests
3.19 actions/get-artifact-and-log-retention-settings-organization
3.19 actions/get-artifact-and-log-retention-settings-repository
3.19 actions/get-fork-pr-contributor-approval-permissions-organization
3.19 actions/get-fork-pr-contributor-approval-permissions-repository
3.19 actions/get-private-repo-fork-pr-workflows-settings-organization
3.19 actions/get-private-repo-fork-pr-workflows-settings-repository
3.19 actions/get-self-hosted-runners-permissions-organization
3.19 actions/list-selected-repositories-self-hosted-runners-organization
3.19 code-scanning/get-dismissal-request-for-repo
3.19 code-scanning/list-dismissal-requests-for-repo
3.19 code-scanning/list-org-dismissal-requests
3.19 dependabot/get-dismissal-request-for-repo
3.19 dependabot/list-dismissal-requests-for-org
3.19 dependabot/list-dismissal-requests-for-repo
3.19 enterprise-admin/get-artifact-and-log-retention-settings
3.19 enterprise-admin/get-enterprise-ruleset-history
3.19 enterprise-admin/get-enterprise-ruleset-version
3.19 enterprise-admin/get-fork-pr-contributor-approval-permissions
3.19 enterprise-admin/get-private-repo-fork-pr-workflows-settings
3.19 enterprise-admin/get-self-hosted-runners-permissions
3.19 enterprise-admin/list-push-bypass-requests
3.19 enterprise-apps/installable-organization-accessible-repositories
3.19 enterprise-apps/installable-organizations
3.19 enterprise-apps/organization-installation-repositories
3.19 enterprise-apps/organization-installations
3.19 issues/list-dependencies-blocked-by
3.19 issues/list-dependencies-blocking
3.19 orgs/get-org-ruleset-history
3.19 orgs/get-org-ruleset-version
3.19 repos/get-repo-ruleset-history
3.19 repos/get-repo-ruleset-version
3.19 secret-scanning/list-enterprise-bypass-requests
3.19 secret-scanning/list-enterprise-pattern-configs
3.19 secret-scanning/list-org-pattern-configs
"""
VERSION = {"X-GitHub-Enterprise-Version": "3.17.4"}


@pytest.fixture
def enterprise(server: Server) -> ferrohub.ClientEnterprise:
    return ferrohub.ClientEnterprise(server.url, token="t", retries=0)


@pytest.mark.parametrize("line", LATER.split("\n")[1:-1])
def test_a_404_names_the_release_that_an_operation_needs(
    line: str, enterprise: ferrohub.ClientEnterprise, server: Server
) -> None:
    release, _, identifier = line.partition(" ")
    tag, name = identifier.replace("-", "_").split("/")
    method = getattr(getattr(enterprise.rest, tag), name)
    required = [each for each in inspect.signature(method).parameters.values() if each.default is each.empty]
    server.will(Reply({"message": "Not Found"}, 404, VERSION))
    with pytest.raises(NotFoundError) as caught:
        result = method(*["1"] * len(required))
        list(result)
    assert str(caught.value).endswith(f"; the operation needs Enterprise Server {release}, this is 3.17")
    assert len(server.requests) == 1
    assert f"Enterprise Server: {release} and newer." in (method.__doc__ or "")
    server.will(Reply({"message": "Not Found"}, 404, {"X-GitHub-Enterprise-Version": "3.19.0"}))
    with pytest.raises(NotFoundError, match=r"\)$"):
        list(method(*["1"] * len(required)))


def test_a_parameter_that_is_newer_than_the_server_warns(enterprise: ferrohub.ClientEnterprise, server: Server) -> None:
    listed = enterprise.rest.secret_scanning.list_alerts_for_repo
    assert "Enterprise Server 3.18 and newer" in (listed.__doc__ or "")
    server.will(Reply([], headers=VERSION))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert list(listed("o", "r", hide_secret=True)) == []  # the version of the server is unknown yet
        assert list(listed("o", "r", state="open")) == []
    text = (
        r"^the parameter hide_secret of secret-scanning/list-alerts-for-repo needs Enterprise Server 3\.18, "
        r"this is 3\.17$"
    )
    with pytest.warns(UserWarning, match=text):
        assert list(listed("o", "r", hide_secret=True)) == []
    assert [request.query.get("hide_secret") for request in server.requests] == ["true", None, "true"]
    server.will(Reply([], headers={"X-GitHub-Enterprise-Version": "3.18.1"}))
    with pytest.warns(UserWarning, match=text):
        list(listed("o", "r", hide_secret=True))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        list(listed("o", "r", hide_secret=True))


def test_github_com_has_no_release(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError, match=r"\)$"):
        list(client.rest.orgs.get_org_ruleset_history("o", 1))
