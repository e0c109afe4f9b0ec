"""What people may do now, as forms; what each field offers is in `choices`."""

from collections.abc import Iterator

from intriga.games.maga import choices, columns, editions
from intriga.games.maga.acts import circles, host, lists, treaties
from intriga.games.maga.lines import Land
from intriga.games.maga.pipeline.money import to_spend
from intriga.games.maga.rules import circles as circle_rules
from intriga.games.maga.rules import treaties as treaty_rules
from intriga.games.maga.rules.lists import MOST_LINES
from intriga.games.maga.rules.teams import founded, lands_of, team_of, teams
from intriga.games.maga.state import PLAYED, Phase, State
from intriga.games.maga.tables.actions import actions
from intriga.games.maga.tables.roles import Role
from intriga.kernel import (
    HOST,
    Actor,
    AtMost,
    Draft,
    Field,
    Form,
    Limit,
    Seat,
    SumAtMost,
    choice,
    msg,
)


def forms(state: State, actor: Actor) -> list[Form]:
    """The forms of this actor."""
    if state.phase is Phase.OVER:
        return []
    if actor == HOST:
        return list(_host(state)) if state.phase in PLAYED else []
    if not isinstance(actor, int):
        return []
    if state.phase is Phase.OPENING:
        return list(_opening(state, actor))
    if state.phase is Phase.PAUSE:
        return list(_pause(state, actor))
    return [*_lists(state, actor), *_circles(state, actor), *_treaties(state, actor)]


def _opening(state: State, who: Seat) -> Iterator[Form]:
    """Numbers for the roles (item 3), or by lot."""
    names = [str(role) for role in Role]
    slots = tuple(
        Field(role, "choice", "role-number", label=msg(f"maga-role-{role}"), after=tuple(names[:n]))
        for n, role in enumerate(names)
    )
    numbers = Field("numbers", "slots", row=slots)
    main = founded(state, who) not in state.ready
    team = tuple(state.squads[founded(state, who)].members)
    shared = team if len(team) > 1 else ()
    yield Form(lists.ChooseNumbers, (numbers,), (), "numbers", 0, team=shared)
    lot = {"numbers": ()}
    yield Form(lists.ChooseNumbers, (), (), "numbers", 0, main=main, preset=lot, team=shared)
    yield from _team(state, who)


def _pause(state: State, who: Seat) -> Iterator[Form]:
    """Time alone with the reports: a team may say that it needs no more."""
    mine = founded(state, who)
    if lands_of(state, who) and mine not in state.ready:
        members = tuple(state.squads[mine].members)
        team = members if len(members) > 1 else ()
        yield Form(lists.GoOn, (), (), "pause", state.turn, main=True, team=team)


# ── the list ────────────────────────────────────────────────────────────────────────────


def _lists(state: State, who: Seat) -> Iterator[Form]:
    squad = state.squads[founded(state, who)]
    captain = state.options.captain and squad.captain not in (None, who)
    alone = len(squad.members) < 2 or (state.options.captain and squad.captain is not None)
    team = () if alone else tuple(squad.members)
    for land in () if captain else lands_of(state, who):
        yield Form(
            lists.HandIn,
            (columns.list_field(state, land),),
            limits(state, land, reckons=len(squad.members) < 2),
            "stage",
            state.turn,
            main=land not in state.lists,
            preset={"land": land},
            team=team,
            filled={"lines": state.lists[land]} if land in state.lists else {},
        )
        if land in state.lists:
            yield Form(lists.Withdraw, preset={"land": land})
    yield from _team(state, who)


def _team(state: State, who: Seat) -> Iterator[Form]:
    """Who does what, where a team has several people and commands something."""
    squad = state.squads[founded(state, who)]
    if len(squad.members) < 2 or not lands_of(state, who):
        return
    role = choice("role", "role")
    yield Form(lists.ShareMinistry, (role, choice("whom", "member", optional=True)))
    if state.options.captain and squad.captain in (None, who):
        yield Form(lists.NameCaptain, (choice("whom", "member"),))


def limits(state: State, land: Land, *, reckons: bool) -> tuple[Limit, ...]:
    """How long a list may be, and, if the form `reckons`, what there will be to spend, as a warning
    (R-PAY4): of a list that a team writes together the draft says that."""
    most = AtMost("lines", MOST_LINES)
    if not reckons:
        return (most,)
    prices = {one.id: one.cost for one in actions().values() if one.cost and one.id not in RATED}
    rates = {"bet.stake": 1}
    money = max(0, to_spend(state, land))
    label = msg("maga-to-spend")
    return (
        most,
        SumAtMost("lines", money, prices=prices, rates=rates, label=label, warns=True),
    )


RATED = ("change-nuclear", "change-abm")
"""Lines whose price depends on a number that may be negative."""


def drafts(state: State, who: Seat) -> list[Draft]:
    """A team writes its lists together; somebody alone, line by line. What nobody has handed in
    counts when time is up (`drafts_count`)."""
    squad = state.squads[founded(state, who)]
    if state.phase is not Phase.PLAY:
        return []
    return [
        Draft(
            f"list-{land}-{state.turn}",
            lists.HandIn,
            columns.list_field(state, land),
            tuple(squad.members),
            MOST_LINES,
            preset={"land": land},
            window="stage" if state.options.drafts_count and land not in state.lists else "",
            several=True,
        )
        for land in lands_of(state, who)
    ]


# ── circles and treaties ────────────────────────────────────────────────────────────────


def _circles(state: State, who: Seat) -> Iterator[Form]:
    if state.options.hall == "free" or not lands_of(state, who):
        return
    team = team_of(state, who)
    if circle_rules.not_yet_out(state, team) and choices.some(state, who, "circle"):
        yield Form(circles.SendAmbassador, (choice("circle", "circle"),))
    for banned, of in ((True, "to-ban"), (False, "banned")):
        if choices.some(state, who, of):
            yield Form(circles.BanTeam, (choice("team", of),), preset={"banned": banned})


def _treaties(state: State, who: Seat) -> Iterator[Form]:
    if not lands_of(state, who):
        return
    team = team_of(state, who)
    if treaty_rules.pending(state, team):
        answer = choice("answer", "treaty-answer")
        yield Form(treaties.AnswerTreaty, (choice("treaty", "pending"), answer), asks=True)
    if choices.some(state, who, "other-team"):
        yield Form(treaties.ProposeTreaty, _treaty(state), treaty_rules.LIMITS)


def _treaty(state: State) -> tuple[Field, ...]:
    return (
        choice("partner", "other-team"),
        Field("others", "rows", row=(choice("team", "third-team", after=("partner",)),)),
        Field("clauses", "rows", row=tuple(_clause(state))),
        Field("since", "number", "since"),
        Field("turns", "number", "turns"),
        Field("text", "text", "treaty-text", optional=True),
    )


def _clause(state: State) -> Iterator[Field]:
    """Which territory is meant is asked where anybody commands several."""
    lasts = editions.duties_last(state)
    several = lasts and len(teams(state)) < len(state.territories)
    yield choice("kind", "clause-kind")
    yield choice("party", "party", after=("partner", "others"))
    if several:
        yield choice("land", "its-land", optional=True, after=("party",))
    yield choice("does", "does")
    yield choice("action", "action")
    yield choice("target", "any-land", optional=True)
    if lasts:
        yield Field("least", "number", "least", optional=True, after=("action",))
        yield Field("every", "flag")
    yield choice("if_party", "party", optional=True, after=("partner", "others"))
    if several:
        yield choice("if_land", "if-land", optional=True, after=("if_party",))
    yield choice("if_does", "does", optional=True)
    yield choice("if_action", "condition", optional=True, after=("if_party",))
    yield choice("if_target", "any-land", optional=True)
    if lasts:
        yield Field("if_least", "number", "if-least", optional=True, after=("if_action",))


def _host(state: State) -> Iterator[Form]:
    land = choice("land", "any-land")
    reason = Field("reason", "text", "reason")
    value = Field("value", "number", "value", after=("what",))
    fields = (land, choice("what", "what"), value, reason)
    yield Form(host.Correct, fields, preset={"sealed": False})
    yield Form(host.Correct, fields, preset={"sealed": True}, impartial=True)
    yield Form(host.Fine, (land, Field("money", "number", "fine"), reason))
    if circle_rules.seated(state):
        yield Form(host.SendHome, (choice("whom", "ambassador"),))
    if state.options.hall != "free" and state.phase is Phase.PLAY:
        yield Form(host.WarnCircle, (choice("circle", "any-circle"), reason))
    if state.options.judge:
        parties = (choice("breaker", "any-land"), choice("victim", "victim", after=("breaker",)))
        judged = (Field("treaty", "number", "treaty-number"), *parties)
        yield Form(host.JudgeClause, judged, impartial=True)
    if state.options.captain:
        yield Form(host.DismissCaptain, (choice("team", "any-team"),))
    if not state.ending:
        yield Form(host.EndGame, (Field("reason", "text", "reason", optional=True),))
