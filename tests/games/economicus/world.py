"""A board for tests: everything by hand, no dice but those that are named."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from intriga.games.economicus.course import opening, turn
from intriga.games.economicus.deeds import DEEDS
from intriga.games.economicus.options import Options
from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.state.questions import Kind
from intriga.games.economicus.subjects import companies
from intriga.games.economicus.subjects.trade import lots
from intriga.kernel import Act, Deed, Refusal
from intriga.kernel.chance import Fast, Forced
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.step import Step

AUTO, TELECOM, TRANSPORT, BUILDING, RETAIL, INNOVATION, FARMS, BANKS, ENERGY, OIL, ARMS = range(
    2, 13
)

FIRST_BOARD = (Path(__file__).parent / "first_board.toml").read_text("utf-8")
"""The table of the digest. Positions worked by hand stand on it, as the board of the house may
change."""


def step(draws: Mapping[str, Sequence[int]] | None = None) -> Step:
    """A step with these dice; a die that shows 4 is the draw 3."""
    return Step(1, 1_800_000_000_000, Forced(draws or {}))


def board(players: int = 3, *, year: int = 1, **options: Any) -> State:
    """Nothing is placed; the circle is in the order of numbers; player 0 may roll. No hands."""
    state = opening.lay_out(
        Options(**{"board": FIRST_BOARD, **options}),
        [Chair(seat, f"P{seat}") for seat in range(players)],
        Step(0, 1_800_000_000_000, Fast(7)),
    )
    state.circle = sorted(state.circle)
    state.numbers = sorted(state.numbers)
    state.questions = []
    state.year, state.stage = year, Stage.ROLL
    state.active = state.auditor = state.opened = 0
    for one in state.players:
        one.cards = []
    return state


def give(state: State, who: int, sector: int, count: int = 1, *, gears: int = 0) -> None:
    """They own so many companies there; `gears` of them with M&T. None is new in this turn."""
    for n in range(count):
        kind: Kind = "private" if state.markets[sector].private else "state"
        if sector == INNOVATION:
            companies.add(state, who, sector, gear=True)
        else:
            companies.take_unowned(state, who, sector, kind)
            state.players[who].holdings[sector].gears += n < gears
    held = state.players[who].holdings[sector]
    held.before, held.new_gears = held.companies, 0


_DEEDS: Final = {one.act: one for one in DEEDS if isinstance(one, Deed)}


def check(state: State, who: int, act: Act) -> Refusal | None:
    """Why they cannot do this, or None."""
    return _DEEDS[type(act)].refusal(state, who, act, 0)


def do(state: State, who: int, act: Act, taken: Step) -> None:
    """What the act itself does, without what follows in the turn (`go`)."""
    _DEEDS[type(act)].apply(state, who, act, taken)


def go(state: State, draws: Mapping[str, Sequence[int]] | None = None) -> Step:
    """The turn goes on with these dice, until somebody is asked."""
    taken = step(draws)
    turn.proceed(state, taken)
    return taken


def rolled(sector: int = RETAIL, price: int = 6, **options: Any) -> State:
    """Player 0 has rolled this sector; free, before the sales."""
    state = board(**options)
    state.sector, state.stage, state.dice = sector, Stage.BOUGHT, (1, sector - 1)
    state.markets[sector].price = price
    return state


def total(state: State) -> int:
    return state.bank + sum(one.cash + one.deposit for one in state.players)


def on_sale(sector: int = RETAIL, price: int = 7, **options: Any) -> State:
    """The active player has the first word about a company of this sector."""
    state = board(**options)
    state.sector, state.stage = sector, Stage.AUCTION
    state.markets[sector].price = price
    lots.begin(state, step())
    return state
