"""Dossiers as a report shows them: what agents and surveillance have told (R-I3, R-I7)."""

from typing import Any, Final

import msgspec
from msgspec import to_builtins

from intriga.games.maga.pages.phrases import Data, became, land, lands, money, role
from intriga.games.maga.pages.treaties import clause, term
from intriga.games.maga.technical.dossier import Dossier, Fact
from intriga.kernel import Event

DOSSIERS: Final = frozenset({"maga-agent", "maga-watched"})
"""The events that hold one."""


def dossier(scene: Any, event: Event) -> Data:
    """The data of a dossier."""
    held: Any = event.params["dossier"]
    found = msgspec.convert(held["data"], Dossier)
    return {
        "title": scene.say(
            "maga-page-dossier",
            role=role(scene, found.role),
            land=land(scene, found.land),
            number=found.number,
            level=found.level,
        ),
        "source": scene.say("maga-page-by-agent" if found.agent else "maga-page-by-watching"),
        "facts": [_fact(scene, one) for one in found.facts],
        "lines": [became(scene, to_builtins(one)) for one in found.lines],
        "ordered": [became(scene, to_builtins(one)) for one in found.ordered],
        "treaties": [
            {
                "title": scene.say("maga-treaty-number", n=one.number),
                "parties": lands(scene, one.parties),
                "term": term(scene, one),
                "clauses": [clause(scene, each) for each in one.clauses],
                "text": one.text,
            }
            for one in found.treaties
        ],
    }


def _fact(scene: Any, fact: Fact) -> str:
    """A thing that a role knows, in words."""
    return str(
        scene.say(
            f"maga-page-known-{fact.kind}",
            land=land(scene, fact.land),
            role=role(scene, fact.role),
            sphere=scene.say(f"maga-page-sphere-{fact.sphere}") if fact.sphere else "",
            count=fact.count,
            abm=fact.abm,
            money=money(scene, fact.money),
        )
    )
