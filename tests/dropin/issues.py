import datetime
import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]

issue = gh.issue("octocat", "Hello-World", 1347)
print(issue.number, issue.title, issue.state, issue.user, issue.comments_count)
print(issue.created_at, issue.closed_at, issue.is_closed(), issue.milestone.title, issue.assignee.login)
print([label.name for label in issue.original_labels], [a.login for a in issue.assignees], issue.body)
print(isinstance(issue, github3.issues.Issue))
print(isinstance(issue, github3.issues.issue.Issue), issue.as_dict()["number"])

since = datetime.datetime(2024, 5, 1, 12, 0, 0, tzinfo=datetime.timezone.utc)
repo = gh.repository("octocat", "Hello-World")
for found in repo.issues(milestone=1, state="closed", assignee="mona", labels="bug,ui", sort="comments", number=2):
    print(found.number, found.html_url)
print([i.number for i in gh.issues(filter="assigned", state="open", labels="bug", sort="created", direction="asc")])
print([i.number for i in gh.organization_issues("github", filter="all", since="2024-05-01T12:00:00Z")])
print([i.title for i in repo.issues(since="2024-05-01T12:00:00Z")])

created = gh.create_issue("octocat", "Hello-World", "Found a bug", "It breaks.", labels=["bug"], assignees=["mona"])
print(created.html_url)
print(repo.create_issue("Another", body="text", milestone=1, labels=["bug", "ui"]).number)
comment = issue.create_comment("Me too")
print(comment.id, comment.body, comment.user.login, comment.created_at)
print([c.body for c in issue.comments(sort="created", direction="desc", since="2024-05-01T12:00:00Z")])
print(issue.comment(1).body, comment.edit("Edited"), comment.delete())
for event in issue.events():
    print(event.event, event.actor.login, event.commit_id, event.created_at)
print([e.event for e in repo.issue_events(number=2)])
print([label.name for label in issue.add_labels("bug", "ui")], [label.name for label in issue.labels()])
print([label.name for label in issue.replace_labels(["bug"])], issue.remove_label("bug")[0].name)
print([label.name for label in issue.remove_all_labels()], issue.lock(), issue.unlock())
print(issue.edit(title="New title", body="New body", state="closed", labels=["bug"], assignees=["mona"]), issue.title)
print(issue.pull_request() is None)
print(issue.refresh().number, [u.login for u in repo.assignees()], repo.is_assignee("mona"))

for label in repo.labels():
    print(label.name, label.color, label.description)
label = repo.create_label("bug", "f29513", "Something isn't working")
print(repo.label("bug").color, label.delete())
for milestone in repo.milestones(state="open", sort="due_date", direction="asc"):
    print(milestone.number, milestone.title, milestone.due_on, milestone.open_issues_count)
milestone = repo.create_milestone("v2.0", state="open", description="Next", due_on="2024-06-01T00:00:00Z")
print(milestone.creator.login, [label.name for label in milestone.labels()])
print(repo.milestone(1).title, milestone.update(title="v2.1", state="closed"), milestone.delete())
print(since.isoformat())
