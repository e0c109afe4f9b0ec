"""Things that are used at once."""

from collections.abc import Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.forms.parts import Maker
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.uses.use import UseThing
from intriga.games.mafia.subjects.uses.using import USES
from intriga.kernel import Field, Form, Seat, choice

NTH = ("first", "second", "third", "fourth", "fifth", "sixth")


def _use(state: State, who: Seat) -> Iterator[Form]:
    """A form for each number of people whom a thing may be for."""
    for most, of in sorted({(use.targets, use.of) for use in USES.values()}):
        if not choices.some(state, who, f"usable-{most}"):
            continue
        targets = min(most, len(state.living()) - 1)
        thing = choice("thing", f"usable-{most}")
        slots = tuple(choice(name, of) for name in NTH[:targets])
        whom = (Field("whom", "slots", row=slots),) if targets else ()
        yield Form(UseThing, (thing, *whom))


MAKERS: tuple[Maker, ...] = (_use,)
