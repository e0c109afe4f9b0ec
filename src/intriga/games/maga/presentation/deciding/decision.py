"""What is asked, short enough for the head of a decision: its title, a question, a line about it, a
word for the clock."""

from intriga.games.maga.seen.view import View
from intriga.games.maga.state import Phase
from intriga.presentation import Scene


def title(view: View, scene: Scene) -> str:
    """What is being played."""
    return scene.say("maga-page-title", phase=str(view.phase), turn=view.turn)


def ask(view: View, scene: Scene) -> tuple[str, str]:
    """What the viewer's team is asked for, or what is awaited, and the line that explains it."""
    if view.phase is Phase.OVER:
        ending = view.ending or "none"
        return scene.say("maga-page-ask-over", ending=ending), scene.say("maga-page-why-over")
    who = who_is(view)
    if who in ("part", "done") and view.phase is Phase.PLAY and _answers(scene):
        who = "treaty"
    return (
        scene.say(f"maga-page-ask-{view.phase}", who=who, turn=view.turn),
        scene.say(f"maga-page-why-{view.phase}", who=who, turn=view.turn),
    )


def until(view: View, scene: Scene) -> str:
    """What the clock runs for."""
    if view.phase is Phase.OVER:
        return ""
    return scene.say("maga-page-until", phase=str(view.phase))


def who_is(view: View) -> str:
    """How far the viewer's team is with what everybody is asked for: the name of the variant of a
    text."""
    if view.home is None:
        return "nobody"
    if not view.home.commands:
        return "watches"
    if view.phase in (Phase.OPENING, Phase.PAUSE):
        return "done" if view.chosen else "asked"
    lists = [desk.handed_in is not None for desk in view.desks]
    return "done" if all(lists) else "part" if any(lists) else "asked"


def _answers(scene: Scene) -> bool:
    """Whether a treaty waits for the viewer's answer."""
    forms = scene.offer.forms if scene.offer is not None else ()
    return any(form.act == "answer-treaty" for form in forms)
