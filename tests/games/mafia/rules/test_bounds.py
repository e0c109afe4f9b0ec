"""What forms offer is what the rules accept: the same bounds, from one place."""

from typing import Any

import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.subjects.awards.granting import AwardExp
from intriga.games.mafia.subjects.money.pooling import StartCollection
from intriga.games.mafia.subjects.organisations.charters import FoundOrganisation
from intriga.games.mafia.subjects.organisations.statements import OrderCompensation
from intriga.games.mafia.subjects.override import Override
from intriga.games.mafia.subjects.votes.accusing import Accuse
from intriga.games.mafia.subjects.votes.leaving import TransferVote
from intriga.games.mafia.subjects.votes.reading_out import ReadVote
from intriga.kernel import HOST, Act, Actor, Document, broken_limits
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
COMMISSAR = 4
CHARTER = Document("c", "d", 5)


def _day() -> Town:
    town = Town(TOWN, commissar_patience=5)
    town.to_day()
    return town


def refused(town: Town, actor: Actor, act: Act) -> bool:
    return game.check(town.state, actor, act, 0) is not None


@pytest.mark.rule("mafia", "M48")
@pytest.mark.parametrize("reason", ["literary", "activity", "role-play", "host-error"])
def test_an_award_is_what_the_form_offers_or_is_taken_back(reason: Any) -> None:
    town = _day()
    found: Any = game.domain(town.state, HOST, "award", {"reason": reason})
    offered = {one.value for one in found.options}
    accepted = {n for n in range(11) if not refused(town, HOST, AwardExp(7, reason, n))}
    assert accepted == offered
    assert 0 in offered


@pytest.mark.rule("mafia", "M52")
@pytest.mark.parametrize("what", ["exp", "coins", "mana", "life"])
@pytest.mark.parametrize("dead", [False, True])
def test_the_host_sets_what_the_form_offers(what: Any, dead: bool) -> None:
    town = _day()
    if dead:
        town.kill(7)
    found: Any = game.domain(town.state, HOST, "value", {"whom": 7, "what": what})
    tried = (0, 1, 2, 999, 1000, 9999)
    accepted = [n for n in tried if not refused(town, HOST, Override(7, what, n, "so"))]
    assert accepted == [n for n in tried if found.low <= n <= found.high]


@pytest.mark.rule("mafia", "item 52", "M65")
def test_collections_have_a_least_and_a_most() -> None:
    town = _day()
    found: Any = game.domain(town.state, COMMISSAR, "collection-price", {"thing": "potion"})
    town.state.trade.shop.stock.append(Item(town.state.number(), "potion"))
    tried = (1, found.low - 1, found.low, found.high, found.high + 1, 9999)
    starts = {price: StartCollection("commissar", "potion", price) for price in tried}
    accepted = [price for price in tried if not refused(town, COMMISSAR, starts[price])]
    assert accepted == [found.low, found.high]


@pytest.mark.rule("mafia", "item 53")
def test_a_compensation_has_a_most() -> None:
    town = _day()
    found: Any = game.domain(town.state, HOST, "compensation", {})
    town.do(6, FoundOrganisation("Клуб", CHARTER, "любой", "цель"))
    town.to_night()
    town.to_day()
    assert not refused(town, HOST, OrderCompensation(1, 8, found.high))
    assert refused(town, HOST, OrderCompensation(1, 8, found.high + 1))


@pytest.mark.rule("mafia", "M11")
def test_whoever_holds_two_votes_is_asked_once_whose_it_is() -> None:
    town = _day()
    town.do(6, TransferVote(7))
    (form,) = [one for one in game.forms(town.state, 7) if one.act == "accuse"]
    assert [(one.name, one.optional) for one in form.fields] == [
        ("instead_of", True),
        ("whom", False),
    ]
    town.do(7, Accuse(0))
    (form,) = [one for one in game.forms(town.state, 7) if one.act == "accuse"]
    assert not form.fields[0].optional, "the own vote is cast"


@pytest.mark.rule("mafia", "item 8", "M11")
def test_the_host_reads_out_only_votes_that_are_still_there_and_their_own() -> None:
    town = _day()
    town.do(6, TransferVote(7))
    town.do(7, Accuse(0))
    found: Any = game.domain(town.state, HOST, "open-voter", {})
    for who in range(14):
        offered = who in {one.value for one in found.options}
        assert refused(town, HOST, ReadVote(who, 0)) is not offered
    assert not {6, 7} & {one.value for one in found.options}


@pytest.mark.rule("mafia", "item 53")
def test_the_form_marks_names_that_exist_and_words_for_roles() -> None:
    town = _day()
    town.do(6, FoundOrganisation("Клуб", CHARTER, "любой", "цель"))
    (form,) = [one for one in game.forms(town.state, 7) if one.act == "found-organisation"]
    good = FoundOrganisation("Круг", CHARTER, "любой", "цель")
    alike = FoundOrganisation("кЛyб", CHARTER, "любой", "цель")
    roles = FoundOrganisation("Круг", CHARTER, "только мафия", "цель")
    for act, places in ((good, ()), (alike, ("name",)), (roles, ("condition",))):
        marked = tuple(place for one in broken_limits(form.limits, act) for place in one.places)
        assert marked == places
        assert refused(town, 7, act) is bool(places)
