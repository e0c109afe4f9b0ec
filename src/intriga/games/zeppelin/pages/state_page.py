"""The page of a state: its classes as a tree, its people, prison, polls, revolutions, laws."""

import json
from typing import Annotated, Any

from msgspec import Meta, Struct

from intriga.diplomacy.geography.board import board_of
from intriga.games.zeppelin.pages import abilities, politics
from intriga.games.zeppelin.pages.countries import country_of, flag, power_of
from intriga.games.zeppelin.pages.deeds import deeds
from intriga.games.zeppelin.pages.laws import in_force, law_row
from intriga.games.zeppelin.pages.tree import class_name, people, tree
from intriga.games.zeppelin.seen.view import CountryCard, Society, View

Data = dict[str, Any]
_LAWS = 5
"""Laws that the page of a state lists; the book has all."""


class CountryQuery(Struct, frozen=True):
    """`country`: its number; 0: the viewer's own, else the first."""

    country: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


def state(view: View, scene: Any, query: CountryQuery) -> Data | None:
    """The data of `state.html`."""
    country = country_of(view, query.country) if query.country else _first(view)
    if country is None:
        return None if query.country else {"none": True, "title": scene.say("zeppelin-page-state")}
    society = society_of(view, country.number)
    mine = society is not None and view.me is not None and view.me.country == country.number
    return {
        "title": scene.render(country.name),
        "none": False,
        "country": _public(view, scene, country),
        "others": [
            flag(view, scene, one)
            | {"url": scene.page("state", country=one.number), "here": one.number == country.number}
            for one in view.countries
        ],
        "society": society_data(view, scene, society) if society is not None else None,
        "guest": bool(view.me and country.number in view.me.guest_in),
        "barred": bool(view.me and country.number in view.me.blacklisted_in),
        "mine": mine,
        "abilities": abilities.by_right(view, scene) if mine else [],
        "without": abilities.without_right(view, scene) if mine else [],
        "match_url": scene.match_url,
    }


def _first(view: View) -> CountryCard | None:
    if view.me is not None and view.me.country is not None:
        return country_of(view, view.me.country)
    return next(iter(view.countries), None)


def society_of(view: View, number: int) -> Society | None:
    """The society of a state, if the viewer knows it."""
    return next((one for one in view.societies if one.number == number), None)


def _public(view: View, scene: Any, country: CountryCard) -> Data:
    """What everybody knows of a state."""
    power = power_of(view, country.number)
    board = board_of(view.map) if power else None
    return flag(view, scene, country) | {
        "power": scene.render(power.name) if power else "",
        "founded": country.founded,
        "revolutions": country.revolutions,
        "centres": sorted(board.name(code, scene.language) for code in power.centres)
        if power and board
        else [],
        "units": len(power.units) if power else 0,
        "goal": view.goal,
        "won": country.number in view.sharers,
    }


def society_data(view: View, scene: Any, society: Society) -> Data:
    """A state as its citizens know it, for `society.html`."""
    return {
        "number": society.number,
        "frozen": society.frozen,
        "tree": tree(view, scene, society),
        "migrant": class_name(scene, society, society.migrant),
        "citizens": sum(len(one.members) for one in society.classes),
        "jailed": people(scene, society, society.jailed),
        "polls": politics.polls(view, scene, society),
        "revolutions": politics.revolutions(view, scene, society),
        "blacklist": [
            {"name": scene.names[seat], "seat": seat, "turn": turn}
            for seat, turn in sorted(society.blacklist.items())
        ],
        "guests": [{"name": scene.names[seat], "seat": seat} for seat in society.guests],
        "laws": [law_row(scene, society.number, law) for law in in_force(society)[-_LAWS:]],
        "laws_in_all": len(in_force(society)),
        "laws_url": scene.page("laws", country=society.number),
        "deeds": _deeds(view, scene, society),
        "match_url": scene.match_url,
    }


def _deeds(view: View, scene: Any, society: Society) -> str:
    """What may be done to people and classes, as JSON for js/deeds.js; "" for other states."""
    if view.me is None or view.me.country != society.number:
        return ""
    offered = deeds(scene)
    return json.dumps(offered, ensure_ascii=False, separators=(",", ":")) if offered else ""


PAGE = {
    "template": "state.html",
    "title": "zeppelin-page-state",
    "data": state,
    "query": CountryQuery,
    "live": True,
}
