"""Pull requests, gists, searches and projects, on real recordings."""

from __future__ import annotations

import datetime

import pytest

from ferrohub._core import ProjectColumn, ShortGist, ShortUser
from recordings import EXACT, needed, replayed

#: Classic projects, which GitHub has removed, warn.
CLASSIC = pytest.mark.filterwarnings("ignore:.*[pP]roject.* is deprecated:DeprecationWarning")

pytestmark = needed

PEER = ("sigmavirus24", "github3.py")
GIST = "8de9b9b0ae2e45383d85"
UTC = datetime.timezone.utc


def test_comment_on_a_pull_request() -> None:
    with replayed("betamax/PullRequest_create_comment", match_on=EXACT) as client:
        comment = client.pull_request(*PEER, 423).create_comment("Testing pull request comment")
    assert comment.body == "Testing pull request comment"
    assert type(comment.user) is ShortUser


def test_review_of_a_pull_request() -> None:
    with replayed("betamax/PullRequest_create_review", match_on=EXACT) as client:
        review = client.pull_request(*PEER, 819).create_review("Testing create review", event="COMMENT")
    assert review.state == "COMMENTED"
    assert review.submitted_at.tzinfo == UTC


def test_pending_review_is_submitted() -> None:
    with replayed("betamax/PullReview_submit", match_on=EXACT) as client:
        review = client.pull_request(*PEER, 819).create_review("Testing submit review")
        assert (review.state, review.submitted_at) == ("PENDING", None)
        assert review.submit("Testing submit review", "COMMENT") is True
    assert review.state == "COMMENTED"


def test_comments_on_the_changes() -> None:
    with replayed("betamax/PullRequest_review_comments") as client:
        pull = client.pull_request(*PEER, 235)
        comments = list(pull.review_comments())
    assert len(comments) == pull.review_comments_count
    assert all(comment.pull_request_url == pull.url for comment in comments)


def test_fork_of_a_gist() -> None:
    with replayed("betamax/Gist_fork") as client:
        gist = client.gist(GIST)
        fork = gist.fork()
    assert type(fork) is ShortGist
    assert fork.id != gist.id == GIST


def test_star_is_removed() -> None:
    with replayed("betamax/Gist_unstar") as client:
        assert client.gist(GIST).unstar() is True


def test_public_gists() -> None:
    with replayed("betamax/GitHub_public_gists") as client:
        gists = list(client.public_gists(number=25, since=datetime.datetime(2018, 7, 13)))
    assert len(gists) == 25
    assert all(type(gist) is ShortGist and gist.public for gist in gists)


def test_search_code() -> None:
    query = "HTTPAdapter in:file language:python repo:kennethreitz/requests"
    with replayed("betamax/GitHub_search_code") as client:
        results = client.search_code(query)
        found = list(results)
    assert len(found) == results.total_count
    assert {result.repository.full_name for result in found} == {"kennethreitz/requests"}


def test_search_issues() -> None:
    with replayed("betamax/GitHub_search_issues", all_used=False) as client:
        found = next(client.search_issues("github3 label:Bug"))
    assert found.score > 0
    assert found.issue.url == found.as_dict()["url"]
    assert "score" not in found.issue.as_dict()


def test_search_issues_of_a_repository() -> None:
    with replayed("octokit/search-issues", match_on=("method", "path")) as client:
        results = client.search_issues("sesame repo:octokit-fixture-org/search-issues")
        issues = [result.issue for result in results]
        assert results.total_count == len(issues)
    assert {issue.title for issue in issues} == {"The doors don’t open", "Sesame seeds split without a pop!"}  # noqa: RUF001


def test_search_users() -> None:
    with replayed("betamax/GitHub_search_users") as client:
        results = client.search_users("tom followers:>1000")
        users = [result.user for result in results]
    assert results.total_count == len(users)
    assert "mojombo" in [user.login for user in users]


@CLASSIC
def test_project() -> None:
    with replayed("betamax/GitHub_project") as client:
        project = client.project(398318)
    assert project.id == 398318
    assert project.name


@CLASSIC
def test_project_of_a_repository() -> None:
    with replayed("betamax/Repository_create_repo_project", match_on=EXACT) as client:
        project = client.repository("github3py", "delete_contents").create_project("test-project", "test body")
        assert (project.name, project.body) == ("test-project", "test body")
        assert project.delete() is True


@CLASSIC
def test_cards_of_a_project() -> None:
    with replayed("octokit/project-cards", match_on=("method", "path", "body")) as client:
        column = ProjectColumn.from_dict({"url": "https://api.github.com/projects/columns/1000"}, client)
        first = column.create_card_with_note("Example card 1")
        second = column.create_card_with_note("Example card 2")
        assert {card.note for card in column.cards()} == {first.note, second.note}
        assert client.project_card(1000) == first
        assert first.update("Example card 1 updated")
        assert first.note == "Example card 1 updated"
        assert first.move("top", 1001)
        assert second.move("bottom", 1001)
        assert first.move("after:1001")
        assert first.delete() is True
