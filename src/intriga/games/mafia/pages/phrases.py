"""How the named pages speak: of people, times, roles, things, and of what the viewer may do now."""

from collections.abc import Iterable
from typing import Any

from intriga.games.mafia.people import Tick
from intriga.kernel import Seat

Data = dict[str, Any]


def person(scene: Any, who: Seat) -> Data:
    """Somebody as macros show them: {seat, name, mark, me}."""
    return {
        "seat": who,
        "name": scene.names[who],
        "mark": scene.marks[who],
        "me": who == scene.viewer,
    }


def people(scene: Any, whom: Iterable[Seat]) -> list[Data]:
    """Several people, in order."""
    return [person(scene, who) for who in whom]


def moment(scene: Any, tick: Tick) -> str:
    """A night or a day in words; tick 0 is before the first night."""
    turn, day = divmod(tick, 2)
    if not tick:
        return str(scene.say("mafia-named-beginning"))
    return str(scene.say("mafia-named-day" if day else "mafia-named-night", turn=turn))


def role(scene: Any, title: str) -> str:
    """What somebody is, in words; "" for what is not known."""
    return str(scene.say(f"mafia-role-{title}")) if title else ""


def profession(scene: Any, name: str) -> str:
    """A profession in words, or that there is none, as it stands within a line."""
    told = str(scene.say(f"mafia-profession-{name or 'none'}"))
    return told[:1].lower() + told[1:]


def thing(scene: Any, kind: str) -> str:
    """The name of a kind of thing."""
    return str(scene.say(f"mafia-thing-{kind}"))


def job(scene: Any, kind: str, victim: Seat) -> str:
    """What is ordered of the assassin, in words."""
    return str(scene.say(f"mafia-job-{kind}", seat={"seat": victim}))


def may(scene: Any, *acts: str) -> bool:
    """Whether the viewer may do one of these acts now."""
    forms = scene.offer.forms if scene.offer is not None else ()
    return any(form.act in acts for form in forms)


def act_url(scene: Any) -> str:
    """Where the viewer's forms are."""
    return f"{scene.match_url}#zone-act"
