"""Lists of actions: who may write and hand in which, and what cannot stand in one.

A list is refused only for what can never be carried out; what the treasury or the levels forbid
is a warning, as much may change before the line's turn comes (R-PAY4).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from intriga.games.maga.acts.lists import (
    ChooseNumbers,
    GoOn,
    HandIn,
    NameCaptain,
    ShareMinistry,
    Withdraw,
)
from intriga.games.maga.lines import (
    AnyLine,
    Help,
    Land,
    RaiseIncome,
    Strike,
    Surveil,
    helped,
    kind_of,
    watched,
)
from intriga.games.maga.rules.teams import commands_nothing, founded, lands_of
from intriga.games.maga.state import Phase, State, Team
from intriga.games.maga.tables.actions import actions
from intriga.games.maga.tables.roles import Role
from intriga.kernel import Refusal, Seat, Step, refuse

MOST_LINES = 50


# ── numbers ─────────────────────────────────────────────────────────────────────────────


def check_numbers(state: State, who: Seat, act: ChooseNumbers) -> Refusal | None:
    """Item 3: a permutation of 1 to 10, or none."""
    if state.phase is not Phase.OPENING:
        return refuse("maga-refused-opening-over")
    if act.numbers and sorted(act.numbers) != list(range(1, len(Role) + 1)):
        return refuse("maga-refused-numbers")
    return None


def choose_numbers(state: State, who: Seat, act: ChooseNumbers, step: Step) -> None:
    """They may be chosen anew until all have chosen."""
    team = founded(state, who)
    for number, role in zip(act.numbers or [0] * len(Role), Role, strict=True):
        state.territories[team].roles[role].number = number
    if team not in state.ready:
        state.ready.append(team)
    step.emit("maga-numbers", tuple(state.people(team)))


# ── the list ────────────────────────────────────────────────────────────────────────────


def check_hand_in(state: State, who: Seat, act: HandIn) -> Refusal | None:
    """Whose list it is, and that each line can be one."""
    if refusal := _not_mine(state, who, act.land) or _captain_only(state, who):
        return refusal
    if len(act.lines) > MOST_LINES:
        return refuse("maga-refused-too-many-lines", most=MOST_LINES)
    for place, line in enumerate(act.lines):
        if refusal := check_line(state, act.land, line, f"lines.{place}"):
            return refusal
    return None


def _not_mine(state: State, who: Seat, land: Land) -> Refusal | None:
    if state.phase is not Phase.PLAY:
        return refuse("maga-refused-not-playing")
    return None if land in lands_of(state, who) else refuse("maga-refused-not-yours")


def _captain_only(state: State, who: Seat) -> Refusal | None:
    captain = state.squads[founded(state, who)].captain
    if state.options.captain and captain is not None and captain != who:
        return refuse("maga-refused-captain-only")
    return None


def check_line(state: State, land: Land, line: AnyLine, at: str) -> Refusal | None:
    """Why a line can never be carried out."""
    for target in targets(line):
        if not 0 <= target < len(state.territories):
            return refuse("maga-refused-no-land", at=at)
    if isinstance(line, RaiseIncome) and line.first == line.second:
        return refuse("maga-refused-same-sphere", at=f"{at}.second")
    if isinstance(line, Strike) and line.hits > line.most:
        return refuse("maga-refused-hits", at=f"{at}.hits")
    if isinstance(line, Help) and line.whom not in helped(land, line.target):
        return refuse("maga-refused-no-helped", at=f"{at}.whom")
    if isinstance(line, Surveil) and line.whom not in watched():
        return refuse("maga-refused-no-helped", at=f"{at}.whom")
    if line.through and not is_recruited(state, land, line.through):
        return refuse("maga-refused-not-recruited", at=f"{at}.through")
    return None


def targets(line: AnyLine) -> Iterator[Land]:
    """The territories that a line names."""
    for name in ("target", "to"):
        found = getattr(line, name, None)
        if isinstance(found, int):
            yield found


def is_recruited(state: State, land: Land, through: str) -> bool:
    """Whether a territory's intelligence has recruited the role `land.number`."""
    return through in recruited(state, land)


def recruited(state: State, land: Land) -> list[str]:
    """The roles that a territory's intelligence has recruited, as `land.number`."""
    return [
        f"{other}.{post.number}"
        for other, territory in enumerate(state.territories)
        for post in territory.roles.values()
        if post.recruiter == land
    ]


def hand_in(state: State, who: Seat, act: HandIn, step: Step) -> None:
    """It counts until another one takes its place or it is withdrawn."""
    state.lists[act.land] = act.lines
    step.emit(
        "maga-handed-in",
        tuple(state.people(founded(state, who))),
        count=len(act.lines),
        land=act.land + 1,
    )


def check_withdraw(state: State, who: Seat, act: Withdraw) -> Refusal | None:
    if refusal := _not_mine(state, who, act.land) or _captain_only(state, who):
        return refusal
    return None if act.land in state.lists else refuse("maga-refused-nothing-handed-in")


def withdraw(state: State, who: Seat, act: Withdraw, step: Step) -> None:
    del state.lists[act.land]
    step.emit("maga-withdrawn", tuple(state.people(founded(state, who))), land=act.land + 1)


def check_go_on(state: State, who: Seat, act: GoOn) -> Refusal | None:
    """In a pause, once for each team."""
    if state.phase is not Phase.PAUSE:
        return refuse("maga-refused-no-pause")
    if not lands_of(state, who):
        return refuse("maga-refused-commands-nothing")
    return refuse("maga-refused-no-change") if founded(state, who) in state.ready else None


def go_on(state: State, who: Seat, act: GoOn, step: Step) -> None:
    """The pause ends when all teams have said so."""
    team = founded(state, who)
    state.ready.append(team)
    step.emit("maga-goes-on", tuple(state.people(team)))


def spending(lines: tuple[AnyLine | None, ...]) -> int:
    """What a list would cost if all of it were carried out, in units of one."""
    total, once = 0, set[str]()
    for line in lines:
        if line is None:
            continue
        action = actions()[kind_of(line)]
        if line.through:
            continue
        match action.id:
            case "bet":
                total += int(getattr(line, "stake", 0))
            case "change-nuclear" | "change-abm":
                total += max(0, int(getattr(line, "missiles", 0))) * action.cost
            case "protect":
                total += 0 if "protect" in once else action.cost
                once.add("protect")
            case _:
                total += action.cost
    return total


# ── the team ────────────────────────────────────────────────────────────────────────────


def check_captain(state: State, who: Seat, act: NameCaptain) -> Refusal | None:
    """Of one's own team; once there is one, they alone name another."""
    if state.phase is Phase.PLAY and (refusal := commands_nothing(state, who)):
        return refusal
    squad = state.squads[founded(state, who)]
    if not state.options.captain:
        return refuse("maga-refused-no-captains")
    if act.whom not in squad.members:
        return refuse("maga-refused-not-of-team")
    return None if squad.captain in (None, who) else refuse("maga-refused-captain-only")


def name_captain(state: State, who: Seat, act: NameCaptain, step: Step) -> None:
    team = founded(state, who)
    state.squads[team].captain = act.whom
    step.emit("maga-captain", tuple(state.people(team)), whom={"seat": act.whom})


def lose_captain(state: State, team: Team, step: Step) -> None:
    """A captain who cannot hand in would mute the team: now everybody can, until it names one."""
    squad = state.squads[team]
    if squad.captain is not None:
        squad.captain = None
        step.emit("maga-no-captain", tuple(state.people(team)))


def lose_absent(state: State, absent: Sequence[Seat], step: Step) -> None:
    """Captains who have let the time of a stage run out with nothing handed in or written."""
    for seat in absent:
        lose_captain_on(state, seat, step)


def lose_captain_on(state: State, seat: Seat, step: Step) -> None:
    """If this is a captain, their team has none any more."""
    for team, squad in state.squads.items():
        if squad.captain == seat:
            lose_captain(state, team, step)


def check_share(state: State, who: Seat, act: ShareMinistry) -> Refusal | None:
    if state.phase is Phase.PLAY and (refusal := commands_nothing(state, who)):
        return refusal
    squad = state.squads[founded(state, who)]
    if act.whom is not None and act.whom not in squad.members:
        return refuse("maga-refused-not-of-team")
    return None


def share_ministry(state: State, who: Seat, act: ShareMinistry, step: Step) -> None:
    team = founded(state, who)
    squad = state.squads[team]
    if act.whom is None:
        squad.ministries.pop(act.role, None)
    else:
        squad.ministries[act.role] = act.whom
    step.emit("maga-ministries", tuple(state.people(team)))


def may_edit(state: State, who: Seat, row: Mapping[str, Any]) -> Refusal | None:
    """Why somebody may not write such a row of their team's list: it is another's ministry."""
    action = actions().get(str(row.get("kind")))
    if action is None:
        return None
    role = row.get("role") if action.ministry is Role.SECRETARY else None
    owner = state.squads[founded(state, who)].ministries.get(
        Role(role) if role in list(Role) else action.acting or action.ministry
    )
    return None if owner in (None, who) else refuse("maga-refused-not-your-ministry")
