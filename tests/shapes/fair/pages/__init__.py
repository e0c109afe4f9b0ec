"""The pages of the fair, with all that a game can bring. Each raises while it is in `BROKEN`."""

from collections.abc import Sequence
from typing import Any

Data = dict[str, Any]

BROKEN: set[str] = set()
"""What fails now: names of functions, and of templates."""
SECRET = "the secret is 4711"
"""The text of every exception: nobody may see it, not even in the log."""

BOARD = "board.html"
CARD = "card.html"
TURN = "turn.html"
TURNS = {"fair-day"}
OPENS = {"fair-day"}
ANSWERS = {"fair-listed"}


class Fault(Exception):
    """What the pages raise."""


def _may_fail(*names: str) -> None:
    for name in names:
        if name in BROKEN:
            raise Fault(SECRET)


def _templates(*names: str) -> Data:
    return {"broken": not BROKEN.isdisjoint(names)}


def board(view: Any, scene: Any) -> Data:
    _may_fail("board")
    return {"day": view.day, "url": scene.page("book"), **_templates("board.html")}


def card(view: Any, scene: Any) -> Data | None:
    _may_fail("card")
    return {"day": view.day, **_templates("card.html")} if isinstance(scene.viewer, int) else None


def now(view: Any, scene: Any) -> Data:
    _may_fail("now")
    return {"phase": f"Фаза {view.day}", "step": None, "asked": "Торгуйте."}


def people(view: Any, scene: Any) -> Sequence[Data]:
    _may_fail("people")
    return [{"label": "Торговец", "note": f"лавка {number}"} for number in range(len(scene.names))]


def seat_marks(view: Any, language: str) -> Sequence[tuple[str, int]]:
    _may_fail("seat_marks")
    return [("X", 1), ("Y", 2)]


def form_extras(view: Any, scene: Any, form: Data) -> Data:
    _may_fail("form_extras")
    own = {"template": "games/fair/form.html"} if form["act"] == "ring" else {}
    return {"help": "Подсказка.", **own, **_templates("form.html")}


def form_view(view: Any) -> Any:
    _may_fail("form_view")
    return view.day


def arrange(view: Any, scene: Any, forms: Sequence[Data]) -> Data:
    _may_fail("arrange")
    keys = [form["key"] for form in forms if form["act"] == "ring"]
    return {
        "groups": [
            {"key": "bell", "title": "Колокол", "note": "", "open": True, "forms": keys}
            | {"blocked": []}
        ],
        "standing": [],
    }


def draft_words(view: Any, scene: Any, draft: Any) -> Data:
    _may_fail("draft_words")
    return {"title": "Товары на сегодня"}


def draft_row(view: Any, scene: Any, draft: Any, row: Any) -> Data:
    _may_fail("draft_row")
    return {"summary": f"Товар: {row.get('what', '—')}", "done": bool(row)}


def draft_proposals(view: Any, scene: Any, draft: Any, rows: Any) -> list[Data]:
    _may_fail("draft_proposals")
    return []


def read_act(view: Any, scene: Any, act: Data) -> Data:
    _may_fail("read_act")
    return {"act": act}


def accepted(view: Any, scene: Any) -> str:
    _may_fail("accepted")
    return "Сделано на ярмарке"


def concerns(view: Any, scene: Any, event: Any) -> bool:
    _may_fail("concerns")
    return False


def turn_name(view: Any, scene: Any, event: Any) -> str:
    _may_fail("turn_name")
    return f"День {event.params['day']}"


def turn(view: Any, scene: Any, event: Any) -> Data:
    _may_fail("turn")
    return {"day": event.params["day"], **_templates("turn.html")}


def picture(view: Any, scene: Any, event: Any) -> str:
    _may_fail("picture")
    return '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'


def thumbnail(view: Any, scene: Any) -> str:
    _may_fail("thumbnail")
    return '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'


def book(view: Any, scene: Any, query: Any) -> Data:
    _may_fail("book")
    return {"day": view.day, **_templates("book.html")}


def pass_(view: Any, scene: Any, query: Any) -> Data:
    _may_fail("pass")
    return {"name": scene.names[scene.viewer]}


def offered(view: Any, scene: Any) -> bool:
    _may_fail("offered")
    return True


def has_seat(view: Any, scene: Any) -> bool:
    _may_fail("has_seat")
    return isinstance(scene.viewer, int)


PAGES = {
    "book": {
        "template": "book.html",
        "title": "fair-page-book",
        "data": book,
        "offered": offered,
        "live": True,
    }
}
PAPERS = {
    "pass": {"source": "pass.typ", "title": "fair-paper-pass", "data": pass_, "offered": has_seat}
}
