"""The simulator over HTTP, with clients that are not ours."""

from __future__ import annotations

import http.client
import json
import os
import pathlib
import shutil
import socket
import subprocess
import threading
import urllib.error
import urllib.request
import warnings

import pytest

import ferrohub
from ferrohub.testing import GitHub

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import github as pygithub
    import github3

GIT = shutil.which("git")


def test_pygithub_creates_lists_changes_and_deletes(github: GitHub) -> None:
    auth = pygithub.Auth.Token(github.token("mona"))
    # It waits for a second after each request that writes.
    fast = {"seconds_between_requests": 0, "seconds_between_writes": 0}
    with github.serve() as url, pygithub.Github(base_url=url, auth=auth, **fast) as client:
        assert client.get_user().login == "mona"
        repository = client.get_repo("mona/compass")
        label = repository.create_label("crash", "ff0000", "It ends")
        milestone = repository.create_milestone("v1")
        issue = repository.create_issue("Broken", "It is", "mona", milestone, [label])
        issue.create_comment("first")
        issue.create_reaction("heart")
        issue.add_to_labels("bug")
        assert [each.name for each in issue.get_labels()] == ["crash", "bug"]
        issue.edit(state="closed", state_reason="not_planned")
        for number in range(40):
            repository.create_issue(f"i{number}")
        assert repository.get_issues(state="all").totalCount >= 1
        assert len(list(repository.get_issues(state="all"))) == 41
        assert [each.title for each in repository.get_issues(state="closed")] == ["Broken"]
        assert [each.body for each in issue.get_comments()] == ["first"]
        assert [each.number for each in client.search_issues("Broken repo:mona/compass")] == [1]
        assert [each.event for each in issue.get_events()][-1] == "closed"
        label.delete()
        assert [each.name for each in repository.get_issue(1).labels] == ["bug"]
        made = client.get_user().create_repo("second", private=True, auto_init=True)
        made.edit(description="Mine")
        made.delete()
        with pytest.raises(pygithub.UnknownObjectException):
            client.get_repo("mona/second")
    kept = github.issues("mona/compass")[0]
    assert (kept.title, kept.state, kept.state_reason) == ("Broken", "closed", "not_planned")


def test_github3_py_creates_lists_changes_and_deletes(github: GitHub, monkeypatch: pytest.MonkeyPatch) -> None:
    # It remembers URLs in its module, whose names other tests list.
    monkeypatch.setattr("github3.session.__url_cache__", {})
    with github.serve() as url:
        client = github3.GitHubEnterprise(url, token=github.token("mona"))
        repository = client.repository("mona", "compass")
        issue = repository.create_issue("Broken", body="It is", labels=["bug"])
        comment = issue.create_comment("first")
        comment.edit("second")
        assert [each.body for each in issue.comments()] == ["second"]
        assert issue.close() and [each.title for each in repository.issues(state="closed")] == ["Broken"]
        assert issue.lock() and repository.issue(1).locked
        assert sorted(each.name for each in repository.labels())[0] == "bug"
        assert comment.delete()
        assert client.rate_limit()["resources"]["core"]["used"] > 5
        client.session.close()
    assert github.issues("mona/compass")[0].comments == []


def test_ferrohub_reads_it_at_the_root_and_as_an_enterprise_server(github: GitHub) -> None:
    with github.serve() as url:
        plain = ferrohub.Client(base_url=url, token=github.token("mona"))
        assert plain.repository("mona", "compass").url == f"{url}/repos/mona/compass"
        enterprise = ferrohub.ClientEnterprise(url, token=github.token("mona"))
        found = enterprise.repository("mona", "compass")
        assert found.url == f"{url}/api/v3/repos/mona/compass" and found.html_url == f"{url}/mona/compass"
        found.create_issue("x")
        assert [issue.title for issue in plain.repository("mona", "compass").issues()] == ["x"]
    with github.serve(enterprise=True) as url:
        assert ferrohub.ClientEnterprise(url, token=github.token("mona")).me().login == "mona"
        assert ferrohub.Client(base_url=url).session.get(f"{url}/zen").status_code == 404


def test_it_serves_on_a_socket_of_the_file_system(github: GitHub, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "socket"
    with github.serve(unix_socket=path), socket.socket(socket.AF_UNIX) as connection:
        connection.connect(os.fspath(path))
        connection.sendall(b"GET /users/mona HTTP/1.1\r\nHost: localhost\r\n\r\n")
        response = http.client.HTTPResponse(connection)
        response.begin()
        assert json.loads(response.read())["login"] == "mona"
    assert not path.exists()


def test_what_is_not_simulated_is_501(github: GitHub) -> None:
    with github.serve() as url:
        client = ferrohub.Client(base_url=url, token=github.token("mona"))
        response = client.session.get(f"{url}/repos/mona/compass/pages/health")
        assert response.status_code == 501 and "repos/get-pages-health-check" in response.json()["message"]


def test_a_reset_ends_the_connection(github: GitHub) -> None:
    with github.serve() as url:
        client = ferrohub.Client(base_url=url, token=github.token("mona"))
        github.faults.add("users/get-authenticated", error="reset")
        assert client.me().login == "mona"
        assert len(github.requests) == 1


def test_many_connections_at_once(github: GitHub) -> None:
    with github.serve() as url:
        client = ferrohub.Client(base_url=url, token=github.token("mona"))
        repository = client.repository("mona", "compass")
        threads = [threading.Thread(target=repository.create_issue, args=(f"i{n}",)) for n in range(30)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert [issue.number for issue in github.issues("mona/compass")] == list(range(1, 31))


def git(folder: pathlib.Path, *arguments: str, check: bool = True) -> str:
    environment = {
        **os.environ,
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_TERMINAL_PROMPT": "0",
        **{f"GIT_{who}_{what}": "mona@example.com" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
    }
    done = subprocess.run(["git", *arguments], cwd=folder, env=environment, capture_output=True, text=True)
    assert not check or done.returncode == 0, done.stderr
    return done.stdout if check else done.stderr


@pytest.mark.skipif(GIT is None, reason="git is not installed")
def test_git_clones_fetches_and_pushes(github: GitHub, tmp_path: pathlib.Path) -> None:
    with github.serve() as url:
        address = url.replace("://", f"://mona:{github.token('mona')}@") + "/mona/compass.git"
        git(tmp_path, "clone", "--quiet", address, "work")
        work = tmp_path / "work"
        assert (work / "README.md").read_text() == "# Compass\n"
        git(work, "fsck", "--strict")
        (work / "docs").mkdir()
        (work / "docs" / "a.md").write_text("a\n")
        git(work, "add", ".")
        git(work, "commit", "--quiet", "-m", "Add a page")
        git(work, "push", "--quiet", "origin", "HEAD:main", "HEAD:refs/heads/feature/x")
        head = git(work, "rev-parse", "HEAD").strip()
        assert github.state.repository("mona/compass").refs == {
            "refs/heads/main": head,
            "refs/heads/feature/x": head,
        }
        made = github.commit("mona/compass", {"docs/b.md": "b\n"})
        git(work, "pull", "--quiet", "origin", "main")
        assert git(work, "rev-parse", "HEAD").strip() == made and (work / "docs" / "b.md").exists()
        assert git(work, "cat-file", "-p", "HEAD^{tree}") == git(work, "ls-tree", "HEAD")
        bad = url.replace("://", f"://lisa:{github.token('lisa')}@") + "/mona/compass.git"
        git(work, "commit", "--quiet", "--allow-empty", "-m", "x")
        assert "403" in git(work, "push", bad, "HEAD:main", check=False)
        github.repository("mona/secret", private=True)
        assert "not found" in git(tmp_path, "clone", bad.replace("compass", "secret"), check=False)
    assert github.state.repository("mona/compass").refs["refs/heads/main"] == made


def committed(folder: pathlib.Path, path: str) -> None:
    """Commit a new file."""
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    (folder / path).write_text("on: push\n")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "-m", f"Add {path}")


@pytest.mark.skipif(GIT is None, reason="git is not installed")
def test_a_push_obeys_the_rules_of_a_branch(github: GitHub, tmp_path: pathlib.Path) -> None:
    rules = {"required_status_checks": None, "enforce_admins": True, "restrictions": None}
    reviews = {"required_pull_request_reviews": {"required_approving_review_count": 1}}
    path = "/repos/mona/compass/branches/main/protection"
    assert github.client("mona").session.put(path, json={**rules, **reviews}).status_code == 200
    before = dict(github.state.repository("mona/compass").refs)
    with github.serve() as url:
        git(tmp_path, "clone", "--quiet", url.replace("://", f"://mona:{github.token('mona')}@") + "/mona/compass", "w")
        committed(tmp_path / "w", "a.md")
        printed = git(tmp_path / "w", "push", "origin", "HEAD:main", "HEAD:refs/heads/topic", check=False)
        assert "[remote rejected] HEAD -> main (Changes must be made through a pull request.)" in printed
        assert "[new branch]      HEAD -> topic" in printed
        head = git(tmp_path / "w", "rev-parse", "HEAD").strip()
        git(tmp_path / "w", "checkout", "--quiet", "--orphan", "other")
        committed(tmp_path / "w", "b.md")
        printed = git(tmp_path / "w", "push", "--force", "origin", "HEAD:main", check=False)
        assert "[remote rejected] HEAD -> main (Cannot force-push to this branch)" in printed
    assert github.state.repository("mona/compass").refs == {**before, "refs/heads/topic": head}


@pytest.mark.skipif(GIT is None, reason="git is not installed")
def test_a_push_that_is_refused_changes_nothing(github: GitHub, tmp_path: pathlib.Path) -> None:
    found = github.repository("mona/empty")
    before = found.pushed_at
    token = github.token("mona", permissions={"contents": "write"})
    with github.serve() as url:
        git(tmp_path, "init", "--quiet", "w")
        committed(tmp_path / "w", ".github/workflows/ci.yml")
        address = url.replace("://", f"://mona:{token}@") + "/mona/empty"
        assert "[remote rejected]" in git(tmp_path / "w", "push", address, "HEAD:refs/heads/topic", check=False)
    assert (found.refs, found.default_branch, found.pushed_at) == ({}, "main", before)


@pytest.mark.skipif(GIT is None, reason="git is not installed")
def test_a_token_pushes_what_it_may(github: GitHub, tmp_path: pathlib.Path) -> None:
    github.repository("mona/secret", files={"a": "1"}, private=True)
    contents, path = {"contents": "write"}, ".github/workflows/ci.yml"
    refused = f"refusing to allow a Personal Access Token to create or update workflow `{path}` without `workflow"
    with github.serve() as url:

        def address(token: str) -> str:
            return url.replace("://", f"://mona:{token}@") + "/mona/secret"

        assert "not found" in git(tmp_path, "clone", address(github.token("mona", ["gist"])), check=False)
        issues = github.token("mona", permissions={"issues": "write"})
        assert "not found" in git(tmp_path, "clone", address(issues), check=False)
        git(tmp_path, "clone", "--quiet", address(github.token("mona", permissions={"contents": "read"})), "w")
        work = tmp_path / "w"
        committed(work, path)
        for token, ends in ((github.token("mona", ["repo"]), "` scope)"),
                            (github.token("mona", permissions=contents), "s` permission)")):  # fmt: skip
            assert f"{refused}{ends}" in git(work, "push", address(token), "HEAD:main", check=False)
        git(work, "push", address(github.token("mona", permissions={**contents, "workflows": "write"})), "HEAD:main")
        committed(work, ".github/workflows/more.yml")
        git(work, "push", address(github.token("mona", ["repo", "workflow"])), "HEAD:main")
        head = git(work, "rev-parse", "HEAD").strip()
    assert github.state.repository("mona/secret").refs["refs/heads/main"] == head


def test_urls_of_downloads_can_be_requested(github: GitHub) -> None:
    def read(url: str) -> bytes:
        with urllib.request.urlopen(url) as response:
            return bytes(response.read())

    github.commit("mona/compass", {"docs/a.md": "one"}, branch="topic/one")
    with github.serve() as url:
        client = ferrohub.Client(base_url=url, token=github.token("mona"))
        compass = client.repository("mona", "compass")
        content = compass.file_contents("docs/a.md", ref="topic/one")
        assert read(content.download_url) == b"one"
        gist = client.create_gist("One", {"a.txt": {"content": "two"}})
        assert read(gist.as_dict()["files"]["a.txt"]["raw_url"]) == b"two"
        release = compass.create_release("v1")
        asset = release.upload_asset("text/plain", "a b.txt", b"three")
        assert read(asset.browser_download_url) == b"three"
        release.edit(draft=True)
        compass.edit("compass", private=True)
        for gone in (asset.browser_download_url, content.download_url):
            with pytest.raises(urllib.error.HTTPError, match="404"):
                read(gone)


def test_the_cause_of_a_failure_is_in_the_response() -> None:
    github = GitHub(validate=True)
    github.user("mona")
    compass = github.repository("mona/compass")
    compass.description = 5  # type: ignore[assignment]
    with github.serve() as url, pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(f"{url}/repos/mona/compass")
    assert caught.value.code == 500 and b"body.description: 5 is not a string" in caught.value.read()


@pytest.mark.skipif(GIT is None, reason="git is not installed")
def test_git_follows_a_renamed_repository_and_pushes_to_none_that_is_archived_or_locked(
    github: GitHub, tmp_path: pathlib.Path
) -> None:
    mona = github.client("mona").repository("mona", "compass")
    assert mona.edit("chart")
    with github.serve() as url:
        address = url.replace("://", f"://mona:{github.token('mona')}@")
        git(tmp_path, "clone", "--quiet", f"{address}/mona/compass.git", "w")
        assert (tmp_path / "w" / "README.md").exists()
        committed(tmp_path / "w", "b.md")
        git(tmp_path / "w", "push", "--quiet", f"{address}/mona/chart", "HEAD:main")
        locked = github.client("mona").start_migration(["mona/chart"], lock_repositories=True)
        committed(tmp_path / "w", "c.md")
        printed = git(tmp_path / "w", "push", f"{address}/mona/chart", "HEAD:main", check=False)
        assert "locked" in printed or "403" in printed
        assert locked.unlock_repository("chart")
        assert github.client("mona").repository("mona", "chart").edit("chart", archived=True)
        printed = git(tmp_path / "w", "push", f"{address}/mona/chart", "HEAD:main", check=False)
        assert "archived" in printed or "403" in printed
        git(tmp_path, "clone", "--quiet", f"{address}/mona/chart", "again")
    assert not (tmp_path / "again" / "c.md").exists()
