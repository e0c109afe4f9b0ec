"""Dossiers: what foreign intelligence learns of a role in a turn (R-I3, R-I7)."""

from typing import Literal

from msgspec import Struct

from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.data.treaty import Treaty
from intriga.games.maga.state import Reported
from intriga.games.maga.subjects.actions import AnyLine

Kind = Literal[
    "treasury",
    "income",
    "arsenals",
    "flight",
    "war",
    "protected",
    "found",
    "agent",
    "recruited",
    "nobody-recruited",
    "lie-against",
    "lie-by",
    "infection",
]


class Fact(Struct, frozen=True, omit_defaults=True):
    """A thing that a role knows: the text `maga-page-known-…`. `land`: the other territory it is
    about; `count`: missiles, a number of a role, per cent; `money` in units of one."""

    kind: Kind
    land: Land | None = None
    role: Role | None = None
    sphere: Sphere | None = None
    count: int = 0
    abm: int = 0
    money: int = 0


class Dossier(Struct, frozen=True, omit_defaults=True):
    """What is learnt of a role. `agent`: it is one's own recruited role, else it was watched.
    `lines`: what it did: an agent also tells what was refused or cancelled; `ordered`: what its
    chapter had others do, of a President and a Secretary; `treaties`: those of its state, of a
    Minister of Justice."""

    land: Land
    role: Role
    number: int
    level: int
    agent: bool
    lines: list[Reported[AnyLine]] = []
    ordered: list[Reported[AnyLine]] = []
    facts: list[Fact] = []
    treaties: list[Treaty] = []
