"""A drawer for each ministry: what its minister can do in this turn, and what of that stands in the
list."""

from collections.abc import Iterator, Mapping, Sequence

from intriga.games.maga.data.roles import Role
from intriga.games.maga.presentation.lists.certainty import own_level
from intriga.games.maga.presentation.lists.rows import desk_of
from intriga.games.maga.presentation.phrases import ministry, money
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.seen.view import Desk, Minister, View
from intriga.games.maga.subjects.stage.action import AnyAction
from intriga.kernel import Draft, Entered
from intriga.presentation import Drawer, DrawerItem, Scene


def draft_drawers(view: View, scene: Scene, draft: Draft, rows: Sequence[Entered]) -> list[Drawer]:
    """The ten ministries, in the order of the rulebook's chapters."""
    desk = desk_of(view, draft)
    if desk is None:
        return []
    held: dict[str, list[int]] = {}
    for at, row in enumerate(rows):
        held.setdefault(str(row.get("kind", "")), []).append(at)
    offered = {kind.kind for kind in draft.field.kinds}
    return [
        Drawer(
            key=str(role),
            title=ministry(scene, role),
            items=tuple(_items(scene, desk, role, held, offered)),
            note=_level(scene, desk.roles[role]),
            help=_editor(scene, desk.roles[role]),
        )
        for role in Role
    ]


def _level(scene: Scene, minister: Minister) -> str:
    if minister.blocked:
        return scene.say("maga-page-blocked")
    return scene.say("maga-page-drawer-level", level=minister.level)


def _editor(scene: Scene, minister: Minister) -> str:
    if minister.editor is None:
        return ""
    return scene.say("maga-page-drawer-editor", name=scene.names[minister.editor])


def _items(
    scene: Scene, desk: Desk, role: Role, held: Mapping[str, Sequence[int]], offered: set[str]
) -> Iterator[DrawerItem]:
    for action in ACTIONS.values():
        if action.ministry is not role:
            continue
        title = scene.say(f"maga-action-{action.id}")
        yield DrawerItem(
            kind=action.id,
            title=title if not action.columns else scene.say("maga-page-drawer-more", title=title),
            help=_help(scene, action, desk),
            price=price(scene, action),
            why="" if action.id in offered else scene.say(f"maga-page-idle-{action.id}"),
            rows=tuple(held.get(action.id, ())),
            again=_again(action, desk),
        )


def _help(scene: Scene, action: AnyAction, desk: Desk) -> str:
    told = [scene.say(f"maga-page-help-{action.id}")]
    if action.ministry is not Role.SECRETARY:
        level = own_level(action, desk, {})
        if level is not None:
            told.append(scene.say("maga-page-own-level", level=level))
    return " ".join(told)


def price(scene: Scene, action: AnyAction) -> str:
    """What an action costs, of one if there may be several; "" if that is nothing, or what one
    enters."""
    if not action.cost:
        return ""
    cost = money(scene, action.cost)
    return scene.say("maga-page-each", money=cost) if action.each else cost


def _again(action: AnyAction, desk: Desk) -> bool:
    """Whether one more line of an action can do something (item 18): other roles have theirs, those
    that one controls too."""
    if action.merges or action.ministry is Role.SECRETARY or desk.recruited:
        return True
    return not action.once and not action.is_ordinary
