"""`Knocking` with rooms, and a match of it step by step."""

from msgspec import structs

from intriga.kernel.actors import Actor
from intriga.kernel.acts import Act
from intriga.kernel.chance import Fast
from intriga.kernel.engine import Engine
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.house_rules.undo import unwound
from intriga.kernel.match_terms import Terms
from intriga.kernel.positions import Advance, Before, Position
from intriga.kernel.records.record import Entry
from intriga.kernel.rooms import Room, Voice
from intriga.kernel.text import Message, Refusal
from tests.kernel.knocking import HEADER, Door, Knocking


class Talking(Knocking):
    """`Knocking` with rooms: a cellar where the second seat may hide its name, and an attic for the
    first seat alone."""

    def rooms(self, state: Door) -> list[Room]:
        ghost = (Voice("voice-ghost", (1,)),)
        return [
            Room("cellar", Message("cellar"), (0, 1), (1,), "present", ghost),
            Room("attic", Message("attic"), (0,), (0,)),
        ]


TALKING = Talking()


def engine(**terms: object) -> Engine[Door]:
    header = structs.replace(HEADER, terms=Terms(**terms))  # type: ignore[arg-type]
    return Engine(TALKING, header, Fast(1))


class Match:
    """A match played step by step, as its record would have it."""

    def __init__(self, **terms: object) -> None:
        self.engine = engine(**terms)
        opened = self.engine.open()
        self.positions = [opened.position]
        self.entries: list[Entry] = [opened.entry]

    @property
    def now(self) -> Position[Door]:
        return self.positions[-1]

    def tries(self, actor: Actor, act: Act) -> Advance[Door] | Refusal:
        before = None
        if isinstance(act, Rewind) and act.to <= len(self.positions):
            taken_back = unwound(self.entries[act.to :])
            before = Before(self.positions[act.to - 1], taken_back)
        at = 1000 * (len(self.entries) + 1)
        return self.engine.act(self.now, actor, act, at, before=before)

    def does(self, actor: Actor, act: Act) -> list[tuple[object, str]]:
        """The events of a step that must be accepted, with their audiences."""
        advance = self.tries(actor, act)
        assert isinstance(advance, Advance), advance
        self.positions.append(advance.position)
        self.entries.append(advance.entry)
        return [(event.to, event.id) for event in advance.entry.events]

    def refused(self, actor: Actor, act: Act) -> str:
        refusal = self.tries(actor, act)
        assert isinstance(refusal, Refusal)
        return refusal.id
