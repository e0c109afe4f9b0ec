"""Item 13, Z11, Z12, Z20, Z21, Z25, Z28, Z43: laws, prison, execution, exile, guests."""

from typing import Any

from tests.games.zeppelin.literal.classes import governs
from tests.games.zeppelin.literal.model import (
    Draw,
    Heard,
    Model,
    ancestors,
    becomes_stateless,
    can_use,
    citizens,
    country_of,
    is_citizen,
    is_free,
    is_frozen,
    is_person,
    new_number,
    person,
    rights_of,
    room,
)
from tests.games.zeppelin.literal.polls import guarded, may_open, open_poll
from tests.games.zeppelin.rules.acts import (
    AdmitGuest,
    AmendLaw,
    Arrest,
    DismissGuest,
    Execute,
    Exile,
    Forgive,
    Pardon,
    PassLaw,
    RepealLaw,
)


def needs_poll(model: Model, number: int, whom: int) -> bool:
    """Z11: arresting, exiling or executing a member of the root needs the poll of Z8."""
    return guarded(model) and person(model, whom)["rank"] == model["countries"][number]["root"]


# ── laws ────────────────────────────────────────────────────────────────────────────────


def may_pass_law(model: Model, seat: int, act: PassLaw, now: int) -> bool:
    return governs(model, seat, "laws") is not None and bool(act.title.strip())


def pass_law(model: Model, seat: int, act: PassLaw, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    country["laws"][new_number(model)] = {
        "title": act.title,
        "authors": [seat],
        "repealed_by": None,
    }
    return [("room", room(model, person(model, seat)["country"]))]


def may_amend_law(model: Model, seat: int, act: AmendLaw | RepealLaw, now: int) -> bool:
    country = governs(model, seat, "laws")
    if country is None or act.law not in country["laws"]:
        return False
    return country["laws"][act.law]["repealed_by"] is None


def amend_law(model: Model, seat: int, act: AmendLaw, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    country["laws"][act.law]["authors"].append(seat)
    return [("room", room(model, person(model, seat)["country"]))]


def repeal_law(model: Model, seat: int, act: RepealLaw, now: int, draw: Draw) -> Heard:
    """Item 13: kept after its repeal."""
    country = country_of(model, seat)
    assert country is not None
    country["laws"][act.law]["repealed_by"] = seat
    return [("room", room(model, person(model, seat)["country"]))]


# ── prison ──────────────────────────────────────────────────────────────────────────────


def may_arrest(model: Model, seat: int, act: Arrest, now: int) -> bool:
    """Z11: any citizen may be arrested."""
    country = governs(model, seat, "arrest")
    number = person(model, seat)["country"]
    if country is None or not is_citizen(model, act.whom, number):
        return False
    if person(model, act.whom)["jailed"]:
        return False
    if needs_poll(model, number, act.whom):
        return may_open(model, seat, "arrest", act.whom)
    return True


def arrest(model: Model, seat: int, act: Arrest, now: int, draw: Draw) -> Heard:
    number = person(model, seat)["country"]
    if needs_poll(model, number, act.whom):
        return open_poll(model, seat, "arrest", act.whom)
    person(model, act.whom)["jailed"] = True
    return [("room", room(model, number))]


def is_prisoner(model: Model, seat: Any, number: int) -> bool:
    return is_citizen(model, seat, number) and bool(person(model, seat)["jailed"])


def may_pardon(model: Model, actor: Any, act: Pardon, now: int) -> bool:
    """Z12: while no free citizen holds *pardon*, the organiser may pardon. Z18: also in a frozen
    state. Z20: a prisoner does not pardon, not even themselves (`cfg bot_quirks`: themselves)."""
    if not is_person(model, act.whom):
        return False
    number = person(model, act.whom)["country"]
    if number is None or not is_prisoner(model, act.whom, number):
        return False
    if actor == "host":
        return not any(can_use(model, one, "pardon") for one in citizens(model, number))
    if not isinstance(actor, int) or person(model, actor)["country"] != number:
        return False
    if actor == act.whom:
        return bool(model["options"].bot_quirks) and "pardon" in rights_of(model, actor)
    return can_use(model, actor, "pardon")


def pardon(model: Model, actor: Any, act: Pardon, now: int, draw: Draw) -> Heard:
    """`cfg jailbreak` (Z18): in a frozen state each prisoner escapes with so many per cent. Silent:
    who is pardoned goes free anyway, the others are drawn by seat; the host frees one alone."""
    number = person(model, act.whom)["country"]
    person(model, act.whom)["jailed"] = False
    chance = model["options"].jailbreak
    if actor != "host" and chance and is_frozen(model, model["countries"][number]):
        for one in citizens(model, number):
            if person(model, one)["jailed"] and draw(100) < chance:
                model["happened"]["escape"] += 1
                person(model, one)["jailed"] = False
    return [("room", room(model, number))]


def may_execute(model: Model, seat: int, act: Execute, now: int) -> bool:
    """Z21: only prisoners of one's own country, by a right holder not in prison; a root member by
    poll (Z11)."""
    country = governs(model, seat, "execution")
    number = person(model, seat)["country"]
    if country is None or not is_prisoner(model, act.whom, number):
        return False
    if needs_poll(model, number, act.whom):
        return may_open(model, seat, "execute", act.whom)
    return True


def execute(model: Model, seat: int, act: Execute, now: int, draw: Draw) -> Heard:
    number = person(model, seat)["country"]
    if needs_poll(model, number, act.whom):
        return open_poll(model, seat, "execute", act.whom)
    heard = room(model, number)
    dies(model, act.whom)
    return [("room", heard)]


def dies(model: Model, seat: int) -> None:
    """Z25: dead in this turn; loses class, citizenship, queue places."""
    becomes_stateless(person(model, seat))
    person(model, seat)["died"] = model["turn"]
    model["requests"] = [one for one in model["requests"] if one["seat"] != seat]


# ── exile and guests ────────────────────────────────────────────────────────────────────


def may_exile(model: Model, seat: int, act: Exile, now: int) -> bool:
    """Z28: a free citizen; prisoners cannot be exiled. Z11: members of ancestor classes cannot be
    exiled (`cfg protect_superiors`), a root member by poll."""
    country = governs(model, seat, "exile")
    number = person(model, seat)["country"]
    if country is None or not is_citizen(model, act.whom, number):
        return False
    if not is_free(model, act.whom):
        return False
    above = ancestors(country, person(model, seat)["rank"])
    if model["options"].protect_superiors and person(model, act.whom)["rank"] in above:
        return False
    if needs_poll(model, number, act.whom):
        return may_open(model, seat, "exile", act.whom)
    return True


def exile(model: Model, seat: int, act: Exile, now: int, draw: Draw) -> Heard:
    number = person(model, seat)["country"]
    if needs_poll(model, number, act.whom):
        return open_poll(model, seat, "exile", act.whom)
    heard = room(model, number)
    is_exiled(model, act.whom, number)
    return [("room", heard)]


def is_exiled(model: Model, seat: int, number: int) -> None:
    """Z28: immediate, stateless, blacklisted. Silent: a request only to leave is done
    with, one to enter elsewhere stands."""
    becomes_stateless(person(model, seat))
    model["countries"][number]["blacklist"][seat] = model["turn"]
    model["requests"] = [
        one for one in model["requests"] if one["seat"] != seat or one["enter"] is not None
    ]


def stands(model: Model, seat: int, right: str) -> bool:
    """A right that is used also in a frozen state (table A: blacklist, guests)."""
    return model["turn"] > 0 and can_use(model, seat, right)


def may_forgive(model: Model, seat: int, act: Forgive, now: int) -> bool:
    """Z28: blacklisted until removed by a holder of the exile right."""
    country = country_of(model, seat)
    return stands(model, seat, "exile") and country is not None and act.whom in country["blacklist"]


def forgive(model: Model, seat: int, act: Forgive, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    del country["blacklist"][act.whom]
    return [("room", room(model, person(model, seat)["country"]))]


def may_admit_guest(model: Model, seat: int, act: AdmitGuest, now: int) -> bool:
    """Z43: admitted by a free holder of exile, never while blacklisted; table A: a non-citizen."""
    country = country_of(model, seat)
    if not stands(model, seat, "exile") or country is None or not is_person(model, act.whom):
        return False
    if is_citizen(model, act.whom, person(model, seat)["country"]):
        return False
    return act.whom not in country["blacklist"] and act.whom not in country["guests"]


def admit_guest(model: Model, seat: int, act: AdmitGuest, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    country["guests"].append(act.whom)
    return [("room", room(model, person(model, seat)["country"]))]


def may_dismiss_guest(model: Model, seat: int, act: DismissGuest, now: int) -> bool:
    country = country_of(model, seat)
    return stands(model, seat, "exile") and country is not None and act.whom in country["guests"]


def dismiss_guest(model: Model, seat: int, act: DismissGuest, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    heard = room(model, person(model, seat)["country"])
    country["guests"].remove(act.whom)
    return [("room", heard)]
