"""The board: the sky over the town, the morning paper, the votes as they stand, who lives and who
lies where. All of it but the marks of one's own is the same for everybody, so it is rendered once.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from markupsafe import Markup
from msgspec import Struct

from intriga.games.mafia.presentation.board.faces import faces
from intriga.games.mafia.presentation.board.newspaper import latest
from intriga.games.mafia.presentation.phrases import profession, role
from intriga.games.mafia.seen.describe import votes as written
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import Phase
from intriga.kernel import Seat
from intriga.presentation import Board, Scene

_MINUTE: Final = 60_000
_pack = msgspec.msgpack.Encoder().encode


class TownShown(Board, frozen=True, kw_only=True):
    """The data of `town.html`. `roles`: how many there are of each, as everybody was told; `mates`:
    the seats of the viewer's clan."""

    phase: str
    heading: str
    counts: str
    roles: str
    me: Seat | None
    mates: tuple[Seat, ...]


class ClockTime(Struct, frozen=True):
    """A time as `js/clock.js` shows it in the reader's own zone: for a machine, and in UTC."""

    iso: str
    text: str


class VoteShown(Struct, frozen=True):
    """A vote. `n`: its number among all; `at`: where it is the first in its minute."""

    n: int
    seat: Seat
    name: str
    at: ClockTime | None


class Accused(Struct, frozen=True):
    """Whom votes are against. `share`: of the most votes against one, in per cent."""

    seat: Seat
    name: str
    total: str
    share: int
    votes: tuple[VoteShown, ...]


class Pool(Struct, frozen=True):
    """The mana of the dead against somebody (item 41)."""

    name: str
    mana: int


class Votes(Struct, frozen=True):
    """The data of `votes.html`. `day`: it is day, and there is something to show; `halves`: some
    total has half a vote; `left`: who has left their vote to whom."""

    day: bool = False
    cast: int = 0
    halves: bool = False
    accused: tuple[Accused, ...] = ()
    left: tuple[str, ...] = ()
    pools: tuple[Pool, ...] = ()


class Dweller(Struct, frozen=True):
    """Somebody alive. `role`: if everybody knows it."""

    seat: Seat
    name: str
    role: str


class LivingShown(Struct, frozen=True):
    """The data of `living.html`: everybody alive, by house."""

    night: bool
    people: tuple[Dweller, ...]


class Buried(Struct, frozen=True):
    """Somebody dead. `side`: a clan, or the honest; `walks`: they are reanimated."""

    seat: Seat
    name: str
    role: str
    side: str
    profession: str
    when: str
    walks: bool


class Graves(Struct, frozen=True):
    """The data of `dead.html`: the latest grave first."""

    people: tuple[Buried, ...]


def board(view: View, scene: Scene) -> TownShown:
    """The data of `town.html`."""
    dwellers = view.phase is Phase.NIGHT, view.people
    return TownShown(
        phase=str(view.phase),
        heading=scene.say("mafia-page-now", phase=str(view.phase), turn=view.turn),
        counts=living_and_dead(view, scene),
        roles=scene.say("mafia-page-roles", **view.roles)
        if view.roles and view.phase is not Phase.OPENING
        else "",
        me=view.me.seat if view.me else None,
        mates=tuple(who for _, who in view.family.members) if view.family else (),
        parts={
            "town-faces": scene.kept("faces.html", scene.names, lambda: faces(scene.names)),
            "town-paper": scene.piece("paper.html", latest(view, scene)),
            "town-votes": _public(scene, "votes.html", lambda: _votes(view, scene), _said(view)),
            "town-living": _public(scene, "living.html", lambda: _living(view, scene), dwellers),
            "town-dead": _public(scene, "dead.html", lambda: _graves(view, scene), dwellers),
        },
    )


def _public(
    scene: Scene, template: str, make: Callable[[], Struct], facts: Sequence[object]
) -> Markup:
    """A part that follows from these facts, which everybody knows, and from names: whoever looks,
    its data are made once."""
    return scene.kept(template, (scene.names, _pack(facts)), make)


def _said(view: View) -> Sequence[object]:
    """What the votes are shown from."""
    return view.phase, view.votes, view.tally, view.pool, view.transfers


def living_and_dead(view: View, scene: Scene) -> str:
    """How many live, and how many are dead."""
    return scene.say(
        "mafia-page-counts",
        living=sum(one.lives for one in view.people),
        dead=sum(not one.lives for one in view.people),
    )


def in_order(view: View) -> tuple[Seat, ...]:
    """Whom votes are against, in the order in which they were accused: it stays as it is while
    votes come in."""
    accused = dict.fromkeys(vote.against for vote in view.votes)
    return tuple(accused | dict.fromkeys(one.whom for one in view.tally))


def _votes(view: View, scene: Scene) -> Votes:
    """Whoever was accused first stands first, and who voted when, in order."""
    if view.phase is not Phase.DAY:
        return Votes()
    totals = {one.whom: one.halves for one in view.tally}
    most = max(totals.values(), default=0)
    sums: dict[Seat, int] = {}
    for one in view.pool:
        sums[one.against] = sums.get(one.against, 0) + one.mana
    return Votes(
        day=True,
        cast=len(view.votes),
        halves=any(total % 2 for total in totals.values()),
        accused=tuple(
            Accused(
                seat=whom,
                name=scene.names[whom],
                total=written(totals.get(whom, 0)),
                share=round(100 * totals.get(whom, 0) / most) if most else 0,
                votes=tuple(_against(view, scene, whom)),
            )
            for whom in in_order(view)
        ),
        left=tuple(
            scene.say("mafia-page-left", who=scene.names[giver], to=scene.names[to])
            for giver, to in view.transfers.items()
        ),
        pools=tuple(Pool(scene.names[whom], mana) for whom, mana in sums.items()),
    )


def _against(view: View, scene: Scene, whom: Seat) -> Iterator[VoteShown]:
    """The votes against somebody. A time stands for all that follow in its minute."""
    last = -1
    for n, vote in enumerate(view.votes, 1):
        if vote.against == whom:
            minute, last = last, vote.at // _MINUTE
            at = _clock(vote.at) if last != minute else None
            yield VoteShown(n, vote.by, scene.names[vote.by], at)


def _clock(milliseconds: int) -> ClockTime:
    at = datetime.fromtimestamp(milliseconds // 1000, UTC)
    return ClockTime(at.strftime("%Y-%m-%dT%H:%M:%SZ"), at.strftime("%H:%M"))


def _living(view: View, scene: Scene) -> LivingShown:
    return LivingShown(
        view.phase is Phase.NIGHT,
        tuple(
            Dweller(who, scene.names[who], role(scene, one.role) if one.role else "")
            for who, one in enumerate(view.people)
            if one.lives
        ),
    )


def _graves(view: View, scene: Scene) -> Graves:
    dead = [(one.died, who, one) for who, one in enumerate(view.people) if not one.lives]
    return Graves(
        tuple(
            Buried(
                seat=who,
                name=scene.names[who],
                role=role(scene, one.role),
                side=one.role if one.role in ("mafia", "yakuza") else "honest",
                profession=profession(scene, one.profession),
                when=scene.say("mafia-page-died", time="day" if tick % 2 else "night", n=tick // 2),
                walks=one.reanimated,
            )
            for tick, who, one in sorted(dead, key=lambda grave: (-grave[0], grave[1]))
        )
    )
