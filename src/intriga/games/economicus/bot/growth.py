"""Money, research, technology, options: between the steps of one's own turn."""

from collections.abc import Iterator

from intriga.games.economicus.bot.menu import Menu, effects_written
from intriga.games.economicus.bot.worth import Worth
from intriga.games.economicus.data import Card
from intriga.kernel import Form, Plain

_RESERVE = 9
"""Cash that is left for the next auction."""
_RICH = 30
"""Cash with which one looks further ahead."""
_STARTUPS = 5
"""So many become a company (item 31)."""
_MANAGED = 3
"""Companies with M&T that are worth a star (item 5)."""


def invest(worth: Worth, menu: Menu) -> Plain | None:
    """One thing that pays now, if there is one."""
    return (
        _card(worth, menu)
        or _modernise(worth, menu)
        or _research(worth, menu)
        or _repay(worth, menu)
    )


def _repay(worth: Worth, menu: Menu) -> Plain | None:
    """Interest is a fifth a year: what lies idle pays debts."""
    amounts = [n for n in menu.options("repay", "amount") if worth.me.cash - n >= 2 * _RESERVE]
    return {"type": "repay", "amount": amounts[-1]} if amounts else None


def _research(worth: Worth, menu: Menu) -> Plain | None:
    """Whoever is near a company of Innovation goes on; whoever is rich begins."""
    near = worth.me.startups >= _STARTUPS - 2
    enough = worth.me.cash >= (_RESERVE + 6 if near else _RICH)
    return {"type": "research"} if menu.has("research") and enough else None


def _modernise(worth: Worth, menu: Menu) -> Plain | None:
    """Against a crisis that costs more, and for the star of management."""
    gears = sum(held.gears for held in worth.me.holdings.values())
    for number in menu.options("modernise", "sector"):
        saved = worth.view.markets[number].crisis * worth.turns / 9
        star = worth.star if gears == _MANAGED - 1 and worth.view.management is None else 0
        if worth.me.cash >= _RESERVE + 6 and saved + star > 6:
            return {"type": "modernise", "sector": number}
    return None


# ── options ─────────────────────────────────────────────────────────────────────────────


def _card(worth: Worth, menu: Menu) -> Plain | None:
    """An option that helps; crimes do not pay: others investigate."""
    for id, form in menu.cards():
        card = worth.house.decks.card(id)
        if card.crime or not _helps(worth, card):
            continue
        for target in _targets(worth, card, menu, form):
            return {"type": "play-card", "card": id, **target}
    return None


def _helps(worth: Worth, card: Card) -> bool:
    """Whether it is worth playing now."""
    cash = worth.me.cash
    for one in effects_written(card.effects):
        match one:
            case {"does": "star", "count": int(count)} if count > 0:
                return cash >= 10 + _RESERVE // 3
            case {"does": "tender", "least": int(least)}:
                return cash >= least + _RESERVE
            case {"does": "research", "price": int(price)}:
                return cash >= price + _RESERVE // 2
            case {"does": "gear" | "relief"}:
                return True
            case {"does": "price", "amount": int(amount)}:
                return amount < 0 and worth.view.stage == "profit"
    return False


def _targets(worth: Worth, card: Card, menu: Menu, form: Form) -> Iterator[dict[str, int | str]]:
    """On what it is played, the best first."""
    if not form.fields:
        yield {}
        return
    for number in menu.targets(form):
        mine = worth.me.holdings.get(number) if isinstance(number, int) else None
        match effects_written(card.effects)[0]["does"]:
            case "relief" | "gear" if mine is not None:
                yield {"sector": number}
            case "price" if number == worth.view.sector:
                if worth.company(number) > 0 and worth.view.active == worth.seat:
                    yield {"sector": number}
