"""Espionage as the kernel sees it: what it does (`deeds`), and who does the rest."""

from intriga.games.espionage.bot.spy import Spy
from intriga.games.espionage.course import ending, invariants, opening, questions, seating, upgrade
from intriga.games.espionage.deeds import DEEDS
from intriga.games.espionage.options import Options
from intriga.games.espionage.seen import describe, reveals, view
from intriga.games.espionage.state import State as Position
from intriga.games.espionage.subjects import orders
from intriga.kernel import Actor, BaseGame, DrawKind, Refusal, refuse


class Espionage(BaseGame[Position]):
    """Espionage («Шпионаж»): 2–4 spies, one set of Papers, secret bribes."""

    id = "espionage"
    rules_version = 3
    seats = opening.SEATS
    asks_in_private = False
    Options = Options
    State = Position
    deeds = DEEDS
    people_only = "espionage-players-only"
    words = "intriga.games.espionage"
    reveals = reveals.REVEALS
    bots = {"spy": Spy}  # noqa: RUF012
    clocks = questions.CLOCKS
    draws = (
        DrawKind("first player", "seats", "espionage-draw-first", public=True),
        DrawKind("corner", "free corners", "espionage-draw-corner", public=True),
    )

    setup = staticmethod(opening.lay_out)
    windows = staticmethod(questions.windows)
    close_window = staticmethod(questions.close)
    standing_order = staticmethod(orders.order_of)
    check_seat_change = staticmethod(seating.check)
    apply_seat_change = staticmethod(seating.apply)
    view = staticmethod(view.view)
    describe = staticmethod(describe.describe)
    outcome = staticmethod(ending.outcome)
    result = staticmethod(ending.result)
    standing = staticmethod(ending.standing)
    upgrade = staticmethod(upgrade.upgraded)
    invariants = staticmethod(invariants.broken)

    def bars(self, state: Position, actor: Actor) -> Refusal | None:
        """Who has left does nothing more."""
        gone = isinstance(actor, int) and state.players[actor].gone
        return refuse("espionage-gone") if gone else None


game = Espionage()
