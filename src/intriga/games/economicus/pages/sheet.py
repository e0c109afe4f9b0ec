"""A player's own sheet: money, debts, stars and where each comes from, options in hand."""

from typing import Any

from intriga.games.economicus.course.year import YIELD
from intriga.games.economicus.data.board import INNOVATION
from intriga.games.economicus.pages.phrases import (
    Data,
    card_data,
    gain,
    interest_of,
    money,
    name_of,
    profit_of,
)
from intriga.games.economicus.seen.view import Sheet, View
from intriga.games.economicus.state.questions import SectorNumber
from intriga.games.economicus.subjects.money import DEPOSIT, PLEDGE
from intriga.games.economicus.subjects.prices import INNOVATION as INNOVATION_PRICE


def card(view: View, scene: Any) -> Data | None:
    """The data of `sheet.html`."""
    if not isinstance(scene.viewer, int) or view.mine is None:
        return None
    one = view.players[scene.viewer]
    return {
        "stars": one.stars,
        "goal": view.goal,
        "figures": _figures(view, scene, one),
        "needs": _needs(view, scene, one),
        "sources": [
            {
                "stars": f"+{source.stars}" if source.stars > 0 else f"−{-source.stars}",
                "text": scene.say(
                    f"economicus-page-star-{source.why}",
                    sector=name_of(view, scene, source.sector) if source.sector else "",
                ),
            }
            for source in one.sources
        ],
        "holdings": [
            {
                "name": name_of(view, scene, number),
                "count": held.companies,
                "gears": held.gears,
                "worth": _worth(view, scene, number, held.companies),
            }
            for number, held in one.holdings.items()
        ],
        "startups": one.startups,
        "credit": money(scene, max(0, _capacity(one))),
        "cards": [card_data(view, scene, id) for id in view.mine.cards],
        "sealed": view.mine.sealed if isinstance(view.mine.sealed, int) else None,
        "bankrupt": one.bankrupt,
    }


def _worth(view: View, scene: Any, number: SectorNumber, companies: int) -> str:
    """What companies of a sector count at its price (E20)."""
    price = INNOVATION_PRICE if number == INNOVATION else view.markets[number].price
    return money(scene, price * companies) if price else str(scene.say("economicus-page-no-price"))


def _figures(view: View, scene: Any, one: Sheet) -> list[Data]:
    """Money, and what the end of the year will cost or bring (items 27, 28)."""
    due = interest_of(view) * (one.loan // PLEDGE)
    coming = YIELD * (one.earning // DEPOSIT)
    found = [
        ("cash", one.cash, ""),
        ("wealth", one.wealth, ""),
        ("loan", one.loan, scene.say("economicus-page-interest", money=money(scene, due))),
        ("deposit", one.deposit, scene.say("economicus-page-yield", money=money(scene, coming))),
        ("owed", one.owed, ""),
    ]
    return [
        {
            "name": scene.say(f"economicus-page-{name}"),
            "value": money(scene, amount),
            "note": note if amount else "",
            "bad": name == "owed",
        }
        for name, amount, note in found
        if amount or name in ("cash", "wealth")
    ]


def _capacity(one: Sheet) -> int:
    """What the bank would still lend (item 27); an event may forbid new loans."""
    return PLEDGE * sum(held.companies for held in one.holdings.values()) - one.loan


def _needs(view: View, scene: Any, one: Sheet) -> list[str]:
    """What the rest of this year may cost: interest at its end, and rolls that bring a loss."""
    due = interest_of(view) * (one.loan // PLEDGE) - YIELD * (one.earning // DEPOSIT)
    losses = [
        (number, held.companies - held.gears, profit_of(view, number))
        for number, held in one.holdings.items()
    ]
    lines = [scene.say("economicus-page-year-net", money=gain(scene, -due))] if due else []
    lines += [
        scene.say(
            "economicus-page-roll-costs",
            sector=name_of(view, scene, number),
            money=money(scene, -profit * plain),
        )
        for number, plain, profit in losses
        if profit < 0 < plain
    ]
    if one.startups:
        lines.append(
            scene.say(
                "economicus-page-roll-costs",
                sector=name_of(view, scene, INNOVATION),
                money=money(scene, one.startups),
            )
        )
    return lines
