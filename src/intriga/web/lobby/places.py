"""The places of a match as pages show them: who has chosen which, and what is free."""

from collections.abc import Mapping
from typing import Final

from intriga.kernel.seats.places import Place
from intriga.kernel.text import Message
from intriga.table import MatchInfo
from intriga.web.game_pages import Data
from intriga.web.request.context import RequestContext
from intriga.words import Phrasebook

OPEN_GROUPS: Final = 6
"""Up to this many groups are shown unfolded."""


def places_data(ctx: RequestContext, info: MatchInfo) -> Data:
    """The data of lobby/fragments/places.html, which everybody but the hosts sees alike."""
    names = _names(info)
    groups: dict[str, Data] = {}
    for place in info.places:
        shown = _place(ctx, info, place, names.get(place.key, []))
        title = _text(ctx, info, place.group) if place.group is not None else shown["label"]
        key = f"office:{title}" if place.officials else f"seat:{title}"
        group = groups.setdefault(
            key, {"id": place.key, "title": title, "unnamed": None, "places": []}
        )
        group["places"].append(shown)
        group["unnamed"] = shown["unnamed"] if place.group is None else None
    for group in groups.values():
        held = [name for place in group["places"] for name in place["holders"]]
        group["names"] = ", ".join(one["name"] for one in held)
        group["free"] = sum(place["free"] for place in group["places"])
        group["most"] = sum(place["most"] for place in group["places"])
    undecided = [seat for seat in info.seats if seat.kind == "person" and not seat.place]
    return {
        "groups": list(groups.values()),
        "unfolded": len(groups) <= OPEN_GROUPS,
        "undecided": [
            {"name": seat.name, "here": seat.here, "seat": seat.seat} for seat in undecided
        ],
        "bots": [
            {"name": seat.name, "number": seat.seat} for seat in info.seats if seat.kind == "bot"
        ],
        "people": people_to_move(info) if info.hosted else [],
        "offered": place_choices(ctx, info, officials=True) if info.hosted else [],
    }


def people_to_move(info: MatchInfo) -> list[Data]:
    """Whom a host may move, with their ids."""
    sitting = [(person, info.seats[seat].name) for seat, person in info.sitting.items()]
    serving = [(one.person, one.name) for one in info.officials]
    waiting = [(one.person, one.name) for one in info.reserve]
    return [{"person": person, "name": name} for person, name in sitting + serving + waiting]


def place_choices(
    ctx: RequestContext, info: MatchInfo, *, officials: bool, only_free: bool = False
) -> list[Data]:
    """The places as choices of a field: `{value, label}`; the label says how many are `free`, the
    `name` does not."""
    names, t = _names(info), ctx.say(info.game)
    choices = []
    for place in info.places:
        free = max(0, place.most - len(names.get(place.key, [])))
        if (place.officials and not officials) or (only_free and not free):
            continue
        name = place_name(ctx, info, place)
        label = f"{name} · {t('place-free', n=free)}"
        choices.append({"value": place.key, "label": label, "name": name, "free": free})
    return choices


def place_name(ctx: RequestContext, info: MatchInfo, place: Place) -> str:
    """What a place is called, with its group; a team as its people have called it."""
    label = info.team_names.get(place.key) or _text(ctx, info, place.label)
    return label if place.group is None else f"{_text(ctx, info, place.group)}: {label}"


def place_named(ctx: RequestContext, info: MatchInfo, key: str) -> str:
    """What the place with this key is called, "" for none."""
    return next((place_name(ctx, info, one) for one in info.places if one.key == key), "")


def offices(ctx: RequestContext, info: MatchInfo) -> list[Data]:
    """The places of officials that are free, as choices of a field."""
    names, t = _names(info), ctx.say(info.game)
    return [
        {
            "value": place.key,
            "label": place_name(ctx, info, place)
            + (f" · {t('place-free', n=free)}" if place.officials > 1 else ""),
        }
        for place in info.places
        if (free := place.officials - len(names.get(place.key, []))) > 0
    ]


def officials_data(info: MatchInfo, book: Phrasebook) -> list[Data]:
    """The officials: `{person, name, place, mine, desk}`; `desk`: whether the viewer has one."""
    places = {place.key: place for place in info.places}
    return [
        {
            "person": one.person,
            "name": one.name,
            "place": book.text_of(places[one.place].label)
            if one.place in places
            else book.say("official-assistant"),
            "mine": (mine := info.official is not None and info.official.person == one.person),
            "desk": mine and one.steward,
        }
        for one in info.officials
    ]


def _names(info: MatchInfo) -> Mapping[str, list[Data]]:
    """Who has which place, by its key."""
    found: dict[str, list[Data]] = {}
    for seat in info.seats:
        if seat.place:
            holder = {
                "name": seat.name,
                "host": seat.host,
                "here": seat.here,
                "online": seat.seat in info.online,
                "seat": seat.seat,
            }
            found.setdefault(seat.place, []).append(holder)
    for one in info.officials:
        holder = {"name": one.name, "host": False, "here": False, "online": False, "seat": None}
        found.setdefault(one.place, []).append(holder)
    return found


def _place(ctx: RequestContext, info: MatchInfo, place: Place, holders: list[Data]) -> Data:
    return {
        "key": place.key,
        "label": info.team_names.get(place.key) or _text(ctx, info, place.label),
        "unnamed": _text(ctx, info, place.label) if place.key in info.team_names else None,
        "official": place.officials > 0,
        "most": place.most,
        "free": max(0, place.most - len(holders)),
        "holders": holders,
        "link": f"/j/{info.join_code}?place={place.key}" if info.join_code else None,
    }


def _text(ctx: RequestContext, info: MatchInfo, message: Message) -> str:
    return ctx.site.game_book(ctx.language, info.game).text_of(message)
