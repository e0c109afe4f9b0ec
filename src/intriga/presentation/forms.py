"""Forms as a game sees them before they are shown, and what it adds to them.

A game adds sentences, buttons and an order. What may be done, and with which values, follows from
the rules alone (`Game.forms`, `Game.domain`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct, field

from intriga.kernel.questions.forms import Chosen
from intriga.presentation.scene import Scene

V_contra = TypeVar("V_contra", contravariant=True)

# ── a form as it will be shown ──────────────────────────────────────────────────────────


class ChoiceShown(Struct, frozen=True):
    """One of the values that a field may have; "": none, where it may stay empty."""

    value: int | str
    label: str


class ItemShown(Struct, frozen=True):
    """A kind of things of which a field takes a number: how many are entered, what one costs."""

    name: int | str
    label: str
    count: int
    cost: int


class FieldShown(Struct, frozen=True):
    """A field of a form. `choices`: of a choice; `least` and `most`: of a number, and `most` rows
    of a list; `items`: of counts; `columns`: the fields of the first row of a list, or of a blank
    one. `wrong`: something is wrong with what was entered."""

    name: str
    kind: str
    label: str
    help: str = ""
    choices: tuple[ChoiceShown, ...] = ()
    items: tuple[ItemShown, ...] = ()
    least: int | None = None
    most: int | None = None
    columns: tuple["FieldShown", ...] = ()
    wrong: bool = False


class FormShown(Struct, frozen=True):
    """A form that is about to be shown. `key`: what tells it from the other forms of the page;
    `main`: it answers what is asked; `open`: it stands unfolded; `question`: it is answered by two
    buttons; `preset`: what is fixed in it; `given`: what was entered in it and not accepted."""

    act: str
    key: str
    title: str
    main: bool
    open: bool
    question: bool
    preset: Chosen
    given: Chosen
    fields: tuple[FieldShown, ...]

    def field(self, name: str) -> FieldShown | None:
        """Its field of this name."""
        return next((one for one in self.fields if one.name == name), None)


# ── what a game adds to a form ──────────────────────────────────────────────────────────


class Sentence(Struct, frozen=True, omit_defaults=True):
    """A sentence whose `{name}`s are filled with sums and fields; shown when the sum that `when`
    names is at least so much."""

    text: str
    when: tuple[str, int] | None = None


class Sentences(Struct, frozen=True):
    """A sentence for each value of the field `of`."""

    of: str
    text: Mapping[str, str]


class Reckoning(Struct, frozen=True):
    """What an act will do, in sentences that follow what is entered; computed where it is entered
    (js/forms/consequence.js). `sums`: name → factor of each field; "" is the constant of a sum."""

    lines: tuple[Sentence | Sentences, ...]
    sums: Mapping[str, Mapping[str, int]] = {}


class ReadySet(Struct, frozen=True):
    """Values that are entered by one press. `values`: by the names of inputs; `chosen`: they stand
    in the form as it arrives."""

    label: str
    values: Mapping[str, int | str]
    help: str | None = None
    chosen: bool = False


class Submits(Struct, frozen=True):
    """The label of the button for each value of the field `of`."""

    of: str
    text: Mapping[str, str]


class Tap(Struct, frozen=True):
    """A button that sends a form with a value of its own. `name` and `value`: what it sends besides
    the fields; `note`: a word below its label; `key`: of the keyboard, which presses it, too. The
    fields need not be filled in for it (`whole`: they must)."""

    label: str
    name: str
    value: int | str
    note: str = ""
    key: str = ""
    whole: bool = False


class Beside(Struct, frozen=True):
    """The button of another form, called by its key, that stands in this one."""

    key: str
    label: str


class Quick(Struct, frozen=True):
    """A value that is taken by one press."""

    value: int
    label: str


class FieldExtras(Struct, frozen=True, kw_only=True):
    """What a game adds to a field: a sentence of help; values to take by one press; how many of
    each item are entered at first; what is entered at first (`value`; None: as the rules say).
    `about`: what each value means, in one sentence, shown for the one that is chosen. `row`: of a
    list of one row at most, to be shown as the columns of that row. `own`: what the game's own
    template reads of it, as `field.own`."""

    help: str | None = None
    quick: tuple[Quick, ...] = ()
    about: Mapping[int | str, str] = {}
    counts: Mapping[int | str, int] = {}
    value: int | str | bool | None = None
    row: bool = False
    own: Struct | None = None


class FormExtras(Struct, frozen=True, kw_only=True):
    """What a game adds to a form, or says otherwise: its title, a sentence of help, the button ("":
    none, as its template sends it), what will come of it.

    `main`: it stands open as the answer to what is asked. `two`: whether its only choice is made
    first and sent by a button then, as what is final, public, secret or dear should be; False: the
    choice itself sends it, as what can be repeated or undone may. `on_board`: it is chosen on the
    board, which gets the room. `taps`: buttons that send it, in place of its own, the chief one
    first: two stand below the choices, more among them; `asked`: those in place of them once the
    game has asked (`Reading.ask`). `blocked`: why it is not possible now, and what would make it
    so. `beside`: other forms that are sent from here; `stands_beside`: this one is sent from
    another. `fields`: by their names; columns of a `row` are called `<list>.0.<column>`.
    `template`: named as in `WebFiles`, in place of the fields; it reads `own` as `f.own`."""

    title: str | None = None
    help: str | None = None
    submit: str | None = None
    consequence: str | None = None
    main: bool = False
    two: bool = True
    on_board: bool = False
    taps: tuple[Tap, ...] = ()
    asked: tuple[Tap, ...] = ()
    blocked: str | None = None
    reckoning: Reckoning | None = None
    ready: tuple[ReadySet, ...] = ()
    submits: Submits | None = None
    beside: tuple[Beside, ...] = ()
    stands_beside: bool = False
    fields: Mapping[str, FieldExtras] = {}
    template: str | None = None
    own: Struct | None = None


# ── how forms stand ─────────────────────────────────────────────────────────────────────


class Blocked(Struct, frozen=True):
    """Something that one might look for and cannot do now, and why."""

    title: str
    why: str


class Group(Struct, frozen=True):
    """Forms of one subject, by their keys. Those of a group without a title stand unfolded. `help`:
    one sentence of what may be done there; `note`: a word beside its title."""

    key: str
    title: str
    forms: tuple[str, ...]
    note: str | None = None
    open: bool = False
    blocked: tuple[Blocked, ...] = ()
    help: str | None = None


class Standing(Struct, frozen=True):
    """Something that was decided. `act`: the type of the act that changes it."""

    text: str
    act: str | None = None


class Arrangement(Struct, frozen=True):
    """How the forms of a viewer stand, where there are many; forms in no group stand before the
    groups."""

    groups: tuple[Group, ...] = ()
    standing: tuple[Standing, ...] = ()


# ── a form as it was sent ───────────────────────────────────────────────────────────────


class WrongLine(Struct, frozen=True):
    """A line that was not accepted. `n`: its number in the text of the form, or 0."""

    n: int
    text: str
    why: str


class Reading(Struct, frozen=True):
    """What to do with a form that was sent. `act` is done (None: nothing); `problem` says what of
    the form was not accepted, `lines` line by line; with `ask`, a question, nothing is done, and
    the form asks it, with the buttons of `FormExtras.asked`."""

    act: Chosen | None
    problem: str = ""
    lines: tuple[WrongLine, ...] = ()
    ask: str = ""


class Forms(Struct, Generic[V_contra], frozen=True, kw_only=True):
    """What a game says of its forms.

    `extras(view, scene, form)`: what it adds to one. `view`: the view as far as `extras` and
    `arrange` read it, who then get this one: as long as it is equal, the forms need not be made
    again. `arrange(view, scene, forms)`: how they stand. `read(view, scene, act)`: what to do with
    one that was sent. `enter(view, scene, act)`: an act as it is entered in its form, where that is
    the game's own: what a bot would do is filled in so. `accepted(view, scene)`: what was accepted
    last ("": "Accepted"). `quick`: types of acts that a page may send by itself against bots, when
    there is nothing to choose in them. `aloud`: types of acts that everybody in the room hears of
    at once, by an event of that step: where people play in one chat, they are said there and need
    no secret form.
    """

    extras: Callable[[V_contra, Scene, FormShown], FormExtras] | None = None
    view: Callable[[V_contra], V_contra] | None = None
    arrange: Callable[[V_contra, Scene, Sequence[FormShown]], Arrangement] | None = None
    read: Callable[[V_contra, Scene, Chosen], Reading] | None = None
    enter: Callable[[V_contra, Scene, Chosen], Chosen] | None = None
    accepted: Callable[[V_contra, Scene], str] | None = None
    quick: frozenset[str] = field(default_factory=frozenset)
    aloud: frozenset[str] = field(default_factory=frozenset)
