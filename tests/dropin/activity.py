import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]
repo = gh.repository("octocat", "Hello-World")

for thread in gh.notifications(all=True, number=1):
    print(thread.id, thread.reason, thread.unread, thread.subject["title"], thread.repository.full_name)
    print(thread.updated_at, thread.last_read_at, thread.mark())
    subscription = thread.subscription()
    print(subscription.subscribed, subscription.ignored, subscription.reason, subscription.created_at)
    print(thread.set_subscription(True, False).subscribed, thread.delete_subscription())
print([t.reason for t in repo.notifications(number=1)])

for event in gh.all_events(number=1):
    print(event.id, event.type, event.public, event.created_at, event.actor.login, event.org.login)
    print(sorted(event.payload), event.payload["action"], event.repo)
user = gh.user("octocat")
print([e.type for e in user.events(public=True)], [e.type for e in user.received_events(number=1)])
print([e.type for e in repo.events(number=1)], isinstance(event, github3.events.Event))
