"""What happens to the votes of one day, in order."""

from msgspec import Struct

from intriga.kernel import Seat


class Electorate(Struct, frozen=True, omit_defaults=True):
    """Who can vote when the day begins.

    `half`: the dead who have half a vote while the necromancer lives: the honest, the assassin
    (M8). `pool`: the dead who may give mana to the pool while he does not: all but bandits of a
    clan that lives (item 41). `necromancer`, `celebrity`: None if there is none in the match.
    `perhaps`: who may be the celebrity, as far as everybody knows (M7).
    `void`: whose votes do not count today: yesterday's hidden thief, whoever missed two days (M49),
    or is silenced for a second day (M31). Nobody else knows of it, so they vote like others.
    """

    living: frozenset[Seat]
    half: frozenset[Seat] = frozenset()
    pool: frozenset[Seat] = frozenset()
    necromancer: Seat | None = None
    celebrity: Seat | None = None
    perhaps: frozenset[Seat] = frozenset()
    void: frozenset[Seat] = frozenset()


class Vote(Struct, frozen=True, tag=True):
    """A final "Guilty: …". A vote against oneself is one, but not counted. `hand`: who cast it, if
    not its owner: to whom it was transferred, or the necromancer."""

    by: Seat
    against: Seat
    hand: Seat | None = None


class Extra(Struct, frozen=True, tag=True):
    """So many votes more for one seat: of an artifact or a spell. They fall on its accused, from
    now on."""

    by: Seat
    votes: int


class Mute(Struct, frozen=True, tag=True):
    """Silence or an advocate: all votes of these seats do not count, past and future (M12)."""

    seats: tuple[Seat, ...]


class Raise(Struct, frozen=True, tag=True):
    """A resurrection or a reanimation: from now on this seat counts as living."""

    seat: Seat


class Subjugate(Struct, frozen=True, tag=True):
    """The necromancer takes the vote of a dead person who has not voted."""

    seat: Seat


class Transfer(Struct, frozen=True, tag=True):
    """A seat leaves its vote to another (M11); to None: takes it back."""

    giver: Seat
    to: Seat | None


class Contribute(Struct, frozen=True, tag=True):
    """A dead person gives mana to the pool against somebody. It is their final choice."""

    by: Seat
    against: Seat
    mana: int


Event = Vote | Extra | Mute | Raise | Subjugate | Transfer | Contribute

Log = tuple[Event, ...]


class Today(Struct, omit_defaults=True):
    """The votes of a day, as a log of what happened to them (`events`). `times`: place in the
    log → when somebody voted, in milliseconds since the epoch. `reanimated`: by the necromancer
    today, once each (M13). `risen`: who was resurrected today."""

    log: list[Event] = []
    times: dict[int, int] = {}
    reanimated: list[Seat] = []
    risen: list[Seat] = []
