"""Takes the screenshots of the README: matches against bots on a real server, some turns in.

    python scripts/screenshots.py [--chromium /usr/bin/chromium]

Plays by the forms of the page, so a page that cannot be played gives no screenshot.
"""

import argparse
import re
import shutil
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
DIPLOMACY = (("ru", "diplomacy.ru.png", "dark"), ("en", "diplomacy.png", "light"))
ZEPPELIN = (("ru", "zeppelin.ru.png", "light"), ("en", "zeppelin.png", "dark"))
GALLERY = (
    ("mafia-day-votes", "mafia"),
    ("maga-second-turn", "maga"),
    ("economicus-auction", "economicus"),
)
"""Pictures that the gallery takes, and how the README calls them."""
SIZE = "1440x900"
YEARS = 1
TURNS = 5
BRIBES = (("22", "120"), ("30", "80"), ("12", "60"))
SECONDS = 150


def main() -> None:
    """Take all screenshots."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--chromium", default="/usr/bin/chromium")
    chromium = options.parse_args().chromium
    for picture, name in GALLERY:
        from_gallery(picture, "ru", "light", PICTURES / f"{name}.ru.png", chromium)
        from_gallery(picture, "en", "dark", PICTURES / f"{name}.png", chromium)
    with tempfile.TemporaryDirectory() as data, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [sys.executable, "-m", "intriga", "serve", "--host", "127.0.0.1"]
        server = subprocess.Popen([*command, "--port", str(port), "--data", data])
        try:
            wait_for(f"http://127.0.0.1:{port}")
            address = f"http://127.0.0.1:{port}"
            for language, file, theme in SHOTS:
                take(address, language, theme, PICTURES / file, chromium)
            for language, file, theme in DIPLOMACY:
                play_diplomacy(address, language, theme, PICTURES / file, chromium)
            for language, file, theme in ZEPPELIN:
                live_in_zeppelin(address, language, theme, PICTURES / file, chromium)
        finally:
            server.terminate()
            server.wait(20)


def from_gallery(picture: str, language: str, theme: str, file: Path, chromium: str) -> None:
    """A picture that the gallery takes, of a match that needs many people. Its scene is called by
    the first word of its name."""
    scene = picture.partition("-")[0]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "scripts.gallery", folder, "--language", language]
        command += ["--theme", theme, "--scenes", scene, "--sizes", SIZE, "--chromium", chromium]
        subprocess.run(command, check=True)
        shutil.copy(Path(folder) / f"{picture}-{SIZE}.png", file)


def wait_for(address: str) -> None:
    """Wait until the server answers, for a minute at most."""
    for _ in range(600):
        with suppress(OSError):
            urllib.request.urlopen(f"{address}/healthz").close()
            return
        sleep(0.1)


def take(address: str, language: str, theme: str, file: Path, chromium: str) -> None:
    """Play Espionage until there are bribes on the board, some events, and it is our turn."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": 1440, "height": 960},
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
        page.mouse.move(0, 0)
        page.evaluate("window.scrollTo(0, 0)")
        page.wait_for_timeout(600)
        page.screenshot(path=file)
        browser.close()


def play(page: Page, rng: Random) -> bool:
    """Pay the bribes, then answer what is asked. Returns whether there is something to show."""
    laid = 0
    end = monotonic() + SECONDS
    while monotonic() < end:
        if page.locator("#finished:not(:empty)").count():
            return False
        offered = page.locator("form[data-act-form]")
        keys = offered.evaluate_all("forms => forms.map(form => form.dataset.actForm)")
        forms = [key for key in keys if not key.startswith("prearrange")]
        if "move" in forms and laid == len(BRIBES):
            return True
        if "buy" in forms:
            send(page, "buy")  # a ready set is filled in
        elif "bribe" in forms:
            cell, sum = BRIBES[laid]
            folded = page.locator("details:not([open]):has(form[data-act-form='bribe']) > summary")
            if folded.count():
                folded.first.click()
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


def play_diplomacy(address: str, language: str, theme: str, file: Path, chromium: str) -> None:
    """Play some years of Diplomacy against bots, then write the orders of one more season."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": 1440, "height": 940},
            device_scale_factor=1.25,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
        )
        page.set_default_timeout(SECONDS * 1000)
        rng = Random(3)
        page.goto(address)
        page.locator("form[action='/play/diplomacy'] button").first.click()
        page.wait_for_url("**/m/*")
        while True:
            page.locator("[form='act-form-orders'][value='true'].button-main").wait_for()
            phase = page.locator("#phase").first.inner_text()
            if str(1901 + YEARS) in phase:
                break
            command(page, rng)
            page.locator("[form='act-form-orders'].button-main").click()
            page.wait_for_function(
                "phase => document.querySelector('#phase').innerText !== phase",
                arg=phase,
            )
        command(page, rng)
        page.mouse.move(0, 0)
        page.wait_for_timeout(800)
        page.evaluate("window.scrollTo(0, 0); document.activeElement.blur()")
        page.screenshot(path=file)
        browser.close()


def live_in_zeppelin(address: str, language: str, theme: str, file: Path, chromium: str) -> None:
    """Live among bots for some turns of Zeppelin, and look at the match."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": 1440, "height": 940},
            device_scale_factor=1.25,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
        )
        page.set_default_timeout(SECONDS * 1000)
        page.goto(address)
        page.locator("form[action='/play/zeppelin'] button").first.click()
        page.wait_for_url("**/m/*")
        head = page.locator("#phase").first
        end = monotonic() + SECONDS
        page.locator("#welcome button").first.click()
        while monotonic() < end and not re.search(rf"\b{TURNS}\b", head.inner_text()):
            with suppress(Exception):
                ready = page.locator("[form^='act-form-ready'].button-main").first
                ready.click(timeout=2000)
            page.wait_for_timeout(500)
        page.wait_for_timeout(8000)  # the bots give orders, vote and take sides
        page.locator("#tray-head").click(position={"x": 3, "y": 3})
        page.mouse.move(0, 0)
        page.evaluate("window.scrollTo(0, 0); document.activeElement.blur()")
        page.screenshot(path=file)
        browser.close()


def command(page: Page, rng: Random) -> None:
    """Give every unit an order from its list: a move to where no other unit of ours is or goes, if
    there is one."""
    units = page.locator("[data-order-unit]").evaluate_all(
        "all => all.map(line => line.dataset.orderUnit)"
    )
    taken = {unit.split()[-1] for unit in units if unit}
    for unit in units:
        page.locator(f"[data-order-unit='{unit}']").click()
        page.locator("#order-list option").first.wait_for(state="attached")
        groups = page.locator("#order-list optgroup").evaluate_all(
            "all => all.map(group => [...group.children].map(option => option.value))"
        )
        orders = [order for group in groups for order in group]
        # The second group: moves to neighbouring provinces; further ones are by convoy.
        near = groups[1] if len(groups) > 1 else []
        moves = [order for order in near if re.fullmatch(r"\w \S+ - \S+", order)]
        free = [move for move in moves if move.split()[-1] not in taken]
        order = rng.choice(free or moves or orders)
        taken.add(order.split()[-1])
        page.locator("#order-list").select_option(order)
        page.locator("#order-list").press("Enter")
        page.wait_for_timeout(250)


def send(page: Page, act: str) -> None:
    """Press the button of a form and wait for the page to update."""
    with suppress(Exception):
        page.locator(
            f"[form='act-form-{act}'].button-main, [data-act-form='{act}'] .button-wide"
        ).first.click()
        page.wait_for_timeout(500)


if __name__ == "__main__":
    main()
