"""The host's buttons (M47–M49, M52); each is in the record."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.kernel import SECRET, Act, Seat


class AwardExp(Act, frozen=True):
    """An award of the host, within its range (item 43, M48). 0 takes it back. Only of a host who
    does not play: it judges between players, and what the assassin cannot get tells who that is."""

    impartial: ClassVar[bool] = True
    whom: Seat
    reason: Literal["literary", "activity", "host-error", "role-play"]
    exp: Annotated[int, Meta(ge=0, le=10)]


class VoidAwards(Act, frozen=True):
    """Somebody who hinted or leaked gets no awards at the end (item 35, M47); or does again."""

    whom: Seat
    void: bool = True


class StripAssassin(Act, frozen=True):
    """The assassin has blackmailed somebody, and loses role and earned exp (item 27)."""


class AppointAssassin(Act, frozen=True):
    """One of the honest becomes the new assassin, by chance (item 27)."""


class MovePost(Act, frozen=True):
    """The commissar is late: the post moves on (item 4, M17). `whom`: to this person, if they can
    have it; None: as by itself."""

    whom: Annotated[Seat | None, SECRET] = None


class NameHeir(Act, frozen=True):
    """Who gets the post if the commissar is late, and can have it; None: as by itself (M17). Only
    of a host who does not play."""

    unseen: ClassVar[bool] = True
    impartial: ClassVar[bool] = True
    whom: Annotated[Seat | None, SECRET] = None


class ReadVote(Act, frozen=True):
    """What somebody wrote was a vote (item 6)."""

    voter: Seat
    whom: Seat


class OrderCompensation(Act, frozen=True):
    """A head who has missed a report pays somebody out of their own purse for what came of it
    (item 53): `coins`, or as many as there are."""

    organisation: Annotated[int, Meta(ge=1)]
    whom: Seat
    coins: Annotated[int, Meta(ge=1, le=999)]


class ExcuseAbsence(Act, frozen=True):
    """Somebody is away with good reason, for so many days from this one or the next on; what they
    have missed is forgiven (item 9, M49)."""

    whom: Seat
    days: Annotated[int, Meta(ge=0, le=10)]


class TransferFor(Act, frozen=True):
    """Somebody has written to the host that another votes for them today (item 9, M11)."""

    giver: Seat
    to: Seat


class Override(Act, frozen=True):
    """Set right what the rules cannot know (item 54, M52); everybody reads that it was done, and
    the reason. `what` becomes `value`; `life`: 0 dead, 1 alive."""

    whom: Seat
    what: Literal["life", "exp", "coins", "mana"]
    value: Annotated[int, Meta(ge=0, le=9999)]
    reason: Annotated[str, Meta(min_length=1, max_length=300)]


class RewritePaper(Act, frozen=True):
    """The paper of the morning after this night in the host's words, whether it has come out yet or
    not; without words it is the server's again."""

    night: Annotated[int, Meta(ge=1, le=1000)]
    words: Annotated[str, Meta(max_length=2000)] = ""


Hosts = (
    AwardExp
    | VoidAwards
    | StripAssassin
    | AppointAssassin
    | MovePost
    | NameHeir
    | ReadVote
    | OrderCompensation
    | ExcuseAbsence
    | TransferFor
    | Override
    | RewritePaper
)
