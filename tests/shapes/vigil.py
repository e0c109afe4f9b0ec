"""A vigil: the rules know the time, and not everybody sees every window.

The guard watches a gate for some hours. A guard may nap once in a while, and not in the last
quarter of an hour, when the bell has rung. Anybody may dare another in secret: only these two know
that there is a duel, which has a clock of its own. A guard who has lost two duels is asleep at the
end and does not win.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from intriga.kernel import (
    DECIDES,
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
    Event,
    Field,
    Form,
    Game,
    Mark,
    Message,
    Outcome,
    Refusal,
    Reveal,
    Seat,
    Step,
    Viewer,
    Window,
    refuse,
    seat,
)

APART_MS = 600_000
"""Between two naps of a guard, in milliseconds."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    hours: Annotated[int, Meta(ge=1, le=6)] = 2


class Nap(Act, frozen=True):
    """A guard naps; everybody sees it."""


class Dare(Act, frozen=True):
    """Dare another guard to a duel, in secret."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]


class Parry(Act, frozen=True):
    """The answer to a dare; nobody else hears of it."""

    unseen: ClassVar[bool] = True
    high: Annotated[bool, SECRET] = False


class Guard(Struct):
    napped_at: int | None = None
    naps: int = 0
    lost: int = 0


class Duel(Struct):
    by: Seat
    whom: Seat
    number: int


class Night(Struct):
    guards: list[Guard]
    hours: int
    hour: int = 1
    bell: bool = False
    duels: list[Duel] = []
    fought: list[int] = []
    """How many duels each guard has begun."""


class View(Struct):
    hour: int
    bell: bool
    naps: tuple[int, ...]
    lost: int | None
    duels: tuple[tuple[Seat, Seat], ...]
    asleep: tuple[Seat, ...] = ()


def _duellists(state: Night, event: Event) -> tuple[Seat, ...]:
    return (event.params["by"]["seat"], event.params["whom"]["seat"])


class Vigil(BaseGame[Night]):
    id = "vigil"
    rules_version = 1
    seats = range(3, 7)
    Options = Terms
    State = Night
    Acts = Nap | Dare | Parry
    words = "tests.shapes"
    clocks = {"hour": Clock(3600, 86_400), "duel": Clock(60, 3600)}  # noqa: RUF012
    reveals = {  # noqa: RUF012
        "vigil-touched": Reveal(_duellists, decides=True),
        "vigil-dared": Reveal(_duellists, decides=True),
        "vigil-morning": DECIDES,
    }

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Night:
        return Night([Guard() for _ in chairs], options.hours, fought=[0 for _ in chairs])

    def windows(self, state: Night) -> Sequence[Window]:
        if state.hour > state.hours:
            return ()
        marks = () if state.bell else (Mark("bell", 75),)
        watch = Window("hour", "hour", (), state.hour, early=False, marks=marks, lapses=True)
        return (watch, *(_window(duel) for duel in state.duels))

    def forms(self, state: Night, actor: Actor) -> Sequence[Form]:
        if isinstance(actor, str) or state.hour > state.hours:
            return ()
        offered = [Form(Dare, (Field("whom", "choice", "whom"),))] if _free(state, actor) else []
        offered += [Form(Nap)] if not state.bell else []
        for duel in state.duels:
            if duel.whom == actor:
                window = _window(duel)
                high = Field("high", "flag", question=True)
                offered.append(Form(Parry, (high,), (), window.key, window.generation))
        return offered

    def domain(self, state: Night, actor: Actor, name: str, chosen: Chosen) -> Domain:
        assert isinstance(actor, int)
        return Choices(tuple(Choice(whom, seat(whom)) for whom in _free(state, actor)))

    def check(self, state: Night, actor: Actor, act: Act, now: int) -> Refusal | None:
        if not isinstance(actor, int):
            return refuse("vigil-guards-only")
        if isinstance(act, Dare):
            return None if act.whom in _free(state, actor) else refuse("vigil-no-such-duel")
        if isinstance(act, Parry):
            dared = any(duel.whom == actor for duel in state.duels)
            return None if dared else refuse("vigil-no-such-duel")
        if state.bell:
            return refuse("vigil-bell-has-rung")
        last = state.guards[actor].napped_at
        if last is not None and now < last + APART_MS:
            return refuse("vigil-napped-lately", wait=-(-(last + APART_MS - now) // 1000))
        return None

    def apply(self, state: Night, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        if isinstance(act, Dare):
            state.fought[actor] += 1
            state.duels.append(Duel(actor, act.whom, state.fought[actor]))
            both = (actor, act.whom)
            step.emit("vigil-dared", both, by=seat(actor), whom=seat(act.whom))
        elif isinstance(act, Parry):
            duel = next(duel for duel in state.duels if duel.whom == actor)
            _end(state, duel, duel.whom if act.high else duel.by, step)
        else:
            guard = state.guards[actor]
            guard.napped_at, guard.naps = step.now, guard.naps + 1
            step.emit("vigil-napped", PUBLIC, seat=seat(actor))

    def close_window(self, state: Night, window: Window, step: Step) -> None:
        if window.key != "hour":
            duel = next(duel for duel in state.duels if _window(duel).key == window.key)
            _end(state, duel, duel.whom, step)
            return
        state.hour, state.bell = state.hour + 1, False
        if state.hour > state.hours:
            state.duels.clear()
            step.emit("vigil-morning", PUBLIC)
        else:
            step.emit("vigil-hour", PUBLIC, hour=state.hour)

    def reach_mark(self, state: Night, window: Window, mark: Mark, step: Step) -> None:
        state.bell = True
        step.emit("vigil-bell", PUBLIC)

    def view(self, state: Night, viewpoint: Hashable) -> View:
        over = state.hour > state.hours
        knows = viewpoint == REFEREE
        return View(
            hour=min(state.hour, state.hours),
            bell=state.bell,
            naps=tuple(guard.naps for guard in state.guards),
            lost=state.guards[viewpoint].lost if isinstance(viewpoint, int) else None,
            duels=tuple(
                (duel.by, duel.whom)
                for duel in state.duels
                if knows or viewpoint in (duel.by, duel.whom)
            ),
            asleep=_asleep(state) if over else (),
        )

    def viewpoint(self, state: Night, viewer: Viewer) -> Hashable:
        return viewer

    def describe(self, view: View) -> Sequence[Message]:
        texts = [Message("vigil-hour", {"hour": view.hour})]
        for by, whom in view.duels:
            texts.append(Message("vigil-dared", {"by": seat(by), "whom": seat(whom)}))
        return texts

    def outcome(self, state: Night) -> Outcome | None:
        if state.hour <= state.hours:
            return None
        asleep = _asleep(state)
        awake = tuple(n for n in range(len(state.guards)) if n not in asleep)
        scores = tuple(guard.naps for guard in state.guards)
        return Outcome(awake, scores, Message("vigil-morning"))


def _window(duel: Duel) -> Window:
    both = tuple(sorted((duel.by, duel.whom)))
    return Window(f"duel-{duel.by}", "duel", (duel.whom,), duel.number, viewers=both)


def _free(state: Night, actor: Seat) -> list[Seat]:
    """Whom this guard may dare: nobody while either has an open duel that this guard knows of."""
    if any(duel.by == actor for duel in state.duels):
        return []
    mine = {duel.by for duel in state.duels if duel.whom == actor}
    return [whom for whom in range(len(state.guards)) if whom != actor and whom not in mine]


def _end(state: Night, duel: Duel, loser: Seat, step: Step) -> None:
    state.duels.remove(duel)
    state.guards[loser].lost += 1
    both = (duel.by, duel.whom)
    step.emit("vigil-touched", both, by=seat(duel.by), whom=seat(duel.whom), loser=seat(loser))


def _asleep(state: Night) -> tuple[Seat, ...]:
    return tuple(n for n, guard in enumerate(state.guards) if guard.lost > 1)


game: Game[Night] = Vigil()
