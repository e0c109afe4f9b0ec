"""The celebrity: speeches, Charisma, the call of the pacifist, two thirds of the living."""

import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.state.plans import Effect
from intriga.games.mafia.subjects.crypt.reanimation import Reanimate
from intriga.games.mafia.subjects.guild.bidding import BidForKilling, OrderGuard
from intriga.games.mafia.subjects.guild.own_will import KillUnbidden
from intriga.games.mafia.subjects.magic import casting
from intriga.games.mafia.subjects.magic.casting import CastSpell
from intriga.games.mafia.subjects.uses.using import UseThing
from intriga.games.mafia.subjects.votes import ballot
from intriga.games.mafia.subjects.votes.accusing import Accuse
from intriga.kernel import Choices
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
ASSASSIN, NECROMANCER = 5, 12
STAR = 6


def _night(*things: str) -> Town:
    town = Town(TOWN, commissar_patience=5)
    town.train(STAR, "celebrity")
    if things:
        town.give(STAR, *things)
    return town


def _day(*things: str) -> Town:
    town = _night(*things)
    town.to_day()
    return town


def _speak(town: Town, kind: str, *whom: int) -> None:
    item = town.person(STAR).has(kind)
    assert item is not None
    town.do(STAR, UseThing(item.number, whom))


@pytest.mark.rule("mafia", "item 48")
@pytest.mark.parametrize(("kind", "more"), [("orator", 2), ("prophet", 3)])
def test_a_speech_adds_votes_to_the_celebritys_own_and_is_gone(kind: str, more: int) -> None:
    town = _day(kind)
    town.accuse(0, *range(7, 7 + more))
    town.do(STAR, Accuse(1))
    _speak(town, kind)
    assert ballot.extra_votes(town.state, STAR) == more
    assert town.person(STAR).has(kind) is None
    town.to_night()
    assert town.dead == [1]  # 1 + more against more


@pytest.mark.rule("mafia", "item 48", "M6")
def test_extra_votes_count_from_the_moment_of_use() -> None:
    """Equal in the end: who was first to reach it hangs."""
    for late, hanged in ((True, 0), (False, 1)):
        town = _day("orator")
        town.do(STAR, Accuse(1))
        if not late:
            _speak(town, "orator")
        town.accuse(0, 7, 8, 9)
        if late:
            _speak(town, "orator")
        town.to_night()
        assert town.dead == [hanged]


@pytest.mark.rule("mafia", "item 48", "M82")
def test_before_the_vote_they_wait_for_it() -> None:
    town = _day("prophet")
    _speak(town, "prophet")
    town.accuse(0, 7, 8, 9)
    town.do(STAR, Accuse(1))
    town.to_night()
    assert town.dead == [1]


@pytest.mark.rule("mafia", "item 48", "M30", "M82")
def test_speeches_add_up_and_are_no_spells() -> None:
    town = _day("orator", "prophet")
    _speak(town, "orator")
    town.do(STAR, CastSpell("charisma"))
    _speak(town, "prophet")
    assert ballot.extra_votes(town.state, STAR) == 6
    assert town.person(STAR).mana == 25
    assert town.refused(STAR, CastSpell("charisma")) == "one-spell"


@pytest.mark.rule("mafia", "item 48", "M7", "M82")
def test_the_town_sees_nothing_of_extra_votes() -> None:
    town = _day("orator")
    town.do(STAR, Accuse(1))
    before = {who: game.view(town.state, who) for who in (0, 1, 7, NECROMANCER, None)}
    fixed = ballot.is_fixed(town.state)
    _speak(town, "orator")
    town.do(STAR, CastSpell("charisma"))
    assert {who: game.view(town.state, who) for who in before} == before
    assert ballot.is_fixed(town.state) is fixed
    assert town.announced() == []
    me = game.view(town.state, STAR).me
    assert me is not None
    assert me.extra == 3


@pytest.mark.rule("mafia", "item 48")
def test_extra_votes_are_for_this_day_alone() -> None:
    town = _day()
    town.do(STAR, CastSpell("charisma"))
    town.to_night()
    town.to_day()
    assert ballot.extra_votes(town.state, STAR) == 0


@pytest.mark.rule("mafia", "item 48", "M12")
def test_an_advocate_mutes_two_others_who_alone_hear_of_it() -> None:
    town = _day("advocate")
    town.accuse(0, 7, 8, 9)
    town.accuse(1, 10, 11)
    number = town.person(STAR).things[0].number
    for wrong in ((), (7,), (7, 7), (7, 8, 9)):
        assert town.refused(STAR, UseThing(number, wrong)) == "targets"
    assert town.refused(STAR, UseThing(number, (7, 99))) == "nobody"
    _speak(town, "advocate", 7, 8)
    assert [(event.id, event.to) for event in town.events] == [
        ("mafia-speech-held", (STAR,)),
        ("mafia-muted", (7,)),
        ("mafia-muted", (8,)),
    ]
    assert [one.halves for one in game.view(town.state, None).tally] == [6, 4]
    town.to_night()
    assert town.dead == [1]


@pytest.mark.rule("mafia", "item 48", "M82")
@pytest.mark.parametrize("kind", ["ward", "mirror"])
def test_neither_mirror_nor_protection_stops_a_speech(kind: str) -> None:
    town = _day("advocate")
    town.state.effects += [Effect(kind, who, town.state.tick) for who in (7, 8)]  # type: ignore[arg-type]
    _speak(town, "advocate", 7, 8)
    assert [ballot.is_muted(town.state, who) for who in (STAR, 7, 8)] == [False, True, True]


@pytest.mark.rule("mafia", "item 48", "item 40", "M13")
def test_only_a_celebrity_who_counts_as_living_speaks_and_by_day() -> None:
    town = _night("orator")
    number = town.person(STAR).things[0].number
    assert town.refused(STAR, UseThing(number)) == "by-day"
    town.kill(STAR)
    town.to_day()
    assert town.refused(STAR, UseThing(number)) == "dead"
    town.do(NECROMANCER, Reanimate(STAR))
    town.do(STAR, UseThing(number))
    other = _day()
    mine = other.give(7, "orator").number
    assert other.refused(7, UseThing(mine)) == "not-for-you"


@pytest.mark.rule("mafia", "item 48")
def test_a_form_offers_two_different_people_to_mute() -> None:
    town = _day("advocate")

    def offered(**chosen: object) -> list[object]:
        found = game.domain(town.state, STAR, "to-mute", chosen)
        assert isinstance(found, Choices)
        return [one.value for one in found.options]

    assert offered() == [who for who in range(14) if who != STAR]
    assert 7 not in offered(whom=[7])
    forms = [form for form in game.forms(town.state, STAR) if form.act == "use-thing"]
    assert [len(form.fields[1].row) for form in forms] == [2]


# ── the call of the pacifist ────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 48", "T4")
@pytest.mark.parametrize("by_day", [True, False])
def test_a_call_of_the_pacifist_releases_all_orders(by_day: bool) -> None:
    town = _day()
    town.do(7, BidForKilling(8, 9))
    town.do(9, OrderGuard(5))
    if by_day:
        town.do(STAR, CastSpell("pacifist"))
    town.to_night()
    if not by_day:
        town.do(STAR, CastSpell("pacifist"))
    assert town.person(STAR).mana == 16
    town.to_day()
    assert town.dead == []
    assert [town.person(who).exp for who in (7, 9, ASSASSIN)] == [30, 30, 30]
    assert "order-released" in town.heard(7)
    assert town.heard(ASSASSIN) == ["pacified"]
    assert town.heard(STAR) == []
    assert town.announced() == ["dawn-quiet", "day"]


@pytest.mark.rule("mafia", "item 48", "item 25")
def test_also_the_assassins_own_will() -> None:
    town = _night()
    town.do(ASSASSIN, KillUnbidden(8))
    town.do(STAR, CastSpell("pacifist"))
    town.to_day()
    assert town.dead == []
    assert town.person(ASSASSIN).exp == 30


@pytest.mark.rule("mafia", "item 48")
def test_the_call_is_for_one_night() -> None:
    town = _day()
    town.do(STAR, CastSpell("pacifist"))
    town.to_night()
    town.to_day()
    town.do(7, BidForKilling(8, 9))
    town.to_night()
    town.to_day()
    assert town.dead == [8]


@pytest.mark.rule("mafia", "item 48", "item 40", "item 18")
def test_the_dead_celebrity_casts_at_double_price_while_the_necromancer_lives() -> None:
    town = _night()
    town.kill(STAR)
    town.to_day()
    assert casting.price(town.state, STAR, "charisma") == 10
    assert casting.price(town.state, STAR, "pacifist") == 28
    town.do(STAR, CastSpell("charisma"))
    town.do(STAR, Accuse(0))
    town.do(7, Accuse(1))
    town.to_night()
    assert 0 in town.dead  # half a vote and one
    without = _night()
    without.kill(STAR, NECROMANCER)
    without.to_day()
    assert without.refused(STAR, CastSpell("pacifist")) == "no-such-spell"


# ── hanging a celebrity ─────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 48", "M9")
def test_muted_votes_are_not_among_those_available() -> None:
    """Of 14 living votes 10 are two thirds; of 11 it is 8."""
    for muted, hangs in ((0, False), (3, True)):
        town = _day()
        town.accuse(STAR, 0, 1, 2, 3, 4, 7, 8, 9)
        for number, whom in enumerate((10, 11, 13)[:muted]):
            mage = (0, 1, 2)[number]
            town.train(mage, "mage")
            town.give(mage, "silence")
            town.do(mage, CastSpell("silence", whom))
        town.to_night()
        assert (STAR in town.dead) is hangs


@pytest.mark.rule("mafia", "item 48", "M9")
def test_extra_votes_of_the_living_are_among_those_available() -> None:
    """13 others; with the Voice of one of them 11 of 15 accuse, or 10 of 15."""
    for accusers, hangs in ((9, True), (8, False)):
        town = _day()
        town.train(0, "mage")
        town.give(0, "voice")
        town.accuse(STAR, *[who for who in range(14) if who != STAR][:accusers])
        town.do(0, CastSpell("voice"))
        town.to_night()
        assert (STAR in town.dead) is hangs
