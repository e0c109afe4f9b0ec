"""What holds of every assault, on random ones."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.shots.joint import resolve
from intriga.games.mafia.subjects.shots.target import (
    Armour,
    Assault,
    Cause,
    Kind,
    Knight,
    News,
    Shooter,
    Verdict,
    Weapon,
)
from tests.games.mafia.rules.shots.one_target import LETTERS, SEATS, TARGETS, assault

AT_LEISURE = settings(deadline=None, max_examples=100)

WORN = some.lists(some.sampled_from(Armour), max_size=3).map(tuple)
ARROW = some.sampled_from(["", "", "^"])


@some.composite
def assaults(draw: Any) -> Assault:
    """Any assault that can happen."""
    name = draw(some.sampled_from(sorted(TARGETS)))
    clans = {"yakuza": ["M"], "mafia": ["Y"]}.get(name, ["M", "Y"])
    came = [clan + draw(some.sampled_from(["", "!"])) for clan in clans if draw(some.booleans())]
    if name != "commissar" and draw(some.booleans()):
        came.append("C")
    if assassin := draw(some.sampled_from(["", "Ak", "Ag"][: 2 if name == "assassin" else 3])):
        came.append(assassin)
    came = [who if who == "Ag" else who + draw(ARROW) for who in came]
    knight = None
    if draw(some.booleans()):
        kind = draw(some.sampled_from([Kind.HONEST, Kind.BANDIT]))
        clan = draw(some.sampled_from(Clan)) if kind is Kind.BANDIT else None
        weapon = draw(some.none() | some.sampled_from(Weapon))
        knight = Knight(SEATS["K"], kind, clan, draw(WORN), weapon, draw(some.booleans()))
    return assault(
        " ".join(came),
        name,
        knight=knight,
        safe="".join(draw(some.sets(some.sampled_from("MYCAmyoO")))),
        first_attack=draw(some.booleans()),
        prize=draw(some.booleans()),
        hidden=draw(some.integers(0, 9)) == 0,
        protected=draw(some.integers(0, 9)) == 0,
        worn=draw(WORN),
        weapon=draw(some.none() | some.sampled_from(Weapon)),
        mad=draw(some.booleans()),
    )


def settle(one: Assault, draws: int = 0) -> Verdict:
    return resolve(one, lambda n, why: draws % n)


@pytest.mark.rule("mafia", "T2")
@AT_LEISURE
@given(assaults(), some.integers(0, 9))
def test_a_blow_is_stopped_or_kills(one: Assault, draws: int) -> None:
    verdict = settle(one, draws)
    stopped = {stop.blow for stop in verdict.stopped}
    assert stopped <= set(verdict.blows)
    killing = set(verdict.blows) - stopped
    if not verdict.royale and one.target.kind is not Kind.ASSASSIN:
        shot = [death for death in verdict.deaths if death.cause is Cause.SHOT]
        assert bool(killing) == bool(shot)
        assert [death.seat for death in shot] == [one.target.seat] * len(shot)


@pytest.mark.rule("mafia", "T3")
@AT_LEISURE
@given(assaults(), some.integers(0, 9))
def test_only_what_is_worn_is_used_up_and_only_by_a_blow(one: Assault, draws: int) -> None:
    verdict = settle(one, draws)
    owners = {one.target.seat: [*one.target.worn, one.target.weapon]}
    if one.knight:
        owners[one.knight.seat] = [*one.knight.worn, one.knight.weapon]
    for used in verdict.used_up:
        owners[used.whose].remove(used.thing)
    pieces = [used for used in verdict.used_up if isinstance(used.thing, Armour)]
    assert len(pieces) == len([stop for stop in verdict.stopped if stop.piece])


@pytest.mark.rule("mafia", "T2")
@AT_LEISURE
@given(assaults(), some.integers(0, 9))
def test_magic_protection_saves_from_all_but_a_flash_royale_and_guarding(
    one: Assault, draws: int
) -> None:
    verdict = settle(one, draws)
    safe = one.protected | ({one.target.seat} if one.target.protected else set())
    for death in verdict.deaths:
        assert death.seat not in safe or death.cause is Cause.ROYALE


@pytest.mark.rule("mafia", "item 50")
@AT_LEISURE
@given(assaults(), some.integers(0, 9))
def test_nobody_strikes_back_at_an_arrow(one: Assault, draws: int) -> None:
    visitors = one.visitors
    shots = [*visitors.clans, visitors.commissar, visitors.killer]
    archers = {
        getattr(shot, "seat", None) or getattr(shot, "duty", None)
        for shot in shots
        if shot and shot.arrow
    }
    verdict = settle(one, draws)
    for death in verdict.deaths:
        struck_back = death.cause in (Cause.BODYGUARD, Cause.SPELL, Cause.WEAPON)
        assert not (death.seat in archers and struck_back)
    assert not archers & set(verdict.drained)
    if archers:
        assert not verdict.dead & {SEATS["K"]} or _cursed(verdict)


def _cursed(verdict: Verdict) -> bool:
    return any(death.cause is Cause.CURSE for death in verdict.deaths)


@pytest.mark.rule("mafia", "item 15", "item 16")
@AT_LEISURE
@given(assaults(), some.integers(0, 9))
def test_only_a_shield_that_answers_drains(one: Assault, draws: int) -> None:
    verdict = settle(one, draws)
    assert verdict.shield_spent or not (verdict.drained or verdict.attacked)
    assert not verdict.shield_spent or one.target.kind is Kind.CHARGED
    spells = [death for death in verdict.deaths if death.cause is Cause.SPELL]
    assert len(spells) <= 1
    if spells and SEATS["A"] != spells[0].seat:
        assert one.first_attack


@pytest.mark.rule("mafia", "T5")
@AT_LEISURE
@given(assaults(), some.integers(0, 9))
def test_news_go_only_to_those_concerned(one: Assault, draws: int) -> None:
    verdict = settle(one, draws)
    concerned = {SEATS[letter] for letter in "TMYCAK"}
    for heard in verdict.hears:
        if isinstance(heard.to, Clan):
            assert heard.to in [shot.clan for shot in one.visitors.clans]
        else:
            assert heard.to in concerned


@pytest.mark.rule("mafia", "T2", "T5")
@AT_LEISURE
@given(assaults())
def test_an_honest_person_who_is_checked_hears_as_much_as_one_who_is_not(one: Assault) -> None:
    """Unless the commissar brings an arrow, or somebody mad or with an axe strikes them."""
    visitors = one.visitors
    honest = one.target.kind in (Kind.HONEST, Kind.CHARGED) and not one.target.bribed
    if not honest or one.target.commissar or visitors.clans or visitors.killer:
        return
    quiet = msgspec.structs.replace(
        one,
        target=msgspec.structs.replace(one.target, mad=False, weapon=None),
        knight=one.knight and msgspec.structs.replace(one.knight, mad=False, weapon=None),
        visitors=msgspec.structs.replace(visitors, commissar=None),
    )
    checked = msgspec.structs.replace(quiet, visitors=assault("C", "honest").visitors)
    commissar = checked.visitors.commissar
    assert commissar is not None
    told = [heard for heard in settle(checked).hears if heard.to != commissar.seat]
    assert told == list(settle(quiet).hears)


@pytest.mark.rule("mafia", "T5")
@AT_LEISURE
@given(assaults(), some.integers(0, 9))
def test_a_clan_that_withdrew_hears_nothing_else(one: Assault, draws: int) -> None:
    verdict = settle(one, draws)
    for clan in verdict.withdrew:
        assert [heard.news for heard in verdict.hears if heard.to == clan] == [News.WITHDREW]
        assert Shooter(clan.value) not in verdict.blows


def test_the_letters_cover_everybody() -> None:
    assert len(SEATS) == len(LETTERS)
