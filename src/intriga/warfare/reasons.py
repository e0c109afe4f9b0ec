"""Why a bot gives its units these orders, as sentences: the same for every game with armies."""

from collections.abc import Sequence

from intriga.diplomacy.tactics import Aim, Situation, place_aims, season_aims
from intriga.kernel import Reasons
from intriga.warfare import message_params


def why_orders(
    found: Reasons,
    map: str,
    situation: Situation,
    power: int,
    orders: Sequence[str],
    *,
    autumn: bool,
) -> None:
    """Add what speaks for the orders of a movement phase."""
    for aim in season_aims(situation, power, orders, autumn):
        kind = f"{aim.kind}-{'foreign' if aim.owned else 'empty'}"
        _add(found, map, aim, kind if aim.kind in ("take", "near") else aim.kind)


def why_retreats(
    found: Reasons, map: str, situation: Situation, power: int, orders: Sequence[str]
) -> None:
    """Add what speaks for retreats: `A PAR R BUR`, or `A PAR D`."""
    for order in orders:
        unit, _, to = order.partition(" R ")
        if not to:
            unit = unit.removesuffix(" D")
            found.add(1, "war-because-no-retreat", unit=message_params.unit(map, unit))
            continue
        (aim,) = place_aims(situation, power, [f"{unit[0]} {to}"])
        _add(found, map, aim._replace(unit=unit), "retreat" if aim.place else "hold")


def why_winter(
    found: Reasons, map: str, situation: Situation, power: int, orders: Sequence[str]
) -> None:
    """Add what speaks for builds (`A PAR B`) and removals (`A PAR D`). Of removals those count most
    that lose least."""
    builds = [order.removesuffix(" B") for order in orders if order.endswith(" B")]
    for aim in place_aims(situation, power, builds):
        _add(found, map, aim, "build" if aim.place else "hold")
    removed = [order.removesuffix(" D") for order in orders if order.endswith(" D")]
    for aim in place_aims(situation, power, removed):
        _add(found, map, aim._replace(weight=1 / (1 + aim.weight)), "remove")


def _add(found: Reasons, map: str, aim: Aim, kind: str) -> None:
    params = {"unit": message_params.unit(map, aim.unit)}
    if aim.place and kind != "remove":
        params["place"] = message_params.place(map, aim.place)
    if aim.of:
        params["of"] = message_params.unit(map, aim.of)
        params.pop("place", None)
    found.add(max(aim.weight, 0.001), f"war-because-{kind}", **params)
