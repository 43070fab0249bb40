"""The routes of the documentation's server; all others are those of the drop-in tests."""

from __future__ import annotations

import urllib.parse
from typing import Any

import dropin_routes
from crawled_github import SimulatedGitHub, Weather
from dropin_routes import REPO
from ferrohub.testing.github.links import Links
from harness import GITHUB, Recorded, Reply, body_of
from service import complete

#: Headers of every response with a quota.
QUOTA = {"X-RateLimit-Limit": "5000", "X-RateLimit-Remaining": "4987", "X-RateLimit-Resource": "core"}
TITLES = (
    "The export turns twice when the window is small",
    "North is off by a degree",
    "Add a dark theme",
    "The search loses its place",
    "Readme: how to build on Windows",
)
LOGINS = ("octocat", "mona", "hubot")


def issue(number: int) -> dict[str, Any]:
    """One of the issues of the repository."""
    body = body_of("Issue")
    user = {**body["user"], "login": LOGINS[number % 3], "id": number % 3 + 1}
    address = f"{GITHUB}{REPO}/issues/{number}"
    labels = body["labels"] if number % 2 else []
    own = {"number": number, "id": number, "title": TITLES[number % 5], "url": address, "user": user, "labels": labels}
    page = f"https://github.com/octocat/Hello-World/issues/{number}"
    own["created_at"] = f"2026-{1 + number // 28:02}-{1 + number % 28:02}T13:33:48Z"
    new = {"sub_issues_summary": {"total": 3, "completed": 1}}
    return {**complete(body), **own, **new, "html_url": page, "comments": number % 4, "closed_at": None}


def paged(request: Recorded, items: list[Any]) -> Reply:
    """The requested page, with links to the next and the last; 304 when the caller has it."""
    size, page = int(request.query.get("per_page", "30")), int(request.query.get("page", "1"))
    last = -(-len(items) // size)
    headers = {**QUOTA, "ETag": f'"page-{page}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Reply(None, 304, headers)
    if page < last:
        queries = {"next": f"per_page={size}&page={page + 1}", "last": f"per_page={size}&page={last}"}
        headers["Link"] = ", ".join(f'<{GITHUB}{request.path}?{query}>; rel="{rel}"' for rel, query in queries.items())
    return Reply(items[(page - 1) * size : page * size], headers=headers)


def issues(request: Recorded) -> Reply:
    """The 250 issues, latest first; every second one is a bug."""
    found = [issue(number) for number in range(250, 0, -1)]
    return paged(request, [each for each in found if each["labels"] or "labels" not in request.query])


def created(request: Recorded) -> Reply:
    """The issue that was just opened; labels that do not exist are refused."""
    if "no such label" in request.json.get("labels", []):
        problem = {"resource": "Issue", "field": "labels", "code": "invalid"}
        return Reply({"message": "Validation Failed", "errors": [problem], "documentation_url": DOCUMENTED}, 422)
    labels = [{**body_of("Label"), "name": name} for name in request.json.get("labels", [])]
    return Reply({**issue(251), "title": request.json["title"], "labels": labels}, 201)


def changed(request: Recorded) -> Reply:
    """An issue after a change."""
    return Reply({**issue(int(request.path.rpartition("/")[2])), **request.json})


def labelled(request: Recorded) -> Reply:
    """The labels of an issue after some were added."""
    return Reply([{**body_of("Label"), "name": name} for name in ["bug", *request.json]])


def repository(request: Recorded) -> Reply:
    """The repository; 304 when the caller has it."""
    headers = {**QUOTA, "ETag": '"repository"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Reply(None, 304, headers)
    return Reply(complete(body_of("Repository")), headers=headers)


def refused(request: Recorded) -> Reply:
    """The quota of the search is used up."""
    headers = {"X-RateLimit-Remaining": "0", "X-RateLimit-Resource": "search", "Retry-After": "42"}
    headers["Date"] = "Fri, 02 Jan 2026 03:04:05 GMT"
    return Reply({"message": "API rate limit exceeded"}, 403, headers)


def found(request: Recorded) -> Any:
    """What a search for issues finds, and the number of a repository's."""
    query = request.query["q"]
    if query.startswith("repo:octo-org/"):
        return simulated(request)
    items = [{**body_of("IssueSearchResult"), **issue(number)} for number in (249, 247)]
    is_count = query in ("repo:octocat/Hello-World", "repo:octocat/Hello-World state:open")
    return {"total_count": 250 if is_count else 2, "incomplete_results": False, "items": items}


def committed(request: Recorded) -> Reply:
    """The commit that was made."""
    return Reply({**body_of("Commit"), "message": request.json["message"]}, 201)


def commented(request: Recorded) -> dict[str, Any]:
    """Issues with their comments, or the rest of the comments of some."""
    given = request.json["variables"]

    def comments(issue: str, start: int) -> dict[str, Any]:
        total = {"1": 120, "2": 3, "3": 51}[issue]
        end = min(start + 50, total)
        page = {"ferrohub_more": end < total, "ferrohub_cursor": str(end)}
        return {"nodes": [{"author": {"login": "mona"}}] * (end - start), "ferrohub_page": page}

    if "ferrohub_id0" not in given:
        issues = [{"number": int(n), "id": n, "ferrohub_type": "Issue", "comments": comments(n, 0)} for n in "123"]
        return {"repository": {"issues": {"nodes": issues, "ferrohub_page": {"ferrohub_more": False}}}}
    ids = [name for name in given if "_id" in name]
    cursors = [name for name in given if "_cursor" in name]
    pairs = zip(ids, cursors, strict=True)
    return {i.replace("_id", "_n"): {"comments": comments(given[i], int(given[c]))} for i, c in pairs}


def graphql(request: Recorded) -> Reply:
    """The data of a query for a repository."""
    name = "{owner}/{name}".format(**{"owner": "", "name": "", **request.json["variables"]})
    if "q1_repository" in request.json["query"]:
        return Reply({"data": {f"q{at}_repository": {"stargazerCount": count} for at, count in enumerate((80, 12))}})
    if "comments" in request.json["query"]:
        return Reply({"data": commented(request)})
    if name.startswith("octo-org/"):
        return simulated(request)
    if name == "octocat/Hello-World":
        return Reply({"data": {"repository": {"nameWithOwner": name, "stargazerCount": 80}}})
    why = f"Could not resolve to a Repository with the name '{name}'."
    error = {"type": "NOT_FOUND", "path": ["repository"], "message": why}
    return Reply({"data": {"repository": None}, "errors": [error]})


def simulated(request: Recorded) -> Reply:
    """The organization of the page about crawls."""
    headers = {name.lower(): value for name, value in request.headers.items()}
    query, links = urllib.parse.urlencode(request.query), Links(GITHUB, GITHUB, GITHUB)
    status, headers, body = ORGANIZATION.respond(request.method, request.path, query, headers, request.body, links)
    return Reply(body or None, status, headers)


ORGANIZATION = SimulatedGitHub(Weather(limit=5000))
ORGANIZATION.add("octo-org/compass", commits=120, issues=350, comments=210, pulls=40, workflow_runs=20)
ORGANIZATION.add("octo-org/maps", commits=12, issues=20)
ORGANIZATION.add("octo-org/empty")
DOCUMENTED = "https://docs.github.com/rest"
CONTENT = Reply(
    b"PK" + bytes(1022),
    headers={"Content-Type": "application/zip", "Content-Disposition": "attachment; filename=Hello-World.zip"},
)
RELEASE = {**complete(body_of("Release")), "upload_url": f"{GITHUB}{REPO}/releases/1/assets{{?name,label}}"}
#: A workflow run.
RUN = {
    "id": 30433642,
    "name": "Build",
    "created_at": "2026-01-22T19:33:08Z",
    "head_commit": {"id": "acb5820", "message": "Create README.md"},
}

#: Deliveries of a webhook, latest first.
DELIVERIES = [
    {"id": 3, "guid": "c", "event": "push", "status_code": 200, "delivered_at": "2126-01-22T19:33:08Z"},
    {"id": 2, "guid": "b", "event": "issues", "status_code": 502, "delivered_at": "2126-01-22T19:32:08Z"},
]

OWN: dict[str, Any] = {
    f"GET {REPO}": repository,
    "GET /repos/octocat/no-such-repository": Reply({"message": "Not Found", "documentation_url": DOCUMENTED}, 404),
    f"GET {REPO}/issues": issues,
    f"POST {REPO}/issues": created,
    f"GET {REPO}/issues/*": lambda request: issue(int(request.path.rpartition("/")[2])),
    f"PATCH {REPO}/issues/*": changed,
    f"POST {REPO}/issues/*/labels": labelled,
    f"POST {REPO}/issues/*/comments": "IssueComment",
    f"GET {REPO}/dependabot/alerts": [{"number": 2, "state": "open"}],
    f"GET {REPO}/actions/runs": {"total_count": 1, "workflow_runs": [RUN]},
    f"GET {REPO}/hooks/*/deliveries": DELIVERIES,
    f"POST {REPO}/hooks/*/deliveries/*/attempts": Reply({}, 202),
    f"GET {REPO}/stats/commit_activity": Reply({}, 202, QUOTA),
    "GET /user/following/octocat": Reply(None, 204, QUOTA),
    f"GET {REPO}/zipball/*": CONTENT,
    f"GET {REPO}/tarball/*": CONTENT,
    f"GET {REPO}/releases/latest": RELEASE,
    f"GET {REPO}/releases/tags/*": RELEASE,
    f"GET {REPO}/releases/assets/*": lambda request: CONTENT if "octet" in request.headers["accept"] else "Asset",
    "GET /search/code": refused,
    "GET /search/issues": found,
    f"POST {REPO}/git/commits": committed,
    f"POST {REPO}/forks": Reply(
        {"message": "Resource not accessible by personal access token"},
        403,
        {"X-Accepted-GitHub-Permissions": "administration=write"},
    ),
    "POST /graphql": graphql,
    "GET /user": body_of("AuthenticatedUser"),
    "POST /login/oauth/access_token": Reply(
        {"access_token": "ghu_example", "expires_in": 28800, "refresh_token": "ghr_example", "scope": "repo"}
    ),
    "POST /login/device/code": Reply(
        {
            "device_code": "d3vice",
            "user_code": "WDJB-MJHT",
            "verification_uri": "https://github.com/login/device",
            "expires_in": 900,
            "interval": 1,
        }
    ),
    "POST /applications/*/token": {**body_of("Authorization"), "user": body_of("ShortUser")},
    "DELETE /applications/*/token": Reply(None, 204),
    "POST /applications/*/token/scoped": "Authorization",
    "POST /app-manifests/*/conversions": Reply(
        {"id": 1, "slug": "octoapp", "client_id": "Iv23li", "client_secret": "s", "webhook_secret": "w", "pem": "p"},
        201,
    ),
    "GET /app/installations": [body_of("Installation")],
    "GET /orgs/octo-org/installation": "Installation",
    "PATCH /app/hook/config": {"url": "https://example.com/github", "content_type": "json"},
    "GET /app/hook/deliveries": [{"id": 5, "event": "issues", "status_code": 502}],
    "POST /app/hook/deliveries/*/attempts": Reply({}, 202),
    "GET /orgs/octo-org/repos": simulated,
    "GET /users/octo-org/packages": Reply([]),
    "GET /repos/octo-org/*": simulated,
    "GET /repos/octo-org/*/*": simulated,
    "GET /repos/octo-org/*/*/*": simulated,
    "GET /repos/octo-org/*/pulls/*/reviews": simulated,
}
#: The first route that fits is used.
ROUTES = {**OWN, **dropin_routes.ROUTES, **OWN}
