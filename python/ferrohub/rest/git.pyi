"""The operations of GitHub's tag ``git``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import Blob, Commit, GitHubCore, Listing, Reference, Tag, Tree

class _CreateCommit_Author(TypedDict, total=False):
    name: Required[str]
    email: Required[str]
    date: datetime | str

class _CreateCommit_Committer(TypedDict, total=False):
    name: str
    email: str
    date: datetime | str

class _CreateTag_Tagger(TypedDict, total=False):
    name: Required[str]
    email: Required[str]
    date: datetime | str

class _CreateTree_Tree(TypedDict, total=False):
    path: str
    mode: Literal["100644", "100755", "040000", "160000", "120000"]
    type: Literal["blob", "tree", "commit"]
    sha: str | None
    content: str

class Git(Operations):
    """The operations of GitHub's tag ``git``."""

    def create_blob(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        content: str,
        encoding: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ShortBlob:
        """git/create-blob.

        :param owner: path: a str
        :param repo: path: a str
        :param content: body: a str
        :param encoding: body, optional: a str, default "utf-8"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortBlob
        :raises GitHubError: the response has an error status; documented: 403, 404, 409, 422

        Request: ``POST /repos/{owner}/{repo}/git/blobs``
        GitHub: https://docs.github.com/rest/git/blobs#create-a-blob
        """

    def create_commit(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        author: _CreateCommit_Author = ...,
        committer: _CreateCommit_Committer = ...,
        message: str,
        parents: Iterable[str] = ...,
        signature: str = ...,
        tree: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Commit:
        """git/create-commit.

        :param owner: path: a str
        :param repo: path: a str
        :param author: body, optional: a mapping
        :param committer: body, optional: a mapping
        :param message: body: a str
        :param parents: body, optional: an iterable of str
        :param signature: body, optional: a str
        :param tree: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Commit
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``POST /repos/{owner}/{repo}/git/commits``
        GitHub: https://docs.github.com/rest/git/commits#create-a-commit
        """

    def create_ref(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        ref: str,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reference:
        """git/create-ref.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: body: a str
        :param sha: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Reference
        :raises GitHubError: the response has an error status; documented: 409, 422

        Request: ``POST /repos/{owner}/{repo}/git/refs``
        GitHub: https://docs.github.com/rest/git/refs#create-a-reference
        """

    def create_tag(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        message: str,
        object: str,
        tag: str,
        tagger: _CreateTag_Tagger = ...,
        type: Literal["commit", "tree", "blob"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Tag:
        """git/create-tag.

        :param owner: path: a str
        :param repo: path: a str
        :param message: body: a str
        :param object: body: a str
        :param tag: body: a str
        :param tagger: body, optional: a mapping
        :param type: body: one of "commit", "tree", "blob"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Tag
        :raises GitHubError: the response has an error status; documented: 409, 422

        Request: ``POST /repos/{owner}/{repo}/git/tags``
        GitHub: https://docs.github.com/rest/git/tags#create-a-tag-object
        """

    def create_tree(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        base_tree: str = ...,
        tree: Iterable[_CreateTree_Tree],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Tree:
        """git/create-tree.

        :param owner: path: a str
        :param repo: path: a str
        :param base_tree: body, optional: a str
        :param tree: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Tree
        :raises GitHubError: the response has an error status; documented: 403, 404, 409, 422

        Request: ``POST /repos/{owner}/{repo}/git/trees``
        GitHub: https://docs.github.com/rest/git/trees#create-a-tree
        """

    def delete_ref(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """git/delete-ref.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409, 422

        Request: ``DELETE /repos/{owner}/{repo}/git/refs/{ref}``
        GitHub: https://docs.github.com/rest/git/refs#delete-a-reference
        """

    def get_blob(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        file_sha: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Blob:
        """git/get-blob.

        :param owner: path: a str
        :param repo: path: a str
        :param file_sha: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Blob
        :raises GitHubError: the response has an error status; documented: 403, 404, 409, 422

        Request: ``GET /repos/{owner}/{repo}/git/blobs/{file_sha}``
        GitHub: https://docs.github.com/rest/git/blobs#get-a-blob
        """

    def get_commit(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        commit_sha: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Commit:
        """git/get-commit.

        :param owner: path: a str
        :param repo: path: a str
        :param commit_sha: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Commit
        :raises GitHubError: the response has an error status; documented: 404, 409

        Request: ``GET /repos/{owner}/{repo}/git/commits/{commit_sha}``
        GitHub: https://docs.github.com/rest/git/commits#get-a-commit-object
        """

    def get_ref(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reference:
        """git/get-ref.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Reference
        :raises GitHubError: the response has an error status; documented: 404, 409

        Request: ``GET /repos/{owner}/{repo}/git/ref/{ref}``
        GitHub: https://docs.github.com/rest/git/refs#get-a-reference
        """

    def get_tag(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        tag_sha: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Tag:
        """git/get-tag.

        :param owner: path: a str
        :param repo: path: a str
        :param tag_sha: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Tag
        :raises GitHubError: the response has an error status; documented: 404, 409

        Request: ``GET /repos/{owner}/{repo}/git/tags/{tag_sha}``
        GitHub: https://docs.github.com/rest/git/tags#get-a-tag
        """

    def get_tree(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        tree_sha: str | GitHubCore,
        *,
        recursive: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Tree:
        """git/get-tree.

        :param owner: path: a str
        :param repo: path: a str
        :param tree_sha: path: a str
        :param recursive: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Tree
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``GET /repos/{owner}/{repo}/git/trees/{tree_sha}``
        GitHub: https://docs.github.com/rest/git/trees#get-a-tree
        """

    def list_matching_refs(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reference]:
        """git/list-matching-refs.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Reference]
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``GET /repos/{owner}/{repo}/git/matching-refs/{ref}``
        GitHub: https://docs.github.com/rest/git/refs#list-matching-references
        """

    def update_ref(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        force: bool = ...,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reference:
        """git/update-ref.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param force: body, optional: a bool, default false
        :param sha: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Reference
        :raises GitHubError: the response has an error status; documented: 409, 422

        Request: ``PATCH /repos/{owner}/{repo}/git/refs/{ref}``
        GitHub: https://docs.github.com/rest/git/refs#update-a-reference
        """

class AsyncGit(Operations):
    """The operations of GitHub's tag ``git``, for asyncio."""

    async def create_blob(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        content: str,
        encoding: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ShortBlob:
        """git/create-blob.

        Request: ``POST /repos/{owner}/{repo}/git/blobs``
        GitHub: https://docs.github.com/rest/git/blobs#create-a-blob
        """

    async def create_commit(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        author: _CreateCommit_Author = ...,
        committer: _CreateCommit_Committer = ...,
        message: str,
        parents: Iterable[str] = ...,
        signature: str = ...,
        tree: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Commit:
        """git/create-commit.

        Request: ``POST /repos/{owner}/{repo}/git/commits``
        GitHub: https://docs.github.com/rest/git/commits#create-a-commit
        """

    async def create_ref(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        ref: str,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reference:
        """git/create-ref.

        Request: ``POST /repos/{owner}/{repo}/git/refs``
        GitHub: https://docs.github.com/rest/git/refs#create-a-reference
        """

    async def create_tag(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        message: str,
        object: str,
        tag: str,
        tagger: _CreateTag_Tagger = ...,
        type: Literal["commit", "tree", "blob"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Tag:
        """git/create-tag.

        Request: ``POST /repos/{owner}/{repo}/git/tags``
        GitHub: https://docs.github.com/rest/git/tags#create-a-tag-object
        """

    async def create_tree(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        base_tree: str = ...,
        tree: Iterable[_CreateTree_Tree],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Tree:
        """git/create-tree.

        Request: ``POST /repos/{owner}/{repo}/git/trees``
        GitHub: https://docs.github.com/rest/git/trees#create-a-tree
        """

    async def delete_ref(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """git/delete-ref.

        Request: ``DELETE /repos/{owner}/{repo}/git/refs/{ref}``
        GitHub: https://docs.github.com/rest/git/refs#delete-a-reference
        """

    async def get_blob(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        file_sha: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Blob:
        """git/get-blob.

        Request: ``GET /repos/{owner}/{repo}/git/blobs/{file_sha}``
        GitHub: https://docs.github.com/rest/git/blobs#get-a-blob
        """

    async def get_commit(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        commit_sha: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Commit:
        """git/get-commit.

        Request: ``GET /repos/{owner}/{repo}/git/commits/{commit_sha}``
        GitHub: https://docs.github.com/rest/git/commits#get-a-commit-object
        """

    async def get_ref(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reference:
        """git/get-ref.

        Request: ``GET /repos/{owner}/{repo}/git/ref/{ref}``
        GitHub: https://docs.github.com/rest/git/refs#get-a-reference
        """

    async def get_tag(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        tag_sha: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Tag:
        """git/get-tag.

        Request: ``GET /repos/{owner}/{repo}/git/tags/{tag_sha}``
        GitHub: https://docs.github.com/rest/git/tags#get-a-tag
        """

    async def get_tree(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        tree_sha: str | _aio.GitHubCore,
        *,
        recursive: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Tree:
        """git/get-tree.

        Request: ``GET /repos/{owner}/{repo}/git/trees/{tree_sha}``
        GitHub: https://docs.github.com/rest/git/trees#get-a-tree
        """

    def list_matching_refs(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reference]:
        """git/list-matching-refs.

        Request: ``GET /repos/{owner}/{repo}/git/matching-refs/{ref}``
        GitHub: https://docs.github.com/rest/git/refs#list-matching-references
        """

    async def update_ref(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        force: bool = ...,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reference:
        """git/update-ref.

        Request: ``PATCH /repos/{owner}/{repo}/git/refs/{ref}``
        GitHub: https://docs.github.com/rest/git/refs#update-a-reference
        """

class _BoundGit(Operations):
    """The operations of GitHub's tag ``git``, bound to a resource."""

    def create_blob(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        content: str,
        encoding: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ShortBlob:
        """git/create-blob."""

    def create_commit(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        author: _CreateCommit_Author = ...,
        committer: _CreateCommit_Committer = ...,
        message: str,
        parents: Iterable[str] = ...,
        signature: str = ...,
        tree: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Commit:
        """git/create-commit."""

    def create_ref(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reference:
        """git/create-ref."""

    def create_tag(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        message: str,
        object: str,
        tag: str,
        tagger: _CreateTag_Tagger = ...,
        type: Literal["commit", "tree", "blob"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Tag:
        """git/create-tag."""

    def create_tree(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        base_tree: str = ...,
        tree: Iterable[_CreateTree_Tree],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Tree:
        """git/create-tree."""

    def delete_ref(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """git/delete-ref."""

    def get_blob(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        file_sha: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Blob:
        """git/get-blob."""

    def get_commit(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        commit_sha: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Commit:
        """git/get-commit."""

    def get_ref(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reference:
        """git/get-ref."""

    def get_tag(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        tag_sha: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Tag:
        """git/get-tag."""

    def get_tree(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        tree_sha: str | GitHubCore = ...,
        recursive: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Tree:
        """git/get-tree."""

    def list_matching_refs(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reference]:
        """git/list-matching-refs."""

    def update_ref(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        force: bool = ...,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reference:
        """git/update-ref."""

class _AsyncBoundGit(Operations):
    """The operations of GitHub's tag ``git``, bound to a resource."""

    async def create_blob(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        content: str,
        encoding: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ShortBlob:
        """git/create-blob."""

    async def create_commit(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        author: _CreateCommit_Author = ...,
        committer: _CreateCommit_Committer = ...,
        message: str,
        parents: Iterable[str] = ...,
        signature: str = ...,
        tree: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Commit:
        """git/create-commit."""

    async def create_ref(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reference:
        """git/create-ref."""

    async def create_tag(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        message: str,
        object: str,
        tag: str,
        tagger: _CreateTag_Tagger = ...,
        type: Literal["commit", "tree", "blob"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Tag:
        """git/create-tag."""

    async def create_tree(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        base_tree: str = ...,
        tree: Iterable[_CreateTree_Tree],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Tree:
        """git/create-tree."""

    async def delete_ref(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """git/delete-ref."""

    async def get_blob(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        file_sha: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Blob:
        """git/get-blob."""

    async def get_commit(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        commit_sha: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Commit:
        """git/get-commit."""

    async def get_ref(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reference:
        """git/get-ref."""

    async def get_tag(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        tag_sha: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Tag:
        """git/get-tag."""

    async def get_tree(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        tree_sha: str | _aio.GitHubCore = ...,
        recursive: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Tree:
        """git/get-tree."""

    def list_matching_refs(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reference]:
        """git/list-matching-refs."""

    async def update_ref(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        force: bool = ...,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reference:
        """git/update-ref."""

__all__ = ["AsyncGit", "Git"]
