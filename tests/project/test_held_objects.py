"""Objects of Python that threads without the interpreter may drop are held: `Held`, `HeldException`, `held::bytes`."""

from __future__ import annotations

import pathlib
import re

BINDINGS = pathlib.Path(__file__).parents[2] / "python/src"

#: Types that are no classes of Python and have objects of it, by the reason why the interpreter drops them.
EXCEPTED = {
    "never dropped": {
        "calls/context_stack.rs": {"ContextStack"},
        "calls/guarded.rs": {"Module"},
        "values/types.rs": {"Types"},
    },
    "part of a class": {
        "calls/awaitable.rs": {"Ending"},
        "calls/run.rs": {"Landing"},  # within an Ending
        "listing/table.rs": {"Rows"},
        "session/cassette.rs": {"Inserted"},
        "values/members.rs": {"Members"},
        "values/pygithub_attribute.rs": {"Place"},
        "values/pygithub_object.rs": {"Step"},
        "values/resource.rs": {"Content", "Passed"},
    },
    "within a function that has the interpreter": {
        "calls/call.rs": {"Call"},
        "calls/greenlets.rs": {"Pauses"},
        "rest/pickle.rs": {"Parts"},
        "session/client.rs": {"Kept"},
        "session/client_session.rs": {"Kept"},
        "values/pages.rs": {"Stop"},
    },
    "the type of a function": {
        "calls/host.rs": {"Argument", "Passed"},
        "session/options.rs": {"Read"},
    },
    "dropped by the loop or with the future of its call, in a turn": {"calls/event_loop.rs": {"Waiter"}},
    "held": {"calls/held.rs": {"Held", "HeldBytes", "HeldException", "Target"}},
}

DECLARATION = re.compile(
    r"((?:^[ \t]*(?:#\[[^\n]*\]|///[^\n]*)\n)*)"  # its attributes
    r"^[ \t]*(?:pub(?:\([a-z]+\))? )?(?:struct|enum|type) (\w+)"
    r"[^;{(=]*(?:\{(.*?)\n[ \t]*\}|\((.*?)\);|=(.*?);)",
    re.MULTILINE | re.DOTALL,
)
OBJECT = re.compile(r"\b(?:Py<|PyErr\b|PyBacked\w+|PyBuffer\b)")


def bare(text: str) -> set[str]:
    """The types of a file that have objects of Python and are no classes of it."""
    found = [(match[1], match[2], match[3] or match[4] or match[5] or "") for match in DECLARATION.finditer(text)]
    return {name for attributes, name, body in found if "#[pyclass" not in attributes and OBJECT.search(body)}


def test_a_type_with_an_object_is_found() -> None:
    assert bare("/// A hook.\n#[derive(Clone)]\nstruct Hook {\n    function: Arc<Py<PyAny>>,\n}\n") == {"Hook"}
    assert bare("pub struct Failed(PyErr);\n") == {"Failed"}
    assert bare("enum Content {\n    Whole(Bytes),\n    Pieces(Py<PyAny>),\n}\n") == {"Content"}
    assert bare("#[pyclass(frozen)]\nstruct Poll {\n    stop: Option<Py<PyAny>>,\n}\n") == set()


def test_objects_that_the_library_gets_are_held() -> None:
    known = {file: names for files in EXCEPTED.values() for file, names in files.items()}
    found = {str(path.relative_to(BINDINGS)): bare(path.read_text()) for path in BINDINGS.rglob("*.rs")}
    assert {file: names for file, names in found.items() if names} == known


def test_objects_are_not_shared_without_being_held() -> None:
    for path in BINDINGS.rglob("*.rs"):
        text = path.read_text()
        if path.name != "held.rs":
            assert not re.search(r"\b(?:Arc|Box)<(?:Py<|PyErr)", text), path
            assert not re.search(r"\b(?:Arc|Box)::new\((?!Held)[^\n;]*(?:unbind\(\)|PyErr::|exception)\)", text), path
            assert "Bytes::from_owner" not in text, path
