"""Forms: a declarative description of what an actor may do now.

One form is one type of act. Its fields name *domains*, which the game resolves lazily, given what
was chosen in the fields before. Pages, the API, bots and the conformance suite all read the same
form. A form describes; only `Game.check` decides.
"""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr

from intriga.kernel.actors import Seat
from intriga.kernel.acts import Act, tag_of
from intriga.kernel.documents import Document
from intriga.kernel.text import Param

FieldKind: TypeAlias = Literal[
    "choice", "number", "flag", "text", "document", "counts", "rows", "slots"
]


class Field(Struct, frozen=True, omit_defaults=True):
    """One field of an act.

    `choice` takes one value of a `Choices`; `number` a whole number of a `Range`; `flag` yes or
    no; `text` a line of up to `Text.length` characters; `document` a long text, for a field of the
    type `Document`; `counts` a mapping from the values of a `Choices` to how many of each; `rows` a
    list of mappings, each with the fields in `row`; `slots` a list with one value for each field in
    `row`, in their order, optional ones left out. `label` names
    a field that has no text of its own in the catalogues, such as the order of one unit.
    """

    name: str
    kind: FieldKind
    domain: str = ""
    optional: bool = False
    row: tuple["Field", ...] = ()
    label: Param = None


class Unique(Struct, frozen=True, tag="unique", tag_field="limit"):
    """No two rows of `field` may share the value of `column`."""

    field: str
    column: str


class AtMost(Struct, frozen=True, tag="at-most", tag_field="limit"):
    """`field` holds at most `most` rows (or counted items) of those whose `column` is `group`."""

    field: str
    most: int
    column: str = ""
    group: str = ""


class SumAtMost(Struct, frozen=True, tag="sum-at-most", tag_field="limit"):
    """The total of `field` — of `column` over rows, or of count × weight — is at most `most`."""

    field: str
    most: int
    column: str = ""


Limit: TypeAlias = Unique | AtMost | SumAtMost


class Form(Struct, frozen=True, omit_defaults=True):
    """What may be done now: one type of act, the fields to fill in, limits across rows.

    It is made from the class of the act, `Form(Bid, …)`, and holds the type under which such acts
    travel, `form.act == "bid"`. `window` and `generation` name the question this answers (empty:
    an act at any time). `main` marks the one obvious thing to do. `preset` are fields of the act
    that are fixed in this form; they are also parameters of its title.

    `asks`: the actor is asked this now, in private, though no window need await them. Nobody else
    is told that they are; it must stop once they have answered. `team`: all the seats that may do
    this act for one side, this one among them, where one of them does it for all; each of them has
    the same form.
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
        ) -> None: ...

    def __post_init__(self) -> None:
        given: Any = self.act
        if isinstance(given, type):  # a form that is decoded or copied has its type already
            force_setattr(self, "act", tag_of(given))


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
