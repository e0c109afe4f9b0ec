"""Retreats: where dislodged units go."""

from collections.abc import Iterable, Mapping

from intriga.diplomacy.tactics.situation import Situation
from intriga.diplomacy.tactics.weights import AUTUMN
from intriga.diplomacy.tactics.worth import Worth


def retreat_orders(
    situation: Situation, power: int, retreats: Mapping[str, Iterable[str]]
) -> list[str]:
    """Orders for the dislodged units of a power. `retreats`: unit → spots it may go to, `SPA/NC`.

    Each unit goes to the most valuable place that no other own unit takes; if none is left, it
    disbands.
    """
    board, worth = situation.board, Worth(situation, power, AUTUMN)
    candidates = sorted(
        (
            (worth.pull(board.spot_of[spot] * 2 + (unit[0] == "F")), unit, spot)
            for unit, spots in retreats.items()
            for spot in spots
        ),
        reverse=True,
    )
    going: dict[str, str] = {}
    taken: set[int] = set()
    for _, unit, spot in candidates:
        place = board.province[board.spot_of[spot]]
        if unit not in going and place not in taken:
            going[unit] = spot
            taken.add(place)
    return [f"{unit} R {going[unit]}" if unit in going else f"{unit} D" for unit in retreats]
