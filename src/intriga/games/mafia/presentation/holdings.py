"""What somebody has, on the card and beside each decision."""

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct

from intriga.games.mafia.presentation.phrases import capital, profession_within, role
from intriga.games.mafia.seen.view import Me, View
from intriga.games.mafia.state import Phase
from intriga.presentation import Resource, Scene


class Holding(Struct, frozen=True):
    """So much of something. `note`: how much of it is free or given away, if that is not all or
    nothing."""

    kind: Literal["exp", "mana", "coins"]
    n: int
    note: str = ""


def holdings(me: Me, scene: Scene) -> Iterator[Holding]:
    """Exp, mana and coins."""
    free = scene.say("mafia-page-free", n=me.free_exp) if me.free_exp != me.exp else ""
    pledged = scene.say("mafia-page-on-shield", n=me.pledged) if me.pledged else ""
    yield Holding("exp", me.exp, free)
    yield Holding("mana", me.mana, pledged)
    yield Holding("coins", me.coins)


def resources(view: View, scene: Scene) -> tuple[Resource, ...]:
    """The viewer's role and what they have; before roles are dealt, what all begin with."""
    me = view.me
    if me is None or view.phase is Phase.OVER:
        return ()
    if view.phase is Phase.OPENING:
        start = scene.options.get("start_coins")
        begun = (("exp", me.exp), ("mana", me.exp), ("coins", start))
        return tuple(_figure(scene, kind, n) for kind, n in begun if isinstance(n, int))
    return (
        Resource(
            capital(role(scene, me.role)),
            profession_within(scene, me.profession),
            (scene.say(f"mafia-paper-{_SIDES.get(me.role, me.role or 'honest')}-goal"),),
        ),
        *(_figure(scene, one.kind, one.n, one.note) for one in holdings(me, scene)),
    )


_SIDES: Final[Mapping[str, str]] = {"mafia": "bandit", "yakuza": "bandit"}
"""A role → the one whose way to win it shares."""


def _figure(scene: Scene, kind: str, n: int, note: str = "") -> Resource:
    id = f"mafia-page-have-{kind}"
    help = scene.pages.say(id, {"n": n}, scene.names, "help")
    return Resource(f"{n}", scene.say(id, n=n), tuple(filter(None, (capital(note), help))))
