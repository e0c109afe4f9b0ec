"""Who talks where, and under which name."""

from collections.abc import Sequence

import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.seen.talking import may_talk
from intriga.kernel import PUBLIC, Room
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
COMMISSAR, ASSASSIN, NECROMANCER = 4, 5, 12


def _rooms(town: Town) -> dict[str, Room]:
    found: Sequence[Room] = game.rooms(town.state)
    return {room.key: room for room in found}


def _day(*dead: int, **options: object) -> Town:
    town = Town(TOWN, **options)
    town.kill(*dead)
    town.to_day()
    return town


@pytest.mark.rule("mafia", "item 5", "item 8", "M85")
def test_the_living_talk_on_the_square_by_day_alone() -> None:
    square = _rooms(_day(6, dead_speak=False))["table"]
    assert square.readers == PUBLIC
    assert square.writers == tuple(who for who in range(14) if who != 6)
    assert _rooms(_day(6))["table"].writers == tuple(range(14))  # M85
    night = _rooms(Town(TOWN))["table"]
    assert night.writers == ()
    assert night.voices == ()


@pytest.mark.rule("mafia", "M50", "item 21")
def test_mouthpieces_belong_to_roles_whoever_has_them() -> None:
    town = _day()
    voices = {one.name: one.seats for one in _rooms(town)["table"].voices}
    assert voices == {
        "mafia-voice-commissar": (COMMISSAR,),
        "mafia-voice-necromancer": (NECROMANCER,),
        "mafia-voice-red": (ASSASSIN,),
    }
    town.kill(ASSASSIN)
    assert "mafia-voice-red" not in {one.name for one in _rooms(town)["table"].voices}


@pytest.mark.rule("mafia", "item 3", "M20")
def test_a_clan_has_a_room_for_its_living_and_dead() -> None:
    town = Town(TOWN)
    town.kill(1)
    assert _rooms(town)["clan-mafia"].readers == (0, 1)
    assert _rooms(town)["clan-yakuza"].writers == (2, 3)


@pytest.mark.rule("mafia", "item 12")
def test_the_dead_have_the_graveyard_and_the_necromancer_a_voice_there() -> None:
    yard = _rooms(_day(6, 0))["graveyard"]
    assert yard.readers == (0, 6, NECROMANCER)
    assert yard.writers == (0, 6)
    assert yard.voices_of(NECROMANCER) == ("mafia-voice-necromancer",)
    without = _rooms(_day(6, NECROMANCER))["graveyard"]
    assert without.readers == (6, NECROMANCER)
    assert without.voices == ()


@pytest.mark.rule("mafia", "item 35")
def test_commissar_and_sergeant_have_a_room() -> None:
    town = _day()
    assert "watch" not in _rooms(town)
    town.state.watch.sergeant = 7
    assert _rooms(town)["watch"].readers == (COMMISSAR, 7)


@pytest.mark.rule("mafia", "item 9")
@pytest.mark.parametrize(
    ("letters", "by_day", "by_night"),
    [("always", True, True), ("by-day", True, False), ("never", False, False)],
)
def test_letters_are_as_the_option_says_and_not_between_the_living_and_the_dead(
    letters: str, by_day: bool, by_night: bool
) -> None:
    town = Town(TOWN, letters=letters)
    town.kill(6, 7)
    assert may_talk(town.state, (0, 8)) is by_night
    assert not may_talk(town.state, (6, 8))
    town.to_day()
    assert may_talk(town.state, (0, 8)) is by_day
    assert may_talk(town.state, (6, 7)) is by_day
    assert not may_talk(town.state, (6, 8))
