"""The states as everybody knows them: name, colour, centres and units."""

from functools import lru_cache

from msgspec import Struct

from intriga.diplomacy.geography.board import board_of
from intriga.games.zeppelin.seen.view import CountryCard, PowerView, View
from intriga.presentation import Scene
from intriga.warfare.presentation.power_marks import NO_POWER, letters
from intriga.words.graphemes import graphemes


class Flag(Struct, frozen=True):
    """A state in one line: its colour with the mark of its power, or the first letter of its
    name."""

    number: int
    name: str
    hue: int
    mark: str


class Ranking(Struct, frozen=True):
    """A state, or a power without one, among all. `url`: of the page of the state."""

    hue: int
    mark: str
    name: str
    centres: int
    units: int
    url: str | None = None
    revolts: bool = False
    mine: bool = False
    won: bool = False


def country_of(view: View, number: int | None) -> CountryCard | None:
    """The state with this number."""
    return next((one for one in view.countries if one.number == number), None)


def country_name(view: View, scene: Scene, number: int | None) -> str:
    """The name of a state; "" for none."""
    found = country_of(view, number)
    return scene.render(found.name) if found is not None else ""


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


def flag(view: View, scene: Scene, country: CountryCard) -> Flag:
    """The flag of a state."""
    name = scene.render(country.name)
    number = hue(view, country.power)
    mark = (
        next(graphemes(name), "").upper()
        if number == NO_POWER
        else letters(view.map, scene.language)[number]
    )
    return Flag(country.number, name, number, mark)


def rankings(view: View, scene: Scene) -> tuple[Ranking, ...]:
    """All states and the powers without one, the strongest first."""
    states = [_state(view, scene, country) for country in view.countries]
    vacant = [one for one in view.powers if one.country is None and (one.units or one.centres)]
    rows = [*states, *(_vacant(view, scene, power) for power in vacant)]
    return tuple(sorted(rows, key=lambda row: (-row.centres, -row.units, row.name)))


def _state(view: View, scene: Scene, country: CountryCard) -> Ranking:
    power, shown = power_of(view, country.number), flag(view, scene, country)
    return Ranking(
        hue=shown.hue,
        mark=shown.mark,
        name=shown.name,
        centres=len(power.centres) if power else 0,
        units=len(power.units) if power else 0,
        url=scene.page("state", country=country.number),
        revolts=country.revolutions > 0,
        mine=bool(view.me and view.me.country == country.number),
        won=country.number in view.sharers,
    )


def _vacant(view: View, scene: Scene, power: PowerView) -> Ranking:
    number = hue(view, power.power)
    mark, name = letters(view.map, scene.language)[number], scene.render(power.name)
    return Ranking(number, mark, name, len(power.centres), len(power.units))
