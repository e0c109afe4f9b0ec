"""The end: who was who, night by night, the curves of exp, the awards with their reasons (item
43)."""

from collections.abc import Sequence

from msgspec import Struct

from intriga.games.mafia.presentation.chronicle import curves, log_story
from intriga.games.mafia.presentation.phrases import (
    Somebody,
    half_day,
    profession_within,
    role,
    several,
    somebody,
)
from intriga.games.mafia.seen.view import Secret, View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.annals import Award
from intriga.kernel import Note, Seat
from intriga.presentation import NamedPage, NoQuery, PageData, Scene

WITH_TIME = frozenset(
    {
        "hit-bandit",
        "hit-assassin",
        "commissar-killed",
        "recruited-commissar-executed",
        "first-voter",
        "royale",
    }
)
"""Awards for a deed of one night or day; the others are for the whole match."""


class PersonShown(Struct, frozen=True, kw_only=True):
    """Who somebody was. `number`: in their clan; `fate`: every death of theirs; `start`, `final`:
    their exp, and `line`, its curve."""

    who: Somebody
    role: str
    number: int | None
    profession: str
    fate: tuple[str, ...]
    lives: bool
    won: bool
    start: int
    final: int
    line: str


class SideShown(Struct, frozen=True):
    """A clan, the honest, or the assassin."""

    id: str
    name: str
    people: tuple[PersonShown, ...]


class VisitShown(Struct, frozen=True):
    """Who went to whom (None: to the shop). `how`: as what; `died`: whom they visited did, in this
    night."""

    who: Somebody
    whom: Somebody | None
    how: str
    died: bool


class NightRow(Struct, frozen=True, kw_only=True):
    """A row of the table: who went to whom, what they met, who died, and the day after."""

    turn: int
    url: str
    visits: tuple[VisitShown, ...]
    met: tuple[str, ...]
    dead: tuple[Somebody, ...]
    day: tuple[str, ...]


class AwardShown(Struct, frozen=True):
    """Exp for a deed. `when`: "" for what is of the whole match."""

    why: str
    exp: int
    when: str


class AwardsOf(Struct, frozen=True):
    """What somebody was awarded. `void`: they do not get it (M47)."""

    who: Somebody
    reasons: tuple[AwardShown, ...]
    void: bool
    exp: int


class EndingPage(PageData, frozen=True, kw_only=True):
    """The data of `ending.html`."""

    ending: str
    winners: tuple[Somebody, ...]
    sides: tuple[SideShown, ...]
    nights: tuple[NightRow, ...]
    chart: curves.Chart | None
    awards: tuple[AwardsOf, ...]


def _ending(view: View, scene: Scene, query: NoQuery) -> EndingPage | None:
    """None before the end."""
    secret = view.secret
    if secret is None or view.phase is not Phase.OVER:
        return None
    finals = {who: _final_exp(secret, who) for who in secret.people}
    sides = {who: side_of(secret, who) for who in secret.people}
    return EndingPage(
        ending=scene.say(f"mafia-ending-{view.ending}") if view.ending else "",
        winners=several(scene, view.winners),
        sides=tuple(
            SideShown(
                side,
                scene.say(f"mafia-named-side-{side}"),
                tuple(
                    _person(view, secret, scene, who, finals[who])
                    for who in secret.people
                    if sides[who] == side
                ),
            )
            for side in curves.ORDER
            if side in sides.values()
        ),
        nights=tuple(_night(scene, scene.notes, turn) for turn in log_story.turns(scene.notes)),
        chart=curves.chart(scene, secret.standings, finals, sides),
        awards=tuple(_awards(secret, scene, who) for who in secret.people),
    )


def side_of(secret: Secret, who: Seat) -> str:
    """Whom somebody belonged to at the end: the commissar and the necromancer are honest."""
    title = secret.people[who].role
    return title if title in curves.ORDER else "honest"


def _final_exp(secret: Secret, who: Seat) -> int:
    """The exp that somebody takes along: with their awards, unless they are voided (M47)."""
    earned = sum(one.exp for one in secret.awards if one.seat == who)
    return max(0, secret.people[who].exp + (0 if who in secret.voided else earned))


def _person(view: View, secret: Secret, scene: Scene, who: Seat, final: int) -> PersonShown:
    me = secret.people[who]
    points = [one.exp[who] for one in secret.standings]
    return PersonShown(
        who=somebody(scene, who),
        role=role(scene, me.role),
        number=me.number if me.clan else None,
        profession=profession_within(scene, me.profession) if me.profession else "",
        fate=_fate(view, secret, scene, who),
        lives=view.people[who].lives,
        won=who in view.winners,
        start=points[0] if points else me.exp,
        final=final,
        line=curves.spark([*points, final]),
    )


def _fate(view: View, secret: Secret, scene: Scene, who: Seat) -> tuple[str, ...]:
    """Every death of somebody, as the log tells it, with when it was."""
    told = [
        scene.say(
            "mafia-named-fate",
            when=half_day(scene, log_story.tick_of(line)),
            line=_cause(scene, line),
        )
        for dead, line in log_story.deaths(scene.notes)
        if dead == who
    ]
    if view.people[who].lives:
        told.append(scene.say("mafia-named-fate-again" if told else "mafia-named-fate-lives"))
    return tuple(told)


def _cause(scene: Scene, line: Note) -> str:
    """What somebody died of: the cause that the log names, else what the line is."""
    if line.id == "mafia-log-hanged":
        return scene.say("mafia-cause-hanged")
    if line.id == "mafia-log-executed":
        return scene.say("mafia-cause-executed")
    by = line.params.get("by")
    cause = scene.render(line.params["cause"])
    return scene.say("mafia-named-cause-by", cause=cause, by=by) if by else cause


# ── night by night ──────────────────────────────────────────────────────────────────────


def _night(scene: Scene, log: Sequence[Note], turn: int) -> NightRow:
    lines = log_story.of_turn(log, turn, day=False)
    day = log_story.of_turn(log, turn, day=True)
    dead = [who for who, _ in log_story.deaths(lines)]
    return NightRow(
        turn=turn,
        url=scene.page("night", turn=turn),
        visits=tuple(
            VisitShown(
                somebody(scene, one.who),
                None if one.whom is None else somebody(scene, one.whom),
                _how(scene, one.line),
                one.whom is not None and one.whom in dead,
            )
            for one in log_story.visits(lines)
        ),
        met=tuple(scene.tell(line.message) for line in log_story.met(lines)),
        dead=several(scene, dead),
        day=tuple(scene.tell(line.message) for line in day if line.id in log_story.DAY),
    )


def _how(scene: Scene, line: Note) -> str:
    """As what somebody came, if the line says it: `shooter`, else a word for the line."""
    if "shooter" in line.params:
        return scene.render(line.params["shooter"])
    known = line.id.replace("mafia-log-", "mafia-named-how-")
    return scene.say(known) if scene.pages.has(known) else ""


# ── awards ──────────────────────────────────────────────────────────────────────────────


def _awards(secret: Secret, scene: Scene, who: Seat) -> AwardsOf:
    reasons = tuple(_award(scene, one) for one in secret.awards if one.seat == who)
    void = who in secret.voided
    exp = 0 if void else sum(one.exp for one in reasons)
    return AwardsOf(somebody(scene, who), reasons, void, exp)


def _award(scene: Scene, one: Award) -> AwardShown:
    when = half_day(scene, one.tick) if one.reason in WITH_TIME else ""
    return AwardShown(scene.say(f"mafia-award-{one.reason}"), one.exp, when)


def _is_over(view: View, scene: Scene) -> bool:
    return view.phase is Phase.OVER and view.secret is not None


ENDING_PAGE = NamedPage[View, NoQuery](
    template="pages/ending.html",
    title="mafia-named-ending",
    data=_ending,
    notes=True,
    offered=_is_over,
)
