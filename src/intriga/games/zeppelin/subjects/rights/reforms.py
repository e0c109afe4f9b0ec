"""Reforms of classes: their name, rights and limit; the root by poll (Z6, Z8-Z10, Z19)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.zeppelin.data.rights import in_order
from intriga.games.zeppelin.state import Country, Number, State
from intriga.games.zeppelin.subjects import citizens, names, polls, root, tree
from intriga.games.zeppelin.subjects.choosing import (
    Id,
    Rights,
    name_text,
    one_right,
    rank_of,
    rights_field,
)
from intriga.games.zeppelin.subjects.rights.classes import (
    MAY_APPOINT,
    NAME,
    Headcount,
    check_below,
    check_name,
    check_rights,
    limit,
    tell,
)
from intriga.kernel import (
    Act,
    AtLeast,
    AtMost,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Limit,
    Refusal,
    Seat,
    Step,
    broken_limits,
    refuse,
)


class EditClass(Act, frozen=True):
    """Change a descendant of one's own class: all three are set. For the root itself only `rights`
    may differ: this opens the poll that narrows it (Z8); its default name is ""."""

    rank: Id
    name: Annotated[str, Meta(max_length=60)]
    rights: Rights = ()
    limit: Headcount = 0


def _check(state: State, by: Seat, act: EditClass) -> Refusal | None:
    """Z6: strict descendants of one's own class; the root only by poll (Z8)."""
    country = citizens.country_of(state, by)
    if act.rank == country.root:
        return _check_root(state, by, country, act)
    return (
        check_below(state, by, act.rank)
        or check_name(country, act.name, act.rank)
        or _check_limit(state, by, act.rank, act.limit)
        or check_rights(country, country.classes[act.rank].parent, act.rights)
    )


def _check_root(state: State, by: Seat, country: Country, act: EditClass) -> Refusal | None:
    """Z8, Z8a: a member may ask the others to give up rights of the root, but never `appoint`."""
    top = country.classes[country.root]
    if not citizens.rooted(state, citizens.number_of(state, by), by):
        return refuse("zeppelin-refused-not-root")
    if act.name != top.name or act.limit != top.limit:
        return refuse("zeppelin-refused-root-rights-only")
    wanted = set(act.rights)
    if "appoint" not in wanted:
        return refuse("zeppelin-refused-root-appoints")
    if not wanted < set(top.rights):
        return refuse("zeppelin-refused-root-narrower")
    return polls.check_open(state, by, "rights", rights=act.rights)


def _check_limit(state: State, by: Seat, rank: Number, limit: int) -> Refusal | None:
    """Z6, Z9: not below the headcount, and none for the class of newcomers."""
    if limit and rank == citizens.country_of(state, by).migrant:
        return refuse("zeppelin-refused-migrant-limited")
    room = _roomy(state, by, rank)
    if broken_limits((room,), {"limit": limit}):
        return refuse("zeppelin-refused-class-limit", count=room.least, at="limit")
    return None


def _roomy(state: State, by: Seat, rank: Number) -> AtLeast:
    """Z6: a limit is none, or has room for all members."""
    members = citizens.members(state, citizens.number_of(state, by), rank)
    return AtLeast("limit", len(members), or_none=True)


def _edit(state: State, by: Seat, act: EditClass, step: Step) -> None:
    """All that is set applies at once; narrowing the root opens a poll (Z8)."""
    country = citizens.country_of(state, by)
    if act.rank == country.root:
        polls.open_poll(state, by, "rights", step, rights=in_order(act.rights))
        return
    one = country.classes[act.rank]
    before = names.rank(one)
    one.name, one.limit = act.name, act.limit
    one.rights = in_order(act.rights)
    tree.trim(country, act.rank)
    tell(state, by, "zeppelin-class-edited", one, step, before=before)


def _offer(state: State, by: Seat) -> Iterator[Form]:
    country = citizens.country_of(state, by)
    for rank in tree.descendants(country, citizens.rank_of(state, by)):
        yield _form(state, by, country, rank)
    yield from _narrow(state, by, country)


def _form(state: State, by: Seat, country: Country, rank: Number) -> Form:
    """All about a class, as it is now."""
    one = country.classes[rank]
    assert one.parent is not None
    fields: tuple[Field, ...] = rights_field("keep", country.classes[one.parent].rights, ("rank",))
    preset: dict[str, object] = {"rank": rank}
    filled: dict[str, object] = {}
    limits: tuple[Limit, ...] = ()
    if citizens.revolution_of(country, rank):
        preset["name"] = one.name
    else:
        fields, filled = (NAME, *fields), {"name": one.name}
        limits = (names.unlike_ranks(country, rank),)
    if rank == country.migrant:
        preset["limit"] = 0
    else:
        fields = (*fields, Field("limit", "number", "limit", after=("rank",)))
        filled["limit"] = one.limit
        room = _roomy(state, by, rank)
        limits = (*limits, room) if room.least > 1 else limits
    return Form(EditClass, fields, limits, preset=preset, filled=filled)


def _narrow(state: State, by: Seat, country: Country) -> Iterator[Form]:
    """Z8: the poll on giving up rights of the root."""
    top = country.classes[country.root]
    rooted = citizens.rank_of(state, by) == country.root
    if not rooted or len(top.rights) < 2 or root.all_proposed(state, by, "rights"):
        return
    preset = {"rank": country.root, "name": top.name, "limit": 0}
    if len(top.rights) == 2:
        yield Form(EditClass, preset={**preset, "rights": ("appoint",)})
    else:
        kept = rights_field("keep", top.rights, ("rank",), needed=("appoint",))
        fewer = AtMost("rights", len(top.rights) - 1)
        limits = (fewer, *root.unlike_proposed(state, by, "rights"))
        yield Form(EditClass, kept, limits, preset=preset)


def _right(state: State, by: Seat, right: str, chosen: Chosen) -> Choices:
    rank = rank_of(state, by, chosen)
    return one_right(right, citizens.country_of(state, by).classes[rank].rights)


EDIT_CLASS = Deed(
    EditClass,
    _check,
    _edit,
    _offer,
    gate=MAY_APPOINT,
    choices={"class-name": name_text, "limit": limit},
    families={"keep": _right},
)
