"""The data of `card.html`: the personal card of the viewer."""

from collections.abc import Iterator

from msgspec import Struct

from intriga.games.espionage.options import Options
from intriga.games.espionage.seen.view import View
from intriga.kernel import Seat
from intriga.presentation import Scene


class SpecialShown(Struct, frozen=True):
    """A special move that was bought, and how many are left."""

    name: str
    left: int
    help: str | None


class BribeShown(Struct, frozen=True):
    """A bribe on the cell of this number."""

    number: int
    sum: int


class MyCard(Struct, frozen=True, kw_only=True):
    """The data of `card.html`. `history`: of the treasury, the oldest sum first, it ends with
    `money`; `points_total`: None where there are no special moves."""

    city: str
    seat: Seat
    mark: str
    money: int
    history: tuple[int, ...]
    specials: tuple[SpecialShown, ...]
    points_spent: int
    points_total: int | None
    bribes: tuple[BribeShown, ...]
    ticks: tuple[int, ...]


def card(view: View, scene: Scene) -> MyCard | None:
    """The personal card of the viewer, if they have a seat."""
    mine = view.me
    if mine is None:
        return None
    home = next((city for city in view.cities if city.seat == mine.seat), None)
    total = _points(scene) if view.special_moves else None
    return MyCard(
        city=scene.render(home.name) if home else "",
        seat=mine.seat,
        mark=scene.marks[mine.seat],
        money=mine.purse[-1],
        history=mine.purse,
        specials=tuple(specials_shown(mine.specials, scene)),
        points_spent=(total or 0) - mine.points,
        points_total=total,
        bribes=tuple(BribeShown(cell, sum) for cell, sum in mine.bribes.items()),
        ticks=mine.ticks,
    )


def _points(scene: Scene) -> int:
    """The points that everybody had for special moves."""
    given = scene.options.get("points")
    return given if isinstance(given, int) else Options().points


def specials_shown(held: dict[str, int], scene: Scene) -> Iterator[SpecialShown]:
    """Special moves by name, as they are called."""
    for name, left in held.items():
        id = f"espionage-special-{name}"
        known = scene.book.has(id)
        helps = known and scene.book.has(id, "help")
        yield SpecialShown(
            scene.book.say(id) if known else name,
            left,
            scene.book.say(id, attribute="help") if helps else None,
        )
