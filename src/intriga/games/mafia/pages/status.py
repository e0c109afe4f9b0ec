"""The texts of the zones "now" and "table", and the marks of people."""

from typing import Any, Final

from intriga.games.mafia.describe import votes as written
from intriga.games.mafia.pages.town import role_name
from intriga.games.mafia.state import Phase
from intriga.games.mafia.view import View

Data = dict[str, Any]
_HUES: Final = 8
_MARKS: Final = tuple((str(number + 1), number % _HUES) for number in range(40))
"""The number of each house, and the number of its colour."""


def now(view: View, scene: Any) -> Data:
    """The night or the day, who is left, and one sentence: what the viewer is asked for."""
    phase = str(view.phase)
    living = sum(one.lives for one in view.people)
    begun = view.phase in (Phase.NIGHT, Phase.DAY)
    return {
        "phase": scene.say("mafia-page-now", phase=phase, turn=view.turn),
        "step": scene.say("mafia-page-alive", n=living) if begun else None,
        "asked": scene.say(f"mafia-page-asked-{phase}", **_asked(view, scene)),
    }


def _asked(view: View, scene: Any) -> Data:
    if view.phase is Phase.OVER:
        ending = scene.render({"msg": f"mafia-ending-{view.ending}"}) if view.ending else ""
        return {"ending": ending, "winners": [scene.names[seat] for seat in view.winners]}
    me = view.me
    who = "nobody"
    if me is not None:
        awaited = scene.viewer in scene.awaited
        lives = view.people[me.seat].lives or view.phase is Phase.OPENING
        who = ("asked" if awaited else "done") if lives else "dead-asked" if awaited else "dead"
    role = me.role if me is not None and view.phase is Phase.NIGHT else ""
    return {"who": who, "role": role or "honest"}


def people(view: View, scene: Any) -> list[Data]:
    """A label and a note for each seat: dead as what, how many votes against them; both public."""
    totals = {one.whom: one.halves for one in view.tally}
    return [
        {
            "label": scene.say("mafia-page-lives")
            if one.lives
            else scene.say("mafia-page-dead-as", role=role_name(scene, one.role)),
            "note": scene.say("mafia-page-against", votes=written(totals[who]))
            if who in totals
            else None,
        }
        for who, one in enumerate(view.people)
    ]


def seat_marks(view: View, language: str) -> list[tuple[str, int]]:
    """The number of each house."""
    return list(_MARKS)


def concerns(view: View, scene: Any, event: Any) -> bool:
    """Whether a public event is news for the viewer: a vote against them."""
    return bool(event.id == "mafia-voted" and event.params.get("whom") == {"seat": scene.viewer})
