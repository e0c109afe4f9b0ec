"""What the fair shows: all that a game can. Each part raises while it is in `BROKEN`."""

from collections.abc import Sequence

from msgspec import Struct

from intriga.kernel import Chosen, Draft, Event
from intriga.kernel.questions.drafts import Entered
from intriga.presentation import (
    Arrangement,
    Board,
    DraftRow,
    Drafts,
    DraftWords,
    FormExtras,
    Forms,
    FormShown,
    Group,
    Moment,
    Moments,
    NamedPage,
    News,
    NoQuery,
    Now,
    PageData,
    Paper,
    PersonNote,
    Presentation,
    Proposal,
    Reading,
    Scene,
    SeatMark,
    Turns,
    WebFiles,
)
from tests.shapes.fair import View

BROKEN: set[str] = set()
"""What fails now: names of functions, and of templates."""
SECRET = "the secret is 4711"
"""The text of every exception: nobody may see it, not even in the log."""
_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'


class Fault(Exception):
    """What the pages raise."""


class Stalls(Board, frozen=True, kw_only=True):
    """The data of `board.html`. `broken`: the template fails."""

    day: int
    url: str
    broken: bool


class DayShown(Struct, frozen=True):
    """The data of `card.html` and `turn.html`."""

    day: int
    broken: bool


class Book(PageData, frozen=True, kw_only=True):
    """The data of `book.html`."""

    day: int
    broken: bool


class Rope(Struct, frozen=True):
    """What `form.html` reads beside the form."""

    broken: bool


class Pass(Struct, frozen=True):
    """The data of `pass.typ`."""

    name: str


def _may_fail(name: str) -> None:
    if name in BROKEN:
        raise Fault(SECRET)


def board(view: View, scene: Scene) -> Stalls:
    _may_fail("board")
    return Stalls(day=view.day, url=scene.page("book"), broken="board.html" in BROKEN)


def card(view: View, scene: Scene) -> DayShown | None:
    _may_fail("card")
    return DayShown(view.day, "card.html" in BROKEN) if isinstance(scene.viewer, int) else None


def now(view: View, scene: Scene) -> Now:
    _may_fail("now")
    return Now(f"Фаза {view.day}", "Торгуйте.")


def people(view: View, scene: Scene) -> Sequence[PersonNote]:
    _may_fail("people")
    return [PersonNote("Торговец", f"лавка {number}") for number in range(len(scene.names))]


def seat_marks(view: View, language: str) -> Sequence[SeatMark]:
    _may_fail("seat_marks")
    return [SeatMark("X", 1), SeatMark("Y", 2)]


def form_extras(view: View, scene: Scene, form: FormShown) -> FormExtras:
    _may_fail("form_extras")
    return FormExtras(
        help="Подсказка.",
        template="form.html" if form.act == "ring" else None,
        own=Rope("form.html" in BROKEN),
    )


def form_view(view: View) -> View:
    _may_fail("form_view")
    return View(view.day, (), 0)


def arrange(view: View, scene: Scene, forms: Sequence[FormShown]) -> Arrangement:
    _may_fail("arrange")
    keys = tuple(form.key for form in forms if form.act == "ring")
    return Arrangement((Group("bell", "Колокол", keys, "", open=True),))


def draft_words(view: View, scene: Scene, draft: Draft) -> DraftWords:
    _may_fail("draft_words")
    return DraftWords(title="Товары на сегодня")


def draft_row(view: View, scene: Scene, draft: Draft, row: Entered) -> DraftRow:
    _may_fail("draft_row")
    return DraftRow(f"Товар: {row.get('what', '—')}", done=bool(row))


def draft_proposals(
    view: View, scene: Scene, draft: Draft, rows: Sequence[Entered]
) -> Sequence[Proposal]:
    _may_fail("draft_proposals")
    return ()


def read_act(view: View, scene: Scene, act: Chosen) -> Reading:
    _may_fail("read_act")
    return Reading(act)


def accepted(view: View, scene: Scene) -> str:
    _may_fail("accepted")
    return "Сделано на ярмарке"


def concerns(view: View, scene: Scene, event: Event) -> bool:
    _may_fail("concerns")
    return False


def moments(view: View, scene: Scene, event: Event, after: Sequence[Event]) -> Sequence[Moment]:
    _may_fail("moments")
    if event.id == "fair-day":
        title = f"День {event.params['day']} кончился"
        return [Moment(kind="balance", title=title, lines=("Лавки закрыты.",), holds=True)]
    return [Moment(kind="note", title="Колокол", lines=(scene.tell(event),), go="book")]


def turn_name(view: View, scene: Scene, event: Event) -> str:
    _may_fail("turn_name")
    return f"День {event.params['day']}"


def turn(view: View, scene: Scene, event: Event) -> DayShown:
    _may_fail("turn")
    return DayShown(event.params["day"], "turn.html" in BROKEN)


def picture(view: View, scene: Scene, event: Event) -> str:
    _may_fail("picture")
    return _PICTURE


def thumbnail(view: View, scene: Scene) -> str:
    _may_fail("thumbnail")
    return _PICTURE


def book(view: View, scene: Scene, query: NoQuery) -> Book:
    _may_fail("book")
    return Book(day=view.day, broken="book.html" in BROKEN)


def pass_(view: View, scene: Scene, query: NoQuery) -> Pass:
    _may_fail("pass")
    assert isinstance(scene.viewer, int)
    return Pass(scene.names[scene.viewer])


def offered(view: View, scene: Scene) -> bool:
    _may_fail("offered")
    return True


def has_seat(view: View, scene: Scene) -> bool:
    _may_fail("has_seat")
    return isinstance(scene.viewer, int)


_DAY = frozenset({"fair-day"})

presentation = Presentation[View](
    board=board,
    card=card,
    now=now,
    people=people,
    marks=seat_marks,
    thumbnail=thumbnail,
    forms=Forms(
        extras=form_extras, view=form_view, arrange=arrange, read=read_act, accepted=accepted
    ),
    drafts=Drafts(words=draft_words, row=draft_row, proposals=draft_proposals),
    news=News(answers=frozenset({"fair-listed"}), opens=_DAY, concerns=concerns),
    turns=Turns(events=_DAY, name=turn_name, data=turn, picture=picture),
    moments=Moments(kinds={"fair-rang": "note", "fair-day": "balance"}, cards=moments),
    pages={
        "book": NamedPage(
            template="book.html", title="fair-page-book", data=book, offered=offered, live=True
        )
    },
    papers={
        "pass": Paper(source="pass.typ", title="fair-paper-pass", data=pass_, offered=has_seat)
    },
    web=WebFiles(board="board.html", card="card.html", turn="turn.html"),
)
