"""MAGA-Game as the kernel sees it: what it does (`deeds`), and who does the rest."""

from intriga.games.maga.bot.chancellor import Chancellor
from intriga.games.maga.course import (
    calendar,
    draws,
    founding,
    invariants,
    older_states,
    outcomes,
    places,
    seating,
)
from intriga.games.maga.deeds import DEEDS
from intriga.games.maga.options import Options
from intriga.games.maga.seen import describe, offer_key, reveals, viewing
from intriga.games.maga.state import Position as Match
from intriga.games.maga.state import State as Position
from intriga.games.maga.subjects import editors, teams
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.circles import talking
from intriga.games.maga.subjects.editions import NEWEST
from intriga.games.maga.subjects.lists import handing_in, hints
from intriga.kernel import BaseGame, Step, Window


class Maga(BaseGame[Position]):
    """MAGA-Game: states run by ten ministries."""

    id = "maga"
    rules_version = NEWEST
    seats = range(2, 121)
    usual = 6
    Options = Options
    State = Match[AnyLine]
    deeds = DEEDS
    people_only = "maga-refused-people-only"
    host_only = "maga-refused-host-only"
    words = "intriga.games.maga"
    reveals = reveals.REVEALS
    press = "rooms"
    long_steps = frozenset({"stage"})
    bots = {"chancellor": Chancellor}  # noqa: RUF012
    clocks = calendar.CLOCKS
    draws = draws.DRAWS

    setup = staticmethod(founding.lay_out)
    places = staticmethod(places.places)
    team_names = staticmethod(founding.team_names)
    windows = staticmethod(calendar.windows)
    saved = staticmethod(calendar.saved)
    apply_seat_change = staticmethod(seating.apply)
    offer_key = staticmethod(offer_key.key)
    drafts = staticmethod(handing_in.drafts)
    may_change = staticmethod(editors.may_change)
    review = staticmethod(hints.review)
    insiders = staticmethod(teams.insiders)
    viewpoint = staticmethod(viewing.viewpoint)
    view = staticmethod(viewing.view)
    describe = staticmethod(describe.describe)
    in_hall = staticmethod(talking.in_hall)
    rooms = staticmethod(talking.rooms)
    may_talk = staticmethod(talking.may_talk)
    outcome = staticmethod(outcomes.outcome)
    upgrade = staticmethod(older_states.upgraded)
    held_notes = staticmethod(older_states.held_notes)
    invariants = staticmethod(invariants.broken)

    def close_window(self, state: Position, window: Window, step: Step) -> None:
        """There is one window at a time."""
        calendar.close(state, step)


game = Maga()
