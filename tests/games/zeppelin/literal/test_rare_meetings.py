"""Rulings that meet so rarely that random societies seldom play them, in the game and in the
literal society at once: each step asserts that both agree."""

from typing import Any

import pytest

from intriga.games.zeppelin.data.rights import Right
from intriga.kernel.actors import HOST, Actor
from intriga.kernel.acts import Act, Leave, Return
from tests.games.zeppelin.literal.model import is_frozen
from tests.games.zeppelin.literal.pair import HOUR, Pair
from tests.games.zeppelin.rules import acts

PEOPLE = 12
HOME = (0, 2, 4, 6, 8, 10)
"""The citizens of the first of two states, in the order in which they are dealt."""


class Stage(Pair):
    """Twelve people in two states, in the first turn. The root is not guarded."""

    def __init__(self, seed: int = 1, **options: Any) -> None:
        plain = {"states": 2, "root_guard": False, "early_end": False, "deal": "choice"}
        super().__init__(seed, PEOPLE, **(plain | options))
        self.begin()
        (self.home, self.away) = self.model["countries"]
        assert tuple(n for n, one in enumerate(self.model["people"]) if self._at_home(one)) == HOME

    def _at_home(self, one: Any) -> bool:
        return bool(one["country"] == self.home)

    @property
    def country(self) -> Any:
        return self.model["countries"][self.home]

    @property
    def root(self) -> int:
        return int(self.country["root"])

    def does(self, actor: Actor, *deeds: Act) -> None:
        for act in deeds:
            assert self.act(actor, act), self.told(f"refused: {act}")

    def may_not(self, actor: Actor, *deeds: Act) -> None:
        for act in deeds:
            assert not self.act(actor, act), self.told(f"allowed: {act}")

    def new_class(self, by: int, name: str, *rights: Any, limit: int = 0) -> int:
        self.does(by, acts.CreateClass(name, rights, limit))
        return int(max(self.country["classes"]))

    def next_turn(self) -> None:
        turn = self.model["turn"]
        while self.model["turn"] == turn:
            self.time_up()

    def rank(self, seat: int) -> int | None:
        rank: int | None = self.model["people"][seat]["rank"]
        return rank

    def rights(self, rank: int) -> set[str]:
        return set(self.country["classes"][rank]["rights"])

    def jailed(self) -> list[int]:
        return [seat for seat in HOME if self.model["people"][seat]["jailed"]]


@pytest.mark.rule("zeppelin", "Z18")
def test_a_pardon_in_a_frozen_state_may_open_the_prison() -> None:
    left = set()
    for seed in range(12):
        stage = Stage(seed, jailbreak=60)
        guild = stage.new_class(0, "Guild")
        stage.does(8, acts.Appoint(8, guild))
        stage.does(0, *(acts.Arrest(seat) for seat in (2, 4, 6)))
        stage.does(8, acts.DemandRights(("laws",)))
        stage.does(0, acts.Pardon(2))
        assert 2 not in stage.jailed()
        left.add(tuple(stage.jailed()))
    assert len(left) > 2, left


@pytest.mark.rule("zeppelin", "Z18")
def test_in_peace_a_pardon_frees_one() -> None:
    stage = Stage(jailbreak=100)
    stage.does(0, *(acts.Arrest(seat) for seat in (2, 4, 6)), acts.Pardon(2))
    assert stage.jailed() == [4, 6]


@pytest.mark.rule("zeppelin", "Z14", "Z19")
def test_an_empty_class_in_revolt_stays_with_its_name() -> None:
    stage = Stage(revolution_freeze=False)
    guild = stage.new_class(0, "Guild")
    idle = stage.new_class(0, "Idle")
    stage.does(8, acts.Appoint(8, guild), acts.DemandRights(("laws", "arrest")))
    stage.does(0, acts.Appoint(8, idle))
    stage.may_not(0, acts.DeleteClass(guild), acts.EditClass(guild, "Rabble", (), 0))
    stage.does(0, acts.EditClass(guild, "Guild", ("arrest",), 0))
    stage.next_turn()
    assert stage.rights(guild) == {"arrest", "laws"}  # it outlives its whole class, and wins
    stage.does(0, acts.EditClass(guild, "Rabble", (), 0), acts.DeleteClass(guild))


@pytest.mark.rule("zeppelin", "Z5", "Z16")
def test_what_polls_take_from_the_parent_before_counts() -> None:
    stage = Stage(revolution_freeze=False)
    guild = stage.new_class(0, "Guild")
    stage.does(8, acts.Appoint(8, guild), acts.DemandRights(("exile", "arrest")))
    narrower: tuple[Right, ...] = ("command", "appoint", "arrest", "execution", "pardon", "laws")
    stage.does(0, acts.EditClass(stage.root, "", narrower, 0))
    poll = max(stage.country["polls"])
    for seat in (2, 4):
        stage.does(seat, acts.VotePoll(poll, True))
    stage.next_turn()
    assert stage.rights(stage.root) == set(narrower)
    assert stage.rights(guild) == {"arrest"}


@pytest.mark.rule("zeppelin", "Z17")
def test_two_classes_cannot_become_each_others_parents() -> None:
    stage = Stage()
    guild, clerks = stage.new_class(0, "Guild", "laws"), stage.new_class(0, "Clerks", "arrest")
    stage.does(8, acts.Appoint(8, guild))
    stage.does(10, acts.Appoint(10, clerks))
    stage.does(8, acts.DemandParent(clerks))
    stage.does(10, acts.DemandParent(guild))
    stage.next_turn()
    parents = [stage.country["classes"][rank]["parent"] for rank in (guild, clerks)]
    assert parents == [clerks, stage.root]
    assert stage.rights(guild) == set()  # their rights were others than those of the new parent
    assert stage.country["classes"][clerks]["failed"] is None  # it won, and nothing was possible


@pytest.mark.rule("zeppelin", "Z15", "Z18")
def test_revolts_in_rotation_do_not_freeze_a_state_for_ever() -> None:
    stage = Stage(revolt_pause=0)
    ranks = {seat: stage.new_class(0, f"Guild {seat}") for seat in (6, 8, 10)}
    frozen = []
    for seat in (6, 8, 10):
        stage.does(seat, acts.Appoint(seat, ranks[seat]))
    for seat in (6, 8, 10):
        stage.does(seat, acts.DemandRights(("laws",)))
        frozen.append(is_frozen(stage.model, stage.country))
        (stage.may_not if frozen[-1] else stage.does)(0, acts.Arrest(4))
        stage.next_turn()
    assert frozen == [True, False, True]


@pytest.mark.rule("zeppelin", "Z8", "Z18")
def test_a_freeze_voids_polls_and_a_revolution_without_one_does_not() -> None:
    for freeze in (True, False):
        stage = Stage(root_guard=True, revolution_freeze=freeze)
        guild = stage.new_class(0, "Guild")
        stage.does(8, acts.Appoint(8, guild))
        stage.does(0, acts.Arrest(2))
        assert len(stage.country["polls"]) == 1
        stage.does(8, acts.DemandRights(("laws",)))
        assert len(stage.country["polls"]) == (0 if freeze else 1)


@pytest.mark.rule("zeppelin", "Z11", "Z21")
def test_an_execution_lapses_when_its_prisoner_is_pardoned() -> None:
    stage = Stage(root_guard=True)
    stage.does(0, acts.Arrest(2))
    for seat in (4, 6, 8):
        stage.does(seat, acts.VotePoll(max(stage.country["polls"]), True))
    stage.next_turn()
    assert stage.jailed() == [2]
    stage.does(0, acts.Execute(2))
    for seat in (4, 6, 8):
        stage.does(seat, acts.VotePoll(max(stage.country["polls"]), True))
    stage.does(10, acts.Pardon(2))
    stage.next_turn()
    assert stage.model["people"][2]["died"] is None


@pytest.mark.rule("zeppelin", "Z8", "Z21", "Z25")
def test_a_death_by_poll_is_dated_by_the_new_turn() -> None:
    stage = Stage(root_guard=True)
    stage.does(0, acts.Arrest(2))
    for seat in (4, 6, 8):
        stage.does(seat, acts.VotePoll(max(stage.country["polls"]), True))
    stage.next_turn()
    stage.does(0, acts.Execute(2))
    for seat in (4, 6, 8):
        stage.does(seat, acts.VotePoll(max(stage.country["polls"]), True))
    stage.next_turn()
    assert stage.model["people"][2]["died"] == stage.model["turn"] == 3
    for turn in range(4, 8):
        stage.next_turn()
        assert stage.model["turn"] == turn
        assert stage.model["people"][2]["died"] == 3
    stage.next_turn()
    assert stage.model["people"][2]["died"] is None


@pytest.mark.rule("zeppelin", "Z25", "Z27")
def test_a_request_of_the_dead_waits_for_their_return() -> None:
    stage = Stage()
    stage.does(0, acts.Arrest(2), acts.Execute(2))
    stage.does(2, acts.Migrate(stage.home))
    for _ in range(4):
        stage.next_turn()
        assert stage.model["people"][2]["country"] is None
    stage.next_turn()
    assert stage.rank(2) == stage.root


@pytest.mark.rule("zeppelin", "Z29")
def test_a_prisoner_who_comes_back_finds_their_class_or_the_migrant_one() -> None:
    stage = Stage()
    guild = stage.new_class(0, "Guild", limit=1)
    stage.does(8, acts.Appoint(8, guild))
    stage.does(0, acts.Arrest(8))
    stage.seat_change(Leave(8))
    stage.seat_change(Return(8, "P8"))
    assert (stage.jailed(), stage.rank(8)) == ([8], guild)
    stage.seat_change(Leave(8))
    stage.does(10, acts.Appoint(10, guild))  # the only place is taken meanwhile
    stage.seat_change(Return(8, "P8"))
    assert (stage.jailed(), stage.rank(8)) == ([8], stage.root)


@pytest.mark.rule("zeppelin", "Z29", "Z30")
def test_a_prisoner_who_comes_back_to_no_state_is_free() -> None:
    stage = Stage()
    stage.does(0, acts.Arrest(8))
    stage.seat_change(Leave(8))
    home = stage.home
    stage.does(HOST, acts.RemoveCountry(home))
    stage.seat_change(Return(8, "P8"))
    assert stage.model["people"][8]["country"] is None
    assert not stage.model["people"][8]["jailed"]


@pytest.mark.rule("zeppelin", "Z6", "Z9")
def test_no_limit_below_the_members_and_none_for_migrants() -> None:
    stage = Stage()
    guild = stage.new_class(0, "Guild")
    for seat in (8, 10):
        stage.does(seat, acts.Appoint(seat, guild))
    stage.may_not(0, acts.EditClass(guild, "Guild", (), 1))
    stage.does(0, acts.EditClass(guild, "Guild", (), 2), acts.EditClass(guild, "Guild", (), 0))
    stage.does(0, acts.SetMigrantClass(guild))
    stage.may_not(0, acts.EditClass(guild, "Guild", (), 9))


@pytest.mark.rule("zeppelin", "Z8a")
def test_an_empty_root_is_restored_by_all_citizens() -> None:
    stage = Stage(root_guard=True)
    narrower: tuple[Right, ...] = ("command", "appoint")
    stage.does(0, acts.EditClass(stage.root, "", narrower, 0))
    for seat in (2, 4, 6):
        stage.does(seat, acts.VotePoll(max(stage.country["polls"]), True))
    stage.next_turn()
    assert stage.rights(stage.root) == set(narrower)
    guild = stage.new_class(0, "Guild")
    for seat in HOME:
        stage.does(seat, acts.Appoint(seat, guild))
    stage.does(4, acts.RestoreRoot(("command", "appoint", "laws")))
    for seat in (6, 8, 10):
        stage.does(seat, acts.VotePoll(max(stage.country["polls"]), True))
    stage.next_turn()
    assert stage.rights(stage.root) == {"command", "appoint", "laws"}
    assert stage.rights(guild) == set()
    stage.does(HOST, acts.AppointRuler(10, stage.root))
    assert stage.rank(10) == stage.root


@pytest.mark.rule("zeppelin", "Z28")
def test_a_prisoner_is_not_exiled() -> None:
    stage = Stage()
    stage.does(0, acts.Arrest(2))
    stage.may_not(0, acts.Exile(2))
    stage.does(0, acts.Pardon(2), acts.Exile(2))
    assert stage.country["blacklist"] == {2: 1}


@pytest.mark.rule("zeppelin", "Z24")
def test_an_attempt_is_possible_again_after_so_many_hours_to_the_millisecond() -> None:
    stage = Stage(attempts="hours", attempt_hours=3)
    stage.does(0, acts.MurderSecretly(2))
    stage.next_turn()
    stage.now += 3 * HOUR - 1
    others = [seat for seat in HOME if seat != 0 and stage.model["people"][seat]["country"]]
    stage.may_not(0, acts.MurderOpenly(others[-1]))
    stage.now += 1
    stage.does(0, acts.MurderOpenly(others[-1]))
