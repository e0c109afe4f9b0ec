"""Public organisations: charter, condition, members, the fund of one's own (item 53)."""

from typing import Any

from intriga.games.mafia.pages.phrases import Data, act_url, may, people, person
from intriga.games.mafia.view import Company, View


def organisations(view: View, scene: Any, query: Any) -> Data:
    """The data of `organisations.html`."""
    mine = view.me.seat if view.me is not None else None
    companies = [_company(view, scene, one) for one in view.companies]
    return {
        "companies": sorted(companies, key=lambda one: not one["mine"]),
        "founds": may(scene, "found-organisation"),
        "acts": may(
            scene,
            "apply-to-organisation",
            "admit-member",
            "donate-to-fund",
            "spend-fund",
            "pay-service",
            "report-on-fund",
        ),
        "seated": mine is not None,
        "act_url": act_url(scene),
    }


def _company(view: View, scene: Any, one: Company) -> Data:
    return {
        "number": one.number,
        "name": one.name,
        "head": person(scene, one.head),
        "head_lives": view.people[one.head].lives,
        "charter": scene.document(one.charter),
        "condition": one.condition,
        "goals": one.goals,
        "founded": one.founded,
        "services": [{"name": name, "fee": fee} for name, fee in one.services.items()],
        "members": people(scene, one.members),
        "asking": people(scene, one.asking),
        "fund": one.fund,
        "reports": one.reports,
        "mine": view.me is not None and view.me.seat in (one.head, *one.members),
    }


PAGE = {
    "template": "organisations.html",
    "title": "mafia-named-organisations",
    "data": organisations,
    "live": True,
}
