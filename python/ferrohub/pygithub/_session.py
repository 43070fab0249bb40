"""The session of ferrohub below a requester: it sends the headers of PyGithub and nothing more."""

from __future__ import annotations

import urllib.parse
from typing import TYPE_CHECKING, Any

import ferrohub

if TYPE_CHECKING:
    from ferrohub.pygithub.Requester import Requester


def client(options: dict[str, Any]) -> ferrohub.Client:
    """The client of ferrohub for the options of a requester.

    :param options: the options
    """
    made = ferrohub.Client(
        base_url=options["base_url"],
        timeout=options["timeout"],
        verify=options["verify"],
        retries=retries(options["retry"]),
        user_agent=options["user_agent"],
    )
    for name in list(made.session.headers):
        del made.session.headers[name]
    return made


def retries(retry: Any) -> int:
    """How often a request is repeated.

    :param retry: a number, None, or an object of urllib3 or ``GithubRetry``
    """
    if retry is None:
        return 0
    total = retry if isinstance(retry, int) else getattr(retry, "total", None)
    return max(int(total), 0) if total is not None else 3


def sent(
    requester: Requester, verb: str, url: str, headers: dict[str, Any], body: Any, follow: bool, stream: bool
) -> Any:
    """Send a request; a 301 within the host is followed, a 302 if that is wanted.

    :param requester: the requester
    :param verb: method
    :param url: URL
    :param headers: headers, with the credential
    :param body: body
    :param follow: whether a 302 is followed
    :param stream: whether to return as soon as the headers of the response are received
    """
    session = requester.ferrohub.session
    for _ in range(10):
        response = session.request(verb, url, headers=headers, data=body, stream=stream, follow_redirects=False)
        status, location = response.status_code, response.headers.get("location")
        if not location or not (status == 301 or (status == 302 and follow)):
            return response
        target = urllib.parse.urljoin(url, location)
        here, there = urllib.parse.urlsplit(url), urllib.parse.urlsplit(target)
        if (here.scheme, here.netloc) != (there.scheme, there.netloc):
            if status == 301:
                raise RuntimeError(
                    f"GitHub redirected from {here.scheme}://{here.netloc} to {there.scheme}://{there.netloc}; "
                    "please correct base_url: Github(base_url=...)"
                )
            headers = {name: value for name, value in headers.items() if name.lower() != "authorization"}
        url = target
    raise RuntimeError(f"more than 10 redirects, at {url}")
