"""Retreats: where beaten units go."""

from collections.abc import Iterable, Mapping

from intriga.diplomacy.tactics.situation import Situation
from intriga.diplomacy.tactics.weights import AUTUMN
from intriga.diplomacy.tactics.worth import Worth


def retreat_orders(
    situation: Situation, power: int, retreats: Mapping[str, Iterable[str]]
) -> list[str]:
    """Orders for the dislodged units of a power: unit → spots it may go to, `SPA/NC`.

    Each goes where it is worth most and no comrade goes; who has no place left disbands.
    """
    board, worth = situation.board, Worth(situation, power, AUTUMN)
    wishes = sorted(
        (
            (worth.pull(board.spot_of[spot] * 2 + (unit[0] == "F")), unit, spot)
            for unit, spots in retreats.items()
            for spot in spots
        ),
        reverse=True,
    )
    going: dict[str, str] = {}
    taken: set[int] = set()
    for _, unit, spot in wishes:
        place = board.province[board.spot_of[spot]]
        if unit not in going and place not in taken:
            going[unit] = spot
            taken.add(place)
    return [f"{unit} R {going[unit]}" if unit in going else f"{unit} D" for unit in retreats]
