"""A role helps another, at home or abroad (items 23, 62, R-NUM2)."""

from collections.abc import Iterator
from typing import Final

from intriga.games.maga.data.contest import PRINCIPALS
from intriga.games.maga.data.lines import Land, SecretarysLine, Whom, by_number
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import State
from intriga.games.maga.subjects.ministries.aims import ROLE, any_land, land_of, roles
from intriga.games.maga.subjects.names import named
from intriga.games.maga.subjects.stage.action import Fault
from intriga.games.maga.subjects.stage.carried import Registered
from intriga.games.maga.subjects.stage.job import Acting, Job
from intriga.games.maga.subjects.stage.stage import Helper, Stage
from intriga.kernel import Choices, Chosen, Message, Seat, choice, listed, words


class Help(SecretarysLine, frozen=True, kw_only=True):
    """`role` helps `whom`: at home a role by its id, abroad by its number (R-NUM2)."""

    target: Land
    whom: Whom


def names(land: Land, target: Land) -> list[str]:
    """Whom a role of a territory can help in another, as a line names them: at home by title,
    abroad by number."""
    return [str(role) for role in Role] if target == land else by_number()


def _fault(land: Land, line: Help) -> Fault | None:
    known = line.whom in names(land, line.target)
    return None if known else ("maga-refused-no-helped", "whom")


def _why_not(stage: Stage, job: Job[Help]) -> str:
    if job.line.whom not in names(job.listed, job.line.target):  # in the words of who wrote it
        return "no-target"
    helped = _helped(stage, job.line)
    if helped == job.actor:
        return "helps-itself"
    if any(one.land == job.land for one in stage.helps.get(helped, [])):
        return "second-helper"
    return ""


def _register(stage: Stage, job: Job[Help]) -> None:
    helpers = stage.helps.setdefault(_helped(stage, job.line), [])
    helpers.append(Helper(job.land, job.acting, job.orderer is not None))


def _helped(stage: Stage, line: Help) -> Acting:
    if line.whom.isdigit():
        return line.target, stage.role_of(line.target, int(line.whom))
    return line.target, Role(line.whom)


def _doubts(state: State, land: Land, line: Help) -> Iterator[Message]:
    if (line.target, line.whom) == (land, line.role):
        yield Message("maga-hint-helps-itself")
    elif (
        line.target == land
        and {line.role, line.whom} <= {*PRINCIPALS}
        and _is_attacked(state, land)
    ):
        yield Message("maga-hint-principals", {"role": named(line.role)})


def _is_attacked(state: State, land: Land) -> bool:
    """Whether a land war against a territory is decided in this turn."""
    return any(war.target == land for war in state.wars)


def _choices(state: State, who: Seat, chosen: Chosen) -> Choices:
    if chosen.get("target") == land_of(state, who, chosen):
        return words(Role, "maga-role-")
    return listed((number, int(number)) for number in by_number())


HELP: Final = Registered(
    line=Help,
    item=62,
    ministry=Role.SECRETARY,
    help="none",
    kind="ordinary",
    once=True,
    cost=500_000,
    columns=(ROLE, choice("target", "any-land"), choice("whom", "helped", after=("target",))),
    choices={"role": roles, "any-land": any_land, "helped": _choices},
    fault=_fault,
    doubts=_doubts,
    why_not=_why_not,
    register=_register,
)
