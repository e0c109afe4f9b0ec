"""What a player has, beside each decision: stars, cash, what the bank would lend, options; and what
a purchase would make of it."""

from collections.abc import Iterator

from intriga.games.economicus.presentation.phrases import (
    card_of,
    event_effects,
    interest_of,
    money,
    name_of,
    sector,
)
from intriga.games.economicus.seen.view import Sheet, View
from intriga.games.economicus.state.position import Holding, Stage
from intriga.games.economicus.state.questions import SectorNumber
from intriga.games.economicus.subjects.events.no_loans import NoNewLoans
from intriga.games.economicus.subjects.money import PLEDGE
from intriga.games.economicus.subjects.stars import (
    ADVANTAGE,
    LEAST_AHEAD,
    MONOPOLY,
    PRESENCE,
    SPECIAL,
    Source,
)
from intriga.kernel import Seat
from intriga.presentation import Resource, Scene


def resources(view: View, scene: Scene) -> tuple[Resource, ...]:
    """The figures of a player; nothing for others, and for who is bankrupt."""
    if not isinstance(scene.viewer, int) or view.mine is None or view.stage is Stage.OVER:
        return ()
    me = view.players[scene.viewer]
    if me.bankrupt:
        return ()
    cards, lent = view.mine.cards, credit(view, me)
    words = scene.say("economicus-page-have-options", n=len(cards))
    return (
        Resource(
            f"★{me.stars}".replace("-", "−"),
            scene.say("economicus-page-have-stars", goal=view.goal),
            tuple(source_text(view, scene, one) for one in me.sources),
        ),
        Resource(
            money(scene, me.cash),
            scene.say("economicus-page-have-cash"),
            tuple(_about_cash(view, scene, me)),
        ),
        Resource(
            money(scene, lent),
            scene.say("economicus-page-have-credit"),
            (scene.say("economicus-page-per-company", money=money(scene, PLEDGE)),),
        ),
        Resource(
            f"{len(cards)}", words, tuple(_option(view, scene, id) for id in dict.fromkeys(cards))
        ),
    )


def credit(view: View, one: Sheet) -> int:
    """What the bank would still lend (item 27); nothing in a year without new loans (V12)."""
    if event_effects(view, NoNewLoans):
        return 0
    return max(0, PLEDGE * sum(held.companies for held in one.holdings.values()) - one.loan)


def source_text(view: View, scene: Scene, source: Source) -> str:
    """Stars, and where they come from: "+2 — advantage in Energy"."""
    at = name_of(view, scene, source.sector) if source.sector else ""
    count = f"+{source.stars}" if source.stars > 0 else f"−{-source.stars}"
    why = scene.say(f"economicus-page-star-{source.why}", sector=at)
    return scene.say("economicus-page-source", count=count, why=why)


def _about_cash(view: View, scene: Scene, me: Sheet) -> Iterator[str]:
    for id, amount in (("in-deposit", me.deposit), ("in-debt", me.loan), ("owes", me.owed)):
        if amount:
            yield scene.say(f"economicus-page-{id}", money=money(scene, amount))
    if me.loan:
        due = interest_of(view) * (me.loan // PLEDGE)
        yield scene.say("economicus-page-year-interest", money=money(scene, due))


def _option(view: View, scene: Scene, id: str) -> str:
    card = card_of(view, scene, id)
    return scene.say("economicus-page-option", name=card.name, when=card.text)


# ── what a purchase would make of it ────────────────────────────────────────────────────


def stars_with(view: View, who: Seat, number: SectorNumber, *, free: bool) -> int:
    """The stars of a player who gets one more company of a sector (items 2–4). `free`: nobody owns
    it yet."""
    me, market = view.players[who], view.markets[number]
    special = sector(view, number).special
    mine = me.holdings.get(number, Holding()).companies
    most = max(
        one.holdings.get(number, Holding()).companies
        for seat, one in enumerate(view.players)
        if seat != who
    )
    left = market.private + market.state - free
    now = sum(one.stars for one in me.sources if one.sector == number)
    then = SPECIAL if special else PRESENCE
    then += ADVANTAGE if mine + 1 >= LEAST_AHEAD and mine + 1 > most else 0
    then += MONOPOLY if not left and not most and not special else 0
    return me.stars - now + then
