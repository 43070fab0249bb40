"""Security: advisories, scores, code scanning."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

from ferrohub.pygithub._by_hand import _requests as r
from ferrohub.pygithub._modules import class_
from ferrohub.pygithub.GithubObject import NotSet, _ValuedAttribute, is_defined, is_undefined

Given = SimpleNamespace
#: What programs annotate the arguments of advisories with, beside the objects.
Credit = dict[str, Any]
AdvisoryVulnerabilityInput = dict[str, Any]
_VULNERABILITY = ("patched_versions", "vulnerable_functions", "vulnerable_version_range")


def advisory(given: Given) -> dict[str, Any]:
    """The body of a new advisory."""
    body = {
        "summary": given.summary,
        "description": given.description,
        "vulnerabilities": vulnerabilities([] if given.vulnerabilities is None else given.vulnerabilities),
        "cwe_ids": [] if given.cwe_ids is None else texts(given.cwe_ids),
        **severity(given.severity_or_cvss_vector_string),
    }
    if given.cve_id is not None:
        body["cve_id"] = given.cve_id
    if given.credits is not None:
        body["credits"] = credits_of(given.credits)
    return body


def texts(given: Iterable[Any]) -> list[str]:
    """Texts as a list."""
    assert isinstance(given, Iterable), given
    found = list(given)
    assert all(isinstance(each, str) for each in found), found
    return found


def severity(text: Any) -> dict[str, str]:
    """The member for a severity or a CVSS vector."""
    if not isinstance(text, str):
        return {}
    return {"cvss_vector_string" if text.startswith("CVSS:") else "severity": text}


def vulnerabilities(given: Iterable[Any]) -> list[dict[str, Any]]:
    """Vulnerabilities as GitHub takes them."""
    assert isinstance(given, Iterable), given
    return [class_("AdvisoryVulnerability")._to_github_dict(each) for each in given]


def credits_of(given: Iterable[Any]) -> list[dict[str, Any]]:
    """Credits as GitHub takes them."""
    assert isinstance(given, Iterable), given
    return [class_("AdvisoryCredit")._to_github_dict(each) for each in given]


class AdvisoryCredit:
    """Whom an advisory thanks."""

    @staticmethod
    def _validate_credit(credit: Any) -> None:
        class_("AdvisoryCredit")._to_github_dict(credit)

    @staticmethod
    def _to_github_dict(credit: Any) -> dict[str, Any]:
        assert isinstance(credit, (dict, class_("AdvisoryCredit"))), credit
        login, type_ = (credit["login"], credit["type"]) if isinstance(credit, dict) else (credit.login, credit.type)
        login = r.identity(login, "login")
        assert isinstance(login, str) and isinstance(type_, str), credit
        return {"login": login, "type": type_}


class AdvisoryVulnerability:
    """A package that an advisory is about."""

    @classmethod
    def _validate_vulnerability(cls, vulnerability: Any) -> None:
        class_("AdvisoryVulnerability")._to_github_dict(vulnerability)

    @staticmethod
    def _to_github_dict(vulnerability: Any) -> dict[str, Any]:
        assert isinstance(vulnerability, (dict, class_("AdvisoryVulnerability"))), vulnerability
        if not isinstance(vulnerability, dict):
            package = {"ecosystem": vulnerability.package.ecosystem, "name": vulnerability.package.name}
            return {"package": package, **{name: getattr(vulnerability, name) for name in _VULNERABILITY}}
        assert vulnerability.keys() >= {"package", *_VULNERABILITY}, vulnerability
        package = {name: vulnerability["package"][name] for name in ("ecosystem", "name")}
        assert isinstance(package["ecosystem"], str) and isinstance(package["name"], (str, type(None))), vulnerability
        functions = vulnerability["vulnerable_functions"]
        assert functions is None or all(isinstance(each, str) for each in functions), vulnerability
        return {"package": package, **{name: vulnerability[name] for name in _VULNERABILITY}}


class RepositoryAdvisory:
    """An advisory of a repository."""

    def add_vulnerability(self: Any, given: Given) -> None:
        package = {"ecosystem": given.ecosystem, "name": given.package_name}
        self.add_vulnerabilities([{"package": package, **{name: getattr(given, name) for name in _VULNERABILITY}}])

    def add_vulnerabilities(self: Any, given: Given) -> None:
        self._patch({"vulnerabilities": vulnerabilities([*self.vulnerabilities, *given.vulnerabilities])})

    def offer_credit(self: Any, given: Given) -> None:
        self.offer_credits([{"login": given.login_or_user, "type": given.credit_type}])

    def offer_credits(self: Any, given: Given) -> None:
        self._patch({"credits": credits_of([*self.credits, *given.credited])})

    def revoke_credit(self: Any, given: Given) -> None:
        login = r.identity(given.login_or_user, "login")
        self._patch({"credits": credits_of(credit for credit in self.credits if credit.login != login)})

    def edit(self: Any, given: Given) -> Any:
        body = r.given_of(given, "summary", "description", "cve_id", "state")
        body.update(severity(given.severity_or_cvss_vector_string))
        if is_defined(given.vulnerabilities):
            body["vulnerabilities"] = vulnerabilities(given.vulnerabilities)
        if is_defined(given.cwe_ids):
            body["cwe_ids"] = texts(given.cwe_ids)
        if isinstance(given.credits, Iterable):
            body["credits"] = credits_of(given.credits)
        self._patch(body)
        return self

    def _patch(self: Any, body: dict[str, Any]) -> None:
        _, data = self._requester.requestJsonAndCheck("PATCH", self.url, input=body)
        self._useAttributes(data)


class CVSS:
    """A score."""

    def _of_score(self: Any, data: Any) -> Any:
        score = data.get("score")
        return NotSet if score is None else _ValuedAttribute(Decimal(str(score)))

    def _of_vector_string(self: Any, data: Any) -> Any:
        vector = data.get("vector_string")
        return NotSet if vector is None else _ValuedAttribute(vector)

    def _of_version(self: Any, data: Any) -> Any:
        vector = self._vector_string
        if is_undefined(vector):
            return NotSet
        return _ValuedAttribute(Decimal(vector.value.partition(":")[2].partition("/")[0]))


class CodeScanAlertInstanceLocation:
    """A place in a file."""

    def __str__(self: Any) -> str:
        return f"{self.path} @ l{self.start_line}:c{self.start_column}-l{self.end_line}:c{self.end_column}"


class CodeSecurityConfigRepository:
    """A repository with a configuration."""

    def __repr__(self: Any) -> str:
        return repr(self.repository)


class SecurityAndAnalysis:
    """What GitHub watches in a repository."""

    def __repr__(self: Any) -> str:
        names = (*self._facts, "secret_scanning_validity_checks")
        return self.get__repr__({name: repr(self._known(name)) for name in names})  # type: ignore[no-any-return]

    @property
    def secret_scanning_validity_checks(self: Any) -> None:
        """None: GitHub no longer sends it."""
