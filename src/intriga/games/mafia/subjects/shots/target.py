"""What came to one target in one night, and what follows: plain data without a position.

Whoever makes an `Assault` passes only what is alive and acts at N5. Everything in a `Verdict` is
for the rules and the referee's log, except `hears`: each of its parts is for one addressee alone.
"""

from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from intriga.games.mafia.state.people import Clan
from intriga.kernel import Seat


class Shooter(StrEnum):
    """Who may shoot. Blows meet armour and shield in this order."""

    MAFIA = "mafia"
    YAKUZA = "yakuza"
    COMMISSAR = "commissar"
    KILLER = "killer"


class Kind(StrEnum):
    """The columns of the shot table. `HONEST`: also an uncharged necromancer and the commissar;
    `CHARGED`: a necromancer with a ready shield (M28); `BANDIT`: also a recruited commissar (M15).
    """

    HONEST = "honest"
    CHARGED = "charged"
    BANDIT = "bandit"
    ASSASSIN = "assassin"


class Armour(StrEnum):
    """What is worn: against one blow of anybody, the killer, the yakuza, the mafia, the
    commissar."""

    PLATE = "plate"
    HELM = "helm"
    MAIL = "mail"
    SHIELD = "shield"
    CODE = "code"


class Weapon(StrEnum):
    """What a knight strikes back with."""

    SWORD = "sword"
    CURSED = "cursed"
    AXE = "axe"


class ClanShot(Struct, frozen=True, omit_defaults=True):
    """The shot of a clan by its duty man. `lethal`: announced as "to kill", or the clan already
    knows whom it shoots (the other clan, the assassin); of no meaning for other targets. `members`:
    the living of the clan, the duty man among them; they matter for the Flash Royale alone."""

    clan: Clan
    duty: Seat
    members: tuple[Seat, ...]
    lethal: bool = False
    arrow: bool = False


class Shot(Struct, frozen=True, omit_defaults=True):
    """The shot of the commissar or the killer."""

    seat: Seat
    arrow: bool = False


class Visitors(Struct, frozen=True, omit_defaults=True):
    """Who comes to the target. `clans`: at most one shot each, never of the target's own clan.
    `killer` and `bodyguard` are the same assassin, so at most one of them is given; in a contract
    on the assassin, the target is the killer."""

    clans: tuple[ClanShot, ...] = ()
    commissar: Shot | None = None
    killer: Shot | None = None
    bodyguard: Seat | None = None


class Target(Struct, frozen=True, omit_defaults=True):
    """Whom they come to. `clan`: a bandit's. `commissar`: holds the post. `protected`: by Magic
    protection. `worn`: each piece stops one blow; a piece may occur twice. `weapon`: also an axe
    that killed a thief earlier this night, as it strikes all who come. `mad`: under Madness.
    `stiletto`: a thief who stays at home has armed it (M37). `red_handed`: a thief who is out
    tonight (M18)."""

    seat: Seat
    kind: Kind
    clan: Clan | None = None
    commissar: bool = False
    bribed: bool = False
    hidden: bool = False
    protected: bool = False
    worn: tuple[Armour, ...] = ()
    weapon: Weapon | None = None
    mad: bool = False
    stiletto: bool = False
    red_handed: bool = False


class Knight(Struct, frozen=True, omit_defaults=True):
    """The knight who guards the target. `kind` and `clan` are his own; his Magic protection does
    not help him here."""

    seat: Seat
    kind: Kind
    clan: Clan | None = None
    worn: tuple[Armour, ...] = ()
    weapon: Weapon | None = None
    mad: bool = False


class Assault(Struct, frozen=True, omit_defaults=True):
    """All that the shot table asks about one target.

    `protected`: all others with Magic protection of their own (it stops their collateral deaths).
    `living`: everybody alive when the shots fall, for the cursed sword. `first_attack`: no clan has
    attacked the charged necromancer in this game. `prize`: the commissar has not been resurrected,
    so the clans earn exp by killing them (item 43).
    """

    target: Target
    visitors: Visitors
    knight: Knight | None = None
    protected: frozenset[Seat] = frozenset()
    living: tuple[Seat, ...] = ()
    first_attack: bool = False
    prize: bool = True


class Below(Protocol):
    """A random number from 0 to n - 1. It is drawn only if n > 1, always among seats in rising
    order, at most once for each reason, in this order:

    - `DRAW_DUTY`: which of two duty men the shield kills;
    - `DRAW_SWORD`, `DRAW_CURSED`: which attacker the target's sword of this kind strikes;
    - `DRAW_CURSED_OTHER`: which living person dies besides, neither the knight nor the attacker;
    - the same three for the guarding knight, with `DRAW_GUARD_…`.
    """

    def __call__(self, n: int, why: str) -> int:
        """Draw one number."""
        ...


DRAW_DUTY = "mafia-draw-duty"
DRAW_SWORD = "mafia-draw-sword"
DRAW_CURSED = "mafia-draw-cursed"
DRAW_CURSED_OTHER = "mafia-draw-cursed-other"
DRAW_GUARD_SWORD = "mafia-draw-guard-sword"
DRAW_GUARD_CURSED = "mafia-draw-guard-cursed"
DRAW_GUARD_CURSED_OTHER = "mafia-draw-guard-cursed-other"


class Cause(StrEnum):
    """Why somebody died; each has a text `mafia-cause-…` for the referee's log.

    `SHOT`: by a blow. `IN_PLACE`: a knight, by a blow at whom he guarded. `JOINT`: a commissar or
    an assassin, by the row of the table. `BODYGUARD`: struck by the assassin on guard. `SPELL`: by
    the necromancer's shield. `WEAPON`: by a knight's weapon. `CURSE`: by a cursed sword besides the
    attacker. `MADNESS`: by a mad knight. `STILETTO`: by a thief's stiletto. `ROYALE`: in a Flash
    Royale.
    """

    SHOT = "shot"
    IN_PLACE = "in-place"
    JOINT = "joint"
    BODYGUARD = "bodyguard"
    SPELL = "spell"
    WEAPON = "weapon"
    CURSE = "curse"
    MADNESS = "madness"
    STILETTO = "stiletto"
    ROYALE = "royale"


class Death(Struct, frozen=True):
    """A death. Nobody dies twice: the first cause in the order of T2 is kept, the blow before the
    weapon. `by`: whose deed it is (of a clan: its duty man), nobody in the row and in a Flash
    Royale."""

    seat: Seat
    cause: Cause
    by: tuple[Seat, ...] = ()


class Layer(StrEnum):
    """What stopped a blow."""

    MAGIC = "magic"
    ARMOUR = "armour"
    BODYGUARD = "bodyguard"
    NECROMANCER = "necromancer"
    KNIGHT = "knight"


class Stopped(Struct, frozen=True):
    """A blow that did not kill the target. `KNIGHT` says that the knight took it, and a second
    entry with `ARMOUR` and his seat that it did not kill him. `piece`: the armour."""

    blow: Shooter
    layer: Layer
    whose: Seat
    piece: Armour | None = None


class UsedUp(Struct, frozen=True):
    """A thing that is gone now: armour that stopped a blow, or a weapon that struck somebody (also
    somebody whom Magic protection saved)."""

    whose: Seat
    thing: Armour | Weapon


class Acquaintance(Struct, frozen=True):
    """From now on this clan knows that other clan (M22). It knows all its members, for shots."""

    clan: Clan
    knows: Clan


class Prize(Struct, frozen=True):
    """Exp for each member of a clan, living or dead, for the commissar's death (item 43)."""

    clan: Clan
    exp: int


class News(StrEnum):
    """What somebody hears (T5); each has a text `mafia-heard-…`."""

    DEAD = "dead"
    ALIVE = "alive"
    MET = "met"
    RECOGNISED = "recognised"
    WITHDREW = "withdrew"
    DRAINED = "drained"
    KILLED = "killed"
    MISS = "miss"
    ACQUAINTED = "acquainted"
    UNMASKED = "unmasked"
    ARMOUR_SPENT = "armour-spent"
    SHIELD_SPENT = "shield-spent"
    BODYGUARD_ACTED = "bodyguard-acted"
    KNIGHT_ACTED = "knight-acted"


class Hears(Struct, frozen=True):
    """What one clan or one seat hears, and nobody else.

    A clan hears `WITHDREW`; or else `DEAD` of the target, `MET`, `RECOGNISED`, and `ALIVE` if
    nothing of that is so. A duty man or the killer hears `DRAINED`. The commissar hears `KILLED`
    if their blow killed the target, else `MISS`. A target hears `ACQUAINTED`, `UNMASKED`,
    `SHIELD_SPENT` with the blow's `source`, `BODYGUARD_ACTED` (forestalled a blow, or killed
    somebody), `KNIGHT_ACTED` (took a blow, or killed somebody); the owner of armour hears
    `ARMOUR_SPENT` with `source` and `piece`.
    """

    to: Seat | Clan
    news: News
    source: Shooter | None = None
    piece: Armour | None = None


class Verdict(Struct, frozen=True, omit_defaults=True):
    """What follows. Order within tuples means nothing but in `deaths`.

    `withdrew`: clans of J1. `blows`: the blows of step 3. `shield_spent`: 60 mana, once.
    `attacked`: a clan's blow met the shield, so the next is not the first attack. `drained`: who
    loses 5 exp. `recognised_by`: clans that now know the assassin. `meeting`: a shot at a bandit
    ended as an acquaintance and its target lives, so that the report speaks of a meeting. `hit`:
    the exp that the commissar earns: their blow killed the target, a bandit (2) or the assassin
    (1). `royale`: Flash Royale; all who die in it are its winners. `struck_first`: whom the
    target's stiletto struck, which is gone now, also if Magic protection saved them.
    """

    deaths: tuple[Death, ...] = ()
    withdrew: tuple[Clan, ...] = ()
    blows: tuple[Shooter, ...] = ()
    stopped: tuple[Stopped, ...] = ()
    used_up: tuple[UsedUp, ...] = ()
    shield_spent: bool = False
    attacked: bool = False
    drained: tuple[Seat, ...] = ()
    acquaintances: tuple[Acquaintance, ...] = ()
    recognised_by: tuple[Clan, ...] = ()
    meeting: bool = False
    prizes: tuple[Prize, ...] = ()
    hit: int = 0
    royale: bool = False
    struck_first: Seat | None = None
    hears: tuple[Hears, ...] = ()

    def fells(self, seat: Seat) -> bool:
        """Whether this visitor dies of the target's stiletto."""
        return any(one.seat == seat and one.cause is Cause.STILETTO for one in self.deaths)

    @property
    def dead(self) -> frozenset[Seat]:
        """The seats of all who die."""
        return frozenset(death.seat for death in self.deaths)
