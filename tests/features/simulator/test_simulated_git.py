"""Files, commits, references, comparisons, merges, protection, statuses and releases of the simulator."""

from __future__ import annotations

import base64
import os
import pathlib
import random
import re
import shutil
import subprocess

import pytest

import ferrohub
from ferrohub.exceptions import Conflict, GitHubError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub
from ferrohub.testing.github.git import diff, http_backend, merge

Repository = ferrohub.repos.Repository
needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
WORDS = [b"a", b"b", b"c", b"  x", b"\ty", b"", b"def f():", b"    return 1", b"}", b"{", b"z"]


def text(chance: random.Random, lines: list[bytes]) -> bytes:
    joined = b"\n".join(lines)
    return joined + (b"\n" if joined and chance.random() < 0.9 else b"")


def changed(chance: random.Random, lines: list[bytes]) -> list[bytes]:
    lines = list(lines)
    for _ in range(chance.randint(0, 4)):
        at, kind = chance.randint(0, len(lines)), chance.random()
        if kind < 0.4:
            lines[at:at] = [chance.choice(WORDS) for _ in range(chance.randint(1, 3))]
        elif kind < 0.7:
            del lines[at : at + chance.randint(1, 3)]
        else:
            lines[at : at + 1] = [chance.choice(WORDS)]
    return lines


def differences(folder: pathlib.Path, pairs: list[tuple[bytes, bytes]]) -> dict[int, bytes]:
    """What git shows of texts that differ, by the number of their pair: one process compares two folders."""
    for side, name in enumerate(("before", "after")):
        (folder / name).mkdir()
        for number, pair in enumerate(pairs):
            (folder / name / str(number)).write_bytes(pair[side])
    command = ["git", "diff", "--no-index", "--no-color", "before", "after"]
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    shown = subprocess.run(command, cwd=folder, capture_output=True, env=environment).stdout
    _, *parts = re.split(rb"^diff --git a/before/(\d+) .*\n", shown, flags=re.MULTILINE)
    return {int(number): text[text.find(b"@@") :] for number, text in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.slow
@needs_git
@pytest.mark.parametrize("seed", range(4))
def test_merges_and_differences_equal_those_of_git(seed: int, tmp_path: pathlib.Path) -> None:
    chance = random.Random(seed)
    texts: list[tuple[bytes, bytes, bytes]] = []
    for _ in range(500):
        base = [chance.choice(WORDS) for _ in range(chance.randint(0, chance.choice([6, 30, 60])))]
        texts.append((text(chance, base), text(chance, changed(chance, base)), text(chance, changed(chance, base))))
    shown = differences(tmp_path, [(base, ours) for base, ours, _ in texts])
    for number, (base, ours, theirs) in enumerate(texts):
        for name, content in (("base", base), ("ours", ours), ("theirs", theirs)):
            (tmp_path / name).write_bytes(content)
        done = subprocess.run(["git", "merge-file", "-p", "ours", "base", "theirs"], cwd=tmp_path, capture_output=True)
        assert merge.merge_files(base, ours, theirs) == (done.stdout if done.returncode == 0 else None), number
        assert diff.unified(base, ours) == shown.get(number, b""), number


def test_files_are_created_changed_and_deleted(compass: Repository) -> None:
    made = compass.create_file("docs/a b.md", "Add a page", b"one\n")
    assert made["content"].path == "docs/a b.md"
    found = compass.file_contents("docs/a b.md")
    assert found.decoded == b"one\n" and found.size == 4
    old = compass.file_contents("docs/a b.md")
    found.update("Change it", b"two\n", branch="main")
    with pytest.raises(Conflict, match="does not match"):
        old.update("Again", b"three\n", branch="main")
    found = compass.file_contents("docs/a b.md")
    assert found.decoded == b"two\n"
    assert [each.commit.message for each in compass.commits()] == ["Change it", "Add a page", "Initial commit"]
    assert [each.sha for each in compass.commits(path="docs")] == [each.sha for each in compass.commits(number=2)]
    found.delete("Delete it", branch="main")
    assert list(dict(compass.directory_contents(""))) == ["README.md"]
    with pytest.raises(NotFoundError):
        compass.file_contents("docs/a b.md")
    assert compass.readme().decoded == b"# Compass\n"


def test_an_empty_repository_gets_its_first_commit(github: GitHub, client: ferrohub.Client) -> None:
    github.repository("mona/empty")
    empty = client.repository("mona", "empty")
    with pytest.raises(Conflict, match="empty"):
        list(empty.commits())
    empty.create_file("a", "First", b"x")
    assert [each.commit.message for each in empty.commits()] == ["First"]


def test_objects_have_the_shas_of_git(compass: Repository) -> None:
    assert compass.create_blob("hello\n", "utf-8") == "ce013625030ba8dba906f756967f9e9ca394464a"
    body = {"tree": [{"path": "a/b", "mode": "100644", "type": "blob", "content": "hello\n"}]}
    tree = compass.session.post(f"{compass.url}/git/trees", json=body).json()
    assert tree["sha"] == "0a31bd5bb06aaf3db4bfbb57ff03f0dea8b1c3a5" or len(tree["tree"]) == 1
    head = compass.ref("heads/main").object.sha
    commit = compass.create_commit("More", tree["sha"], [head])
    assert compass.git_commit(commit.sha).parents[0]["sha"] == head
    compass.ref("heads/main").update(commit.sha)
    assert compass.branch("main").commit.sha == commit.sha
    recursive = compass.tree("main", recursive=True)
    assert [each.path for each in recursive.tree] == ["a", "a/b"]


def test_references_are_checked(compass: Repository) -> None:
    first = compass.ref("heads/main").object.sha
    compass.create_file("a", "x", b"1")
    compass.create_ref("refs/heads/feature/x", first)
    assert compass.branch("feature/x").commit.sha == first
    for name, sha in (("refs/heads/feature/x", first), ("nothing", first), ("refs/heads/a..b", first)):
        with pytest.raises(UnprocessableEntity):
            compass.create_ref(name, sha)
    with pytest.raises(UnprocessableEntity, match="fast forward"):
        compass.ref("heads/main").update(first)
    compass.ref("heads/main").update(first, force=True)
    compass.create_tag("v1", "One", first, "commit", {"name": "m", "email": "m@x", "date": "2026-01-01T00:00:00Z"})
    assert [each.name for each in compass.tags()] == ["v1"]
    assert compass.commit("v1").sha == first == compass.commit(first[:8]).sha
    compass.ref("heads/feature/x").delete()
    assert [each.name for each in compass.branches()] == ["main"]
    with pytest.raises(UnprocessableEntity, match="default branch"):
        compass.ref("heads/main").delete()


def test_comparisons_show_commits_files_and_patches(compass: Repository, github: GitHub) -> None:
    github.commit("mona/compass", {"src/a.py": "one\ntwo\nthree\n", "old.txt": "same\n" * 20}, "Base")
    github.commit(
        "mona/compass", {"src/a.py": "one\n2\nthree\n", "old.txt": None, "new.txt": "same\n" * 20}, branch="topic"
    )
    github.commit("mona/compass", {"image.png": b"\0\1\2"}, "Picture", branch="topic")
    github.commit("mona/compass", {"README.md": "# North\n"})
    found = compass.compare_commits("main", "topic")
    assert (found.status, found.ahead_by, found.behind_by, found.total_commits) == ("diverged", 2, 1, 2)
    files = {each["filename"]: each for each in found.as_dict()["files"]}
    assert {name: each["status"] for name, each in files.items()} == {
        "image.png": "added",
        "new.txt": "renamed",
        "src/a.py": "modified",
    }
    assert files["new.txt"]["previous_filename"] == "old.txt" and "patch" not in files["image.png"]
    assert files["src/a.py"]["patch"] == "@@ -1,3 +1,3 @@\n one\n-two\n+2\n three"
    assert [each.commit.message for each in found.commits()] == ["Update files", "Picture"]
    shown = found.diff().decode()
    assert (
        "diff --git a/src/a.py b/src/a.py\nindex " in shown and "Binary files /dev/null and b/image.png differ" in shown
    )
    assert "rename from old.txt\nrename to new.txt" in shown
    commit = compass.commit("topic")
    assert commit.stats["additions"] == 0 and b"Subject: [PATCH] Picture" in commit.patch()


@needs_git
def test_a_diff_can_be_applied_by_git(compass: Repository, github: GitHub, tmp_path: pathlib.Path) -> None:
    github.commit("mona/compass", {"a": "1\n2\n3\n", "b": "x\n" * 30, "c": "no end"}, "Base")
    github.commit(
        "mona/compass", {"a": "1\n3\n4", "b": None, "d/b": "x\n" * 30 + "y\n", "c": None, "e": "new"}, branch="topic"
    )
    found = github.state.repository("mona/compass")
    shown = compass.compare_commits("main", "topic").diff()
    with http_backend.on_disk(found) as folder:
        environment = {**os.environ, "GIT_DIR": str(folder), "GIT_WORK_TREE": str(tmp_path)}
        for command in (["read-tree", "main"], ["checkout-index", "-a", "-u"], ["apply", "--index"]):
            subprocess.run(["git", *command], input=shown, env=environment, cwd=tmp_path, check=True)
        written = subprocess.run(["git", "write-tree"], env=environment, capture_output=True, text=True, check=True)
    assert written.stdout.strip() == compass.commit("topic").commit.tree.sha


def test_branches_are_merged_or_conflict(compass: Repository, github: GitHub) -> None:
    github.commit("mona/compass", {"a": "1\n2\n3\n4\n5\n"}, "Base")
    github.commit("mona/compass", {"a": "one\n2\n3\n4\n5\n"}, branch="topic")
    github.commit("mona/compass", {"a": "1\n2\n3\n4\nfive\n"})
    github.commit("mona/compass", {"a": "uno\n2\n3\n4\n5\n"}, branch="other")
    merged = compass.merge("main", "topic", "Both")
    assert [each["sha"] for each in merged.parents][1] == compass.branch("topic").commit.sha
    assert compass.file_contents("a").decoded == b"one\n2\n3\n4\nfive\n"
    assert compass.session.post(f"{compass.url}/merges", json={"base": "main", "head": "topic"}).status_code == 204
    compass.create_ref("refs/heads/clash", github.commit("mona/compass", {"a": "eins\n2\n3\n4\n5\n"}, branch="other"))
    with pytest.raises(Conflict):
        compass.merge("main", "clash")


def test_protected_branches_refuse_changes(compass: Repository, github: GitHub) -> None:
    url = f"{compass.url}/branches/main/protection"
    rules = {
        "required_status_checks": {"strict": False, "contexts": ["ci"]},
        "enforce_admins": True,
        "required_pull_request_reviews": None,
        "restrictions": None,
    }
    assert compass.session.put(url, json=rules).status_code == 200
    assert compass.branch("main").protected
    with pytest.raises(Conflict, match='"ci" is expected'):
        compass.create_file("a", "x", b"1")
    head = compass.ref("heads/main").object.sha
    commit = compass.create_commit("More", compass.commit(head).commit.tree.sha, [head])
    compass.create_status(commit.sha, "success", context="ci")
    compass.ref("heads/main").update(commit.sha)
    with pytest.raises(UnprocessableEntity, match="force-push"):
        compass.ref("heads/main").update(head, force=True)
    assert compass.session.delete(f"{url}/enforce_admins").status_code == 204
    compass.create_file("a", "x", b"1")
    assert compass.session.get(url).json()["enforce_admins"]["enabled"] is False
    assert compass.session.delete(url).status_code == 204 and compass.session.get(url).status_code == 404


def test_statuses_are_combined(compass: Repository) -> None:
    head = compass.ref("heads/main").object.sha
    for state, context in (("pending", "ci"), ("success", "lint"), ("success", "ci")):
        compass.create_status(head, state, "https://example.com", "Done", context)
    combined = compass.session.get(f"{compass.url}/commits/main/status").json()
    assert (combined["state"], combined["total_count"]) == ("success", 2)
    assert [each.context for each in compass.commit("main").statuses()] == ["ci", "lint", "ci"]
    compass.create_status(head, "failure", context="lint")
    assert compass.session.get(f"{compass.url}/commits/main/status").json()["state"] == "failure"


def test_releases_have_tags_and_assets(compass: Repository, github: GitHub, tmp_path: pathlib.Path) -> None:
    draft = compass.create_release("v1", name="One", body="First", draft=True)
    assert list(github.client("lisa").repository("mona", "compass").releases()) == []
    asset = draft.upload_asset("text/plain", "notes.txt", b"content")
    assert asset.browser_download_url.endswith("/mona/compass/releases/download/v1/notes.txt")
    with pytest.raises(UnprocessableEntity, match="already_exists"):
        draft.upload_asset("text/plain", "notes.txt", b"again")
    draft.edit(draft=False)
    assert compass.latest_release().tag_name == "v1" and compass.release_from_tag("v1").name == "One"
    assert compass.commit("v1").sha == compass.commit("main").sha
    assert [each.name for each in compass.latest_release().assets()] == ["notes.txt"]
    asset.download(os.fspath(tmp_path / "notes.txt"))
    assert (tmp_path / "notes.txt").read_bytes() == b"content" and asset.refresh().download_count == 1
    with pytest.raises(UnprocessableEntity):
        compass.create_release("v1")
    asset.delete()
    compass.latest_release().delete()
    assert list(compass.releases()) == []
    with pytest.raises(NotFoundError):
        compass.latest_release()


def test_forks_share_the_history_and_are_synchronized(compass: Repository, github: GitHub) -> None:
    lisa = github.client("lisa")
    fork = lisa.repository("mona", "compass").create_fork()
    assert fork.full_name == "lisa/compass" and lisa.repository("lisa", "compass").parent.full_name == "mona/compass"
    assert [each.full_name for each in compass.forks()] == ["lisa/compass"]
    github.commit("mona/compass", {"a": "1"})
    merged = lisa.session.post(f"{fork.url}/merge-upstream", json={"branch": "main"}).json()
    assert merged["merge_type"] == "fast-forward"
    github.commit("lisa/compass", {"b": "2"})
    assert compass.compare_commits("main", "lisa:main").ahead_by == 1
    compass.delete()
    assert lisa.repository("lisa", "compass").as_dict().get("parent") is None


def test_contents_are_read_in_each_form(compass: Repository) -> None:
    raw = compass.session.get(
        f"{compass.url}/contents/README.md", headers={"Accept": "application/vnd.github.raw+json"}
    )
    assert raw.content == b"# Compass\n"
    listed = compass.session.get(f"{compass.url}/contents?ref=main").json()
    assert [(each["name"], each["type"]) for each in listed] == [("README.md", "file")]
    blob = compass.session.get(listed[0]["git_url"]).json()
    assert base64.b64decode(blob["content"]) == b"# Compass\n"
    with pytest.raises(GitHubError):
        compass.file_contents("README.md", ref="nothing")
