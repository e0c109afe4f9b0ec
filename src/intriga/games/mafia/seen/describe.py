"""The view in sentences."""

from collections.abc import Iterator, Sequence

from intriga.games.mafia.seen.view import Company, Den, Family, Market, Me, Secret, Stall, View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.trade import Sight
from intriga.games.mafia.subjects.magic.flight import named
from intriga.kernel import Message, Param, document, msg, seat


def describe(view: View) -> Sequence[Message]:
    """Everything that this viewer may know, in sentences."""
    texts = [Message(f"mafia-now-{view.phase}", {"turn": view.turn})]
    texts += _town(view)
    if view.me is not None and view.phase is not Phase.OPENING:
        texts += _me(view.me)
    if view.family is not None:
        texts += _family(view.family)
    texts += _posts(view)
    if view.den is not None:
        texts += _den(view.den, view.turn)
    texts += _market(view)
    texts += _coins(view.market)
    for one in view.companies:
        texts += _company(one)
    if view.secret is not None:
        texts += _offers(view.secret)
    return texts


def _town(view: View) -> Iterator[Message]:
    living = [seat(who) for who, one in enumerate(view.people) if one.lives]
    if living:
        yield Message("mafia-town-living", {"people": living})
    for who, one in enumerate(view.people):
        if not one.lives:
            id = "mafia-town-reanimated" if one.reanimated else "mafia-town-dead"
            profession = msg(f"mafia-profession-{one.profession or 'none'}")
            role = msg(f"mafia-role-{one.role}")
            yield Message(id, {"who": seat(who), "role": role, "profession": profession})
    for who, one in enumerate(view.people):
        if one.absent:
            yield Message("mafia-town-absent", {"who": seat(who)})
    if view.sergeant:
        yield Message("mafia-town-sergeant")
    for vote in view.votes:
        yield Message("mafia-voted", {"who": seat(vote.by), "whom": seat(vote.against)})
    for count in view.tally:
        yield Message("mafia-town-tally", {"whom": seat(count.whom), "votes": votes(count.halves)})


def votes(halves: int) -> str:
    """A number of votes as it is written: 2½."""
    whole, half = divmod(halves, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")


def _me(me: Me) -> Iterator[Message]:
    yield Message(
        "mafia-me",
        {
            "role": msg(f"mafia-role-{me.role}"),
            "profession": msg(f"mafia-profession-{me.profession or 'none'}"),
        },
    )
    purse = {"exp": me.exp, "free": me.free_exp, "mana": me.mana, "coins": me.coins}
    yield Message("mafia-me-purse", purse)
    if me.speciality:
        yield Message("mafia-me-speciality", {"scroll": msg(f"mafia-thing-{me.speciality}")})
    if me.things:
        yield Message("mafia-me-things", {"things": [_thing(one.kind) for one in me.things]})
    ready = [_thing(one.kind) for one in me.things if one.ready]
    if ready:
        yield Message("mafia-me-ready", {"things": ready})
    if me.pledged:
        yield Message("mafia-me-pledged", {"mana": me.pledged})
    if me.sergeant:
        yield Message("mafia-me-sergeant")
    yield from _magic(me)
    for order in me.orders:
        what = msg(f"mafia-job-{order.job}", seat=seat(order.victim))
        yield Message("mafia-me-order", {"what": what, "price": order.price})
    yield from _plan(me)
    yield from _visits(me)


def _magic(me: Me) -> Iterator[Message]:
    """Spells that are cast and wait, and what works on oneself."""
    for cast in me.casts:
        spell = msg(named(cast.spell).text)
        if cast.whom is None:
            yield Message("mafia-me-cast", {"spell": spell})
        else:
            yield Message("mafia-me-cast-on", {"spell": spell, "whom": seat(cast.whom)})
    for effect in me.effects:
        if effect.kind != "silence":  # that is `muted`
            yield Message(f"mafia-effect-{effect.kind}")
    if me.muted:
        yield Message("mafia-me-muted")
    if me.away:
        yield Message("mafia-me-away", {"day": me.away})
    if me.extra:
        yield Message("mafia-me-extra", {"votes": me.extra})


def _thing(kind: str) -> Param:
    return msg(f"mafia-thing-{kind}")


def _plan(me: Me) -> Iterator[Message]:
    plan = me.plan
    if plan is None:
        return
    if plan.checks:
        victims = [msg("mafia-aim", seat=seat(aim.whom)) for aim in plan.checks]
        yield Message("mafia-ordered", {"victims": victims})
    if plan.guards is not None:
        yield Message("mafia-guards", {"whom": seat(plan.guards)})
    if plan.refuses:
        yield Message("mafia-me-refuses")


def _visits(me: Me) -> Iterator[Message]:
    """Where a thief goes tonight."""
    plan = me.plan
    if plan is None:
        return
    for raid in plan.raids:
        id = "mafia-spies-on" if raid.spy else "mafia-burgles"
        house = msg("mafia-the-shop") if raid.whom is None else seat(raid.whom)
        yield Message(id, {"house": house})
        if raid.wanted:
            yield Message("mafia-me-wanted", {"house": house, "thing": _thing(raid.wanted)})
    if plan.hides:
        yield Message("mafia-hides")
    if plan.stocks:
        yield Message("mafia-me-stocks")


def _den(den: Den, turn: int) -> Iterator[Message]:
    if den.banned >= turn:
        yield Message("mafia-den-lame", {"night": den.banned})
    for whom, peek in den.seen.items():
        params: dict[str, Param] = {"house": seat(whom), "night": peek.night}
        if peek.things:
            params["things"] = [_sight(one) for one in peek.things]
            yield Message("mafia-den-seen", params)
        else:
            yield Message("mafia-den-seen-nothing", params)
    for watched in den.nets:
        yield Message("mafia-net-spread", {"whom": [seat(whom) for whom in watched]})


def _sight(sight: Sight) -> Param:
    name = _thing(sight.kind)
    return msg("mafia-thing-ready", thing=name) if sight.ready else name


def _family(family: Family) -> Iterator[Message]:
    mates = [
        msg("mafia-clan-member", seat=seat(who), number=number) for number, who in family.members
    ]
    clan = msg(f"mafia-clan-{family.clan}")
    yield Message("mafia-dealt-clan", {"clan": clan, "mates": mates})
    if family.duty is not None:
        yield Message("mafia-clan-duty", {"who": seat(family.duty)})
    for who, aims in family.orders.items():
        victims = [msg("mafia-aim", seat=seat(aim.whom)) for aim in aims]
        yield Message("mafia-clan-ordered", {"who": seat(who), "victims": victims})
    if family.execute is not None:
        yield Message("mafia-clan-executes")
    if family.invited is not None:
        yield Message("mafia-clan-asks", {"whom": seat(family.invited)})


def _posts(view: View) -> Iterator[Message]:
    if view.office is not None:
        for whom, times in view.office.checked.items():
            yield Message("mafia-checked", {"seat": seat(whom), "times": times})
        if view.office.sergeant is not None:
            yield Message("mafia-office-sergeant", {"who": seat(view.office.sergeant)})
    if view.vault is not None:
        id = "mafia-vault-ready" if view.vault.ready else "mafia-vault"
        yield Message(id, {"mana": view.vault.pledged})
        for rite in view.vault.rites:
            yield Message("mafia-rite-wanted", {"whom": seat(rite.whom), "by": seat(rite.by)})
    if view.desk is not None:
        for order in view.desk.orders:
            what = msg(f"mafia-job-{order.job}", seat=seat(order.victim))
            yield Message("mafia-desk-order", {"what": what, "price": order.price})
    for one in view.gatherings:
        exp = sum(one.shares.values())
        what = msg(f"mafia-job-{one.job}", seat=seat(one.victim))
        yield Message("mafia-gathering", {"what": what, "exp": exp})


def _coins(market: Market) -> Iterator[Message]:
    for gift in market.gifts:
        if gift.incoming:
            purpose = "purchase" if gift.purchase else "any"
            yield Message("mafia-gift-offered", {"by": seat(gift.other), "purpose": purpose})
        else:
            yield Message("mafia-gift-made", {"to": seat(gift.other), "coins": gift.coins})
    for one in market.collections:
        missing = one.price - one.given
        yield Message("mafia-collection-grows", {"thing": _thing(one.kind), "missing": missing})
        if one.mine:
            yield Message("mafia-chipped-in", {"thing": _thing(one.kind), "coins": one.mine})


def _company(one: Company) -> Iterator[Message]:
    yield Message(
        "mafia-company",
        {
            "name": one.name,
            "head": seat(one.head),
            "members": [seat(who) for who in one.members],
            "goals": one.goals,
            "condition": one.condition,
            "charter": document(one.charter),
        },
    )
    for service in one.services:
        offer = {"name": one.name, "service": service.name, "coins": service.fee}
        yield Message("mafia-company-service", offer)
    if one.asking:
        asking = [seat(who) for who in one.asking]
        yield Message("mafia-company-asking", {"name": one.name, "people": asking})
    if one.statements:
        last = one.statements[-1]
        yield Message("mafia-company-fund", {"name": one.name, "day": last.day, "fund": last.fund})
    if one.books is not None:
        yield Message("mafia-company-books", {"name": one.name, "fund": one.books.fund})
        for order in one.books.orders:
            yield Message(
                "mafia-service-wanted",
                {
                    "who": seat(order.by),
                    "service": order.service.name,
                    "coins": order.service.fee,
                },
            )
    if one.ordered is not None:
        yield Message(
            "mafia-service-ordered", {"service": one.ordered.name, "coins": one.ordered.fee}
        )


def _market(view: View) -> Iterator[Message]:
    if view.phase is Phase.OPENING:
        return
    shop = view.market
    shelves = [
        msg("mafia-shop-shelf", thing=_thing(one.kind), n=one.count, coins=one.price)
        for one in shop.shelves
    ]
    yield Message("mafia-shop-shelves" if shelves else "mafia-shop-empty", {"things": shelves})
    if shop.closed:
        yield Message("mafia-shop-shut")
    elif shop.noon and shop.merchant:
        yield Message("mafia-shop-noon")
    for offer in shop.offers:
        id = "mafia-shop-own-offer" if offer.own else "mafia-shop-offer"
        coins = {"price": offer.price, "coins": offer.coins}
        yield Message(id, {"thing": _thing(offer.kind), **coins})
    for one in shop.loot:
        yield Message("mafia-shop-loot", {"thing": _thing(one.kind), "coins": one.price})
    if view.stall is not None:
        yield from _stall(view.stall)


def _stall(stall: Stall) -> Iterator[Message]:
    if stall.margins:
        things = [
            msg("mafia-stall-margin", thing=_thing(kind), coins=coins)
            for kind, coins in stall.margins.items()
        ]
        yield Message("mafia-stall-margins", {"things": things})
    if stall.discount:
        yield Message("mafia-stall-lucky", {"day": stall.lucky, "coins": stall.discount})
    if stall.closes:
        yield Message("mafia-stall-closes")
    if stall.cunning:
        yield Message("mafia-stall-cunning", {"sales": stall.cunning})
    if stall.coming:
        yield Message("mafia-stall-coming", {"things": [_thing(kind) for kind in stall.coming]})
    for one in stall.loot:
        yield Message("mafia-stall-loot", {"thing": _thing(one.kind), "coins": one.price})
    if stall.sales:
        yield Message("mafia-stall-sales", {"sales": stall.sales})


def _offers(secret: Secret) -> Iterator[Message]:
    """Who offers what in the shop, for a referee."""
    for offer in secret.shop.offers if secret.shop is not None else ():
        yield Message(
            "mafia-secret-offer",
            {
                "who": seat(offer.for_whom),
                "payers": [seat(payer) for payer in offer.payers],
                "thing": _thing(offer.kind),
                "price": offer.price,
            },
        )
