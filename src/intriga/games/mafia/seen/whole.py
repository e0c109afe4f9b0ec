"""How a view is made: the town for everybody, one's own house, clan, post and trade for whoever has
them."""

from collections.abc import Hashable

from intriga.games.mafia.seen import clan, companies, money, own, posts, shop, thief
from intriga.games.mafia.seen.town import town
from intriga.games.mafia.seen.view import Secret, View
from intriga.games.mafia.state import Phase, State
from intriga.kernel import REFEREE


def view(state: State, viewpoint: Hashable) -> View:
    """What this viewer may know."""
    seen = town(state)
    who = viewpoint if isinstance(viewpoint, int) else None
    seen.companies = companies.companies(state, who)
    seen.market = shop.market(state)
    seen.market.collections = money.public_collections(state)
    if isinstance(viewpoint, int):
        seen.me = own.me(state, viewpoint)
        seen.family = clan.family_of(state, viewpoint)
        seen.office = posts.office(state, viewpoint)
        seen.vault = posts.vault(state, viewpoint)
        seen.desk = posts.desk(state, viewpoint)
        seen.den = thief.den(state, viewpoint)
        seen.market.offers = shop.offers(state, viewpoint)
        seen.market.loot = shop.loot_of(state, viewpoint)
        seen.stall = shop.stall(state, viewpoint)
        seen.gatherings = posts.gatherings(state, viewpoint)
        seen.market.gifts = money.gifts(state, viewpoint)
        seen.market.collections = money.collections(state, viewpoint)
    if viewpoint == REFEREE or state.phase is Phase.OVER:
        seen.secret = _everything(state)
    return seen


def _everything(state: State) -> Secret:
    return Secret(
        people={who: own.me(state, who) for who in range(len(state.people))},
        families=[clan.family(state, gang, recruit=False) for gang in state.clans],
        pledges=state.crypt.pledges,
        orders=state.guild.orders,
        shop=state.trade.shop,
        loot=state.trade.loot,
        awards=state.awards,
        voided=state.voided,
        standings=state.standings,
        bribed=[who for who, person in enumerate(state.people) if person.bribed],
        bonus=state.bonus,
        gifts=state.trade.gifts,
        collections=state.trade.collections,
        funds={one.number: companies.books(one) for one in state.trade.organisations},
    )
