"""Why the Spy does what it does: the terms of its estimates, as sentences for a beginner."""

from collections.abc import Callable, Mapping

from intriga.games.espionage.bot.table import Table
from intriga.games.espionage.data.price_list import BLUFF, MARCH, PATHS, SET_UP
from intriga.kernel import Message, Plain, Reasons, Seat, seat


def reasons(table: Table, act: Plain) -> tuple[Message, ...]:
    """What speaks most for an act of the Spy."""
    found = Reasons()
    _SAID[act["type"]](table, act, found)
    return found.strongest()


def _buys(table: Table, act: Plain, found: Reasons) -> None:
    bought: Mapping[str, int] = act["specials"]
    runs = bought.get(PATHS, 0) + bought.get(MARCH, 0)
    found.add(3 * runs, "espionage-because-buy-run")
    found.add(2 * bought.get(SET_UP, 0), "espionage-because-buy-tick")
    found.add(bought.get(BLUFF, 0), "espionage-because-buy-bluff")
    found.add(0.1, "espionage-because-buy")


def _takes_city(table: Table, act: Plain, found: Reasons) -> None:
    found.add(1, "espionage-because-corner")


def _leads(table: Table, act: Plain, found: Reasons) -> None:
    """The Papers to a place: what `Table.worth` is made of."""
    here, to = table.view.papers, act["to"]
    if to == table.home:
        found.add(100, "espionage-because-home")
    steps = table.to_home(here) - table.to_home(to)
    if act["type"] == "forced-march" and table.to_home(here) == 2:
        found.add(50, "espionage-because-two-steps")
    elif to != table.home:
        found.add(1.6 * steps, "espionage-because-nearer", left=table.to_home(to))
    if table.danger(here) == 1 and table.danger(to) > 1:
        found.add(6, "espionage-because-escape", who=seat(_nearest_rival(table)))
    else:
        found.add(0.4 * (table.danger(to) - table.danger(here)), "espionage-because-away")
    bribe = table.me.bribes.get(to, 0)
    found.add(min(bribe, 200) / 150, "espionage-because-own-bribe", sum=bribe)
    found.add(0.8 * (to in table.me.ticks), "espionage-because-own-tick")
    found.add(0.01, "espionage-because-least-bad")


def _springs(table: Table, act: Plain, found: Reasons) -> None:
    if "to" in act:
        _leads(table, act, found)
    else:
        found.add(1, "espionage-because-keep-tick")


def _bribes(table: Table, act: Plain, found: Reasons) -> None:
    _lays(table, act["cell"], found)
    found.add(0.5, "espionage-because-price", price=table.price)


def _sets_up(table: Table, act: Plain, found: Reasons) -> None:
    _lays(table, act["cell"], found)
    found.add(1, "espionage-because-tick")


def _lays(table: Table, cell: int, found: Reasons) -> None:
    """Why on this cell."""
    here = table.view.papers
    if cell == here:
        found.add(2, "espionage-because-bribe-here")
    steps = table.to_home(here) - table.to_home(cell)
    found.add(1.6 * steps, "espionage-because-bribe-ahead", left=table.to_home(cell))
    if table.danger(cell) <= 2:
        found.add(1.5, "espionage-because-bribe-guard")


def _answers(table: Table, act: Plain, found: Reasons) -> None:
    announced = table.view.announced
    if not table.bribed or announced is None:
        found.add(1, "espionage-because-no-bribe")
        return
    here, to = table.view.papers, announced.to
    if act["say"] == "pass":
        found.add(1, "espionage-because-pass")
        return
    if to in table.rivals:
        found.add(100, "espionage-because-loses", who=seat(table.view.mover))
    found.add(1.6 * (table.to_home(to) - table.to_home(here)), "espionage-because-leads-away")
    found.add(0.4 * (table.danger(here) - table.danger(to)), "espionage-because-leads-to-rival")
    found.add(0.1, "espionage-because-better-step")
    if act["say"] == "join":
        found.add(2, "espionage-because-join")


def _bids(table: Table, act: Plain, found: Reasons) -> None:
    bribe = table.me.bribes[table.view.papers]
    highest = max((call.sum for call in table.view.calls), default=0)
    if "bluff" in act:
        found.add(3, "espionage-because-bluff", bluff=act["bluff"])
    elif highest and highest + 1 <= bribe:
        found.add(3, "espionage-because-overbid", highest=highest)
    elif highest:
        found.add(3, "espionage-because-cannot-overbid", highest=highest, bribe=bribe)
    elif len(table.view.bidders) == 1:
        found.add(3, "espionage-because-alone")
    elif act["sum"] == 1:
        found.add(3, "espionage-because-begin")
    elif not table.urgent:
        found.add(3, "espionage-because-part")
    if table.urgent and not (highest and highest + 1 > bribe and "bluff" not in act):
        found.add(2, "espionage-because-urgent")


def _nearest_rival(table: Table) -> Seat:
    """Whose city the Papers are next to."""
    rivals = [city for city in table.view.cities if city.place in table.rivals]
    near = min(rivals, key=lambda city: table.danger_of(city.place))
    assert near.seat is not None
    return near.seat


_SAID: Mapping[str, Callable[[Table, Plain, Reasons], None]] = {
    "take-city": _takes_city,
    "buy": _buys,
    "move": _leads,
    "secret-paths": _leads,
    "forced-march": _leads,
    "march-on": _leads,
    "steer": _leads,
    "spring": _springs,
    "bribe": _bribes,
    "set-up": _sets_up,
    "answer": _answers,
    "bid": _bids,
    "fold": _bids,
}
