"""What commands print: JSON, a part of it, or a table."""

from __future__ import annotations

import json
import math
import re
import shutil
import sys
from typing import TYPE_CHECKING, Any

from ferrohub._error_messages import HOW_TO_WAIT

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ferrohub.exceptions import RateLimitExceeded

#: Minimum width to which a column of a table is shortened.
_NARROW = 12
_SURROGATES = re.compile("[\ud800-\udfff]")
#: Control characters that move the cursor or are commands of a terminal: all but tabs and ends of lines.
_CONTROLS = re.compile(r"\r(?!\n)|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
#: Colours, as logs of GitHub Actions have them.
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def add_filters(parser: argparse.ArgumentParser) -> None:
    """Add the options that select from the JSON of a response."""
    parser.add_argument("-q", "--jq", metavar="EXPRESSION", help="print what the jq expression selects (package jq)")
    parser.add_argument(
        "--query", metavar="EXPRESSION", help="print what the JMESPath expression selects (package jmespath)"
    )
    parser.add_argument("--table", action="store_true", help="print a table in place of JSON")
    parser.add_argument(
        "--columns", metavar="NAMES", help='columns of the table, such as "number,title,user.login"; implies --table'
    )


def is_filtered(options: argparse.Namespace) -> bool:
    """Whether the whole value is needed before anything is printed."""
    return bool(options.jq or options.query or options.table or options.columns)


def compiled(options: argparse.Namespace) -> Callable[[Any], Any] | None:
    """The function that selects from a value; None to select all.

    :raises ValueError: an expression is invalid, or options exclude each other
    :raises ImportError: the package that the option needs is missing
    """
    if sum(bool(each) for each in (options.jq, options.query, options.table or options.columns)) > 1:
        raise ValueError("--jq, --query and --table are mutually exclusive")
    if options.jq:
        program = _imported("jq", "--jq").compile(options.jq)
        # jq does not read surrogates that are no pair; from a file, it replaces them, too.
        return lambda value: _Several(
            program.input_text(_SURROGATES.sub("\ufffd", json.dumps(_finite(value), ensure_ascii=False))).all()
        )
    if options.query:
        jmespath = _imported("jmespath", "--query")
        expression = jmespath.compile(options.query)
        return lambda value: expression.search(value)
    return None


class _Several(list[Any]):
    """Values that are printed one after the other."""


def _imported(name: str, option: str) -> Any:
    import importlib

    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise ImportError(f"{option} needs {name}: pip install 'ferrohub[cli]'", name=name) from error


def show(value: Any, options: argparse.Namespace, select: Callable[[Any], Any] | None) -> None:
    """Print a value as the options say."""
    if options.table or options.columns:
        print_table(value, options.columns.split(",") if options.columns else None)
    elif select is None:
        print_json(value)
    else:
        found = select(value)
        for each in found if isinstance(found, _Several) else [found]:
            # Texts are printed without quotation marks, as gh does.
            print(printable(each) if isinstance(each, str) else json_text(each))


def print_json(value: Any) -> None:
    """Print a value as JSON."""
    print(json_text(value, indent=2))


def json_text(value: Any, indent: int | None = None) -> str:
    """A value as JSON. Numbers too large for a float are null, because JSON has no infinity.

    Every control character is escaped, also those that JSON allows.
    """
    return _harmless(json.dumps(_finite(value), indent=indent, ensure_ascii=False, default=str))


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _finite(member) for name, member in value.items()}
    if isinstance(value, list):
        return [_finite(item) for item in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _escape(character: re.Match[str]) -> str:
    return f"\\u{ord(character[0]):04x}"


def escaped(text: str) -> str:
    """A text that cannot command a terminal: without colours, and with other control characters escaped."""
    return _harmless(_COLOURS.sub("", text))


def _harmless(text: str) -> str:
    return _CONTROLS.sub(_escape, _SURROGATES.sub(_escape, text))


def printable(text: str) -> str:
    """A text for the output: escaped in a terminal, and else as it is but for surrogates, which no encoding has."""
    return escaped(text) if sys.stdout.isatty() else _SURROGATES.sub(_escape, text)


def print_error(text: object) -> None:
    """Print to stderr what may have texts of a server."""
    print(escaped(str(text)), file=sys.stderr)


def print_body(body: bytes) -> None:
    """Print a body that is no JSON: its bytes as they are, or in a terminal its text.

    :raises ValueError: it is binary, and the output is a terminal
    """
    if not sys.stdout.isatty():
        sys.stdout.flush()
        sys.stdout.buffer.write(body)
    elif b"\0" in body:
        raise ValueError(f"the response is binary ({len(body):,} bytes): redirect the output to a file")
    else:
        print(printable(body.decode("utf-8", "replace")))


def limit_text(error: RateLimitExceeded, options: argparse.Namespace) -> str:
    """The text of a rate limit, with the option that waits for it if the command has one."""
    return str(error).replace(f"; {HOW_TO_WAIT}", "; --wait waits for it" if "wait" in options else "")


def print_table(value: Any, columns: Sequence[str] | None = None) -> None:
    """Print a list of objects with a row for each, or an object with a row for each member.

    In a terminal, the widest columns are shortened to its width.
    """
    if isinstance(value, dict) and columns is None:
        rows = [(key, _text(member)) for key, member in value.items() if not isinstance(member, (dict, list))]
        print_rows([], rows)
        return
    items = [
        each if isinstance(each, dict) else {"value": each} for each in ([value] if isinstance(value, dict) else value)
    ]
    names = list(columns) if columns is not None else _plain(items)
    print_rows(names, [tuple(_text(_found(item, name)) for name in names) for item in items])


def _plain(items: Iterable[Mapping[str, Any]]) -> list[str]:
    """The members that have plain values, without URLs of the API."""
    names: dict[str, bool] = {}
    for item in items:
        for key, value in item.items():
            hidden = key == "node_id" or (key.endswith("url") and key != "html_url")
            names[key] = names.get(key, True) and not hidden and not isinstance(value, (dict, list))
    return [name for name, shown in names.items() if shown]


def _found(value: Any, name: str) -> Any:
    """What a dotted name leads to, also inside lists."""
    for part in name.strip().split("."):
        if isinstance(value, list):
            value = [each.get(part) if isinstance(each, dict) else None for each in value]
        else:
            value = value.get(part) if isinstance(value, dict) else None
    return value


def _text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join(map(_text, value))
    text = json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else str(value)
    # A text of GitHub's must not move the cursor or change colours.
    return "".join(each if each.isprintable() else " " for each in text)


def print_rows(names: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print aligned columns, below their names if there are any."""
    lines = [tuple(map(_text, names)), *rows] if names else list(rows)
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    if sys.stdout.isatty():
        _shorten(widths, shutil.get_terminal_size().columns)
    for line in lines:
        cells = (_cut(text, width).ljust(width) for text, width in zip(line, widths, strict=True))
        print("  ".join(cells).rstrip())


def _shorten(widths: list[int], room: int) -> None:
    """Shorten the widest columns until the table fits."""
    while widths and sum(widths) + 2 * (len(widths) - 1) > room and max(widths) > _NARROW:
        widths[widths.index(max(widths))] -= 1


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"
