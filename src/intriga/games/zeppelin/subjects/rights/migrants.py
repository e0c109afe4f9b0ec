"""The class that newcomers join (Z9)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import Number, State
from intriga.games.zeppelin.subjects import announce, citizens, gates, names, tree
from intriga.games.zeppelin.subjects.choosing import Id, about, classes
from intriga.kernel import Act, Also, Deed, Form, Refusal, Seat, Step, refuse

_MAY_CHOOSE = gates.ruling("laws")


class SetMigrantClass(Act, frozen=True):
    rank: Id


def _check(state: State, by: Seat, act: SetMigrantClass) -> Refusal | None:
    """Z9: one's own class or below, without a limit."""
    country = citizens.country_of(state, by)
    if act.rank not in tree.own_or_below(country, citizens.rank_of(state, by)):
        return refuse("zeppelin-refused-class-not-below")
    if country.classes[act.rank].limit:
        return refuse("zeppelin-refused-migrant-limited")
    if act.rank == country.migrant:
        return refuse("zeppelin-refused-migrant-already")
    return None


def _set(state: State, by: Seat, act: SetMigrantClass, step: Step) -> None:
    country = citizens.country_of(state, by)
    country.migrant = act.rank
    name = names.rank(country.classes[act.rank])
    announce.done(state, by, step, "zeppelin-migrant-class", name=name)


def _possible(state: State, by: Seat) -> Iterator[Number]:
    country = citizens.country_of(state, by)
    return (
        rank
        for rank in tree.own_or_below(country, citizens.rank_of(state, by))
        if rank != country.migrant and not country.classes[rank].limit
    )


def _offer(state: State, by: Seat) -> Iterator[Form]:
    return about(SetMigrantClass, "rank", "migrant", _possible(state, by))


SET_MIGRANT_CLASS = Deed(
    SetMigrantClass, _check, _set, gate=_MAY_CHOOSE, choices={"migrant": classes(_possible)}
)
ITS_FORM = Also(SetMigrantClass, _offer, gate=_MAY_CHOOSE)
"""It stands behind those of laws."""
