"""Pull requests, their merges and reviews in the simulator."""

from __future__ import annotations

import warnings

import pytest

import ferrohub
from ferrohub.exceptions import Conflict, GitHubError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub
from sending import send

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import github as pygithub

Repository = ferrohub.repos.Repository
API = "https://api.github.com"


@pytest.fixture
def topic(github: GitHub, compass: Repository) -> str:
    """A branch with two commits."""
    github.commit("mona/compass", {"a": "1\n2\n3\n4\n5\n"}, "Base")
    github.commit("mona/compass", {"a": "1\n2\n3\n4\nfive\n"}, "Write five", branch="topic")
    github.commit("mona/compass", {"b": "b\n"}, "Add b\n\nFixes #1", branch="topic")
    return "topic"


def test_the_default_branch_is_renamed_by_administrators(github: GitHub, compass: Repository, topic: str) -> None:
    github.state.repository("mona/compass").collaborators[github.user("lisa").id] = "push"  # type: ignore[union-attr]
    path = "POST /repos/mona/compass/branches"

    def renamed(branch: str, client: ferrohub.Client) -> int:
        return send(client, f"{path}/{branch}/rename", {"new_name": f"{branch}-2"})[0]

    def limited(**held: str) -> ferrohub.Client:
        return github.client(token=github.token("mona", permissions=held))

    assert renamed("main", github.client("lisa")) == 403
    assert renamed("main", limited(contents="write")) == 403
    assert renamed(topic, limited(contents="write")) == 201
    assert renamed("main", limited(contents="write", administration="write")) == 201
    assert github.permissions.recorded().permissions == {"administration": "write", "contents": "write"}


def test_open_pull_requests_and_drafts_follow_a_branch_that_is_renamed(compass: Repository, topic: str) -> None:
    merged = compass.create_pull("First", "main", topic)
    assert merged.merge()
    compass.create_branch_ref("next", compass.branch("main").commit.sha)
    compass.create_file("c", "Add c", b"c", "next")
    pull = compass.create_pull("Second", "main", "next")
    compass.create_release("v1", target_commitish="main", draft=True)
    assert compass.rest.repos.rename_branch("main", new_name="trunk").name == "trunk"
    assert (pull.refresh().base.ref, merged.refresh().base.ref) == ("trunk", "main")
    assert compass.refresh().default_branch == "trunk" and next(compass.releases()).target_commitish == "trunk"


def test_a_pull_request_has_the_diff_of_its_branches(compass: Repository, topic: str, github: GitHub) -> None:
    pull = compass.create_pull("Five", "main", topic, body="Please").refresh()
    assert (pull.commits_count, pull.additions_count, pull.deletions_count) == (2, 2, 1)
    assert pull.mergeable and pull.as_dict()["mergeable_state"] == "clean"
    assert [(each.filename, each.status) for each in pull.files()] == [("a", "modified"), ("b", "added")]
    assert [each.commit.message for each in pull.commits()] == ["Write five", "Add b\n\nFixes #1"]
    assert pull.diff().startswith(b"diff --git a/a b/a\n") and pull.patch().count(b"Subject: [PATCH") == 2
    github.commit("mona/compass", {"c": "c\n"}, "Add c", branch=topic)
    assert pull.refresh().commits_count == 3 and pull.refresh().head.sha == compass.branch(topic).commit.sha
    assert [each.number for each in compass.pull_requests(head="mona:topic", base="main")] == [1]
    issue = compass.issue(1)
    assert issue.as_dict()["pull_request"]["url"] == pull.url and [each.number for each in compass.issues()] == [1]


@pytest.mark.parametrize(
    ("method", "parents", "messages"),
    [
        ("merge", 2, ["Merge pull request #2 from mona/topic\n\nFive"]),
        ("squash", 1, ["Five (#2)"]),
        ("rebase", 1, ["Add b\n\nFixes #1", "Write five"]),
    ],
)
def test_merges_in_three_ways_close_the_issues_that_are_named(
    method: str, parents: int, messages: list[str], compass: Repository, topic: str, github: GitHub
) -> None:
    issue = compass.create_issue("Broken")
    github.commit("mona/compass", {"README.md": "# North\n"}, "Rename")
    pull = compass.create_pull("Five", "main", topic)
    assert pull.merge(merge_method=method)
    head = compass.commit("main")
    assert len(head.parents) == parents
    assert [each.commit.message for each in compass.commits(number=len(messages))] == messages
    assert compass.file_contents("a").decoded == b"1\n2\n3\n4\nfive\n"
    assert compass.readme().decoded == b"# North\n" and compass.file_contents("b").decoded == b"b\n"
    merged = pull.refresh()
    assert merged.merged and merged.state == "closed" and merged.merged_by.login == "mona"
    assert merged.merge_commit_sha == head.sha and pull.is_merged()
    assert issue.refresh().state == "closed"
    with pytest.raises(GitHubError):
        pull.merge()
    assert [each.event for each in compass.issue(2).events()] == ["merged", "closed"]


def test_conflicts_cannot_be_merged(compass: Repository, topic: str, github: GitHub) -> None:
    pull = compass.create_pull("Five", "main", topic)
    github.commit("mona/compass", {"a": "1\n2\n3\n4\nfünf\n"}, "Other")
    assert pull.refresh().mergeable is False and pull.refresh().as_dict()["mergeable_state"] == "dirty"
    with pytest.raises(GitHubError, match="not mergeable"):
        pull.merge()
    assert not pull.refresh().merged


def test_what_is_no_pull_request_is_refused(compass: Repository, topic: str) -> None:
    for base, head, message in (
        ("nothing", topic, "base"),
        ("main", "nothing", "head"),
        ("main", "main", "No commits between main and main"),
    ):
        with pytest.raises(UnprocessableEntity, match=message):
            compass.create_pull("x", base, head)
    compass.create_pull("x", "main", topic)
    with pytest.raises(UnprocessableEntity, match="already exists for mona:topic"):
        compass.create_pull("x", "main", topic)
    with pytest.raises(NotFoundError):
        compass.pull_request(9)


def test_the_head_must_be_the_expected_one(compass: Repository, topic: str) -> None:
    pull = compass.create_pull("x", "main", topic)
    with pytest.raises(Conflict, match="modified"):
        pull.merge(sha="0" * 40)
    compass.session.patch(compass.url, json={"allow_squash_merge": False})
    with pytest.raises(GitHubError, match="Squash merges are not allowed"):
        pull.merge(merge_method="squash")


def test_pull_requests_come_from_forks(compass: Repository, github: GitHub) -> None:
    lisa = github.client("lisa")
    lisa.repository("mona", "compass").create_fork()
    github.commit("lisa/compass", {"new": "1\n"}, branch="topic")
    pull = lisa.repository("mona", "compass").create_pull("From a fork", "main", "lisa:topic")
    assert pull.head.label == "lisa:topic" and pull.as_dict()["head"]["repo"]["fork"]
    mine = compass.pull_request(pull.number)
    with pytest.raises(GitHubError):
        pull.merge()
    assert mine.merge() and compass.file_contents("new").decoded == b"1\n"


def test_reviews_count_for_protected_branches(compass: Repository, topic: str, github: GitHub) -> None:
    github.state.repository("mona/compass").collaborators[github.user("lisa").id] = "push"
    url = f"{compass.url}/branches/main/protection"
    rules = {
        "required_status_checks": None,
        "enforce_admins": True,
        "required_pull_request_reviews": {"required_approving_review_count": 1},
        "restrictions": None,
    }
    compass.session.put(url, json=rules)
    pull = compass.create_pull("Five", "main", topic)
    with pytest.raises(GitHubError, match="approving review is required"):
        pull.merge()
    pull.create_review_requests(reviewers=["lisa"])
    assert [each.login for each in pull.refresh().requested_reviewers] == ["lisa"]
    with pytest.raises(UnprocessableEntity, match="your own"):
        pull.create_review("Fine", event="APPROVE")
    theirs = github.client("lisa").pull_request("mona", "compass", 1)
    refused = theirs.create_review("No", event="REQUEST_CHANGES")
    with pytest.raises(GitHubError, match="Changes have been requested"):
        pull.merge()
    assert theirs.create_review("Yes", event="APPROVE").state == "APPROVED"
    assert [each.state for each in pull.reviews()] == ["CHANGES_REQUESTED", "APPROVED"]
    assert list(pull.refresh().requested_reviewers) == [] and refused.refresh().body == "No"
    assert pull.merge()


def test_pending_reviews_are_seen_by_their_author_alone(compass: Repository, topic: str, github: GitHub) -> None:
    pull = compass.create_pull("Five", "main", topic)
    theirs = github.client("lisa").pull_request("mona", "compass", 1)
    comments = [{"path": "a", "line": 5, "body": "Why?"}]
    draft = theirs.session.post(f"{pull.url}/reviews", json={"comments": comments}).json()
    assert (draft["state"], len(list(pull.reviews())), len(list(theirs.reviews()))) == ("PENDING", 0, 1)
    url = f"{pull.url}/reviews/{draft['id']}"
    sent = theirs.session.post(f"{url}/events", json={"event": "COMMENT", "body": "See"}).json()
    assert sent["state"] == "COMMENTED" and sent["submitted_at"]
    (comment,) = pull.review_comments()
    assert (comment.path, comment.body, comment.user.login) == ("a", "Why?", "lisa")
    assert comment.reply("Because").as_dict()["in_reply_to_id"] == comment.id
    assert pull.refresh().review_comments_count == 2
    comment.delete()
    assert [each.body for each in pull.review_comments()] == ["Because"]


def test_searches_know_pull_requests(compass: Repository, topic: str, client: ferrohub.Client) -> None:
    pull = compass.create_pull("Five", "main", topic, draft=True)
    compass.create_issue("Five, too")
    assert [each.number for each in client.search_issues("five is:pr is:draft")] == [1]
    assert [each.number for each in client.search_issues("five is:issue")] == [2]
    with pytest.raises(GitHubError):
        pull.merge()


def test_pygithub_opens_reviews_and_merges(github: GitHub, topic: str) -> None:
    auth = pygithub.Auth.Token(github.token("mona"))
    # It waits for a second after each request that writes.
    fast = {"seconds_between_requests": 0, "seconds_between_writes": 0}
    with github.serve() as url, pygithub.Github(base_url=url, auth=auth, **fast) as client:
        repository = client.get_repo("mona/compass")
        made = repository.create_file("docs/a.md", "Add a page", "one\n", branch=topic)
        assert repository.get_contents("docs/a.md", ref=topic).decoded_content == b"one\n"
        repository.update_file("docs/a.md", "Change it", "two\n", made["content"].sha, branch=topic)
        pull = repository.create_pull("main", topic, title="Five", body="Please")
        assert [each.filename for each in pull.get_files()] == ["a", "b", "docs/a.md"]
        assert pull.get_commits().totalCount == 4
        pull.create_issue_comment("Soon")
        pull.add_to_labels("bug")
        pull.create_review(body="Hm", event="COMMENT")
        assert [each.body for each in pull.get_reviews()] == ["Hm"]
        assert pull.merge(merge_method="squash").merged
        assert repository.get_pull(1).merged and repository.get_branch("main").commit.commit.message == "Five (#1)"
        reference = repository.get_git_ref(f"heads/{topic}")
        reference.delete()
        assert [each.name for each in repository.get_branches()] == ["main"]
        release = repository.create_git_release("v1", "One", "First")
        release.upload_asset(__file__, name="test.py")
        assert [each.name for each in repository.get_latest_release().assets] == ["test.py"]
        compared = repository.compare("v1", "main")
        assert compared.status == "identical" and compared.total_commits == 0
        fork = client.get_repo("mona/compass").get_commit("main")
        fork.create_status("success", context="ci")
        assert fork.get_combined_status().state == "success"
    assert github.state.repository("mona/compass").pulls[1].merged_at is not None


def test_what_is_late_at_github_is_late_on_demand(github: GitHub, client: ferrohub.Client, compass: Repository) -> None:
    github.delays.mergeable = github.delays.statistics = github.delays.search = 30
    github.commit("mona/compass", {"a": "1\n2\n"}, branch="topic")
    compass.create_pull("Topic", "main", "topic")
    path = "/repos/mona/compass"
    assert send(client, f"GET {path}/pulls/1")[1]["mergeable"] is None
    assert send(client, f"GET {path}/stats/contributors") == (202, {})
    assert list(client.search_issues("repo:mona/compass Topic")) == []
    github.clock.advance(31)
    assert send(client, f"GET {path}/pulls/1")[1]["mergeable_state"] == "clean"
    (mona,) = send(client, f"GET {path}/stats/contributors")[1]
    assert (mona["author"]["login"], mona["total"], mona["weeks"][0]["a"]) == ("mona", 1, 1)
    assert [each.title for each in client.search_issues("repo:mona/compass Topic")] == ["Topic"]
    # A push begins it anew.
    github.commit("mona/compass", {"b": "1"}, branch="topic")
    assert send(client, f"GET {path}/pulls/1")[1]["mergeable"] is None


def test_statistics_count_commits(github: GitHub, client: ferrohub.Client, compass: Repository) -> None:
    github.commit("mona/compass", {"README.md": "# North\n", "b": "1\n"})
    github.commit("mona/compass", {"c": "1\n"}, author=github.user("lisa"))
    path = "GET /repos/mona/compass/stats"
    assert [each["total"] for each in send(client, f"{path}/commit_activity")[1]][-1] == 3
    assert [each[1:] for each in send(client, f"{path}/code_frequency")[1]] == [[4, -1]]
    assert send(client, f"{path}/participation")[1]["owner"][-1] == 2
    assert sum(each[2] for each in send(client, f"{path}/punch_card")[1]) == 3
    _, shown = send(client, "GET /repos/mona/compass/contributors")
    assert [(each["login"], each["contributions"]) for each in shown] == [("mona", 2), ("lisa", 1)]
    github.repository("mona/empty")
    assert send(client, "GET /repos/mona/empty/stats/contributors") == (204, None)
