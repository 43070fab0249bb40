"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import CheckApp, CheckPullRequest, CheckRun, CheckRunAnnotation, CheckRunOutput, CheckSuite

__all__ = ["CheckApp", "CheckPullRequest", "CheckRun", "CheckRunAnnotation", "CheckRunOutput", "CheckSuite"]
