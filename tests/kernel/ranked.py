"""`Knocking` with a standing, and a match of it with its record."""

from typing import Any

from msgspec import structs

from intriga.kernel.actors import PUBLIC, Actor
from intriga.kernel.acts import Act
from intriga.kernel.chance import Sealed, commitment
from intriga.kernel.engine import Engine
from intriga.kernel.game import Outcome
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.house_rules.undo import unwound
from intriga.kernel.positions import Advance, Before
from intriga.kernel.records.record import Record, encode_line, read
from intriga.kernel.records.replay import verify
from intriga.kernel.text import Message, Refusal
from tests.kernel.knocking import HEADER, Door, Knocking

SECRET = b"s" * 32


BOTH = (0, 1)


class Ranked(Knocking):
    """`Knocking` with a standing: who has knocked most often is ahead."""

    def standing(self, state: Door) -> Outcome | None:
        if not any(state.knocks):
            return None
        ahead = tuple(n for n, knocks in enumerate(state.knocks) if knocks == max(state.knocks))
        return Outcome(ahead, tuple(state.knocks), Message("ahead", {"seats": [*ahead]}))


class Match:
    """A match played step by step, with its record."""

    def __init__(self) -> None:
        self.game = Ranked()
        self.header = structs.replace(HEADER, commitment=commitment(SECRET))
        self.engine = Engine(self.game, self.header, Sealed(SECRET, HEADER.salts))
        self.steps = [self.engine.open()]
        self.at = 1000

    @property
    def now(self) -> Any:
        return self.steps[-1].position

    def tries(self, actor: Actor, act: Act) -> Advance[Door] | Refusal:
        before = None
        if isinstance(act, Rewind):
            undone = unwound([step.entry for step in self.steps[act.to :]])
            before = Before(self.steps[act.to - 1].position, undone)
        self.at += 1000
        return self.engine.act(self.now, actor, act, self.at, before=before)

    def does(self, actor: Actor, act: Act) -> list[str]:
        """The public events of a step that must be accepted."""
        advance = self.tries(actor, act)
        assert isinstance(advance, Advance), advance
        self.steps.append(advance)
        return [event.id for event in advance.entry.events if event.to == PUBLIC]

    def refused(self, actor: Actor, act: Act) -> str:
        refusal = self.tries(actor, act)
        assert isinstance(refusal, Refusal), refusal
        return refusal.id

    def verified(self) -> str:
        """The verdict on the finished record, written and read again."""
        footer = self.engine.footer(self.now, SECRET)
        entries = [step.entry for step in self.steps]
        lines = [encode_line(self.header), *map(encode_line, entries), encode_line(footer)]
        record: Record = read(lines)
        verdict = verify(self.game, record)
        assert record.footer is not None
        assert record.footer.outcome.early == self.now.outcome.early
        return verdict.verdict
