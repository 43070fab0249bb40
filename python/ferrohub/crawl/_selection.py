"""The streams that a crawl reads, of those that a call names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.crawl.streams import HEADS, OUTCOMES, STREAMS, Stream

if TYPE_CHECKING:
    from collections.abc import Iterable


def select(names: Iterable[str | Stream]) -> list[Stream]:
    """The streams of these names and their parents, parents first. The first streams are ``repositories``, unless all
    others belong to owners, and ``owners`` if some do; ``outcomes``, which comes with all others, is left out.

    :param names: names of :data:`STREAMS`, or streams of your own
    :raises ValueError: a name is unknown, or two streams have the same name
    :raises TypeError: names is a text, or has something else
    """
    if isinstance(names, (str, Stream)):
        raise TypeError('streams must be an iterable of names or Stream, as ["issues", "pulls"]')
    known, chosen = dict(STREAMS), list[str]()
    for each in names:
        if each in (OUTCOMES.name, OUTCOMES):
            continue
        if isinstance(each, Stream):
            if each.name == OUTCOMES.name:
                raise ValueError(f"streams has a stream named {each.name!r}, which is the table of what cannot be read")
            if known.get(each.name, each) != each and each.name not in STREAMS:
                raise ValueError(f"streams has two streams named {each.name!r}")
            known[each.name] = each
            chosen.append(each.name)
        elif isinstance(each, str):
            chosen.append(each)
        else:
            raise TypeError(f"streams must be names or Stream, not {type(each).__name__}")
    found: dict[str, Stream] = {}
    for name in chosen:
        _add(name, known, found, ())
    of_owners = {stream.is_of_owner for stream in found.values()}
    heads = [known[name] for name, is_of_owner in HEADS if is_of_owner in (of_owners or {False})]
    return list({stream.name: stream for stream in (*heads, *found.values())}.values())


def _add(name: str, known: dict[str, Stream], found: dict[str, Stream], below: tuple[str, ...]) -> None:
    if name not in known:
        raise ValueError(f"streams has {name!r}, which is unknown; known are {', '.join(sorted(known))}")
    if name in below:
        raise ValueError(f"streams has {name!r}, which is a parent of itself")
    stream = known[name]
    if stream.parent is not None:
        _add(stream.parent, known, found, (*below, name))
        parent = found[stream.parent]
        columns = {column.name for column in parent.fields()}
        for column in (stream.needs, stream.parent_column):
            if column is not None and column not in columns:
                raise ValueError(f"streams has {name!r}, whose parent {parent.name} has no column {column!r}")
        if stream.is_of_owner != parent.is_of_owner:
            raise ValueError(f"streams has {name!r}, whose parent {parent.name} has another scope")
    found.setdefault(name, stream)
