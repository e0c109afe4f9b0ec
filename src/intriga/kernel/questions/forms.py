"""Forms: a declarative description of what an actor may do now.

One form is one type of act. Its fields name *domains*, which the game resolves lazily, given what
was chosen in the fields before. Pages, the API, bots and the conformance suite all read the same
form. A form describes; only `Game.check` decides.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr

from intriga.kernel.actors import Seat
from intriga.kernel.acts import Act, kebab, tag_of
from intriga.kernel.questions.documents import Document
from intriga.kernel.text import Param

FieldKind: TypeAlias = Literal[
    "choice", "number", "flag", "text", "document", "counts", "rows", "slots"
]


class Field(Struct, frozen=True, omit_defaults=True):
    """One field of an act.

    `choice` takes one value of a `Choices`; `number` a whole number of a `Range`; `flag` yes or no;
    `text` a line of up to `Text.length` characters, not of blanks alone; `document` a long text,
    for a field of the type `Document`; `counts` a mapping from the values of a `Choices` to how
    many of each; `rows` a list of mappings, each with the fields in `row`; `slots` a list with one
    value for each field in `row`, in their order, optional ones left out. `label` names a field
    that has no text of its own in the catalogues, such as the order of one unit.

    `after`: the fields before this one, by name, that its domain reads; of a column, earlier
    columns of its row or fields of the form before the list. Nothing else may matter to it. The
    name of the list itself stands for the rows before this one. The values of the slots before one
    are always known under the name of the field. `kinds`: rows of several kinds
    (`Row`): each has the columns in `row`, and then those of its kind. `question`: this flag is
    what the form asks, its last field: pages answer it with two buttons, called `.yes` and `.no` of
    the form in the catalogues, and never take silence for an answer. Any other flag is a box: off
    is an answer, too.
    """

    name: str
    kind: FieldKind
    domain: str = ""
    optional: bool = False
    row: tuple["Field", ...] = ()
    label: Param = None
    after: tuple[str, ...] = ()
    kinds: tuple["RowKind", ...] = ()
    question: bool = False


KIND: Final = "kind"
"""The column that says of which kind a row is."""


class Row(Struct, frozen=True, tag=kebab, tag_field=KIND, forbid_unknown_fields=True):
    """Base of rows of several kinds: `class Raid(Row, frozen=True)` is `{"kind": "raid", …}`. An
    act has a list of them, `rows: tuple[Raid | Tax, ...]`."""


class RowKind(Struct, frozen=True, omit_defaults=True):
    """A kind of row, made from its class, `RowKind(Raid, fields)`, and the columns it has of its
    own. `kind`: what stands in the row, `"raid"`. `label`: its name, if the catalogues have none
    (`.kind-raid` of the form); `group`: the heading under which it is listed."""

    kind: str
    fields: tuple[Field, ...] = ()
    label: Param = None
    group: Param = None

    if TYPE_CHECKING:  # msgspec makes the real one from the fields

        def __init__(
            self,
            kind: type[Row],
            fields: tuple[Field, ...] = (),
            *,
            label: Param = None,
            group: Param = None,
        ) -> None: ...

    def __post_init__(self) -> None:
        given: Any = self.kind
        if isinstance(given, type):
            force_setattr(self, "kind", tag_of(given))


class Unique(Struct, frozen=True, omit_defaults=True, tag="unique", tag_field="limit"):
    """No two rows of `field` may share the value of `column`; rows without it do not count.

    `label`, here and in the other limits: what the limit is called, if not like its column.
    `warns`: it is only shown, and may be exceeded."""

    field: str
    column: str
    label: Param = None
    warns: bool = False


class AtMost(Struct, frozen=True, omit_defaults=True, tag="at-most", tag_field="limit"):
    """`field` holds at most `most` rows (or slots, or counted items) of those whose `column` is
    `group`, or is a number of at most so much; of counted items `group` alone names those that
    count. The column `kind` limits the rows of one kind."""

    field: str
    most: int
    column: str = ""
    group: str = ""
    label: Param = None
    warns: bool = False


class AtLeast(Struct, frozen=True, omit_defaults=True, tag="at-least", tag_field="limit"):
    """`field` holds at least `least` rows (or slots, or counted items) of those whose `column` is
    `group`, or is a number of at least so much: the other side of `AtMost`. A field that is left
    out holds none. `or_none`: so many, or none at all."""

    field: str
    least: int = 1
    column: str = ""
    group: str = ""
    or_none: bool = False
    label: Param = None
    warns: bool = False


class SumAtMost(Struct, frozen=True, omit_defaults=True, tag="sum-at-most", tag_field="limit"):
    """The total of `field` — of `column` over rows, or of count × weight — is at most `most`.

    Instead of `column`, rows may have `prices`, what a row of a kind counts by itself, and
    `rates`, what each unit of a column counts: `{"men": 3}`, or of one kind alone,
    `{"raid.men": 3}`. Of counted items `rates` are the weights, by item.
    """

    field: str
    most: int
    column: str = ""
    prices: dict[str, int] = {}
    rates: dict[str, int] = {}
    label: Param = None
    warns: bool = False


class Unlike(Struct, frozen=True, omit_defaults=True, tag="unlike", tag_field="limit"):
    """The text in `field` — in `column` of each of its rows — looks like none of `names`, which the
    actor may know. Texts are compared as `lookalikes` does (`kernel/spelling/similar_names.py`).

    `but`: those of the names that are free while the field `by` (a column of the same row) has this
    value: a state may be called like the power it is founded on, and like no other."""

    field: str
    names: tuple[str, ...]
    column: str = ""
    by: str = ""
    but: dict[str, tuple[str, ...]] = {}
    label: Param = None
    warns: bool = False


class Without(Struct, frozen=True, omit_defaults=True, tag="without", tag_field="limit"):
    """The text in `field` — in `column` of each of its rows — has no word that is one of `words` or
    begins with one of `stems`, both in small letters, with ё as е."""

    field: str
    words: tuple[str, ...] = ()
    stems: tuple[str, ...] = ()
    column: str = ""
    label: Param = None
    warns: bool = False


class Together(Struct, frozen=True, omit_defaults=True, tag="together", tag_field="limit"):
    """These fields go together: if one is filled in, all are. With `field`, `columns` are those of
    each of its rows; without it, fields of the form."""

    columns: tuple[str, ...]
    field: str = ""
    label: Param = None
    warns: bool = False


class AnyOf(Struct, frozen=True, omit_defaults=True, tag="any-of", tag_field="limit"):
    """At least one of these fields is filled in: of the columns of each row of `field`, or without
    it of the fields of the form."""

    columns: tuple[str, ...]
    field: str = ""
    label: Param = None
    warns: bool = False


class Other(Struct, frozen=True, omit_defaults=True, tag="other", tag_field="limit"):
    """The slots of `field` hold other values, all in all, than each of these sets."""

    field: str
    than: tuple[tuple[str, ...], ...]
    label: Param = None
    warns: bool = False


Limit: TypeAlias = (
    Unique | AtMost | AtLeast | SumAtMost | Unlike | Without | Together | AnyOf | Other
)


class Form(Struct, frozen=True, omit_defaults=True):
    """What may be done now: one type of act, the fields to fill in, limits.

    It is made from the class of the act, `Form(Bid, …)`, and holds the type under which such acts
    travel, `form.act == "bid"`. `window` and `generation` name the question this answers (empty:
    an act at any time). `main` marks the one obvious thing to do. `preset` are fields of the act
    that are fixed in this form, whatever they are; words and numbers among them are also parameters
    of its title.

    `asks`: the actor is asked this now, in private, though no window need await them. Nobody else
    is told that they are; it must stop once they have answered. `team`: all the seats that may do
    this act for one side, this one among them, where one of them does it for all; each of them has
    the same form. `impartial`: of the host, see `Game.impartial`. `notes`: sentences
    that whoever has the form should know before they do it; to tell a host what nobody else may
    see, there is no other way.
    """

    act: str
    fields: tuple[Field, ...] = ()
    limits: tuple[Limit, ...] = ()
    window: str = ""
    generation: int = 0
    main: bool = False
    preset: dict[str, Any] = {}
    asks: bool = False
    team: tuple[Seat, ...] = ()
    filled: dict[str, Any] = {}
    impartial: bool = False
    notes: tuple[Param, ...] = ()

    if TYPE_CHECKING:  # msgspec makes the real one from the fields

        def __init__(
            self,
            act: type[Act],
            fields: tuple[Field, ...] = (),
            limits: tuple[Limit, ...] = (),
            window: str = "",
            generation: int = 0,
            *,
            main: bool = False,
            preset: dict[str, Any] = ...,
            asks: bool = False,
            team: tuple[Seat, ...] = (),
            filled: dict[str, Any] = ...,
            impartial: bool = ...,
            notes: tuple[Param, ...] = (),
        ) -> None: ...

    def __post_init__(self) -> None:
        given: Any = self.act
        if isinstance(given, type):  # a form that is decoded or copied has its type already
            force_setattr(self, "act", tag_of(given))
        if self.filled:
            force_setattr(self, "filled", msgspec.json.decode(msgspec.json.encode(self.filled)))


class Choice(Struct, frozen=True, omit_defaults=True):
    """One value of a domain: what is sent, its label, and its weight in a sum."""

    value: int | str
    label: Param
    weight: int = 1


class Choices(Struct, frozen=True, tag="choices", tag_field="domain"):
    """One of these values."""

    options: tuple[Choice, ...]
    default: int | str | None = None


class Range(Struct, frozen=True, tag="range", tag_field="domain"):
    """A whole number from `low` to `high`, both included; `default` is what is suggested."""

    low: int
    high: int
    default: int | None = None


class Text(Struct, frozen=True, omit_defaults=True, tag="text", tag_field="domain"):
    """A text of at most `length` characters. `begins`: the document that a new one is likely to be
    made from, such as the version in force."""

    length: int
    begins: Document | None = None


Domain: TypeAlias = Choices | Range | Text
Chosen: TypeAlias = dict[str, Any]

_PARAMS: Final = frozenset({"msg", "seat", "called", "data", "document"})
"""What a parameter that is a table has one of (`kernel/text.py`)."""


def spoken(preset: Chosen) -> Chosen:
    """What is preset, as parameters of the title: all but tables, which are no words."""
    return {
        name: value
        for name, value in preset.items()
        if not isinstance(value, Mapping) or not _PARAMS.isdisjoint(value)
    }


def columns_of(field: Field, kind: Any = None) -> tuple[Field, ...]:
    """The columns of a row of this kind; of a kind that is not known, those that all rows have."""
    own = next((one.fields for one in field.kinds if one.kind == kind), ())
    return field.row + own


def question_of(form: Form) -> Field | None:
    """The flag that a form asks its actor, if it asks one."""
    return next((field for field in form.fields if field.question), None)


def known_to(field: Field, preset: Chosen, *earlier: Chosen) -> Chosen:
    """What the domain of a field is told: what is fixed, and of the earlier choices those that it
    comes after; of the same names in several, the last counts."""
    chosen = dict(preset)
    for values in earlier:
        chosen |= {name: values[name] for name in field.after if name in values}
    return chosen


def is_asked(form: Form) -> bool:
    """Whether a form is how a question is answered: one of a window, or one put in private."""
    return form.asks or bool(form.window)
