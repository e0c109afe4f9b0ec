"""The orders of an act, as they were sent and as they are read."""

from collections.abc import Sequence

from intriga.games.diplomacy.acts import Orders
from intriga.games.diplomacy.state import State
from intriga.warfare.order_parsing import ParsedOrders, lines_of, read_orders


def texts_of(act: Orders) -> list[str]:
    """All texts of an act, one order each."""
    return [line for text in (*act.orders, act.text) for line in lines_of(text)]


def parse_orders(state: State, power: str, texts: Sequence[str]) -> ParsedOrders:
    """Read a power's orders for the current phase."""
    return read_orders(state.situation, power, texts)
