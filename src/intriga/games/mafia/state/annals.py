"""What is kept of a match as it goes: stories, awards, standings, the referee's log."""

from msgspec import Struct

from intriga.games.mafia.state.people import Tick
from intriga.kernel import Seat


class Story(Struct, frozen=True, omit_defaults=True):
    """Something that everybody was told, as the paper has it: `kind` is the id of the event
    without its beginning, `mafia-…`; `who`: about whom."""

    kind: str
    who: Seat | None = None


class Issue(Struct, frozen=True, omit_defaults=True):
    """The paper of the morning after a night: what was told since the last one, in order."""

    night: int
    stories: list[Story] = []


class Award(Struct, frozen=True, omit_defaults=True):
    """Exp at the end of the match (item 43): the reason is `mafia-award-…`."""

    seat: Seat
    reason: str
    exp: int
    tick: Tick = 0


class Standing(Struct, frozen=True):
    """The exp of every seat when a night or a day was over, or before the first night."""

    tick: Tick
    exp: tuple[int, ...]
