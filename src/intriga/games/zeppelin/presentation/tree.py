"""The classes of a state as a tree, with the people in them, and the names of rights."""

from collections.abc import Iterable

from msgspec import Struct

from intriga.games.zeppelin.data.rights import RIGHTS, Right
from intriga.games.zeppelin.seen.view import ClassView, Society, View
from intriga.kernel import Seat
from intriga.presentation import Scene


class RightMark(Struct, frozen=True):
    """A right with its name; its sign is called by its id."""

    id: Right
    name: str


class PersonMark(Struct, frozen=True):
    """Somebody in a list of people, who may be tapped."""

    seat: Seat
    name: str
    me: bool
    jailed: bool


class ClassNode(Struct, frozen=True):
    """A class with those below it."""

    number: int
    name: str
    rights: tuple[RightMark, ...]
    limit: int
    members: tuple[PersonMark, ...]
    root: bool
    migrant: bool
    mine: bool
    revolts: bool
    children: tuple["ClassNode", ...]


def right_name(scene: Scene, right: Right) -> str:
    """The name of a right."""
    return scene.say(f"zeppelin-page-right-{right}")


def rights(scene: Scene, held: Iterable[Right]) -> tuple[RightMark, ...]:
    """Rights with their names, for marks on a page."""
    return tuple(RightMark(right, right_name(scene, right)) for right in RIGHTS if right in held)


def people(scene: Scene, society: Society, seats: Iterable[Seat]) -> tuple[PersonMark, ...]:
    """People in the order of the alphabet, the viewer first."""
    found = [
        PersonMark(seat, scene.names[seat], seat == scene.viewer, seat in society.jailed)
        for seat in seats
    ]
    return tuple(sorted(found, key=lambda one: (not one.me, one.name.casefold(), one.seat)))


def tree(view: View, scene: Scene, society: Society) -> ClassNode:
    """The root with its children, and theirs."""
    children: dict[int | None, list[ClassView]] = {}
    for one in society.classes:
        children.setdefault(one.parent, []).append(one)
    mine = view.me.rank if view.me and view.me.country == society.number else None

    def node(one: ClassView) -> ClassNode:
        return ClassNode(
            number=one.number,
            name=scene.render(one.name),
            rights=rights(scene, one.rights),
            limit=one.limit,
            members=people(scene, society, one.members),
            root=one.number == society.root,
            migrant=one.number == society.migrant,
            mine=one.number == mine,
            revolts=one.revolts is not None,
            children=tuple(node(child) for child in children.get(one.number, ())),
        )

    return node(class_of(society, society.root))


def class_of(society: Society, number: int) -> ClassView:
    """A class of a state."""
    return next(one for one in society.classes if one.number == number)


def class_name(scene: Scene, society: Society, number: int | None) -> str:
    """The name of a class; "" for none, or for one that is gone."""
    found = next((one.name for one in society.classes if one.number == number), None)
    return scene.render(found) if found is not None else ""


def my_society(view: View) -> Society | None:
    """The state whose citizen the viewer is."""
    if view.me is None or view.me.country is None:
        return None
    return next((one for one in view.societies if one.number == view.me.country), None)


def holders(society: Society, right: Right) -> list[ClassView]:
    """The classes with this right."""
    return [one for one in society.classes if right in one.rights]


def free(society: Society, one: ClassView) -> list[Seat]:
    """Its members who are not in prison: whose rights do not rest."""
    return [seat for seat in one.members if seat not in society.jailed]
