"""Sealed lists handed in by teams and revealed together.

Teams are part of the state: several seats belong to each, and any of them hands in or changes the
list for all. A list has rows (raid or guard a village with so many men) with limits across its
rows. Nobody outside the team knows a list before all are revealed.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from intriga.kernel import (
    DECIDES,
    PUBLIC,
    REFEREE,
    SECRET,
    Act,
    Actor,
    AtMost,
    BaseGame,
    Chair,
    Choice,
    Choices,
    Chosen,
    Clock,
    Domain,
    DrawKind,
    Field,
    Form,
    Game,
    InvalidOptions,
    Message,
    Outcome,
    Range,
    Refusal,
    Seat,
    Step,
    SumAtMost,
    Unique,
    Window,
    msg,
    refuse,
)

VILLAGES = 5
MEN = 8
RAIDS = 2


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    teams: Literal[2, 3] = 2
    rounds: Annotated[int, Meta(ge=1, le=6)] = 3


class Row(Struct, frozen=True):
    task: Literal["raid", "guard"]
    village: int
    men: int


class HandIn(Act, frozen=True):
    rows: Annotated[tuple[Row, ...], SECRET]


class Team(Struct):
    members: list[Seat]
    men: int = MEN
    lost: int = 0
    loot: int = 0
    rows: list[Row] | None = None


class War(Struct):
    teams: list[Team]
    rounds: int
    round: int = 1


class View(Struct):
    round: int
    handed: tuple[bool, ...]
    men: tuple[int, ...]
    loot: tuple[int, ...]
    lists: dict[int, list[Row]]


class Lists(BaseGame[War]):
    id = "lists"
    rules_version = 1
    seats = range(4, 9)
    Options = Terms
    State = War
    Acts = HandIn
    words = "tests.shapes"
    clocks = {"orders": Clock(300, 86_400)}  # noqa: RUF012
    reveals = {"lists-opened": DECIDES}  # noqa: RUF012
    draws = (DrawKind("skirmish", "2", "lists-draw-skirmish", public=True),)

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> War:
        if len(chairs) < 2 * options.teams:
            raise InvalidOptions(refuse("lists-too-few", seats=2 * options.teams))
        teams = [Team([]) for _ in range(options.teams)]
        for chair in chairs:
            teams[chair.seat % options.teams].members.append(chair.seat)
        return War(teams, options.rounds)

    def windows(self, state: War) -> Sequence[Window]:
        if state.round > state.rounds:
            return ()
        late = [number for team in state.teams if team.rows is None for number in team.members]
        return (Window("lists", "orders", tuple(sorted(late)), state.round),)

    def forms(self, state: War, actor: Actor) -> Sequence[Form]:
        team = _team(state, actor)
        if team is None or state.round > state.rounds:
            return ()
        columns = (
            Field("task", "choice", "task"),
            Field("village", "choice", "village"),
            Field("men", "number", "men"),
        )
        limits = (
            Unique("rows", "village"),
            AtMost("rows", RAIDS, "task", "raid"),
            SumAtMost("rows", team.men, "men"),
        )
        rows = Field("rows", "rows", row=columns)
        members = tuple(team.members)
        return (Form(HandIn, (rows,), limits, "lists", state.round, main=True, team=members),)

    def domain(self, state: War, actor: Actor, name: str, chosen: Chosen) -> Domain:
        team = _team(state, actor)
        assert team is not None
        if name == "men":
            return Range(1, team.men)
        if name == "village":
            places = range(1, VILLAGES + 1)
            return Choices(tuple(Choice(n, msg("lists-village", number=n)) for n in places))
        return Choices(tuple(Choice(task, msg(f"lists-{task}")) for task in ("raid", "guard")))

    def check(self, state: War, actor: Actor, act: Act, now: int) -> Refusal | None:
        team = _team(state, actor)
        if team is None or not isinstance(act, HandIn):
            return refuse("lists-not-in-a-team")
        if any(not 1 <= row.village <= VILLAGES or row.men < 1 for row in act.rows):
            return refuse("lists-no-such-row", villages=VILLAGES)
        if len({row.village for row in act.rows}) < len(act.rows):
            return refuse("lists-village-twice")
        if sum(row.task == "raid" for row in act.rows) > RAIDS:
            return refuse("lists-too-many-raids", raids=RAIDS)
        if sum(row.men for row in act.rows) > team.men:
            return refuse("lists-too-many-men", men=team.men)
        return None

    def apply(self, state: War, actor: Actor, act: Act, step: Step) -> None:
        team = _team(state, actor)
        assert team is not None
        assert isinstance(act, HandIn)
        if team.rows is None:
            step.emit("lists-handed-in", PUBLIC, team=state.teams.index(team) + 1)
        team.rows = list(act.rows)
        step.emit("lists-noted", tuple(team.members), rows=_row_texts(act.rows))

    def close_window(self, state: War, window: Window, step: Step) -> None:
        for number, team in enumerate(state.teams, 1):
            step.emit("lists-opened", PUBLIC, team=number, rows=_row_texts(team.rows or ()))
        for number, team in enumerate(state.teams, 1):
            for row in team.rows or ():
                if row.task == "raid":
                    _raid(state, number, team, row, step)
        for team in state.teams:
            team.rows = None
        state.round += 1

    def insiders(self, state: War, actor: Seat, act: Act) -> Sequence[Seat]:
        team = _team(state, actor)
        return () if team is None else team.members

    def viewpoint(self, state: War, viewer: Any) -> Hashable:
        team = _team(state, viewer)
        return viewer if team is None else ("team", state.teams.index(team))

    def view(self, state: War, viewpoint: Hashable) -> View:
        seen = {
            number: team.rows
            for number, team in enumerate(state.teams)
            if team.rows is not None and viewpoint in (("team", number), REFEREE)
        }
        return View(
            round=min(state.round, state.rounds),
            handed=tuple(team.rows is not None for team in state.teams),
            men=tuple(team.men for team in state.teams),
            loot=tuple(team.loot for team in state.teams),
            lists=seen,
        )

    def describe(self, view: View) -> Sequence[Message]:
        texts = [Message("lists-round", {"round": view.round})]
        for number, (men, loot) in enumerate(zip(view.men, view.loot, strict=True), 1):
            texts.append(Message("lists-team", {"team": number, "men": men, "loot": loot}))
        for rows in view.lists.values():
            texts.append(Message("lists-noted", {"rows": _row_texts(rows)}))
        return texts

    def outcome(self, state: War) -> Outcome | None:
        if state.round <= state.rounds:
            return None
        best = max(team.loot for team in state.teams)
        loot = {number: team.loot for team in state.teams for number in team.members}
        winners = tuple(number for number in sorted(loot) if loot[number] == best)
        scores = tuple(loot[number] for number in sorted(loot))
        return Outcome(winners, scores, Message("lists-peace"))

    def invariants(self, state: War) -> Sequence[str]:
        return ["men are conserved" for team in state.teams if team.men + team.lost != MEN]


def _team(state: War, actor: Actor | str) -> Team | None:
    return next((team for team in state.teams if actor in team.members), None)


def _row_texts(rows: Sequence[Row]) -> list[Any]:
    return [
        msg("lists-row", task=msg(f"lists-{row.task}"), village=row.village, men=row.men)
        for row in rows
    ] or [msg("lists-empty")]


def _raid(state: War, number: int, team: Team, row: Row, step: Step) -> None:
    """Guards of other teams hold a village against as many raiders; equal forces: chance."""
    guards = max(
        (
            other.men
            for rival in state.teams
            if rival is not team
            for other in rival.rows or ()
            if other.task == "guard" and other.village == row.village
        ),
        default=0,
    )
    through = row.men > guards or (row.men == guards and step.randbelow(2, "skirmish") == 1)
    if through:
        team.loot += 1
    else:
        team.men -= row.men
        team.lost += row.men
    event = "lists-raided" if through else "lists-repelled"
    step.emit(event, PUBLIC, team=number, village=row.village, men=row.men)


game: Game[War] = Lists()
