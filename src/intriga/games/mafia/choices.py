"""The choices of the fields of forms: a function for each domain, by name, in `DOMAINS`."""

from collections.abc import Callable, Iterable

from intriga.games.mafia.day import pool
from intriga.games.mafia.night import contracts
from intriga.games.mafia.night.contracts import Customer, Job, Order
from intriga.games.mafia.people import Item
from intriga.games.mafia.rules import assassin as assassin_rules
from intriga.games.mafia.rules import ballot, casting, founding, guild, houses, lookup
from intriga.games.mafia.rules import clans as clan_rules
from intriga.games.mafia.rules import host as host_rules
from intriga.games.mafia.rules import watch as watch_rules
from intriga.games.mafia.rules.spending import why_no_spell
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.tables.awards import amounts
from intriga.games.mafia.tables.things import Profession, things
from intriga.kernel import (
    Actor,
    Choice,
    Choices,
    Chosen,
    Domain,
    Range,
    Seat,
    Text,
    msg,
    seat,
)

MOST_SHARE = 21
MOST_AWARDED = 10

Maker = Callable[[State, Seat, Chosen], Domain]


def domain(state: State, actor: Actor, name: str, chosen: Chosen) -> Domain:
    """The choices of a field. Raises `KeyError` for a name that no form uses."""
    who = actor if isinstance(actor, int) else -1
    return DOMAINS[name](state, who, chosen)


def some(state: State, who: Seat, name: str) -> bool:
    """Whether a field that stands first in its form has any choice."""
    found = DOMAINS[name](state, who, {})
    if isinstance(found, Choices):
        return bool(found.options)
    return not isinstance(found, Range) or found.low <= found.high


def people(seats: Iterable[Seat]) -> Choices:
    """These people, by seat."""
    return Choices(tuple(Choice(who, seat(who)) for who in sorted(seats)))


def named(values: Iterable[str], text: str) -> Choices:
    """Words with their texts: `text` followed by the word."""
    return Choices(tuple(Choice(value, msg(f"{text}{value}")) for value in values))


def _everybody(state: State) -> range:
    return range(len(state.people))


def _living_others(state: State, who: Seat) -> list[Seat]:
    return [one for one in state.living() if one != who]


# ── people ──────────────────────────────────────────────────────────────────────────────


def _living(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(_living_others(state, who))


def _dead(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in _everybody(state) if not state.people[one].lives)


def _buried(state: State, who: Seat, chosen: Chosen) -> Choices:
    """The dead whom no rite of tonight raises already."""
    cast = {one.whom for one in state.casts}
    dead = (one for one in _everybody(state) if not state.people[one].lives)
    return people(one for one in dead if one not in cast)


def _unmoved(state: State, who: Seat, chosen: Chosen) -> Choices:
    done = state.today.reanimated
    dead = (one for one in _everybody(state) if not state.people[one].walks)
    return people(one for one in dead if one not in done)


def _prey(state: State, who: Seat, chosen: Chosen) -> Choices:
    """M21: whom a clan may shoot."""
    clan = state.people[who].clan
    return people(one for one in state.living() if state.people[one].clan is not clan)


def _recruit(state: State, who: Seat, chosen: Chosen) -> Choices:
    clan = clan_rules.clan_of(state, who)
    return people(clan_rules.recruits(state, clan) if clan else ())


def _suspect(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in _living_others(state, who) if watch_rules.may_check(state, one))


def _anybody(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(_everybody(state))


# ── votes ───────────────────────────────────────────────────────────────────────────────


def _accused(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(ballot.accusable(state))


def _proxy(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in state.walking() if one != who)


def _soul(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(ballot.free_souls(state))


def _open_voter(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(ballot.open_voters(state))


def _pool_accused(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Against whom a dead person may put mana into the pool."""
    if not state.people[who].mana or state.under("antimagic", who):
        return people(())
    return people(ballot.open_pools(state, who))


def _pool_mana(state: State, who: Seat, chosen: Chosen) -> Range:
    most = amounts().pool_mana
    if "whom" in chosen:
        most = pool.missing(chosen["whom"], ballot.log(state))
    return Range(1, min(most, state.people[who].mana))


# ── the assassin ────────────────────────────────────────────────────────────────────────


def _victim(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Whom one has not ordered yet; a raise is another form."""
    ordered = {order.victim for order in guild.raisable(state, who) if order.job is Job.KILL}
    return people(one for one in state.living() if one not in ordered)


def _prices(state: State, who: Seat, job: Job) -> Range:
    """From the start price to what one has; nothing for whom the assassin does not serve."""
    least, free = 0, -1
    if guild.may_order_alone(state, who, job):
        customer = guild.customer(state, who)
        least = contracts.least_price(job, customer)
        factor = amounts().dead_factor if customer in contracts.DOUBLE else 1
        free = lookup.free_exp(state, who) // factor
    return Range(least, free)


def _kill_price(state: State, who: Seat, chosen: Chosen) -> Range:
    return _prices(state, who, Job.KILL)


def _guard_price(state: State, who: Seat, chosen: Chosen) -> Range:
    mine = [order for order in guild.raisable(state, who) if order.job is Job.GUARD]
    return Range(0, -1) if mine else _prices(state, who, Job.GUARD)


def _most_for(state: State, who: Seat, order: Order) -> int:
    """The highest price to which somebody can raise their order."""
    factor = amounts().dead_factor if order.customer in contracts.DOUBLE else 1
    return order.price + lookup.free_exp(state, who) // factor


def _raisable(state: State, who: Seat, chosen: Chosen) -> Choices:
    step = amounts().contract_step
    mine = (
        order
        for order in guild.raisable(state, who)
        if _most_for(state, who, order) >= order.price + step and guild.still(state, who, order)
    )
    first = {order.victim: order for order in reversed(list(mine))}
    return Choices(tuple(Choice(whom, guild.what(one)) for whom, one in sorted(first.items())))


def _orders_named(orders: Iterable[Order]) -> Choices:
    return Choices(tuple(Choice(order.number, guild.what(order)) for order in orders))


def _raise(state: State, who: Seat, chosen: Chosen) -> Range:
    for order in guild.raisable(state, who):
        if order.victim == chosen.get("victim"):
            least = order.price + amounts().contract_step
            return Range(least, max(least, _most_for(state, who, order)))
    return Range(1, 1)


def _together(state: State, who: Seat, chosen: Chosen) -> Choices:
    if guild.union(state, who) is None:
        return people(())
    return people(guild.gatherable(state, who))


def _together_price(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, lookup.free_exp(state, who))


def _orders(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those of today, without those named before."""
    orders = (one for one in state.guild.orders if one.customer is not Customer.SELF)
    return _orders_named(one for one in orders if one.number not in chosen.values())


def _own_will(state: State, who: Seat, chosen: Chosen) -> Choices:
    others = _living_others(state, who)
    return people(
        others if others and assassin_rules.may_kill_unbidden(state, who, others[0]) else ()
    )


def _announced(state: State, who: Seat, chosen: Chosen) -> Choices:
    jobs = {order.job for order in state.guild.orders}
    return named((job for job in Job if job in jobs), "mafia-announce-")


def _tellable(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _orders_named(one.order for one in assassin_rules.tellable(state, who))


# ── things ──────────────────────────────────────────────────────────────────────────────


def items(found: Iterable[Item]) -> Choices:
    """Things by number, with their names."""
    return Choices(tuple(Choice(one.number, msg(things()[one.kind].text)) for one in found))


def _to_wear(state: State, who: Seat, chosen: Chosen) -> Choices:
    return items(_readiable(state, who, ready=False))


def _worn(state: State, who: Seat, chosen: Chosen) -> Choices:
    return items(_readiable(state, who, ready=True))


def _readiable(state: State, who: Seat, *, ready: bool) -> list[Item]:
    person = state.people[who]
    return [
        one
        for one in person.things
        if one.kind in houses.READIED and one.ready is ready and houses.may_use(person, one.kind)
    ]


def _potions(state: State, who: Seat, chosen: Chosen) -> Choices:
    have = sum(item.kind == "potion" for item in state.people[who].things)
    return Choices(tuple(Choice(n, n) for n in range(min(2, have) + 1)))


# ── the rest ────────────────────────────────────────────────────────────────────────────


def _profession(state: State, who: Seat, chosen: Chosen) -> Choices:
    return named(Profession, "mafia-profession-")


def _speciality(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _scroll(state, who, chosen) if chosen.get("profession") == "mage" else Choices(())


def _scroll(state: State, who: Seat, chosen: Chosen) -> Choices:
    return named(founding.specialities(), "mafia-thing-")


def _spell(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those that somebody can pay today."""
    able = (
        spell
        for spell in casting.castable(state, who)
        if why_no_spell(state, who, casting.price(state, who, spell)) is None
    )
    return named(able, "mafia-spell-")


def _share(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(0, MOST_SHARE, 0)


def _mana(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, state.people[who].mana)


def _entrusted(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Whose votes lie with this person, besides their own."""
    return people(one for one in ballot.open_votes_of(state, who) if one != who)


def _rite(state: State, who: Seat, chosen: Chosen) -> Choices:
    return Choices(
        tuple(
            Choice(one.number, msg("mafia-rite-of", whom=seat(one.whom), by=seat(one.by)))
            for one in state.crypt.rites
        )
    )


def _words(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(500)


def _rite_answer(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Without a spell left today, or for somebody who lives by now, only «no»."""
    rite = next((one for one in state.crypt.rites if one.number == chosen.get("rite")), None)
    buried = {choice.value for choice in _buried(state, who, {}).options}
    able = rite is not None and rite.whom in buried and why_no_spell(state, who, 0) is None
    return named(("secretly", "publicly", "no") if able else ("no",), "mafia-rite-answer-")


def _side(state: State, who: Seat, chosen: Chosen) -> Choices:
    return named(("honest", "clan"), "mafia-side-")


def _host_award(state: State, who: Seat, chosen: Chosen) -> Choices:
    return named(host_rules.RANGES, "mafia-award-")


def _award(state: State, who: Seat, chosen: Chosen) -> Range:
    low, high = host_rules.RANGES.get(str(chosen.get("reason")), (0, MOST_AWARDED))
    return Range(low, high)


def _override(state: State, who: Seat, chosen: Chosen) -> Choices:
    what: tuple[str, ...] = ("exp", "coins", "mana")
    if state.phase is Phase.DAY:
        what = ("life", *what)
    return named(what, "mafia-override-")


def _value(state: State, who: Seat, chosen: Chosen) -> Range:
    """Of a life only what it is not; else any amount."""
    if chosen.get("what") != "life":
        return Range(0, 999)
    whom = chosen.get("whom")
    dead = isinstance(whom, int) and whom in _everybody(state) and not state.people[whom].lives
    return Range(int(dead), int(dead))


def _voided(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(state.voided)


def _unvoided(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in _everybody(state) if one not in state.voided)


def _reason(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(300)


DOMAINS: dict[str, Maker] = {
    "living": _living,
    "dead": _dead,
    "buried": _buried,
    "unmoved": _unmoved,
    "prey": _prey,
    "recruit": _recruit,
    "candidate": _prey,
    "suspect": _suspect,
    "everybody": _anybody,
    "accused": _accused,
    "proxy": _proxy,
    "soul": _soul,
    "open-voter": _open_voter,
    "pool-accused": _pool_accused,
    "pool-mana": _pool_mana,
    "victim": _victim,
    "kill-price": _kill_price,
    "guard-price": _guard_price,
    "raisable": _raisable,
    "raise": _raise,
    "together": _together,
    "together-price": _together_price,
    "orders": _orders,
    "own-will": _own_will,
    "announced": _announced,
    "tellable": _tellable,
    "to-wear": _to_wear,
    "worn": _worn,
    "potions": _potions,
    "profession": _profession,
    "speciality": _speciality,
    "scroll": _scroll,
    "spell": _spell,
    "share": _share,
    "mana": _mana,
    "rite-answer": _rite_answer,
    "rite": _rite,
    "entrusted": _entrusted,
    "words": _words,
    "side": _side,
    "host-award": _host_award,
    "award": _award,
    "override": _override,
    "value": _value,
    "voided": _voided,
    "unvoided": _unvoided,
    "reason": _reason,
}
