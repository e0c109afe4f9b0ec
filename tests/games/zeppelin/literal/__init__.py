"""Zeppelin's society a second time, from the text of the rules alone: see `model`.

`allowed` says whether an act is legal, `do` carries it out, `end_of_turn` is table B from step 4
on. People come and go by `migration.enter`, `leave` and `returns`.
"""

from collections.abc import Callable
from typing import Any

from intriga.kernel.acts import Act
from tests.games.zeppelin.literal import (
    classes,
    migration,
    murder,
    polls,
    prison,
    revolution,
)
from tests.games.zeppelin.literal.model import Draw, Heard, Model, is_person, person
from tests.games.zeppelin.rules import acts

Rule = tuple[Callable[..., bool], Callable[..., Heard]]

CITIZENS: dict[type[Act], Rule] = {
    acts.CreateClass: (classes.may_create_class, classes.create_class),
    acts.EditClass: (classes.may_edit_class, classes.edit_class),
    acts.DeleteClass: (classes.may_delete_class, classes.delete_class),
    acts.Appoint: (classes.may_appoint, classes.appoint),
    acts.SetMigrantClass: (classes.may_set_migrant_class, classes.set_migrant_class),
    acts.RestoreRoot: (polls.may_restore_root, polls.restore_root),
    acts.VotePoll: (polls.may_vote_poll, polls.vote_poll),
    acts.PassLaw: (prison.may_pass_law, prison.pass_law),
    acts.AmendLaw: (prison.may_amend_law, prison.amend_law),
    acts.RepealLaw: (prison.may_amend_law, prison.repeal_law),
    acts.Arrest: (prison.may_arrest, prison.arrest),
    acts.Pardon: (prison.may_pardon, prison.pardon),
    acts.Execute: (prison.may_execute, prison.execute),
    acts.Exile: (prison.may_exile, prison.exile),
    acts.Forgive: (prison.may_forgive, prison.forgive),
    acts.AdmitGuest: (prison.may_admit_guest, prison.admit_guest),
    acts.DismissGuest: (prison.may_dismiss_guest, prison.dismiss_guest),
    acts.MurderSecretly: (murder.may_murder_secretly, murder.murder),
    acts.MurderOpenly: (murder.may_murder_openly, murder.murder),
    acts.DemandRights: (revolution.may_demand_rights, revolution.start),
    acts.DemandParent: (revolution.may_demand_parent, revolution.start),
    acts.TakeSide: (revolution.may_take_side, revolution.take_side),
    acts.Migrate: (migration.may_migrate, migration.migrate),
    acts.StayHere: (migration.may_stay_here, migration.stay_here),
}
"""Whether a person may, and what happens then."""

HOSTS: dict[type[Act], Rule] = {
    acts.FoundCountry: (migration.may_found, migration.found),
    acts.RemoveCountry: (migration.may_remove, migration.remove),
    acts.Settle: (migration.may_settle, migration.settle_person),
    acts.AppointRuler: (classes.may_appoint_ruler, classes.appoint_ruler),
    acts.Pardon: (prison.may_pardon, prison.pardon),
}


def allowed(model: Model, actor: Any, act: Any, now: int) -> bool:
    """Table A. `actor`: a seat or `host`; `now`: in milliseconds."""
    if model["over"]:
        return False
    if actor == "host":
        return type(act) in HOSTS and HOSTS[type(act)][0](model, actor, act, now)
    if not is_person(model, actor) or type(act) not in CITIZENS:
        return False
    return CITIZENS[type(act)][0](model, actor, act, now)


def do(model: Model, actor: Any, act: Any, now: int, draw: Draw) -> Heard:
    """An allowed act. Z8: whoever acts has been seen in this turn, but for what nobody notices."""
    if actor == "host":
        return HOSTS[type(act)][1](model, actor, act, now, draw)
    if not type(act).unseen:
        person(model, actor)["seen"] = model["turn"]
    return CITIZENS[type(act)][1](model, actor, act, now, draw)
