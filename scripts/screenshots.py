"""Takes the pictures of the README from a real server: a match against bots, some turns in.

    python scripts/screenshots.py [--chromium /usr/bin/chromium]

Plays by the page's own forms, so a page that cannot be played makes no picture.
"""

import argparse
import socket
import subprocess
import sys
import tempfile
import urllib.request
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
SHOTS = (("ru", "match.ru.png", "light"), ("en", "match.png", "light"))
BRIBES = (("22", "120"), ("30", "80"), ("12", "60"))
SECONDS = 150


def main() -> None:
    """Take all pictures."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--chromium", default="/usr/bin/chromium")
    chromium = options.parse_args().chromium
    with tempfile.TemporaryDirectory() as data, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [sys.executable, "-m", "intriga", "serve", "--host", "127.0.0.1"]
        server = subprocess.Popen([*command, "--port", str(port), "--data", data])
        try:
            wait_for(f"http://127.0.0.1:{port}")
            for language, file, theme in SHOTS:
                take(f"http://127.0.0.1:{port}", language, theme, PICTURES / file, chromium)
        finally:
            server.terminate()
            server.wait(20)


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(100):
        with suppress(OSError):
            urllib.request.urlopen(f"{address}/healthz").close()
            return
        sleep(0.1)


def take(address: str, language: str, theme: str, file: Path, chromium: str) -> None:
    """Play until there are bribes on the board, some news, and it is our turn."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": 1440, "height": 1160},
            device_scale_factor=1.5,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
        )
        for attempt in range(6):
            page.goto(address)
            page.locator("form[action='/play/espionage'] button").first.click()
            page.wait_for_url("**/m/*")
            if play(page, Random(attempt)):
                break
        page.evaluate("window.scrollTo(0, 0)")
        page.wait_for_timeout(600)
        page.screenshot(path=file)
        browser.close()


def play(page: Page, rng: Random) -> bool:
    """Bribes first, then answers; whether a picture is worth taking."""
    laid = 0
    end = monotonic() + SECONDS
    while monotonic() < end:
        if page.locator("#finished:not(:empty)").count():
            return False
        offered = page.locator("form[data-act-form]")
        forms = offered.evaluate_all("forms => forms.map(form => form.dataset.actForm)")
        if "move" in forms and laid == len(BRIBES):
            return True
        if "buy" in forms:
            for special in ("set-up", "forced-march", "secret-paths"):
                page.locator(f"[name='specials.{special}']").fill("1")
            send(page, "buy")
        elif "bribe" in forms:
            cell, sum = BRIBES[laid]
            page.locator("details:has(form[data-act-form='bribe']) > summary").click()
            form = page.locator("form[data-act-form='bribe']")
            form.locator("[name='cell']").select_option(cell)
            form.locator("[name='sum']").fill(sum)
            send(page, "bribe")
            laid += 1
        elif forms:
            act = forms[0]
            form = page.locator(f"form[data-act-form='{act}']")
            first = form.locator("input[type='radio']")
            if first.count():
                first.nth(rng.randrange(first.count())).check(force=True)
            send(page, act)
        page.wait_for_timeout(400)
    return False


def send(page: Page, act: str) -> None:
    """Press the button of a form and wait until its zone was made anew."""
    with suppress(Exception):
        page.locator(f"form[data-act-form='{act}'] .button-wide").first.click()
        page.wait_for_timeout(500)


if __name__ == "__main__":
    main()
