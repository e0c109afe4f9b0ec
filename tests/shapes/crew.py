"""A captain signs on a crew: one form with every limit that a form can have, beside fields of every
kind. Everybody fills in one form; what its limits forbid is refused."""

from collections.abc import Hashable, Sequence

from msgspec import Struct

from intriga.kernel import (
    PUBLIC,
    Act,
    Actor,
    AnyOf,
    AtLeast,
    AtMost,
    BaseGame,
    Chair,
    Choice,
    Choices,
    Chosen,
    Clock,
    Domain,
    Field,
    Form,
    Game,
    Limit,
    Message,
    Other,
    Outcome,
    Range,
    Refusal,
    Step,
    SumAtMost,
    Text,
    Together,
    Unique,
    Unlike,
    Window,
    Without,
    limit_refusal,
    msg,
    refuse,
    seat,
)

POSTS = ("bosun", "cook", "gunner")
TOOLS = ("rope", "saw", "lamp")
FOOD = ("rum", "rusk")
SHIPS = ("Аврора", "Мария", "Santa Anna")
"""The names that are taken."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to settle."""


class Hand(Struct, frozen=True, omit_defaults=True):
    """One of the crew. `swims`: whether they can."""

    who: str = ""
    pay: int | None = None
    post: str = ""
    swims: bool = False


class SignOn(Act, frozen=True):
    """What the captain writes down."""

    ship: str
    guns: int
    patron: str = ""
    lends: int | None = None
    sails: bool = False
    oars: bool = False
    tools: tuple[str, ...] = ()
    food: dict[str, int] = {}  # noqa: RUF012
    hands: tuple[Hand, ...] = ()


class Port(Struct):
    signed: list[bool]


_TOOL = Field("", "choice", "tool", label=msg("crew-tool"), optional=True)
_FIELDS = (
    Field("ship", "text", "name"),
    Field("guns", "number", "guns"),
    Field("patron", "text", "name", optional=True),
    Field("lends", "number", "sum", optional=True),
    Field("sails", "flag"),
    Field("oars", "flag"),
    Field("tools", "slots", row=(_TOOL, _TOOL, _TOOL)),
    Field("food", "counts", "food"),
    Field(
        "hands",
        "rows",
        row=(
            Field("who", "text", "name", optional=True),
            Field("pay", "number", "sum", optional=True),
            Field("post", "choice", "post", optional=True),
            Field("swims", "flag"),
        ),
    ),
)
LIMITS: tuple[Limit, ...] = (
    Unlike("ship", SHIPS, by="patron", but={"Король": ("Аврора",)}),
    Without("ship", ("черт",), ("проклят",)),
    AtMost("guns", 12, label=msg("crew-guns")),
    AtLeast("guns", 4, or_none=True),
    Together(("patron", "lends")),
    AnyOf(("sails", "oars")),
    AtMost("tools", 2),
    AtLeast("tools", 1),
    Other("tools", (("rope",), ("saw", "lamp"))),
    AtMost("food", 5),
    AtMost("food", 3, group="rum", label=msg("crew-rum")),
    SumAtMost("food", 7, rates={"rum": 2, "rusk": 1}, label=msg("crew-weight")),
    Unique("hands", "post"),
    AtMost("hands", 3),
    AtMost("hands", 1, "post", "cook"),
    AtLeast("hands", 2, "swims", "true", or_none=True),
    SumAtMost("hands", 10, "pay"),
    SumAtMost("hands", 6, rates={"pay": 1}, label=msg("crew-wish"), warns=True),
    Unlike("hands", SHIPS, "who"),
    Without("hands", stems=("пират",), column="who"),
    Together(("who", "pay"), "hands"),
    AnyOf(("who", "post"), "hands"),
)


class Crew(BaseGame[Port]):
    id = "crew"
    rules_version = 1
    seats = range(2, 3)
    Options = Terms
    State = Port
    Acts = SignOn
    words = "tests.shapes"
    clocks = {"open": Clock(900, 86_400)}  # noqa: RUF012

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Port:
        return Port([False for _ in chairs])

    def windows(self, state: Port) -> Sequence[Window]:
        late = tuple(number for number, done in enumerate(state.signed) if not done)
        return (Window("port", "open", late, 1),) if late else ()

    def forms(self, state: Port, actor: Actor) -> Sequence[Form]:
        if not isinstance(actor, int) or state.signed[actor]:
            return ()
        return (Form(SignOn, _FIELDS, LIMITS, "port", 1, main=True),)

    def domain(self, state: Port, actor: Actor, name: str, chosen: Chosen) -> Domain:
        match name:
            case "name":
                return Text(40)
            case "guns":
                return Range(0, 99)
            case "sum":
                return Range(0, 20)
        known = {"tool": TOOLS, "food": FOOD, "post": POSTS}[name]
        return Choices(tuple(Choice(one, msg(f"crew-{one}")) for one in known))

    def check(self, state: Port, actor: Actor, act: Act, now: int) -> Refusal | None:
        if not isinstance(actor, int) or state.signed[actor]:
            return refuse("crew-signed")
        return limit_refusal(LIMITS, act)

    def apply(self, state: Port, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        state.signed[actor] = True
        step.emit("crew-signs-on", PUBLIC, seat=seat(actor))

    def close_window(self, state: Port, window: Window, step: Step) -> None:
        state.signed = [True for _ in state.signed]

    def view(self, state: Port, viewpoint: Hashable) -> Port:
        return state

    def outcome(self, state: Port) -> Outcome | None:
        if not all(state.signed):
            return None
        return Outcome((), (0,) * len(state.signed), Message("crew-over"))


game: Game[Port] = Crew()
