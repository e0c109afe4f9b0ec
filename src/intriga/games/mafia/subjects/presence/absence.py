"""Who is not there: notices, days that were missed, votes that are void for it (items 9, 28, M49).

After the second day in a row that somebody missed without notice their votes are void until they
have voted again, or somebody else has taken over the seat, or the host excuses them. Everybody is
told, so that a host or the reserve may act.
"""

from collections.abc import Collection, Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State
from intriga.games.mafia.state.events import Transfer, Vote
from intriga.games.mafia.subjects import choosing, lookup
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.lookup import playing
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import (
    PUBLIC,
    REFEREE,
    SECRET,
    Act,
    Actor,
    Chosen,
    Deed,
    Field,
    Form,
    HostDeed,
    Range,
    Refusal,
    Replace,
    Seat,
    SeatChange,
    Step,
    choice,
    refuse,
    seat,
)


class GiveNotice(Act, frozen=True):
    """Tell the host that one will be away for so many days, this one or the next first; 0: no more
    (item 9)."""

    unseen: ClassVar[bool] = True
    days: Annotated[int, Meta(ge=0, le=10), SECRET]


def _check_notice(state: State, who: Seat) -> Refusal | None:
    return lookup.must_live(state, who) or playing(state)


def _give_notice(state: State, who: Seat, act: GiveNotice, step: Step) -> None:
    """From this day on, or from the one that follows this night; 0: here after all."""
    _excuse(state, who, act.days)
    step.emit("mafia-notice-noted", (who,), days=act.days)
    step.emit("mafia-notice", REFEREE, who=seat(who), days=act.days)
    note(state, step, "D0", "mafia-log-notice", who=seat(who), days=act.days)


def _excuse(state: State, who: Seat, days: int) -> None:
    state.people[who].away = state.turn + days - 1 if days else 0


def _offer_notice(state: State, who: Seat) -> Iterator[Form]:
    yield Form(GiveNotice, (Field("days", "number", "days-away"),))


MOST_DAYS = 10


def _days(state: State, actor: Actor, chosen: Chosen) -> Range:
    return Range(0, MOST_DAYS, 1)


GIVE_NOTICE = Deed(
    GiveNotice, None, _give_notice, _offer_notice, gate=_check_notice, choices={"days-away": _days}
)


class ExcuseAbsence(Act, frozen=True):
    """Somebody is away with good reason, for so many days from this one or the next on; what they
    have missed is forgiven (item 9, M49)."""

    whom: Seat
    days: Annotated[int, Meta(ge=0, le=10)]


def _check_excuse(state: State, act: ExcuseAbsence) -> Refusal | None:
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    return None if state.people[act.whom].lives else refuse("mafia-refused-living")


def excuse(state: State, act: ExcuseAbsence, step: Step) -> None:
    """The host knows why somebody is not there: their votes count again."""
    _excuse(state, act.whom, act.days)
    state.people[act.whom].missed = 0
    step.emit("mafia-host-excuses", PUBLIC, who=seat(act.whom), days=act.days)


def _offer_excuse(state: State) -> Iterator[Form]:
    away = Field("days", "number", "days-excused")
    yield Form(ExcuseAbsence, (choice("whom", "alive"), away))


EXCUSE_ABSENCE = HostDeed(
    ExcuseAbsence,
    _check_excuse,
    excuse,
    _offer_excuse,
    gate=lookup.is_begun,
    choices={"alive": choosing.alive, "days-excused": _days},
)


def count(state: State, unheard: Collection[Seat]) -> list[Seat]:
    """The day ends: who has missed it. Whoever has just missed the second in a row.

    `unheard`: from whom the day still waited when its time was up; nobody, if it ended before that.
    Who was cut off has missed nothing, nor has whose vote would have counted nothing: it is no day
    on which they could vote, neither here nor for M48.
    """
    present = {event.by for event in state.today.log if isinstance(event, Vote)}
    present |= {
        one.giver for one in state.today.log if isinstance(one, Transfer) and one.to is not None
    }
    excused = ballot.without_a_vote(state)
    late = []
    for who in state.living():
        person = state.people[who]
        if who in present:
            person.days, person.voted, person.missed = person.days + 1, person.voted + 1, 0
        elif who in unheard and who not in excused:
            person.days += 1
            if person.away < state.turn:
                person.missed += 1
                if person.missed == amounts().days_missed:
                    late.append(who)
    return late


def announce(state: State, late: list[Seat], step: Step) -> None:
    """Everybody is told who is gone, if they are alive."""
    for who in late:
        if state.people[who].lives:
            step.emit("mafia-absent", PUBLIC, who=seat(who))


def change_seats(state: State, change: SeatChange, step: Step) -> None:
    """Whoever takes over a seat has it whole: role, mouthpiece, orders (M49, M50). Nothing was
    missed by them, nor by who is back (item 9)."""
    if isinstance(change, Replace):
        state.people[change.seat].missed = state.people[change.seat].away = 0
