"""All acts of the game under one name, for tests of many subjects at once."""

from intriga.games.zeppelin.course.turn_end import BeginTurns, Publish
from intriga.games.zeppelin.subjects.army.builds import Builds
from intriga.games.zeppelin.subjects.army.orders import Orders
from intriga.games.zeppelin.subjects.army.removals import OverrideRemoval
from intriga.games.zeppelin.subjects.army.retreats import OverrideRetreat
from intriga.games.zeppelin.subjects.army.wishes import Wishes
from intriga.games.zeppelin.subjects.host.rulers import AppointRuler
from intriga.games.zeppelin.subjects.host.settling import Settle
from intriga.games.zeppelin.subjects.host.states import FoundCountry, RemoveCountry
from intriga.games.zeppelin.subjects.migration import Migrate, StayHere
from intriga.games.zeppelin.subjects.murder import MurderOpenly, MurderSecretly
from intriga.games.zeppelin.subjects.polls import VotePoll
from intriga.games.zeppelin.subjects.ready import Ready
from intriga.games.zeppelin.subjects.revolutions import DemandParent, DemandRights, TakeSide
from intriga.games.zeppelin.subjects.rights.appointing import Appoint
from intriga.games.zeppelin.subjects.rights.arrest import Arrest
from intriga.games.zeppelin.subjects.rights.classes import CreateClass, DeleteClass
from intriga.games.zeppelin.subjects.rights.execution import Execute
from intriga.games.zeppelin.subjects.rights.exile import Exile, Forgive
from intriga.games.zeppelin.subjects.rights.guests import AdmitGuest, DismissGuest
from intriga.games.zeppelin.subjects.rights.laws import AmendLaw, PassLaw, RepealLaw
from intriga.games.zeppelin.subjects.rights.migrants import SetMigrantClass
from intriga.games.zeppelin.subjects.rights.pardon import Pardon
from intriga.games.zeppelin.subjects.rights.reforms import EditClass
from intriga.games.zeppelin.subjects.rights.treaties import EndTreaty, ProposeTreaty, SignTreaty
from intriga.games.zeppelin.subjects.root import RestoreRoot

__all__ = [
    "AdmitGuest",
    "AmendLaw",
    "Appoint",
    "AppointRuler",
    "Arrest",
    "BeginTurns",
    "Builds",
    "CreateClass",
    "DeleteClass",
    "DemandParent",
    "DemandRights",
    "DismissGuest",
    "EditClass",
    "EndTreaty",
    "Execute",
    "Exile",
    "Forgive",
    "FoundCountry",
    "Migrate",
    "MurderOpenly",
    "MurderSecretly",
    "Orders",
    "OverrideRemoval",
    "OverrideRetreat",
    "Pardon",
    "PassLaw",
    "ProposeTreaty",
    "Publish",
    "Ready",
    "RemoveCountry",
    "RepealLaw",
    "RestoreRoot",
    "SetMigrantClass",
    "Settle",
    "SignTreaty",
    "StayHere",
    "TakeSide",
    "VotePoll",
    "Wishes",
]
