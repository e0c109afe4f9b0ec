"""The states as everybody knows them: name, colour, centres and units."""

from functools import lru_cache
from typing import Any

from intriga.diplomacy.geography.board import board_of
from intriga.games.zeppelin.seen.view import CountryCard, PowerView, View
from intriga.warfare.presentation.power_marks import NO_POWER, letters
from intriga.words.graphemes import graphemes

Data = dict[str, Any]


def country_of(view: View, number: int | None) -> CountryCard | None:
    """The state with this number."""
    return next((one for one in view.countries if one.number == number), None)


def country_name(view: View, scene: Any, number: int | None) -> str:
    """The name of a state; "" for none."""
    found = country_of(view, number)
    return str(scene.render(found.name)) if found is not None else ""


def power_of(view: View, country: int | None) -> PowerView | None:
    """The power of the map that a state has."""
    if country is None:
        return None
    return next((one for one in view.powers if one.country == country), None)


def hue(view: View, power: str) -> int:
    """The number of the colour of a power; `NO_POWER` for none."""
    numbers = _numbers(view.map) if power else {}
    return numbers.get(power, NO_POWER)


@lru_cache
def _numbers(map: str) -> dict[str, int]:
    return dict(board_of(map).power_number)


def flag(view: View, scene: Any, country: CountryCard) -> Data:
    """A state in one line: its colour with the mark of its power, or the first letter of its
    name."""
    name = str(scene.render(country.name))
    number = hue(view, country.power)
    mark = (
        next(graphemes(name), "").upper()
        if number == NO_POWER
        else letters(view.map, scene.language)[number]
    )
    return {"number": country.number, "name": name, "hue": number, "mark": mark}


def standings(view: View, scene: Any) -> list[Data]:
    """All states and the powers without one, the strongest first."""
    rows = []
    for country in view.countries:
        power = power_of(view, country.number)
        rows.append(
            flag(view, scene, country)
            | {
                "url": scene.page("state", country=country.number),
                "centres": len(power.centres) if power else 0,
                "units": len(power.units) if power else 0,
                "revolts": country.revolutions > 0,
                "mine": bool(view.me and view.me.country == country.number),
                "won": country.number in view.sharers,
                "power": scene.render(power.name) if power else "",
            }
        )
    for power in view.powers:
        if power.country is None and (power.units or power.centres):
            number = hue(view, power.power)
            mark = letters(view.map, scene.language)[number]
            rows.append(
                {"number": None, "name": scene.render(power.name), "hue": number, "mark": mark}
                | {"url": None, "centres": len(power.centres), "units": len(power.units)}
                | {"revolts": False, "mine": False, "won": False, "power": ""}
            )
    return sorted(rows, key=lambda row: (-row["centres"], -row["units"], row["name"]))
