"""One night on one page, house by house; step by step it is in the referee's log."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from intriga.games.mafia.presentation.chronicle import log_story
from intriga.games.mafia.presentation.chronicle.orders_tonight import Ordered, tonight
from intriga.games.mafia.presentation.phrases import Somebody, role, somebody
from intriga.games.mafia.seen.view import Secret, View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.annals import Standing
from intriga.kernel import Note, Seat
from intriga.presentation import NamedPage, PageData, Scene


class NightQuery(Struct, frozen=True):
    """`turn`: the number of the night; 0: the last one of which there is something to tell."""

    turn: Annotated[int, Meta(ge=0, le=1_000)] = 0


class NightLink(Struct, frozen=True):
    """A night of which there is something to tell. `here`: it is shown."""

    n: int
    url: str
    here: bool


class HouseShown(Struct, frozen=True):
    """Everything that happened in one house, and whether its owner died."""

    who: Somebody
    role: str
    lines: tuple[str, ...]
    died: bool


class PurseChange(Struct, frozen=True):
    """Whose exp this night has changed."""

    who: Somebody
    before: int
    after: int
    change: int


class NightPage(PageData, frozen=True, kw_only=True):
    """The data of `night.html`. `none`: there is nothing to tell yet, and nothing else is here.
    `log`: the address of the referee's log of this night and the day after it."""

    none: bool = False
    turn: int = 0
    turns: tuple[NightLink, ...] = ()
    log: str = ""
    houses: tuple[HouseShown, ...] = ()
    purses: tuple[PurseChange, ...] = ()
    orders: tuple[Ordered, ...] = ()


def _night(view: View, scene: Scene, query: NightQuery) -> NightPage | None:
    secret = view.secret
    if secret is None:
        return None
    told = sorted({*log_story.turns(scene.notes), *([view.turn] if view.turn else [])})
    if not told:
        return None if query.turn else NightPage(none=True)
    turn = query.turn or told[-1]
    if turn not in told:
        return None
    lines = log_story.of_turn(scene.notes, turn, day=False)
    now = turn == view.turn and view.phase is Phase.NIGHT
    return NightPage(
        title=scene.say("mafia-named-night", turn=turn),
        turn=turn,
        turns=tuple(NightLink(one, scene.page("night", turn=one), one == turn) for one in told),
        log=scene.log(upto=2 * turn + 1),
        houses=tuple(_house(secret, scene, who, lines) for who in log_story.houses(lines)),
        purses=tuple(_purses(scene, secret.standings, turn)),
        orders=tonight(secret, scene) if now else (),
    )


def _told(scene: Scene, lines: Sequence[Note]) -> tuple[str, ...]:
    return tuple(scene.tell(line.message) for line in lines)


def _house(secret: Secret, scene: Scene, who: Seat, lines: Sequence[Note]) -> HouseShown:
    return HouseShown(
        who=somebody(scene, who),
        role=role(scene, secret.people[who].role),
        lines=_told(scene, log_story.houses(lines)[who]),
        died=any(dead == who for dead, _ in log_story.deaths(lines)),
    )


def _purses(scene: Scene, standings: Sequence[Standing], turn: int) -> list[PurseChange]:
    known = {one.tick: one.exp for one in standings}
    before, after = known.get(0 if turn == 1 else 2 * turn - 1), known.get(2 * turn)
    if before is None or after is None:
        return []
    return [
        PurseChange(somebody(scene, who), was, now, now - was)
        for who, (was, now) in enumerate(zip(before, after, strict=True))
        if was != now
    ]


def _knows_all(view: View, scene: Scene) -> bool:
    return view.secret is not None


NIGHT_PAGE = NamedPage[View, NightQuery](
    template="pages/night.html",
    title="mafia-named-nights",
    data=_night,
    query=NightQuery,
    notes=True,
    offered=_knows_all,
)
