"""Saved games in other formats, brought into that of the Python package `diplomacy`: the JSON of
webDiplomacy's API, and what the package's own server keeps.

    {"gameID": 1, "variantID": 1, "turn": 3, "phase": "Diplomacy", "gameOver": "No", "phases": [
      {"turn": 0, "phase": "Diplomacy",
       "units": [{"unitType": "Army", "terrID": 47, "countryID": 2, "retreating": "No"}, …],
       "centers": [{"terrID": 47, "countryID": 2}, …],
       "orders": [{"countryID": 2, "terrID": 47, "unitType": "Army", "type": "Move",
                   "toTerrID": 48, "fromTerrID": "", "viaConvoy": "No"}, …]}, …]}

webDiplomacy counts countries and territories from 1, as its installed variants number them.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

Plain = dict[str, Any]
Number = int | str | None
"""webDiplomacy gives numbers as such, as texts, and "" or null for none."""


class UnknownVariant(ValueError):
    """A variant of webDiplomacy that is not on the classic map; `.id`."""

    def __init__(self, id: int) -> None:
        super().__init__(str(id))
        self.id = id


_CODES: Final = """
CLY EDI LVP YOR WAL LON POR SPA NAF TUN NAP ROM TUS PIE VEN APU GRE ALB SER BUL RUM CON SMY ANK ARM
SYR SEV UKR WAR LVN MOS STP FIN SWE NWY DEN KIE BER PRU SIL MUN RUH HOL BEL PIC BRE PAR BUR MAR GAS
BAR NWG NTH SKA HEL BAL BOT NAO IRI ENG MAO WES LYO TYS ION ADR AEG EAS BLA TYR BOH VIE TRI BUD GAL
"""
_LAND: Final = tuple(_CODES.split())
_COASTS: Final = {"SPA": ("NC", "SC"), "STP": ("NC", "SC"), "BUL": ("EC", "SC")}
_LAST: Final = [*_LAND, *(f"{code}/{one}" for code, them in _COASTS.items() for one in them)]
"""Coasts after all provinces."""
_INSIDE: Final = [
    spot for code in _LAND for spot in (code, *(f"{code}/{one}" for one in _COASTS.get(code, ())))
]
"""Coasts after their province."""
_VARIANTS: Final = {
    1: (_LAST, ["ENGLAND", "FRANCE", "ITALY", "GERMANY", "AUSTRIA", "TURKEY", "RUSSIA"]),
    15: (_INSIDE, ["FRANCE", "AUSTRIA"]),
    23: (_INSIDE, ["GERMANY", "ITALY"]),
}
"""Variant → its territories and its countries, each from number 1."""
_STAGES: Final = {"Diplomacy": "M", "Retreats": "R", "Builds": "A"}
_BUILDS: Final = {"Build Army": "A", "Build Fleet": "F"}
_FIRST: Final = 1901


class _Unit(Struct):
    terrID: Number  # noqa: N815 (as the file has it)
    countryID: Number  # noqa: N815
    unitType: str = ""  # noqa: N815
    retreating: str = "No"


class _Order(Struct):
    countryID: Number  # noqa: N815
    type: str
    terrID: Number = None  # noqa: N815
    unitType: str | None = None  # noqa: N815
    toTerrID: Number = None  # noqa: N815
    fromTerrID: Number = None  # noqa: N815
    viaConvoy: str | None = None  # noqa: N815


class _Phase(Struct):
    turn: int
    phase: str
    units: list[_Unit] = []
    centers: list[_Unit] = []
    orders: list[_Order] = []


class _Game(Struct):
    variantID: int  # noqa: N815
    phases: list[_Phase]
    gameID: Number = None  # noqa: N815
    gameOver: Literal["No", "Won", "Drawn"] | str = "No"  # noqa: N815


def from_webdiplomacy(raw: bytes | str) -> Plain:
    """A game of webDiplomacy's API in the format of the package. Raises `ValidationError` for
    another form, `UnknownVariant`."""
    game = msgspec.json.decode(raw, type=_Game)
    if game.variantID not in _VARIANTS:
        raise UnknownVariant(game.variantID)
    spots, powers = _VARIANTS[game.variantID]
    reader = _Reader(spots, powers)
    phases = [reader.phase(one) for one in game.phases]
    return {"id": str(game.gameID or ""), "map": "standard", "phases": phases}


def from_server(raw: bytes | str) -> Plain:
    """A game as the package's server keeps it, in the format of its saved games."""
    game = msgspec.json.decode(raw, type=_ServerGame)
    phases = [
        {"name": name, "state": state, "orders": game.order_history.get(name)}
        for name, state in game.state_history.items()
    ]
    return {
        "id": game.game_id,
        "map": game.map_name,
        "rules": game.rules,
        "phases": phases,
    }


class _ServerGame(Struct):
    state_history: dict[str, Any]
    order_history: dict[str, Any] = {}
    game_id: str = ""
    map_name: str = "standard"
    rules: list[str] = []


class _Reader:
    """Names for the numbers of a variant."""

    def __init__(self, spots: list[str], powers: list[str]) -> None:
        self._spots, self._powers = spots, powers

    def phase(self, phase: _Phase) -> Plain:
        year, autumn = _FIRST + phase.turn // 2, phase.turn % 2
        stage = _STAGES.get(phase.phase)
        season = "W" if stage == "A" else "SF"[autumn]
        units: dict[str, list[str]] = {power: [] for power in self._powers}
        centers: dict[str, list[str]] = {power: [] for power in self._powers}
        orders: dict[str, list[str]] = {power: [] for power in self._powers}
        for one in phase.units:
            if power := self._power(one.countryID):
                star = "*" if one.retreating == "Yes" else ""
                units[power].append(f"{star}{one.unitType[:1]} {self._spot(one.terrID)}")
        for one in phase.centers:
            if power := self._power(one.countryID):
                centers[power].append(self._spot(one.terrID).partition("/")[0])
        for order in phase.orders:
            text = self._order(order)
            if (power := self._power(order.countryID)) and text:
                orders[power].append(text)
        return {
            "name": f"{season}{year}{stage}" if stage else "COMPLETED",
            "state": {"units": units, "centers": centers},
            "orders": orders,
        }

    def _power(self, number: Number) -> str:
        """ "" for the country 0, which owns what nobody owns."""
        at = int(number or 0)
        return self._powers[at - 1] if 0 < at <= len(self._powers) else ""

    def _spot(self, number: Number) -> str:
        at = int(number or 0)
        return self._spots[at - 1] if 0 < at <= len(self._spots) else "?"

    def _order(self, order: _Order) -> str:
        """The order in our notation; "" for one that says nothing."""
        unit = f"{(order.unitType or '')[:1]} {self._spot(order.terrID)}".strip()
        to, of = self._spot(order.toTerrID), self._spot(order.fromTerrID)
        where = to if order.toTerrID else self._spot(order.terrID)
        via = " VIA" if order.viaConvoy == "Yes" else ""
        match order.type:
            case "Hold":
                return f"{unit} H"
            case "Move":
                return f"{unit} - {to}{via}"
            case "Support hold":
                return f"{unit} S {to}"
            case "Support move":
                return f"{unit} S {of} - {to}"
            case "Convoy":
                return f"{unit} C {of} - {to}"
            case "Retreat":
                return f"{unit} R {to}"
            case "Disband":
                return f"{unit} D"
            case "Build Army" | "Build Fleet":
                return (
                    f"{_BUILDS[order.type]} {to if order.toTerrID else self._spot(order.terrID)} B"
                )
            case "Destroy":
                return f"{where} D"
        return ""
