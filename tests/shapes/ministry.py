"""Plans of states: lists of rows of several kinds, with choices that depend on each other.

Every state hands in a doctrine and a plan: taxes, buildings, envoys, raids, each with columns of
its own and a priority that no other row has. What can be built depends on the doctrine and on the
sphere of the row; a raid names a state and then one of its provinces. Plans are secret until all
are opened. The host may send relief to several states at once. If a state has several ministers,
they write its plan together, as a draft, and any of them hands it in.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.kernel import (
    DECIDES,
    HOST,
    PUBLIC,
    REFEREE,
    SECRET,
    Act,
    Actor,
    AtMost,
    BaseGame,
    Chair,
    Choice,
    Choices,
    Chosen,
    Clock,
    Domain,
    Draft,
    Field,
    Form,
    Game,
    Limit,
    Message,
    Outcome,
    Param,
    Range,
    Refusal,
    Remark,
    Row,
    RowKind,
    Seat,
    Step,
    SumAtMost,
    Text,
    Unique,
    Window,
    limit_refusal,
    msg,
    refuse,
    seat,
)

ROWS = 20
GOLD = 12
MEN = 6
PROVINCES = 3
DOCTRINES = ("guns", "butter")
BUILDINGS = {
    "guns farms": ("barn", "stables"),
    "guns forges": ("armoury", "mine"),
    "butter farms": ("mill", "barn"),
    "butter forges": ("mine", "workshop"),
}
PRICES = {"build": 2, "envoy": 1, "raid": 1}

Doctrine = Literal["guns", "butter"]
Sphere = Literal["farms", "forges"]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    turns: Annotated[int, Meta(ge=1, le=6)] = 2
    ministers: Annotated[int, Meta(ge=1, le=60)] = 1


class Tax(Row, frozen=True):
    priority: int
    sphere: Sphere
    rate: int


class Build(Row, frozen=True):
    priority: int
    sphere: Sphere
    what: str


class Envoy(Row, frozen=True):
    priority: int
    state: Seat
    gift: int
    note: str = ""


class Raid(Row, frozen=True):
    priority: int
    state: Seat
    province: str
    men: int
    burn: bool = False


Deed = Tax | Build | Envoy | Raid


class HandIn(Act, frozen=True):
    doctrine: Annotated[Doctrine, SECRET]
    plan: Annotated[tuple[Deed, ...], SECRET]


class Gift(Struct, frozen=True):
    state: Seat
    gold: int


class Relief(Act, frozen=True):
    """The host's own act."""

    gifts: tuple[Gift, ...]


class State(Struct):
    gold: int = GOLD
    men: int = MEN
    built: list[str] = []
    plan: HandIn | None = None


class World(Struct):
    """A state is called by the seat of its first minister; the others sit as many seats further."""

    states: list[State]
    turns: int
    seats: int
    turn: int = 1
    relieved: int = 0


class View(Struct):
    turn: int
    gold: tuple[int, ...]
    men: tuple[int, ...]
    handed: tuple[bool, ...]
    plans: dict[Seat, HandIn]


class Ministry(BaseGame[World]):
    id = "ministry"
    rules_version = 1
    seats = range(2, 121)
    usual = 3
    Options = Terms
    State = World
    Acts = HandIn | Relief
    words = "tests.shapes"
    clocks = {"orders": Clock(900, 86_400)}  # noqa: RUF012
    reveals = {"ministry-opened": DECIDES}  # noqa: RUF012

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> World:
        states = max(2, len(chairs) // options.ministers)
        return World([State() for _ in range(states)], options.turns, len(chairs))

    def windows(self, state: World) -> Sequence[Window]:
        if state.turn > state.turns:
            return ()
        late = tuple(n for n in range(state.seats) if _state_of(state, n).plan is None)
        return (Window("plans", "orders", late, state.turn),)

    def forms(self, state: World, actor: Actor) -> Sequence[Form]:
        if state.turn > state.turns:
            return ()
        if actor == HOST:
            columns = (Field("state", "choice", "any-state"), Field("gold", "number", "relief"))
            limits: tuple[Limit, ...] = (Unique("gifts", "state"), AtMost("gifts", 3))
            return (Form(Relief, (Field("gifts", "rows", row=columns),), limits),)
        if not isinstance(actor, int):
            return ()
        mine = _state_of(state, actor)
        ministers = _ministers(state, actor)
        shared = len(ministers) > 1
        fields = (Field("doctrine", "choice", "doctrine"), _SHARED_PLAN if shared else _PLAN)
        handed = mine.plan
        return (
            Form(
                HandIn,
                fields,
                _limits(mine),
                window="plans",
                generation=state.turn,
                main=True,
                team=ministers if shared else (),
                filled={"doctrine": handed.doctrine, "plan": handed.plan} if handed else {},
            ),
        )

    def drafts(self, state: World, seat: Seat) -> Sequence[Draft]:
        ministers = _ministers(state, seat)
        if len(ministers) == 1 or state.turn > state.turns:
            return ()
        return (Draft(f"plan:{state.turn}", HandIn, _SHARED_PLAN, ministers, ROWS),)

    def review(
        self, state: World, seat: Seat, draft: Draft, rows: Sequence[Deed | None]
    ) -> Sequence[Remark]:
        gold = _state_of(state, seat).gold
        spent = sum(_cost(row) for row in rows if row is not None)
        params = {"spent": spent, "gold": gold}
        return [Remark(Message("ministry-spent", params), warns=spent > gold)]

    def insiders(self, state: World, actor: Seat, act: Act) -> Sequence[Seat]:
        return _ministers(state, actor) if isinstance(act, HandIn) else ()

    def domain(self, state: World, actor: Actor, name: str, chosen: Chosen) -> Domain:
        match name:
            case "doctrine" | "sphere":
                values = DOCTRINES if name == "doctrine" else ("farms", "forges")
                return _named(values)
            case "what":
                return _named(BUILDINGS[f"{chosen['doctrine']} {chosen['sphere']}"])
            case "any-what":
                lists = [BUILDINGS[f"{one} {chosen['sphere']}"] for one in DOCTRINES]
                return _named([what for what in lists[0] if all(what in one for one in lists)])
            case "state" | "any-state":
                own = _number_of(state, actor) if isinstance(actor, int) else None
                others = [n for n in range(len(state.states)) if n != own]
                return Choices(tuple(Choice(n, seat(n)) for n in others))
            case "province":
                if chosen.get("state") not in range(len(state.states)):
                    raise ValueError("first the state")
                names = [f"{chosen['state']}-{n}" for n in range(1, PROVINCES + 1)]
                return Choices(tuple(Choice(one, _province(one)) for one in names))
            case "gift" | "men" if isinstance(actor, int):
                mine = _state_of(state, actor)
                return Range(1, mine.gold if name == "gift" else mine.men, 1)
            case "note":
                return Text(40)
        return Range(1, {"priority": ROWS, "rate": 3, "relief": 5}[name])

    def check(self, state: World, actor: Actor, act: Act, now: int) -> Refusal | None:
        if isinstance(act, Relief):
            return _check_relief(state, actor, act)
        if not isinstance(actor, int) or not isinstance(act, HandIn):
            return refuse("ministry-no-state")
        mine = _state_of(state, actor)
        own = _number_of(state, actor)
        for number, row in enumerate(act.plan):
            at = f"plan.{number}"
            if not 1 <= row.priority <= ROWS:
                return refuse("ministry-priority", at=f"{at}.priority", most=ROWS)
            refusal = _check_row(state, own, act.doctrine, row, at)
            if refusal is not None:
                return refusal
        return limit_refusal(_limits(mine), act)

    def apply(self, state: World, actor: Actor, act: Act, step: Step) -> None:
        if isinstance(act, Relief):
            state.relieved += sum(gift.gold for gift in act.gifts)
            for gift in act.gifts:
                state.states[gift.state].gold += gift.gold
                step.emit("ministry-relief", PUBLIC, state=seat(gift.state), gold=gift.gold)
            return
        assert isinstance(actor, int)
        assert isinstance(act, HandIn)
        mine = _state_of(state, actor)
        if mine.plan is None:
            step.emit("ministry-handed-in", PUBLIC, state=seat(_number_of(state, actor)))
        mine.plan = act
        step.emit("ministry-noted", _ministers(state, actor), count=len(act.plan))

    def close_window(self, state: World, window: Window, step: Step) -> None:
        for number, one in enumerate(state.states):
            rows = one.plan.plan if one.plan else ()
            for row in sorted(rows, key=lambda row: row.priority):
                _carry_out(state, number, row)
            step.emit("ministry-opened", PUBLIC, state=seat(number), count=len(rows))
        for one in state.states:
            one.plan = None
        state.turn += 1

    def view(self, state: World, viewpoint: Hashable) -> View:
        return View(
            turn=min(state.turn, state.turns),
            gold=tuple(one.gold for one in state.states),
            men=tuple(one.men for one in state.states),
            handed=tuple(one.plan is not None for one in state.states),
            plans={
                number: one.plan
                for number, one in enumerate(state.states)
                if one.plan is not None
                and (viewpoint == REFEREE or viewpoint in _ministers(state, number))
            },
        )

    def describe(self, view: View) -> Sequence[Message]:
        texts = [Message("ministry-turn", {"turn": view.turn})]
        for number, (gold, men) in enumerate(zip(view.gold, view.men, strict=True)):
            params = {"state": seat(number), "gold": gold, "men": men}
            texts.append(Message("ministry-state", params))
        for plan in view.plans.values():
            texts.append(Message("ministry-noted", {"count": len(plan.plan)}))
        return texts

    def outcome(self, state: World) -> Outcome | None:
        if state.turn <= state.turns:
            return None
        gold = tuple(one.gold for one in state.states)
        winners = tuple(n for n, one in enumerate(gold) if one == max(gold))
        return Outcome(winners, gold, Message("ministry-over"))

    def invariants(self, state: World) -> Sequence[str]:
        return ["no state is in debt" for one in state.states if one.gold < 0]


def _number_of(state: World, minister: Seat) -> Seat:
    """The state that somebody is a minister of."""
    return minister % len(state.states)


def _state_of(state: World, minister: Seat) -> State:
    return state.states[_number_of(state, minister)]


def _ministers(state: World, minister: Seat) -> tuple[Seat, ...]:
    """The ministers of the same state."""
    return tuple(range(_number_of(state, minister), state.seats, len(state.states)))


_STATE = Field("state", "choice", "state")
_SPHERE = Field("sphere", "choice", "sphere")
_PRIORITY = (Field("priority", "number", "priority"),)


def _kinds(what: Field) -> tuple[RowKind, ...]:
    """The kinds of rows. `what`: the column that says what is built."""
    at_home, abroad = msg("ministry-at-home"), msg("ministry-abroad")
    note = Field("note", "text", "note", optional=True)
    province = Field("province", "choice", "province", after=("state",))
    men = Field("men", "number", "men")
    return (
        RowKind(Tax, (_SPHERE, Field("rate", "number", "rate")), group=at_home),
        RowKind(Build, (_SPHERE, what), group=at_home),
        RowKind(Envoy, (_STATE, Field("gift", "number", "gift"), note), group=abroad),
        RowKind(Raid, (_STATE, province, men, Field("burn", "flag", optional=True)), group=abroad),
    )


def _plan(what: Field) -> Field:
    return Field("plan", "rows", row=_PRIORITY, kinds=_kinds(what))


_PLAN = _plan(Field("what", "choice", "what", after=("doctrine", "sphere")))
_SHARED_PLAN = _plan(Field("what", "choice", "any-what", after=("sphere",)))
"""The ministers have not agreed on a doctrine while they write: what any of them builds."""


def _limits(mine: State) -> tuple[Limit, ...]:
    gold = msg("ministry-gold")
    return (
        AtMost("plan", ROWS),
        Unique("plan", "priority"),
        AtMost("plan", 2, "kind", "raid"),
        SumAtMost("plan", mine.gold, prices=PRICES, rates={"envoy.gift": 1}, label=gold),
        SumAtMost("plan", mine.men, "men"),
        AtMost("plan", 1, "kind", "tax", label=msg("ministry-taxes"), warns=True),
    )


def _named(values: Sequence[str]) -> Choices:
    return Choices(tuple(Choice(value, msg(f"ministry-{value}")) for value in values))


def _province(name: str) -> Param:
    owner, _, number = name.partition("-")
    return msg("ministry-province", state=seat(int(owner)), number=int(number))


def _check_relief(state: World, actor: Actor, act: Relief) -> Refusal | None:
    if actor != HOST:
        return refuse("ministry-not-host")
    known = range(len(state.states))
    if any(gift.state not in known or not 1 <= gift.gold <= 5 for gift in act.gifts):
        return refuse("ministry-no-relief")
    return limit_refusal((Unique("gifts", "state"), AtMost("gifts", 3)), act)


def _check_row(state: World, actor: Seat, doctrine: Doctrine, row: Deed, at: str) -> Refusal | None:
    mine = state.states[actor]
    if isinstance(row, Tax):
        good = 1 <= row.rate <= 3
        return None if good else refuse("ministry-rate", at=f"{at}.rate")
    if isinstance(row, Build):
        good = row.what in BUILDINGS[f"{doctrine} {row.sphere}"]
        return None if good else refuse("ministry-no-building", at=f"{at}.what")
    if row.state == actor or row.state not in range(len(state.states)):
        return refuse("ministry-no-target", at=f"{at}.state")
    if isinstance(row, Envoy):
        good = 1 <= row.gift <= mine.gold and len(row.note) <= 40
        return None if good else refuse("ministry-gift", at=f"{at}.gift", gold=mine.gold)
    provinces = [f"{row.state}-{n}" for n in range(1, PROVINCES + 1)]
    if row.province not in provinces:
        return refuse("ministry-no-province", at=f"{at}.province", state=seat(row.state))
    good = 1 <= row.men <= mine.men
    return None if good else refuse("ministry-men", at=f"{at}.men", men=mine.men)


def _cost(row: Deed) -> int:
    price = PRICES.get(type(row).__name__.lower(), 0)
    return price + (row.gift if isinstance(row, Envoy) else 0)


def _carry_out(state: World, number: Seat, row: Deed) -> None:
    mine = state.states[number]
    if isinstance(row, Tax):
        mine.gold += row.rate
        return
    cost = _cost(row)
    if mine.gold < cost:  # it was raided meanwhile
        return
    mine.gold -= cost
    if isinstance(row, Build):
        mine.built.append(row.what)
    elif isinstance(row, Envoy):
        state.states[row.state].gold += row.gift
    elif state.states[row.state].gold and not row.burn:
        state.states[row.state].gold -= 1
        mine.gold += 1


game: Game[World] = Ministry()
