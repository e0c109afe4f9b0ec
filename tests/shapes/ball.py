"""A masked ball: one guest, drawn in secret, speaks under the mask of the herald.

Every hour the guests vote who the herald is; the herald announces to everybody from behind the
mask, and nobody else can. Whoever is found out by more than half of the guests takes the mask off.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated

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
    DrawKind,
    Event,
    Field,
    Form,
    Game,
    Message,
    Outcome,
    Press,
    Refusal,
    Reveal,
    Room,
    Seat,
    Step,
    Voice,
    Window,
    refuse,
    seat,
)


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    hours: Annotated[int, Meta(ge=1, le=6)] = 2


class Guess(Act, frozen=True):
    whom: Annotated[Seat, SECRET]


class Evening(Struct):
    herald: Seat
    guesses: list[Seat | None]
    hours: int
    hour: int = 1
    found: bool = False


class View(Struct):
    hour: int
    guessed: tuple[bool, ...]
    mine: Seat | None
    herald: Seat | None


def _herald(state: Evening, event: Event) -> tuple[Seat, ...]:
    return (state.herald,)


class Ball(BaseGame[Evening]):
    id = "ball"
    rules_version = 1
    seats = range(3, 9)
    Options = Terms
    State = Evening
    Acts = Guess
    words = "tests.shapes"
    clocks = {"vote": Clock(300, 86_400)}  # noqa: RUF012
    draws = (DrawKind("herald", "seats", "ball-draw-herald"),)
    reveals = {  # noqa: RUF012
        "ball-herald": Reveal(_herald, parts=("view.herald", "rooms")),
        "ball-counted": DECIDES,
    }
    press: Press = "rooms"

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Evening:
        herald = step.randbelow(len(chairs), "herald")
        step.emit("ball-herald", (herald,))
        return Evening(herald, [None] * len(chairs), options.hours)

    def windows(self, state: Evening) -> Sequence[Window]:
        if _is_over(state):
            return ()
        late = tuple(number for number, guess in enumerate(state.guesses) if guess is None)
        return (Window("hour", "vote", late, state.hour),)

    def forms(self, state: Evening, actor: Actor) -> Sequence[Form]:
        if not isinstance(actor, int) or _is_over(state) or state.guesses[actor] is not None:
            return ()
        return (Form(Guess, (Field("whom", "choice", "whom"),), (), "hour", state.hour, main=True),)

    def domain(self, state: Evening, actor: Actor, name: str, chosen: Chosen) -> Domain:
        return Choices(tuple(Choice(number, seat(number)) for number in range(len(state.guesses))))

    def check(self, state: Evening, actor: Actor, act: Act, now: int) -> Refusal | None:
        assert isinstance(act, Guess)
        if not isinstance(actor, int) or state.guesses[actor] is not None:
            return refuse("ball-guessed-already")
        return None if 0 <= act.whom < len(state.guesses) else refuse("ball-no-such-guest")

    def apply(self, state: Evening, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(act, Guess)
        assert isinstance(actor, int)
        state.guesses[actor] = act.whom
        step.emit("ball-guessed", PUBLIC, seat=seat(actor))

    def close_window(self, state: Evening, window: Window, step: Step) -> None:
        right = state.guesses.count(state.herald)
        state.found = 2 * right > len(state.guesses)
        step.emit("ball-counted", PUBLIC, right=right)
        state.guesses = [None] * len(state.guesses)
        state.hour += 1
        if _is_over(state):
            step.emit("ball-unmasked", PUBLIC, seat=seat(state.herald))

    def view(self, state: Evening, viewpoint: Hashable) -> View:
        own = isinstance(viewpoint, int)
        knows = _is_over(state) or viewpoint in (state.herald, REFEREE)
        return View(
            hour=min(state.hour, state.hours),
            guessed=tuple(guess is not None for guess in state.guesses),
            mine=state.guesses[viewpoint] if own and isinstance(viewpoint, int) else None,
            herald=state.herald if knows else None,
        )

    def describe(self, view: View) -> Sequence[Message]:
        texts = [Message("ball-hour", {"hour": view.hour})]
        if view.herald is not None:
            texts.append(Message("ball-is-herald", {"seat": seat(view.herald)}))
        return texts

    def rooms(self, state: Evening) -> Sequence[Room]:
        guests = tuple(range(len(state.guesses)))
        herald = Voice("ball-the-herald", (state.herald,))
        return (
            Room("ballroom", Message("ball-ballroom"), PUBLIC, guests),
            Room("balcony", Message("ball-balcony"), PUBLIC, (), voices=(herald,)),
        )

    def outcome(self, state: Evening) -> Outcome | None:
        if not _is_over(state):
            return None
        guests = range(len(state.guesses))
        winners = tuple(n for n in guests if (n == state.herald) != state.found)
        return Outcome(winners, tuple(int(n in winners) for n in guests), Message("ball-ended"))


def _is_over(state: Evening) -> bool:
    return state.found or state.hour > state.hours


game: Game[Evening] = Ball()
