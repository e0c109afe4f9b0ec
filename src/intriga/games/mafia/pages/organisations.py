"""Public organisations: charter, condition, members, the fund of one's own (item 53)."""

from typing import Any

from intriga.games.mafia.pages.phrases import Data, act_url, may, people, person
from intriga.games.mafia.view import Books, Company, View


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
            "render-service",
            "report-on-fund",
        ),
        "seated": mine is not None,
        "act_url": act_url(scene),
    }


def _company(view: View, scene: Any, one: Company) -> Data:
    seat = view.me.seat if view.me is not None else None
    return {
        "number": one.number,
        "name": one.name,
        "head": person(scene, one.head),
        "head_lives": view.people[one.head].lives,
        "leads": one.books is not None and seat is not None,
        "charter": scene.document(one.charter),
        "condition": one.condition,
        "goals": one.goals,
        "founded": one.founded,
        "services": [{"name": service.name, "fee": service.fee} for service in one.services],
        "ordered": one.ordered.name if one.ordered is not None else "",
        "members": people(scene, one.members),
        "asking": people(scene, one.asking),
        "reported": one.reported,
        "missed": one.missed,
        "statements": one.statements[::-1],
        "books": None if one.books is None else _books(scene, one.books),
        "mine": one.mine,
    }


def _books(scene: Any, books: Books) -> Data:
    """The fund as its head knows it, the latest first."""
    return {
        "fund": books.fund,
        "entries": [
            {
                "day": entry.day,
                "what": scene.say(f"mafia-named-entry-{entry.what}"),
                "who": person(scene, entry.who),
                "coins": -entry.coins if entry.what == "payout" else entry.coins,
            }
            for entry in reversed(books.entries)
        ],
        "orders": [
            {"by": person(scene, one.by), "name": one.service.name, "fee": one.service.fee}
            for one in books.orders
        ],
    }


PAGE = {
    "template": "organisations.html",
    "title": "mafia-named-organisations",
    "data": organisations,
    "live": True,
}
