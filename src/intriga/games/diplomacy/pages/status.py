"""The texts of the zones "now", "table" and "card"."""

from typing import Any, Final

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.view import PowerView, View
from intriga.warfare import message_params
from intriga.warfare.pages.power_marks import letters

Data = dict[str, Any]

_NAMED: Final = 12
"""So many powers are named with those that have sealed; of more, only those that have not."""


def now(view: View, scene: Any) -> Data:
    """The phase, the year, and one sentence: what the viewer is asked for, or what is awaited."""
    season = "autumn" if view.autumn else "spring"
    phase = scene.say(
        "diplomacy-game-page-phase", phase=view.phase, season=season, year=str(view.year)
    )
    last = scene.say("diplomacy-game-page-last-year", year=str(view.last_year), goal=view.goal)
    over = view.phase == "over"
    data: Data = {"phase": phase, "step": None if over else last, "asked": _asked(view, scene)}
    if view.phase not in ("wishes", "over"):
        deciding = [power for power in view.powers if power.decides and power.seat is not None]
        if len(deciding) > _NAMED:  # the page says how many, where it is too many to name
            deciding = [power for power in deciding if power.seat in scene.awaited]
        if len(deciding) <= _NAMED:
            data["awaited"] = [
                _power(power, view, scene) | {"done": power.seat not in scene.awaited}
                for power in deciding
            ]
    return data


def _power(power: PowerView, view: View, scene: Any) -> Data:
    number = board_of(view.map).power_number[power.power]
    return {
        "seat": power.seat,
        "mark": letters(view.map, scene.language)[number],
        "hue": number,
        "name": scene.render(power.name),
    }


def _asked(view: View, scene: Any) -> str:
    if view.phase == "over":
        return str(scene.say("diplomacy-game-page-over"))
    mine = scene.viewer in scene.awaited
    power = next((p for p in view.powers if view.me and p.power == view.me.power), None)
    if view.phase == "wishes":
        return str(scene.say(f"diplomacy-game-page-wishes-{'asked' if mine else 'awaited'}"))
    params: Data = {"power": "", "way": "", "count": 0}
    state = "watching"
    if power is not None and view.me is not None:
        params = {
            "power": scene.render(power.name),
            "way": "build" if power.due > 0 else "remove",
            "count": abs(power.due),
        }
        state = "asked" if mine else "sealed" if view.me.sealed else "idle"
    return str(scene.say(f"diplomacy-game-page-{view.phase}-{state}", **params))


def concerns(view: View, scene: Any, event: Any) -> bool:
    """Whether an event tells what came of the viewer's own orders."""
    mine = view.me is not None and message_params.power(view.map, view.me.power)
    return bool(mine) and event.params.get("power") == mine


def people(view: View, scene: Any) -> list[Data]:
    """The power of each seat, its centres, and whether its orders are sealed."""
    powers = {power.seat: power for power in view.powers if power.seat is not None}
    notes = []
    for seat in range(len(scene.names)):
        power = powers.get(seat)
        if power is None:
            notes.append({"label": scene.say("diplomacy-game-page-no-power"), "note": None})
            continue
        seal = power.decides and power.sealed
        note = scene.say(
            "diplomacy-game-page-note",
            state=power.state,
            centres=len(power.centres),
            sealed="yes" if seal else "no",
        )
        notes.append({"label": scene.render(power.name), "note": note})
    return notes


def card(view: View, scene: Any) -> Data | None:
    """The data of `card.html`, all powers: centres now and at the end of every year, units. None
    before powers are given out."""
    if view.phase == "wishes":
        return None
    number, marks = board_of(view.map).power_number, letters(view.map, scene.language)
    years = _years(scene.turns)
    rows = []
    for power in view.powers:
        past = [count.get(power.power, 0) for count in years]
        rows.append(
            {
                "hue": number[power.power],
                "mark": marks[number[power.power]],
                "name": scene.render(power.name),
                "who": scene.names[power.seat] if power.seat is not None else None,
                "state": power.state,
                "centres": len(power.centres),
                "units": len(power.units) + len(power.lost),
                "change": len(power.centres) - past[-2] if len(past) > 1 else 0,
                "past": past,
            }
        )
    rows.sort(key=lambda row: -row["centres"])
    return {"rows": rows, "goal": view.goal, "years": len(years)}


def _years(turns: Any) -> list[dict[str, int]]:
    """Power → number of centres, at the start of the match and at the end of each year."""
    found: dict[str, dict[str, int]] = {}
    for event in turns:
        data = event.params["turn"]["data"]
        counts = {power: len(codes) for power, codes in data["centres"].items()}
        found.setdefault("start", counts)
        if data.get("autumn"):
            found[str(data["year"])] = counts
    return list(found.values())
