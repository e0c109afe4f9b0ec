#!/usr/bin/env python3
"""Render every page with sample data and photograph it.

    .venv/bin/python scripts/preview.py [--out DIR] [--only match,lobby] [--widths 360,1440]
        [--themes dark] [--langs ru] [--no-shots] [--axe axe.min.js]

Pages are rendered through the real templates, texts and styles, served locally under the strict
Content-Security-Policy of the server, and opened in Chromium. Reported, with exit code 1: texts
missing in a language, console errors, sideways scrolling, a board over its weight, and what
axe-core finds, if it is given.
"""

import argparse
import functools
import http.server
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader
from preview_samples import SAMPLES, Data

SRC = Path(__file__).resolve().parent.parent / "src" / "intriga"
WEB = SRC / "web"
GAME = SRC / "games" / "espionage" / "pages"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'"
)
BOARD_LIMIT = 12 * 1024
CHROMIUM = "/usr/bin/chromium"


def environment() -> Environment:
    """Templates as the server finds them: the web's own, and a game's under games/<id>/."""
    games = PrefixLoader({"espionage": FileSystemLoader(GAME)})
    own = FileSystemLoader(WEB / "templates")
    return Environment(loader=ChoiceLoader([own, PrefixLoader({"games": games})]), autoescape=True)


def speaker(language: str, missing: set[str]) -> Callable[..., str]:
    """`t` of one language; what it cannot say is collected in `missing`."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (WEB, GAME):
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))

    def t(id: str, /, **params: Any) -> str:
        if not bundle.has_message(id):
            missing.add(f"{language}: no text for {id}")
            return f"[{id}]"
        pattern = bundle.get_message(id).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, params)
        missing.update(f"{language}: {id}: {error}" for error in errors)
        return str(text)

    return t


def pages(out: Path, langs: list[str], themes: list[str], only: list[str]) -> Iterator[Path]:
    """Write every page asked for; yield its file. Raises SystemExit when a text is missing."""
    env = environment()
    missing: set[str] = set()
    for lang in langs:
        t = speaker(lang, missing)
        for name, sample in SAMPLES.items():
            if only and name not in only:
                continue
            template, data = sample(lang)
            for theme in themes:
                context: Data = {
                    "t": t,
                    "lang": lang,
                    "theme": theme,
                    "path": "/",
                    "csrf": "sample",
                    "static": lambda path: f"/static/{path}",
                    "me": {"name": "Штирлиц" if lang == "ru" else "Stierlitz", "guest": True},
                    **data,
                }
                file = out / f"{name}.{lang}.{theme}.html"
                file.write_text(env.get_template(template).render(context), "utf-8")
                yield file
            if "board" in data:
                board = env.get_template("games/espionage/board.html").render(t=t, **data)
                size = len(board.encode())
                if size > BOARD_LIMIT:
                    missing.add(f"{lang}: the board of {name} weighs {size} bytes")
    if missing:
        print(*sorted(missing), sep="\n")
        raise SystemExit(1)


class Server(http.server.SimpleHTTPRequestHandler):
    """The rendered pages, and static files of the web and of the game."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        path = path.split("?", maxsplit=1)[0]
        if path.startswith("/static/games/espionage/"):
            return str(GAME / path.rsplit("/", 1)[1])
        if path.startswith("/static/"):
            return str(WEB / path.lstrip("/"))
        return super().translate_path(path)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


def photograph(files: list[Path], widths: list[int], axe: Path | None) -> list[str]:
    """Open each page at each width, save a picture beside it; return what is wrong."""
    from playwright.sync_api import sync_playwright

    folder = files[0].parent
    handler = functools.partial(Server, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    wrong: list[str] = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for width in widths:
            height = 800 if width < 500 else 900
            tab = browser.new_page(viewport={"width": width, "height": height}, bypass_csp=False)
            heard: list[str] = []
            listen(tab, heard)
            for file in files:
                heard.clear()
                tab.goto(f"{address}/{file.name}")
                tab.evaluate("document.fonts.ready")
                tab.wait_for_timeout(60)
                # The sample server has no live stream to offer.
                said = [line for line in heard if "404" not in line]
                across = tab.evaluate("document.documentElement.scrollWidth - innerWidth")
                if across > 0:
                    said.append(f"scrolls sideways by {across}px")
                tab.screenshot(path=folder / f"{file.stem}.{width}.png", full_page=width > 500)
                if width < 500:
                    tab.screenshot(path=folder / f"{file.stem}.{width}.full.png", full_page=True)
                if axe:
                    said += findings(tab, axe)
                wrong += [f"{file.stem} at {width}: {s}" for s in said]
            tab.close()
        browser.close()
    server.shutdown()
    return wrong


def listen(tab: Any, heard: list[str]) -> None:
    """Write down errors of the page's scripts and of its policy."""
    tab.on("console", lambda line: heard.append(line.text) if line.type == "error" else None)
    tab.on("pageerror", lambda error: heard.append(str(error)))


def findings(tab: Any, axe: Path) -> list[str]:
    """What axe-core finds on the open page."""
    tab.evaluate(axe.read_text("utf-8"))
    found = tab.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"axe {v['id']} ({v['impact']}): {v['nodes'][0]['html'][:120]} ×{len(v['nodes'])}"
        + (f" {v['nodes'][0]['any'][0]['message']}" if v["nodes"][0]["any"] else "")
        for v in found["violations"]
    ]


def main() -> int:
    def words(text: str) -> list[str]:
        return [w for w in text.split(",") if w]

    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path)
    parser.add_argument("--only", type=words, default=[])
    parser.add_argument("--widths", type=words, default=["360", "768", "1440"])
    parser.add_argument("--themes", type=words, default=["light", "dark"])
    parser.add_argument("--langs", type=words, default=["ru", "en"])
    parser.add_argument("--no-shots", action="store_true")
    parser.add_argument("--axe", type=Path)
    args = parser.parse_args()
    out = args.out or Path(tempfile.mkdtemp(prefix="intriga-preview-"))
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    files = list(pages(out, args.langs, args.themes, args.only))
    wrong = [] if args.no_shots else photograph(files, [int(w) for w in args.widths], args.axe)
    print(*wrong, f"{len(files)} pages in {out}", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
