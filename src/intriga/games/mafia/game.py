"""Mafia as the kernel sees it: each method of the contract calls the module that does it.

What people and the host may do stands in `deeds`.
"""

from collections.abc import Hashable, Sequence
from functools import reduce
from operator import or_
from typing import Any

from intriga.games.mafia import choices, forms
from intriga.games.mafia.bot.kamrad import Kamrad
from intriga.games.mafia.course import calendar, invariants, outcomes
from intriga.games.mafia.course.night import wares
from intriga.games.mafia.course.night.thieving import takings, thieves
from intriga.games.mafia.deeds import HOSTS, PEOPLE
from intriga.games.mafia.options import Options
from intriga.games.mafia.seen import describe, offer_key, reveals, rooms, whole
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import Phase, ledger
from intriga.games.mafia.state import State as Position
from intriga.games.mafia.state.ledger import Keepings
from intriga.games.mafia.subjects import editions
from intriga.games.mafia.subjects.clans import execution, recruiting, shooting
from intriga.games.mafia.subjects.commissariat import lateness
from intriga.games.mafia.subjects.guild import blackmail, together
from intriga.games.mafia.subjects.opening import dealing, seating
from intriga.games.mafia.subjects.presence import absence
from intriga.games.mafia.subjects.shots import target
from intriga.kernel import (
    HOST,
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Clock,
    Domain,
    DrawKind,
    Form,
    Mark,
    Message,
    Note,
    Outcome,
    Refusal,
    Replace,
    Result,
    Room,
    Seat,
    SeatChange,
    Step,
    Viewer,
    Window,
    refuse,
)

CLAN_SECRETS = (shooting.Shoot, recruiting.Invite, recruiting.PayForRecruit)
UNDECIDED = (Phase.OPENING, Phase.OVER)


class Mafia(BaseGame[Position]):
    """Mafia on-line, the variant of Kamrad.ru."""

    id = "mafia"
    rules_version = 3
    seats = range(6, 41)
    usual = 12
    Options = Options
    State = Position
    Acts = reduce(or_, (*PEOPLE, *HOSTS))
    Ledger = Keepings
    words = "intriga.games.mafia"
    reveals = reveals.REVEALS
    press = "full"
    bots = {"kamrad": Kamrad}  # noqa: RUF012
    clocks = {  # noqa: RUF012
        "professions": Clock(live=120, slow=86_400),
        "night": Clock(live=180, slow=43_200),
        "day": Clock(live=600, slow=86_400),
    }
    draws = (
        DrawKind(dealing.ROLE, "people left", "mafia-draw-role"),
        DrawKind(dealing.PROFESSION, "professions left", "mafia-draw-profession"),
        DrawKind(dealing.MERCHANT, "applicants", "mafia-draw-merchant"),
        DrawKind(dealing.CELEBRITY, "applicants", "mafia-draw-celebrity"),
        DrawKind(lateness.POST, "honest people", "mafia-draw-post"),
        DrawKind(blackmail.ASSASSIN, "honest people", "mafia-draw-assassin"),
        DrawKind(thieves.DRAW_ORDER, "thieves left", "mafia-draw-thieves"),
        DrawKind(takings.DRAW_THING, "loose things", "mafia-draw-stolen"),
        DrawKind(wares.DRAW, "32", "mafia-draw-thing"),
        DrawKind(target.DRAW_DUTY, "2", "mafia-draw-duty"),
        DrawKind(target.DRAW_SWORD, "attackers", "mafia-draw-sword"),
        DrawKind(target.DRAW_CURSED, "attackers", "mafia-draw-cursed"),
        DrawKind(target.DRAW_CURSED_OTHER, "living people", "mafia-draw-cursed-other"),
        DrawKind(target.DRAW_GUARD_SWORD, "attackers", "mafia-draw-guard-sword"),
        DrawKind(target.DRAW_GUARD_CURSED, "attackers", "mafia-draw-guard-cursed"),
        DrawKind(target.DRAW_GUARD_CURSED_OTHER, "living people", "mafia-draw-guard-cursed-other"),
    )

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Position:
        state = seating.lay_out(options, chairs, step)
        state.edition = self.rules_version
        calendar.begin(state, step)
        return state

    def windows(self, state: Position) -> Sequence[Window]:
        return calendar.windows(state)

    def forms(self, state: Position, actor: Actor) -> Sequence[Form]:
        return forms.forms(state, actor)

    def domain(self, state: Position, actor: Actor, name: str, chosen: Chosen) -> Domain:
        return choices.domain(state, actor, name, chosen)

    def offer_key(self, state: Position, seat: Seat) -> Hashable:
        return offer_key.key(state, seat)

    def check(self, state: Position, actor: Actor, act: Act, now: int) -> Refusal | None:
        if actor == HOST:
            if type(act) not in HOSTS:
                return refuse("mafia-refused-people-only")
            early = refuse("mafia-refused-by-day") if state.phase in UNDECIDED else None
            return early or HOSTS[type(act)][0](state, act)
        if isinstance(actor, str):
            return refuse("mafia-refused-people-only")
        if type(act) not in PEOPLE:
            return refuse("mafia-refused-host-only")
        return PEOPLE[type(act)][0](state, actor, act)

    def apply(self, state: Position, actor: Actor, act: Act, step: Step) -> None:
        if isinstance(actor, int):
            PEOPLE[type(act)][1](state, actor, act, step)
        else:
            HOSTS[type(act)][1](state, act, step)

    def impartial(self, act: Act) -> bool:
        """To whom the post passes, only a host who does not play decides (M17)."""
        return super().impartial(act) or (
            isinstance(act, lateness.MovePost) and act.whom is not None
        )

    def insiders(self, state: Position, actor: Seat, act: Act) -> Sequence[Seat]:
        """A clan knows its orders and whom it asks; a recruit does not know of an execution; those
        who collect together see what there is."""
        person = state.people[actor]
        if isinstance(act, CLAN_SECRETS) and person.clan is not None:
            return state.members(person.clan, dead=True)
        if isinstance(act, execution.Execute) and person.clan is not None:
            mates = state.members(person.clan, dead=True)
            return [mate for mate in mates if not state.people[mate].recruited]
        if isinstance(act, together.BidTogether) and state.phase not in UNDECIDED:
            return together.partners(state, actor)
        return ()

    def apply_seat_change(self, state: Position, change: SeatChange, step: Step) -> None:
        """Whoever takes over a seat has it whole: role, mouthpiece, orders (M49, M50)."""
        if isinstance(change, Replace):
            absence.taken_over(state, change.seat)

    def saved(self, state: Position, window: Window) -> Sequence[Seat]:
        return calendar.saved(state)

    def close_window(self, state: Position, window: Window, step: Step) -> None:
        calendar.close(state, step)

    def reach_mark(self, state: Position, window: Window, mark: Mark, step: Step) -> None:
        calendar.reach_mark(state, mark, step)

    def viewpoint(self, state: Position, viewer: Viewer) -> Hashable:
        return viewer

    def view(self, state: Position, viewpoint: Hashable) -> View:
        return whole.view(state, viewpoint)

    def describe(self, view: View) -> Sequence[Message]:
        return describe.describe(view)

    def rooms(self, state: Position) -> Sequence[Room]:
        return rooms.rooms(state)

    def may_talk(self, state: Position, seats: Sequence[Seat]) -> bool:
        return rooms.may_talk(state, seats)

    def outcome(self, state: Position) -> Outcome | None:
        return outcomes.outcome(state)

    def result(self, outcome: Outcome) -> Result:
        """A side has won together; nobody alive is a draw."""
        return "won" if outcome.winners else "nobody"

    def describe_ledger(self, ledger_: Keepings) -> Sequence[Message]:
        return ledger.describe(ledger_)

    def upgrade(self, raw: dict[str, Any], from_version: int) -> Position:
        """Matches go on under the rules under which they began: see `editions`."""
        if from_version == 1:
            return editions.from_version_1(raw)
        if from_version == 2:
            return editions.from_version_2(raw)
        return super().upgrade(raw, from_version)

    def held_notes(self, raw: dict[str, Any], from_version: int) -> Sequence[Note]:
        return editions.held_notes(raw)

    def invariants(self, state: Position) -> Sequence[str]:
        return invariants.broken(state)


game = Mafia()
