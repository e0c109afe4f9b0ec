"""What a seat may do now: windows, forms and their choices."""

from typing import Any

from msgspec import Struct

from intriga.api.responses.documents import Document
from intriga.api.responses.events import LocalizedMessage
from intriga.api.responses.seat import Seat
from intriga.kernel.questions.forms import FieldKind, Limit


class Window(Struct, frozen=True):
    """A period in which these seats are asked to act. An act that names `key` and `generation` in
    its `seen` is refused once the window has closed or changed. `deadline`: when it is due, null
    for no time limit; it closes `grace` seconds later. `sealed`: who has answered is hidden until
    it closes, so `awaited` are all who were asked, without the caller's seat once it has
    answered."""

    key: str
    kind: str
    awaited: tuple[Seat, ...]
    sealed: bool
    generation: int
    deadline: int | None
    grace: int


class Field(Struct, frozen=True):
    """A field of an act. By `kind`: `choice` takes one value of its domain, `number` a whole
    number, `flag` a boolean, `text` a line, `document` a long text, `counts` a mapping from values
    to counts, `rows` a list of mappings with the fields in `row`, `slots` a list with one value for
    each field in `row`. `domain`: where to get its choices; empty if it has none. An `optional`
    field may be left out. `after`: the earlier fields that its choices depend on: of a column,
    columns of its row, fields of the form, or the list itself for the rows before. `kinds`: rows of
    several kinds: each names its own in `kind`, and has the columns in `row` and those of its
    kind. `question`: this flag is what the form asks; pages answer it with one of two buttons."""

    name: str
    kind: FieldKind
    domain: str
    optional: bool
    label: str
    row: tuple["Field", ...]
    after: tuple[str, ...]
    kinds: tuple["RowKind", ...]
    question: bool


class RowKind(Struct, frozen=True):
    """A kind of row: what stands in its `kind`, its name, the heading under which it is listed
    (empty for none), and its columns."""

    kind: str
    label: str
    group: str
    fields: tuple[Field, ...]


class Form(Struct, frozen=True):
    """A possible act: of type `act`, with the `preset` fields as given and the other fields chosen
    by the player. `window` and `generation`: the window it responds to; an empty window: it is
    possible at any time. `main`: the most obvious act. `asks`: the player is asked for this now, in
    private, whether or not a window awaits them. `team`: where any of a team can do this for all,
    the seats of the team. `filled`: the values with which the form arrives, such as what was handed
    in before. `limits`: what fields must keep to together; those with `warns` are only shown.
    `notes`: what to know first, in sentences."""

    act: str
    title: str
    help: str
    window: str
    generation: int
    main: bool
    asks: bool
    team: tuple[Seat, ...]
    preset: dict[str, Any]
    fields: tuple[Field, ...]
    limits: tuple[Limit, ...]
    filled: dict[str, Any]
    notes: tuple[str, ...] = ()


class Forms(Struct, frozen=True):
    """The possible acts; empty for those who have no seat, and when there are none."""

    forms: tuple[Form, ...]


class Choice(Struct, frozen=True):
    """A value of a domain: what to send, its text, and its weight in the limits of a form."""

    value: int | str
    label: str
    weight: int


class Choices(Struct, frozen=True, tag="choices", tag_field="kind"):
    """One of these values."""

    options: tuple[Choice, ...]
    default: int | str | None


class Range(Struct, frozen=True, tag="range", tag_field="kind"):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int
    default: int | None


class Text(Struct, frozen=True, tag="text", tag_field="kind"):
    """A text of at most `length` characters. `begins`: the document that a new one is likely to be
    made from, such as the version in force."""

    length: int
    begins: Document | None


class Receipt(Struct, frozen=True):
    """The act was accepted and is on disk. `cursor`: the number of events the actor has seen."""

    command: str
    cursor: int
    at: int


class Advice(Struct, frozen=True):
    """What a bot would do in a seat: the act, as `acts` takes it, null for nothing; and why, at
    most two sentences, the strongest first."""

    act: dict[str, Any] | None
    reasons: tuple[LocalizedMessage, ...]


class CheckResult(Struct, frozen=True):
    """Whether an act would be accepted now, and if not, why."""

    possible: bool
    refusal: LocalizedMessage | None
