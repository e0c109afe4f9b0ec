"""Classes: a tree of rights that whoever appoints may build below their own class (Z6, Z10)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.zeppelin.data.rights import Right, in_order
from intriga.games.zeppelin.state import Class, Country, Number, State
from intriga.games.zeppelin.subjects import announce, citizens, gates, names, tree
from intriga.games.zeppelin.subjects.choosing import (
    Id,
    Name,
    Rights,
    about,
    any_right,
    classes,
    name_text,
    rights_field,
)
from intriga.kernel import (
    Act,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    broken_limits,
    refuse,
)

MOST = 40
"""Classes in one state: enough for any order, and a tree that can be drawn."""
LARGEST = 120
"""The largest limit of a class."""
Headcount = Annotated[int, Meta(ge=0, le=LARGEST)]
MAY_APPOINT = gates.ruling("appoint")
NAME = Field("name", "text", "class-name")


# ── to create ───────────────────────────────────────────────────────────────────────────


class CreateClass(Act, frozen=True):
    """A new child of one's own class. `limit`: most members, 0 for none."""

    name: Name
    rights: Rights = ()
    limit: Headcount = 0


def _check(state: State, by: Seat, act: CreateClass) -> Refusal | None:
    """Z6: a child of one's own class, with no rights that its parent lacks."""
    country, own = citizens.country_of(state, by), citizens.rank_of(state, by)
    if len(country.classes) >= MOST:
        return refuse("zeppelin-refused-classes", most=MOST)
    return check_name(country, act.name) or check_rights(country, own, act.rights)


def _create(state: State, by: Seat, act: CreateClass, step: Step) -> None:
    country = citizens.country_of(state, by)
    made = Class(act.name, in_order(act.rights), act.limit, citizens.rank_of(state, by))
    country.classes[state.number()] = made
    tell(state, by, "zeppelin-class-created", made, step)


def _offer(state: State, by: Seat) -> Iterator[Form]:
    country = citizens.country_of(state, by)
    granted = rights_field("grant", citizens.class_of(state, by).rights)
    fields = (NAME, *granted, Field("limit", "number", "limit"))
    yield Form(CreateClass, fields, (names.unlike_ranks(country),))


def limit(state: State, by: Seat, chosen: Chosen) -> Range:
    """0 is no limit; that of the class now is suggested."""
    rank, known = chosen.get("rank"), citizens.country_of(state, by).classes
    return Range(0, LARGEST, known[rank].limit if isinstance(rank, int) and rank in known else 0)


CREATE_CLASS = Deed(
    CreateClass,
    _check,
    _create,
    _offer,
    gate=MAY_APPOINT,
    choices={"class-name": name_text, "limit": limit},
    families={"grant": any_right},
)


# ── to delete ───────────────────────────────────────────────────────────────────────────


class DeleteClass(Act, frozen=True):
    rank: Id


def _check_delete(state: State, by: Seat, act: DeleteClass) -> Refusal | None:
    """Z6, Z19: only an empty, childless class that newcomers do not join and that does not
    revolt."""
    refusal = check_below(state, by, act.rank)
    if refusal is not None:
        return refusal
    number, country = citizens.number_of(state, by), citizens.country_of(state, by)
    if citizens.members(state, number, act.rank):
        return refuse("zeppelin-refused-class-members")
    if tree.children(country, act.rank):
        return refuse("zeppelin-refused-class-children")
    if act.rank == country.migrant:
        return refuse("zeppelin-refused-class-migrant")
    if citizens.revolution_of(country, act.rank):
        return refuse("zeppelin-refused-class-revolts")
    return None


def _delete(state: State, by: Seat, act: DeleteClass, step: Step) -> None:
    gone = citizens.country_of(state, by).classes.pop(act.rank)
    announce.done(state, by, step, "zeppelin-class-deleted", name=names.rank(gone))


def _deletable(state: State, by: Seat) -> Iterator[Number]:
    country, number = citizens.country_of(state, by), citizens.number_of(state, by)
    return (
        rank
        for rank in tree.descendants(country, citizens.rank_of(state, by))
        if rank != country.migrant
        and not tree.children(country, rank)
        and not citizens.members(state, number, rank)
        and not citizens.revolution_of(country, rank)
    )


def _offer_delete(state: State, by: Seat) -> Iterator[Form]:
    return about(DeleteClass, "rank", "deletable", _deletable(state, by))


DELETE_CLASS = Deed(
    DeleteClass,
    _check_delete,
    _delete,
    _offer_delete,
    gate=MAY_APPOINT,
    choices={"deletable": classes(_deletable)},
)


# ── what is refused, what is told ───────────────────────────────────────────────────────


def check_below(state: State, by: Seat, rank: Number) -> Refusal | None:
    """Z6: a strict descendant of one's own class."""
    country = citizens.country_of(state, by)
    below = rank in tree.descendants(country, citizens.rank_of(state, by))
    return None if below else refuse("zeppelin-refused-class-not-below")


def check_name(country: Country, name: str, rank: Number | None = None) -> Refusal | None:
    """Z6, Z19: a name of its own, which a class in revolt keeps."""
    if not name.strip():
        return refuse("zeppelin-refused-class-name")
    if broken_limits((names.unlike_ranks(country, rank),), {"name": name}):
        return refuse("zeppelin-refused-class-same-name")
    renamed = rank is not None and name != country.classes[rank].name
    if renamed and rank is not None and citizens.revolution_of(country, rank):
        return refuse("zeppelin-refused-class-revolts")
    return None


def check_rights(
    country: Country, parent: Number | None, rights: tuple[Right, ...]
) -> Refusal | None:
    """Z6: no rights that the parent lacks."""
    assert parent is not None
    above = country.classes[parent]
    beyond = [right for right in in_order(rights) if right not in above.rights]
    if not beyond:
        return None
    beyond_names = [names.right(right) for right in beyond]
    return refuse("zeppelin-refused-class-rights", rights=beyond_names, parent=names.rank(above))


def tell(state: State, by: Seat, id: str, one: Class, step: Step, **more: object) -> None:
    assert one.parent is not None
    country = citizens.country_of(state, by)
    params = {
        "name": names.rank(one),
        "parent": names.rank(country.classes[one.parent]),
        "rights": names.rights(one.rights),
        "limit": one.limit,
    }
    announce.done(state, by, step, id, **params, **more)
