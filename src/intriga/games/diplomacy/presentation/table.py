"""The table of all powers: centres now and at the end of every year, units."""

from collections.abc import Sequence

from msgspec import Struct

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.seen.view import View
from intriga.kernel import Event
from intriga.presentation import Scene
from intriga.warfare.presentation.power_marks import letters


class PowerRow(Struct, frozen=True):
    """A power. `who`: the name of its player; `change`: of its centres since the last year; `past`:
    its centres at the start and at the end of each year."""

    hue: int
    mark: str
    name: str
    who: str | None
    state: str
    centres: int
    units: int
    change: int
    past: tuple[int, ...]


class PowerTable(Struct, frozen=True):
    """The data of `card.html`. `goal`: centres for victory; `years`: how many counts there are."""

    rows: tuple[PowerRow, ...]
    goal: int
    years: int


def card(view: View, scene: Scene) -> PowerTable | None:
    """All powers, those with most centres first; None before powers are given out."""
    if view.phase == "wishes":
        return None
    number, marks = board_of(view.map).power_number, letters(view.map, scene.language)
    counts = [count for _, count in years(scene.turns)]
    rows = []
    for power in view.powers:
        past = tuple(count.get(power.power, 0) for count in counts)
        rows.append(
            PowerRow(
                hue=number[power.power],
                mark=marks[number[power.power]],
                name=scene.render(power.name),
                who=scene.names[power.seat] if power.seat is not None else None,
                state=power.state,
                centres=len(power.centres),
                units=len(power.units) + len(power.lost),
                change=len(power.centres) - past[-2] if len(past) > 1 else 0,
                past=past,
            )
        )
    rows.sort(key=lambda row: -row.centres)
    return PowerTable(tuple(rows), view.goal, len(counts))


def years(turns: Sequence[Event]) -> list[tuple[str, dict[str, int]]]:
    """Power → number of centres, at the start of the match and at the end of each year; with what
    each is called: the year before the first one, and the years."""
    found: dict[str, dict[str, int]] = {}
    for event in turns:
        data = event.params["turn"]["data"]
        counts = {power: len(codes) for power, codes in data["centres"].items()}
        if not found:
            found[str(data["year"] - 1)] = counts
        if data.get("autumn"):
            found[str(data["year"])] = counts
    return list(found.items())
