"""The house state: what the kernel keeps of a match beside the game's state.

It follows from the acts that every match has, whatever its game: a pause, a muted seat, an
extension. Nothing in it is secret, as all of it follows from public events, but for `quiet`,
`silenced` and the rooms of stewards.
"""

from collections.abc import Container
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import Seat
from intriga.kernel.game import Early, Outcome
from intriga.kernel.match_terms import Doors


class Timing(Struct, frozen=True):
    """What the host has changed in the schedule since the start: see `Reschedule`."""

    clocks: dict[str, int | str]
    zone: str
    rest: tuple[int, ...]


PROPOSAL_LASTS_MS: Final = 24 * 3600 * 1000
"""How long a proposal to end the match may be agreed to, in milliseconds."""


class EndProposal(Struct, frozen=True):
    """A vote on ending the match before its rules do. `number`: counted from 1 in this match; `by`:
    the seat that proposes it, `at` a time in milliseconds since the epoch; `voters`: the seats that
    must agree. `outcome`: what the result would be."""

    number: int
    how: Early
    by: Seat
    at: int
    voters: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    outcome: Outcome

    @property
    def lapses_at(self) -> int:
        """Until when it can be agreed to, in milliseconds since the epoch."""
        return self.at + PROPOSAL_LASTS_MS

    def stands(self, now: int) -> bool:
        """Whether it can still be agreed to."""
        return now < self.lapses_at


class Undo(Struct, frozen=True):
    """A request to rewind the match to its first `to` entries, before the public event of this
    number (`event`), which said `id` with these parameters. The rest as of `EndProposal`."""

    number: int
    to: int
    event: int
    id: str
    params: dict[str, Any]
    by: Seat
    at: int
    voters: tuple[Seat, ...]
    agreed: tuple[Seat, ...]

    @property
    def is_agreed(self) -> bool:
        """Whether all have agreed: the table is about to rewind the match."""
        return self.agreed == self.voters

    @property
    def lapses_at(self) -> int:
        """Until when it can be agreed to, in milliseconds since the epoch."""
        return self.at + PROPOSAL_LASTS_MS

    def stands(self, now: int) -> bool:
        """Whether it can still be agreed to."""
        return now < self.lapses_at


class Stalled(Struct, frozen=True):
    """What the rules failed at, and the time in milliseconds since the epoch: see `Stall`."""

    window: str
    generation: int
    why: str
    at: int


class Break(Struct, frozen=True):
    """A time in milliseconds since the epoch, and the time zone in which it is shown."""

    until: int
    zone: str


ALL_ROOMS: Final = "*"
"""Among the rooms of a steward: all where the host is heard."""


class Steward(Struct, frozen=True):
    """Somebody with a part of the host's powers; none without `acts`. See `Empower`."""

    name: str
    rooms: tuple[str, ...]
    acts: tuple[str, ...]

    def minds(self, room: str) -> bool:
        """Whether the room with this key is theirs."""
        return room in self.rooms or ALL_ROOMS in self.rooms


AWAY_LEAST_MS: Final = 60_000
"""The least time for which a match is put away, in milliseconds."""


class House(Struct, frozen=True, omit_defaults=True):
    """What the house rules know of a match.

    `resumes_at`: the match is put away, and paused, until that time (milliseconds since the epoch).
    `asking`: seats that ask for a pause or, during one, for its end; or, if there is `break_asked`,
    that the match be put away until then. `muted`: seats that may not
    write in public rooms. `locked`: types of acts that the host has disabled. `misses`, `extended`:
    by seat, windows in a row that closed without it, and extensions it has used; seats beyond the
    end of either have none. `standing_in`: seats for which a bot answers at present. `quiet`: seats
    that have answered in a sealed window which is still open; nobody may see that yet. `timing`:
    the schedule as the host has changed it during the match, None if they have not. `warned`: seats
    whose players know that the host wants to seat a bot for them, each with the time (in
    milliseconds since the epoch) at which they were told. `proposal`: to end the match, None if
    there is none; `proposals`: how many there were; `proposed`: the seats that have made one since
    a window last closed. `undo`, `undos`, `undo_asked`: the same of requests to rewind it.
    `stalled`: the rules have failed, and the match waits for its host; None if they have not.
    `ended`: the outcome of a match that people have ended. `doors`: who may enter, as the host has
    changed it during the match, None if they have not. `stewards`: by their number, from 1.
    `silenced`: who is muted where, as keys of rooms and speakers (`seat:3`, `voice:…`); this and
    the rooms of stewards are known in those rooms alone.
    """

    paused: bool = False
    resumes_at: int | None = None
    asking: tuple[Seat, ...] = ()
    break_asked: Break | None = None
    muted: tuple[Seat, ...] = ()
    locked: tuple[str, ...] = ()
    misses: tuple[int, ...] = ()
    extended: tuple[int, ...] = ()
    standing_in: tuple[Seat, ...] = ()
    quiet: tuple[Seat, ...] = ()
    timing: Timing | None = None
    warned: tuple[tuple[Seat, int], ...] = ()
    proposal: EndProposal | None = None
    proposals: int = 0
    proposed: tuple[Seat, ...] = ()
    ended: Outcome | None = None
    doors: Doors | None = None
    stewards: tuple[Steward, ...] = ()
    silenced: tuple[tuple[str, str], ...] = ()
    undo: Undo | None = None
    undos: int = 0
    undo_asked: tuple[Seat, ...] = ()
    stalled: Stalled | None = None

    @property
    def halted(self) -> bool:
        """Whether no clock runs: the match is paused, or waits for its host."""
        return self.paused or self.stalled is not None

    def steward(self, number: int) -> Steward | None:
        """The steward with this number, if they have powers."""
        if not 1 <= number <= len(self.stewards):
            return None
        found = self.stewards[number - 1]
        return found if found.acts else None

    def is_silent(self, room: str, speaker: str) -> bool:
        """Whether this speaker (`seat:3`, `voice:…`) is muted in a room."""
        return (room, speaker) in self.silenced

    def shown(self) -> "House":
        """What everybody may know of it."""
        shown = replace(self, quiet=()) if self.quiet else self
        if shown.silenced or shown.stewards:
            known = tuple(replace(one, rooms=()) for one in shown.stewards)
            shown = replace(shown, silenced=(), stewards=known)
        if shown.ended is not None and shown.ended.ledger:
            shown = replace(shown, ended=replace(shown.ended, ledger=()))
        return shown

    def asking_at(self, now: int) -> tuple[Seat, ...]:
        """The seats that ask for a pause, or its end; none if they ask for a pause until a time
        that is past, or too near (`now`: milliseconds since the epoch)."""
        late = self.break_asked is not None and self.break_asked.until < now + AWAY_LEAST_MS
        return () if late else self.asking

    def missed(self, seat: Seat) -> int:
        """Windows in a row that closed while this seat was awaited."""
        return counted(self.misses, seat)

    def acted(self, seat: Seat) -> "House":
        """The seat has acted: its misses are forgotten."""
        if seat in self.standing_in or not self.missed(seat):
            return self
        return replace(self, misses=_with(self.misses, seat, 0))

    def warned_at(self, seat: Seat) -> int | None:
        """When this seat's player was last told that a bot may take it; None: they were not."""
        return dict(self.warned).get(seat)

    def warn(self, seat: Seat, at: int) -> "House":
        """This seat's player is told that a bot may take it."""
        others = tuple(one for one in self.warned if one[0] != seat)
        return replace(self, warned=(*others, (seat, at)))

    def reseated(self, seat: Seat) -> "House":
        """Another player has the seat: they have missed nothing, and were told nothing."""
        house = self.acted(seat)
        others = tuple(one for one in self.warned if one[0] != seat)
        return house if others == self.warned else replace(house, warned=others)

    def vacated(self, seat: Seat) -> "House":
        """The seat's player has left: nothing is asked or expected of it."""
        return replace(
            self.reseated(seat),
            asking=tuple(other for other in self.asking if other != seat),
            standing_in=tuple(other for other in self.standing_in if other != seat),
        )

    def acted_quietly(self, seat: Seat) -> "House":
        """The seat has answered in a sealed window: its misses are forgotten when that closes."""
        if seat in self.quiet or self.acted(seat) is self:
            return self
        return replace(self, quiet=(*self.quiet, seat))

    def unsealed(self, sealed: Container[Seat]) -> "House":
        """The sealed windows have closed, but for those that asked the seats in `sealed`."""
        house = replace(self, quiet=tuple(seat for seat in self.quiet if seat in sealed))
        for seat in self.quiet:
            house = house if seat in sealed else house.acted(seat)
        return house

    def absent(self, seats: tuple[Seat, ...]) -> "House":
        """A window closed, or a bot answered in it, without these seats. Nobody misses one while
        the host has disabled acts: they may have been kept from answering."""
        if self.locked:
            return self
        misses = self.misses
        for seat in seats:
            misses = _with(misses, seat, counted(misses, seat) + 1)
        return replace(self, misses=misses)

    def stood_in(self, seat: Seat, begins: bool) -> "House":
        """A bot begins, or ends, to answer for this seat."""
        others = tuple(other for other in self.standing_in if other != seat)
        if not begins:
            return replace(self, standing_in=others)
        return replace(self.absent((seat,)), standing_in=(*others, seat))

    def lengthened(self, seat: Seat) -> "House":
        """The seat has used one of its extensions."""
        used = counted(self.extended, seat) + 1
        return replace(self, extended=_with(self.extended, seat, used))


OPEN_HOUSE: Final = House()
"""The house state at the start of a match."""


def counted(counts: tuple[int, ...], seat: Seat) -> int:
    """The count of a seat, 0 if there is none."""
    return counts[seat] if seat < len(counts) else 0


def _with(counts: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    full = (*counts, *(0 for _ in range(seat + 1 - len(counts))))
    return (*full[:seat], count, *full[seat + 1 :])
