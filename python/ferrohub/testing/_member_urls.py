"""The URLs of what belongs to an object, by the names of its members."""

from __future__ import annotations

from ferrohub._description import is_path

_REPO = "/repos/{owner}/{repo}"
#: The paths of schemas that no request of the description returns alone, or that several return.
SCHEMAS = {
    "base-gist": "/gists/{gist_id}",
    "branch-short": f"{_REPO}/branches/{{branch}}",
    "code-search-result-item": f"{_REPO}/contents/{{path}}",
    "combined-commit-status": f"{_REPO}/commits/{{ref}}/status",
    "commit-search-result-item": f"{_REPO}/commits/{{commit_sha}}",
    "content-file": f"{_REPO}/contents/{{path}}",
    "deployment-simple": f"{_REPO}/deployments/{{deployment_id}}",
    "diff-entry": f"{_REPO}/contents/{{filename}}",
    "enterprise-team": "/enterprises/{enterprise}/teams/{team_slug}",
    "gist-commit": "/gists/{gist_id}/{version}",
    "git-ref": f"{_REPO}/git/{{ref}}",
    "installation": "/app/installations/{installation_id}",
    "integration": "/apps/{slug}",
    "issue-search-result-item": f"{_REPO}/issues/{{issue_number}}",
    "label-search-result-item": f"{_REPO}/labels/{{name}}",
    "license-simple": "/licenses/{license}",
    "organization-full": "/orgs/{login}",
    "organization-simple": "/orgs/{login}",
    "org-membership": "/orgs/{org}/memberships/{username}",
    "pull-request-minimal": f"{_REPO}/pulls/{{pull_number}}",
    "pull-request-simple": f"{_REPO}/pulls/{{pull_number}}",
    "release": f"{_REPO}/releases/{{release_id}}",
    "repository-invitation": "/user/repository_invitations/{invitation_id}",
    "review-comment": f"{_REPO}/pulls/comments/{{comment_id}}",
    "simple-commit-status": f"{_REPO}/statuses/{{sha}}",
    "status": f"{_REPO}/statuses/{{sha}}",
    "team": "/orgs/{org}/teams/{team_slug}",
    "team-full": "/orgs/{org}/teams/{team_slug}",
    "team-simple": "/orgs/{org}/teams/{team_slug}",
}
#: The paths of objects without a schema, by the name of the member that has them.
NESTED = {
    "app": "/apps/{slug}",
    "branch": f"{_REPO}/branches/{{branch}}",
    "code_of_conduct": "/codes_of_conduct/{key}",
    "commit": f"{_REPO}/commits/{{commit_sha}}",
    "deployment": f"{_REPO}/deployments/{{deployment_id}}",
    "file": f"{_REPO}/contents/{{filename}}",
    "history": "/gists/{gist_id}/{version}",
    "issue": f"{_REPO}/issues/{{issue_number}}",
    "linked_pull_request": f"{_REPO}/pulls/{{pull_number}}",
    "object": f"{_REPO}/git/commits/{{sha}}",
    "parent": f"{_REPO}/commits/{{sha}}",
    "plan": "/marketplace_listing/plans",
    "pull_request": f"{_REPO}/pulls/{{pull_number}}",
    "repo": _REPO,
    "subject": f"{_REPO}/issues/{{issue_number}}",
    "tree": f"{_REPO}/git/trees/{{sha}}",
}
#: The paths of other objects that members refer to, by the names of the members.
_RELATED = {
    "access_tokens_url": "/app/installations/{installation_id}/access_tokens",
    "check_run_url": f"{_REPO}/check-runs/{{check_run_id}}",
    "check_suite_url": f"{_REPO}/check-suites/{{check_suite_id}}",
    "commit_url": f"{_REPO}/commits/{{sha}}",
    "contents_url": f"{_REPO}/contents/{{filename}}",
    "deployment_url": f"{_REPO}/deployments/{{deployment_id}}",
    "git_url": f"{_REPO}/git/blobs/{{sha}}",
    "latest_comment_url": f"{_REPO}/issues/comments/{{comment_id}}",
    "organization_url": "/orgs/{org}",
    "protection_url": f"{_REPO}/branches/{{branch}}/protection",
    "run_url": f"{_REPO}/actions/runs/{{run_id}}",
    "statuses_url": f"{_REPO}/statuses/{{sha}}",
    "tarball_url": f"{_REPO}/tarball/{{ref}}",
    "thread_url": "/notifications/threads/{thread_id}",
    "workflow_url": f"{_REPO}/actions/workflows/{{workflow_id}}",
    "zipball_url": f"{_REPO}/zipball/{{ref}}",
}
#: The paths that the root of the API names.
ROOT = {
    "current_user_url": "/user",
    "current_user_authorizations_html_url": "/settings/connections/applications{/client_id}",
    "authorizations_url": "/authorizations",
    "code_search_url": "/search/code?q={query}{&page,per_page,sort,order}",
    "commit_search_url": "/search/commits?q={query}{&page,per_page,sort,order}",
    "emails_url": "/user/emails",
    "emojis_url": "/emojis",
    "events_url": "/events",
    "feeds_url": "/feeds",
    "followers_url": "/user/followers",
    "following_url": "/user/following{/target}",
    "gists_url": "/gists{/gist_id}",
    "hub_url": "/hub",
    "issue_search_url": "/search/issues?q={query}{&page,per_page,sort,order}",
    "issues_url": "/issues",
    "keys_url": "/user/keys",
    "label_search_url": "/search/labels?q={query}&repository_id={repository_id}{&page,per_page}",
    "notifications_url": "/notifications",
    "organization_url": "/orgs/{org}",
    "organization_repositories_url": "/orgs/{org}/repos{?type,page,per_page,sort}",
    "organization_teams_url": "/orgs/{org}/teams",
    "public_gists_url": "/gists/public",
    "rate_limit_url": "/rate_limit",
    "repository_url": "/repos/{owner}/{repo}",
    "repository_search_url": "/search/repositories?q={query}{&page,per_page,sort,order}",
    "current_user_repositories_url": "/user/repos{?type,page,per_page,sort}",
    "starred_url": "/user/starred{/owner}{/repo}",
    "starred_gists_url": "/gists/starred",
    "topic_search_url": "/search/topics?q={query}{&page,per_page}",
    "user_url": "/users/{user}",
    "user_organizations_url": "/user/orgs",
    "user_repositories_url": "/users/{user}/repos{?type,page,per_page,sort}",
    "user_search_url": "/search/users?q={query}{&page,per_page,sort,order}",
}
#: The endings of the URLs of lists, where they are not the name of the member.
_ENDINGS = {"ping": "pings", "test": "tests", "repositories": "repos", "selected_repositories": "repositories"}
#: Members that refer to a page, or to something outside of GitHub.
_PAGES = {"badge_url", "blob_url", "details_url", "diff_url", "external_url", "html_url", "log_url", "note_url"}
_PAGES |= {"page_url", "patch_url", "permalink_url", "preview_url", "raw_url", "target_url", "download_url"}


def related(name: str, own: str) -> str | None:
    """The template of the path that a member refers to; None if it refers to a page.

    :param name: the name of the member, such as ``"check_suite_url"``
    :param own: the path of the object that has it
    """
    if name in _PAGES or name.endswith("_html_url"):
        return None
    word = name.removesuffix("_url")
    for candidate in (word, word.replace("_", "-"), _ENDINGS.get(word, "")):
        if candidate and own.strip("/") and is_path(f"{own}/{candidate}", slashes=False):
            return f"{own}/{candidate}"
    return _RELATED.get(name)
