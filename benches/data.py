"""Realistic bodies for the benchmarks, made of the example bodies of the tests and the same in every run.

    python benches/data.py FOLDER

writes issues.jsonl (10,000 issues), repositories.jsonl (1,000 repositories), about 6 KB each, and runs.jsonl (10,000
workflow runs of about 14 KB).
"""

from __future__ import annotations

import base64
import functools
import json
import pathlib
import random
import sys
from typing import Any

BODIES = pathlib.Path(__file__).parent.parent / "tests" / "bodies"
API = "https://api.github.com"
ISSUES = 10_000
REPOSITORIES = 1_000
#: What texts are made of: words as they stand in issues, so that they compress as such texts do.
VOCABULARY = """the a to of and in is it that when with for this we not on be as from should have I but if use by can
    version error request response timeout branch commit merge release config test build failure traceback module
    import package install server client token header cache page async await thread memory buffer socket python rust
    linux windows macos docker container deploy pipeline workflow runner label issue review comment upstream fork
    regression expected actual behaviour steps reproduce stack overflow null pointer exception handler callback
    parser encoder decoder schema migration database index query latency throughput benchmark profile optimise
    refactor deprecate documentation example tutorial parameter argument default value option flag environment
    variable"""
WORDS = VOCABULARY.split()
#: Now and then a text has some of these.
RARE = ["naïve", "café", "—", "“quoted”", "日本語", "🚀"]
LABELS = ["bug", "enhancement", "documentation", "good first issue", "help wanted", "question", "area/core", "P1"]


def text(rng: random.Random, words: int) -> str:
    """Sentences in paragraphs, with code here and there."""
    lines = [rng.choice(RARE)] if rng.random() < 0.2 else []
    while words > 0:
        count = rng.randint(6, 18)
        words -= count
        sentence = " ".join(rng.choices(WORDS, k=count))
        lines.append(rng.choice([f"{sentence}.", f"- {sentence}", f'`{sentence}` raised "{sentence[:12]}"\r\n']))
    return "\r\n".join(lines)


def node(kind: str, number: int) -> str:
    """A node id as the service has them."""
    return base64.b64encode(f"0{len(kind)}:{kind}{number}".encode()).decode()


def time(rng: random.Random) -> str:
    """Some time of the last years."""
    day, second = rng.randint(1, 28), rng.randint(0, 59)
    return (
        f"{rng.randint(2015, 2026)}-{rng.randint(1, 12):02}-{day:02}T{rng.randint(0, 23):02}:{second:02}:{second:02}Z"
    )


def user(rng: random.Random) -> dict[str, Any]:
    """An account out of a few hundred."""
    number = rng.randint(1, 400)
    login, identity = f"{WORDS[number % 90].lower()}-{number}", 10_000 + number * 7919
    address = f"{API}/users/{login}"
    parts = {"followers": "", "following": "{/other_user}", "gists": "{/gist_id}", "starred": "{/owner}{/repo}"}
    parts |= {"subscriptions": "", "orgs": "", "repos": "", "events": "{/privacy}", "received_events": ""}
    urls = {
        f"{'organizations' if name == 'orgs' else name}_url": f"{address}/{name}{rest}" for name, rest in parts.items()
    }
    return {
        "login": login,
        "id": identity,
        "node_id": node("User", identity),
        "avatar_url": f"https://avatars.githubusercontent.com/u/{identity}?v=4",
        "gravatar_id": "",
        "url": address,
        "html_url": f"https://github.com/{login}",
        **urls,
        "type": "User",
        "user_view_type": "public",
        "site_admin": False,
    }


def label(rng: random.Random, name: str, home: str) -> dict[str, Any]:
    """A label of a repository."""
    number = 208_045_946 + LABELS.index(name)
    return {
        "id": number,
        "node_id": node("Label", number),
        "url": f"{home}/labels/{name.replace(' ', '%20')}",
        "name": name,
        "color": f"{number % 0xFFFFFF:06x}",
        "default": name in LABELS[:6],
        "description": text(rng, 6),
    }


def issue(number: int) -> dict[str, Any]:
    """An issue in the media type "full", as listings have it."""
    rng = random.Random(number)
    seed = json.loads((BODIES / "Issue.json").read_text())
    home = f"{API}/repos/octocat/Hello-World"
    url = f"{home}/issues/{number}"
    body = text(rng, rng.choice([20, 50, 90, 150]))
    identity = 2_000_000_000 + number * 37
    assignees = [user(rng) for _ in range(rng.choice([0, 1, 1]))]
    milestone = {**seed["milestone"], "creator": user(rng), "title": f"v{number % 7}.{number % 10}"}
    reactions = ["+1", "-1", "laugh", "hooray", "confused", "heart", "rocket", "eyes"]
    return {
        "url": url,
        "repository_url": home,
        "labels_url": f"{url}/labels{{/name}}",
        "comments_url": f"{url}/comments",
        "events_url": f"{url}/events",
        "html_url": f"https://github.com/octocat/Hello-World/issues/{number}",
        "id": identity,
        "node_id": node("Issue", identity),
        "number": number,
        "title": text(rng, 8).splitlines()[0][:90],
        "user": user(rng),
        "labels": [label(rng, name, home) for name in rng.sample(LABELS, rng.randint(0, 3))],
        "state": rng.choice(["open", "closed"]),
        "locked": False,
        "assignee": assignees[0] if assignees else None,
        "assignees": assignees,
        "milestone": milestone if number % 3 == 0 else None,
        "comments": rng.randint(0, 40),
        "created_at": time(rng),
        "updated_at": time(rng),
        "closed_at": rng.choice([None, time(rng)]),
        "author_association": rng.choice(["NONE", "CONTRIBUTOR", "MEMBER"]),
        "active_lock_reason": None,
        "sub_issues_summary": {"total": 0, "completed": 0, "percent_completed": 0},
        "body": body,
        "body_html": "".join(f'<p dir="auto">{line}</p>\n' for line in body.splitlines() if line),
        "body_text": body.replace("`", ""),
        "closed_by": None,
        "reactions": {"url": f"{url}/reactions", "total_count": 0, **dict.fromkeys(reactions, 0)},
        "timeline_url": f"{url}/timeline",
        "performed_via_github_app": None,
        "state_reason": None,
    }


@functools.cache
def repository(number: int) -> dict[str, Any]:
    """A repository in full."""
    rng = random.Random(number)
    seed = json.loads((BODIES / "Repository.json").read_text())
    name = f"repository-{number}"
    seed = json.loads(json.dumps({**seed, "parent": None, "source": None}).replace("Hello-World", name))
    found = {key: value for key, value in seed.items() if key not in ("parent", "source", "template_repository")}
    description = text(rng, 12).splitlines()[0]
    counts = {key: rng.randint(0, 50_000) for key in seed if key.endswith("_count")}
    own = {"id": 1_296_269 + number, "name": name, "description": description, "owner": user(rng), "language": "Rust"}
    return {**found, **counts, **own, "organization": {**user(rng), "type": "Organization"}}


def run(number: int) -> dict[str, Any]:
    """A workflow run, as listings have it."""
    rng = random.Random(number)
    home, identity = f"{API}/repos/octocat/Hello-World", 9_000_000_000 + number * 41
    sha, url, at = f"{rng.getrandbits(160):040x}", f"{home}/actions/runs/{identity}", time(rng)
    person = {"name": "Mona", "email": "mona@example.com"}
    parts = ["jobs", "logs", "artifacts", "cancel", "rerun"]
    of_suite = {"check_suite_id": identity + 1, "check_suite_node_id": node("CheckSuite", identity + 1)}
    small = {key: value for key, value in repository(1).items() if key not in ("organization", "permissions")}
    return {
        "id": identity,
        "node_id": node("WorkflowRun", identity),
        "name": rng.choice(["ci", "release", "docs"]),
        **of_suite,
        "check_suite_url": f"{home}/check-suites/{identity + 1}",
        "head_branch": rng.choice(["main", "next"]),
        "head_sha": sha,
        "path": ".github/workflows/ci.yml@main",
        "display_title": text(rng, 8).splitlines()[0][:90],
        "run_number": number,
        "run_attempt": 1,
        "event": rng.choice(["push", "pull_request"]),
        "status": "completed",
        "conclusion": rng.choice(["success", "failure"]),
        "workflow_id": 159_038,
        "workflow_url": f"{home}/actions/workflows/159038",
        "url": url,
        "html_url": f"https://github.com/octocat/Hello-World/actions/runs/{identity}",
        **{f"{part}_url": f"{url}/{part}" for part in parts},
        "previous_attempt_url": None,
        "pull_requests": [],
        "created_at": at,
        "updated_at": at,
        "run_started_at": at,
        "actor": user(rng),
        "triggering_actor": user(rng),
        "referenced_workflows": [],
        "head_commit": {
            "id": sha,
            "tree_id": sha,
            "message": text(rng, 20),
            "timestamp": at,
            "author": person,
            "committer": person,
        },
        "repository": small,
        "head_repository": small,
    }


def graphql(number: int) -> dict[str, Any]:
    """The response to a GraphQL query: some issues with their authors and labels."""
    found = []
    for each in map(issue, range(number + 1, number + 26)):
        names = [{"name": label["name"]} for label in each["labels"]]
        author = {"login": each["user"]["login"]}
        short = {"number": each["number"], "title": each["title"], "createdAt": each["created_at"]}
        found.append({"id": each["node_id"], **short, "author": author, "labels": {"nodes": names}})
    page = {"hasNextPage": True, "endCursor": "Y3Vyc29yOnYyOpHOAAAAGQ=="}
    return {"data": {"repository": {"id": "R_kgDOABPHjQ", "issues": {"nodes": found, "pageInfo": page}}}}


def write(folder: pathlib.Path) -> None:
    """Write the files."""
    folder.mkdir(parents=True, exist_ok=True)
    kinds = [
        ("issues", ISSUES, issue),
        ("repositories", REPOSITORIES, repository),
        ("runs", ISSUES, run),
        ("graphql", 1, graphql),
    ]
    for name, count, make in kinds:
        with (folder / f"{name}.jsonl").open("w", encoding="utf-8") as file:
            for number in range(count):
                start = 0 if make is repository else 1
                file.write(json.dumps(make(number + start), ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    write(pathlib.Path(sys.argv[1]))
