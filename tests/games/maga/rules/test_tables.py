"""The table of actions against the rulebook, action by action, written by hand from its text."""

import pytest

from intriga.games.maga.data.lines import Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.subjects.actions import ACTIONS

M, K = 1_000_000, 1_000

BOOK = {
    # id: (item, chapter, price, help, kind, credited)
    "transfer-money": (32, "president", 0, "any", "plain", 0),
    "transfer-income": (32, "president", 0, "any", "plain", 0),
    "transfer-nuclear": (32, "president", 0, "any", "plain", 0),
    "transfer-abm": (32, "president", 0, "any", "plain", 0),
    "fire": (33, "president", 0, "any", "plain", 0),
    "raise-income": (34, "finance", 2 * M, "any", "ordinary", 0),
    "bet": (35, "finance", 0, "any", "starred", 0),
    "change-nuclear": (36, "defence", 2 * M, "any", "plain", 0),
    "change-abm": (37, "defence", M, "any", "plain", 0),
    "strike": (38, "defence", 0, "any", "ordinary", 2 * M),
    "shoot-down": (39, "defence", 0, "any", "ordinary", 0),
    "cancel-strike": (40, "defence", 0, "any", "plain", 0),
    "attack": (41, "defence", 0, "any", "ordinary", 0),
    "raid": (42, "defence", 500 * K, "none", "ordinary", 500 * K),
    "protect": (43, "fsb", 500 * K, "any", "starred", 0),
    "find-foreign": (44, "fsb", 3 * M, "none", "ordinary", 0),
    "sabotage": (45, "foreign", 1_500 * K, "own", "ordinary", 1_500 * K),
    "recruit": (46, "foreign", 3 * M, "own", "ordinary", 3 * M),
    "release": (47, "foreign", 0, "any", "plain", 0),
    "kill": (49, "foreign", 3 * M, "own", "ordinary", 3 * M),
    "surveil": (50, "foreign", 2 * M, "any", "ordinary", 0),
    "sue": (51, "justice", M, "none", "ordinary", M),
    "suppress": (52, "interior", M, "any", "plain", 0),
    "check-recruited": (53, "interior", 500 * K, "none", "plain", 0),
    "free-role": (54, "interior", 1_500 * K, "none", "ordinary", 0),
    "state-lie": (55, "media", M, "none", "ordinary", M),
    "refute": (56, "media", 500 * K, "own", "ordinary", 0),
    "improve-mood": (57, "media", 500 * K, "none", "plain", 0),
    "worsen-mood": (58, "media", 500 * K, "own", "ordinary", 500 * K),
    "infect": (59, "health", M, "none", "ordinary", M),
    "vaccinate": (60, "health", 250 * K, "own", "ordinary", 0),
    "boost": (61, "secretary", M, "any", "ordinary", 0),
    "help": (62, "secretary", 500 * K, "none", "ordinary", 0),
}


@pytest.mark.rule("maga", "item 15", "item 17", "item 70", "R-HELP", "R-S3")
def test_every_action_is_that_of_the_rulebook() -> None:
    table = {
        one.id: (one.item, str(one.ministry), one.cost, one.help, one.kind, one.credit)
        for one in ACTIONS.values()
    }
    assert table == BOOK


@pytest.mark.rule("maga", "item 2")
def test_there_are_ten_roles_with_actions_of_their_own() -> None:
    assert len(Role) == 10
    assert {one.ministry for one in ACTIONS.values()} == set(Role)


@pytest.mark.rule("maga", "R-ORD7", "item 32")
def test_transfers_are_made_by_the_ministers_of_what_is_moved() -> None:
    acting = {one.id: str(one.acting) for one in ACTIONS.values() if one.acting}
    assert acting == {
        "transfer-money": "finance",
        "transfer-income": "finance",
        "transfer-nuclear": "defence",
        "transfer-abm": "defence",
    }


def test_every_action_has_a_line_of_its_own_with_its_columns() -> None:
    assert len({one.line for one in ACTIONS.values()}) == len(BOOK)
    for one in ACTIONS.values():
        columns = [column.name for column in one.columns]
        assert [*Line.__struct_fields__, *columns] == list(one.line.__struct_fields__), one.id
