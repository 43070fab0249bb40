"""The shares of the extension, by crate, as `make dist` prints them."""

from __future__ import annotations

import pathlib

import pytest

import shares

MAP = """\
             VMA              LMA     Size Align Out     In      Symbol
             2a8              2a8       24     4 .note.gnu.build-id
             2a8              2a8       24     4         <internal>:(.note.gnu.build-id)
          3cd790           3cd790       10     4         /t/_core.a9.rcgu.o:(.gcc_except_table._ZN4core3ops8FnOnce17h1E)
          3cd79c           3cd79c      100     4         /t/_core.a9.rcgu.o:(.text._ZN5tokio7runtime4task17h1E)
          3cd79c           3cd79c        0     1                 tokio::runtime::task
          3cd79c           3cd79c       20     4         /t/_c.a9.rcgu.o:(.text._ZN9_$LT$tokio..sync..N$GT$4drop17h1E)
          435be8           435be8      200     4         /t/libaws_lc_sys-cdfc7704e5872338.rlib(a.o):(.text)
          435be8           435be8       40     4         /t/_core.a9.rcgu.o:(.rodata..L__unnamed_12)
          435be8           435be8      999     4         /t/_core.a9.rcgu.o:(.debug_info)
"""


def test_sections_count_for_their_crates(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "map"
    path.write_text(MAP)
    found = shares.shares(path)
    assert found == {
        "tokio": 0x120,
        "aws_lc_sys": 0x200,
        "(texts and tables)": 0x40,
        "(unwinding)": 0x10,
        "(linking)": 0x24,
    }


def test_a_map_of_another_linker_is_an_error(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "map"
    path.write_text("Archive member included to satisfy reference by file (symbol)\n")
    with pytest.raises(SystemExit, match="not a map of lld"):
        shares.shares(path)
