"""N4: espionage, and then theft, by those whom nothing has stopped (items 43, 46, M36)."""

from collections.abc import Sequence

from intriga.games.mafia.course.night.thieving.arms import awake
from intriga.games.mafia.course.night.thieving.outings import Caller
from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.state.trade import Peek, Sight, Tally
from intriga.games.mafia.subjects.market import shop
from intriga.kernel import Param, Seat, msg, seat

DRAW_THING = "mafia-draw-stolen"


def spy_and_steal(
    tonight: Tonight, host: Seat | None, callers: list[Caller], together: Sequence[Seat]
) -> None:
    """All spies see the house before anything leaves it. `together`: all thieves who came in."""
    for one in callers:
        if one.raid.spy and host is not None:
            _spy(tonight, host, one, [who for who in together if who != one.who])
    for one in callers:
        if not one.raid.spy:
            _steal(tonight, host, one)


def _spy(tonight: Tonight, host: Seat, one: Caller, others: list[Seat]) -> None:
    """Item 46: the spy sees things and traps, and recognises other thieves in the house. A host
    whom spells cannot reach seems to own nothing."""
    seen = () if _beyond_magic(tonight.state, host) else _things(tonight.state, host)
    tonight.state.trade.spied.setdefault(one.who, {})[host] = Peek(tonight.state.turn, seen)
    tonight.note("N4", "mafia-log-spied", who=seat(one.who), house=seat(host))
    if seen:
        things = [_sight(thing) for thing in seen]
        tonight.whisper("mafia-thief-spied", one.who, house=one.house, things=things)
    else:
        tonight.whisper("mafia-thief-spied-nothing", one.who, house=one.house)
    for other in sorted(others):
        tonight.whisper("mafia-thief-recognised", one.who, house=one.house, whom=seat(other))


def _beyond_magic(state: State, host: Seat) -> bool:
    return state.under("ward", host) or state.under("mirror", host)


def _things(state: State, host: Seat) -> tuple[Sight, ...]:
    """All that lies in the house; the merchant's own trap looks like any other."""
    found = [Sight(item.kind, item.ready) for item in state.people[host].things]
    if state.trade.shop.merchant == host:
        found.append(Sight("poisoned-trap", ready=True))
    return tuple(sorted(found, key=lambda thing: (thing.kind, thing.ready)))


def _sight(thing: Sight) -> Param:
    name = msg(f"mafia-thing-{thing.kind}")
    return msg("mafia-thing-ready", thing=name) if thing.ready else name


def _steal(tonight: Tonight, host: Seat | None, one: Caller) -> None:
    """M36: what is neither worn nor armed; the thing that was chosen, else one at random."""
    state = tonight.state
    item = None
    if host is not None and awake(state, host):
        tonight.note("N4", "mafia-log-awake", who=seat(one.who), house=seat(host))
    else:
        item = _choose(tonight, _loose(state, host, one), one.raid.wanted)
    if item is None:
        tonight.note("N4", "mafia-log-nothing-stolen", who=seat(one.who), house=one.house)
        tonight.whisper("mafia-thief-nothing", one.who, house=one.house)
        return
    thing = msg(f"mafia-thing-{item.kind}")
    if one.raid.shop:
        shop.take_out(state, item)
        if host is not None:
            _tally(state, host).robbed += 1
            tonight.whisper("mafia-shop-robbed", host, thing=thing)
    else:
        assert host is not None
        state.people[host].things.remove(item)
        tonight.whisper("mafia-house-robbed", host, thing=thing)
    state.people[one.who].receive(item.kind, stolen=True)
    _tally(state, one.who).thefts += 1
    tonight.note("N4", "mafia-log-stole", who=seat(one.who), house=one.house, thing=thing)
    tonight.whisper("mafia-thief-stole", one.who, house=one.house, thing=thing)


def _loose(state: State, host: Seat | None, one: Caller) -> list[Item]:
    if one.raid.shop:
        return state.trade.shop.stock
    assert host is not None
    return [item for item in state.people[host].things if not item.ready]


def _choose(tonight: Tonight, loose: list[Item], wanted: str) -> Item | None:
    if not loose:
        return None
    chosen = next((item for item in loose if item.kind == wanted), None)
    if chosen is not None:
        return chosen
    return loose[tonight.below(len(loose), DRAW_THING) if len(loose) > 1 else 0]


def _tally(state: State, who: Seat) -> Tally:
    return state.trade.tallies.setdefault(who, Tally())
