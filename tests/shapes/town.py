"""A town of up to 120: teams that know their own, roles dealt in secret, circles that change.

Every turn each team hands in one secret list of deeds against other teams; its members write it
together, as a draft, and any of them hands it in for all. One member of each team is its informer,
which only they know: they are asked in private to warn another team, and nobody notices that they
were, or did. What came of the lists is told to each team alone. At any time anybody may offer
somebody of another team a pact, who is asked in private; only the two know. Besides the hall and
the rooms of the teams there is a circle for each team, with guests who change every turn.
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
    Draft,
    DrawKind,
    Event,
    Field,
    Form,
    Game,
    Message,
    Outcome,
    Place,
    Powers,
    Press,
    Refusal,
    Remark,
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
MOST_ROWS = 8
"""The most rows of a list while it is being written."""
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


class Offer(Act, frozen=True):
    """Offer somebody of another team a pact. Nobody but the two of them notices."""

    unseen: ClassVar[bool] = True
    to: Annotated[Seat, SECRET]


class Answer(Act, frozen=True):
    """Accept or decline the pact that somebody offers."""

    unseen: ClassVar[bool] = True
    by: Annotated[Seat, SECRET]
    yes: Annotated[bool, SECRET]


Pair = tuple[Seat, Seat]
"""Who offers, and to whom."""


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
    offers: list[Pair] = []
    """The open ones: at most one by each seat, until the turn is over."""
    pacts: list[Pair] = []


class View(Struct):
    turn: int
    handed: tuple[bool, ...]
    informs: tuple[int, ...]
    """The teams whose informer this viewer is."""
    gold: dict[int, int]
    deeds: dict[int, list[Deed]]
    offers: tuple[Pair, ...]
    pacts: tuple[Pair, ...]


def _informers(state: Streets, event: Event) -> tuple[Seat, ...]:
    return tuple(team.informer for team in state.teams)


def _told(state: Streets, event: Event) -> tuple[Seat, ...]:
    number = event.params["team"]
    assert isinstance(number, int)
    return tuple(state.teams[number - 1].members)


def _offered(state: Streets, event: Event) -> tuple[Seat, ...]:
    return tuple(to for _, to in state.offers)


def _answered(state: Streets, event: Event) -> tuple[Seat, ...]:
    by = event.params["by"]
    assert isinstance(by, dict)
    return (by["seat"],)


class Town(BaseGame[Streets]):
    id = "town"
    rules_version = 1
    seats = range(2 * TEAM, 30 * TEAM + 1)
    usual = 2 * TEAM
    Options = Terms
    State = Streets
    Acts = HandIn | Warn | Offer | Answer
    words = "tests.shapes"
    clocks = {"orders": Clock(900, 86_400)}  # noqa: RUF012
    draws = (DrawKind("informer", "4", "town-draw-informer"),)
    reveals = {  # noqa: RUF012
        "town-informer": Reveal(_informers, params=("team",), parts=("view.informs", "forms")),
        "town-report": Reveal(_told, params=("gold", "warned"), parts=("view.gold",)),
        "town-offered": Reveal(_offered, params=("by",), parts=("view.offers", "forms")),
        "town-answered": Reveal(
            _answered, params=("yes",), parts=("view.offers", "view.pacts", "forms")
        ),
        "town-over": DECIDES,
    }
    press: Press = "rooms"

    def places(self, options: Terms, seats: int) -> Sequence[Place]:
        count = seats // TEAM
        teams = [
            Place(f"team-{number}", _title(number), tuple(range(number, seats, count)), named=True)
            for number in range(count)
        ]
        group = Message("town-curators")
        curators = [
            Place(
                f"curator-{number}",
                Message("town-curator", {"number": number + 1}),
                group=group,
                officials=1,
                powers=Powers((f"circle-{number}",), ("speak", "mute")),
            )
            for number in range(count)
        ]
        return [*teams, *curators]

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
        limits = (Unique("deeds", "team"), AtMost("deeds", DEEDS))
        forms = [
            Form(
                HandIn,
                (_LIST,),
                limits,
                "lists",
                state.turn,
                main=True,
                team=tuple(team.members),
            )
        ]
        if actor == team.informer:
            field = Field("team", "choice", "team")
            asks = team.warned is None
            forms.append(Form(Warn, (field,), window="lists", generation=state.turn, asks=asks))
        if not any(by == actor for by, _ in state.offers):
            forms.append(Form(Offer, (Field("to", "choice", "stranger"),)))
        if any(to == actor for _, to in state.offers):
            fields = (Field("by", "choice", "offers"), Field("yes", "flag", question=True))
            forms.append(Form(Answer, fields, asks=True))
        return forms

    def drafts(self, state: Streets, seat: Seat) -> Sequence[Draft]:
        team = _team(state, seat)
        if team is None or state.turn > state.turns:
            return ()
        key = f"list:{state.turn}:{state.teams.index(team) + 1}"
        return (Draft(key, HandIn, _LIST, tuple(team.members), MOST_ROWS, window="lists"),)

    def review(
        self, state: Streets, seat: Seat, draft: Draft, rows: Sequence[Deed | None]
    ) -> Sequence[Remark]:
        against = [deed.team for deed in rows if deed is not None]
        remarks = [
            Remark(Message("town-team-twice", {"team": deed.team}), number)
            for number, deed in enumerate(rows)
            if deed is not None and against.count(deed.team) > 1
        ]
        if len(rows) > DEEDS:
            return [*remarks, Remark(Message("town-list-long", {"deeds": DEEDS, "n": len(rows)}))]
        left = Message("town-list-left", {"n": DEEDS - len(rows)})
        return [*remarks, Remark(left, warns=False)]

    def offer_key(self, state: Streets, seat: Seat) -> Hashable:
        team = _team(state, seat)
        asked = team is not None and team.informer == seat and team.warned is None
        return (state.turn, asked, _of(seat, state.offers))

    def domain(self, state: Streets, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if name == "what":
            return Choices(tuple(Choice(what, msg(f"town-{what}")) for what in ("rob", "guard")))
        if name == "stranger":
            others = (team.members for team in state.teams if actor not in team.members)
            strangers = sorted(number for members in others for number in members)
            return Choices(tuple(Choice(number, seat(number)) for number in strangers))
        if name == "offers":
            offers = [by for by, to in state.offers if to == actor]
            return Choices(tuple(Choice(by, seat(by)) for by in offers))
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
        if isinstance(act, Offer):
            other = _team(state, act.to)
            if other is None or other is team:
                return refuse("town-no-stranger")
            open_ = any(by == actor for by, _ in state.offers)
            return refuse("town-offered-already") if open_ else None
        if isinstance(act, Answer):
            return None if (act.by, actor) in state.offers else refuse("town-no-offer")
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
        if isinstance(act, Offer):
            state.offers.append((actor, act.to))
            step.emit("town-offered", (act.to,), by=seat(actor))
            return
        if isinstance(act, Answer):
            state.offers.remove((act.by, actor))
            if act.yes:
                state.pacts.append((act.by, actor))
            yes = msg("town-yes" if act.yes else "town-no")
            step.emit("town-answered", (act.by,), by=seat(act.by), to=seat(actor), yes=yes)
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
        state.offers = []
        state.turn += 1
        step.emit("town-over" if state.turn > state.turns else "town-turn", PUBLIC)

    def viewpoint(self, state: Streets, viewer: Viewer) -> Hashable:
        team = _team(state, viewer)
        if team is None:
            return viewer
        offers, pacts = _of(viewer, state.offers), _of(viewer, state.pacts)
        return (state.teams.index(team), viewer == team.informer, offers, pacts)

    def view(self, state: Streets, viewpoint: Hashable) -> View:
        over = state.turn > state.turns
        nobody = (None, False, (), ())
        number, informs, offers, pacts = viewpoint if isinstance(viewpoint, tuple) else nobody
        if viewpoint == REFEREE:
            offers, pacts = tuple(state.offers), tuple(state.pacts)
        mine = [n for n in range(len(state.teams)) if viewpoint == REFEREE or number == n]
        return View(
            turn=min(state.turn, state.turns),
            handed=tuple(team.deeds is not None for team in state.teams),
            informs=tuple(n + 1 for n in mine if informs or viewpoint == REFEREE),
            gold={n: team.gold for n, team in enumerate(state.teams) if over or n in mine},
            deeds={n: rows for n in mine if (rows := state.teams[n].deeds) is not None},
            offers=offers,
            pacts=tuple(state.pacts) if over else pacts,
        )

    def describe(self, view: View) -> Sequence[Message]:
        texts = [Message("town-now", {"turn": view.turn})]
        texts += [Message("town-informs", {"team": number}) for number in view.informs]
        texts += [
            Message("town-gold", {"team": number + 1, "gold": gold})
            for number, gold in view.gold.items()
        ]
        for id, pairs in (("town-offer", view.offers), ("town-pact", view.pacts)):
            texts += [Message(id, {"by": seat(by), "to": seat(to)}) for by, to in pairs]
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
            rooms.append(Room(f"circle-{number}", title, circle, circle, "present", host="speaks"))
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


_LIST = Field(
    "deeds", "rows", row=(Field("what", "choice", "what"), Field("team", "choice", "team"))
)


def _title(number: int) -> Message:
    return Message("town-team", {"number": number + 1})


def _team(state: Streets, actor: Any) -> Team | None:
    if not isinstance(actor, int):
        return None
    count = len(state.teams)
    team = state.teams[actor % count]
    return team if actor in team.members else None


def _of(viewer: Any, pairs: Sequence[Pair]) -> tuple[Pair, ...]:
    """The pairs that concern this seat."""
    return tuple(pair for pair in pairs if viewer in pair)


def _guards(team: Team, against: int) -> bool:
    return any(deed.what == "guard" and deed.team == against for deed in team.deeds or ())


game: Game[Streets] = Town()
