"""Orders: what a text means (`Reading`), and what it means for the unit it is given to (`Plan`).

Both depend on the map only, not on the position, and are cached: a text is read once.
"""

from intriga.diplomacy.geography.board import Board
from intriga.diplomacy.reason import Reason, reason
from intriga.diplomacy.vocabulary import LETTER, Verb

NOWHERE = -1

_KEPT = 100_000
"""The maximum size of a cache, so that players cannot fill the memory."""


class Reading:
    """An order as written. Provinces and spots are numbers of the board."""

    __slots__ = ("at", "fleet", "of", "of_fleet", "of_spot", "plans", "spot", "to", "verb", "via")

    def __init__(
        self, verb: Verb, fleet: bool | None = None, spot: int = NOWHERE, at: int = NOWHERE
    ) -> None:
        self.verb = verb
        self.fleet = fleet
        """Whether the unit is a fleet; None if the order does not say."""
        self.spot = spot
        self.at = at
        """Province of `spot`."""
        self.to = NOWHERE
        """Spot of the destination as written: SPA is the province, SPA/SC a coast."""
        self.of_fleet: bool | None = None
        self.of_spot = NOWHERE
        self.of = NOWHERE
        """Province of the unit supported or convoyed."""
        self.via = False
        self.plans: dict[int, Plan] = {}
        """The plans of this order, by piece."""


class Plan:
    """An order as given to a particular piece."""

    __slots__ = (
        "asks",
        "at",
        "bit",
        "direct",
        "fault",
        "lax",
        "of",
        "of_fleet",
        "text",
        "to",
        "to_spot",
        "verb",
        "via",
    )

    def __init__(self, verb: int, at: int, text: str, fault: Reason | None = None) -> None:
        self.verb = int(verb)
        self.at = at
        self.bit = 1 << at
        self.text = text
        """The order in the usual notation."""
        self.fault = fault
        """Why this piece can never do this, in any position."""
        self.asks = verb == Verb.CONVOY
        """Whether it may be impossible in some positions: convoys, moves by convoy, their
        support."""
        self.lax = False
        """A coast was missing or wrong, and corrected."""
        self.to = NOWHERE
        """Province of the destination; `NOWHERE` for a support to hold."""
        self.to_spot = NOWHERE
        """Spot of the destination; the province in a support that names no coast."""
        self.direct = True
        """Whether a move is possible without a convoy."""
        self.of = NOWHERE
        self.of_fleet: bool | None = None
        self.via = False


def plan_for(board: Board, reading: Reading, piece: int) -> Plan:
    """The plan of an order for the piece in the province that the order names."""
    known = reading.plans.get(piece)
    if known is None:
        if len(reading.plans) > _KEPT:
            reading.plans.clear()
        known = reading.plans[piece] = _plan(board, reading, piece)
    return known


def _plan(board: Board, reading: Reading, piece: int) -> Plan:
    plan = Plan(reading.verb, reading.at, "")
    spot = piece >> 1
    plan.lax = reading.spot not in (spot, reading.at) or (not piece & 1 and spot != reading.spot)
    if reading.fleet is not None and reading.fleet != bool(piece & 1):
        plan.fault = reason("diplomacy-wrong-kind", place=board.spots[spot])
    elif reading.verb in (Verb.MOVE, Verb.RETREAT):
        _plan_move(board, plan, reading, piece)
    elif reading.verb == Verb.SUPPORT:
        _plan_support(board, plan, reading, piece)
    elif reading.verb == Verb.CONVOY:
        _plan_convoy(board, plan, reading, piece)
    plan.text = _text(board, plan, reading, piece)
    return plan


def _plan_move(board: Board, plan: Plan, reading: Reading, piece: int) -> None:
    to = plan.to = board.province[reading.to]
    plan.to_spot = reading.to
    plan.via = reading.via
    if to == plan.at:
        plan.fault = reason("diplomacy-own-place", place=board.codes[to])
    elif piece & 1:
        _sail(board, plan, piece)
    else:
        plan.lax = plan.lax or reading.to != to  # coasts are irrelevant for armies (6.B.12)
        plan.to_spot = to
        plan.direct = bool(board.roads[plan.at] >> to & 1)
        plan.asks = plan.via or not plan.direct
        if board.sea[to]:
            plan.fault = reason("diplomacy-army-to-sea", to=board.codes[to])
        elif (reading.via or not plan.direct) and not (board.waters[plan.at] and board.waters[to]):
            plan.fault = reason("diplomacy-too-far", to=board.codes[to])


def _sail(board: Board, plan: Plan, piece: int) -> None:
    """A fleet must name the coast, unless it can reach only one (6.B.1–6.B.3)."""
    lanes, to = board.lanes[piece >> 1], plan.to
    if plan.via:
        plan.fault = reason("diplomacy-fleet-via")
    elif board.coasts[to] and plan.to_spot == to:
        open_coasts = [coast for coast in board.coasts[to] if lanes >> coast & 1]
        if len(open_coasts) == 1:
            plan.to_spot, plan.lax = open_coasts[0], True
        elif open_coasts:
            plan.fault = reason("diplomacy-which-coast", to=board.codes[to])
    if plan.fault is None and not lanes >> plan.to_spot & 1:
        id = "diplomacy-fleet-on-land" if board.land[to] else "diplomacy-too-far"
        plan.fault = reason(id, to=board.spots[plan.to_spot])


def _plan_support(board: Board, plan: Plan, reading: Reading, piece: int) -> None:
    """A unit supports only into a province it could move to itself, on any coast."""

    plan.of, plan.of_fleet = reading.of, reading.of_fleet
    moving = reading.to != NOWHERE
    plan.to_spot = reading.to if moving else reading.of
    to = plan.to = board.province[plan.to_spot]
    if reading.of == plan.at:
        plan.fault = reason("diplomacy-supports-itself")
    elif to == plan.at:
        plan.fault = reason("diplomacy-supports-into-own-place", place=board.codes[to])
    elif not board.reach(piece) >> to & 1:
        plan.fault = reason("diplomacy-supports-too-far", to=board.codes[to])
    elif moving and to == reading.of:
        plan.fault = reason("diplomacy-own-place", place=board.codes[to])
    if not moving:
        plan.to = NOWHERE
    elif piece & 1 and board.sea[plan.at]:
        plan.asks = not board.roads[reading.of] >> to & 1


def _plan_convoy(board: Board, plan: Plan, reading: Reading, piece: int) -> None:
    plan.of, plan.of_fleet = reading.of, reading.of_fleet
    to = plan.to = plan.to_spot = board.province[reading.to]
    if not (piece & 1 and board.sea[plan.at]):
        plan.fault = reason("diplomacy-convoys-ashore", place=board.codes[plan.at])
    elif reading.of_fleet:
        plan.fault = reason("diplomacy-convoys-fleet", at=board.codes[reading.of])
    elif to == reading.of:
        plan.fault = reason("diplomacy-own-place", place=board.codes[to])
    elif (
        board.sea[to]
        or board.sea[reading.of]
        or not (board.waters[to] and board.waters[reading.of])
    ):
        plan.fault = reason("diplomacy-convoys-inland")


def _text(board: Board, plan: Plan, reading: Reading, piece: int) -> str:
    """The order in the usual notation: `A PAR - BUR`, `F NTH C A LON - HOL`."""
    unit = board.pieces[piece]
    verb, to = Verb(plan.verb), board.spots[plan.to_spot] if plan.to_spot >= 0 else ""
    if verb == Verb.MOVE:
        return f"{unit} - {to}{' VIA' if plan.via else ''}"
    if verb == Verb.RETREAT:
        return f"{unit} R {to}"
    if verb in (Verb.HOLD, Verb.DISBAND):
        return f"{unit} {LETTER.get(verb, 'H')}"
    kind = {None: "", False: "A ", True: "F "}[plan.of_fleet]
    if verb == Verb.CONVOY:
        return f"{unit} C {kind or 'A '}{board.codes[plan.of]} - {to}"
    other = f"{unit} S {kind}{board.spots[reading.of_spot]}"
    return other if plan.to == NOWHERE else f"{other} - {to}"
