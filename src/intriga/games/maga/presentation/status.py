"""The texts of the zones "now" and "table", the marks of people, the team's card."""

from msgspec import Struct

from intriga.games.maga.data.roles import Role
from intriga.games.maga.presentation.board.circle_map import InTable, as_table
from intriga.games.maga.presentation.board.territories import Holdings, holdings
from intriga.games.maga.presentation.deciding import decision
from intriga.games.maga.presentation.phrases import hue, land, lands, where
from intriga.games.maga.seen.view import Home, View
from intriga.games.maga.state import PLAYED, Phase
from intriga.games.maga.subjects.circles.sitting import INTERNATIONAL
from intriga.kernel import Event, Param, Seat
from intriga.presentation import Now, PersonNote, Scene, SeatMark


def now(view: View, scene: Scene) -> Now:
    """The turn, how many have handed in, and one sentence: what the viewer is asked for."""
    ask, why = decision.ask(view, scene)
    return Now(
        phase=scene.say("maga-page-now", phase=str(view.phase), turn=view.turn),
        step=scene.say("maga-page-of-turns", turns=view.turns) if view.phase in PLAYED else None,
        asked=scene.say(f"maga-page-asked-{view.phase}", who=decision.who_is(view)),
        title=decision.title(view, scene),
        ask=ask,
        why=why,
        until=decision.until(view, scene),
        stage="strip",
    )


def people(view: View, scene: Scene) -> list[PersonNote]:
    """The state of each person, and where they are ambassador; both public."""
    team_of = {who: team for team, members in view.squads.items() for who in members}
    return [
        PersonNote(
            label=land(scene, team_of[who]) if who in team_of else "",
            note=scene.say("maga-page-is-out", where=where(scene, view.out[who]))
            if who in view.out
            else None,
        )
        for who in range(len(scene.names))
    ]


def seat_marks(view: View, language: str) -> list[SeatMark]:
    """The number of each person's state, in the colour of the team that commands it."""
    marks = {
        who: SeatMark(str(team + 1), hue(view.lands[team].team))
        for team, members in view.squads.items()
        for who in members
    }
    return [marks[who] for who in sorted(marks)]


def concerns(view: View, scene: Scene, event: Event) -> bool:
    """Whether a public event is news for the viewer: a word in the press about their state, a
    fine, a conquest."""
    if view.home is None:
        return False
    mine = [desk.land + 1 for desk in view.desks]
    named = [_number(event.params.get(name)) for name in ("target", "author", "winner", "land")]
    return any(n in mine for n in named)


def _number(param: Param) -> int:
    """The number of a state in a parameter."""
    number: object = param.get("n") if isinstance(param, dict) else param
    return number if isinstance(number, int) else 0


# ── our team ────────────────────────────────────────────────────────────────────────────


class Member(Struct, frozen=True):
    """Somebody of the team. `ministries`: whose lines they edit; `out`: where they are."""

    seat: Seat
    name: str
    captain: bool
    ministries: str
    out: str


class Guest(Struct, frozen=True):
    """An ambassador in the circle of the team."""

    name: str
    land: str


class Team(Struct, frozen=True):
    """The viewer's team. `federation`: the territories besides the capital."""

    title: str
    federation: str
    people: list[Member]
    banned: str
    guests: list[Guest]


class Card(Struct, frozen=True):
    """The data of `card.html`. `team`: None for who is in none; `circle`: the circle of states as a
    table."""

    team: Team | None
    holdings: list[Holdings]
    circle: list[InTable]


def card(view: View, scene: Scene) -> Card:
    """Who plays with me, what we have, and the circle of states as a table."""
    begun = view.phase is not Phase.OPENING
    return Card(
        team=_team(view, scene, view.home) if view.home is not None else None,
        holdings=[holdings(view, scene, desk) for desk in view.desks if begun],
        circle=as_table(view, scene),
    )


def _team(view: View, scene: Scene, home: Home) -> Team:
    """Who plays with me, who edits what, who is out."""
    ministries: dict[Seat, list[str]] = {who: [] for who in home.members}
    for desk in view.desks[:1]:
        for name in Role:
            editor = desk.roles[name].editor
            if editor is not None and editor in ministries:
                ministries[editor].append(scene.say(f"maga-page-ministry-{name}"))
    return Team(
        title=land(scene, home.team),
        federation=lands(scene, [desk.land for desk in view.desks][1:]),
        people=[
            Member(
                seat=who,
                name=scene.names[who],
                captain=who == home.captain,
                ministries=", ".join(ministries[who]),
                out=scene.say("maga-page-is-out", where=where(scene, view.out[who]))
                if who in view.out
                else "",
            )
            for who in home.members
        ],
        banned=lands(scene, home.banned),
        guests=[
            Guest(scene.names[who], land(scene, team))
            for team, members in view.squads.items()
            for who in members
            if view.out.get(who, INTERNATIONAL) == home.team and team not in home.banned
        ],
    )
