"""What people and the host may do (table A). Countries, classes, laws, polls and revolutions are
named by their numbers, units and orders are texts of the Diplomacy library.

A citizen's acts are about their own country. Where the root is guarded (`root_guard`), the same act
about a member of the root opens a poll instead (Z8, Z11).
"""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.zeppelin.rights import Right
from intriga.kernel import SECRET, Act, Document, Seat

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Limit = Annotated[int, Meta(ge=0, le=120)]
Number = Annotated[int, Meta(ge=1)]
Rights = Annotated[tuple[Right, ...], Meta(max_length=7)]
Unit = Annotated[str, Meta(max_length=24)]
Order = Annotated[str, Meta(max_length=200)]

# ── classes: the right `appoint` (Z6–Z8) ────────────────────────────────────────────────


class CreateClass(Act, frozen=True):
    """A new child of one's own class. `limit`: most members, 0 for none."""

    name: Name
    rights: Rights = ()
    limit: Limit = 0


class EditClass(Act, frozen=True):
    """Change a descendant of one's own class: all three are set. For the root itself only `rights`
    may differ: this opens the poll that narrows it (Z8); its default name is ""."""

    rank: Number
    name: Annotated[str, Meta(max_length=60)]
    rights: Rights = ()
    limit: Limit = 0


class DeleteClass(Act, frozen=True):
    rank: Number


class Appoint(Act, frozen=True):
    """Move a citizen in a descendant class, or oneself, into one's own class or below (Z7)."""

    whom: Seat
    rank: Number


class RestoreRoot(Act, frozen=True):
    """Open the poll that gives rights back to the root (Z8a); `rights`: all it would have."""

    rights: Rights


class VotePoll(Act, frozen=True):
    """A public vote in a poll of the root; it may be changed until the turn ends."""

    poll: Number
    yes: bool


# ── laws (item 13, Z9) ──────────────────────────────────────────────────────────────────


class SetMigrantClass(Act, frozen=True):
    rank: Number


class PassLaw(Act, frozen=True):
    title: Name
    text: Document


class AmendLaw(Act, frozen=True):
    law: Number
    text: Document


class RepealLaw(Act, frozen=True):
    law: Number


# ── treaties (item 14, Z41) ─────────────────────────────────────────────────────────────


class ProposeTreaty(Act, frozen=True):
    """Propose a treaty to these other countries; one's own has signed it thereby."""

    title: Name
    text: Document
    parties: Annotated[tuple[Number, ...], Meta(max_length=40)]


class SignTreaty(Act, frozen=True):
    treaty: Number


class EndTreaty(Act, frozen=True):
    """Refuse to sign a treaty, or end it."""

    treaty: Number


# ── order and its enemies (Z11, Z20–Z28, Z43) ───────────────────────────────────────────


class Arrest(Act, frozen=True):
    whom: Seat


class Pardon(Act, frozen=True):
    """Let a prisoner out. The host may where nobody free has the right (Z12)."""

    whom: Seat


class Execute(Act, frozen=True):
    whom: Seat


class Exile(Act, frozen=True):
    whom: Seat


class Forgive(Act, frozen=True):
    """Take somebody off the blacklist (Z28)."""

    whom: Seat


class AdmitGuest(Act, frozen=True):
    whom: Seat


class DismissGuest(Act, frozen=True):
    whom: Seat


class MurderSecretly(Act, frozen=True):
    """`whom`: None for a random other citizen (Z23). All hear of the attempt, not of who did it."""

    unseen: ClassVar[bool] = True

    whom: Annotated[Seat | None, SECRET] = None


class MurderOpenly(Act, frozen=True):
    whom: Seat | None = None


# ── revolution (Z13–Z19) ────────────────────────────────────────────────────────────────


class DemandRights(Act, frozen=True):
    """Start a revolution for these rights of the parent class."""

    rights: Rights


class DemandParent(Act, frozen=True):
    """Start a revolution for another parent class."""

    parent: Number


class TakeSide(Act, frozen=True):
    """`rebel`: for the rebels, or loyal; None: neither."""

    revolution: Number
    rebel: bool | None = None


# ── migration (Z27) ─────────────────────────────────────────────────────────────────────


class Migrate(Act, frozen=True):
    """Ask to enter a country, leaving one's own; `to` None: only to leave."""

    unseen: ClassVar[bool] = True

    to: Annotated[int | None, SECRET] = None


class StayHere(Act, frozen=True):
    """Withdraw the request to migrate."""

    unseen: ClassVar[bool] = True


# ── command (Z31, Z36, Z39) ─────────────────────────────────────────────────────────────


class Orders(Act, frozen=True):
    """Orders for any of the country's units; `text` may hold more, one a line. Those of other units
    stay. A bare unit (`A PAR`) withdraws its order."""

    orders: Annotated[tuple[Order, ...], Meta(max_length=64), SECRET] = ()
    text: Annotated[Annotated[str, Meta(max_length=4000)], SECRET] = ""


class Wishes(Act, frozen=True):
    """Where a unit should retreat to if it must, the most wanted first; empty withdraws."""

    unit: Annotated[Unit, SECRET]
    places: Annotated[tuple[Unit, ...], Meta(max_length=12), SECRET] = ()


class Builds(Act, frozen=True):
    """Builds or disbands of the country for this winter. The latest order counts for each centre
    (Z31); no orders at all withdraw them. With `seen`, the number of changes that whoever orders
    has seen (`Army.revised`), this is the whole list: it is refused if somebody has changed it
    since."""

    orders: Annotated[tuple[Order, ...], Meta(max_length=64), SECRET] = ()
    seen: Annotated[int, Meta(ge=0)] | None = None


# ── everybody ───────────────────────────────────────────────────────────────────────────


class Ready(Act, frozen=True):
    """Nobody need wait for me in this phase; or they should again."""

    ready: bool = True


# ── the host (Z12, Z30, Z36, Z37) ───────────────────────────────────────────────────────


class FoundCountry(Act, frozen=True):
    """`power`: a free power of the map, or "" for none."""

    name: Name
    power: Annotated[str, Meta(max_length=24)] = ""


class RemoveCountry(Act, frozen=True):
    country: Number


class Settle(Act, frozen=True):
    """Move a person into a country (its migrant class), or `country` None: out of theirs."""

    whom: Seat
    country: int | None = None


class AppointRuler(Act, frozen=True):
    """Put a citizen into an empty ruling class (Z12)."""

    whom: Seat
    rank: Number


class BeginTurns(Act, frozen=True):
    """Turn 0 is over: the first turn begins."""


class OverrideRetreat(Act, frozen=True):
    """While reviewing: where a dislodged unit goes; `place` "" disbands it."""

    unit: Unit
    place: Unit = ""


class OverrideRemoval(Act, frozen=True):
    """In the building window: which excess unit of a power goes instead of a random one (Z37)."""

    power: Annotated[str, Meta(max_length=24)]
    unit: Unit


class Publish(Act, frozen=True):
    """The reviewed turn is published."""


Citizens = (
    CreateClass
    | EditClass
    | DeleteClass
    | Appoint
    | RestoreRoot
    | VotePoll
    | SetMigrantClass
    | PassLaw
    | AmendLaw
    | RepealLaw
    | ProposeTreaty
    | SignTreaty
    | EndTreaty
    | Arrest
    | Pardon
    | Execute
    | Exile
    | Forgive
    | AdmitGuest
    | DismissGuest
    | MurderSecretly
    | MurderOpenly
    | DemandRights
    | DemandParent
    | TakeSide
    | Migrate
    | StayHere
    | Orders
    | Wishes
    | Builds
    | Ready
)
Hosts = (
    FoundCountry
    | RemoveCountry
    | Settle
    | AppointRuler
    | BeginTurns
    | OverrideRetreat
    | OverrideRemoval
    | Publish
)
ZeppelinAct = Citizens | Hosts
