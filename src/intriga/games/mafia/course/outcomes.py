"""Who has won, what is awarded, and what everybody keeps (items 10, 42, 43, M14–M16, M48)."""

from intriga.games.mafia.course import purses
from intriga.games.mafia.course.victory import Finish, Living, Side, ending
from intriga.games.mafia.data.awards import awards
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.ledger import Keepings
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects.awards import prizes
from intriga.games.mafia.subjects.commissariat import infiltrator
from intriga.games.mafia.subjects.commissariat.infiltrator import infiltrated
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.market import deposits
from intriga.kernel import PUBLIC, Message, Outcome, Result, Seat, Step, msg, seat


def _living(state: State, royale: bool) -> Living:
    counts = {Side.HONEST: 0, Side.MAFIA: 0, Side.YAKUZA: 0}
    infiltrator = None
    for who in state.living():
        person = state.people[who]
        if person.role is Role.BANDIT:
            assert person.clan is not None
            counts[Side(person.clan)] += 1
        elif infiltrated(state, who):
            infiltrator = person.clan
        elif person.honest:
            counts[Side.HONEST] += 1
    return Living(counts[Side.HONEST], counts[Side.MAFIA], counts[Side.YAKUZA], infiltrator, royale)


def judge(state: State, step: Step, *, royale: bool = False) -> bool:
    """M14: after every night and every day. An infiltrator who is the last bandit chooses a side
    first, within a day (M15)."""
    result = ending(_living(state, royale))
    if result.verdict is Finish.WAITS:
        _ask(state, step)
        return False
    if result.verdict is Finish.GOES_ON:
        return False
    end(state, _name(result.winners, royale), result.winners, step)
    return True


def _ask(state: State, step: Step) -> None:
    if state.watch.must_choose is not None:
        return
    last = next(who for who in state.living() if infiltrator.infiltrated(state, who))
    state.watch.must_choose = last
    state.watch.choose_by = (state.turn if state.phase is Phase.NIGHT else state.turn + 1) * 2 + 1
    step.emit("mafia-side-asked", (last,))


def _name(winners: tuple[Side, ...], royale: bool) -> str:
    """The text of the ending: `mafia-ending-…`."""
    if royale:
        return "royale"
    return "-".join(winners) or "nobody"


def end(state: State, name: str, winners: tuple[Side, ...], step: Step) -> None:
    """The match is over: awards are given, everybody may read everything."""
    state.ending = name
    state.winners = tuple(who for who in range(len(state.people)) if side_of(state, who) in winners)
    _return_everything(state, step)
    _award(state, winners)
    note(state, step, "N9", "mafia-log-over", ending=msg(f"mafia-ending-{name}"))
    state.phase = Phase.OVER
    step.emit(
        "mafia-over",
        PUBLIC,
        ending=msg(f"mafia-ending-{name}"),
        winners=[seat(who) for who in state.winners],
    )


def side_of(state: State, who: Seat) -> Side | None:
    """Which side somebody is on at the end, dead or alive; the assassin is on none."""
    person = state.people[who]
    if person.role is Role.ASSASSIN:
        return None
    if person.role is Role.BANDIT:
        assert person.clan is not None
        return Side(person.clan)
    return Side.HONEST


def _return_everything(state: State, step: Step) -> None:
    """What was put aside comes back: mana of pledges and rites, coins."""
    deposits.release(state)
    for pledge in state.crypt.pledges:
        state.people[pledge.by].mana += pledge.mana
    for rite in state.crypt.rites:
        state.people[rite.by].mana += rite.mana
    state.crypt.pledges, state.crypt.rites = [], []
    state.guild.orders, state.guild.gatherings = [], []
    purses.release(state, step)
    state.trade.trusted, state.trade.spent = [], {}


def _award(state: State, winners: tuple[Side, ...]) -> None:
    for who in range(len(state.people)):
        prizes.award(state, who, "participation", awards().participation)
    if Side.HONEST in winners:
        honest = [who for who in state.winners if side_of(state, who) is Side.HONEST]
        living = [who for who in honest if state.people[who].lives]
        dead = [who for who in honest if not state.people[who].lives]
        _split(state, living, awards().winners_honest_living)
        _split(state, dead, awards().winners_honest_dead)
    elif winners:
        _split(state, list(state.winners), awards().winners)
    _active(state)
    _tallies(state)


def _split(state: State, whom: list[Seat], exp: int) -> None:
    """M16: rounded down; what nobody gets is not paid."""
    for who in whom:
        if exp // len(whom):
            prizes.award(state, who, "winners", exp // len(whom))


def _active(state: State) -> None:
    """M48: by default to everybody who voted on every day they could."""
    for who, person in enumerate(state.people):
        already = any(one.seat == who and one.reason == "activity" for one in state.awards)
        if not already and person.role is not Role.ASSASSIN and 0 < person.days <= person.voted:
            prizes.award(state, who, "activity", awards().activity[0])


def _tallies(state: State) -> None:
    for who, tally in state.trade.tallies.items():
        for reason, each, count in (
            ("theft", awards().theft, tally.thefts),
            ("sale", awards().sale, tally.sales),
            ("theft-from-shop", awards().theft_from_shop, tally.robbed),
        ):
            if count:
                prizes.award(state, who, reason, each * count)


def earned(state: State, who: Seat) -> int:
    """The exp of all awards of somebody, unless the host has voided them (M47)."""
    if who in state.voided:
        return 0
    return sum(award.exp for award in state.awards if award.seat == who)


def outcome(state: State) -> Outcome | None:
    """The result, with what everybody keeps (items 38, 42, M4, M46)."""
    if state.phase is not Phase.OVER:
        return None
    everybody = range(len(state.people))
    return Outcome(
        winners=state.winners,
        scores=tuple(earned(state, who) for who in everybody),
        reason=Message(f"mafia-ending-{state.ending}"),
        ledger=tuple(_keepings(state, who) for who in everybody),
    )


def result(outcome: Outcome) -> Result:
    """A side has won together; nobody alive is a draw."""
    return "won" if outcome.winners else "nobody"


def _keepings(state: State, who: Seat) -> Keepings:
    person = state.people[who]
    things: dict[str, int] = {}
    for item in person.things:
        if not item.ready or item.kind not in TRAPS:
            things[item.kind] = things.get(item.kind, 0) + 1
    shared, left = divmod(state.bonus, len(state.people))
    return Keepings(
        exp=max(0, person.exp + earned(state, who)),
        things=dict(sorted(things.items())),
        bonus=shared + (who < left),
        played=person.played + 1,
        won=person.won + (who in state.winners),
    )


TRAPS = ("noise", "trap", "poisoned-trap")
"""Armed, they are gone when the match ends (item 51)."""
