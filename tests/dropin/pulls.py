import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]
repo = gh.repository("octocat", "Hello-World")

for pull in repo.pull_requests(state="open", head="octocat:feature", base="main", sort="updated", direction="asc"):
    print(pull.number, pull.title, pull.user.login, pull.state, pull.head.ref, pull.base.ref)
pull = gh.pull_request("octocat", "Hello-World", 1347)
print(pull.number, pull.title, pull.merged, pull.mergeable, pull.additions_count)
print(pull.head.label, pull.head.sha, pull.head.repository, pull.base.user.login, pull.created_at, pull.merged_by)
print(isinstance(pull, github3.pulls.PullRequest))
print(repo.pull_request(1347) == pull, pull.refresh().id)
print([c.sha for c in pull.commits()], [(f.filename, f.status, f.additions_count) for f in pull.files()])
print(pull.diff(), pull.patch(), pull.is_merged(), pull.issue().number)
created = repo.create_pull("New feature", "main", "octocat:feature", body="Please", maintainer_can_modify=True)
print(created.html_url, repo.create_pull_from_issue(5, "main", "octocat:feature").number)
print(pull.update(title="Title", body="Body", state="open", base="main"), pull.title)
print(pull.merge("Merge it", sha="6dcb09b5", merge_method="squash", commit_title="New feature (#1)"))
print(pull.create_comment("Nice").body, [c.body for c in pull.issue_comments()])

for review in pull.reviews():
    print(review.id, review.state, review.user.login, review.body, review.submitted_at)
for comment in pull.review_comments(number=1):
    print(comment.id, comment.path, comment.position, comment.body, comment.diff_hunk)
comment = pull.create_review_comment("Nice line", "6dcb09b5", "file1.txt", 4)
print(comment.edit("Nicer"), comment.delete())
comments = [{"path": "file1.txt", "position": 4, "body": "Here"}]
review = pull.create_review("Fine", commit_id="6dcb09b5", event="APPROVE", comments=comments)
print(review.state, isinstance(review, github3.pulls.PullReview))
requests = pull.review_requests()
print([u.login for u in requests.users], [t.slug for t in requests.teams])
print(pull.create_review_requests(reviewers=["mona"], team_reviewers=["justice-league"]).number)
print(pull.delete_review_requests(reviewers=["mona"]))
