import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]
branch = gh.repository("octocat", "Hello-World").branch("main")

protection = branch.protection()
print(isinstance(protection, github3.repos.branch.BranchProtection))
print(protection.enforce_admins.enabled, protection.enforce_admins.enable(), protection.enforce_admins.disable())
print(protection.requires_signatures(), protection.require_signatures())

checks = protection.required_status_checks
print(checks.strict, checks.contexts(), checks.add_contexts(["ci"]), checks.replace_contexts(["ci"]))
print(checks.remove_contexts(["ci"]), checks.delete())

restrictions = protection.restrictions
print([u.login for u in restrictions.users()], [t.slug for t in restrictions.teams()])
print([u.login for u in restrictions.add_users(["mona"])], [t.slug for t in restrictions.add_teams(["owners"])])
print([u.login for u in restrictions.remove_users(["mona"])], restrictions.replace_users(["mona"]))
reviews = protection.required_pull_request_reviews
print(reviews.dismiss_stale_reviews, reviews.required_approving_review_count, reviews.delete())
print(restrictions.delete(), protection.delete())
