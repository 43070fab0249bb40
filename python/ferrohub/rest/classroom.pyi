"""The operations of GitHub's tag ``classroom``. Made by tools/generate.py."""

import builtins
from collections.abc import Mapping
from typing import Any

from typing_extensions import deprecated

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class Classroom(Operations):
    """The operations of GitHub's tag ``classroom``."""

    @deprecated("GitHub deprecates it")
    def get_a_classroom(
        self,
        classroom_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Classroom:
        """classroom/get-a-classroom.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param classroom_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Classroom
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /classrooms/{classroom_id}``
        GitHub: https://docs.github.com/rest/classroom/classroom#closing-down---get-a-classroom
        """

    @deprecated("GitHub deprecates it")
    def get_an_assignment(
        self,
        assignment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ClassroomAssignment:
        """classroom/get-an-assignment.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param assignment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ClassroomAssignment
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /assignments/{assignment_id}``
        GitHub: https://docs.github.com/rest/classroom/classroom#closing-down---get-an-assignment
        """

    @deprecated("GitHub deprecates it")
    def get_assignment_grades(
        self,
        assignment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ClassroomAssignmentGrade]:
        """classroom/get-assignment-grades.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param assignment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ClassroomAssignmentGrade]
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /assignments/{assignment_id}/grades``
        GitHub: https://docs.github.com/rest/classroom/classroom#closing-down---get-assignment-grades
        """

    @deprecated("GitHub deprecates it")
    def list_accepted_assignments_for_an_assignment(
        self,
        assignment_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ClassroomAcceptedAssignment]:
        """classroom/list-accepted-assignments-for-an-assignment.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param assignment_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ClassroomAcceptedAssignment]
        :raises GitHubError: the response has an error status; documented: 410

        Request: ``GET /assignments/{assignment_id}/accepted_assignments``
        GitHub:
        https://docs.github.com/rest/classroom/classroom#closing-down---list-accepted-assignments-for-an-assignment
        """

    @deprecated("GitHub deprecates it")
    def list_assignments_for_a_classroom(
        self,
        classroom_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SimpleClassroomAssignment]:
        """classroom/list-assignments-for-a-classroom.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param classroom_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SimpleClassroomAssignment]
        :raises GitHubError: the response has an error status; documented: 410

        Request: ``GET /classrooms/{classroom_id}/assignments``
        GitHub: https://docs.github.com/rest/classroom/classroom#closing-down---list-assignments-for-a-classroom
        """

    @deprecated("GitHub deprecates it")
    def list_classrooms(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SimpleClassroom]:
        """classroom/list-classrooms.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SimpleClassroom]
        :raises GitHubError: the response has an error status; documented: 410

        Request: ``GET /classrooms``
        GitHub: https://docs.github.com/rest/classroom/classroom#closing-down---list-classrooms
        """

class AsyncClassroom(Operations):
    """The operations of GitHub's tag ``classroom``, for asyncio."""

    @deprecated("GitHub deprecates it")
    async def get_a_classroom(
        self,
        classroom_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Classroom:
        """classroom/get-a-classroom.

        Request: ``GET /classrooms/{classroom_id}``
        GitHub: https://docs.github.com/rest/classroom/classroom#closing-down---get-a-classroom
        """

    @deprecated("GitHub deprecates it")
    async def get_an_assignment(
        self,
        assignment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ClassroomAssignment:
        """classroom/get-an-assignment.

        Request: ``GET /assignments/{assignment_id}``
        GitHub: https://docs.github.com/rest/classroom/classroom#closing-down---get-an-assignment
        """

    @deprecated("GitHub deprecates it")
    async def get_assignment_grades(
        self,
        assignment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ClassroomAssignmentGrade]:
        """classroom/get-assignment-grades.

        Request: ``GET /assignments/{assignment_id}/grades``
        GitHub: https://docs.github.com/rest/classroom/classroom#closing-down---get-assignment-grades
        """

    @deprecated("GitHub deprecates it")
    def list_accepted_assignments_for_an_assignment(
        self,
        assignment_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ClassroomAcceptedAssignment]:
        """classroom/list-accepted-assignments-for-an-assignment.

        Request: ``GET /assignments/{assignment_id}/accepted_assignments``
        GitHub:
        https://docs.github.com/rest/classroom/classroom#closing-down---list-accepted-assignments-for-an-assignment
        """

    @deprecated("GitHub deprecates it")
    def list_assignments_for_a_classroom(
        self,
        classroom_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SimpleClassroomAssignment]:
        """classroom/list-assignments-for-a-classroom.

        Request: ``GET /classrooms/{classroom_id}/assignments``
        GitHub: https://docs.github.com/rest/classroom/classroom#closing-down---list-assignments-for-a-classroom
        """

    @deprecated("GitHub deprecates it")
    def list_classrooms(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SimpleClassroom]:
        """classroom/list-classrooms.

        Request: ``GET /classrooms``
        GitHub: https://docs.github.com/rest/classroom/classroom#closing-down---list-classrooms
        """

class _BoundClassroom(Operations):
    """The operations of GitHub's tag ``classroom``, bound to a resource."""

    @deprecated("GitHub deprecates it")
    def get_a_classroom(
        self,
        *parts: str | int | GitHubCore,
        classroom_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Classroom:
        """classroom/get-a-classroom."""

    @deprecated("GitHub deprecates it")
    def get_an_assignment(
        self,
        *parts: str | int | GitHubCore,
        assignment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ClassroomAssignment:
        """classroom/get-an-assignment."""

    @deprecated("GitHub deprecates it")
    def get_assignment_grades(
        self,
        *parts: str | int | GitHubCore,
        assignment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ClassroomAssignmentGrade]:
        """classroom/get-assignment-grades."""

    @deprecated("GitHub deprecates it")
    def list_accepted_assignments_for_an_assignment(
        self,
        *parts: str | int | GitHubCore,
        assignment_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ClassroomAcceptedAssignment]:
        """classroom/list-accepted-assignments-for-an-assignment."""

    @deprecated("GitHub deprecates it")
    def list_assignments_for_a_classroom(
        self,
        *parts: str | int | GitHubCore,
        classroom_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SimpleClassroomAssignment]:
        """classroom/list-assignments-for-a-classroom."""

    @deprecated("GitHub deprecates it")
    def list_classrooms(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SimpleClassroom]:
        """classroom/list-classrooms."""

class _AsyncBoundClassroom(Operations):
    """The operations of GitHub's tag ``classroom``, bound to a resource."""

    @deprecated("GitHub deprecates it")
    async def get_a_classroom(
        self,
        *parts: str | int | _aio.GitHubCore,
        classroom_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Classroom:
        """classroom/get-a-classroom."""

    @deprecated("GitHub deprecates it")
    async def get_an_assignment(
        self,
        *parts: str | int | _aio.GitHubCore,
        assignment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ClassroomAssignment:
        """classroom/get-an-assignment."""

    @deprecated("GitHub deprecates it")
    async def get_assignment_grades(
        self,
        *parts: str | int | _aio.GitHubCore,
        assignment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ClassroomAssignmentGrade]:
        """classroom/get-assignment-grades."""

    @deprecated("GitHub deprecates it")
    def list_accepted_assignments_for_an_assignment(
        self,
        *parts: str | int | _aio.GitHubCore,
        assignment_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ClassroomAcceptedAssignment]:
        """classroom/list-accepted-assignments-for-an-assignment."""

    @deprecated("GitHub deprecates it")
    def list_assignments_for_a_classroom(
        self,
        *parts: str | int | _aio.GitHubCore,
        classroom_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SimpleClassroomAssignment]:
        """classroom/list-assignments-for-a-classroom."""

    @deprecated("GitHub deprecates it")
    def list_classrooms(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SimpleClassroom]:
        """classroom/list-classrooms."""

__all__ = ["AsyncClassroom", "Classroom"]
