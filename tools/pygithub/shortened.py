"""The lines of a method for the table: without what ``whole`` of ``ferrohub.pygithub._facts`` adds to them."""

from __future__ import annotations

from collections.abc import Iterator

from ferrohub.pygithub import _facts


def shortened(signature: str, lines: list[str]) -> list[str]:
    """The lines without what follows from the signature. The order of checks and of members is not kept.

    :param signature: the signature
    :param lines: all lines
    """
    verb, _, url = next((line for line in lines if line.partition(" ")[0] in _facts.VERBS), "").partition(" ")
    sent = "query" if verb == "GET" else "body"
    found = [*checks(signature, [line[6:] for line in lines if line.startswith("check ")])]
    sends_all = any(line.startswith(f"{sent} ") for line in lines) or not _facts.members(signature, url, "")
    has_one_result = sum(line.partition(" ")[0] in _facts.RESULTS for line in lines) == 1
    for line in lines:
        word, _, rest = line.partition(" ")
        if word in _facts.OF_CLASS:
            class_, _, options = rest.partition(" ")
            rest = options if class_ == _facts.by_result(signature)[1] else rest
        elif word == sent:
            rest = members(signature, url, rest)
        is_implied = word == sent or (verb and has_one_result and word == _facts.by_result(signature)[0])
        if word != "check" and (rest or not is_implied):
            found.append(f"{word} {rest}".rstrip())
        if word == verb and not sends_all:
            found.append(f"{sent} only")
    return found


def checks(signature: str, given: list[str]) -> Iterator[str]:
    """The checks that do not follow from annotations, and the names of parameters that are not checked."""
    words = dict(each.split(": ", 1) for each in given)
    implied = {name: _facts.by_annotation(each) for name, each in _facts.parameters(signature).items()}
    unchecked = [name for name, check in implied.items() if check and name not in words]
    if unchecked:
        yield "unchecked" if len(unchecked) == len(implied) else f"unchecked {' '.join(unchecked)}"
    yield from (f"check {name}: {check}" for name, check in words.items() if check != implied[name])


def members(signature: str, url: str, words: str) -> str:
    """The members of a query or a body, but for those that are parameters as they are."""
    names = _facts.parameters(signature)
    rows = [] if words.startswith(("= ", "{}")) else [*_facts.split(words)]
    if not rows:
        return words
    kept = ", ".join(short(signature, row) for row in rows if row.removeprefix("?") not in names)
    made = _facts.members(signature, url, kept)
    return kept if sorted(_facts.split(made)) == sorted(rows) else f"only {words}"


def short(signature: str, row: str) -> str:
    """A member without its name and the condition that it is given, if it is named as its parameter."""
    value = row.partition("=")[2].partition(" if ")[0]
    return value if "|" in value and _facts.members(signature, "", value).split(", ?")[0] == row else row
