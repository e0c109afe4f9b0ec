"""The chronicle: the states turn by turn, who ruled when, beside the map.

During a match it tells what the viewer has heard: of other states their centres and revolutions,
of the own one its classes and rulers. After the end the whole chronicle is that of the replay.
"""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from intriga.games.zeppelin.pages.countries import country_of, flag, hue
from intriga.games.zeppelin.pages.news import pictures, turn_title
from intriga.games.zeppelin.pages.turns import (
    ANNAL,
    ROOM,
    TURN,
    WAR,
    WORLD,
    Past,
    centres,
    owner,
    pasts,
)
from intriga.games.zeppelin.seen.view import View
from intriga.kernel import REFEREE

Data = dict[str, Any]
_WIDE, _HIGH = 600, 180
"""The drawing of the centres."""
_NAMED = 6
"""Rulers that are named; of more, the number."""


class ChronicleQuery(Struct, frozen=True):
    """`turn`: from 1; 0: the last one that has been played."""

    turn: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


def chronicle(view: View, scene: Any, query: ChronicleQuery) -> Data | None:
    """The data of `chronicle.html`."""
    told = pasts(scene.events, scene.turns)
    played = [one for one in told if one.wars or one.annals or one.news or one.heard]
    shown = _shown(played, query.turn)
    if shown is None:
        return None if query.turn else {"shown": None, "whole_url": None}
    at = played.index(shown)
    return {
        "shown": _turn(view, scene, shown, played[at - 1] if at else None),
        "turns": [
            {"name": turn_title(scene, one.number), "n": one.number, "here": one is shown}
            | {"url": scene.page("chronicle", turn=one.number)}
            for one in played
        ],
        "earlier_url": scene.page("chronicle", turn=played[at - 1].number) if at else None,
        "later_url": scene.page("chronicle", turn=played[at + 1].number)
        if at + 1 < len(played)
        else None,
        "chart": _chart(view, scene, played),
        "reigns": _reigns(view, scene, played),
        "whole_url": whole_url(view, scene),
    }


def whole_url(view: View, scene: Any) -> str | None:
    """The address of the whole chronicle, once the match is over; None if this is it."""
    over = view.phase == "over"
    return f"{scene.match_url}/p/chronicle?seat=all" if over and scene.viewer != REFEREE else None


def _shown(played: Sequence[Past], number: int) -> Past | None:
    if not number:
        fought = [one for one in played if one.wars] or played
        return fought[-1] if fought else None
    return next((one for one in played if one.number == number), None)


def _turn(view: View, scene: Any, one: Past, before: Past | None) -> Data:
    """One turn: its map, its news, and every state as it was then."""
    now = centres(scene.turns, one.wars[-1]) if one.wars else {}
    then = centres(scene.turns, before.wars[-1]) if before is not None and before.wars else {}
    return {
        "name": turn_title(scene, one.number),
        "pictures": pictures(scene, one),
        "news": [scene.tell(event) for event in one.news],
        "heard": [scene.tell(event) for event in one.heard],
        "states": [
            flag(view, scene, country)
            | {
                "centres": now.get(country.power),
                "change": now.get(country.power, 0) - then.get(country.power, 0) if then else 0,
                "rule": _rule(scene, one.annals.get(country.number)),
            }
            for country in view.countries
            if country.founded <= one.number
        ],
    }


def _rule(scene: Any, annal: Data | None) -> Data | None:
    """Who ruled a state: {class, who, more, classes: [{name, n}]}; None if the viewer does not
    know."""
    if annal is None:
        return None
    root = annal["classes"][0]
    names = [scene.names[seat] for seat in root["members"] if seat < len(scene.names)]
    return {
        "class": scene.render(root["name"]),
        "who": names[:_NAMED],
        "more": max(0, len(names) - _NAMED),
        "classes": [
            {"name": scene.render(one["name"]), "n": len(one["members"])}
            for one in annal["classes"]
        ],
    }


# ── drawings ────────────────────────────────────────────────────────────────────────────


def _chart(view: View, scene: Any, played: Sequence[Past]) -> Data | None:
    """The centres of each state over the turns, as lines; None before there are two turns."""
    counts = [(one.number, centres(scene.turns, one.wars[-1])) for one in played if one.wars]
    if len(counts) < 2:
        return None
    top = max((n for _, count in counts for n in count.values()), default=1) or 1
    first, last = counts[0][0], counts[-1][0]
    lines = []
    for country in view.countries:
        points = [
            (
                round((turn - first) * _WIDE / max(1, last - first)),
                round(_HIGH - count[country.power] * _HIGH / top),
            )
            for turn, count in counts
            if country.power in count
        ]
        if points:
            final = counts[-1][1].get(country.power, 0)
            lines.append(
                flag(view, scene, country)
                | {"points": " ".join(f"{x},{y}" for x, y in points), "final": final}
                | {"end": points[-1]}
            )
    label = scene.say("zeppelin-page-chart", first=first, last=last, top=top)
    return {"lines": lines, "wide": _WIDE, "high": _HIGH, "label": label, "first": first} | {
        "last": last,
        "top": top,
    }


def _reigns(view: View, scene: Any, played: Sequence[Past]) -> list[Data]:
    """For each state that the viewer knows something of: who ruled from when until when."""
    found: dict[int, list[Data]] = {}
    for one in played:
        for number, annal in one.annals.items():
            rule = _rule(scene, annal)
            assert rule is not None
            reigns = found.setdefault(number, [])
            same = reigns and (reigns[-1]["class"], reigns[-1]["who"]) == (
                rule["class"],
                rule["who"],
            )
            if same:
                reigns[-1]["to"] = one.number
            else:
                reigns.append(rule | {"from": one.number, "to": one.number})
    return [_reign(view, scene, number, reigns) for number, reigns in found.items()]


def _reign(view: View, scene: Any, number: int, reigns: list[Data]) -> Data:
    country = country_of(view, number)
    if country is not None:
        shown = flag(view, scene, country)
    else:
        shown = {"number": number, "name": "", "hue": hue(view, owner(view, number)), "mark": "†"}
    return shown | {"reigns": reigns}


PAGE = {
    "template": "chronicle.html",
    "title": "zeppelin-page-chronicle",
    "data": chronicle,
    "query": ChronicleQuery,
    "events": WORLD | ROOM | {TURN, ANNAL, WAR},
    "most": 20_000,
    "live": True,
}
