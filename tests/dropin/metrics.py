import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]
repo = gh.repository("octocat", "Hello-World")

for stats in repo.contributor_statistics(number=1):
    print(stats.author.login, stats.total, len(stats.weeks))
print(list(repo.code_frequency()), [week["total"] for week in repo.commit_activity(number=1)])
views = repo.views()
print(views.count, views.uniques, isinstance(views, github3.repos.traffic.ViewsStats))
print(repo.clones(per="week").count)
pages = repo.pages()
print(pages.status, pages.cname, [build.status for build in repo.pages_builds(number=1)])
print(repo.latest_pages_build().commit)
suite = repo.check_suite(5)
print(suite.id, suite.status, suite.conclusion, suite.head_branch)
run = repo.check_run(4)
print(run.id, run.name, run.status, run.conclusion, run.started_at, run.output.title, run.app.name)
print([r.name for r in repo.commit("6dcb09b5").check_runs()])
