"""MAGA-Game as the kernel sees it: each method of the contract calls the module that does it."""

from collections.abc import Hashable, Sequence
from functools import reduce
from operator import or_
from typing import Any

from intriga.games.maga import (
    choices,
    contest,
    describe,
    editions,
    forms,
    hints,
    offers,
    reveals,
    rooms,
    viewing,
)
from intriga.games.maga.acts.host import Correct
from intriga.games.maga.bot.chancellor import Chancellor
from intriga.games.maga.deeds import HOSTS, PEOPLE
from intriga.games.maga.effects import finance, nuclear
from intriga.games.maga.options import Options
from intriga.games.maga.pipeline import settling
from intriga.games.maga.rules import (
    calendar,
    founding,
    invariants,
    lists,
    outcomes,
    places,
    treaties,
)
from intriga.games.maga.rules import circles as circle_rules
from intriga.games.maga.rules.teams import team_of
from intriga.games.maga.state import State as Position
from intriga.games.maga.technical import queue
from intriga.games.maga.view import View
from intriga.kernel import (
    HOST,
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Clock,
    Domain,
    Draft,
    DrawKind,
    Form,
    Message,
    Note,
    Outcome,
    Place,
    Refusal,
    Remark,
    Replace,
    Room,
    Seat,
    SeatChange,
    Step,
    Viewer,
    Window,
    refuse,
)


class Maga(BaseGame[Position]):
    """MAGA-Game: states run by ten ministries."""

    id = "maga"
    rules_version = editions.NEWEST
    seats = range(2, 121)
    usual = 6
    Options = Options
    State = Position
    Acts = reduce(or_, (*PEOPLE, *HOSTS))
    words = "intriga.games.maga"
    reveals = reveals.REVEALS
    press = "rooms"
    long_steps = frozenset({"stage"})
    clocks = {  # noqa: RUF012
        "numbers": Clock(live=300, slow=86_400),
        "stage": Clock(live=900, slow=172_800),
        "pause": Clock(live=180, slow=43_200),
    }
    draws = (
        DrawKind(founding.LOT, "places left", "maga-draw-lot", public=True),
        DrawKind(founding.NUMBER, "numbers left", "maga-draw-number"),
        DrawKind(circle_rules.AMBASSADOR, "people at home", "maga-draw-ambassador", public=True),
        DrawKind(treaties.NUMBER, "free numbers", "maga-draw-treaty"),
        DrawKind(contest.CONTEST, "2 ** (levels ahead + 1)", "maga-draw-contest"),
        DrawKind(queue.ORDER, "equal lines", "maga-draw-order"),
        DrawKind(finance.LEADER, "equal leaders", "maga-draw-leader"),
        DrawKind(nuclear.MISSILE, "flying missiles", "maga-draw-missile"),
        DrawKind(settling.PHANTOM, "201", "maga-draw-phantom"),
    )

    bots = {"chancellor": Chancellor}  # noqa: RUF012

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Position:
        return founding.lay_out(options, chairs, step)

    def places(self, options: Any, seats: int) -> Sequence[Place]:
        return places.places(options, seats)

    def windows(self, state: Position) -> Sequence[Window]:
        return calendar.windows(state)

    def forms(self, state: Position, actor: Actor) -> Sequence[Form]:
        return forms.forms(state, actor)

    def domain(self, state: Position, actor: Actor, name: str, chosen: Chosen) -> Domain:
        return choices.domain(state, actor, name, chosen)

    def offer_key(self, state: Position, seat: Seat) -> Hashable:
        return offers.key(state, seat)

    def drafts(self, state: Position, seat: Seat) -> Sequence[Draft]:
        return forms.drafts(state, seat)

    def may_change(self, state: Position, seat: Seat, draft: Draft, row: Any) -> Refusal | None:
        return lists.may_edit(state, seat, row)

    def review(
        self, state: Position, seat: Seat, draft: Draft, rows: Sequence[Any]
    ) -> Sequence[Remark]:
        return hints.review(state, draft.preset["land"], rows)

    def check(self, state: Position, actor: Actor, act: Act, now: int) -> Refusal | None:
        if actor == HOST:
            if type(act) not in HOSTS:
                return refuse("maga-refused-people-only")
            return HOSTS[type(act)][0](state, act)
        if isinstance(actor, str):
            return refuse("maga-refused-people-only")
        if type(act) not in PEOPLE:
            return refuse("maga-refused-host-only")
        return PEOPLE[type(act)][0](state, actor, act)

    def apply(self, state: Position, actor: Actor, act: Act, step: Step) -> None:
        if isinstance(actor, int):
            PEOPLE[type(act)][1](state, actor, act, step)
        else:
            HOSTS[type(act)][1](state, act, step)

    def insiders(self, state: Position, actor: Seat, act: Act) -> Sequence[Seat]:
        """A team knows what it does."""
        return state.people(team_of(state, actor))

    def impartial(self, act: Act) -> bool:
        """Judgements, and what not everybody is told."""
        return super().impartial(act) or (isinstance(act, Correct) and act.sealed)

    def act_room(self, state: Position, act: str, fields: Chosen) -> str | None:
        return places.act_room(state, act, fields)

    def saved(self, state: Position, window: Window) -> Sequence[Seat]:
        return calendar.saved(state, window)

    def apply_seat_change(self, state: Position, change: SeatChange, step: Step) -> None:
        """Whoever takes over a captain's seat is nobody's choice."""
        if isinstance(change, Replace):
            lists.lose_captain_on(state, change.seat, step)

    def close_window(self, state: Position, window: Window, step: Step) -> None:
        calendar.close(state, step)

    def viewpoint(self, state: Position, viewer: Viewer) -> Hashable:
        return viewer

    def view(self, state: Position, viewpoint: Hashable) -> View:
        return viewing.view(state, viewpoint)

    def describe(self, view: View) -> Sequence[Message]:
        return describe.describe(view)

    def rooms(self, state: Position) -> Sequence[Room]:
        return rooms.rooms(state)

    def may_talk(self, state: Position, seats: Sequence[Seat]) -> bool:
        return rooms.may_talk(state, seats)

    def outcome(self, state: Position) -> Outcome | None:
        return outcomes.outcome(state)

    def upgrade(self, raw: dict[str, Any], from_version: int) -> Position:
        if not 1 <= from_version < editions.NEWEST:
            return super().upgrade(raw, from_version)
        return editions.upgraded(raw, from_version)

    def held_notes(self, raw: dict[str, Any], from_version: int) -> Sequence[Note]:
        return editions.held_notes(raw)

    def invariants(self, state: Position) -> Sequence[str]:
        return invariants.broken(state)


game = Maga()
