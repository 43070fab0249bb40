"""What a repository claims of artifacts, and what its rules said of pushes."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class Attestation:
    """A signed claim about artifacts."""

    id: int
    #: The digests of the artifacts, such as "sha256:...".
    digests: list[str]
    predicate_type: str
    #: The Sigstore bundle, as it was sent.
    bundle: dict[str, object] = field(default_factory=dict)


@dataclasses.dataclass
class RuleSuite:
    """What the rules of a branch said of one push."""

    id: int
    #: The ID of who pushed; None for an App.
    actor: int | None
    before: str
    after: str
    ref: str
    pushed_at: str
    #: "pass", "fail" or "bypass".
    result: str
    #: What the rules that are only tried said: "pass" or "fail"; None without any.
    evaluation_result: str | None = None
    #: As GitHub shows them.
    evaluations: list[dict[str, object]] = field(default_factory=list)
