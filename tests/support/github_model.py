"""A simple model of a repository at GitHub, and random requests that the simulator and the model must treat alike.

The model is written from GitHub's documentation: what each request responds, what it changes, and which webhooks it
fires (https://docs.github.com/webhooks/webhook-events-and-payloads).
"""

from __future__ import annotations

import base64
import dataclasses
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from ferrohub.testing import GitHub
from ferrohub.testing.github.links import Links
from ferrohub.transports import Request, Response
from github_model_teams import Teamwork

FULL = "octo-org/compass"
BASE = f"/repos/{FULL}"
#: Who can be assigned, and who cannot.
PEOPLE, STRANGER = ("mona", "hubot"), "surtur"
REASONS = ("completed", "not_planned")


@dataclasses.dataclass
class Issue:
    """An issue of the model."""

    title: str
    body: str | None
    author: str
    state: str = "open"
    reason: str | None = None
    labels: list[str] = dataclasses.field(default_factory=list)
    assignees: list[str] = dataclasses.field(default_factory=list)
    milestone: int | None = None
    lock: tuple[bool, str | None] = (False, None)
    comments: dict[int, str] = dataclasses.field(default_factory=dict)
    reactions: set[tuple[str, str]] = dataclasses.field(default_factory=set)


@dataclasses.dataclass
class Model:
    """What there must be."""

    issues: dict[int, Issue] = dataclasses.field(default_factory=dict)
    #: Colors by name.
    labels: dict[str, str] = dataclasses.field(default_factory=dict)
    #: Titles and states by number.
    milestones: dict[int, tuple[str, str]] = dataclasses.field(default_factory=dict)
    last_milestone: int = 0
    stars: set[str] = dataclasses.field(default_factory=set)
    #: The files of each branch.
    branches: dict[str, dict[str, str]] = dataclasses.field(default_factory=dict)
    #: Whether each release is a draft, by tag.
    releases: dict[str, bool] = dataclasses.field(default_factory=dict)


class Trial(Teamwork):
    """A simulator and a model that process the same random requests.

    :param seed: the seed
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.github, self.model = GitHub(), Model()
        mona = self.github.user("mona")
        self.github.user(STRANGER)
        self.github.organization("octo-org", owners=[mona], members=[self.github.user("hubot")])
        self.github.repository(FULL, files={"README.md": "start"}, collaborators={"hubot": "push"})
        self.model.branches["main"] = {"README.md": "start"}
        self.model.labels = dict(self._labels_of_the_simulator())
        self.tokens = {login: self.github.token(login) for login in (*PEOPLE, STRANGER)}
        self.fired: list[str] = []
        self.begin()
        self.github.hook("octo-org", self._received)
        self.counter, self.log = 0, ""
        self.steps: list[Callable[[], None]] = [getattr(self, name) for name in dir(self) if name.startswith("step_")]

    def _labels_of_the_simulator(self) -> list[tuple[str, str]]:
        found = self.github.client("mona").request(f"GET {BASE}/labels?per_page=100").json()
        return [(each["name"], each["color"]) for each in found]

    def _received(self, request: Request) -> Response:
        action = json.loads(request.read()).get("action")
        event = {name.lower(): value for name, value in request.headers.items()}["x-github-event"]
        self.fired.append(f"{event}.{action}" if action else event)
        return Response(200, {}, b"")

    def text(self) -> str:
        """A new text."""
        self.counter += 1
        return f"text {self.counter}"

    def word(self) -> str:
        """A new word, or one that was used already."""
        return f"word-{self.random.randrange(40)}"

    def send(
        self, method: str, path: str, body: Any = None, *, user: str = "mona", status: int, fires: Any = ()
    ) -> Any:
        """Send a request, and compare its status and what webhooks it fired with what they must be."""
        self.fired.clear()
        self.log = f"{method} {path} {body} as {user}"
        headers = {"authorization": f"Bearer {self.tokens[user]}", "content-type": "application/json"}
        place, _, query = path.partition("?")
        content = b"" if body is None else json.dumps(body).encode()
        found, received, text = self.github.respond(method, place, query, headers, content, Links())
        assert found == status, f"{self.log}: {found} in place of {status}: {text.decode()}"
        assert Counter(self.fired) == Counter(fires), f"{self.log}: fired {self.fired} in place of {list(fires)}"
        return json.loads(text) if text and "json" in received.get("Content-Type", "") else None

    def run(self, steps: int) -> None:
        """Process random requests.

        :param steps: how many
        """
        for at in range(steps):
            self.random.choice(self.steps)()
            if at % 100 == 99:
                self.compare()
        self.compare()

    def issue(self) -> int | None:
        """The number of an issue; None if there is none."""
        return self.random.choice(list(self.model.issues)) if self.model.issues else None

    def some(self, items: Any) -> list[Any]:
        """Some of several items."""
        items = list(items)
        return self.random.sample(items, self.random.randrange(min(3, len(items)) + 1))

    def step_create_issue(self) -> None:
        """Create an issue, sometimes with arguments that GitHub rejects or ignores."""
        user, title = self.random.choice((*PEOPLE, STRANGER)), self.random.choice(("", self.text(), self.text()))
        labels, people = self.some(self.model.labels), self.some(PEOPLE)
        milestone = self.random.choice([None, *self.model.milestones, 999])
        body = {"title": title, "body": self.text(), "labels": labels, "assignees": people, "milestone": milestone}
        may = user != STRANGER
        if not title or (may and milestone == 999):
            self.send("POST", f"{BASE}/issues", body, user=user, status=422)
            return
        made = Issue(title, body["body"], user)
        fires = ["issues.opened"]
        if may:
            made.labels, made.assignees, made.milestone = labels, people, milestone
            fires += ["issues.labeled"] * len(labels) + ["issues.assigned"] * len(people)
            fires += ["issues.milestoned"] * (milestone is not None)
        found = self.send("POST", f"{BASE}/issues", body, user=user, status=201, fires=fires)
        assert found["number"] == len(self.model.issues) + 1
        self.model.issues[found["number"]] = made

    def step_edit_issue(self) -> None:
        """Change several members of an issue at once; nothing changes if one of them is invalid."""
        number = self.issue()
        if number is None:
            return
        issue, body, fires = self.model.issues[number], {}, []
        changed = dataclasses.replace(issue)
        if self.random.random() < 0.5:
            body["title"] = changed.title = self.text()
            fires.append("issues.edited")
        if self.random.random() < 0.4:
            state, reason = self.random.choice(("open", "closed")), self.random.choice(REASONS)
            body |= {"state": state} if state == "open" else {"state": state, "state_reason": reason}
            if state != issue.state:
                fires.append("issues.closed" if state == "closed" else "issues.reopened")
                changed.state, changed.reason = state, "reopened" if state == "open" else reason
            elif state == "closed":
                changed.reason = reason
        if self.random.random() < 0.4:
            body["labels"] = changed.labels = self.some(self.model.labels)
            fires += ["issues.labeled"] * len(set(changed.labels) - set(issue.labels))
            fires += ["issues.unlabeled"] * len(set(issue.labels) - set(changed.labels))
        if self.random.random() < 0.4:
            body["assignees"] = changed.assignees = self.some(PEOPLE)
            fires += ["issues.assigned"] * len(set(changed.assignees) - set(issue.assignees))
            fires += ["issues.unassigned"] * len(set(issue.assignees) - set(changed.assignees))
        if self.random.random() < 0.4:
            body["milestone"] = changed.milestone = self.random.choice([None, *self.model.milestones, 999])
            if changed.milestone != issue.milestone:
                fires += ["issues.milestoned"] * (changed.milestone is not None)
                fires += ["issues.demilestoned"] * (issue.milestone is not None)
        if changed.milestone == 999:
            self.send("PATCH", f"{BASE}/issues/{number}", body, status=422)
            return
        self.send("PATCH", f"{BASE}/issues/{number}", body, status=200, fires=fires)
        self.model.issues[number] = changed

    def step_comment(self) -> None:
        """Create, edit or delete a comment."""
        number = self.issue()
        if number is None:
            return
        issue = self.model.issues[number]
        if not issue.comments or self.random.random() < 0.5:
            text, user = self.random.choice(("", self.text(), self.text())), self.random.choice((*PEOPLE, STRANGER))
            is_locked = issue.lock[0] and user == STRANGER
            status = 403 if is_locked else 201 if text else 422
            fires = ["issue_comment.created"] * (status == 201)
            path = f"{BASE}/issues/{number}/comments"
            found = self.send("POST", path, {"body": text}, user=user, status=status, fires=fires)
            if status == 201:
                issue.comments[found["id"]] = text
            return
        id = self.random.choice(list(issue.comments))
        path = f"{BASE}/issues/comments/{id}"
        if self.random.random() < 0.5:
            issue.comments[id] = self.text()
            self.send("PATCH", path, {"body": issue.comments[id]}, status=200, fires=["issue_comment.edited"])
        else:
            del issue.comments[id]
            self.send("DELETE", path, status=204, fires=["issue_comment.deleted"])
            self.send("GET", path, status=404)

    def step_label(self) -> None:
        """Create, rename or delete a label."""
        name, other = self.word(), self.word()
        color = f"{self.random.randrange(16**6):06x}"
        known, action = self.model.labels, self.random.random()
        if action < 0.5:
            taken = name in known
            fires = [] if taken else ["label.created"]
            body = {"name": name, "color": color}
            self.send("POST", f"{BASE}/labels", body, status=422 if taken else 201, fires=fires)
            known.setdefault(name, color)
        elif name not in known:
            self.send("PATCH", f"{BASE}/labels/{name}", {"color": color}, status=404)
        elif action < 0.8:
            taken = other in known and other != name
            fires = [] if taken else ["label.edited"]
            body = {"new_name": other, "color": color}
            self.send("PATCH", f"{BASE}/labels/{name}", body, status=422 if taken else 200, fires=fires)
            if not taken:
                del known[name]
                known[other] = color
                for issue in self.model.issues.values():
                    issue.labels = [other if each == name else each for each in issue.labels]
        else:
            self.send("DELETE", f"{BASE}/labels/{name}", status=204, fires=["label.deleted"])
            del known[name]
            for issue in self.model.issues.values():
                issue.labels = [each for each in issue.labels if each != name]

    def step_label_of_issue(self) -> None:
        """Add labels to an issue, or remove one."""
        number = self.issue()
        if number is None:
            return
        issue, path = self.model.issues[number], f"{BASE}/issues/{number}/labels"
        names = self.some(self.model.labels)
        if self.random.random() < 0.5:
            new = [name for name in names if name not in issue.labels]
            self.send("POST", path, {"labels": names}, status=200, fires=["issues.labeled"] * len(new))
            issue.labels = [*issue.labels, *new]
        else:
            name = self.word()
            status = 200 if name in issue.labels else 404
            self.send("DELETE", f"{path}/{name}", status=status, fires=["issues.unlabeled"] * (status == 200))
            issue.labels = [each for each in issue.labels if each != name]

    def step_milestone(self) -> None:
        """Create, close, open, rename or delete a milestone."""
        known, title = self.model.milestones, self.word()
        number = self.random.choice([*known, 999])
        taken = any(other == title for other, _ in known.values())
        if self.random.random() < 0.4:
            status = 422 if taken else 201
            fires = ["milestone.created"] * (status == 201)
            self.send("POST", f"{BASE}/milestones", {"title": title}, status=status, fires=fires)
            if status == 201:
                self.model.last_milestone += 1
                known[self.model.last_milestone] = (title, "open")
        elif number == 999:
            self.send("DELETE", f"{BASE}/milestones/999", status=404)
        elif self.random.random() < 0.7:
            old, state = known[number], self.random.choice(("open", "closed"))
            fires = [] if state == old[1] else [f"milestone.{'closed' if state == 'closed' else 'opened'}"]
            self.send("PATCH", f"{BASE}/milestones/{number}", {"state": state}, status=200, fires=fires)
            known[number] = (old[0], state)
        elif self.random.random() < 0.5:
            clash = taken and known[number][0] != title
            fires = ["milestone.edited"] * (not taken)
            self.send(
                "PATCH", f"{BASE}/milestones/{number}", {"title": title}, status=422 if clash else 200, fires=fires
            )
            if not clash:
                known[number] = (title, known[number][1])
        else:
            self.send("DELETE", f"{BASE}/milestones/{number}", status=204, fires=["milestone.deleted"])
            del known[number]
            for issue in self.model.issues.values():
                issue.milestone = None if issue.milestone == number else issue.milestone

    def step_lock(self) -> None:
        """Lock or unlock an issue."""
        number = self.issue()
        if number is None:
            return
        issue, path = self.model.issues[number], f"{BASE}/issues/{number}/lock"
        if self.random.random() < 0.5:
            reason = self.random.choice(("resolved", "spam"))
            fires = [] if issue.lock[0] else ["issues.locked"]
            self.send("PUT", path, {"lock_reason": reason}, status=204, fires=fires)
            issue.lock = (True, reason)
        else:
            self.send("DELETE", path, status=204, fires=["issues.unlocked"] * issue.lock[0])
            issue.lock = (False, None)

    def step_reaction(self) -> None:
        """React to an issue; the same reaction again is the one that there is."""
        number = self.issue()
        if number is not None:
            issue, user, content = (
                self.model.issues[number],
                self.random.choice(PEOPLE),
                self.random.choice(("+1", "heart")),
            )
            status = 200 if (user, content) in issue.reactions else 201
            self.send("POST", f"{BASE}/issues/{number}/reactions", {"content": content}, user=user, status=status)
            issue.reactions.add((user, content))

    def step_star(self) -> None:
        """Star the repository or remove the star."""
        user, path = self.random.choice((*PEOPLE, STRANGER)), f"/user/starred/{FULL}"
        has = user in self.model.stars
        if self.random.random() < 0.5:
            fires = [] if has else ["star.created", "watch.started"]
            self.send("PUT", path, user=user, status=204, fires=fires)
            self.model.stars.add(user)
        else:
            self.send("DELETE", path, user=user, status=204, fires=["star.deleted"] * has)
            self.model.stars.discard(user)
        self.send("GET", path, user=user, status=204 if user in self.model.stars else 404)

    def step_branch(self) -> None:
        """Create or delete a branch."""
        known, name = self.model.branches, self.random.choice(("one", "two/three", "four"))
        if self.random.random() < 0.6:
            source = self.random.choice(list(known))
            sha = self.send("GET", f"{BASE}/git/ref/heads/{source}", status=200)["object"]["sha"]
            fires = [] if name in known else ["create", "push"]
            body = {"ref": f"refs/heads/{name}", "sha": sha}
            self.send("POST", f"{BASE}/git/refs", body, status=422 if name in known else 201, fires=fires)
            known.setdefault(name, dict(known[source]))
        else:
            has = name in known
            fires = ["delete", "push"] if has else []
            self.send("DELETE", f"{BASE}/git/refs/heads/{name}", status=204 if has else 422, fires=fires)
            known.pop(name, None)

    def step_file(self) -> None:
        """Create, change or delete a file of a branch."""
        branch, path = (
            self.random.choice(list(self.model.branches)),
            self.random.choice(("a.txt", "b/c.txt", "b/d.txt")),
        )
        files, url = self.model.branches[branch], f"{BASE}/contents/{path}"
        body: dict[str, Any] = {"message": self.text(), "branch": branch}
        if path in files:
            body["sha"] = self.send("GET", f"{url}?ref={branch}", status=200)["sha"]
        if path in files and self.random.random() < 0.4:
            self.send("DELETE", url, body, status=200, fires=["push"])
            del files[path]
            return
        text = self.text()
        body["content"] = base64.b64encode(text.encode()).decode()
        self.send("PUT", url, body, status=200 if path in files else 201, fires=["push"])
        files[path] = text

    def step_release(self) -> None:
        """Create, publish or delete a release."""
        known, tag = self.model.releases, f"v{self.random.randrange(6)}"
        if tag not in known:
            draft = self.random.random() < 0.5
            fires = ["release.created"] if draft else ["create", "push", "release.created", "release.published"]
            fires += [] if draft else ["release.released"]
            if not draft and self._has_tag(tag):
                fires = [each for each in fires if each not in ("create", "push")]
            self.send("POST", f"{BASE}/releases", {"tag_name": tag, "draft": draft}, status=201, fires=fires)
            known[tag] = draft
            return
        found = self.send("GET", f"{BASE}/releases?per_page=100", status=200)
        id = next(each["id"] for each in found if each["tag_name"] == tag)
        self.send("DELETE", f"{BASE}/releases/{id}", status=204, fires=["release.deleted"])
        del known[tag]

    def _has_tag(self, name: str) -> bool:
        repository = self.github.state.repository(FULL)
        return repository is not None and f"refs/tags/{name}" in repository.refs

    def step_list_issues(self) -> None:
        """List issues by a filter, in pages."""
        state, label = self.random.choice(("open", "closed", "all")), self.random.choice([None, *self.model.labels])
        size = self.random.randrange(1, 100)
        query = f"state={state}&per_page={size}&direction=asc" + (f"&labels={label.replace(' ', '+')}" if label else "")
        due = [
            number
            for number, each in self.model.issues.items()
            if state in (each.state, "all") and (label is None or label in each.labels)
        ]
        found = self.send("GET", f"{BASE}/issues?{query}", status=200)
        assert [each["number"] for each in found] == due[:size], f"{self.log}: not {due}"
        second = self.send("GET", f"{BASE}/issues?{query}&page=2", status=200)
        assert [each["number"] for each in second] == due[size : 2 * size], self.log

    def step_search(self) -> None:
        """Search issues by label, state and assignee."""
        label, who = self.random.choice(list(self.model.labels)), self.random.choice(PEOPLE)
        query = f'repo:{FULL} is:open label:"{label}" assignee:{who}'.replace(" ", "+").replace('"', "%22")
        due = {
            number
            for number, each in self.model.issues.items()
            if each.state == "open" and label in each.labels and who in each.assignees
        }
        # Thirty searches a minute; the quota of a credential is renewed on the clock.
        self.github.clock.advance(minutes=1)
        found = self.send("GET", f"/search/issues?q={query}&per_page=100", status=200)
        assert found["total_count"] == len(due) and {each["number"] for each in found["items"]} <= due, self.log

    def compare(self) -> None:
        """Compare all that there is with the model."""
        self.github.clock.advance(hours=1)
        model, found = self.model, []
        for page in range(1, len(model.issues) // 100 + 2):
            found += self.send("GET", f"{BASE}/issues?state=all&direction=asc&per_page=100&page={page}", status=200)
        shown = {each["number"]: each for each in found}
        assert list(shown) == list(model.issues)
        for number, issue in model.issues.items():
            self._compare_issue(shown[number], issue)
        labels = self._labels_of_the_simulator()
        assert dict(labels) == model.labels
        milestones = self.send("GET", f"{BASE}/milestones?state=all&per_page=100", status=200)
        assert {each["number"]: (each["title"], each["state"]) for each in milestones} == model.milestones
        for each in milestones:
            mine = [issue.state for issue in model.issues.values() if issue.milestone == each["number"]]
            assert (each["open_issues"], each["closed_issues"]) == (mine.count("open"), mine.count("closed"))
        stars = self.send("GET", f"{BASE}/stargazers", status=200)
        assert {each["login"] for each in stars} == model.stars
        self._compare_files()
        self.compare_teamwork()

    def _compare_issue(self, shown: dict[str, Any], issue: Issue) -> None:
        texts = {each["id"]: each["body"] for each in self._comments(shown["number"])}
        found = Issue(
            shown["title"],
            shown["body"],
            shown["user"]["login"],
            shown["state"],
            shown["state_reason"],
            sorted(each["name"] for each in shown["labels"]),
            sorted(each["login"] for each in shown["assignees"]),
            shown["milestone"] and shown["milestone"]["number"],
            (shown["locked"], shown["active_lock_reason"]),
            texts,
            issue.reactions,
        )
        due = dataclasses.replace(issue, labels=sorted(issue.labels), assignees=sorted(issue.assignees))
        assert found == due
        assert shown["comments"] == len(issue.comments) and shown["reactions"]["total_count"] == len(issue.reactions)

    def _comments(self, number: int) -> list[Any]:
        found: list[Any] = self.send("GET", f"{BASE}/issues/{number}/comments?per_page=100", status=200)
        return found

    def _compare_files(self) -> None:
        found = self.send("GET", f"{BASE}/branches?per_page=100", status=200)
        assert {each["name"] for each in found} == set(self.model.branches)
        for branch, files in self.model.branches.items():
            tree = self.send("GET", f"{BASE}/git/trees/{branch.replace('/', '%2F')}?recursive=1", status=200)["tree"]
            assert {each["path"] for each in tree if each["type"] == "blob"} == set(files)
            for path, text in files.items():
                shown = self.send("GET", f"{BASE}/contents/{path}?ref={branch}", status=200)
                assert base64.b64decode(shown["content"]).decode() == text
