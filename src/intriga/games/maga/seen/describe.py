"""The view in sentences."""

from collections.abc import Iterator, Sequence

from intriga.games.maga.data.lines import kind_of
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.state import Phase
from intriga.games.maga.subjects.circles.sitting import where
from intriga.games.maga.subjects.names import named
from intriga.kernel import Message, msg, seat


def describe(view: View) -> Sequence[Message]:
    """Everything that this viewer may know, in sentences."""
    texts = [Message(f"maga-now-{view.phase}", {"turn": view.turn, "turns": view.turns})]
    texts += _world(view)
    if view.phase is not Phase.OPENING:
        for desk in view.desks:
            texts += _desk(desk)
    for score in view.scores:
        texts.append(Message("maga-score", {"n": score.team + 1, "points": score.total}))
    return texts


def _world(view: View) -> Iterator[Message]:
    for land, one in enumerate(view.lands):
        if one.team != land:
            yield Message("maga-belongs", {"n": land + 1, "to": one.team + 1})
    for team, people in view.squads.items():
        yield Message("maga-team", {"n": team + 1, "people": [seat(who) for who in people]})
    for who, circle in view.out.items():
        yield Message("maga-sits", {"who": seat(who), "where": where(circle)})
    if view.home is not None:
        for team in view.home.banned:
            yield Message("maga-home-bans", {"n": team + 1})
        for treaty in view.home.treaties:
            yield Message(
                "maga-home-treaty",
                {
                    "n": treaty.number,
                    "parties": [msg("maga-land", n=one + 1) for one in treaty.parties],
                    "signed": len(treaty.signed),
                },
            )


def _desk(desk: Desk) -> Iterator[Message]:
    n = desk.land + 1
    yield Message(
        "maga-desk",
        {
            "n": n,
            "treasury": desk.treasury,
            "income": sum(desk.incomes.values()),
            "upkeep": desk.upkeep,
            "nuclear": desk.nuclear,
            "abm": desk.abm,
            "mood": desk.mood,
        },
    )
    for sphere, income in desk.incomes.items():
        what = msg(f"maga-sphere-{sphere}")
        yield Message("maga-desk-income", {"n": n, "sphere": what, "income": income})
    yield from _roles(desk)
    yield from _abroad(desk)
    yield from _list(desk)


def _roles(desk: Desk) -> Iterator[Message]:
    for role, one in desk.roles.items():
        title = named(role)
        params = {"n": desk.land + 1, "role": title, "level": one.level, "number": one.number}
        yield Message("maga-desk-blocked" if one.blocked else "maga-desk-role", params)
        if one.editor is not None:
            yield Message("maga-desk-editor", {"role": title, "who": seat(one.editor)})


def _abroad(desk: Desk) -> Iterator[Message]:
    """What others do here, and we to others."""
    n = desk.land + 1
    if desk.revolt:
        yield Message("maga-desk-revolt", {"n": n})
    for liar in desk.liars:
        yield Message("maga-desk-lie", {"n": n, "by": liar + 1})
    if desk.infected:
        yield Message("maga-desk-infected", {"n": n, "count": desk.infected})
    for land, number in desk.recruited:
        yield Message("maga-desk-recruited", {"n": n, "land": land + 1, "number": number})
    for land, missiles in desk.flights:
        yield Message("maga-desk-flight", {"n": n, "land": land + 1, "count": missiles})
    for war in desk.wars:
        yield Message("maga-desk-war", {"n": war.attacker + 1, "to": war.target + 1})


def _list(desk: Desk) -> Iterator[Message]:
    """What was handed in, and what became of the list before."""
    n = desk.land + 1
    if desk.handed_in is not None:
        lines = [msg(f"maga-action-{kind_of(line)}") for line in desk.handed_in]
        yield Message("maga-desk-list", {"n": n, "count": len(lines), "lines": lines})
    for one in desk.report:
        action = msg(f"maga-action-{kind_of(one.line)}")
        if one.why:
            why = msg(f"maga-why-{one.why}")
            yield Message("maga-desk-refused", {"n": n, "action": action, "why": why})
        else:
            yield Message(f"maga-desk-{one.outcome}", {"n": n, "action": action})
