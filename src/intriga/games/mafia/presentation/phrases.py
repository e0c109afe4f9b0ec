"""How Mafia is spoken of: people, times, roles, things, and what the viewer may do now."""

from collections.abc import Iterable

from msgspec import Struct

from intriga.games.mafia.state.people import Tick
from intriga.kernel import Seat, seat
from intriga.presentation import Scene


class Somebody(Struct, frozen=True):
    """A person as the templates show them. `me`: it is the viewer."""

    seat: Seat
    name: str
    me: bool


class Dated(Struct, frozen=True):
    """A line, and when it was told."""

    when: str
    line: str


def somebody(scene: Scene, who: Seat) -> Somebody:
    """A person by their seat."""
    return Somebody(who, scene.names[who], who == scene.viewer)


def several(scene: Scene, whom: Iterable[Seat]) -> tuple[Somebody, ...]:
    """Several people, in order."""
    return tuple(somebody(scene, who) for who in whom)


def half_day(scene: Scene, tick: Tick) -> str:
    """A night or a day in words; tick 0 is before the first night."""
    turn, day = divmod(tick, 2)
    if not tick:
        return scene.say("mafia-named-beginning")
    return scene.say("mafia-named-day" if day else "mafia-named-night", turn=turn)


def role(scene: Scene, title: str) -> str:
    """What somebody is, in words; of whom nothing is known that is an honest citizen."""
    return scene.say(f"mafia-role-{title or 'honest'}")


def profession(scene: Scene, name: str) -> str:
    """A profession in words, or that there is none."""
    return scene.say(f"mafia-profession-{name or 'none'}")


def profession_within(scene: Scene, name: str) -> str:
    """A profession as it stands within a line."""
    told = profession(scene, name)
    return told[:1].lower() + told[1:]


def thing(scene: Scene, kind: str) -> str:
    """The name of a kind of thing."""
    return scene.say(f"mafia-thing-{kind}")


def help_of(scene: Scene, text: str) -> str:
    """What a thing or a spell does, by the id of its name."""
    return scene.pages.say(text, {}, scene.names, "help")


def job(scene: Scene, kind: str, victim: Seat) -> str:
    """What is ordered of the assassin, in words."""
    return scene.say(f"mafia-job-{kind}", seat=seat(victim))


def capital(text: str) -> str:
    """A text that begins a line."""
    return text[:1].upper() + text[1:]


def may(scene: Scene, *acts: str) -> bool:
    """Whether the viewer may do one of these acts now."""
    forms = scene.offer.forms if scene.offer is not None else ()
    return any(form.act in acts for form in forms)


def act_url(scene: Scene) -> str:
    """Where the viewer's forms are."""
    return f"{scene.match_url}#tray"
