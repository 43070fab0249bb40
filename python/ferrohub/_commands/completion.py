"""``ferrohub completion``: scripts that complete the commands and options in shells."""

from __future__ import annotations

import argparse
import shlex
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_SHELLS = ("bash", "zsh", "fish")


def add(commands: Any, parser: Callable[[], argparse.ArgumentParser]) -> None:
    """Add the command; ``parser`` returns the parser of all commands."""
    completion = commands.add_parser(
        "completion",
        help="print a script that completes commands in a shell",
        description="Print a script that completes commands and options.",
        epilog='For bash: eval "$(ferrohub completion bash)". For zsh, after compinit: '
        'eval "$(ferrohub completion zsh)". For fish: ferrohub completion fish | source.',
    )
    completion.add_argument("shell", choices=_SHELLS, help="shell")
    completion.set_defaults(run=lambda options: run(options, parser()))


def run(options: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    """Run the command."""
    words = dict(_words(parser, ""))
    print({"bash": _bash, "zsh": _zsh, "fish": _fish}[options.shell](words))
    return 0


def _words(parser: argparse.ArgumentParser, path: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The words that can follow each command, with their descriptions."""
    words: dict[str, str] = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            said = {each.dest: each.help or "" for each in action._choices_actions}
            for name, command in action.choices.items():
                words[name] = said.get(name, "")
                yield from _words(command, f"{path} {name}".strip())
        elif action.option_strings:
            words[action.option_strings[-1]] = (action.help or "").replace("%%", "%")
        elif action.choices:
            words |= dict.fromkeys(map(str, action.choices), "")
    yield path, words


def _bash(words: dict[str, dict[str, str]]) -> str:
    cases = "\n".join(
        f"        {shlex.quote(path)}) words={shlex.quote(' '.join(each))};;" for path, each in words.items()
    )
    return f"""_ferrohub() {{
    local word path="" words=""
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$path $word" in
{_paths(words)}
        esac
    done
    case "$path" in
{cases}
    esac
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _ferrohub ferrohub"""


def _paths(words: dict[str, dict[str, str]]) -> str:
    """The cases that follow the commands on a line."""
    return "\n".join(f'            " {path}"|{shlex.quote(path)}) path={shlex.quote(path)};;' for path in words if path)


def _zsh(words: dict[str, dict[str, str]]) -> str:
    def described(each: dict[str, str]) -> str:
        return " ".join(shlex.quote(f"{word}:{said}" if said else word) for word, said in each.items())

    cases = "\n".join(f"        {shlex.quote(path)}) found=({described(each)});;" for path, each in words.items())
    steps = "\n".join(f'            " {path}"|{shlex.quote(path)}) at={shlex.quote(path)};;' for path in words if path)
    return f"""_ferrohub() {{
    local word at=""
    local -a found
    for word in "${{(@)words[2,CURRENT-1]}}"; do
        case "$at $word" in
{steps}
        esac
    done
    case "$at" in
{cases}
    esac
    _describe command found || _files
}}
compdef _ferrohub ferrohub"""


def _fish(words: dict[str, dict[str, str]]) -> str:
    lines = []
    for path, each in words.items():
        parts = path.split()
        names = [name for name in each if not name.startswith("-")]
        seen = "; and ".join(f"__fish_seen_subcommand_from {part}" for part in parts)
        later = f"not __fish_seen_subcommand_from {' '.join(names)}" if names else ""
        when = "; and ".join(part for part in (seen, later) if part) or "true"
        for word, said in each.items():
            what = f"-a {shlex.quote(word)}" if not word.startswith("-") else _option(word)
            lines.append(f"complete -c ferrohub -n {shlex.quote(when)} {what} -d {shlex.quote(said)}")
    return "\n".join(lines)


def _option(word: str) -> str:
    return f"-l {word[2:]}" if word.startswith("--") else f"-o {word[1:]}"
