"""The part of the model that concerns pull requests, teams and GitHub Actions, in a repository of its own."""

from __future__ import annotations

import base64
import dataclasses
from typing import Any

from ferrohub.testing.github import Plan

CHARTS = "octo-org/charts"
HOME, TEAMS = f"/repos/{CHARTS}", "/orgs/octo-org/teams"
#: The file that several pull requests change, so that they conflict.
SHARED = "shared.txt"
WORKFLOW = "on:\n  workflow_dispatch:\n"
#: What a run of one job fires when it is queued, starts and ends.
QUEUED = ["workflow_run.requested", "check_run.created", "workflow_job.queued"]
STARTED = ["workflow_run.in_progress", "workflow_job.in_progress"]
ENDED = ["workflow_run.completed", "workflow_job.completed", "check_run.completed", "check_suite.completed"]


@dataclasses.dataclass
class Pull:
    """A pull request of the model."""

    title: str
    draft: bool
    #: The files of main when its branch began, and those that it changes.
    start: dict[str, str]
    changes: dict[str, str]
    state: str = "open"
    merged: bool = False
    requested: bool = False
    reviews: list[str] = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Team:
    """A team of the model, and who is in it."""

    description: str
    members: set[str]
    repositories: set[str] = dataclasses.field(default_factory=set)


class Teamwork:
    """Steps of pull requests, teams and runs; a trial is one."""

    def begin(self: Any) -> None:
        """Make the repository."""
        self.pulls: dict[int, Pull] = {}
        self.teams: dict[str, Team] = {}
        self.runs: dict[int, str] = {}
        self.variables: dict[str, str] = {}
        self.main = {"README.md": "start", SHARED: "start", ".github/workflows/ci.yml": WORKFLOW}
        self.github.repository(CHARTS, files=self.main, collaborators={"hubot": "push"})
        self.github.on_dispatch("ci.yml", lambda plan: self.plan(plan))
        self.conclusion = "success"

    def plan(self: Any, plan: Plan) -> None:
        """What a run does: one job that takes a while."""
        plan.job("test", queued=5, seconds=60, conclusion=self.conclusion)

    def pull(self: Any, *, state: str = "open") -> int | None:
        """The number of a pull request in a state; None if there is none."""
        found = [number for number, each in self.pulls.items() if each.state == state]
        return self.random.choice(found) if found else None

    def write(self: Any, branch: str, path: str, text: str, fires: list[str]) -> None:
        """Change or create a file of a branch."""
        found = self.send("GET", f"{HOME}/git/trees/{branch}?recursive=1", status=200)["tree"]
        sha = next((each["sha"] for each in found if each["path"] == path), None)
        body = {"message": text, "branch": branch, "content": base64.b64encode(text.encode()).decode()}
        body |= {} if sha is None else {"sha": sha}
        self.send("PUT", f"{HOME}/contents/{path}", body, status=200 if sha else 201, fires=fires)

    def step_open_pull(self: Any) -> None:
        """Create a branch with a change, and a pull request for it."""
        if sum(each.state == "open" for each in self.pulls.values()) > 5:
            return
        number = len(self.pulls) + 1
        branch, path = f"topic-{number}", self.random.choice((SHARED, f"file-{number}.txt"))
        sha = self.send("GET", f"{HOME}/git/ref/heads/main", status=200)["object"]["sha"]
        ref = {"ref": f"refs/heads/{branch}", "sha": sha}
        self.send("POST", f"{HOME}/git/refs", ref, status=201, fires=["create", "push"])
        body = {"title": self.text(), "head": branch, "base": "main", "draft": self.random.random() < 0.2}
        self.send("POST", f"{HOME}/pulls", body, status=422)
        text = self.text()
        self.write(branch, path, text, ["push"])
        found = self.send("POST", f"{HOME}/pulls", body, status=201, fires=["pull_request.opened"])
        assert found["number"] == number
        self.send("POST", f"{HOME}/pulls", body, status=422)
        self.pulls[number] = Pull(body["title"], body["draft"], dict(self.main), {path: text})

    def step_push_to_pull(self: Any) -> None:
        """Push to the branch of a pull request."""
        if (number := self.pull()) is not None:
            path, text = self.random.choice((SHARED, f"file-{number}.txt")), self.text()
            self.write(f"topic-{number}", path, text, ["push", "pull_request.synchronize"])
            self.pulls[number].changes[path] = text

    def step_edit_pull(self: Any) -> None:
        """Rename, close or reopen a pull request."""
        number = self.pull(state=self.random.choice(("open", "closed")))
        if number is None:
            return
        pull, url = self.pulls[number], f"{HOME}/pulls/{number}"
        if self.random.random() < 0.4:
            pull.title = self.text()
            self.send("PATCH", url, {"title": pull.title}, status=200, fires=["pull_request.edited"])
        elif pull.merged:
            self.send("PATCH", url, {"state": "open"}, status=422)
        else:
            pull.state = "closed" if pull.state == "open" else "open"
            action = "closed" if pull.state == "closed" else "reopened"
            self.send("PATCH", url, {"state": pull.state}, status=200, fires=[f"pull_request.{action}"])

    def conflicts(self: Any, pull: Pull) -> bool:
        """Whether main and a pull request have changed the same file since its branch began."""
        return any(self.main.get(path) != pull.start.get(path) for path in pull.changes)

    def step_merge(self: Any) -> None:
        """Merge a pull request in one of three ways, unless it is a draft, closed, or has conflicts."""
        number = self.pull(state=self.random.choice(("open", "open", "closed")))
        if number is None:
            return
        pull, method = self.pulls[number], self.random.choice(("merge", "squash", "rebase"))
        may = pull.state == "open" and not pull.draft and not self.conflicts(pull)
        fires = ["push", "pull_request.closed"] if may else []
        body = {"merge_method": method}
        self.send("PUT", f"{HOME}/pulls/{number}/merge", body, status=200 if may else 405, fires=fires)
        if may:
            pull.state, pull.merged = "closed", True
            self.main |= pull.changes
        self.send("GET", f"{HOME}/pulls/{number}/merge", status=204 if pull.merged else 404)

    def step_review(self: Any) -> None:
        """Request a review, or review a pull request; its author cannot approve it."""
        number = self.pull()
        if number is None:
            return
        pull, url = self.pulls[number], f"{HOME}/pulls/{number}"
        if self.random.random() < 0.4:
            fires = [] if pull.requested else ["pull_request.review_requested"]
            self.send("POST", f"{url}/requested_reviewers", {"reviewers": ["hubot"]}, status=201, fires=fires)
            pull.requested = True
            return
        user, event = self.random.choice(("mona", "hubot")), self.random.choice(("APPROVE", "COMMENT"))
        may = user == "hubot" or event == "COMMENT"
        fires = ["pull_request_review.submitted"] if may else []
        body = {"event": event, "body": self.text()}
        self.send("POST", f"{url}/reviews", body, user=user, status=200 if may else 422, fires=fires)
        if may:
            pull.reviews.append({"APPROVE": "APPROVED", "COMMENT": "COMMENTED"}[event])
            pull.requested = pull.requested and user != "hubot"

    def step_team(self: Any) -> None:
        """Create, describe or delete a team."""
        name, text = f"team-{self.random.randrange(5)}", self.text()
        found = self.teams.get(name)
        if found is None or self.random.random() < 0.3:
            fires = [] if found else ["team.created"]
            body = {"name": name, "description": text, "privacy": "closed"}
            self.send("POST", TEAMS, body, status=422 if found else 201, fires=fires)
            self.teams.setdefault(name, Team(text, {"mona"}))
        elif self.random.random() < 0.6:
            found.description = text
            self.send("PATCH", f"{TEAMS}/{name}", {"description": text}, status=200, fires=["team.edited"])
        else:
            self.send("DELETE", f"{TEAMS}/{name}", status=204, fires=["team.deleted"])
            del self.teams[name]
            self.send("GET", f"{TEAMS}/{name}", status=404)

    def step_team_member(self: Any) -> None:
        """Add or remove a member or the repository of a team."""
        if not self.teams:
            return
        name = self.random.choice(list(self.teams))
        team, url = self.teams[name], f"{TEAMS}/{name}"
        if self.random.random() < 0.5:
            has, path = "hubot" in team.members, f"{url}/memberships/hubot"
            if has:
                self.send("DELETE", path, status=204, fires=["membership.removed"])
                self.send("DELETE", path, status=404)
            else:
                self.send("PUT", path, {"role": "member"}, status=200, fires=["membership.added"])
            team.members ^= {"hubot"}
        else:
            path = f"{url}/{HOME[1:]}"
            if CHARTS in team.repositories:
                self.send("DELETE", path, status=204, fires=["team.removed_from_repository"])
            else:
                fires = ["team.added_to_repository", "team_add"]
                self.send("PUT", path, {"permission": "push"}, status=204, fires=fires)
            team.repositories ^= {CHARTS}

    def step_run(self: Any) -> None:
        """Dispatch a workflow, and let it end, or cancel it."""
        self.conclusion = self.random.choice(("success", "failure"))
        path = f"{HOME}/actions/workflows/ci.yml/dispatches"
        self.send("POST", path, {"ref": "gone"}, status=422)
        body = {"ref": "main", "return_run_details": True}
        id = self.send("POST", path, body, status=200, fires=["workflow_dispatch", *QUEUED])["workflow_run_id"]
        assert id not in self.runs
        url = f"{HOME}/actions/runs/{id}"
        self.wait(1, [])
        if self.random.random() < 0.3:
            self.send("POST", f"{url}/cancel", status=202, fires=ENDED)
            self.wait(1, [])
            self.runs[id] = "cancelled"
        else:
            self.wait(10, STARTED)
            self.send("POST", f"{url}/rerun", status=403)
            self.wait(90, ENDED)
            self.runs[id] = self.conclusion
        assert self.send("GET", url, status=200)["conclusion"] == self.runs[id]
        self.send("POST", f"{url}/cancel", status=409)

    def wait(self: Any, seconds: float, fires: list[str]) -> None:
        """Let time pass on the clock, and compare what webhooks it fired."""
        self.fired.clear()
        self.github.clock.advance(seconds)
        assert self.fired == fires, self.fired

    def step_variable(self: Any) -> None:
        """Create, change or delete a variable; names are those of capital letters."""
        name, text = f"NAME_{self.random.randrange(4)}", self.text()
        has, url = name in self.variables, f"{HOME}/actions/variables"
        if self.random.random() < 0.5:
            self.send("POST", url, {"name": name.lower(), "value": text}, status=409 if has else 201)
            self.variables.setdefault(name, text)
        elif self.random.random() < 0.5:
            self.send("PATCH", f"{url}/{name}", {"value": text}, status=204 if has else 404)
            self.variables |= {name: text} if has else {}
        else:
            self.send("DELETE", f"{url}/{name}", status=204 if has else 404)
            self.variables.pop(name, None)

    def compare_teamwork(self: Any) -> None:
        """Compare pull requests, teams, runs and variables with the model."""
        for number, pull in self.pulls.items():
            shown = self.send("GET", f"{HOME}/pulls/{number}", status=200)
            found = (shown["title"], shown["state"], shown["merged"], shown["draft"])
            assert found == (pull.title, pull.state, pull.merged, pull.draft)
            assert [each["login"] for each in shown["requested_reviewers"]] == ["hubot"] * pull.requested
            if not pull.merged:
                files = self.send("GET", f"{HOME}/pulls/{number}/files", status=200)
                assert {each["filename"] for each in files} == set(pull.changes)
                assert pull.state == "closed" or shown["mergeable"] is not self.conflicts(pull)
            reviews = self.send("GET", f"{HOME}/pulls/{number}/reviews?per_page=100", status=200)
            assert [each["state"] for each in reviews] == pull.reviews[:100]
        for path, text in self.main.items():
            content = self.send("GET", f"{HOME}/contents/{path}", status=200)["content"]
            assert base64.b64decode(content).decode() == text, path
        shown = self.send("GET", f"{TEAMS}?per_page=100", status=200)
        assert {each["slug"]: each["description"] for each in shown} == {
            name: each.description for name, each in self.teams.items()
        }
        for name, team in self.teams.items():
            members = self.send("GET", f"{TEAMS}/{name}/members", status=200)
            assert {each["login"] for each in members} == team.members
            repositories = self.send("GET", f"{TEAMS}/{name}/repos", status=200)
            assert {each["full_name"] for each in repositories} == team.repositories
        assert self.send("GET", f"{HOME}/actions/runs", status=200)["total_count"] == len(self.runs)
        shown = self.send("GET", f"{HOME}/actions/variables?per_page=30", status=200)["variables"]
        assert {each["name"]: each["value"] for each in shown} == self.variables
