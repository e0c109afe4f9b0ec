"""What lasts between matches."""

from typing import Any

from msgspec import Struct

from intriga.api.responses.matches import Cohost, LeagueLink


class Ledger(Struct, frozen=True):
    """What a person keeps of a game between the matches of a league. `matches`: how many have
    written it; `last`: the last of them, and `running`: the match of this league that they are
    playing, both for the owner of the ledger only. `data`: as the rules with this `version` of the
    ledger wrote it; `told`: the same in sentences, empty if the rules of this server cannot read
    it."""

    league: LeagueLink
    game: str
    person: str
    name: str
    mine: bool
    matches: int
    last: str | None
    running: str | None
    version: int
    data: Any
    told: tuple[str, ...]


class Ledgers(Struct, frozen=True):
    """Ledgers of the caller."""

    ledgers: tuple[Ledger, ...]


class League(Struct, frozen=True):
    """A league as the caller sees it: matches of a game between which its players keep something.
    `url`: its page; `owner`: a name; `hosts`: others who may host its matches; `owned`, `hosted`:
    by the caller; `public`: everybody sees all ledgers; `ledgers`: those that the caller may
    see."""

    id: str
    url: str
    game: str
    name: str
    owner: str
    hosts: tuple[Cohost, ...]
    owned: bool
    hosted: bool
    public: bool
    created_at: int
    ledgers: tuple[Ledger, ...]


class Leagues(Struct, frozen=True):
    """Leagues, the oldest first."""

    leagues: tuple[League, ...]
