"""What each territory of a team has, beside its desk: its incomes by sphere, its roles."""

from msgspec import Struct

from intriga.games.maga.data.roles import Role
from intriga.games.maga.presentation.board.desk import Change, before, change_of, points_of
from intriga.games.maga.presentation.phrases import land, money, role
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.state import Figures
from intriga.presentation import Scene


class SphereIncome(Struct, frozen=True):
    """What a sphere brings."""

    name: str
    income: str
    change: Change | None


class RoleNow(Struct, frozen=True):
    """A role of one's own."""

    name: str
    number: int
    level: int
    change: Change | None
    blocked: bool
    editor: str


class Holdings(Struct, frozen=True):
    """A territory: its tables."""

    land: int
    title: str
    spheres: list[SphereIncome]
    roles: list[RoleNow]


def holdings(view: View, scene: Scene, desk: Desk) -> Holdings:
    """The incomes and the roles of a territory, each with what changed in the last turn."""
    then = before(view, scene, desk)
    return Holdings(
        land=desk.land,
        title=land(scene, desk.land),
        spheres=[
            SphereIncome(
                name=scene.say(f"maga-page-sphere-{sphere}"),
                income=money(scene, income),
                change=change_of(scene, income, then.incomes[sphere] if then else None),
            )
            for sphere, income in desk.incomes.items()
        ],
        roles=[_role(scene, desk, name, then) for name in Role],
    )


def _role(scene: Scene, desk: Desk, name: Role, then: Figures | None) -> RoleNow:
    post = desk.roles[name]
    return RoleNow(
        name=role(scene, name),
        number=post.number,
        level=post.level,
        change=points_of(scene, post.level, then.levels[name] if then else None),
        blocked=post.blocked,
        editor=scene.names[post.editor] if post.editor is not None else "",
    )
