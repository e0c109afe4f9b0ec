"""What a person sees of a page: the scripts beside this file, asked from Python.

Elements of the page are numbers (`n`) that hold until the page is loaded again.
"""

from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct, convert
from playwright.sync_api import Error, Page

HERE = Path(__file__).parent
SCRIPTS = [
    (HERE / name).read_text("utf-8") for name in ("eyes.js", "fields.js", "board.js", "measure.js")
]
QUIET_MS = 90
"""How long nothing must have changed, at least, for a page to stand still."""
T = TypeVar("T")


class Gone(Exception):
    """What was looked at is not there any more."""


class Thing(Struct, frozen=True):
    """Something that can be tapped, behind these folded headings, the outermost first."""

    n: int
    label: str
    folds: tuple["Thing", ...] = ()


class Form(Struct, frozen=True):
    """A form of the panel of actions. `main`: it is open because its question is the chief one;
    `map`: it takes what is ordered on the map."""

    n: int
    key: str
    title: str
    main: bool
    folds: tuple[Thing, ...]
    map: bool


class Draft(Struct, frozen=True):
    """A list that is written row by row and handed in. `take`: plans to take over; `marked`: what
    the page says is wrong with it before it is sent; `open`: a row in which it says that something
    is missing."""

    n: int
    key: str
    title: str
    rows: int
    add: tuple[Thing, ...]
    hand: tuple[Thing, ...]
    take: tuple[Thing, ...]
    remove: tuple[Thing, ...]
    marked: tuple[str, ...]
    open: Thing | None = None


class Choice(Struct, frozen=True):
    """An entry of a list or a group of buttons; `on`: it is chosen."""

    value: str
    label: str
    n: int = -1
    on: bool = False


class Spot(Struct, frozen=True):
    """A place on a map where a tap hits what it is for."""

    x: float
    y: float
    label: str


class Options(Struct, frozen=True):
    """A list beside a map."""

    n: int
    choices: tuple[Choice, ...]


class Chart(Struct, frozen=True):
    """A map on which units are ordered. `units`: those without an order, `all`: mine; `lines`: the
    units as a list."""

    units: tuple[Spot, ...]
    all: tuple[Spot, ...]
    lit: tuple[Spot, ...]
    picking: bool
    prompt: str
    buttons: tuple[Thing, ...]
    list: Options | None
    lines: tuple[Thing, ...]


class View(Struct, frozen=True):
    """A page of a match at a glance. `changes`: how often what it shows has changed; `panel`: the
    height of the panel of actions in sight; `first`: its first control is in sight."""

    match: bool
    title: str
    question: str
    mine: bool
    phase: str
    asked: str
    over: str
    again: int | None
    offline: bool
    forms: tuple[Form, ...]
    drafts: tuple[Draft, ...]
    map: Chart | None
    changes: int
    tab: int | None
    handle: int | None
    tall: bool
    panel: int
    first: bool


class Field(Struct, frozen=True):
    """A field, or a button of a form. `kind`: choice, list, number, flag, text; ready (a set of
    values), more (one more of something), add (one more row), fold (a heading that hides some),
    submit."""

    kind: str
    n: int
    label: str
    name: str = ""
    value: str = ""
    required: bool = False
    valid: bool = True
    inner: bool = False
    choices: tuple[Choice, ...] = ()
    blank: str = ""
    low: str = ""
    high: str = ""
    step: str = ""
    most: int = 0
    rows: int = 0

    @property
    def id(self) -> str:
        """The same for the same field when the form is made anew."""
        return f"{self.kind}:{self.name}"


class Fields(Struct, frozen=True):
    """What a form holds. `marks`: what the page says is missing or too much; `invalid`: names of
    fields that the browser will not send as they are."""

    fields: tuple[Field, ...]
    marks: tuple[str, ...]
    invalid: tuple[str, ...]

    def submits(self) -> list[Field]:
        """The buttons that send it."""
        return [field for field in self.fields if field.kind == "submit"]


class Said(Struct, frozen=True):
    """An error on the page, and whether its first line is in sight. `form`: the key of the form
    that it stands in, "" for none."""

    text: str
    seen: bool
    form: str = ""


class Question(Struct, frozen=True):
    """What the page asks before it carries something out."""

    text: str
    buttons: tuple[Thing, ...]


class Outcome(Struct, frozen=True):
    """What the page says after something was sent. `state`: the line of the map."""

    errors: tuple[Said, ...]
    ask: Question | None
    question: str
    changes: int
    state: str


class Aim(Struct, frozen=True):
    """Where to touch something, or `why` that cannot be done. `way`: pixels scrolled to get there;
    `far`: pixels it moved while it was looked at; `turned`: what it became meanwhile; `before`: the
    page's count of changes; `question`: what was asked then."""

    x: float | None = None
    y: float | None = None
    gone: bool = False
    why: str = ""
    way: int = 0
    far: int = 0
    turned: str = ""
    before: int = 0
    question: str = ""


class Text(Struct, frozen=True):
    """What can be read, and the names in it."""

    text: str
    names: tuple[str, ...]


class Across(Struct, frozen=True):
    """What is cut off at the side."""

    far: int
    what: str


class Measure(Struct, frozen=True):
    """A decision before anything is touched. `main`: its first button is wholly in sight; `one`:
    one tap answers it, as nothing has to be chosen before; `tray`, `stage`: their shares of the
    height in per cent; `fits`: the tray shows all that it holds; `purse`: what one has is in sight
    (None: the game shows none); `small`, `tiny`: targets below 44 px and letters too small to read;
    `card`: a great event covers the board; `left`: seconds until it closes."""

    main: bool | None
    label: str
    one: bool | None
    on_board: bool
    tray: int
    fits: bool
    stage: int
    purse: bool | None
    small: tuple[str, ...]
    tiny: tuple[str, ...]
    card: bool
    left: int | None


class Eyes:
    """Questions to a page about what it shows. All answers are for the page as it stands, most once
    it has stood still for a moment."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.quiet = QUIET_MS
        """How long nothing must have changed for this page to stand still."""

    def ask(self, call: str, *values: Any) -> Any:
        """What one of the functions of the scripts returns. Raises `Gone` if another page is loaded
        meanwhile."""
        try:
            return self._page.evaluate(f"(them) => window.thumb.{call}(...them)", list(values))
        except Error as problem:
            if "context was destroyed" not in str(problem):
                raise
            self._page.wait_for_load_state()
            raise Gone("the page") from None

    def _ask(self, kind: type[T], call: str, *values: Any) -> T:
        return convert(self.ask(call, *values), kind, strict=False)

    def survey(self) -> View:
        return self._ask(View, "survey", self.quiet)

    def fields(self, form: int) -> Fields | None:
        """None if the form has gone."""
        found = self.ask("fields", form, self.quiet)
        return None if found is None else convert(found, Fields, strict=False)

    def values(self, form: int) -> dict[str, str] | None:
        """What is entered, by field; None if the form has gone."""
        found = self.ask("values", form)
        return None if found is None else convert(found, dict[str, str])

    def chart(self) -> Chart | None:
        found = self.ask("chart", self.quiet)
        return None if found is None else convert(found, Chart, strict=False)

    def outcome(self) -> Outcome:
        return self._ask(Outcome, "outcome", self.quiet)

    def aim(self, n: int) -> Aim:
        return self._ask(Aim, "aim", n)

    def look(self, n: int, ms: int) -> Aim:
        return self._ask(Aim, "look", n, ms)

    def text(self) -> Text:
        return self._ask(Text, "text")

    def across(self) -> Across:
        return self._ask(Across, "across")

    def question(self) -> str:
        return str(self.ask("question"))

    def measure(self) -> Measure:
        return self._ask(Measure, "measure")
