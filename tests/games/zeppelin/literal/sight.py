"""What somebody may see of a literal society (Z31, Z43): compared with their view of the game."""

from typing import Any

from tests.games.zeppelin.literal.model import (
    Country,
    Model,
    citizens,
    country_of,
    is_citizen,
    is_frozen,
    members,
    person,
    rights_of,
)
from tests.games.zeppelin.literal.polls import counts, voters
from tests.games.zeppelin.literal.revolution import possible_parents

DEATH = 5


def expected(model: Model, seat: int) -> dict[str, Any]:
    """Their passport, the society they are citizens of, and whether they see its orders."""
    me = person(model, seat)
    asked = [one["enter"] for one in model["requests"] if one["seat"] == seat]
    country = country_of(model, seat)
    found: dict[str, Any] = {
        "country": me["country"],
        "rank": me["rank"],
        "rights": rights_of(model, seat),
        "jailed": me["jailed"],
        "dead until": None if me["died"] is None else me["died"] + DEATH,
        "asks": (asked[0] or 0) if asked else None,
        "guest in": [n for n, one in model["countries"].items() if seat in one["guests"]],
        "blacklisted in": [n for n, one in model["countries"].items() if seat in one["blacklist"]],
        "sees orders": sees_orders(model, seat),
        "societies": [] if country is None else [me["country"]],
    }
    return found if country is None else found | society(model, me["country"], country)


def sees_orders(model: Model, seat: int) -> bool:
    """Z31: orders and log are shown only to those who hold command and are free now. Z20: to
    prisoners with `bot_quirks`."""
    country = country_of(model, seat)
    if country is None or not country["power"] or "command" not in rights_of(model, seat):
        return False
    return not person(model, seat)["jailed"] or bool(model["options"].bot_quirks)


def society(model: Model, number: int, country: Country) -> dict[str, Any]:
    return {
        "root": country["root"],
        "migrant": country["migrant"],
        "classes": {
            rank: (frozenset(one["rights"]), one["limit"], one["parent"])
            for rank, one in country["classes"].items()
        },
        "members": {rank: members(model, number, rank) for rank in country["classes"]},
        "prison": [one for one in citizens(model, number) if person(model, one)["jailed"]],
        "blacklist": country["blacklist"],
        "guests": sorted(country["guests"]),
        "frozen": is_frozen(model, country),
        "polls": {poll: tally(model, number, one) for poll, one in country["polls"].items()},
        "revolutions": {
            revolution: sides(model, number, country, one)
            for revolution, one in country["revolutions"].items()
        },
    }


def tally(model: Model, number: int, poll: dict[str, Any]) -> tuple[list[int], list[int], int]:
    """Who is for it, who against it, and how many of those who count would carry it."""
    electors = voters(model, number, poll["kind"])
    heads = [one for one in electors if counts(model, one, model["turn"])]
    yes = [one for one in electors if poll["votes"].get(one) is True]
    no = [one for one in electors if poll["votes"].get(one) is False]
    return yes, no, len(heads) // 2 + 1


def sides(
    model: Model, number: int, country: Country, revolution: dict[str, Any]
) -> tuple[list[int], list[int], frozenset[str]]:
    """The rebels, the loyal, and the rights the class would have if it won now (Z16, Z17)."""
    here = [one for one in revolution["sides"] if is_citizen(model, one, number)]
    rebels = sorted(one for one in here if revolution["sides"][one])
    own = country["classes"][revolution["rank"]]
    rights = frozenset(own["rights"])
    if revolution["parent"] is None:
        rights |= revolution["rights"] & country["classes"][own["parent"]]["rights"]
    elif revolution["parent"] in possible_parents(country, revolution["rank"]):
        rights &= country["classes"][revolution["parent"]]["rights"]
    return rebels, sorted(set(here) - set(rebels)), rights


def shown(view: Any) -> dict[str, Any]:
    """The same of a view of the game."""
    me = view.me
    found: dict[str, Any] = {
        "country": me.country,
        "rank": me.rank,
        "rights": frozenset(me.rights),
        "jailed": me.jailed,
        "dead until": me.dead_until,
        "asks": me.asks,
        "guest in": sorted(me.guest_in),
        "blacklisted in": sorted(me.blacklisted_in),
        "sees orders": bool(view.commands),
        "societies": [one.number for one in view.societies],
    }
    for one in view.societies:
        found |= _shown(one)
    return found


def _shown(one: Any) -> dict[str, Any]:
    return {
        "root": one.root,
        "migrant": one.migrant,
        "classes": {
            rank.number: (frozenset(rank.rights), rank.limit, rank.parent) for rank in one.classes
        },
        "members": {rank.number: list(rank.members) for rank in one.classes},
        "prison": sorted(one.jailed),
        "blacklist": one.blacklist,
        "guests": sorted(one.guests),
        "frozen": one.frozen,
        "polls": {
            poll.number: (sorted(poll.yes), sorted(poll.no), poll.needed) for poll in one.polls
        },
        "revolutions": {
            each.number: (sorted(each.rebels), sorted(each.loyal), frozenset(each.gains))
            for each in one.revolutions
        },
    }
