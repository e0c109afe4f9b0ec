"""Mafia as the kernel sees it: what it does (`deeds`), and who does the rest."""

from intriga.games.mafia.bot.kamrad import Kamrad
from intriga.games.mafia.course import calendar, draws, invariants, outcomes
from intriga.games.mafia.deeds import DEEDS
from intriga.games.mafia.options import Options
from intriga.games.mafia.seen import describe, offer_key, reveals, talking, whole
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state import State as Position
from intriga.games.mafia.state import ledger as kept
from intriga.games.mafia.subjects import editions
from intriga.games.mafia.subjects.presence import absence
from intriga.kernel import Actor, BaseGame, Refusal, refuse


class Mafia(BaseGame[Position]):
    """Mafia on-line, the variant of Kamrad.ru."""

    id = "mafia"
    rules_version = editions.LATEST
    seats = range(6, 41)
    usual = 12
    Options = Options
    State = Position
    Ledger = kept.Keepings
    deeds = DEEDS
    people_only = "mafia-refused-people-only"
    host_only = "mafia-refused-host-only"
    words = "intriga.games.mafia"
    reveals = reveals.REVEALS
    bots = {"kamrad": Kamrad}  # noqa: RUF012
    clocks = calendar.CLOCKS
    draws = draws.DRAWS

    setup = staticmethod(calendar.lay_out)
    windows = staticmethod(calendar.windows)
    saved = staticmethod(calendar.saved)
    close_window = staticmethod(calendar.close)
    reach_mark = staticmethod(calendar.reach_mark)
    offer_key = staticmethod(offer_key.key)
    view = staticmethod(whole.view)
    describe = staticmethod(describe.describe)
    rooms = staticmethod(talking.rooms)
    may_talk = staticmethod(talking.may_talk)
    apply_seat_change = staticmethod(absence.change_seats)
    outcome = staticmethod(outcomes.outcome)
    result = staticmethod(outcomes.result)
    describe_ledger = staticmethod(kept.describe)
    upgrade = staticmethod(editions.upgraded)
    held_notes = staticmethod(editions.held_notes)
    invariants = staticmethod(invariants.broken)

    def bars(self, state: Position, actor: Actor) -> Refusal | None:
        """After the end nobody does anything."""
        return refuse("mafia-refused-by-day") if state.phase is Phase.OVER else None


game = Mafia()
