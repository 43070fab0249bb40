"""The licences of crates: each text once, and every copyright notice."""

from __future__ import annotations

import licenses

TEXT = "Permission is hereby granted, free of charge, to any person\nobtaining a copy of this software"


def test_notices_before_a_licence_are_kept_beside_it() -> None:
    notices = ["Copyright (c) 2018 Tom Kaitchuck", "Copyright (c) 2020 Others. All rights reserved."]
    assert licenses.without_copyright("\n".join(["MIT License", "", *notices, "", TEXT])) == (notices, TEXT)


def test_other_texts_stay_whole() -> None:
    for text in (f"Written for a friend.\nCopyright (c) 2018 Tom\n\n{TEXT}", "Apache License\n\nCopyright 2020", TEXT):
        assert licenses.without_copyright(text) == ([], text)
