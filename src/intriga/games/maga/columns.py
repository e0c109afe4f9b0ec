"""The columns of each kind of line, for the list of a territory."""

from collections.abc import Mapping

from intriga.games.maga.lines import LINES, Land, Line
from intriga.games.maga.rules.lists import recruited
from intriga.games.maga.state import State
from intriga.games.maga.tables.actions import actions
from intriga.kernel import Field, RowKind, choice, msg

_TO = choice("to", "other-land")
_TARGET = choice("target", "foreign-land")
_NUMBER = choice("number", "number", after=("target",))
_ROLE = choice("role", "role")

COLUMNS: Mapping[str, tuple[Field, ...]] = {
    "transfer-money": (_TO, Field("money", "number", "money")),
    "transfer-income": (
        _TO,
        choice("sphere", "sphere"),
        Field("money", "number", "sphere-money", after=("sphere",)),
    ),
    "transfer-nuclear": (_TO, Field("missiles", "number", "missiles")),
    "transfer-abm": (_TO, Field("missiles", "number", "missiles")),
    "fire": (choice("role", "minister"),),
    "raise-income": (
        choice("first", "sphere"),
        choice("second", "other-sphere", after=("first",)),
    ),
    "bet": (Field("number", "number", "bet-number"), choice("stake", "stake")),
    "change-nuclear": (Field("missiles", "number", "change-nuclear"),),
    "change-abm": (Field("missiles", "number", "change-abm"),),
    "strike": (
        _TARGET,
        Field("most", "number", "missiles"),
        Field("hits", "number", "hits", after=("most",)),
    ),
    "shoot-down": (Field("most", "number", "missiles"),),
    "cancel-strike": (_TARGET,),
    "attack": (_TARGET,),
    "raid": (_TARGET,),
    "protect": (_ROLE, choice("percent", "percent")),
    "find-foreign": (_TARGET,),
    "sabotage": (_TARGET, _NUMBER),
    "recruit": (_TARGET, _NUMBER),
    "release": (_TARGET, _NUMBER),
    "kill": (_TARGET, _NUMBER),
    "surveil": (_TARGET, choice("whom", "watched")),
    "sue": (_TARGET, choice("treaty", "treaty", after=("target",), optional=True)),
    "suppress": (),
    "check-recruited": (),
    "free-role": (_ROLE,),
    "state-lie": (_TARGET,),
    "refute": (_TARGET,),
    "improve-mood": (),
    "worsen-mood": (_TARGET,),
    "infect": (_TARGET,),
    "vaccinate": (_TARGET,),
    "boost": (_ROLE,),
    "help": (
        _ROLE,
        choice("target", "any-land"),
        choice("whom", "helped", after=("target",)),
    ),
}
"""By the id of the action."""


def kind(line: type[Line]) -> RowKind:
    """A kind of line with its price, under the heading of its ministry."""
    id = str(line.__struct_config__.tag)
    label = msg(f"maga-action-{id}")
    if cost := actions()[id].cost:
        label = msg("maga-action-priced", action=label, thousands=cost // 1000)
    group = msg(f"maga-role-{actions()[id].ministry}")
    return RowKind(line, COLUMNS[id], label=label, group=group)


KINDS = tuple(kind(line) for line in LINES)


def list_field(state: State, land: Land) -> Field:
    """The list of a territory. Whoever has recruited roles may give lines to them; where a match
    lets priorities be chosen there is a column for them."""
    common: tuple[Field, ...] = ()
    if state.options.priorities == "free":
        common = (Field("priority", "number", "priority"),)
    if recruited(state, land):
        besides = Field("besides", "flag", optional=True)
        common = (*common, choice("through", "recruited", optional=True), besides)
    return Field("lines", "rows", row=common, kinds=_possible(state, land))


def _possible(state: State, land: Land) -> tuple[RowKind, ...]:
    """Without the actions that can only fail: nothing of ours flies (R-N9), no role is recruited
    (items 47, 49)."""
    idle: set[str] = set()
    if not any(fly.launcher == land for fly in state.flights):
        idle.add("cancel-strike")
    if not recruited(state, land):
        idle |= {"release", "kill"}
    return tuple(one for one in KINDS if one.kind not in idle)
