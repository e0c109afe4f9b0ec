"""Z6–Z10, Z12 and Z19: classes as a tree, appointments, the migrant class."""

from typing import Any

from intriga.kernel.spelling.similar_names import lookalikes
from tests.games.zeppelin.literal.model import (
    ALL_RIGHTS,
    Country,
    Draw,
    Heard,
    Model,
    can_use,
    children,
    citizens,
    country_of,
    descendants,
    is_citizen,
    is_frozen,
    is_in_revolt,
    members,
    new_number,
    person,
    room,
    trim_descendants,
)
from tests.games.zeppelin.literal.polls import guarded, may_open, open_poll
from tests.games.zeppelin.rules.acts import (
    Appoint,
    AppointRuler,
    CreateClass,
    DeleteClass,
    EditClass,
    SetMigrantClass,
)


def governs(model: Model, seat: int, right: str) -> Country | None:
    """The state in which somebody may use this right now: Z18 forbids it in a frozen one."""
    country = country_of(model, seat)
    if country is None or model["turn"] == 0 or not can_use(model, seat, right):
        return None
    return None if is_frozen(model, country) else country


def same_name(one: str, other: str) -> bool:
    """Silent: names that cannot be told apart are the same."""
    return bool(lookalikes(one) & lookalikes(other))


def name_is_taken(country: Country, name: str, but: int | None = None) -> bool:
    """Z6: name unique."""
    return any(
        same_name(one["name"], name) for number, one in country["classes"].items() if number != but
    )


def may_create_class(model: Model, seat: int, act: CreateClass, now: int) -> bool:
    """Z6: holder of the *appoint* right; a new class is a child of its creator's class; rights ⊆
    its parent's; name unique."""
    country = governs(model, seat, "appoint")
    if country is None:
        return False
    own = country["classes"][person(model, seat)["rank"]]
    if not act.name.strip() or name_is_taken(country, act.name):
        return False
    return bool(set(act.rights) <= own["rights"])


def create_class(model: Model, seat: int, act: CreateClass, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    country["classes"][new_number(model)] = {
        "name": act.name,
        "rights": frozenset(act.rights),
        "limit": act.limit,
        "parent": person(model, seat)["rank"],
        "failed": None,
    }
    return [("room", room(model, person(model, seat)["country"]))]


def may_edit_class(model: Model, seat: int, act: EditClass, now: int) -> bool:
    """Z6: edits only strict descendants of their own class; rights ⊆ the edited class's parent's;
    name unique; limit 0 = none; a limit below the headcount is refused. Z9: no limit may be set
    while it is the migrant class. Z19: a class in revolt cannot be renamed. Z8: the root by poll.
    """
    country = governs(model, seat, "appoint")
    if country is None or act.rank not in country["classes"]:
        return False
    edited = country["classes"][act.rank]
    if act.rank == country["root"]:
        return may_narrow_root(model, seat, act)
    if act.rank not in descendants(country, person(model, seat)["rank"]):
        return False
    if not set(act.rights) <= country["classes"][edited["parent"]]["rights"]:
        return False
    if not act.name.strip() or name_is_taken(country, act.name, but=act.rank):
        return False
    if is_in_revolt(country, act.rank) and act.name != edited["name"]:
        return False
    if act.limit != 0 and act.rank == country["migrant"]:
        return False
    headcount = len(members(model, person(model, seat)["country"], act.rank))
    return bool(act.limit == 0 or act.limit >= headcount)


def edit_class(model: Model, seat: int, act: EditClass, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    if act.rank == country["root"]:
        return open_poll(model, seat, "rights", rights=frozenset(act.rights))
    edited = country["classes"][act.rank]
    edited["name"] = act.name
    edited["rights"] = frozenset(act.rights)
    edited["limit"] = act.limit
    trim_descendants(country, act.rank)
    return [("room", room(model, person(model, seat)["country"]))]


def may_narrow_root(model: Model, seat: int, act: EditClass) -> bool:
    """Z8: narrowing the root needs the *appoint* right plus the root's consent; table A: a root
    member. Z8a: the root cannot lose *appoint*."""
    country = country_of(model, seat)
    assert country is not None
    root = country["classes"][country["root"]]
    if person(model, seat)["rank"] != country["root"]:
        return False
    if act.name != root["name"] or act.limit != root["limit"]:
        return False
    if not set(act.rights) < root["rights"] or "appoint" not in act.rights:
        return False
    return may_open(model, seat, "rights", rights=frozenset(act.rights))


def may_delete_class(model: Model, seat: int, act: DeleteClass, now: int) -> bool:
    """Z6: only strict descendants; only an empty, childless, non-migrant class. Z19: none in
    revolt."""
    country = governs(model, seat, "appoint")
    if country is None or act.rank not in descendants(country, person(model, seat)["rank"]):
        return False
    return (
        not members(model, person(model, seat)["country"], act.rank)
        and not children(country, act.rank)
        and act.rank != country["migrant"]
        and not is_in_revolt(country, act.rank)
    )


def delete_class(model: Model, seat: int, act: DeleteClass, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    del country["classes"][act.rank]
    return [("room", room(model, person(model, seat)["country"]))]


def has_room(model: Model, number: int, rank: int) -> bool:
    limit = model["countries"][number]["classes"][rank]["limit"]
    return bool(limit == 0 or len(members(model, number, rank)) < limit)


def may_appoint(model: Model, seat: int, act: Appoint, now: int) -> bool:
    """Z7: target citizen in a descendant class or oneself; destination one's own class or a
    descendant with free room. Nobody is appointed into the root without the poll of Z8."""
    country = governs(model, seat, "appoint")
    number, own = person(model, seat)["country"], person(model, seat)["rank"]
    if country is None or not is_citizen(model, act.whom, number):
        return False
    below = descendants(country, own)
    if act.whom != seat and person(model, act.whom)["rank"] not in below:
        return False
    if act.rank != own and act.rank not in below:
        return False
    if act.rank == person(model, act.whom)["rank"]:  # silent: an appointment to where one is
        return False
    if not has_room(model, number, act.rank):
        return False
    if act.rank == country["root"] and guarded(model):
        return may_open(model, seat, "appoint", act.whom)
    return True


def appoint(model: Model, seat: int, act: Appoint, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    if act.rank == country["root"] and guarded(model):
        return open_poll(model, seat, "appoint", act.whom)
    person(model, act.whom)["rank"] = act.rank
    return [("room", room(model, person(model, seat)["country"]))]


def may_appoint_ruler(model: Model, actor: Any, act: AppointRuler, now: int) -> bool:
    """Z12: into an empty ruling class the organiser may appoint: into a root, since whoever rules
    below it can be appointed by those above. Z18: not in a freeze."""
    if actor != "host" or model["turn"] == 0:
        return False
    for number, country in model["countries"].items():
        if act.rank == country["root"] and is_citizen(model, act.whom, number):
            return not members(model, number, act.rank) and not is_frozen(model, country)
    return False


def appoint_ruler(model: Model, actor: Any, act: AppointRuler, now: int, draw: Draw) -> Heard:
    person(model, act.whom)["rank"] = act.rank
    return [("room", room(model, person(model, act.whom)["country"]))]


def may_set_migrant_class(model: Model, seat: int, act: SetMigrantClass, now: int) -> bool:
    """Z9: a holder of *pass laws*: one's own class or a descendant, unlimited."""
    country = governs(model, seat, "laws")
    if country is None or act.rank == country["migrant"]:  # silent: what it is already
        return False
    own = person(model, seat)["rank"]
    if act.rank != own and act.rank not in descendants(country, own):
        return False
    return bool(country["classes"][act.rank]["limit"] == 0)


def set_migrant_class(model: Model, seat: int, act: SetMigrantClass, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    country["migrant"] = act.rank
    return [("room", room(model, person(model, seat)["country"]))]


def new_country(model: Model, name: str, power: str) -> int:
    """Z30 and item 8: a root with all rights, unlimited, nobody in it."""
    number = new_number(model)
    root = new_number(model)
    model["countries"][number] = {
        "name": name,
        "power": power,
        "classes": {
            root: {
                "name": "",
                "rights": ALL_RIGHTS,
                "limit": 0,
                "parent": None,
                "failed": None,
            }
        },
        "root": root,
        "migrant": root,
        "laws": {},
        "blacklist": {},
        "guests": [],
        "polls": {},
        "revolutions": {},
        "froze": None,
    }
    assert not citizens(model, number)
    return number
