"""The rights of the root: how polls change them (Z8, Z8a)."""

from collections.abc import Iterator

from intriga.games.zeppelin.data.rights import RIGHTS, in_order
from intriga.games.zeppelin.state import PollKind, State
from intriga.games.zeppelin.subjects import citizens, editions, gates, polls
from intriga.games.zeppelin.subjects.choosing import Rights, one_right, rights_field
from intriga.kernel import (
    Act,
    AtLeast,
    Choices,
    Chosen,
    Deed,
    Form,
    Limit,
    Other,
    Refusal,
    Seat,
    Step,
    refuse,
)


def all_proposed(state: State, by: Seat, kind: PollKind) -> bool:
    """Whether a poll is open about every set of rights that the root could be left with, or get."""
    country = citizens.country_of(state, by)
    here = len(country.classes[country.root].rights) - 1  # it keeps the right to appoint
    changed = here if kind == "rights" else len(RIGHTS) - 1 - here
    most = 2**changed - 1 if editions.polls_by_content(state) else 1
    return len(set(polls.proposed(state, by, kind))) >= most


def unlike_proposed(state: State, by: Seat, kind: PollKind) -> tuple[Limit, ...]:
    """Z8: not what somebody has proposed already."""
    known = polls.proposed(state, by, kind)
    return (Other("rights", known),) if known else ()


class RestoreRoot(Act, frozen=True):
    """Open the poll that gives rights back to the root (Z8a); `rights`: all it would have."""

    rights: Rights


def _check(state: State, by: Seat, act: RestoreRoot) -> Refusal | None:
    """Z8a: to all that the root has now something is added."""
    country = citizens.country_of(state, by)
    if not set(act.rights) > set(country.classes[country.root].rights):
        return refuse("zeppelin-refused-root-wider")
    return polls.check_open(state, by, "restore", rights=act.rights)


def _may_restore(state: State, by: Seat) -> Refusal | None:
    """Z8a: any free member of the root may open a poll on its rights; a jailed one only if all are.
    Where the root is empty, the same goes for citizens."""
    refusal = gates.calm_citizen(state, by)
    if refusal is not None:
        return refusal
    number, country = citizens.number_of(state, by), citizens.country_of(state, by)
    voters = citizens.members(state, number, country.root) or state.citizens(number)
    if by not in voters:
        return refuse("zeppelin-refused-not-root")
    if state.people[by].jailed and not all(state.people[one].jailed for one in voters):
        return refuse("zeppelin-refused-jailed")
    whole = len(country.classes[country.root].rights) == len(RIGHTS)
    return refuse("zeppelin-refused-root-whole") if whole else None


def _restore(state: State, by: Seat, act: RestoreRoot, step: Step) -> None:
    polls.open_poll(state, by, "restore", step, rights=in_order(act.rights))


def _offer(state: State, by: Seat) -> Iterator[Form]:
    country = citizens.country_of(state, by)
    now = country.classes[country.root].rights
    if all_proposed(state, by, "restore"):
        return
    if len(now) == len(RIGHTS) - 1:
        yield Form(RestoreRoot, preset={"rights": RIGHTS})
    else:
        limits = (AtLeast("rights", len(now) + 1), *unlike_proposed(state, by, "restore"))
        yield Form(RestoreRoot, rights_field("restore", RIGHTS, needed=now), limits)


def _right(state: State, by: Seat, right: str, chosen: Chosen) -> Choices:
    country = citizens.country_of(state, by)
    return one_right(right, country.classes[country.root].rights)


RESTORE_ROOT = Deed(
    RestoreRoot, _check, _restore, _offer, gate=_may_restore, families={"restore": _right}
)
