"""The clients that are compared, each with its own calls for the same tasks."""

from __future__ import annotations

import datetime
import importlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

OWNER, NAME, TOKEN = "octocat", "Hello-World", "of-the-benchmark"
ISSUES = 10_000


#: The query that the server has a response to.
QUERY = """
query Issues($owner: String!, $name: String!, $size: Int = 25) {
  repository(owner: $owner, name: $name) {
    id
    issues(first: $size, orderBy: {field: CREATED_AT, direction: DESC}) {
      nodes { id number title createdAt author { login } labels(first: 5) { nodes { name } } }
      pageInfo { hasNextPage endCursor }
    }
  }
}
"""

#: Fetches a repository by its number.
Fetch = Callable[[int], Awaitable[Any]]


class Client:
    """What a client does in its own words. What it does not override it cannot do."""

    def __init__(self, url: str) -> None:
        self.url = url

    def repository(self, number: int) -> Any:
        """Fetch a repository."""
        raise NotImplementedError

    def issues(self) -> Iterable[Any]:
        """Walk all issues."""
        raise NotImplementedError

    def named(self, number: int) -> Any:
        """Fetch a repository by GitHub's name of the operation."""
        raise NotImplementedError

    def runs(self) -> Iterable[Any]:
        """Walk all workflow runs, by GitHub's name of the operation."""
        raise NotImplementedError

    def graphql(self) -> Any:
        """Run the query."""
        raise NotImplementedError

    def over_requests(self) -> Client:
        """The same client, which sends its requests with the package requests."""
        raise NotImplementedError

    def five(self, issue: Any) -> Any:
        """Number, title, login, time of making, names of the labels."""
        return issue.number, issue.title, issue.user.login, issue.created_at, [label.name for label in issue.labels]

    def as_dict(self, issue: Any) -> Any:
        """The JSON, parsed."""
        return issue.as_dict()

    def as_json(self, issue: Any) -> str:
        """The JSON as text."""
        text: str = issue.as_json()
        return text

    def webhook(self, name: str, body: bytes, signature: str, secret: str) -> Any:
        """Verify a delivery, and parse its payload; the title of the issue."""
        raise NotImplementedError

    def refresh(self, repository: Any) -> Any:
        """Revalidate a repository."""
        raise NotImplementedError

    def download(self, path: str) -> None:
        """Write a release asset to a file."""
        raise NotImplementedError

    def awaited(self) -> AbstractAsyncContextManager[Fetch]:
        """A client for asyncio, while it is entered."""
        raise NotImplementedError


class Shaped(Client):
    """The interface that github3.py and this library share."""

    def five(self, issue: Any) -> Any:
        labels = [label.name for label in issue.original_labels]
        return issue.number, issue.title, issue.user.login, issue.created_at, labels

    def refresh(self, repository: Any) -> Any:
        return repository.refresh(conditional=True)


class Ferrohub(Shaped):
    """This library."""

    def __init__(self, url: str, **options: Any) -> None:
        import ferrohub

        self.ferrohub = ferrohub
        self.client = ferrohub.Client(token=TOKEN, base_url=url, **options)
        super().__init__(url)

    def over_requests(self) -> Client:
        return Ferrohub(self.url, transport=self.ferrohub.transports.requests())

    def repository(self, number: int) -> Any:
        return self.client.repository(OWNER, f"repository-{number}")

    def issues(self) -> Iterable[Any]:
        found: Iterable[Any] = self.client.issues_on(OWNER, NAME, state="all")
        return found

    def named(self, number: int) -> Any:
        return self.client.rest.repos.get(OWNER, f"repository-{number}")

    def runs(self) -> Iterable[Any]:
        found: Iterable[Any] = self.client.rest.actions.list_workflow_runs_for_repo(OWNER, NAME)
        return found

    def graphql(self) -> Any:
        return self.client.graphql(QUERY, {"owner": OWNER, "name": NAME})

    def download(self, path: str) -> None:
        asset = {"url": f"{self.url}/repos/{OWNER}/{NAME}/releases/assets/1", "id": 1, "name": "big.bin"}
        self.ferrohub.repos.release.Asset(asset, self.client).download(path)

    def webhook(self, name: str, body: bytes, signature: str, secret: str) -> Any:
        from ferrohub.webhooks import parse, verify

        assert verify(body, signature, secret)
        return parse(name, body).issue.title

    @asynccontextmanager
    async def awaited(self) -> AsyncIterator[Fetch]:
        async with self.ferrohub.AsyncClient(token=TOKEN, base_url=self.url) as client:
            yield lambda number: client.repository(OWNER, f"repository-{number}")


class Declared(Ferrohub):
    """This library, by its own names."""

    def named(self, number: int) -> Any:
        return self.repository(number)


class Github3(Shaped):
    """The library whose interface ferrohub has."""

    def __init__(self, url: str) -> None:
        import github3
        from github3.repos.release import Asset

        session = github3.session.GitHubSession()
        session.base_url = url
        self.asset, self.client = Asset, github3.GitHub(token=TOKEN, session=session)
        super().__init__(url)

    def over_requests(self) -> Client:
        return self  # as always

    def repository(self, number: int) -> Any:
        return self.client.repository(OWNER, f"repository-{number}")

    def issues(self) -> Iterable[Any]:
        found = self.client.issues_on(OWNER, NAME, state="all")
        found.params["per_page"] = "100"
        listing: Iterable[Any] = found
        return listing

    def download(self, path: str) -> None:
        url = f"{self.url}/repos/{OWNER}/{NAME}/releases/assets/1"
        kept = {"browser_download_url": url, "content_type": "", "created_at": "2020-01-01T00:00:00Z"}
        more = {"download_count": 0, "id": 1, "label": "", "name": "big.bin", "size": 1, "state": "uploaded"}
        uploader = self.client.repository(OWNER, "repository-0").owner.as_dict()
        times = {"updated_at": "2020-01-01T00:00:00Z", "uploader": uploader, "url": url}
        self.asset({**kept, **more, **times}, self.client).download(path)


class PyGithub(Client):
    """The library with the most users."""

    #: The module that is imported.
    module = "github"

    def __init__(self, url: str) -> None:
        github = importlib.import_module(self.module)
        options: dict[str, Any] = {"seconds_between_requests": None, "seconds_between_writes": None, "retry": None}
        self.client = github.Github(auth=github.Auth.Token(TOKEN), base_url=url, per_page=100, **options)
        super().__init__(url)

    def repository(self, number: int) -> Any:
        return self.client.get_repo(f"{OWNER}/repository-{number}")

    def issues(self) -> Iterable[Any]:
        found: Iterable[Any] = self.client.get_repo(f"{OWNER}/{NAME}", lazy=True).get_issues(state="all")
        return found

    def as_dict(self, issue: Any) -> Any:
        return issue._rawData  # raw_data requests each issue again

    def as_json(self, issue: Any) -> str:
        return json.dumps(issue._rawData)

    def refresh(self, repository: Any) -> Any:
        return repository.update()

    def download(self, path: str) -> None:
        made = importlib.import_module(f"{self.module}.GitReleaseAsset").GitReleaseAsset
        url = f"{self.url}/repos/{OWNER}/{NAME}/releases/assets/1"
        asset = made(self.client.requester, {}, {"url": url, "id": 1}, completed=True)
        asset.download_asset(path, chunk_size=1 << 16)  # it reads byte by byte by default


class InPlaceOfPyGithub(PyGithub):
    """This library by the names of PyGithub."""

    module = "ferrohub.pygithub"


class Githubkit(Client):
    """Typed by pydantic, made of GitHub's description."""

    def __init__(self, url: str) -> None:
        from githubkit import GitHub

        # Entered, it keeps its connections; else it makes a client of httpx for each request.
        self.client = GitHub(TOKEN, base_url=url, http_cache=False, auto_retry=False).__enter__()
        super().__init__(url)

    def webhook(self, name: str, body: bytes, signature: str, secret: str) -> Any:
        from githubkit.webhooks import parse, verify

        assert verify(secret, body, signature)
        return parse(name, body).issue.title

    # Its models cost several times more than the plain values it returns as well: these are compared.
    def repository(self, number: int) -> Any:
        return self.client.rest.repos.get(OWNER, f"repository-{number}").json()

    def issues(self) -> Iterable[Any]:
        rest = self.client.rest
        arguments: dict[str, Any] = {"owner": OWNER, "repo": NAME, "state": "all", "per_page": 100}
        found: Iterable[Any] = rest.paginate(rest.issues.list_for_repo, lambda response: response.json(), **arguments)
        return found

    def named(self, number: int) -> Any:
        return self.repository(number)

    def runs(self) -> Iterable[Any]:
        return self.all_runs(lambda response: response.json()["workflow_runs"])

    def graphql(self) -> Any:
        return self.client.graphql(QUERY, {"owner": OWNER, "name": NAME})

    def all_runs(self, items: Callable[[Any], Any]) -> Iterable[Any]:
        """All workflow runs, where a function takes the items of a response."""
        rest = self.client.rest
        arguments: dict[str, Any] = {"owner": OWNER, "repo": NAME, "per_page": 100}
        found: Iterable[Any] = rest.paginate(rest.actions.list_workflow_runs_for_repo, items, **arguments)
        return found

    def five(self, issue: Any) -> Any:
        created = datetime.datetime.fromisoformat(issue["created_at"].replace("Z", "+00:00"))
        labels = [label["name"] for label in issue["labels"]]
        return issue["number"], issue["title"], issue["user"]["login"], created, labels

    def as_dict(self, issue: Any) -> Any:
        return issue

    def as_json(self, issue: Any) -> str:
        return json.dumps(issue)

    @asynccontextmanager
    async def awaited(self) -> AsyncIterator[Fetch]:
        async with type(self.client)(TOKEN, base_url=self.url, http_cache=False, auto_retry=False) as client:

            async def fetch(number: int) -> Any:
                return (await client.rest.repos.async_get(OWNER, f"repository-{number}")).json()

            yield fetch


class GithubkitModels(Githubkit):
    """The same with its typed models."""

    def named(self, number: int) -> Any:
        return self.client.rest.repos.get(OWNER, f"repository-{number}").parsed_data

    def runs(self) -> Iterable[Any]:
        return self.all_runs(lambda response: response.parsed_data.workflow_runs)


class Gidgethub(Client):
    """For asyncio only; returns dicts. Over aiohttp, which is the faster of its transports."""

    def __init__(self, url: str) -> None:
        import aiohttp
        import gidgethub.aiohttp

        self.aiohttp, self.gidgethub = aiohttp, gidgethub.aiohttp
        super().__init__(url)

    def webhook(self, name: str, body: bytes, signature: str, secret: str) -> Any:
        from gidgethub.sansio import Event

        headers = {"content-type": "application/json", "x-github-event": name, "x-github-delivery": "1"}
        event = Event.from_http({**headers, "x-hub-signature-256": signature}, body, secret=secret)
        return event.data["issue"]["title"]

    @asynccontextmanager
    async def awaited(self) -> AsyncIterator[Fetch]:
        async with self.aiohttp.ClientSession() as session:
            client = self.gidgethub.GitHubAPI(session, "benchmark", oauth_token=TOKEN, base_url=self.url)
            yield lambda number: client.getitem(f"/repos/{OWNER}/repository-{number}")


class Ghapi(Client):
    """Made of GitHub's description while it runs; returns dicts."""

    def __init__(self, url: str) -> None:
        from ghapi.all import GhApi

        self.client = GhApi(token=TOKEN, gh_host=url, sync=True)
        super().__init__(url)

    def repository(self, number: int) -> Any:
        return self.client.repos.get(OWNER, f"repository-{number}")

    def issues(self) -> Iterable[Any]:
        from ghapi.page import sync_paged

        pages = sync_paged(self.client.issues.list_for_repo, OWNER, NAME, state="all", per_page=100)
        return (issue for page in pages for issue in page)

    def as_dict(self, issue: Any) -> Any:
        return dict(issue)

    def as_json(self, issue: Any) -> str:
        return json.dumps(issue)


class Pyreqwest(Client):
    """A limit: Rust's client as Python sees it, and the fastest reader of JSON, without a client of GitHub around."""

    def __init__(self, url: str) -> None:
        import orjson
        from pyreqwest.client import ClientBuilder, SyncClientBuilder

        headers = {"Accept": "application/vnd.github.full+json", "Authorization": f"token {TOKEN}"}
        self.loads, self.client = orjson.loads, SyncClientBuilder().default_headers(headers).build()
        self.builder = ClientBuilder().default_headers(headers)
        super().__init__(url)

    def send(self, path: str, **headers: str) -> Any:
        """Get a path."""
        return self.client.get(self.url + path).headers(headers).build().send()

    def repository(self, number: int) -> Any:
        found = self.loads(memoryview(self.send(f"/repos/{OWNER}/repository-{number}").bytes()))
        self.etag = ""
        return found

    def issues(self) -> Iterable[Any]:
        for page in range(1, ISSUES // 100 + 1):
            path = f"/repos/{OWNER}/{NAME}/issues?per_page=100&page={page}"
            yield from self.loads(memoryview(self.send(path).bytes()))

    def five(self, issue: Any) -> Any:
        labels = [label["name"] for label in issue["labels"]]
        return issue["number"], issue["title"], issue["user"]["login"], issue["created_at"], labels

    def as_dict(self, issue: Any) -> Any:
        return issue

    def refresh(self, repository: Any) -> Any:
        path = f"/repos/{OWNER}/{repository['name']}"
        self.etag = self.etag or self.send(path).get_header("etag")
        response = self.send(path, **{"If-None-Match": self.etag})
        assert response.status == 304
        return response.bytes()

    @asynccontextmanager
    async def awaited(self) -> AsyncIterator[Fetch]:
        async with self.builder.build() as client:

            async def fetch(number: int) -> Any:
                response = await client.get(f"{self.url}/repos/{OWNER}/repository-{number}").build().send()
                return self.loads(memoryview(await response.bytes()))

            yield fetch


CLIENTS: dict[str, type[Client]] = {
    "ferrohub": Ferrohub,
    "github3.py": Github3,
    "PyGithub": PyGithub,
    "ferrohub.pygithub": InPlaceOfPyGithub,
    "githubkit": Githubkit,
    "gidgethub": Gidgethub,
    "ghapi": Ghapi,
    "pyreqwest": Pyreqwest,
    "ferrohub, declared": Declared,
    "githubkit, typed": GithubkitModels,
}
