"""The board: the sky over the town, the morning paper, the votes as they stand, who lives and who
lies where. All of it but the marks of one's own is the same for everybody, so it is rendered once.
"""

from typing import Any, Final

from intriga.games.mafia.describe import votes as written
from intriga.games.mafia.pages import paper
from intriga.games.mafia.pages.faces import faces
from intriga.games.mafia.pages.moments import moment
from intriga.games.mafia.state import Phase
from intriga.games.mafia.view import View

Data = dict[str, Any]
_WHOLE: Final = 2
"""Halves of a vote in a vote."""


def board(view: View, scene: Any) -> Data:
    """The data of `town.html`."""
    return {
        "phase": str(view.phase),
        "heading": scene.say("mafia-page-now", phase=str(view.phase), turn=view.turn),
        "counts": scene.say(
            "mafia-page-counts",
            living=sum(one.lives for one in view.people),
            dead=sum(not one.lives for one in view.people),
        ),
        "roles": roles(view, scene),
        "me": view.me.seat if view.me else None,
        "mates": [seat for _, seat in view.family.members] if view.family else [],
        "parts": {
            "town-faces": scene.piece("faces.html", faces(scene.names)),
            "town-paper": scene.piece("paper.html", paper.latest(view, scene)),
            "town-votes": scene.piece("votes.html", votes(view, scene)),
            "town-living": scene.piece("living.html", living(view, scene)),
            "town-dead": scene.piece("dead.html", dead(view, scene)),
        },
    }


def roles(view: View, scene: Any) -> str:
    """How many there are of each role, as everybody was told."""
    if view.phase is Phase.OPENING or not view.roles:
        return ""
    return str(scene.say("mafia-page-roles", **view.roles))


def votes(view: View, scene: Any) -> Data:
    """The data of `votes.html`: whom most accuse first, and who voted when, in order."""
    if view.phase is not Phase.DAY:
        return {"day": False}
    totals = {one.whom: one.halves for one in view.tally}
    accused = dict.fromkeys(sorted(totals, key=lambda whom: -totals[whom]))
    accused |= dict.fromkeys(vote.against for vote in view.votes)
    numbered = list(enumerate(view.votes, 1))
    most = max(totals.values(), default=0)
    return {
        "day": True,
        "cast": len(view.votes),
        "halves": any(total % 2 for total in totals.values()),
        "accused": [
            {
                "seat": whom,
                "name": scene.names[whom],
                "total": written(totals.get(whom, 0)),
                "share": round(100 * totals.get(whom, 0) / most) if most else 0,
                "votes": [
                    {"n": n, "seat": vote.by, "name": scene.names[vote.by], "at": moment(vote.at)}
                    for n, vote in numbered
                    if vote.against == whom
                ],
            }
            for whom in accused
        ],
        "left": [
            scene.say("mafia-page-left", who=scene.names[giver], to=scene.names[to])
            for giver, to in view.transfers.items()
        ],
        "pools": pools(view, scene),
    }


def pools(view: View, scene: Any) -> list[Data]:
    """The mana of the dead against each accused (item 41)."""
    sums: dict[int, int] = {}
    for one in view.pool:
        sums[one.against] = sums.get(one.against, 0) + one.mana
    return [{"seat": whom, "name": scene.names[whom], "mana": mana} for whom, mana in sums.items()]


def living(view: View, scene: Any) -> Data:
    """The data of `living.html`: everybody alive, by house."""
    return {
        "night": view.phase is Phase.NIGHT,
        "people": [
            {
                "seat": who,
                "name": scene.names[who],
                "role": role_name(scene, one.role) if one.role else "",
            }
            for who, one in enumerate(view.people)
            if one.lives
        ],
    }


def dead(view: View, scene: Any) -> Data:
    """The data of `dead.html`: the graveyard, the latest grave first."""
    graves = [(one.died, who, one) for who, one in enumerate(view.people) if not one.lives]
    return {
        "people": [
            {
                "seat": who,
                "name": scene.names[who],
                "role": role_name(scene, one.role),
                "side": one.role if one.role in ("mafia", "yakuza") else "honest",
                "profession": scene.render({"msg": f"mafia-profession-{one.profession or 'none'}"}),
                "when": scene.say(
                    "mafia-page-died", time="day" if tick % 2 else "night", n=tick // 2
                ),
                "walks": one.reanimated,
            }
            for tick, who, one in sorted(graves, key=lambda grave: (-grave[0], grave[1]))
        ]
    }


def role_name(scene: Any, role: str) -> str:
    """A role as texts have it."""
    return str(scene.render({"msg": f"mafia-role-{role or 'honest'}"}))
