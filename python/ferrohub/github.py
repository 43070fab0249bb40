"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import Client, Client as GitHub, ClientEnterprise, ClientEnterprise as GitHubEnterprise

__all__ = ["Client", "ClientEnterprise", "GitHub", "GitHubEnterprise"]
