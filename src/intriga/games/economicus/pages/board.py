"""The board: the circle, the same as a table, what the roll has paid, what is being sold, and what
this phase is for."""

from typing import Any, Final

from intriga.games.economicus.pages.phrases import (
    Data,
    card_data,
    gain,
    money,
    name_of,
    player,
    profit_of,
    sector,
)
from intriga.games.economicus.pages.question import told
from intriga.games.economicus.pages.wheel import wheel
from intriga.games.economicus.seen.view import Lot, View
from intriga.games.economicus.state.position import Stage

_HIGH = 20
_WIDE = 60
"""Of the curve of a price, in units of SVG."""
_TOLD: Final = 12
"""So many of the latest prices are told in words to those who do not see the curve."""


def board(view: View, scene: Any) -> Data:
    """The data of `board.html`."""
    return {
        "wheel": scene.piece("wheel.html", wheel(view, scene)),
        "phase": _phase(view, scene),
        "paid": _paid(view, scene),
        "lot": _lot(view, scene, view.lot) if view.lot else None,
        "event": card_data(view, scene, view.event) if view.event else None,
        "sectors": [_sector(view, scene, at) for at in range(len(view.circle))],
        "players": [_player(view, scene, seat) for seat in range(len(view.players))],
        "goal": view.goal,
        "links": [
            {"url": scene.page(name), "text": scene.say(f"economicus-page-{name}")}
            for name in (("balance", "house") if view.years else ("house",))
        ],
        "steps": _steps(view, scene),
    }


def _phase(view: View, scene: Any) -> Data:
    """What happens now and what it is for, in a sentence each."""
    kind = kind_of(view)
    id, active = f"economicus-page-phase-{kind}", scene.names[view.active]
    return {
        "title": scene.say(id, name=active),
        "help": scene.pages.say(id, {}, scene.names, "help"),
        "told": told(view, scene),
    }


_STEPS: Final = (
    ("roll", (Stage.ROLL,)),
    ("profit", (Stage.PROFIT,)),
    ("auction", (Stage.AUCTION, Stage.BOUGHT)),
    ("sales", (Stage.SALES,)),
    ("crisis", (Stage.CRISIS, Stage.END)),
)
"""The steps of a turn as players count them, each with its stages."""


def _steps(view: View, scene: Any) -> list[Data]:
    """How far the turn is; none outside turns."""
    at = next((n for n, (_, stages) in enumerate(_STEPS) if view.stage in stages), None)
    if at is None or not view.year:
        return []
    return [
        {"name": scene.say(f"economicus-page-step-{name}"), "now": n == at, "done": n < at}
        for n, (name, _) in enumerate(_STEPS)
    ]


def kind_of(view: View) -> str:
    """What the match waits for: the end of the id of a text."""
    if view.lot:
        return "auction"
    if view.tender:
        return "tender"
    if view.crime:
        return "crime"
    if view.asked:
        tag: Any = view.asked.__struct_config__.tag
        return str(tag)
    return str(view.stage)


def _paid(view: View, scene: Any) -> list[Data]:
    """What the roll has brought, by player."""
    if view.stage in (Stage.ROLL, Stage.OVER):
        return []
    return [
        player(scene, seat) | {"money": gain(scene, amount), "loss": amount < 0}
        for seat, amount in view.paid.items()
    ]


def _lot(view: View, scene: Any, lot: Lot) -> Data:
    """The auction: the price large, who is in, who is out."""
    everybody = [seat for seat, one in enumerate(view.players) if not one.bankrupt]
    inside = [
        seat
        for seat in everybody
        if (seat in lot.joined or seat == lot.leader) and seat not in lot.out
    ]
    return {
        "title": scene.say(
            "economicus-page-lot",
            sector=name_of(view, scene, lot.sector),
            kind=lot.kind or "any",
        ),
        "price": money(scene, lot.price or lot.start),
        "what": scene.say("economicus-page-bid-is" if lot.price else "economicus-page-from"),
        "leader": player(scene, lot.leader) if lot.leader is not None else None,
        "sealed": view.options.bidding == "sealed" and lot.worded,
        "inside": [player(scene, seat) for seat in inside],
        "clock": lot.worded,
        "outside": [player(scene, seat) for seat in everybody if seat in lot.out],
        "sell": scene.say("economicus-page-forced", name=scene.names[lot.opener])
        if lot.forced
        else "",
    }


# ── the table ───────────────────────────────────────────────────────────────────────────


def _sector(view: View, scene: Any, at: int) -> Data:
    """A row of the table of sectors."""
    number = view.circle[at]
    market, shown = view.markets[number], sector(view, number)
    return {
        "number": view.numbers[at],
        "name": name_of(view, scene, number),
        "profit": gain(scene, profit_of(view, number)),
        "printed": gain(scene, shown.profit) if profit_of(view, number) != shown.profit else "",
        "loss": profit_of(view, number) < 0,
        "price": money(scene, market.price) if market.price else "",
        "curve": _curve(known := market.prices),
        "past": "" if len(known) < 2 else ", ".join(map(str, known[-_TOLD:])),
        "crisis": f"−{market.crisis}" if market.crisis else "",
        "free": "" if shown.innovation else f"{market.private} + {market.state}",
        "active": number == view.sector,
        "special": shown.special,
        "owners": [
            player(scene, seat)
            | {"count": one.holdings[number].companies, "gears": one.holdings[number].gears}
            for seat, one in enumerate(view.players)
            if number in one.holdings
        ],
        "startups": [
            player(scene, seat) | {"count": one.startups}
            for seat, one in enumerate(view.players)
            if shown.innovation and one.startups
        ],
    }


def _curve(known: list[int]) -> str:
    """A price from change to change, as points of a polyline; empty before there are two."""
    if len(known) < 2:
        return ""
    step, top = _WIDE / (len(known) - 1), max(known)
    return " ".join(
        f"{n * step:.0f},{_HIGH - price * (_HIGH - 2) // top}" for n, price in enumerate(known)
    )


def _player(view: View, scene: Any, seat: int) -> Data:
    """A player's public sheet as a row."""
    one = view.players[seat]
    return player(scene, seat) | {
        "stars": one.stars,
        "cash": money(scene, one.cash),
        "loan": money(scene, one.loan) if one.loan else "",
        "deposit": money(scene, one.deposit) if one.deposit else "",
        "wealth": money(scene, one.wealth),
        "companies": sum(held.companies for held in one.holdings.values()),
        "startups": one.startups,
        "cards": one.cards,
        "active": seat == view.active and view.stage is not Stage.OVER,
        "auditor": seat == view.auditor and bool(view.year),
        "bankrupt": one.bankrupt,
        "won": seat in view.winners,
    }
