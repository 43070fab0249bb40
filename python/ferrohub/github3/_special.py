"""Methods and attributes of single classes of ``ferrohub.github3``."""

from __future__ import annotations

from typing import Any

from ferrohub import _core


def _submit(self: Any, body: str, event: str | None = None) -> bool:
    """Submit the review.

    :param body: text of the review
    :param event: ``APPROVE``, ``REQUEST_CHANGES`` or ``COMMENT``
    :returns: whether it was submitted
    """
    if event is not None:
        return _core.PullReview.submit(self, body, event)  # type: ignore[arg-type]
    url = self._build_url("reviews", self.id, "events", base_url=self.pull_request_url)
    return self._updated(self._json(self._post(url, data={"body": body}), 200))


#: The members of each class, by its name in the extension module.
MEMBERS: dict[str, dict[str, Any]] = {
    "PullReview": {"submit": _submit},
}
