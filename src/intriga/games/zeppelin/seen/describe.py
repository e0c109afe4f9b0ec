"""The view in sentences: the game can be played from the text alone."""

from collections.abc import Iterable, Iterator

from intriga.games.zeppelin.seen.view import (
    ClassView,
    Command,
    CountryCard,
    LawView,
    Passport,
    PollView,
    PowerView,
    RevolutionView,
    Society,
    TreatyView,
    View,
)
from intriga.games.zeppelin.subjects import names
from intriga.kernel import Message, Param, Seat, document, msg, seat
from intriga.warfare import message_params as mp


def describe(view: View) -> list[Message]:
    """Everything in the view, the world first."""
    return [*_world(view), *_me(view), *_societies(view), *_commands(view)]


def _world(view: View) -> Iterator[Message]:
    season = msg(f"zeppelin-{view.season}")
    if view.turn == 0:
        yield Message("zeppelin-tell-founding")
    else:
        params = {"turn": view.turn, "last": view.last_turn, "season": season}
        yield Message(f"zeppelin-tell-{view.phase}", params)
    yield Message("zeppelin-tell-goal", {"goal": view.goal})
    if view.late:
        yield Message("zeppelin-late")
    for power in view.powers:
        yield _power(view, power)
    for country in view.countries:
        if not country.power:
            yield Message("zeppelin-tell-landless", {"where": country.name})
        if country.revolutions:
            yield Message("zeppelin-revolution-news", {"where": country.name})


def _power(view: View, power: PowerView) -> Message:
    country = _country(view, power.country)
    params: dict[str, Param] = {
        "where": power.name if country is None else country.name,
        "units": [mp.unit(view.map, unit) for unit in power.units] or msg("zeppelin-nothing"),
        "centres": [mp.place(view.map, at) for at in power.centres] or msg("zeppelin-nothing"),
        "count": len(power.centres),
    }
    return Message(f"zeppelin-tell-{'power' if country is None else 'country'}", params)


def _country(view: View, number: int | None) -> CountryCard | None:
    return next((one for one in view.countries if one.number == number), None)


def _where(view: View, number: int | None) -> Param:
    country = _country(view, number)
    return msg("zeppelin-nowhere") if country is None else country.name


# ── me ──────────────────────────────────────────────────────────────────────────────────


def _me(view: View) -> Iterator[Message]:
    for passport in (view.me,) if view.me is not None else view.passports:
        yield from _passport(view, passport)


def _passport(view: View, one: Passport) -> Iterator[Message]:
    who = {"who": seat(one.seat)}
    if one.dead_until is not None:
        yield Message("zeppelin-tell-dead", {**who, "turn": one.dead_until})
    elif one.country is None:
        yield Message("zeppelin-tell-stateless", who)
    else:
        place = {"where": _where(view, one.country), "rights": names.rights(one.rights)}
        yield Message(f"zeppelin-tell-{'jailed' if one.jailed else 'citizen'}", {**who, **place})
    if one.asks is not None:
        asks = "zeppelin-tell-asks" if one.asks else "zeppelin-tell-asks-out"
        yield Message(asks, {**who, "to": _where(view, one.asks)} if one.asks else who)
    for number in one.guest_in:
        yield Message("zeppelin-tell-guest", {**who, "where": _where(view, number)})
    for number in one.blacklisted_in:
        yield Message("zeppelin-tell-blacklisted", {**who, "where": _where(view, number)})
    if one.attempt_from is not None:
        yield Message("zeppelin-tell-attempt", who)
    if one.seat in view.ready:
        yield Message("zeppelin-tell-ready", who)


# ── societies ───────────────────────────────────────────────────────────────────────────


def _societies(view: View) -> Iterator[Message]:
    for society in view.societies:
        yield from _society(view, society)
    for treaty in view.treaties:
        yield _treaty(view, treaty)


def _society(view: View, society: Society) -> Iterator[Message]:
    where = {"where": _where(view, society.number)}
    if society.frozen:
        yield Message("zeppelin-frozen", where)
    for one in society.classes:
        yield _class(society, one, where)
    if society.jailed:
        yield Message("zeppelin-tell-prison", {**where, "who": _people(society.jailed)})
    if society.guests:
        yield Message("zeppelin-tell-guests", {**where, "who": _people(society.guests)})
    if society.blacklist:
        yield Message("zeppelin-tell-blacklist", {**where, "who": _people(society.blacklist)})
    for law in society.laws:
        yield _law(law, where)
    for poll in society.polls:
        yield _poll(society, poll, where)
    for revolution in society.revolutions:
        yield _revolution(society, revolution, where)


def _treaty(view: View, one: TreatyView) -> Message:
    own = view.me.country if view.me is not None else None
    how = "concluded" if one.concluded else "signed"
    if own is not None and own not in one.signed:
        how = "waits"
    if one.ended_turn is not None:
        how = "ended"
    states = [*one.parties.values()] or msg("zeppelin-nobody")
    params: dict[str, Param] = {"number": one.number, "title": one.title, "states": states}
    text = document(one.text)
    return Message("zeppelin-tell-treaty", {**params, "how": how, "text": text})


def _class(society: Society, one: ClassView, where: dict[str, Param]) -> Message:
    params: dict[str, Param] = {
        **where,
        "name": one.name,
        "parent": _rank(society, one.parent),
        "rights": names.rights(one.rights),
        "limit": one.limit,
        "members": _people(one.members) if one.members else msg("zeppelin-nobody"),
        "count": len(one.members),
        "newcomers": int(one.number == society.migrant),
    }
    return Message(f"zeppelin-tell-{'root' if one.parent is None else 'class'}", params)


def _rank(society: Society, number: int | None) -> Param:
    return next(
        (one.name for one in society.classes if one.number == number), msg("zeppelin-nobody")
    )


def _law(law: LawView, where: dict[str, Param]) -> Message:
    params: dict[str, Param] = {
        **where,
        "law": law.number,
        "title": law.title,
        "versions": len(law.versions),
        "text": document(law.versions[-1].document),
    }
    return Message(f"zeppelin-tell-law-{'in-force' if law.repealed_by is None else 'gone'}", params)


def _poll(society: Society, poll: PollView, where: dict[str, Param]) -> Message:
    about: dict[str, Param] = {"root": _rank(society, society.root)}
    if poll.whom is None:
        about["rights"] = names.rights(poll.rights)
    else:
        about["whom"] = seat(poll.whom)
    params: dict[str, Param] = {
        **where,
        "poll": msg(f"zeppelin-poll-{poll.kind}", **about),
        "yes": len(poll.yes),
        "no": len(poll.no),
        "needed": poll.needed,
    }
    return Message("zeppelin-tell-poll", params)


def _revolution(society: Society, one: RevolutionView, where: dict[str, Param]) -> Message:
    name = _rank(society, one.rank)
    if one.parent is None:
        demand = msg("zeppelin-demand-rights", name=name, rights=names.rights(one.rights))
    elif any(rank.number == one.parent for rank in society.classes):
        demand = msg("zeppelin-demand-parent", name=name, parent=_rank(society, one.parent))
    else:
        demand = msg("zeppelin-demand-parent-gone", name=name)
    params: dict[str, Param] = {
        **where,
        "demand": demand,
        "rebels": len(one.rebels),
        "loyal": len(one.loyal),
        "gains": names.rights(one.gains),
    }
    return Message("zeppelin-tell-revolution", params)


def _people(some: Iterable[Seat]) -> Param:
    return [seat(one) for one in some]


# ── armies ──────────────────────────────────────────────────────────────────────────────


def _commands(view: View) -> Iterator[Message]:
    for army in view.commands:
        yield from _army(view, army)


def _army(view: View, army: Command) -> Iterator[Message]:
    name = next(power.name for power in view.powers if power.power == army.power)
    where = {"where": name}
    if army.orders:
        orders = [mp.order(view.map, order) for order in army.orders.values()]
        yield Message("zeppelin-tell-orders", {**where, "orders": orders})
    for unit, spots in army.wishes.items():
        places = [mp.place(view.map, spot) for spot in spots]
        wish = {"unit": mp.unit(view.map, unit), "places": places}
        yield Message("zeppelin-tell-wishes", {**where, **wish})
    if army.builds:
        orders = [mp.order(view.map, order) for order in army.builds]
        yield Message("zeppelin-tell-army-builds", {**where, "orders": orders})
