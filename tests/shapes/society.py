"""A society that people enter, leave and come back to, in which rights come and go.

Every day the free elect a chief by secret ballot; the chief may jail one citizen a day; the host
may pardon. No window awaits the jailed and the gone, and the rooms follow the classes. Whoever
leaves jailed comes back jailed; the chief may not leave.
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
    BaseGame,
    Chair,
    Choice,
    Choices,
    Chosen,
    Clock,
    Domain,
    Doors,
    DrawKind,
    Enter,
    Field,
    Form,
    Game,
    Leave,
    Message,
    Outcome,
    Press,
    Refusal,
    Replace,
    Return,
    Room,
    Seat,
    SeatChange,
    Step,
    Viewer,
    Voice,
    Window,
    refuse,
    seat,
)


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=9)] = 4


class Vote(Act, frozen=True):
    veil = "ballot"
    whom: Annotated[Seat, SECRET]


class Abstain(Act, frozen=True):
    veil = "ballot"


class Jail(Act, frozen=True):
    whom: Seat


class Pardon(Act, frozen=True):
    whom: Seat


Rank = Literal["free", "jailed", "gone"]


class Citizen(Struct):
    rank: Rank = "free"
    jailed: bool = False
    """In jail, or was when they left."""
    voted: bool = False
    choice: Seat | None = None
    days: int = 0
    """How many days this citizen has been chief."""


class Quarter(Struct):
    citizens: list[Citizen]
    days: int
    day: int = 1
    chief: Seat | None = None
    jailed_today: bool = False


class View(Struct):
    day: int
    chief: Seat | None
    ranks: tuple[Rank, ...]
    voted: tuple[bool, ...]
    choices: dict[Seat, Seat | None]


class Society(BaseGame[Quarter]):
    id = "society"
    rules_version = 1
    seats = range(3, 9)
    Options = Terms
    State = Quarter
    Acts = Vote | Abstain | Jail | Pardon
    words = "tests.shapes"
    clocks = {"vote": Clock(300, 86_400)}  # noqa: RUF012
    reveals = dict.fromkeys(("society-elected", "society-nobody"), DECIDES)
    draws: tuple[DrawKind, ...] = (DrawKind("tie", "tied", "society-draw-tie", public=True),)

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Quarter:
        return Quarter([Citizen() for _ in chairs], options.days)

    def windows(self, state: Quarter) -> Sequence[Window]:
        if state.day > state.days:
            return ()
        awaited = tuple(n for n in _ranked(state, "free") if not state.citizens[n].voted)
        return (Window("day", "vote", awaited, state.day),)

    def forms(self, state: Quarter, actor: Actor) -> Sequence[Form]:
        whom = (Field("whom", "choice", "whom"),)
        forms = []
        if _may_vote(state, actor):
            forms.append(Form(Vote, whom, (), "day", state.day, main=True))
            forms.append(Form(Abstain, (), (), "day", state.day))
        if _may_jail(state, actor):
            forms.append(Form(Jail, (Field("whom", "choice", "suspect"),)))
        if actor == HOST and _ranked(state, "jailed"):
            forms.append(Form(Pardon, (Field("whom", "choice", "prisoner"),)))
        return forms

    def domain(self, state: Quarter, actor: Actor, name: str, chosen: Chosen) -> Domain:
        there = _ranked(state, "jailed" if name == "prisoner" else "free")
        options = (n for n in there if name != "suspect" or n != actor)
        return Choices(tuple(Choice(n, seat(n)) for n in options))

    def check(self, state: Quarter, actor: Actor, act: Act, now: int) -> Refusal | None:
        match act:
            case Vote() | Abstain() if not _may_vote(state, actor):
                return refuse("society-no-vote")
            case Vote() if act.whom not in _ranked(state, "free"):
                return refuse("society-vote-for-free")
            case Jail() if not _may_jail(state, actor):
                return refuse("society-not-chief")
            case Jail() if act.whom == actor or act.whom not in _ranked(state, "free"):
                return refuse("society-jail-free")
            case Pardon() if actor != HOST:
                return refuse("society-not-host")
            case Pardon() if act.whom not in _ranked(state, "jailed"):
                return refuse("society-pardon-jailed")
        return None

    def apply(self, state: Quarter, actor: Actor, act: Act, step: Step) -> None:
        match act:
            case Vote() | Abstain():
                assert isinstance(actor, int)
                citizen = state.citizens[actor]
                citizen.voted = True
                citizen.choice = act.whom if isinstance(act, Vote) else None
                step.emit("society-voted", PUBLIC, seat=seat(actor))
            case Jail():
                state.jailed_today = True
                _lose_rights(state, act.whom, "jailed")
                state.citizens[act.whom].jailed = True
                step.emit("society-jailed", PUBLIC, seat=seat(act.whom))
            case Pardon():
                state.citizens[act.whom].rank, state.citizens[act.whom].jailed = "free", False
                step.emit("society-pardoned", PUBLIC, seat=seat(act.whom))

    def check_seat_change(self, state: Quarter, change: SeatChange) -> Refusal | None:
        match change:
            case Enter() | Return() if _there(state) >= self.seats.stop - 1:
                return refuse("society-full", crowd=self.seats.stop - 1)
            case Leave() if change.seat == state.chief:
                return refuse("society-chief-stays")
        return None

    def apply_seat_change(self, state: Quarter, change: SeatChange, step: Step) -> None:
        match change:
            case Enter():
                state.citizens.append(Citizen())
            case Leave():
                _lose_rights(state, change.seat, "gone")
            case Return() | Replace():
                citizen = state.citizens[change.seat]
                citizen.rank = "jailed" if citizen.jailed else "free"

    def close_window(self, state: Quarter, window: Window, step: Step) -> None:
        state.chief = _elected(state, step)
        if state.chief is None:
            step.emit("society-nobody", PUBLIC)
        else:
            state.citizens[state.chief].days += 1
            step.emit("society-elected", PUBLIC, seat=seat(state.chief))
        for citizen in state.citizens:
            citizen.voted, citizen.choice = False, None
        state.day, state.jailed_today = state.day + 1, False
        if state.day > state.days:
            step.emit("society-over", PUBLIC)

    def view(self, state: Quarter, viewpoint: Hashable) -> View:
        return View(
            day=min(state.day, state.days),
            chief=state.chief,
            ranks=tuple(citizen.rank for citizen in state.citizens),
            voted=tuple(citizen.voted for citizen in state.citizens),
            choices={
                number: citizen.choice
                for number, citizen in enumerate(state.citizens)
                if citizen.voted and viewpoint in (number, REFEREE)
            },
        )

    def viewpoint(self, state: Quarter, viewer: Viewer) -> Hashable:
        return viewer

    def describe(self, view: View) -> Sequence[Message]:
        texts = [Message("society-day", {"day": view.day})]
        if view.chief is not None:
            texts.append(Message("society-chief", {"seat": seat(view.chief)}))
        for number, rank in enumerate(view.ranks):
            if rank == "jailed":
                texts.append(Message("society-in-jail", {"seat": seat(number)}))
        for choice in view.choices.values():
            if choice is not None:
                texts.append(Message("society-your-vote", {"seat": seat(choice)}))
        return texts

    press: Press = "rooms"
    doors: Doors = "open"

    def rooms(self, state: Quarter) -> Sequence[Room]:
        free, jailed = _ranked(state, "free"), _ranked(state, "jailed")
        guarded = tuple(sorted({*jailed, *(() if state.chief is None else (state.chief,))}))
        rumours = (Voice("society-rumour", free),)
        return (
            Room("square", Message("society-square"), PUBLIC, free),
            Room("salon", Message("society-salon"), free, free, "present", rumours),
            Room("cell", Message("society-cell"), guarded, jailed),
        )

    def outcome(self, state: Quarter) -> Outcome | None:
        if state.day <= state.days:
            return None
        scores = tuple(citizen.days for citizen in state.citizens)
        best = tuple(n for n, score in enumerate(scores) if score == max(scores) > 0)
        return Outcome(best, scores, Message("society-ended"))

    def invariants(self, state: Quarter) -> Sequence[str]:
        broken = []
        if state.chief is not None and state.citizens[state.chief].rank != "free":
            broken.append("the chief is free")
        if any(citizen.voted and citizen.rank != "free" for citizen in state.citizens):
            broken.append("only the free have a vote")
        return broken


def _ranked(state: Quarter, rank: Rank) -> tuple[Seat, ...]:
    return tuple(n for n, citizen in enumerate(state.citizens) if citizen.rank == rank)


def _there(state: Quarter) -> int:
    """How many have not left."""
    return sum(citizen.rank != "gone" for citizen in state.citizens)


def _may_vote(state: Quarter, actor: Actor) -> bool:
    return actor in _ranked(state, "free") and not state.citizens[int(actor)].voted


def _may_jail(state: Quarter, actor: Actor) -> bool:
    others = [number for number in _ranked(state, "free") if number != actor]
    return actor == state.chief and bool(others) and not state.jailed_today


def _lose_rights(state: Quarter, number: Seat, rank: Rank) -> None:
    citizen = state.citizens[number]
    citizen.rank, citizen.voted, citizen.choice = rank, False, None
    if state.chief == number:
        state.chief = None


def _elected(state: Quarter, step: Step) -> Seat | None:
    """The free citizen with most votes; ties are drawn. None without a single vote."""
    free = _ranked(state, "free")
    votes = [citizen.choice for citizen in state.citizens if citizen.choice in free]
    most = max((votes.count(number) for number in free), default=0)
    tied = [number for number in free if most and votes.count(number) == most]
    if len(tied) < 2:
        return tied[0] if tied else None
    return tied[step.randbelow(len(tied), "tie")]


class Settled(Society):
    """The same for as many as begin it: bots take over from those who go."""

    doors = "closed"


game: Game[Quarter] = Society()
