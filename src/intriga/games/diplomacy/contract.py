"""Diplomacy as the kernel sees it: each method of the contract calls the module that does it."""

from collections.abc import Hashable, Sequence
from typing import Any

import msgspec

from intriga.games.diplomacy import acts, forms, press, view
from intriga.games.diplomacy.acts import DiplomacyAct
from intriga.games.diplomacy.bot import Marshal
from intriga.games.diplomacy.options import Options
from intriga.games.diplomacy.reveals import REVEALS
from intriga.games.diplomacy.rules import (
    adjudication,
    calendar,
    disorder,
    invariants,
    player_acts,
    seating,
)
from intriga.games.diplomacy.state import Phase
from intriga.games.diplomacy.state import State as Position
from intriga.kernel import (
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Clock,
    Domain,
    Draft,
    DrawKind,
    Enter,
    Form,
    Leave,
    Message,
    Outcome,
    Refusal,
    Replace,
    Result,
    Return,
    Room,
    Seat,
    SeatChange,
    Step,
    Viewer,
    Window,
    refuse,
)
from intriga.warfare.brought_maps import POWERS


class Diplomacy(BaseGame[Position]):
    """Diplomacy: seven powers, simultaneous secret orders, no dice."""

    id = "diplomacy"
    rules_version = 3
    seats = range(2, POWERS.stop)
    usual = 7
    asks_in_private = False
    Options = Options
    State = Position
    Acts = DiplomacyAct
    words = "intriga.games.diplomacy"
    reveals = REVEALS
    bots = {"marshal": Marshal}  # noqa: RUF012
    clocks = {  # noqa: RUF012
        "opening": Clock(live=120, slow=86_400),
        "orders": Clock(live=600, slow=86_400),
        "retreat": Clock(live=120, slow=43_200),
        "builds": Clock(live=120, slow=43_200),
    }
    draws = (DrawKind(seating.DRAWN, "powers left", "diplomacy-game-draw-power", public=True),)

    def seats_for(self, options: Any) -> range:
        return seating.seats_for(options)

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Position:
        return seating.lay_out(options, chairs, step)

    def windows(self, state: Position) -> Sequence[Window]:
        if state.phase is Phase.OVER:
            return ()
        kind = "opening" if state.phase is Phase.WISHES else state.phase.value
        return (Window(state.phase.value, kind, calendar.awaited(state), state.ticket),)

    def forms(self, state: Position, actor: Actor) -> Sequence[Form]:
        return forms.forms(state, actor)

    def drafts(self, state: Position, seat: Seat) -> Sequence[Draft]:
        return forms.drafts(state, seat)

    def domain(self, state: Position, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if isinstance(actor, str):
            raise KeyError(name)
        return forms.domain(state, actor, name, chosen)

    def check(self, state: Position, actor: Actor, act: Act, now: int) -> Refusal | None:
        if isinstance(actor, str) or not 0 <= actor < state.chairs:
            return refuse("diplomacy-game-players-only")
        return player_acts.check(state, actor, act)

    def apply(self, state: Position, actor: Actor, act: Act, step: Step) -> None:
        match act:
            case acts.Wish() if isinstance(actor, int):
                state.wishes[actor] = act.powers
            case acts.Orders() if isinstance(actor, int):
                player_acts.order(state, actor, act, step)
            case acts.Vote() if isinstance(actor, int):
                player_acts.vote(state, actor, act, step)

    def check_seat_change(self, state: Position, change: SeatChange) -> Refusal | None:
        return disorder.check(state, change)

    def apply_seat_change(self, state: Position, change: SeatChange, step: Step) -> None:
        match change:
            case Leave():
                disorder.leave(state, change.seat, step)
            case Replace() | Return():
                disorder.replace(state, change.seat, step)
            case Enter():
                disorder.enter(state, step)

    def close_window(self, state: Position, window: Window, step: Step) -> None:
        if state.phase is Phase.WISHES:
            seating.give_powers(state, step)
        else:
            adjudication.CLOSE[state.phase](state, step)

    def saved(self, state: Position, window: Window) -> Sequence[Seat]:
        return calendar.saved(state)

    def viewpoint(self, state: Position, viewer: Viewer) -> Hashable:
        return viewer

    def view(self, state: Position, viewpoint: Any) -> view.View:
        return view.view(state, viewpoint)

    def describe(self, view_: Any) -> Sequence[Message]:
        return view.describe(view_)

    def rooms(self, state: Position) -> Sequence[Room]:
        return press.rooms(state)

    def may_talk(self, state: Position, seats: Sequence[Seat]) -> bool:
        return press.may_talk(state, seats)

    def outcome(self, state: Position) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        reason = Message(
            f"diplomacy-game-end-{state.ending}", calendar.ending_params(state, state.sharers)
        )
        return calendar.shared(state, state.sharers, reason)

    def standing(self, state: Position) -> Outcome | None:
        """As after the last year: a draw of all survivors (C16a)."""
        left = calendar.survivors(state)
        if state.phase is Phase.WISHES or not left:
            return None
        reason = Message("diplomacy-game-standing", calendar.ending_params(state, left))
        return calendar.shared(state, left, reason)

    def result(self, outcome: Outcome) -> Result:
        """Several winners have shared a draw (C19)."""
        return "drawn" if len(outcome.winners) > 1 else super().result(outcome)

    def upgrade(self, raw: dict[str, Any], from_version: int) -> Position:
        """Version 2 only renamed message ids (see `old_ids`), version 3 has more options, which are
        off by default: matches go on as they began. But a power that the host has cut off was not
        silent in any of them (C10)."""
        if from_version not in (1, 2):
            return super().upgrade(raw, from_version)
        return msgspec.convert(raw, Position)

    def invariants(self, state: Position) -> Sequence[str]:
        return invariants.broken(state)


game = Diplomacy()
