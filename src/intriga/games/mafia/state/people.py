"""One person of the town: their role, what they own, and how they died."""

from enum import StrEnum

from msgspec import Struct

from intriga.games.mafia.data.things import Profession
from intriga.kernel import Seat


class Clan(StrEnum):
    """A clan of bandits. Where both act, the mafia is named first."""

    MAFIA = "mafia"
    YAKUZA = "yakuza"

    @property
    def other(self) -> "Clan":
        """The other clan."""
        return Clan.YAKUZA if self is Clan.MAFIA else Clan.MAFIA


Number = int
"""The number of a thing, an order to the assassin, an offer: whoever sees it sees it once."""


Tick = int
"""Half a day: night n is 2n, day n is 2n + 1."""


class Role(StrEnum):
    """What somebody is; texts `mafia-role-…`. A recruited commissar keeps the role `COMMISSAR` and
    has a clan besides (M15); a sergeant is `State.sergeant`, whatever their role."""

    HONEST = "honest"
    BANDIT = "bandit"
    COMMISSAR = "commissar"
    ASSASSIN = "assassin"
    NECROMANCER = "necromancer"


class Item(Struct, omit_defaults=True):
    """One thing: its kind is an id of `data.things`. `number`: its owner's, who alone sees it, so
    that it tells nothing of what others have; another owner gives it another. `ready`: worn for the
    night (armour, weapons) or armed (traps, the stiletto). `stolen`: whoever holds it has stolen
    it, so may sell it."""

    number: Number
    kind: str
    ready: bool = False
    stolen: bool = False


class Grave(Struct, frozen=True, omit_defaults=True):
    """How somebody died: when; why, as the id `mafia-cause-…` without its beginning (`shot`,
    `hanged`, `armageddon`, `heart`, …); whose deed it was. All but `tick` is for the log alone."""

    tick: Tick
    cause: str
    by: tuple[Seat, ...] = ()


class Person(Struct, omit_defaults=True):
    """One player.

    `number`: the place in their clan, from 1 (M23). `recruited`: joined the clan in play.
    `speciality`: the scroll a mage is specialised in, an id of `data.things`. `exp` includes what
    is reserved by bids; `mana` does not include what is pledged. `grave`: how they died, if they
    are dead; `reanimated`: dead, but counted among the living until nightfall. `shown`: the title
    that everybody was told of at their death, also if they live again. `risen`: how often they were
    resurrected as commissar. `spell_day`: the last day on which they cast a spell (M30).
    `lame_until`: the last night in which a thief with a wounded leg stays at home (M35). `hid`: the
    night which a thief spent in hiding: no vote on the day after it. `voted`, `days`, `missed`:
    days on which they voted, on which they could, and those they missed in a row (M48, M49);
    `away`: the last day for which they have given notice (item 9). `played`, `won`: matches before
    this one. `received`: the last number of a thing of theirs. `famous`: everybody knows that they
    are the celebrity, as they were spared."""

    role: Role = Role.HONEST
    clan: Clan | None = None
    number: int = 0
    recruited: bool = False
    profession: Profession | None = None
    speciality: str = ""
    coins: int = 0
    exp: int = 0
    mana: int = 0
    things: list[Item] = []
    bribed: bool = False
    grave: Grave | None = None
    reanimated: bool = False
    shown: str = ""
    risen: int = 0
    spell_day: int = -1
    lame_until: int = 0
    hid: int = 0
    voted: int = 0
    days: int = 0
    missed: int = 0
    away: int = 0
    played: int = 0
    won: int = 0
    received: int = 0
    famous: bool = False

    @property
    def lives(self) -> bool:
        """Alive, and not merely reanimated: who counts for victory (M14)."""
        return self.grave is None

    @property
    def walks(self) -> bool:
        """Counts as living today: alive or reanimated (M13)."""
        return self.grave is None or self.reanimated

    @property
    def title(self) -> str:
        """What somebody is, as in `mafia-role-…`: a bandit by their clan."""
        return f"{self.clan if self.role is Role.BANDIT else self.role}"

    @property
    def honest(self) -> bool:
        """Of the honest: with the commissar, also a recruited one (M15), and the necromancer."""
        return self.role in (Role.HONEST, Role.COMMISSAR, Role.NECROMANCER)

    def receive(self, kind: str, *, stolen: bool = False) -> Item:
        """A thing of this kind comes to them, with a number that none of theirs has had."""
        self.received = 1 + max((self.received, *(item.number for item in self.things)))
        item = Item(self.received, kind, stolen=stolen)
        self.things.append(item)
        return item

    def has(self, kind: str) -> Item | None:
        """A thing of this kind, one that is ready first."""
        mine = [item for item in self.things if item.kind == kind]
        return next((item for item in mine if item.ready), mine[0] if mine else None)
