"""A small page of a match with a fault in it, to prove that a thumb finds it."""

from pathlib import Path

from playwright.sync_api import BrowserContext, Route

URL = "http://toy.test"

FRONT = """<!doctype html><meta charset="utf-8"><title>Начало</title>
<article data-game="toy"><h2>Игрушка</h2>
<form action="/m/1"><button>Играть</button></form></article>"""
MATCH = Path(__file__).with_name("toy.html").read_text("utf-8")


def serve(
    context: BrowserContext,
    *,
    script: str = "",
    body: str = "",
    status: int = 200,
    answer: str = "Принято",
    headers: dict[str, str] | None = None,
) -> None:
    """Serve the page at `URL`. `script`, `body`: what is planted in it; `status`, `answer`: what
    comes of sending its form; `headers`: of the page."""

    def respond(route: Route) -> None:
        path = route.request.url.removeprefix(URL).partition("?")[0]
        if route.request.method == "POST":
            route.fulfill(status=status, body=answer, content_type="text/plain; charset=utf-8")
        elif path == "/m/1":
            page = MATCH.replace("/* script */", script).replace("<!-- body -->", body)
            route.fulfill(body=page, content_type="text/html; charset=utf-8", headers=headers)
        elif path == "/":
            route.fulfill(body=FRONT, content_type="text/html; charset=utf-8")
        else:
            route.fulfill(body="Пусто", content_type="text/html; charset=utf-8")

    context.route("**/*", respond)
