"""Diplomacy as the kernel sees it: what it does (`deeds`), and who does the rest."""

from intriga.games.diplomacy.bot import Marshal
from intriga.games.diplomacy.course import ending, invariants, opening, questions, seating, upgrade
from intriga.games.diplomacy.deeds import DEEDS
from intriga.games.diplomacy.options import Options
from intriga.games.diplomacy.seen import describe, reveals, view
from intriga.games.diplomacy.state import State as Position
from intriga.games.diplomacy.subjects import orders, powers, press
from intriga.kernel import Actor, BaseGame, DrawKind, Outcome, Refusal, Result, refuse
from intriga.warfare.brought_maps import POWERS


class Diplomacy(BaseGame[Position]):
    """Diplomacy: seven powers, simultaneous secret orders, no dice."""

    id = "diplomacy"
    rules_version = 3
    seats = range(2, POWERS.stop)
    usual = 7
    asks_in_private = False
    Options = Options
    State = Position
    deeds = DEEDS
    people_only = "diplomacy-game-players-only"
    words = "intriga.games.diplomacy"
    reveals = reveals.REVEALS
    bots = {"marshal": Marshal}  # noqa: RUF012
    clocks = questions.CLOCKS
    draws = (DrawKind(powers.DRAWN, "powers left", "diplomacy-game-draw-power", public=True),)

    seats_for = staticmethod(opening.seats_for)
    setup = staticmethod(opening.lay_out)
    windows = staticmethod(questions.windows)
    close_window = staticmethod(questions.close)
    saved = staticmethod(questions.saved)
    drafts = staticmethod(orders.drafts)
    check_seat_change = staticmethod(seating.check)
    apply_seat_change = staticmethod(seating.apply)
    view = staticmethod(view.view)
    describe = staticmethod(describe.describe)
    rooms = staticmethod(press.rooms)
    may_talk = staticmethod(press.may_talk)
    outcome = staticmethod(ending.outcome)
    standing = staticmethod(ending.standing)
    upgrade = staticmethod(upgrade.upgraded)
    invariants = staticmethod(invariants.broken)

    def bars(self, state: Position, actor: Actor) -> Refusal | None:
        """A seat that is not in the match does nothing."""
        strange = isinstance(actor, int) and not 0 <= actor < state.chairs
        return refuse(self.people_only) if strange else None

    def result(self, outcome: Outcome) -> Result:
        """Several winners have shared a draw (C19)."""
        return "drawn" if len(outcome.winners) > 1 else super().result(outcome)


game = Diplomacy()
