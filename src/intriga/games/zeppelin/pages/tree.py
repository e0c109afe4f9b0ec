"""The classes of a state as a tree, with the people in them, and the names of rights."""

from collections.abc import Iterable
from typing import Any

from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.seen.view import ClassView, Society, View
from intriga.kernel import Seat

Data = dict[str, Any]


def right_names(scene: Any) -> dict[str, str]:
    """Right → its name."""
    return {right: scene.say(f"zeppelin-page-right-{right}") for right in RIGHTS}


def rights(scene: Any, held: Iterable[str]) -> list[Data]:
    """Rights with their names, for marks on a page."""
    names = right_names(scene)
    return [{"id": right, "name": names[right]} for right in RIGHTS if right in held]


def person(scene: Any, society: Society, seat: Seat) -> Data:
    """Somebody in a list of people."""
    return {
        "seat": seat,
        "name": scene.names[seat],
        "me": seat == scene.viewer,
        "jailed": seat in society.jailed,
    }


def people(scene: Any, society: Society, seats: Iterable[Seat]) -> list[Data]:
    """People in the order of the alphabet, the viewer first."""
    found = [person(scene, society, seat) for seat in seats]
    return sorted(found, key=lambda one: (not one["me"], one["name"].casefold(), one["seat"]))


def tree(view: View, scene: Any, society: Society) -> Data:
    """The root with its children, and theirs."""
    children: dict[int | None, list[ClassView]] = {}
    for one in society.classes:
        children.setdefault(one.parent, []).append(one)
    mine = view.me.rank if view.me and view.me.country == society.number else None

    def node(one: ClassView) -> Data:
        return {
            "number": one.number,
            "name": scene.render(one.name),
            "rights": rights(scene, one.rights),
            "limit": one.limit,
            "members": people(scene, society, one.members),
            "root": one.number == society.root,
            "migrant": one.number == society.migrant,
            "mine": one.number == mine,
            "revolts": one.revolts is not None,
            "children": [node(child) for child in children.get(one.number, ())],
        }

    return node(class_of(society, society.root))


def class_of(society: Society, number: int) -> ClassView:
    """A class of a state."""
    return next(one for one in society.classes if one.number == number)


def class_name(scene: Any, society: Society, number: int | None) -> str:
    """The name of a class; "" for none, or for one that is gone."""
    found = next((one.name for one in society.classes if one.number == number), None)
    return str(scene.render(found)) if found is not None else ""


def my_society(view: View) -> Society | None:
    """The state whose citizen the viewer is."""
    if view.me is None or view.me.country is None:
        return None
    return next((one for one in view.societies if one.number == view.me.country), None)


def holders(society: Society, right: str) -> list[ClassView]:
    """The classes with this right."""
    return [one for one in society.classes if right in one.rights]


def free(society: Society, one: ClassView) -> list[Seat]:
    """Its members who are not in prison: whose rights do not rest."""
    return [seat for seat in one.members if seat not in society.jailed]
