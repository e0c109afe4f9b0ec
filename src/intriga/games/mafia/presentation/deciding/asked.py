"""What is asked, short enough for the head of a decision: a question, a line about it, a word for
the clock."""

from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import Phase
from intriga.presentation import Scene


def asked(view: View, scene: Scene) -> tuple[str, str]:
    """What the viewer is asked, by the town or in private, or how things stand for them, and the
    line that explains it."""
    if view.phase is Phase.OVER:
        return _over(view, scene)
    awaited = scene.viewer in scene.awaited
    private = "" if awaited else private_question(scene)
    if private:
        return scene.say("mafia-page-ask-private", act=private), scene.say(
            "mafia-page-why-private", act=private
        )
    id, who = str(view.phase), who_is(view, scene)
    role = _role(view) if who == "asked" else ""
    return (
        scene.say(f"mafia-page-ask-{id}", who=who, role=role or "honest"),
        scene.say(f"mafia-page-why-{id}", who=who, role=role or "honest"),
    )


def who_is(view: View, scene: Scene) -> str:
    """Whether the viewer is awaited, is done, or is dead: the name of the variant of a text."""
    me = view.me
    if me is None:
        return "nobody"
    awaited = scene.viewer in scene.awaited
    lives = view.people[me.seat].lives or view.phase is Phase.OPENING
    if lives:
        return "asked" if awaited else "done"
    return "dead-asked" if awaited else "dead"


def private_question(scene: Scene) -> str:
    """The type of the act by which the viewer answers what they are asked in private; "": none."""
    forms = scene.offer.forms if scene.offer is not None else ()
    return next((form.act for form in forms if form.asks), "")


def until(view: View, scene: Scene) -> str:
    """What the clock runs for."""
    if view.phase is Phase.OVER:
        return ""
    return scene.say("mafia-page-until", phase=str(view.phase))


def _role(view: View) -> str:
    """Of those who have something to do at night."""
    return view.me.role if view.me is not None and view.phase is Phase.NIGHT else ""


def _over(view: View, scene: Scene) -> tuple[str, str]:
    ending = view.ending or "none"
    return (
        scene.say("mafia-page-ask-over", ending=ending),
        scene.say("mafia-page-why-over", n=len(view.winners)),
    )
