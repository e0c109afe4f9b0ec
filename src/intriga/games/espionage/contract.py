"""Espionage as the kernel sees it: each method of the contract calls the module that does it."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from intriga.games.espionage import acts, forms, view
from intriga.games.espionage.acts import EspionageAct
from intriga.games.espionage.bot import Spy
from intriga.games.espionage.options import Options
from intriga.games.espionage.reveals import REVEALS
from intriga.games.espionage.rules import (
    bidding,
    challenge,
    flow,
    invariants,
    opening,
    prearranged,
    seating,
    special_moves,
    travel,
    turn,
)
from intriga.games.espionage.state import Phase
from intriga.games.espionage.state import State as Position
from intriga.games.espionage.upgrade import from_version_1, from_version_2
from intriga.kernel import (
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Clock,
    Domain,
    DrawKind,
    Enter,
    Form,
    InvalidOptions,
    Leave,
    Message,
    Outcome,
    Refusal,
    Result,
    Seat,
    SeatChange,
    Step,
    Viewer,
    Window,
    refuse,
)

Check = Callable[[Position, int, Any], Refusal | None]
Apply = Callable[[Position, int, Any, Step], None]

RULES: dict[type[Act], tuple[Check, Apply]] = {
    acts.TakeCity: (opening.check_take_city, opening.take_city),
    acts.Buy: (opening.check_buy, opening.buy),
    acts.Bribe: (turn.check_bribe, turn.bribe),
    acts.Move: (turn.check_move, turn.move),
    acts.SetUp: (special_moves.check_set_up, special_moves.set_up),
    acts.ForcedMarch: (special_moves.check_forced_march, special_moves.forced_march),
    acts.MarchOn: (special_moves.check_march_on, special_moves.march_on),
    acts.Halt: (special_moves.check_halt, special_moves.halt),
    acts.SecretPaths: (special_moves.check_secret_paths, special_moves.secret_paths),
    acts.Saboteurs: (special_moves.check_saboteurs, special_moves.saboteurs),
    acts.SafeHouse: (special_moves.check_safe_house, special_moves.safe_house),
    acts.House: (special_moves.check_house, special_moves.use_house),
    acts.Answer: (challenge.check_answer, challenge.answer),
    acts.Bid: (bidding.check_bid, bidding.bid),
    acts.Fold: (bidding.check_fold, bidding.fold),
    acts.Steer: (travel.check_steer, travel.steer),
    acts.Spring: (travel.check_spring, travel.spring),
    acts.PrearrangeAnswers: (prearranged.check_answers, prearranged.answers),
    acts.PrearrangeBids: (prearranged.check_bids, prearranged.bids),
    acts.PrearrangeSetUps: (prearranged.check_set_ups, prearranged.set_ups),
    acts.PrearrangeWay: (prearranged.check_way, prearranged.way),
}

CLOSE: dict[Phase, Callable[[Position, Step], None]] = {
    Phase.CITIES: opening.close_cities,
    Phase.PURCHASE: opening.close_purchase,
    Phase.TURN: turn.close_turn,
    Phase.MARCH: lambda state, step: special_moves.halt(state, state.mover, acts.Halt(), step),
    Phase.CHALLENGE: challenge.close_challenge,
    Phase.BIDDING: bidding.close_bidding,
    Phase.STEER: travel.close_steer,
    Phase.SPRING: travel.close_springs,
    Phase.ONWARD: special_moves.go_on,
}

CLOCK_OF = {
    Phase.CITIES: "opening",
    Phase.PURCHASE: "opening",
    Phase.TURN: "turn",
    Phase.MARCH: "turn",
    Phase.STEER: "turn",
    Phase.ONWARD: "turn",
    Phase.CHALLENGE: "answer",
    Phase.SPRING: "answer",
    Phase.BIDDING: "bid",
}


class Espionage(BaseGame[Position]):
    """Espionage («Шпионаж»): 2–4 spies, one set of Papers, secret bribes."""

    id = "espionage"
    rules_version = 3
    seats = range(2, 5)
    asks_in_private = False
    Options = Options
    State = Position
    Acts = EspionageAct
    words = "intriga.games.espionage"
    reveals = REVEALS
    bots = {"spy": Spy}  # noqa: RUF012
    clocks = {  # noqa: RUF012
        "opening": Clock(live=180, slow=86_400),
        "turn": Clock(live=120, slow=86_400),
        "answer": Clock(live=60, slow=21_600),
        "bid": Clock(live=60, slow=21_600),
    }
    draws = (
        DrawKind("first player", "seats", "espionage-draw-first", public=True),
        DrawKind("corner", "free corners", "espionage-draw-corner", public=True),
    )

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Position:
        if len(chairs) not in self.seats:
            raise InvalidOptions(refuse("espionage-seats"))
        return opening.lay_out(options, chairs, step)

    def windows(self, state: Position) -> Sequence[Window]:
        if state.phase is Phase.OVER:
            return ()
        kind = CLOCK_OF[state.phase]
        awaited, asked = view.awaited(state), view.asked(state)
        return (Window(state.phase.value, kind, awaited, state.ticket, asked=asked),)

    def forms(self, state: Position, actor: Actor) -> Sequence[Form]:
        return forms.forms(state, actor)

    def domain(self, state: Position, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if isinstance(actor, str):
            raise KeyError(name)
        return forms.domain(state, actor, name, chosen)

    def check(self, state: Position, actor: Actor, act: Act, now: int) -> Refusal | None:
        if isinstance(actor, str) or not 0 <= actor < len(state.players):
            return refuse("espionage-players-only")
        if state.players[actor].gone:
            return refuse("espionage-gone")
        return RULES[type(act)][0](state, actor, act)

    def apply(self, state: Position, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        RULES[type(act)][1](state, actor, act, step)

    def standing_order(self, state: Position, seat: Seat, window: Window) -> Act | None:
        return prearranged.order_of(state, seat)

    def check_seat_change(self, state: Position, change: SeatChange) -> Refusal | None:
        if isinstance(change, Enter):
            return refuse("espionage-full")
        gone = isinstance(change, Leave) and state.players[change.seat].gone
        return refuse("espionage-gone") if gone else None

    def apply_seat_change(self, state: Position, change: SeatChange, step: Step) -> None:
        if not isinstance(change, Enter):
            seating.change_player(state, change.seat, leaves=isinstance(change, Leave), step=step)

    def close_window(self, state: Position, window: Window, step: Step) -> None:
        CLOSE[state.phase](state, step)

    def viewpoint(self, state: Position, viewer: Viewer) -> Hashable:
        return viewer

    def view(self, state: Position, viewpoint: Any) -> view.View:
        return view.view(state, viewpoint)

    def describe(self, view_: Any) -> Sequence[Message]:
        return view.describe(view_)

    def outcome(self, state: Position) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        seats = range(len(state.players))
        if state.victor is None:
            return Outcome((), tuple(0 for _ in seats), Message("espionage-end-draw"))
        reason = "arrived" if state.owner(state.papers) == state.victor else "nearest"
        return Outcome(
            winners=(state.victor,),
            scores=tuple(int(seat == state.victor) for seat in seats),
            reason=Message(f"espionage-end-{reason}", {"who": {"seat": state.victor}}),
        )

    def standing(self, state: Position) -> Outcome | None:
        """As after the last round: the nearest city wins, equal distances are a draw (S25a)."""
        nearest = flow.nearest_to_papers(state)
        if state.phase is Phase.CITIES or not nearest:
            return None
        seats = range(len(state.players))
        if len(nearest) > 1:
            return Outcome((), tuple(0 for _ in seats), Message("espionage-standing-draw"))
        reason = Message("espionage-standing-nearest", {"who": {"seat": nearest[0]}})
        return Outcome(tuple(nearest), tuple(int(seat in nearest) for seat in seats), reason)

    def result(self, outcome: Outcome) -> Result:
        """Without a winner it is a draw of everybody."""
        return super().result(outcome) if outcome.winners else "drawn"

    def upgrade(self, raw: dict[str, Any], from_version: int) -> Position:
        """Version 2 seals questions and closes abandoned cities; version 3 has standing orders, and
        seals biddings."""
        if from_version == 1:
            return from_version_1(raw)
        if from_version == 2:
            return from_version_2(raw)
        return super().upgrade(raw, from_version)

    def invariants(self, state: Position) -> Sequence[str]:
        return invariants.broken(state)


game = Espionage()
