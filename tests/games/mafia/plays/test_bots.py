"""The bots: what they do is accepted, every town of theirs comes to an end, and they go by what
their seat sees."""

import copy
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from intriga import games
from intriga.games.mafia.bot.kamrad import Kamrad
from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.game import game
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.events import Vote
from intriga.games.mafia.state.people import Role
from intriga.kernel import Offer
from intriga.kernel.observe import observe
from intriga.kernel.positions import Advance
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, engine_for, play, prepare

pytestmark = pytest.mark.xdist_group("mafia bots")

TOWNS: tuple[tuple[int, dict[str, Any]], ...] = (
    (6, {}),
    (7, {"professions": "none", "early_day": False}),
    (9, {"start_exp": 100}),
    (10, {"stock": 0, "host_shop": False}),
    (12, {"professions": "dealt"}),
    (14, {"recruiting": "on", "start_exp": 60}),
    (16, {"start_exp": 0, "start_coins": 0}),
    (19, {"necromancer": "off", "stock": 3}),
    (22, {"professions": "dealt", "letters": "never"}),
)
"""Seats and options of whole matches."""
LARGE: tuple[tuple[int, dict[str, Any]], ...] = (
    (24, {}),
    (27, {"recruiting": "on", "start_exp": 90, "professions": "dealt"}),
)
"""Those that take long."""


class Town(NamedTuple):
    """A match that bots have played, and how often the rules refused what they wanted."""

    seats: int
    steps: list[Advance[State]]
    refusals: int


@cache
def _towns() -> list[Town]:
    return [_town(number, *town) for number, town in enumerate(TOWNS)]


def _town(seed: int, seats: int, options: dict[str, Any]) -> Town:
    header, secret = prepare(Setting("mafia", seed, ("kamrad",) * seats, options))
    engine = engine_for(games.find("mafia"), header, secret)
    driver = Driver(engine, [Kamrad() for _ in range(seats)], seed)
    steps = list(driver)
    return Town(seats, steps, driver.refusals)


class Deed(NamedTuple):
    """What somebody did: the position before it, who, and the act as data."""

    before: State
    who: int
    act: dict[str, Any]


def _deeds(town: Town) -> Iterator[Deed]:
    for before, after in zip(town.steps, town.steps[1:], strict=False):
        if isinstance(after.entry.by, int):
            act = msgspec.json.decode(after.entry.act)
            yield Deed(before.position.state, after.entry.by, act)


def test_all_that_bots_do_is_accepted() -> None:
    assert [town.refusals for town in _towns()] == [0] * len(TOWNS)


def test_a_town_of_bots_ends_before_its_last_day() -> None:
    """Somebody wins, and a big town has a few days at least."""
    for town in _towns():
        check_its_end(town)


@pytest.mark.thorough
def test_a_large_town_of_bots_is_like_the_others() -> None:
    for number, (seats, options) in enumerate(LARGE, len(TOWNS)):
        town = _town(number, seats, options)
        assert town.refusals == 0
        check_its_end(town)


def check_its_end(town: Town) -> None:
    """It is an end by the rules, and not too soon."""
    end = town.steps[-1].position
    assert end.outcome is not None
    assert end.state.ending != "time"
    assert end.state.turn <= 20
    if town.seats >= 22:
        assert end.state.turn >= 3


POSTS = {
    Role.BANDIT: {"shoot"},
    Role.COMMISSAR: {"check", "invite-sergeant"},
    Role.ASSASSIN: {"carry-out"},
    Role.NECROMANCER: {"answer-rite", "resurrect"},
    Role.HONEST: {"bid-for-killing", "pledge-mana", "bid-for-thing"},
}
CRAFTS = {
    Profession.KNIGHT: {"ready", "guard-house"},
    Profession.MAGE: {"cast-spell"},
    Profession.THIEF: {"burgle"},
    Profession.MERCHANT: {"set-prices", "cast-spell"},
    Profession.CELEBRITY: {"cast-spell"},
}


def test_every_role_and_profession_does_what_it_is_for() -> None:
    by_role: dict[Role, set[str]] = {role: set() for role in Role}
    by_craft: dict[Profession, set[str]] = {craft: set() for craft in Profession}
    dead: Counter[str] = Counter()
    for town in _towns():
        for before, who, act in _deeds(town):
            person = before.people[who]
            if before.phase is Phase.OPENING:
                continue
            by_role[person.role].add(act["type"])
            if person.profession is not None:
                by_craft[person.profession].add(act["type"])
            if not person.lives:
                dead[act["type"]] += 1
    for role, acts in POSTS.items():
        assert acts <= by_role[role], role
    for craft, acts in CRAFTS.items():
        assert acts <= by_craft[craft], craft
    assert dead["accuse"]
    assert dead["fill-pool"]


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    setting = Setting("mafia", 5, ("kamrad",) * 12, {})
    records = []
    for folder in ("one", "two"):
        played = play(setting, str(tmp_path / folder))
        assert played.record is not None
        records.append(Path(played.record).read_bytes())
    assert records[0] == records[1]


# What they reason from.


def _other_secrets(state: State, eye: int) -> State | None:
    """The same town to the eyes of this living seat: two others have changed their roles, and all
    others what they own."""
    twin = copy.deepcopy(state)
    person = state.people[eye]
    plain = [
        who
        for who in state.living()
        if who != eye and state.people[who].role in (Role.HONEST, Role.BANDIT)
    ]
    hidden = [who for who in plain if not state.people[who].shown]
    bandits = [who for who in hidden if state.people[who].role is Role.BANDIT]
    honest = [who for who in hidden if state.people[who].role is Role.HONEST]
    if person.role is not Role.HONEST or not person.lives or not bandits or not honest:
        return None
    one, other = twin.people[bandits[0]], twin.people[honest[0]]
    one.role, one.clan, one.number, other.role, other.clan, other.number = (
        *(other.role, other.clan, other.number),
        *(one.role, one.clan, one.number),
    )
    for who in plain:
        twin.people[who].coins += 3
        twin.people[who].exp += 2
        twin.people[who].mana += 1
    return twin


def _choice(bot: Kamrad, state: State, advance: Advance[State], eye: int) -> Any:
    """What a bot would do in such a town, and what it sees of it."""
    position = msgspec.structs.replace(advance.position, state=state)
    seen = observe(game, position, eye, (), 0)
    offer = Offer(game, state, eye)
    return seen.view, copy.deepcopy(bot).act(seen, offer, Random(7))


def test_a_bot_does_the_same_whatever_it_does_not_know() -> None:
    """With other roles and purses behind the same view, it decides the same."""
    looked: Counter[Phase] = Counter()
    bots = {eye: Kamrad() for eye in range(14)}
    for advance in _towns()[5].steps[::5]:
        state = advance.position.state
        for eye, bot in bots.items():
            twin = _other_secrets(state, eye)
            if twin is None or state.phase not in (Phase.DAY, Phase.NIGHT):
                continue
            view, chosen = _choice(bot, state, advance, eye)
            again, other = _choice(bot, twin, advance, eye)
            assert view == again
            assert chosen == other
            looked[state.phase] += 1
    assert looked[Phase.DAY] > 20
    assert looked[Phase.NIGHT] > 20


@pytest.mark.rule("mafia", "item 3")
def test_a_clan_of_bots_gives_one_order_a_night() -> None:
    """Whoever comes first decides, and no living mate contradicts."""
    orders = 0
    for town in _towns():
        for before, who, act in _deeds(town):
            if act["type"] == "shoot":
                clan = before.people[who].clan
                assert clan is not None
                plans = (before.plans.get(mate) for mate in before.members(clan))
                assert not any(plan is not None and plan.aims is not None for plan in plans)
                orders += 1
    assert orders > 50


@pytest.mark.rule("mafia", "item 33", "item 35")
def test_a_commissar_does_not_accuse_whom_they_have_checked() -> None:
    """Not while no clan was reinforced: a miss was no bandit."""
    votes = 0
    for town in _towns():
        missed: set[tuple[int, int]] = set()
        for before, after in zip(town.steps, town.steps[1:], strict=False):
            for event in after.entry.events:
                if event.id == "mafia-heard-miss":
                    assert isinstance(event.to, tuple)
                    missed.add((event.to[0], event.params["target"]["seat"]))
            state, who = before.position.state, after.entry.by
            act = msgspec.json.decode(after.entry.act)
            if not isinstance(who, int) or act["type"] != "accuse" or state.reinforcements:
                continue
            checked = {whom for by, whom in missed if by == who}
            if set(state.walking()) - checked - {who}:
                assert act["whom"] not in checked
                votes += bool(checked)
    assert votes > 20


def test_bandits_spare_their_own_while_somebody_else_may_hang() -> None:
    """They accuse a mate only when half of the town has."""
    accused = 0
    for town in _towns():
        for before, who, act in _deeds(town):
            person = before.people[who]
            if act["type"] != "accuse" or person.role is not Role.BANDIT or not person.lives:
                continue
            assert person.clan is not None
            mates = before.members(person.clan)
            if act["whom"] in mates and set(before.living()) - set(mates):
                against = [
                    one
                    for one in before.today.log
                    if isinstance(one, Vote) and one.against == act["whom"]
                ]
                assert 2 * len(against) >= len(before.living()) - 1
            accused += 1
    assert accused > 50


def test_the_honest_take_no_money_and_bandits_do() -> None:
    """Who knows from whom it is: an honest person who was bribed dies by the commissar."""
    for town in _towns():
        for before, who, act in _deeds(town):
            if act["type"] == "answer-gift":
                assert act["yes"] is not before.people[who].honest
