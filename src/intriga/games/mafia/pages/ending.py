"""The end: who was who, night by night, the curves of exp, the awards with their reasons (item
43)."""

from collections.abc import Sequence
from typing import Any

from intriga.games.mafia.pages import curves, story
from intriga.games.mafia.pages.phrases import Data, moment, people, person, profession, role
from intriga.games.mafia.state import Award, Line, Phase
from intriga.games.mafia.view import Secret, View
from intriga.kernel import Seat


def ending(view: View, scene: Any, query: Any) -> Data | None:
    """The data of `ending.html`; None before the end."""
    secret = view.secret
    if secret is None or view.phase is not Phase.OVER:
        return None
    finals = {who: final_exp(secret, who) for who in secret.people}
    return {
        "ending": scene.say(f"mafia-ending-{view.ending}") if view.ending else "",
        "winners": people(scene, view.winners),
        "sides": [
            {
                "id": side,
                "name": scene.say(f"mafia-named-side-{side}"),
                "people": [
                    _person(view, secret, scene, who, finals[who])
                    for who in secret.people
                    if side_of(secret, who) == side
                ],
            }
            for side in curves.ORDER
            if any(side_of(secret, who) == side for who in secret.people)
        ],
        "nights": [_night(scene, secret.log, turn) for turn in story.turns(secret.log)],
        "chart": curves.chart(
            scene,
            [(one.tick, one.exp) for one in secret.standings],
            finals,
            {who: side_of(secret, who) for who in secret.people},
        ),
        "awards": [_awards(secret, scene, who) for who in secret.people],
    }


def side_of(secret: Secret, who: Seat) -> str:
    """Whom somebody belonged to at the end: the commissar and the necromancer are honest."""
    title = secret.people[who].role
    return title if title in curves.ORDER else "honest"


def final_exp(secret: Secret, who: Seat) -> int:
    """The exp that somebody takes along: with their awards, unless they are voided (M47)."""
    earned = sum(one.exp for one in secret.awards if one.seat == who)
    return max(0, secret.people[who].exp + (0 if who in secret.voided else earned))


def _person(view: View, secret: Secret, scene: Any, who: Seat, final: int) -> Data:
    me = secret.people[who]
    start = secret.standings[0].exp[who] if secret.standings else me.exp
    points = [one.exp[who] for one in secret.standings]
    return person(scene, who) | {
        "role": role(scene, me.role),
        "recruited": bool(me.clan) and me.role == "commissar",
        "number": me.number if me.clan else None,
        "profession": profession(scene, me.profession) if me.profession else "",
        "fate": _fate(view, secret, scene, who),
        "lives": view.people[who].lives,
        "won": who in view.winners,
        "start": start,
        "final": final,
        "line": curves.spark([*points, final]),
        "coins": me.coins,
        "mana": me.mana,
    }


def _fate(view: View, secret: Secret, scene: Any, who: Seat) -> list[str]:
    """Every death of somebody, as the log tells it, with when it was."""
    told = [
        scene.say(
            "mafia-named-fate", when=moment(scene, story.tick_of(line)), line=_cause(scene, line)
        )
        for dead, line in story.deaths(secret.log)
        if dead == who
    ]
    if view.people[who].lives:
        told.append(scene.say("mafia-named-fate-again" if told else "mafia-named-fate-lives"))
    return told


def _cause(scene: Any, line: Line) -> str:
    """What somebody died of: the cause that the log names, else what the line is."""
    if line.text == "mafia-log-hanged":
        return str(scene.say("mafia-cause-hanged"))
    if line.text == "mafia-log-executed":
        return str(scene.say("mafia-cause-executed"))
    by = line.params.get("by")
    cause = scene.render(line.params["cause"])
    return str(scene.say("mafia-named-cause-by", cause=cause, by=by)) if by else str(cause)


# ── night by night ──────────────────────────────────────────────────────────────────────


def _night(scene: Any, log: Sequence[Line], turn: int) -> Data:
    """A row of the table: who went to whom, what they met, who died, and the day after."""
    lines = story.of_turn(log, turn, day=False)
    day = story.of_turn(log, turn, day=True)
    dead = [who for who, _ in story.deaths(lines)]
    return {
        "turn": turn,
        "url": scene.page("night", turn=turn),
        "visits": [
            {
                "who": person(scene, one.who),
                "whom": None if one.whom is None else person(scene, one.whom),
                "how": _how(scene, one.line),
                "died": one.whom is not None and one.whom in dead,
            }
            for one in story.visits(lines)
        ],
        "met": [scene.tell(line.message) for line in story.met(lines)],
        "dead": people(scene, dead),
        "day": [scene.tell(line.message) for line in day if line.text in story.DAY],
    }


def _how(scene: Any, line: Line) -> str:
    """As what somebody came, if the line says it: `shooter`, else a word for the line."""
    if "shooter" in line.params:
        return str(scene.render(line.params["shooter"]))
    known = line.text.replace("mafia-log-", "mafia-named-how-")
    return str(scene.say(known)) if scene.pages.has(known) else ""


# ── awards ──────────────────────────────────────────────────────────────────────────────


def _awards(secret: Secret, scene: Any, who: Seat) -> Data:
    mine = [one for one in secret.awards if one.seat == who]
    void = who in secret.voided
    return person(scene, who) | {
        "reasons": [_award(scene, one) for one in mine],
        "void": void,
        "exp": 0 if void else sum(one.exp for one in mine),
    }


def _award(scene: Any, one: Award) -> Data:
    return {
        "why": scene.say(f"mafia-award-{one.reason}"),
        "exp": one.exp,
        "when": moment(scene, one.tick) if one.reason in WITH_TIME else "",
    }


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


def is_over(view: View, scene: Any) -> bool:
    """Whether the match is over."""
    return view.phase is Phase.OVER and view.secret is not None


PAGE = {
    "template": "ending.html",
    "title": "mafia-named-ending",
    "data": ending,
    "offered": is_over,
}
