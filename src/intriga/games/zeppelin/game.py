"""Zeppelin as the kernel sees it: what it does (`deeds`), and who does the rest."""

from intriga.games.zeppelin.bot.citizen import Citizen
from intriga.games.zeppelin.course import (
    calendar,
    ending,
    invariants,
    opening,
    seating,
    turn_end,
    upgrade,
)
from intriga.games.zeppelin.deeds import DEEDS
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.seen import describe, offer_key, reveals, talk, viewing
from intriga.games.zeppelin.state import State as Position
from intriga.games.zeppelin.subjects import announce, editions, murder, ready
from intriga.games.zeppelin.subjects.army import orders, removals, retreats
from intriga.games.zeppelin.subjects.rights import pardon
from intriga.games.zeppelin.war import removing
from intriga.kernel import Act, Actor, BaseGame, Step


class Zeppelin(BaseGame[Position]):
    """Zeppelin («Цеппелин»): states at war with one another, and politics inside each of them."""

    id = "zeppelin"
    rules_version = editions.NEWEST
    seats = seating.SEATS
    usual = 12
    asks_in_private = False
    Options = Options
    State = Position
    deeds = DEEDS
    people_only = "zeppelin-refused-people-only"
    host_only = "zeppelin-refused-host-only"
    words = "intriga.games.zeppelin"
    bots = {"citizen": Citizen}  # noqa: RUF012
    reveals = reveals.REVEALS
    doors = "open"
    clocks = calendar.CLOCKS
    draws = (*murder.DRAWS, pardon.ESCAPES, opening.DEAL, removing.REMOVAL)

    places = staticmethod(opening.places)
    setup = staticmethod(opening.lay_out)
    windows = staticmethod(calendar.windows)
    reach_mark = staticmethod(calendar.reach_mark)
    close_window = staticmethod(turn_end.close)
    saved = staticmethod(ready.saved)
    drafts = staticmethod(orders.drafts)
    offer_key = staticmethod(offer_key.key)
    check_seat_change = staticmethod(seating.check)
    apply_seat_change = staticmethod(seating.apply)
    check_rename = staticmethod(seating.check_rename)
    rename_costs = staticmethod(seating.rename_costs)
    bars = staticmethod(seating.bars)
    apply_rename = staticmethod(seating.rename)
    view = staticmethod(viewing.view)
    describe = staticmethod(describe.describe)
    rooms = staticmethod(talk.rooms)
    heeds_talk = staticmethod(talk.counts_talk)
    note_talk = staticmethod(talk.note_talk)
    outcome = staticmethod(ending.outcome)
    result = staticmethod(ending.result)
    upgrade = staticmethod(upgrade.upgraded)
    invariants = staticmethod(invariants.broken)

    def apply(self, state: Position, actor: Actor, act: Act, step: Step) -> None:
        """Whoever acts was there (Z8), and all whom it concerns are told of its consequences."""
        with announce.of_changes(state, step):
            if isinstance(actor, int):
                ready.mark_there(state, actor, act)
            elif not isinstance(act, retreats.OverrideRetreat | removals.OverrideRemoval):
                state.vain = ""
            super().apply(state, actor, act, step)


game = Zeppelin()
