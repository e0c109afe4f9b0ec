"""A treaty is proposed: its parties, its clauses, its term (item 68, R-J1)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Final

from msgspec import Meta, Struct, structs

from intriga.games.maga.data.lines import MOST_MISSILES, MOST_MONEY
from intriga.games.maga.data.treaty import Clause, Treaty
from intriga.games.maga.state import State, Team
from intriga.games.maga.subjects.actions import ACTIONS
from intriga.games.maga.subjects.editions import duties_last
from intriga.games.maga.subjects.ministries.aims import any_land
from intriga.games.maga.subjects.names import lands
from intriga.games.maga.subjects.teams import commands_nothing, team_of, teams
from intriga.games.maga.subjects.treaties.holding import NUMBERS, tell_parties
from intriga.kernel import (
    SECRET,
    Act,
    AnyOf,
    AtMost,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Limit,
    Range,
    Refusal,
    Seat,
    Step,
    Text,
    Together,
    Unique,
    always,
    choice,
    limit_refusal,
    listed,
    msg,
    offers_any,
    refuse,
    words,
)

NUMBER: Final = "treaty"
"""The draw: a treaty's number of four digits, of those that are free."""
LIMITS: Final[tuple[Limit, ...]] = (
    Unique("others", "team"),
    AtMost("clauses", 30),
    Together(("if_party", "if_action"), "clauses", label=msg("maga-limit-condition")),
    AnyOf(("clauses", "text"), label=msg("maga-limit-treaty")),
)
"""What makes a treaty: parties once each, a clause or words; a condition says whose action."""
MOST: Final = 60
"""Treaties that a team may have proposed in a match."""

Party = Annotated[int, Meta(ge=0, le=119)]


class Signatory(Struct, frozen=True):
    """One more party."""

    team: Party


class ProposeTreaty(Act, frozen=True):
    """A partner and perhaps other parties, the clauses, from which turn and for how many it holds;
    `text`: what else they agree on, of which only the host is the judge."""

    unseen: ClassVar[bool] = True
    partner: Annotated[Party, SECRET]
    others: Annotated[tuple[Signatory, ...], Meta(max_length=119), SECRET]
    clauses: Annotated[tuple[Clause, ...], Meta(max_length=30), SECRET]
    since: Annotated[int, Meta(ge=1, le=200), SECRET]
    turns: Annotated[int, Meta(ge=1, le=200), SECRET]
    text: Annotated[str, Meta(max_length=2_000), SECRET] = ""


def _check(state: State, who: Seat, act: ProposeTreaty) -> Refusal | None:
    """Parties are other teams, each once; clauses speak of parties and of actions that there
    are; the treaty begins no earlier than the next turn."""
    team = team_of(state, who)
    others = [act.partner, *(one.team for one in act.others)]
    if len(set(others)) < len(others) or team in others:
        return refuse("maga-refused-parties")
    if any(party not in teams(state) for party in others):
        return refuse("maga-refused-parties")
    if act.since < state.turn:
        return refuse("maga-refused-since", turn=state.turn, at="since")
    last = state.options.turns
    for field, turn in (("since", act.since), ("turns", act.turns)):
        if turn > last:
            return refuse("maga-refused-value", low=1, high=last, at=field)
    if not act.clauses and not act.text.strip():
        return refuse("maga-refused-empty-treaty", at="text")
    if refusal := limit_refusal(LIMITS, act):
        return refusal
    parties = {team, *others}
    for place, clause in enumerate(act.clauses):
        if fault := _fault(state, clause, parties):
            return refuse("maga-refused-clause", n=place + 1, at=f"clauses.{place}.{fault}")
    mine = sum(one.parties[0] == team for one in state.treaties)
    return refuse("maga-refused-many-treaties", most=MOST) if mine >= MOST else None


def _fault(state: State, clause: Clause, parties: set[Team]) -> str:
    """The column in which a clause makes no sense; "": none."""
    if clause.party not in parties:
        return "party"
    if clause.action not in ACTIONS:
        return "action"
    if clause.land is not None and clause.land not in state.lands(clause.party):
        return "land"
    if clause.least and not ACTIONS[clause.action].moves:
        return "least"
    if clause.if_party is None:
        return "if_party" if clause.if_action else _idle(clause)
    if clause.if_party not in parties:
        return "if_party"
    if clause.if_action not in ACTIONS:
        return "if_action"
    if clause.if_land is not None and clause.if_land not in state.lands(clause.if_party):
        return "if_land"
    return "if_least" if clause.if_least and not ACTIONS[clause.if_action].moves else ""


def _idle(clause: Clause) -> str:
    """What is said of a condition that there is not."""
    return "if_land" if clause.if_land is not None else "if_least" if clause.if_least else ""


def _propose(state: State, who: Seat, act: ProposeTreaty, step: Step) -> None:
    """The proposer has signed. Only the parties know of it."""
    team = team_of(state, who)
    treaty = Treaty(
        number=_free_number(state, step),
        parties=[team, act.partner, *(one.team for one in act.others)],
        clauses=[_as_played(state, one) for one in act.clauses],
        since=act.since,
        turns=act.turns,
        text=act.text,
        signed=[team],
        hands={team: who},
    )
    state.treaties.append(treaty)
    tell_parties(state, treaty, "maga-treaty-proposed", team, step)


def _as_played(state: State, clause: Clause) -> Clause:
    """Under the older rule a duty was due every turn (`editions`)."""
    return clause if duties_last(state) else structs.replace(clause, every=True)


def _free_number(state: State, step: Step) -> int:
    """A number that tells nobody how many treaties there are."""
    taken = {one.number for one in state.treaties}
    free = [number for number in NUMBERS if number not in taken]
    return free[step.randbelow(len(free), NUMBER)]


# ── the form ────────────────────────────────────────────────────────────────────────────


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if offers_any(_other_teams(state, who, {})):
        yield Form(ProposeTreaty, _fields(state), LIMITS)


def _fields(state: State) -> tuple[Field, ...]:
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
    lasts = duties_last(state)
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


def _other_teams(state: State, who: Seat, chosen: Chosen) -> Choices:
    team = team_of(state, who)
    return lands(other for other in teams(state) if other != team)


def _third_teams(state: State, who: Seat, chosen: Chosen) -> Choices:
    known = [team_of(state, who), chosen.get("partner")]
    return lands(other for other in teams(state) if other not in known)


def _parties(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those who will have to sign."""
    others = chosen.get("others")
    rows = others if isinstance(others, list | tuple) else ()
    known = [team_of(state, who), chosen.get("partner")]
    known += [row.get("team") for row in rows if isinstance(row, dict)]
    return lands(team for team in teams(state) if team in known)


def _its_lands(state: State, who: Seat, chosen: Chosen) -> Choices:
    """The territories of the party that a clause is about."""
    return _lands_of(state, chosen.get("party"))


def _if_lands(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _lands_of(state, chosen.get("if_party"))


def _lands_of(state: State, party: object) -> Choices:
    return lands(state.lands(party) if isinstance(party, int) else ())


def _least(state: State, who: Seat, chosen: Chosen) -> Range:
    """How much of a transfer: 0 is any; of other actions nothing is said."""
    return _least_of(chosen.get("action"))


def _if_least(state: State, who: Seat, chosen: Chosen) -> Range:
    return _least_of(chosen.get("if_action"))


def _least_of(id: object) -> Range:
    action = ACTIONS.get(str(id))
    most = {"missiles": MOST_MISSILES, "money": MOST_MONEY}
    return Range(0, most.get(action.moves, 0) if action is not None else 0)


def _whether(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Whether something is done, or is not. A box to tick would say nothing where it is empty, and
    then a clause would mean that it is done."""
    return listed((("true", msg("maga-clause-does")), ("false", msg("maga-clause-refrains"))))


def _conditions(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Of a party that is named."""
    return words(ACTIONS if isinstance(chosen.get("if_party"), int) else (), "maga-action-")


def _since(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(state.turn, state.options.turns, state.turn)


def _turns(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, state.options.turns, 1)


PROPOSE_TREATY: Final = Deed(
    ProposeTreaty,
    _check,
    _propose,
    _offer,
    gate=commands_nothing,
    rank=3,
    choices={
        "any-land": any_land,
        "other-team": _other_teams,
        "third-team": _third_teams,
        "party": _parties,
        "its-land": _its_lands,
        "if-land": _if_lands,
        "least": _least,
        "if-least": _if_least,
        "clause-kind": always(words(("obligation", "right"), "maga-clause-")),
        "does": _whether,
        "action": always(words(ACTIONS, "maga-action-")),
        "condition": _conditions,
        "since": _since,
        "turns": _turns,
        "treaty-text": always(Text(2_000)),
    },
)
