"""Check the built site in a headless Chromium: searches, theme switch, copy buttons, and pages at three widths.

It needs the package selenium, and Debian's packages chromium and chromium-driver, or others that are in the path::

    python tools/check_site.py --screenshots target/site

It prints what fails and exits with 1. Look at the screenshots: a program does not see whether a page is pleasant to
read.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import pathlib
import re
import shutil
import sys
import threading
from collections.abc import Iterator
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

SITE = pathlib.Path(__file__).resolve().parents[1] / "docs" / "site"
#: What readers search for, and the place of the first hit.
SEARCHES = {
    "pagination": "guide/listings/",
    "proxy": "guide/enterprise/#proxies",
    "list issues": "reference/issues/#shortrepositoryissues",
    "artifact": "reference/rest-actions-artifacts/",
    "retry": "guide/limits/",
    "merge pull request": "recipes/merge-when-green/",
    "get_repo": "reference/repos/",
    "rate limit": "guide/limits/",
    "workflow dispatch": "reference/workflows/#workflowdispatch",
    "upload asset": "guide/transfers/#uploads",
}
PAGES = (
    "",
    "guide/listings/",
    "guide/rest/",
    "guide/tables/",
    "reference/core/",
    "reference/issues/",
    "reference/rest-actions-artifacts/",
    "coverage/",
)
WIDTHS = (400, 1024, 1400)
#: Maximum size of a page, in bytes.
LARGEST = 300_000
#: Blocks of Python whose code is cut off, and names in tables that break inside.
CUT = """
return [...document.querySelectorAll('.language-python pre > code, .language-pycon pre > code')]
    .filter(code => code.scrollWidth > code.clientWidth + 1).map(code => code.innerText.slice(0, 60))
"""
#: The dialog of the search, which is in a shadow tree.
SEARCH = "[...document.querySelectorAll('*')].find(each => each.shadowRoot)?.shadowRoot.querySelector('dialog[open]')"
#: What each page has, and where.
PARTS = {
    "theme switch": "[data-md-component=palette] label",
    "next page": ".md-footer__link--next",
    "previous page": ".md-footer__link--prev",
    "version": ".md-header__topic",
    "link to its Markdown form": "link[rel=alternate][type='text/markdown']",
}
SCHEME = "return document.body.getAttribute('data-md-color-scheme')"
COPIED = "return navigator.clipboard.readText()"
TOO_WIDE = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the site without printing the requests."""

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


def served() -> str:
    """The URL of a server of the site in this process."""
    handler = functools.partial(Quiet, directory=str(SITE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}/"


def browser() -> Any:
    """A headless Chromium."""
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "SEVERE"})
    driver = shutil.which("chromedriver")
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(driver) if driver else None)


def waited(found: Any, script: str) -> Any:
    """What a script returns, as soon as that is true."""
    return WebDriverWait(found, 20).until(lambda page: page.execute_script(script))


def searches(found: Any, root: str) -> Iterator[str]:
    """The searches whose first hit is another one."""
    for term, place in SEARCHES.items():
        found.get(root)
        waited(found, "const button = document.querySelector('.md-search__button'); button?.click(); return !!button")
        field = waited(found, f"return {SEARCH}?.querySelector('input')")
        field.send_keys(term)
        shown = f"const first = {SEARCH}?.querySelector('ol a'); "
        hit = str(waited(found, f"{shown} return {SEARCH}.querySelector('input').value == {term!r} && first?.href"))
        reached = re.sub(r"\?[^#]*", "", hit.removeprefix(root))
        if reached != place:
            yield f"the search for {term!r} leads to {reached}, not to {place}"


def parts(found: Any, root: str) -> Iterator[str]:
    """What is missing in the header and the footer, and wrong in what is copied."""
    found.get(f"{root}guide/listings/")
    for what, selector in PARTS.items():
        if not found.find_elements(By.CSS_SELECTOR, selector):
            yield f"guide/listings/ has no {what}"
    if not found.find_elements(By.CSS_SELECTOR, ".md-nav__link--active"):
        yield "the page is not highlighted in the navigation"
    before = found.execute_script(SCHEME)
    schemes = {before}
    for _ in range(2):
        found.execute_script("document.querySelector('[data-md-component=palette] label:not([hidden])').click()")
        schemes.add(found.execute_script(SCHEME))
    if schemes != {"default", "slate"}:
        yield f"the theme switch has {schemes}"
    found.get(root)
    found.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite"]})
    waited(found, "return document.querySelector('[data-clipboard-target]')").click()
    waited(found, "return document.querySelector('.md-dialog--active')")
    copied = str(found.execute_script(COPIED))
    if copied.strip() != "pip install ferrohub":
        yield f"the first block is copied as {copied!r}"
    if found.execute_script(
        "return [...document.querySelectorAll('.language-text .md-code__nav')].some(a => a.offsetParent)"
    ):
        yield "a block of output has a button"


def widths(found: Any, root: str, folder: pathlib.Path) -> Iterator[str]:
    """What does not fit into pages, and errors in the console; it writes the screenshots."""
    for width in WIDTHS:
        # Chromium's window has a minimum width; the device metrics do not.
        metrics = {"width": width, "height": 1000, "deviceScaleFactor": 1, "mobile": False}
        found.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        for page in PAGES:
            found.get(root + page)
            waited(found, "return document.readyState == 'complete'")
            for code in found.execute_script(CUT):
                yield f"{page} at {width}: {code!r} is cut off"
            if found.execute_script(TOO_WIDE) > 0:
                yield f"{page} at {width}: the page is wider than the window"
            found.save_screenshot(str(folder / f"{page.strip('/').replace('/', '-') or 'index'}-{width}.png"))
            yield from (f"{page} at {width}: {entry['message']}" for entry in found.get_log("browser"))


def sizes() -> Iterator[str]:
    """The pages that are too large."""
    for path in SITE.rglob("*.html"):
        if path.stat().st_size > LARGEST:
            yield f"{path.relative_to(SITE)} has {path.stat().st_size} bytes"


def main(arguments: list[str] | None = None) -> int:
    """Run the command with these arguments, or those of the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--screenshots", type=pathlib.Path, required=True, help="folder for the screenshots")
    folder = parser.parse_args(arguments).screenshots
    folder.mkdir(parents=True, exist_ok=True)
    root, found = served(), browser()
    try:
        wrong = [*sizes(), *searches(found, root), *parts(found, root), *widths(found, root, folder)]
    finally:
        found.quit()
    for line in wrong:
        print(line)
    print(f"{len(SEARCHES)} searches, {len(PAGES)} pages at {len(WIDTHS)} widths: {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
