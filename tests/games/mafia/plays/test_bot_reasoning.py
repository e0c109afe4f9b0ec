"""How a bot reasons: from votes and deaths to suspicion, from suspicion to what it does."""

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from intriga.games.mafia.bot.habits import answers, assassin, clan, votes
from intriga.games.mafia.bot.memory import Ballot, Memory
from intriga.games.mafia.bot.mind import Mind
from intriga.games.mafia.bot.nature import Nature
from intriga.games.mafia.bot.suspicion import scores
from intriga.games.mafia.seen.view import Asked, Citizen, Desk, Family, Me, Tallied, View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.guild import Customer, Job
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.clans.recruiting import AnswerClan
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.guild.carrying_out import CarryOut, RefuseContracts
from intriga.games.mafia.subjects.votes.accusing import Accuse
from intriga.kernel import (
    PUBLIC,
    Choice,
    Choices,
    Domain,
    Event,
    Field,
    Form,
    Offer,
    OfferMenu,
    seat,
)

ROLES = {"clan": 2, "commissar": 1, "honest": 5, "necromancer": 1, "assassin": 1}


class _Fixed:
    """An offer whose fields offer the same whatever was chosen before."""

    def __init__(self, forms: tuple[Form, ...], values: Mapping[str, list[Any]]) -> None:
        self.forms = forms
        self._values = values

    def domain(self, name: str, chosen: Mapping[str, Any]) -> Domain:
        return Choices(tuple(Choice(value, str(value)) for value in self._values[name]))


def town(dead: Mapping[int, tuple[str, int]], seats: int = 10, turn: int = 3) -> View:
    """A town by day. `dead`: seat → role and tick of the death."""
    people = [
        Citizen(False, role=dead[who][0], died=dead[who][1]) if who in dead else Citizen(True)
        for who in range(seats)
    ]
    return View(Phase.DAY, turn, people, roles=ROLES)


def memory(*ballots: tuple[int, int, int]) -> Memory:
    """Who remembers these votes: day, who, against whom."""
    one = Memory()
    for day, by, against in ballots:
        one.turn = day
        told = {"who": seat(by), "whom": seat(against)}
        one.take_in(Event(PUBLIC, "mafia-voted", told))
    return one


def mind(
    view: View,
    me: Me,
    remembers: Memory,
    forms: tuple[Form, ...] = (),
    bold: float = 0.0,
    **values: list[Any],
) -> Mind:
    """Somebody without feelings of their own."""
    view.me = me
    nature = Nature(Random(1))
    nature.bold, nature.kind, nature.greedy = bold, 0.5, 0.5
    nature.feels = lambda seat: 0.0  # type: ignore[method-assign]
    offer = cast("Offer", _Fixed(forms, values))
    return Mind(view, me, OfferMenu(offer), remembers, nature=nature, rng=Random(2))


# Suspicion.


def test_whoever_accused_a_bandit_is_less_suspicious_of_that_clan_the_first_least() -> None:
    found = scores(town({1: ("mafia", 3)}), memory((1, 2, 1), (1, 3, 1), (1, 4, 5)))
    assert found[2]["mafia"] < found[3]["mafia"] < 0 < found[4]["mafia"]
    assert found[2]["yakuza"] == found[4]["yakuza"] == 0


def test_whoever_accused_the_honest_and_whom_the_shot_accused_are_more_suspicious() -> None:
    """Seat 1 was shot in the night after they accused seat 2; seat 3 accused seat 1 before."""
    found = scores(town({1: ("honest", 4)}), memory((1, 1, 2), (1, 3, 1)))
    assert found[2]["mafia"] > found[3]["mafia"] > 0
    assert found[2] == {"mafia": found[2]["yakuza"], "yakuza": found[2]["yakuza"]}


def test_whom_a_bandit_accused_is_hardly_of_their_clan_and_oneself_is_nobody() -> None:
    found = scores(town({1: ("yakuza", 6)}), memory((1, 1, 2), (1, 3, 3)))
    assert found[2]["yakuza"] < 0 == found[2]["mafia"]
    assert found[3] == {"mafia": 0, "yakuza": 0}


def test_memory_is_made_of_events() -> None:
    one = Memory()
    one.take_in(Event((0,), "mafia-night", {"night": 4}))
    one.take_in(Event((0,), "mafia-voted", {"who": {"seat": 2}, "whom": {"seat": 5}}))
    one.take_in(Event((0,), "mafia-voted", {"who": {"seat": 3}, "whom": {"seat": 5}}))
    one.take_in(Event((0,), "mafia-heard-miss", {"target": {"seat": 7}}))
    one.take_in(Event((0,), "nothing-it-knows", {}))
    assert one.ballots == [Ballot(4, 2, 5, 0), Ballot(4, 3, 5, 1)]
    assert one.misses == {7: 4}


def test_whom_a_commissar_missed_they_trust_until_a_clan_is_reinforced() -> None:
    knows = memory()
    knows.turn = 2
    knows.take_in(Event((0,), "mafia-heard-miss", {"target": seat(4)}))
    one = mind(town({}), Me(0, "commissar"), knows)
    assert one.trusts(4)
    assert not one.trusts(5)
    knows.turn = 3
    knows.take_in(Event(PUBLIC, "mafia-reinforced", {}))
    assert not mind(town({}), Me(0, "commissar"), knows).trusts(4)


# Votes.

ACCUSE = (Form(Accuse, (Field("whom", "choice", "accused"),)),)


def test_the_honest_accuse_whom_they_suspect_most() -> None:
    knows = memory((1, 2, 1), (1, 3, 1), (1, 4, 5), (2, 6, 1))
    view = town({1: ("mafia", 3)})
    one = mind(view, Me(0, "honest"), knows, ACCUSE, accused=list(range(10)))
    assert votes.accused(one) == 4


def test_the_honest_join_a_crowd_when_nothing_else_speaks_for_anybody() -> None:
    view = town({})
    view.tally = [Tallied(7, 6)]
    one = mind(view, Me(0, "honest"), memory(), ACCUSE, accused=list(range(10)))
    assert votes.accused(one) == 7


def test_a_bandit_accuses_a_mate_only_when_half_of_the_town_does() -> None:
    me = Me(0, "mafia", clan="mafia")
    for halves, bold, whom in ((8, 0.9, 5), (10, 0.9, 2), (10, 0.1, 5)):
        view = town({})
        view.family = Family("mafia", [(1, 0), (2, 2)])
        view.tally = [Tallied(2, halves), Tallied(5, 2)]
        one = mind(view, me, memory(), ACCUSE, bold, accused=list(range(10)))
        assert votes.accused(one) == whom


# Clans.

SHOOT = (Form(Shoot, (Field("aims", "rows", row=(Field("whom", "choice", "prey"),)),)),)


def _bandit(view: View, knows: Memory, bold: float = 0.0) -> Mind:
    view.phase = Phase.NIGHT
    me = Me(0, "mafia", clan="mafia")
    return mind(view, me, knows, SHOOT, bold, prey=list(range(2, 10)))


def _family(**fields: Any) -> Family:
    return Family("mafia", [(1, 0), (2, 1)], **fields)


def test_a_bandit_leaves_it_at_what_a_living_mate_has_ordered() -> None:
    view = town({})
    view.family = _family(orders={1: (Aim(4),)})
    assert clan.shoot(_bandit(view, memory())) is None
    view = town({1: ("mafia", 3)})
    view.family = _family(orders={1: (Aim(4),)})
    assert clan.shoot(_bandit(view, memory())) is not None


def test_a_clan_shoots_whoever_accuses_it() -> None:
    view = town({})
    view.family = _family()
    knows = memory((1, 7, 0), (1, 7, 1), (2, 7, 0), (2, 7, 1), (3, 7, 0), (3, 7, 1))
    act = clan.shoot(_bandit(view, knows))
    assert act is not None
    assert act["aims"] == [{"whom": 7, "lethal": False}]


def test_a_rival_is_spared_while_the_honest_are_many_and_killed_when_they_are_few() -> None:
    knows = memory()
    knows.enemies = {6}
    many, few = town({}), town({who: ("honest", 3) for who in range(3, 8) if who != 6})
    few.people[8] = Citizen(False, role="necromancer", died=4)
    aims = []
    for view in (many, few):
        view.family = _family()
        act = clan.shoot(_bandit(view, knows))
        assert act is not None
        aims.append(act["aims"][0])
    assert aims[0]["whom"] != 6
    assert aims[1] == {"whom": 6, "lethal": True}


# The assassin, and answers.

DESK = (
    Form(CarryOut, (Field("contracts", "slots", row=(Field("first", "choice", "orders"),)),)),
    Form(RefuseContracts, preset={"refuse": True}),
)


def _assassin(*orders: Asked) -> Mind:
    view = town({})
    view.phase, view.desk = Phase.NIGHT, Desk(list(orders))
    numbers = [one.number for one in orders]
    return mind(view, Me(9, "assassin"), memory(), DESK, orders=numbers)


def _order(number: int, victim: int, price: int) -> Asked:
    return Asked(number, Job.KILL, Customer.LONE, victim, price, by=1)


def test_the_assassin_takes_the_dearest_order() -> None:
    act = assassin.decide(_assassin(_order(1, 3, 3), _order(2, 4, 5), _order(3, 5, 4)))
    assert act == {"type": "carry-out", "contracts": [2]}


def test_the_assassin_does_not_kill_themselves_for_money() -> None:
    act = assassin.decide(_assassin(_order(1, 3, 3), _order(2, 9, 8)))
    assert act == {"type": "refuse-contracts", "refuse": True}
    act = assassin.decide(_assassin(_order(1, 3, 8), _order(2, 9, 8)))
    assert act == {"type": "carry-out", "contracts": [1]}


def test_nobody_of_another_clan_joins_and_few_of_the_honest() -> None:
    asks = (Form(AnswerClan, (Field("yes", "flag"),), preset={"clan": "mafia"}, asks=True),)
    for me, yes in ((Me(0, "yakuza", clan="yakuza"), False), (Me(0, "honest"), False)):
        act = answers.clan(mind(town({}), me, memory(), asks))
        assert act == {"type": "answer-clan", "clan": "mafia", "yes": yes}
