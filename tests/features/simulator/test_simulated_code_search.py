"""Searches of code of the simulated GitHub."""

from __future__ import annotations

import pytest

from ferrohub.exceptions import AuthenticationFailed
from ferrohub.testing import GitHub


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona")
    files: dict[str, str | bytes] = {"needle.py": "North = 0\n", "docs/north.md": "A map\n"}
    files |= {"logo.png": b"\0north", "large.txt": "north" * 100_000}
    made.repository("octo-org/compass", files=files, private=True)
    made.repository("mona/notes", files={"src/a.py": "north\n"})
    made.commit("mona/notes", {"b.py": "north\n"}, branch="topic")
    return made


@pytest.mark.parametrize(
    ("query", "paths"),
    [
        ("north", ["needle.py", "src/a.py"]),
        ("north org:octo-org", ["needle.py"]),
        ("north -user:mona", ["needle.py"]),
        ("north in:path", ["docs/north.md"]),
        ("north in:file,path", ["docs/north.md", "needle.py", "src/a.py"]),
        ("north path:src", ["src/a.py"]),
        ("north path:/", ["needle.py"]),
        ("map extension:md", ["docs/north.md"]),
        ("north filename:needle size:<20", ["needle.py"]),
        ("south", []),
    ],
)
def test_code_is_found(github: GitHub, query: str, paths: list[str]) -> None:
    found = list(github.client("mona").search_code(query))
    assert sorted(each.path for each in found) == paths


def test_a_fork_is_searched_if_it_has_more_stars_than_its_parent(github: GitHub) -> None:
    github.user("lisa")
    github.client("lisa").repository("mona", "notes").create_fork()
    client = github.client("mona")

    def owners(query: str) -> list[str]:
        found = client.search_code(f"{query} path:src")
        return sorted(each.repository.full_name.partition("/")[0] for each in found)

    assert owners("north") == owners("north fork:true") == ["mona"]
    client.star("lisa", "notes")
    assert (owners("north"), owners("north fork:true"), owners("north fork:only")) == (
        ["mona"],
        ["lisa", "mona"],
        ["lisa"],
    )


def test_only_what_the_user_sees_is_found(github: GitHub) -> None:
    assert [each.repository.full_name for each in github.client("lisa").search_code("north")] == ["mona/notes"]
    with pytest.raises(AuthenticationFailed):
        list(github.client().search_code("north"))


def test_a_result_leads_to_its_file(github: GitHub) -> None:
    client = github.client("mona")
    (found,) = client.search_code("north user:mona")
    assert client.request(f"GET {found.url}").json()["sha"] == found.sha
    assert client.request(f"GET {found.git_url}").json()["size"] == 6
