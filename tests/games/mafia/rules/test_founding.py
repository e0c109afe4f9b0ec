"""Roles, professions, and what everybody begins with."""

import pytest

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.game import game
from intriga.games.mafia.options import Options
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.ledger import Keepings
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.subjects.opening.profession import ChooseProfession
from intriga.kernel import Chair, InvalidOptions, Step
from intriga.kernel.chance import Fast
from tests.games.mafia.world import Draws


def _begin(seats: int, **options: object) -> tuple[State, Step]:
    step = Step(0, 0, Fast("town"))
    chairs = [Chair(seat, f"{seat}") for seat in range(seats)]
    return game.setup(Options(**options), chairs, step), step  # type: ignore[arg-type]


def _count(state: State, role: Role) -> int:
    return sum(person.role is role for person in state.people)


@pytest.mark.rule("mafia", "item 1", "M1")
@pytest.mark.parametrize(
    ("seats", "clan", "necromancer", "assassin"),
    [(6, 1, 0, 0), (8, 1, 0, 0), (9, 1, 1, 0), (10, 1, 1, 1), (14, 2, 1, 1), (22, 3, 1, 1)],
)
def test_the_roles_follow_from_the_number_of_players(
    seats: int, clan: int, necromancer: int, assassin: int
) -> None:
    state, _ = _begin(seats, professions="none")
    assert [len(state.members(one)) for one in Clan] == [clan, clan]
    assert _count(state, Role.COMMISSAR) == 1
    assert _count(state, Role.NECROMANCER) == necromancer
    assert _count(state, Role.ASSASSIN) == assassin
    honest = seats - 2 * clan - 1 - necromancer - assassin
    assert _count(state, Role.HONEST) == honest


@pytest.mark.rule("mafia", "item 1", "M1")
def test_options_set_exact_numbers_but_leave_two_honest_at_least() -> None:
    state, _ = _begin(8, professions="none", clan=2, assassin="on")
    assert len(state.members(Clan.MAFIA)) == len(state.members(Clan.YAKUZA)) == 2
    assert _count(state, Role.ASSASSIN) == 1
    with pytest.raises(InvalidOptions):
        _begin(8, professions="none", clan=3, assassin="on")


@pytest.mark.rule("mafia", "item 2")
def test_each_is_told_their_own_role_and_a_clan_its_members() -> None:
    state, step = _begin(14, professions="none")
    for who, person in enumerate(state.people):
        told = {event.id for event in step.events if event.to == (who,)}
        assert "mafia-dealt" in told
        assert ("mafia-dealt-clan" in told) is (person.clan is not None)
    drawn = {draw.why for draw in step.draws}
    assert drawn == {"mafia-draw-role"}


@pytest.mark.rule("mafia", "M2")
def test_of_several_merchants_and_celebrities_one_is_drawn() -> None:
    state, step = _begin(6)
    assert [window.key for window in game.windows(state)] == ["opening"]
    for who, name in enumerate(["merchant", "merchant", "celebrity", "celebrity", "knight", ""]):
        state.choices[who] = (name, "")
    draws = Draws()
    draws.next = [1, 0]
    step = Step(1, 0, draws)
    game.close_window(state, game.windows(state)[0], step)
    professions = [str(person.profession or "") for person in state.people]
    assert professions == ["", "merchant", "celebrity", "", "knight", ""]
    assert state.trade.shop.merchant == 1
    assert state.phase is Phase.NIGHT
    assert state.turn == 1


@pytest.mark.rule("mafia", "item 38", "M4")
def test_mana_is_the_exp_before_the_match_and_a_mage_has_thirty_more() -> None:
    chairs = [Chair(seat, f"{seat}", Keepings(70) if seat == 3 else None) for seat in range(6)]
    state = game.setup(Options(start_exp=40), chairs, Step(0, 0, Fast("town")))
    state.choices = {2: ("mage", "silence"), 3: ("mage", "")}
    game.close_window(state, game.windows(state)[0], Step(1, 0, Fast("town")))
    assert [person.exp for person in state.people] == [40, 40, 40, 70, 40, 40]
    assert [person.mana for person in state.people] == [40, 40, 70, 100, 40, 40]
    assert {person.coins for person in state.people} == {10}
    assert state.people[2].speciality == "silence"


@pytest.mark.rule("mafia", "item 42", "item 38")
def test_unused_things_come_along() -> None:
    kept = Keepings(30, {"helm": 2, "gone": 1})
    chairs = [Chair(seat, f"{seat}", kept if seat == 0 else None) for seat in range(6)]
    state = game.setup(Options(professions="none"), chairs, Step(0, 0, Fast("town")))
    assert [item.kind for item in state.people[0].things] == ["helm", "helm"]


@pytest.mark.rule("mafia", "M46")
def test_the_honest_share_what_was_paid_in_bribes_in_the_last_match() -> None:
    chairs = [Chair(seat, f"{seat}", Keepings(30, bonus=3)) for seat in range(6)]
    state = game.setup(Options(professions="none"), chairs, Step(0, 0, Fast("town")))
    for person in state.people:
        assert person.coins == (10 + 18 // 4 if person.honest else 10)
    assert state.bonus == 18 % 4


@pytest.mark.rule("mafia", "M3")
def test_the_shop_has_one_of_each_kind() -> None:
    state, _ = _begin(6, professions="none")
    kinds = [item.kind for item in state.trade.shop.stock]
    assert len(kinds) == len(set(kinds)) == 32


@pytest.mark.rule("mafia", "item 45")
def test_nobody_specialises_in_armageddon_and_only_mages_do() -> None:
    state, _ = _begin(6)
    bad = ChooseProfession(Profession.MAGE, "armageddon")
    assert game.check(state, 0, bad, 0) is not None
    assert game.check(state, 0, ChooseProfession(Profession.KNIGHT, "silence"), 0) is not None
    assert game.check(state, 0, ChooseProfession(Profession.MAGE, "silence"), 0) is None
