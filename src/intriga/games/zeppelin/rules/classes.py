"""Classes: a tree of rights that whoever appoints may build below their own class (Z6, Z8-Z10)."""

from intriga.games.zeppelin import acts, names
from intriga.games.zeppelin.rights import Right, in_order
from intriga.games.zeppelin.rules import announce, gates, polls, standing, tree
from intriga.games.zeppelin.state import Class, Country, Number, State
from intriga.kernel import AtLeast, Refusal, Seat, Step, broken_limits, refuse, seat

MOST = 40
"""Classes in one state: enough for any order, and a tree that can be drawn."""


def check_create(state: State, by: Seat, act: acts.CreateClass) -> Refusal | None:
    """Z6: a child of one's own class, with no rights that its parent lacks."""
    refusal = gates.ruler(state, by, "appoint")
    if refusal is not None:
        return refusal
    country, own = standing.country_of(state, by), standing.rank_of(state, by)
    if len(country.classes) >= MOST:
        return refuse("zeppelin-refused-classes", most=MOST)
    return _check_name(country, act.name) or _check_rights(country, own, act.rights)


def create(state: State, by: Seat, act: acts.CreateClass, step: Step) -> None:
    country = standing.country_of(state, by)
    made = Class(act.name, in_order(act.rights), act.limit, standing.rank_of(state, by))
    country.classes[state.number()] = made
    _tell(state, by, "zeppelin-class-created", made, step)


def check_edit(state: State, by: Seat, act: acts.EditClass) -> Refusal | None:
    """Z6: strict descendants of one's own class; the root only by poll (Z8)."""
    refusal = gates.ruler(state, by, "appoint")
    if refusal is not None:
        return refusal
    country = standing.country_of(state, by)
    if act.rank == country.root:
        return _check_root(state, by, country, act)
    return (
        _check_below(state, by, act.rank)
        or _check_name(country, act.name, act.rank)
        or _check_limit(state, by, act.rank, act.limit)
        or _check_rights(country, country.classes[act.rank].parent, act.rights)
    )


def edit(state: State, by: Seat, act: acts.EditClass, step: Step) -> None:
    """All that is set applies at once; narrowing the root opens a poll (Z8)."""
    country = standing.country_of(state, by)
    if act.rank == country.root:
        polls.open_poll(state, by, "rights", step, rights=in_order(act.rights))
        return
    one = country.classes[act.rank]
    before = names.rank(one)
    one.name, one.limit = act.name, act.limit
    one.rights = in_order(act.rights)
    tree.trim(country, act.rank)
    _tell(state, by, "zeppelin-class-edited", one, step, before=before)


def check_delete(state: State, by: Seat, act: acts.DeleteClass) -> Refusal | None:
    """Z6, Z19: only an empty, childless class that newcomers do not join and that does not
    revolt."""
    refusal = gates.ruler(state, by, "appoint") or _check_below(state, by, act.rank)
    if refusal is not None:
        return refusal
    number, country = standing.number_of(state, by), standing.country_of(state, by)
    if standing.members(state, number, act.rank):
        return refuse("zeppelin-refused-class-members")
    if tree.children(country, act.rank):
        return refuse("zeppelin-refused-class-children")
    if act.rank == country.migrant:
        return refuse("zeppelin-refused-class-migrant")
    if standing.revolution_of(country, act.rank):
        return refuse("zeppelin-refused-class-revolts")
    return None


def delete(state: State, by: Seat, act: acts.DeleteClass, step: Step) -> None:
    gone = standing.country_of(state, by).classes.pop(act.rank)
    number = standing.number_of(state, by)
    name = names.rank(gone)
    announce.room(state, number, step, "zeppelin-class-deleted", who=seat(by), name=name)


def check_migrant(state: State, by: Seat, act: acts.SetMigrantClass) -> Refusal | None:
    """Z9: one's own class or below, without a limit."""
    refusal = gates.ruler(state, by, "laws")
    if refusal is not None:
        return refusal
    country = standing.country_of(state, by)
    if act.rank not in tree.own_or_below(country, standing.rank_of(state, by)):
        return refuse("zeppelin-refused-class-not-below")
    if country.classes[act.rank].limit:
        return refuse("zeppelin-refused-migrant-limited")
    if act.rank == country.migrant:
        return refuse("zeppelin-refused-migrant-already")
    return None


def set_migrant(state: State, by: Seat, act: acts.SetMigrantClass, step: Step) -> None:
    country = standing.country_of(state, by)
    country.migrant = act.rank
    name = names.rank(country.classes[act.rank])
    number = standing.number_of(state, by)
    announce.room(state, number, step, "zeppelin-migrant-class", who=seat(by), name=name)


# ── what is refused ─────────────────────────────────────────────────────────────────────


def _check_below(state: State, by: Seat, rank: Number) -> Refusal | None:
    """Z6: a strict descendant of one's own class."""
    country = standing.country_of(state, by)
    below = rank in tree.descendants(country, standing.rank_of(state, by))
    return None if below else refuse("zeppelin-refused-class-not-below")


def _check_root(state: State, by: Seat, country: Country, act: acts.EditClass) -> Refusal | None:
    """Z8, Z8a: a member may ask the others to give up rights of the root, but never `appoint`."""
    root = country.classes[country.root]
    if not standing.rooted(state, standing.number_of(state, by), by):
        return refuse("zeppelin-refused-not-root")
    if act.name != root.name or act.limit != root.limit:
        return refuse("zeppelin-refused-root-rights-only")
    wanted = set(act.rights)
    if "appoint" not in wanted:
        return refuse("zeppelin-refused-root-appoints")
    if not wanted < set(root.rights):
        return refuse("zeppelin-refused-root-narrower")
    return polls.check_open(state, by, "rights", rights=act.rights)


def _check_name(country: Country, name: str, rank: Number | None = None) -> Refusal | None:
    """Z6, Z19: a name of its own, which a class in revolt keeps."""
    if not name.strip():
        return refuse("zeppelin-refused-class-name")
    if broken_limits((names.unlike_ranks(country, rank),), {"name": name}):
        return refuse("zeppelin-refused-class-same-name")
    renamed = rank is not None and name != country.classes[rank].name
    if renamed and rank is not None and standing.revolution_of(country, rank):
        return refuse("zeppelin-refused-class-revolts")
    return None


def _check_limit(state: State, by: Seat, rank: Number, limit: int) -> Refusal | None:
    """Z6, Z9: not below the headcount, and none for the class of newcomers."""
    if limit and rank == standing.country_of(state, by).migrant:
        return refuse("zeppelin-refused-migrant-limited")
    room = roomy(state, by, rank)
    if broken_limits((room,), {"limit": limit}):
        return refuse("zeppelin-refused-class-limit", count=room.least, at="limit")
    return None


def roomy(state: State, by: Seat, rank: Number) -> AtLeast:
    """Z6: a limit is none, or has room for all members."""
    members = standing.members(state, standing.number_of(state, by), rank)
    return AtLeast("limit", len(members), or_none=True)


def _check_rights(
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


def _tell(state: State, by: Seat, id: str, one: Class, step: Step, **more: object) -> None:
    assert one.parent is not None
    number = standing.number_of(state, by)
    params = {
        "name": names.rank(one),
        "parent": names.rank(state.countries[number].classes[one.parent]),
        "rights": names.rights(one.rights),
        "limit": one.limit,
    }
    announce.room(state, number, step, id, who=seat(by), **params, **more)
