"""Exile, and the blacklist of the exiled (Z11, Z18, Z28)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects import announce, citizens, gates, passage, polls, tree
from intriga.games.zeppelin.subjects.choosing import about, fellows, persons
from intriga.kernel import Act, Deed, Form, Refusal, Seat, Step, refuse, seat


class Exile(Act, frozen=True):
    whom: Seat


def _check(state: State, by: Seat, act: Exile) -> Refusal | None:
    """Z11, Z28: a free citizen who is in no class above one's own (`cfg protect_superiors`); a
    member of the root by poll."""
    refusal = gates.at_large(state, by, act.whom)
    if refusal is not None:
        return refusal
    if _is_superior(state, by, act.whom):
        return refuse("zeppelin-refused-superior", whom=seat(act.whom))
    if polls.guards(state, by, act.whom):
        return polls.check_open(state, by, "exile", act.whom)
    return None


def _is_superior(state: State, by: Seat, whom: Seat) -> bool:
    """Z11: whether somebody's class protects them from exile by this citizen."""
    country, rank = citizens.country_of(state, by), citizens.rank_of(state, by)
    superior = citizens.rank_of(state, whom) in tree.ancestors(country, rank)
    return state.options.protect_superiors and superior


def _exile(state: State, by: Seat, act: Exile, step: Step) -> None:
    if polls.guards(state, by, act.whom):
        polls.open_poll(state, by, "exile", step, whom=act.whom)
        return
    announce.done(state, by, step, "zeppelin-exiled", whom=seat(act.whom))
    passage.banish(state, act.whom, citizens.number_of(state, by))


def _exiles(state: State, by: Seat) -> Iterator[Seat]:
    """Not oneself, who can leave without the blacklist."""
    return (whom for whom in fellows(state, by, Exile, _check) if whom != by)


def _offer(state: State, by: Seat) -> Iterator[Form]:
    return about(Exile, "whom", "exile", _exiles(state, by))


EXILE = Deed(
    Exile, _check, _exile, _offer, gate=gates.ruling("exile"), choices={"exile": persons(_exiles)}
)


# ── the blacklist ───────────────────────────────────────────────────────────────────────


class Forgive(Act, frozen=True):
    """Take somebody off the blacklist (Z28)."""

    whom: Seat


def _check_listed(state: State, by: Seat, act: Forgive) -> Refusal | None:
    """Z28: whoever may exile takes people off the blacklist, also while the state is frozen."""
    listed = act.whom in citizens.country_of(state, by).blacklist
    return None if listed else refuse("zeppelin-refused-not-blacklisted")


def _forgive(state: State, by: Seat, act: Forgive, step: Step) -> None:
    del citizens.country_of(state, by).blacklist[act.whom]
    announce.done(state, by, step, "zeppelin-forgiven", whom=seat(act.whom))


def _blacklisted(state: State, by: Seat) -> list[Seat]:
    return sorted(citizens.country_of(state, by).blacklist)


def _offer_forgiveness(state: State, by: Seat) -> Iterator[Form]:
    return about(Forgive, "whom", "blacklisted", _blacklisted(state, by))


FORGIVE = Deed(
    Forgive,
    _check_listed,
    _forgive,
    _offer_forgiveness,
    gate=gates.holding("exile"),
    choices={"blacklisted": persons(_blacklisted)},
)
