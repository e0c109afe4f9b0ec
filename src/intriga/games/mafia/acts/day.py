"""Votes (items 6–8, 41, M6–M13)."""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.kernel import SECRET, Act, Seat


class Accuse(Act, frozen=True):
    """«Guilty: …»: final (item 6). `instead_of`: whose vote this is that was left or subjugated to
    the actor; None: their own."""

    whom: Seat
    instead_of: Seat | None = None


class TransferVote(Act, frozen=True):
    """Somebody else votes for me today (M11)."""

    to: Seat


class TakeBackVote(Act, frozen=True):
    """Take back a vote that was transferred and not used yet (M11)."""


class FillPool(Act, frozen=True):
    """A dead person puts mana into the pool against somebody (item 41)."""

    whom: Seat
    mana: Annotated[int, Meta(ge=1, le=500)]


class GiveNotice(Act, frozen=True):
    """Tell the host that one will be away for so many days, this one or the next first; 0: no more
    (item 9)."""

    unseen: ClassVar[bool] = True
    days: Annotated[int, Meta(ge=0, le=10), SECRET]


Days = Accuse | TransferVote | TakeBackVote | FillPool | GiveNotice
