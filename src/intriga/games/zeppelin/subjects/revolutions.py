"""Revolutions: a class wants more rights, or another parent (item 9, Z13-Z19)."""

from collections.abc import Iterator

from intriga.games.zeppelin.data.rights import Right, in_order
from intriga.games.zeppelin.state import Country, Number, Revolution, State
from intriga.games.zeppelin.subjects import announce, citizens, gates, names, polls, ready, tree
from intriga.games.zeppelin.subjects.choosing import (
    Id,
    Rights,
    about,
    any_right,
    classes,
    rights_field,
)
from intriga.kernel import Act, AtLeast, Deed, Form, Param, Refusal, Seat, Step, msg, refuse

# ── to start one ────────────────────────────────────────────────────────────────────────


class DemandRights(Act, frozen=True):
    """Start a revolution for these rights of the parent class."""

    rights: Rights


class DemandParent(Act, frozen=True):
    """Start a revolution for another parent class."""

    parent: Id


def _may_start(state: State, by: Seat) -> Refusal | None:
    """Z15: a free citizen whose class has a parent; a prisoner only if the whole class is jailed.
    Not in the last part of the turn, nor soon after a failure."""
    refusal = gates.citizen(state, by)
    if refusal is not None:
        return refusal
    number, country = citizens.number_of(state, by), citizens.country_of(state, by)
    rank = citizens.rank_of(state, by)
    one = country.classes[rank]
    comrades = citizens.members(state, number, rank)
    if state.people[by].jailed and not all(state.people[c].jailed for c in comrades):
        return refuse("zeppelin-refused-revolt-jailed")
    if one.parent is None:
        return refuse("zeppelin-refused-revolt-top")
    if state.late:
        return refuse("zeppelin-refused-revolt-late")
    if citizens.revolution_of(country, rank):
        return refuse("zeppelin-refused-revolt-already")
    pause = state.options.revolt_pause
    if one.failed is not None and state.turn <= one.failed + pause:
        return refuse("zeppelin-refused-revolt-pause", turn=one.failed + pause + 1)
    return None


def _check_rights(state: State, by: Seat, act: DemandRights) -> Refusal | None:
    """Z16: any non-empty set of rights that the parent has and the class lacks."""
    wanted = set(act.rights)
    if not wanted or not wanted <= set(_to_demand(state, by)):
        return refuse("zeppelin-refused-revolt-rights")
    return None


def _to_demand(state: State, by: Seat) -> tuple[Right, ...]:
    """Z16: the rights that a citizen's class lacks and its parent has."""
    country, one = citizens.country_of(state, by), citizens.class_of(state, by)
    if one.parent is None:
        return ()
    above = country.classes[one.parent].rights
    return tuple(right for right in above if right not in one.rights)


def _demand_rights(state: State, by: Seat, act: DemandRights, step: Step) -> None:
    rank = citizens.rank_of(state, by)
    _start(state, by, Revolution(state.number(), rank, by, in_order(act.rights)), step)


def _check_parent(state: State, by: Seat, act: DemandParent) -> Refusal | None:
    """Z17: any class but one's own, its parent, and those below it."""
    possible = act.parent in _new_parents(state, by)
    return None if possible else refuse("zeppelin-refused-revolt-parent")


def _new_parents(state: State, by: Seat) -> list[Number]:
    """Z17: which classes could become the parent of a citizen's class."""
    country, rank = citizens.country_of(state, by), citizens.rank_of(state, by)
    barred = {*tree.own_or_below(country, rank), country.classes[rank].parent}
    return [number for number in country.classes if number not in barred]


def _demand_parent(state: State, by: Seat, act: DemandParent, step: Step) -> None:
    rank = citizens.rank_of(state, by)
    _start(state, by, Revolution(state.number(), rank, by, parent=act.parent), step)


def _start(state: State, by: Seat, one: Revolution, step: Step) -> None:
    """Z13, Z18: the leader counts as a rebel, and may switch; the state freezes, unless it was
    frozen in the turn before."""
    number, country = citizens.number_of(state, by), citizens.country_of(state, by)
    if state.options.leader_counts:
        one.sides[by] = True
    country.revolutions.append(one)
    ready.ask_again(state)
    announce.done(state, by, step, "zeppelin-revolution", demand=_demand(country, one))
    announce.world(state, number, step, "zeppelin-revolution-news")
    if state.options.revolution_freeze and country.froze not in (state.turn, state.turn - 1):
        country.froze = state.turn
        announce.room(state, number, step, "zeppelin-frozen")
        polls.void(state, number, step)


def _demand(country: Country, one: Revolution) -> Param:
    """What a revolution wants, as a phrase."""
    name = names.rank(country.classes[one.rank])
    if one.parent is None:
        return msg("zeppelin-demand-rights", name=name, rights=names.rights(one.rights))
    if one.parent not in country.classes:
        return msg("zeppelin-demand-parent-gone", name=name)
    return msg("zeppelin-demand-parent", name=name, parent=names.rank(country.classes[one.parent]))


def _offer_rights(state: State, by: Seat) -> Iterator[Form]:
    wanted = _to_demand(state, by)
    if len(wanted) == 1:
        yield Form(DemandRights, preset={"rights": wanted})
    elif wanted:
        yield Form(DemandRights, rights_field("demand", wanted), (AtLeast("rights"),))


def _offer_parent(state: State, by: Seat) -> Iterator[Form]:
    return about(DemandParent, "parent", "parent", _new_parents(state, by))


DEMAND_RIGHTS = Deed(
    DemandRights,
    _check_rights,
    _demand_rights,
    _offer_rights,
    gate=_may_start,
    rank=1,
    families={"demand": any_right},
)
DEMAND_PARENT = Deed(
    DemandParent,
    _check_parent,
    _demand_parent,
    _offer_parent,
    gate=_may_start,
    rank=1,
    choices={"parent": classes(_new_parents)},
)


# ── to take a side ──────────────────────────────────────────────────────────────────────


class TakeSide(Act, frozen=True):
    """`rebel`: for the rebels, or loyal; None: neither."""

    revolution: Id
    rebel: bool | None = None


def _find(country: Country, number: Number) -> Revolution | None:
    """The revolution with this number, if it goes on."""
    return next((one for one in country.revolutions if one.number == number), None)


def _check_side(state: State, by: Seat, act: TakeSide) -> Refusal | None:
    """Z14: any citizen, jailed or not, takes a side, changes it or leaves it till the turn ends."""
    one = _find(citizens.country_of(state, by), act.revolution)
    if one is None:
        return refuse("zeppelin-refused-no-revolution")
    return refuse("zeppelin-refused-side-same") if one.sides.get(by) is act.rebel else None


def _take_side(state: State, by: Seat, act: TakeSide, step: Step) -> None:
    country = citizens.country_of(state, by)
    one = _find(country, act.revolution)
    assert one is not None
    if act.rebel is None:
        del one.sides[by]
        id = "zeppelin-side-none"
    else:
        one.sides[by] = act.rebel
        id = "zeppelin-side-rebels" if act.rebel else "zeppelin-side-loyal"
    announce.done(state, by, step, id, demand=_demand(country, one))


def _offer_side(state: State, by: Seat) -> Iterator[Form]:
    for one in citizens.country_of(state, by).revolutions:
        for rebel in (True, False):
            if one.sides.get(by) is not rebel:
                preset = {"revolution": one.number, "rebel": rebel}
                yield Form(TakeSide, preset=preset)


TAKE_SIDE = Deed(TakeSide, _check_side, _take_side, _offer_side, gate=gates.citizen)


# ── the end of the turn ─────────────────────────────────────────────────────────────────


def decide(state: State, step: Step) -> None:
    """B7: in order of start. The turn has advanced."""
    started = [
        (one.number, number) for number, c in state.countries.items() for one in c.revolutions
    ]
    for name, number in sorted(started):
        one = _find(state.countries[number], name)
        assert one is not None
        state.countries[number].revolutions.remove(one)
        _decide(state, number, one, step)


def _count(state: State, number: Number, one: Revolution) -> tuple[int, int]:
    """Rebels and loyal citizens: one each, whatever their class; who is no citizen any more does
    not count (Z13, Z14)."""
    there = [rebel for who, rebel in one.sides.items() if citizens.is_citizen(state, who, number)]
    return there.count(True), there.count(False)


def _decide(state: State, number: Number, one: Revolution, step: Step) -> None:
    country = state.countries[number]
    rebels, loyal = _count(state, number, one)
    what = _demand(country, one)
    if not rebels > loyal:
        country.classes[one.rank].failed = state.turn - 1
        id = "zeppelin-revolution-failed"
    elif not _change(country, one):
        id = "zeppelin-revolution-vain"
    else:
        id = "zeppelin-revolution-won"
    announce.room(state, number, step, id, demand=what, rebels=rebels, loyal=loyal)
    announce.world(state, number, step, f"{id}-news")


def gains(country: Country, one: Revolution) -> tuple[Right, ...]:
    """The rights its class would have if the revolution won now (Z16, Z17)."""
    rebel = country.classes[one.rank]
    if one.parent is None:
        above = country.classes[rebel.parent].rights if rebel.parent is not None else ()
        return in_order({*rebel.rights, *(r for r in one.rights if r in above)})
    if one.parent not in country.classes:
        return rebel.rights
    return tuple(r for r in rebel.rights if r in country.classes[one.parent].rights)


def _change(country: Country, one: Revolution) -> bool:
    """Z16, Z17: the victory, as far as it is still possible; False if nothing of it is."""
    rebel, rights = country.classes[one.rank], gains(country, one)
    if one.parent is None:
        changed = rights != rebel.rights
        rebel.rights = rights
        return changed
    barred = {*tree.own_or_below(country, one.rank), rebel.parent}
    if one.parent not in country.classes or one.parent in barred:
        return False
    rebel.parent, rebel.rights = one.parent, rights
    tree.trim(country, one.rank)
    return True
