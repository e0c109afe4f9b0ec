"""The end: whose side has won, how many of each lived through the nights and days, who was who."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from intriga.games.mafia.presentation.chronicle import curves
from intriga.games.mafia.presentation.chronicle.ending_page import side_of
from intriga.games.mafia.presentation.phrases import capital, half_day, profession_within, role
from intriga.games.mafia.seen.view import Secret, View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.people import Tick
from intriga.kernel import Seat
from intriga.presentation import Ending, EndingChart, EndingCurve, Scene, WhoWas
from intriga.presentation.endings import Dash

_ORDINARY: Final = frozenset({"participation", "winners"})
"""Awards that say nothing of what somebody did."""
_LINES: Final[dict[str, tuple[int, Dash]]] = {
    "honest": (2, ""),
    "mafia": (5, "dashed"),
    "yakuza": (3, "dotted"),
    "assassin": (7, "dashed"),
}
"""The colour and the line of each side."""


def ending(view: View, scene: Scene) -> Ending:
    """The sides in their order, each with its people, the living first."""
    secret = view.secret
    if secret is None:
        return Ending()
    sides = {who: side_of(secret, who) for who in secret.people}
    over = view.phase is Phase.OVER
    living = sum(one.lives for one in view.people)
    return Ending(
        verdict=capital(scene.say(f"mafia-ending-{view.ending}")) if over and view.ending else "",
        why=scene.say("mafia-named-end-why", living=living, n=len(view.people)) if over else "",
        chart=_chart(view, scene, sides),
        who=tuple(_who(view, secret, scene, sides)),
    )


def _chart(view: View, scene: Scene, sides: dict[Seat, str]) -> EndingChart | None:
    """How many of each side were alive; who was dead and lives again counts as never dead."""
    last = max([2 * view.turn, *(one.died for one in view.people)])
    if last < 2:
        return None
    ticks = range(1, last + 1)
    present = [one for one in curves.ORDER if one in sides.values()]
    return EndingChart(
        title=scene.say("mafia-named-end-chart"),
        times=tuple(half_day(scene, tick if tick > 1 else 0) for tick in ticks),
        curves=tuple(
            EndingCurve(
                scene.say(f"mafia-named-side-{side}"),
                _LINES[side][0],
                tuple(
                    sum(_alive(view, who, tick) for who, of in sides.items() if of == side)
                    for tick in ticks
                ),
                _LINES[side][1],
            )
            for side in present
        ),
    )


def _alive(view: View, who: Seat, tick: Tick) -> bool:
    """Whether somebody had not died for good by the end of a night or day."""
    one = view.people[who]
    return one.lives or one.died > tick


def _who(view: View, secret: Secret, scene: Scene, sides: dict[Seat, str]) -> Iterator[WhoWas]:
    order = sorted(
        secret.people,
        key=lambda who: (curves.ORDER.index(sides[who]), not view.people[who].lives, who),
    )
    for who in order:
        me, lives = secret.people[who], view.people[who].lives
        title = role(scene, me.role)
        gained = sum(one.exp for one in secret.awards if one.seat == who)
        yield WhoWas(
            seat=who,
            role=f"{title}, {profession_within(scene, me.profession)}" if me.profession else title,
            did=" · ".join([*_deeds(secret, scene, who), _fate(view, scene, who)]),
            value=scene.say("mafia-named-end-exp", n=0 if who in secret.voided else gained)
            if secret.awards
            else "",
            gone=not lives,
            side=scene.say(f"mafia-named-side-{sides[who]}"),
        )


def _deeds(secret: Secret, scene: Scene, who: Seat) -> list[str]:
    """For what somebody was awarded."""
    counted = Counter(
        one.reason for one in secret.awards if one.seat == who and one.reason not in _ORDINARY
    )
    return [
        scene.say(f"mafia-award-{reason}") + (f" ×{n}" if n > 1 else "")
        for reason, n in counted.items()
    ]


def _fate(view: View, scene: Scene, who: Seat) -> str:
    one = view.people[who]
    if one.lives:
        return scene.say("mafia-named-fate-lives")
    when = half_day(scene, one.died)
    return scene.say("mafia-named-end-died", when=when[:1].lower() + when[1:])
