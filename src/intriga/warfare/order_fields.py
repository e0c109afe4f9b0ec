"""The orders of a power as fields of a form: a slot for each, and the choices of every slot.

The choices of a slot are all orders of its unit, and the default is the one saved before, or to
hold. In winter slots are counted.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from intriga.diplomacy.adjudication.legal import Possible, retreats_of
from intriga.diplomacy.vocabulary import Verb
from intriga.kernel import Choice, Choices, Chosen, Field, msg
from intriga.warfare import message_params
from intriga.warfare.menus import Units, menu, units_key
from intriga.warfare.situation import Situation, order_for, province_of


def slots(now: Situation, power: str) -> Iterator[Field]:
    """A field for each unit that may be ordered, with the domain `order PAR`; in winter one for
    each build or removal, with the domain `build 0` or `removal 0`."""
    if now.phase == "builds":
        kind = "build" if now.due(power) > 0 else "removal"
        for n in range(now.to_decide(power)):
            label = msg(f"diplomacy-game-{kind}-slot", n=n + 1)
            yield Field(f"{n}", "choice", f"{kind} {n}", label=label)
        return
    for unit in now.ordered(power):
        label = message_params.unit(now.map, unit)
        yield Field(unit, "choice", f"order {province_of(unit)}", label=label)


def unit_orders(now: Situation, power: str, site: str, saved: Sequence[str]) -> Choices:
    """Every order of the unit in the province `site`. `saved`: the orders of the power. Raises
    `KeyError` if no unit that may be ordered is there."""
    unit = next((unit for unit in now.ordered(power) if province_of(unit) == site), None)
    if unit is None:
        raise KeyError(site)
    if now.phase == "retreat":
        ways, plain = retreats_of(unit, now.retreats[unit]), None
        options = tuple(Choice(way.text, message_params.choice(now.map, way)) for way in ways)
    else:
        options, plain = _all_orders(now.map, units_key(now), unit), f"{unit} H"
    given = order_for(unit, saved) or plain
    return Choices(options, given if any(o.value == given for o in options) else plain)


@lru_cache(maxsize=4096)
def _all_orders(map: str, units: Units, unit: str) -> tuple[Choice, ...]:
    orders = menu(map, units).of(unit)
    return tuple(Choice(order.text, message_params.choice(map, order)) for order in orders)


def building(now: Situation, power: str, n: str, chosen: Chosen, saved: Sequence[str]) -> Choices:
    """What slot `n` can still build, or the build waived. `chosen`: the form so far, whose field
    `orders` has the choices of the slots before. Raises `KeyError` if nothing is built now."""
    before = {province_of(text.rpartition(" ")[0]) for text in chosen_before(chosen, "orders")}
    offered = [order for order in now.builds(power) if province_of(order.unit) not in before]
    return _nth(now, n, [*offered, Possible("WAIVE", Verb.WAIVE, "")], saved)


def removing(now: Situation, power: str, n: str, chosen: Chosen, saved: Sequence[str]) -> Choices:
    """What slot `n` can still disband. As `building`."""
    before = chosen_before(chosen, "orders")
    return _nth(now, n, [order for order in now.builds(power) if order.text not in before], saved)


def _nth(now: Situation, n: str, offered: list[Possible], saved: Sequence[str]) -> Choices:
    """These orders; the one saved for this slot before is the default."""
    if now.phase != "builds" or not n.isdecimal():
        raise KeyError(n)
    there = saved[int(n) : int(n) + 1]
    options = tuple(Choice(o.text, message_params.choice(now.map, o)) for o in offered)
    return Choices(options, next((o.value for o in options if o.value in there), None))


def chosen_before(chosen: Chosen, field: str) -> list[str]:
    """The choices in the slots of a field before this one."""
    values = chosen.get(field)
    return [value for value in values if isinstance(value, str)] if isinstance(values, list) else []
