"""Zeppelin as the kernel sees it: each method of the contract calls the module that does it."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import msgspec

from intriga.games.zeppelin import acts, describe, editions, forms, offers, reveals, rooms, viewing
from intriga.games.zeppelin.acts import ZeppelinAct
from intriga.games.zeppelin.bot.citizen import Citizen
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.rules import (
    announce,
    appointing,
    calendar,
    classes,
    everybody,
    founding,
    guests,
    host,
    invariants,
    laws,
    migration,
    murder,
    outcomes,
    polls,
    prison,
    revolutions,
    seats,
    standing,
    treaties,
    turn_end,
)
from intriga.games.zeppelin.state import Phase
from intriga.games.zeppelin.state import State as Position
from intriga.games.zeppelin.view import View
from intriga.games.zeppelin.war import commands, removing
from intriga.games.zeppelin.war import invariants as of_war
from intriga.kernel import (
    HOST,
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Clock,
    Domain,
    Draft,
    DrawKind,
    Form,
    Mark,
    Message,
    Outcome,
    Place,
    Refusal,
    Result,
    Room,
    Seat,
    SeatChange,
    Step,
    Viewer,
    Window,
    refuse,
)

Check = Callable[[Position, Seat, Any], Refusal | None]
Apply = Callable[[Position, Seat, Any, Step], None]

CITIZENS: dict[type[Act], tuple[Check, Apply]] = {
    acts.CreateClass: (classes.check_create, classes.create),
    acts.EditClass: (classes.check_edit, classes.edit),
    acts.DeleteClass: (classes.check_delete, classes.delete),
    acts.Appoint: (appointing.check_appoint, appointing.appoint),
    acts.RestoreRoot: (polls.check_restore, polls.restore),
    acts.VotePoll: (polls.check_vote, polls.vote),
    acts.SetMigrantClass: (classes.check_migrant, classes.set_migrant),
    acts.PassLaw: (laws.check_pass, laws.pass_law),
    acts.AmendLaw: (laws.check_amend, laws.amend),
    acts.RepealLaw: (laws.check_repeal, laws.repeal),
    acts.ProposeTreaty: (treaties.check_propose, treaties.propose),
    acts.SignTreaty: (treaties.check_sign, treaties.sign),
    acts.EndTreaty: (treaties.check_end, treaties.end),
    acts.Arrest: (prison.check_arrest, prison.arrest),
    acts.Pardon: (prison.check_pardon, prison.pardon),
    acts.Execute: (prison.check_execute, prison.execute),
    acts.Exile: (prison.check_exile, prison.exile),
    acts.Forgive: (prison.check_forgive, prison.forgive),
    acts.AdmitGuest: (guests.check_admit, guests.admit),
    acts.DismissGuest: (guests.check_dismiss, guests.dismiss),
    acts.DemandRights: (revolutions.check_demand_rights, revolutions.demand_rights),
    acts.DemandParent: (revolutions.check_demand_parent, revolutions.demand_parent),
    acts.TakeSide: (revolutions.check_side, revolutions.take_side),
    acts.Migrate: (migration.check_migrate, migration.migrate),
    acts.StayHere: (migration.check_stay, migration.stay),
    acts.Ready: (everybody.check_ready, everybody.ready),
}

HOSTS: dict[
    type[Act],
    tuple[Callable[[Position, Any], Refusal | None], Callable[[Position, Any, Step], None]],
] = {
    acts.FoundCountry: (founding.check_found, founding.found_country),
    acts.RemoveCountry: (founding.check_remove, founding.remove),
    acts.Settle: (host.check_settle, host.settle),
    acts.AppointRuler: (host.check_rule, host.rule),
    acts.Pardon: (host.check_pardon, host.pardon),
    acts.BeginTurns: (host.check_begin, host.begin),
    acts.Publish: (host.check_publish, host.publish),
}

ARMY = acts.Orders | acts.Wishes | acts.Builds
OVERRIDES = acts.OverrideRetreat | acts.OverrideRemoval


class Zeppelin(BaseGame[Position]):
    """Zeppelin («Цеппелин»): states at war with one another, and politics inside each of them."""

    id = "zeppelin"
    rules_version = editions.NEWEST
    seats = range(3, 121)
    usual = 12
    asks_in_private = False
    Options = Options
    State = Position
    Acts = ZeppelinAct
    words = "intriga.games.zeppelin"
    bots = {"citizen": Citizen}  # noqa: RUF012
    reveals = reveals.REVEALS
    doors = "open"
    press = "full"
    clocks = {  # noqa: RUF012
        "founding": Clock(live=600, slow=172_800),
        "turn": Clock(live=900, slow=86_400),
        "review": Clock(live=300, slow=43_200),
        "builds": Clock(live=180, slow=43_200),
    }
    draws = (
        DrawKind(murder.VICTIM, "other citizens", "zeppelin-draw-victim"),
        DrawKind(murder.STRIKE, "100", "zeppelin-draw-strike"),
        DrawKind(murder.EXPOSURE, "100", "zeppelin-draw-exposure"),
        DrawKind(prison.ESCAPE, "100", "zeppelin-draw-escape"),
        DrawKind(founding.DEALT, "people or states left", "zeppelin-draw-deal", plain=True),
        removing.REMOVAL,
    )

    def places(self, options: Any, seats: int) -> Sequence[Place]:
        return founding.places(options, seats)

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Position:
        return founding.lay_out(options, chairs, step)

    def windows(self, state: Position) -> Sequence[Window]:
        return calendar.windows(state)

    def saved(self, state: Position, window: Window) -> Sequence[Seat]:
        return everybody.saved(state, window.awaited)

    def forms(self, state: Position, actor: Actor) -> Sequence[Form]:
        return forms.forms(state, actor)

    def drafts(self, state: Position, seat: Seat) -> Sequence[Draft]:
        return commands.drafts(state, seat)

    def domain(self, state: Position, actor: Actor, name: str, chosen: Chosen) -> Domain:
        return forms.domain(state, actor, name, chosen)

    def offer_key(self, state: Position, seat: Seat) -> Hashable:
        return offers.key(state, seat)

    def check(self, state: Position, actor: Actor, act: Act, now: int) -> Refusal | None:
        if actor == HOST:
            return _check_host(state, act)
        if isinstance(actor, str) or not standing.is_present(state, actor):
            return refuse("zeppelin-refused-people-only")
        if isinstance(act, acts.MurderSecretly):
            return murder.check_secret(state, actor, act, now)
        if isinstance(act, acts.MurderOpenly):
            return murder.check_open(state, actor, act, now)
        if isinstance(act, ARMY):
            return everybody.check_command(state, actor) or commands.check(state, actor, act)
        if type(act) not in CITIZENS:
            return refuse("zeppelin-refused-host-only")
        return CITIZENS[type(act)][0](state, actor, act)

    def apply(self, state: Position, actor: Actor, act: Act, step: Step) -> None:
        before = announce.places(state)
        if isinstance(actor, str):
            _apply_host(state, act, step)
        else:
            everybody.note(state, actor, act)
            if isinstance(act, acts.MurderSecretly):
                murder.secret(state, actor, act, step)
            elif isinstance(act, acts.MurderOpenly):
                murder.openly(state, actor, act, step)
            elif isinstance(act, ARMY):
                commands.apply(state, actor, act, step)
            else:
                CITIZENS[type(act)][1](state, actor, act, step)
        announce.changes(before, state, step)

    def insiders(self, state: Position, actor: Seat, act: Act) -> Sequence[Seat]:
        """Z31: the commanders of an army know each other's orders."""
        number = state.people[actor].country
        if not isinstance(act, ARMY) or number is None:
            return ()
        return standing.commanders(state, number)

    def check_seat_change(self, state: Position, change: SeatChange) -> Refusal | None:
        return seats.check(state, change, self.seats.stop - 1)

    def apply_seat_change(self, state: Position, change: SeatChange, step: Step) -> None:
        before = announce.places(state)
        seats.apply(state, change, step)
        announce.changes(before, state, step)
        turn_end.desert(state, step)

    def check_rename(self, state: Position, seat: Seat) -> Refusal | None:
        return seats.check_rename(state, seat)

    def rename_costs(self, state: Position, seat: Seat) -> Message | None:
        return seats.rename_costs(state, seat)

    def apply_rename(self, state: Position, seat: Seat, step: Step) -> None:
        before = announce.places(state)
        seats.rename(state, seat, step)
        announce.changes(before, state, step)

    def close_window(self, state: Position, window: Window, step: Step) -> None:
        before = announce.places(state)
        turn_end.close(state, step)
        announce.changes(before, state, step)

    def reach_mark(self, state: Position, window: Window, mark: Mark, step: Step) -> None:
        calendar.reach_mark(state, mark, step)

    def viewpoint(self, state: Position, viewer: Viewer) -> Hashable:
        return viewer

    def view(self, state: Position, viewpoint: Any) -> View:
        return viewing.view(state, viewpoint)

    def describe(self, view_: Any) -> Sequence[Message]:
        return describe.describe(view_)

    def rooms(self, state: Position) -> Sequence[Room]:
        return rooms.rooms(state)

    def heeds_talk(self, state: Position, seat: Seat, room: str) -> bool:
        return everybody.counts_talk(state, seat, room)

    def note_talk(self, state: Position, seat: Seat, room: str) -> None:
        state.people[seat].seen = state.turn

    def outcome(self, state: Position) -> Outcome | None:
        return outcomes.outcome(state) if state.phase is Phase.OVER else None

    def result(self, outcome: Outcome) -> Result:
        """The citizens of one state have won together; several states share."""
        return outcomes.result(outcome)

    def upgrade(self, raw: dict[str, Any], from_version: int) -> Position:
        """The same state; from now on it says under which rules the match began (`editions`)."""
        if from_version not in range(1, self.rules_version):
            return super().upgrade(raw, from_version)
        return msgspec.convert({"edition": from_version, **raw}, Position)

    def invariants(self, state: Position) -> Sequence[str]:
        return [*invariants.broken(state), *of_war.broken(state)]


def _check_host(state: Position, act: Act) -> Refusal | None:
    if isinstance(act, OVERRIDES):
        return commands.check(state, HOST, act)
    if type(act) not in HOSTS:
        return refuse("zeppelin-refused-people-only")
    return HOSTS[type(act)][0](state, act)


def _apply_host(state: Position, act: Act, step: Step) -> None:
    if isinstance(act, OVERRIDES):
        commands.apply(state, HOST, act, step)
    else:
        state.vain = ""
        HOSTS[type(act)][1](state, act, step)


game = Zeppelin()
