"""The operations of GitHub's tag ``markdown``. Made by tools/generate.py."""

from collections.abc import Callable, Mapping
from os import PathLike
from typing import Any, BinaryIO, Literal

from ferrohub.rest import Operations

class Markdown(Operations):
    """The operations of GitHub's tag ``markdown``."""

    def render(
        self,
        *,
        context: str = ...,
        mode: Literal["markdown", "gfm"] = ...,
        text: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """markdown/render.

        :param context: body, optional: a str
        :param mode: body, optional: one of "markdown", "gfm", default "markdown"
        :param text: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: str
        :raises GitHubError: the response has an error status

        Request: ``POST /markdown``
        GitHub: https://docs.github.com/rest/markdown/markdown#render-a-markdown-document
        """

    def render_raw(
        self,
        *,
        data: str | bytes | bytearray | memoryview | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """markdown/render-raw.

        :param data: the body: bytes, a path object or an open file, which is streamed; for a body of text also a str
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: str
        :raises GitHubError: the response has an error status

        Request: ``POST /markdown/raw``
        GitHub: https://docs.github.com/rest/markdown/markdown#render-a-markdown-document-in-raw-mode
        """

class AsyncMarkdown(Operations):
    """The operations of GitHub's tag ``markdown``, for asyncio."""

    async def render(
        self,
        *,
        context: str = ...,
        mode: Literal["markdown", "gfm"] = ...,
        text: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """markdown/render.

        Request: ``POST /markdown``
        GitHub: https://docs.github.com/rest/markdown/markdown#render-a-markdown-document
        """

    async def render_raw(
        self,
        *,
        data: str | bytes | bytearray | memoryview | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """markdown/render-raw.

        Request: ``POST /markdown/raw``
        GitHub: https://docs.github.com/rest/markdown/markdown#render-a-markdown-document-in-raw-mode
        """

class _BoundMarkdown(Operations):
    """The operations of GitHub's tag ``markdown``, bound to a resource."""

    def render(
        self,
        *,
        context: str = ...,
        mode: Literal["markdown", "gfm"] = ...,
        text: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """markdown/render."""

    def render_raw(
        self,
        *,
        data: str | bytes | bytearray | memoryview | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """markdown/render-raw."""

class _AsyncBoundMarkdown(Operations):
    """The operations of GitHub's tag ``markdown``, bound to a resource."""

    async def render(
        self,
        *,
        context: str = ...,
        mode: Literal["markdown", "gfm"] = ...,
        text: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """markdown/render."""

    async def render_raw(
        self,
        *,
        data: str | bytes | bytearray | memoryview | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """markdown/render-raw."""

__all__ = ["AsyncMarkdown", "Markdown"]
