"""Dossiers as a report shows them: what agents and surveillance have told (R-I3, R-I7)."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from intriga.games.maga.presentation.phrases import Became, became, land, lands, money, role
from intriga.games.maga.presentation.treaties_page import ClauseShown, clause, term
from intriga.games.maga.technical.dossier import Dossier, Fact
from intriga.kernel import Event
from intriga.presentation import Scene

DOSSIERS: Final = frozenset({"maga-agent", "maga-watched"})
"""The events that hold one."""


class TreatyFound(Struct, frozen=True):
    """A treaty that a Minister of Justice has."""

    title: str
    parties: str
    term: str
    clauses: list[ClauseShown]
    text: str


class DossierShown(Struct, frozen=True):
    """A dossier: whose, from where, what is known, what was done and ordered."""

    title: str
    source: str
    facts: list[str]
    lines: list[Became]
    ordered: list[Became]
    treaties: list[TreatyFound]


def dossier(scene: Scene, event: Event) -> DossierShown:
    """The dossier in an event."""
    held: Any = event.params["dossier"]
    found = msgspec.convert(held["data"], Dossier)
    return DossierShown(
        title=scene.say(
            "maga-page-dossier",
            role=role(scene, found.role),
            land=land(scene, found.land),
            number=found.number,
            level=found.level,
        ),
        source=scene.say("maga-page-by-agent" if found.agent else "maga-page-by-watching"),
        facts=[_fact(scene, one) for one in found.facts],
        lines=[became(scene, one) for one in found.lines],
        ordered=[became(scene, one) for one in found.ordered],
        treaties=[
            TreatyFound(
                title=scene.say("maga-treaty-number", n=one.number),
                parties=lands(scene, one.parties),
                term=term(scene, one),
                clauses=[clause(scene, each) for each in one.clauses],
                text=one.text,
            )
            for one in found.treaties
        ],
    )


def _fact(scene: Scene, fact: Fact) -> str:
    """A thing that a role knows, in words."""
    return scene.say(
        f"maga-page-known-{fact.kind}",
        land=land(scene, fact.land),
        role=role(scene, fact.role),
        sphere=scene.say(f"maga-page-sphere-{fact.sphere}") if fact.sphere else "",
        count=fact.count,
        abm=fact.abm,
        money=money(scene, fact.money),
    )
