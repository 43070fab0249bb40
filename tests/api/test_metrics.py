"""Statistics and traffic of a repository."""

from __future__ import annotations

import datetime

import pytest

import ferrohub
from harness import Case, Reply, Server, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
ALL = {"per_page": "100"}
WEEK = {"days": [0, 3, 26, 20, 39, 1, 0], "total": 89, "week": 1336280400}
REFERRERS = [{"referrer": "Google", "count": 4, "uniques": 3}]
PATHS = [{"path": "/github/hubot", "title": "github/hubot", "count": 3542, "uniques": 2225}]

CASES = [
    Case(
        "ShortRepository.code_frequency",
        (),
        f"GET {REPO}/stats/code_frequency",
        query=ALL,
        reply=[[1302998400, 1124, -435]],
        result=[[1302998400, 1124, -435]],
    ),
    Case(
        "ShortRepository.commit_activity",
        (),
        f"GET {REPO}/stats/commit_activity",
        query=ALL,
        reply=[WEEK],
        result=[WEEK],
    ),
    Case(
        "ShortRepository.contributor_statistics",
        (),
        f"GET {REPO}/stats/contributors",
        query=ALL,
        reply="[ContributorStats]",
        result="[ContributorStats]",
    ),
    Case(
        "ShortRepository.weekly_commit_count",
        (),
        f"GET {REPO}/stats/participation",
        reply={"all": [11, 21], "owner": [3, 2]},
        result={"all": [11, 21], "owner": [3, 2]},
    ),
    Case(
        "ShortRepository.clones",
        (),
        f"GET {REPO}/traffic/clones",
        query={"per": "day"},
        reply="ClonesStats",
        result="ClonesStats",
    ),
    Case(
        "ShortRepository.views",
        ("week",),
        f"GET {REPO}/traffic/views",
        query={"per": "week"},
        reply="ViewsStats",
        result="ViewsStats",
    ),
    Case(
        "ShortRepository.top_referrers",
        (),
        f"GET {REPO}/traffic/popular/referrers",
        reply=REFERRERS,
        result=REFERRERS,
    ),
    Case(
        "ShortRepository.top_paths",
        (),
        f"GET {REPO}/traffic/popular/paths",
        reply=PATHS,
        result=PATHS,
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


@pytest.mark.parametrize("name", ["code_frequency", "commit_activity", "contributor_statistics"])
def test_while_the_service_computes_there_is_nothing(name: str, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, 202), Reply([]))
    listing = getattr(make("ShortRepository", client), name)()
    assert list(listing) == [] and listing.last_status == 202
    assert len(server.requests) == 1
    assert list(listing.refresh()) == [] and listing.last_status == 200


def test_a_week_count_that_is_not_there_yet_is_empty(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, 202))
    assert make("ShortRepository", client).weekly_commit_count() == {}


def test_weeks_can_be_read(client: ferrohub.Client) -> None:
    stats = make(
        "ContributorStats",
        client,
        weeks=[{"w": 1367712000, "a": 6898, "d": 77, "c": 10}, {"w": None}],
    )
    start = datetime.datetime(2013, 5, 5, tzinfo=datetime.timezone.utc)
    assert stats.alternate_weeks[0] == {
        "start of week": start,
        "additions": 6898,
        "deletions": 77,
        "commits": 10,
    }
    assert stats.alternate_weeks[1] == {
        "start of week": None,
        "additions": None,
        "deletions": None,
        "commits": None,
    }
    assert stats.alt_weeks == stats.alternate_weeks
    assert stats.weeks[0] == {"w": 1367712000, "a": 6898, "d": 77, "c": 10}
    assert make("ContributorStats", client, weeks=None, author=None).alternate_weeks == []


@pytest.mark.parametrize(("name", "key"), [("ClonesStats", "clones"), ("ViewsStats", "views")])
def test_traffic_has_times(name: str, key: str, client: ferrohub.Client) -> None:
    entries = [
        {"timestamp": "2016-10-10T00:00:00Z", "count": 440, "uniques": 143},
        {"timestamp": "?", "count": 1},
    ]
    stats = make(name, client, **{key: entries})
    day = datetime.datetime(2016, 10, 10, tzinfo=datetime.timezone.utc)
    assert getattr(stats, key) == [
        {"timestamp": day, "count": 440, "uniques": 143},
        {"timestamp": "?", "count": 1},
    ]
    assert stats.as_dict()[key] == entries
    assert getattr(make(name, client, **{key: None}), key) is None
    assert isinstance(stats.count, int) and isinstance(stats.uniques, int)


@pytest.mark.parametrize("name", ["clones", "views"])
@pytest.mark.parametrize("per", ["month", "DAY", "Week", ""])
def test_counts_are_by_day_or_week(name: str, per: str, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    with pytest.raises(ValueError, match='per must be one of "day", "week"'):
        getattr(make("ShortRepository", client), name)(per)
    assert server.requests == []
