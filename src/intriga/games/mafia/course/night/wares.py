"""What a merchant's spells bring into the shop at N2: for sale from the morning on (item 47)."""

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.data.things import things
from intriga.games.mafia.state.plans import Cast
from intriga.games.mafia.subjects.market import shop
from intriga.kernel import msg, seat

DRAW = "mafia-draw-thing"


def random_thing(tonight: Tonight, casts: list[Cast]) -> None:
    """A thing of any of the 32 kinds, each as likely."""
    kinds = list(things())
    for cast in casts:
        _bring(tonight, cast, kinds[tonight.below(len(kinds), DRAW)])


def create_thing(tonight: Tonight, casts: list[Cast]) -> None:
    """The thing that the merchant named."""
    for cast in casts:
        _bring(tonight, cast, cast.thing)


def _bring(tonight: Tonight, cast: Cast, kind: str) -> None:
    """After the merchant's death there is no shop for it."""
    state, name = tonight.state, msg(things()[kind].text)
    if shop.merchant(state) != cast.by:
        tonight.note("N2", "mafia-log-made-in-vain", who=seat(cast.by), thing=name)
        return
    shop.bring(state, kind)
    tonight.note("N2", "mafia-log-made", who=seat(cast.by), thing=name)
    tonight.step.emit("mafia-made", (cast.by,), thing=name)
