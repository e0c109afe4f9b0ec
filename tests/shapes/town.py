"""A town of up to 120: teams that know their own, roles dealt in secret, circles that change.

Every turn each team hands in one secret list of deeds against other teams; any member writes it for
all. One member of each team is its informer, which only they know: they may warn another team, and
nobody notices that they did. What came of the lists is told to each team alone. Besides the hall
and the rooms of the teams there is a circle for each team, with guests who change every turn.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated, Any, ClassVar, Literal

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
    Event,
    Field,
    Form,
    Game,
    Message,
    Outcome,
    Press,
    Refusal,
    Reveal,
    Room,
    Seat,
    Step,
    Unique,
    Viewer,
    Window,
    msg,
    refuse,
    seat,
)

TEAM = 4
GOLD = 20
DEEDS = 3
"""The most deeds of a list."""
LOOT = 2
"""What a robbed team loses."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    turns: Annotated[int, Meta(ge=1, le=6)] = 3


class Deed(Struct, frozen=True):
    what: Literal["rob", "guard"]
    team: int


class HandIn(Act, frozen=True):
    deeds: Annotated[tuple[Deed, ...], SECRET]


class Warn(Act, frozen=True):
    """The informer of a team warns another one of what is planned; nobody notices."""

    unseen: ClassVar[bool] = True
    team: Annotated[int, SECRET]


class Team(Struct):
    members: list[Seat]
    informer: Seat
    gold: int = GOLD
    deeds: list[Deed] | None = None
    warned: int | None = None


class Streets(Struct):
    teams: list[Team]
    turns: int
    turn: int = 1


class View(Struct):
    turn: int
    handed: tuple[bool, ...]
    informs: tuple[int, ...]
    """The teams whose informer this viewer is."""
    gold: dict[int, int]
    deeds: dict[int, list[Deed]]


def _informers(state: Streets, event: Event) -> tuple[Seat, ...]:
    return tuple(team.informer for team in state.teams)


def _told(state: Streets, event: Event) -> tuple[Seat, ...]:
    number = event.params["team"]
    assert isinstance(number, int)
    return tuple(state.teams[number - 1].members)


class Town(BaseGame[Streets]):
    id = "town"
    rules_version = 1
    seats = range(2 * TEAM, 30 * TEAM + 1)
    usual = 2 * TEAM
    Options = Terms
    State = Streets
    Acts = HandIn | Warn
    words = "tests.shapes"
    clocks = {"orders": Clock(900, 86_400)}  # noqa: RUF012
    draws = (DrawKind("informer", "4", "town-draw-informer"),)
    reveals = {  # noqa: RUF012
        "town-informer": Reveal(_informers, params=("team",), parts=("view.informs", "forms")),
        "town-report": Reveal(_told, params=("gold", "warned"), parts=("view.gold",)),
        "town-over": DECIDES,
    }
    press: Press = "rooms"

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Streets:
        count = len(chairs) // TEAM
        teams = []
        for number in range(count):
            members = [chair.seat for chair in chairs if chair.seat % count == number]
            informer = members[step.randbelow(TEAM, "informer")]
            step.emit("town-informer", (informer,), team=number + 1)
            teams.append(Team(members, informer))
        return Streets(teams, options.turns)

    def windows(self, state: Streets) -> Sequence[Window]:
        if state.turn > state.turns:
            return ()
        late = (number for team in state.teams if team.deeds is None for number in team.members)
        return (Window("lists", "orders", tuple(sorted(late)), state.turn),)

    def forms(self, state: Streets, actor: Actor) -> Sequence[Form]:
        team = _team(state, actor)
        if team is None or state.turn > state.turns:
            return ()
        columns = (Field("what", "choice", "what"), Field("team", "choice", "team"))
        limits = (Unique("deeds", "team"), AtMost("deeds", DEEDS))
        forms = [
            Form(
                HandIn,
                (Field("deeds", "rows", row=columns),),
                limits,
                "lists",
                state.turn,
                main=True,
            )
        ]
        if actor == team.informer:
            forms.append(Form(Warn, (Field("team", "choice", "team"),)))
        return forms

    def domain(self, state: Streets, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if name == "what":
            return Choices(tuple(Choice(what, msg(f"town-{what}")) for what in ("rob", "guard")))
        numbers = range(1, len(state.teams) + 1)
        return Choices(tuple(Choice(n, msg("town-team", number=n)) for n in numbers))

    def check(self, state: Streets, actor: Actor, act: Act, now: int) -> Refusal | None:
        team = _team(state, actor)
        if team is None:
            return refuse("town-no-team")
        if isinstance(act, Warn):
            if actor != team.informer:
                return refuse("town-no-informer")
            known = 1 <= act.team <= len(state.teams)
            return None if known else refuse("town-no-such-team")
        assert isinstance(act, HandIn)
        if len(act.deeds) > DEEDS or len({deed.team for deed in act.deeds}) < len(act.deeds):
            return refuse("town-deeds", most=DEEDS)
        if any(not 1 <= deed.team <= len(state.teams) for deed in act.deeds):
            return refuse("town-no-such-team")
        return None

    def apply(self, state: Streets, actor: Actor, act: Act, step: Step) -> None:
        team = _team(state, actor)
        assert team is not None
        assert isinstance(actor, int)
        if isinstance(act, Warn):
            team.warned = act.team
            step.emit("town-warned", (actor,), team=act.team)
            return
        assert isinstance(act, HandIn)
        if team.deeds is None:
            step.emit("town-handed-in", PUBLIC, team=state.teams.index(team) + 1)
        team.deeds = list(act.deeds)
        step.emit("town-noted", tuple(team.members), count=len(act.deeds), seat=seat(actor))

    def insiders(self, state: Streets, actor: Seat, act: Act) -> Sequence[Seat]:
        team = _team(state, actor)
        return team.members if team is not None and isinstance(act, HandIn) else ()

    def close_window(self, state: Streets, window: Window, step: Step) -> None:
        for number, team in enumerate(state.teams, 1):
            for deed in team.deeds or ():
                if deed.what == "rob" and not _guards(state.teams[deed.team - 1], number):
                    robbed = state.teams[deed.team - 1]
                    taken = min(LOOT, robbed.gold)
                    robbed.gold -= taken
                    team.gold += taken
        for number, team in enumerate(state.teams, 1):
            warned = sum(other.warned == number for other in state.teams)
            to = tuple(team.members)
            step.emit("town-report", to, team=number, gold=team.gold, warned=warned)
        for team in state.teams:
            team.deeds = team.warned = None
        state.turn += 1
        step.emit("town-over" if state.turn > state.turns else "town-turn", PUBLIC)

    def viewpoint(self, state: Streets, viewer: Viewer) -> Hashable:
        team = _team(state, viewer)
        if team is None:
            return viewer
        return (state.teams.index(team), viewer == team.informer)

    def view(self, state: Streets, viewpoint: Hashable) -> View:
        over = state.turn > state.turns
        number, informs = viewpoint if isinstance(viewpoint, tuple) else (None, False)
        mine = [n for n in range(len(state.teams)) if viewpoint == REFEREE or number == n]
        return View(
            turn=min(state.turn, state.turns),
            handed=tuple(team.deeds is not None for team in state.teams),
            informs=tuple(n + 1 for n in mine if informs or viewpoint == REFEREE),
            gold={n: team.gold for n, team in enumerate(state.teams) if over or n in mine},
            deeds={n: rows for n in mine if (rows := state.teams[n].deeds) is not None},
        )

    def describe(self, view: View) -> Sequence[Message]:
        texts = [Message("town-now", {"turn": view.turn})]
        texts += [Message("town-informs", {"team": number}) for number in view.informs]
        texts += [
            Message("town-gold", {"team": number + 1, "gold": gold})
            for number, gold in view.gold.items()
        ]
        return texts

    def rooms(self, state: Streets) -> Sequence[Room]:
        everybody = tuple(sorted(member for team in state.teams for member in team.members))
        rooms = [Room("hall", Message("town-hall"), PUBLIC, everybody)]
        for number, team in enumerate(state.teams):
            members = tuple(team.members)
            host = state.teams[(number + state.turn) % len(state.teams)]
            circle = tuple(sorted({*members, host.members[0]}))
            title = Message("town-circle", {"number": number + 1})
            rooms.append(Room(f"team-{number}", _title(number), members, members))
            rooms.append(Room(f"circle-{number}", title, circle, circle, "present"))
        return rooms

    def outcome(self, state: Streets) -> Outcome | None:
        if state.turn <= state.turns:
            return None
        gold = {member: team.gold for team in state.teams for member in team.members}
        best = tuple(n for n in sorted(gold) if gold[n] == max(gold.values()))
        return Outcome(best, tuple(gold[n] for n in sorted(gold)), Message("town-ended"))

    def invariants(self, state: Streets) -> Sequence[str]:
        held = sum(team.gold for team in state.teams)
        return () if held == GOLD * len(state.teams) else ["gold is conserved"]


def _title(number: int) -> Message:
    return Message("town-team", {"number": number + 1})


def _team(state: Streets, actor: Any) -> Team | None:
    if not isinstance(actor, int):
        return None
    count = len(state.teams)
    team = state.teams[actor % count]
    return team if actor in team.members else None


def _guards(team: Team, against: int) -> bool:
    return any(deed.what == "guard" and deed.team == against for deed in team.deeds or ())


game: Game[Streets] = Town()
