"""Forms over the API: choices that depend on others, rows of several kinds, what was handed in."""

from random import Random
from typing import Any

import pytest

from tests.api.ministers import players
from tests.kit.http.program import Program, begun

__all__ = ["players"]

pytestmark = pytest.mark.service


def test_rows_of_several_kinds(players: tuple[Program, Program]) -> None:
    host, friend = players
    match = begun(host, friend, game="ministry")
    (form,) = host.get(f"/matches/{match}/forms")["forms"]
    plan = form["fields"][1]
    assert [column["name"] for column in plan["row"]] == ["priority"]
    kinds = {kind["kind"]: kind for kind in plan["kinds"]}
    assert list(kinds) == ["tax", "build", "envoy", "raid"]
    assert (kinds["raid"]["label"], kinds["raid"]["group"]) == ("Raid", "Abroad")
    what = kinds["build"]["fields"][1]
    assert (what["domain"], what["after"]) == ("what", ["doctrine", "sphere"])
    assert {"limit": "sum-at-most", "field": "plan", "most": 6, "column": "men"} in form["limits"]
    assert form["filled"] == {}
    chosen = {"doctrine": "guns", "sphere": "forges"}
    data = host.post(f"/matches/{match}/domains/what", {"chosen": chosen})
    assert [option["value"] for option in data["options"]] == ["armoury", "mine"]
    odds: tuple[dict[str, Any], ...] = (
        {},
        {"doctrine": "guns"},
        {"doctrine": [], "sphere": {}},
        {"doctrine": "lasers", "sphere": "forges"},
        {**chosen, "seat": 1},
    )
    for odd in odds:
        host.post(f"/matches/{match}/domains/what", {"chosen": odd}, 422)


def test_a_form_arrives_with_what_was_handed_in(players: tuple[Program, Program]) -> None:
    host, friend = players
    match = begun(host, friend, game="ministry")
    tax = {"kind": "tax", "priority": 1, "sphere": "farms", "rate": 2}
    host.act(match, "hand-in", doctrine="guns", plan=[tax])
    (form,) = host.get(f"/matches/{match}/forms")["forms"]
    assert form["filled"] == {"doctrine": "guns", "plan": [tax]}
    (theirs,) = friend.get(f"/matches/{match}/forms")["forms"]
    assert theirs["filled"] == {}
    twice = host.act(match, "hand-in", 422, doctrine="guns", plan=[tax, tax])
    assert (twice["id"], twice["params"]["rows"]) == ("limit-unique", [1, 2])
    wrong = host.act(match, "hand-in", 422, doctrine="guns", plan=[{"kind": "flood"}])
    assert wrong["id"] == "refused-malformed"


def test_a_program_plays_by_forms_with_rows(players: tuple[Program, Program]) -> None:
    match = begun(*players, game="ministry", options={"turns": 1})
    for number, player in enumerate(players):
        assert player.move(match, Random(number))
    assert players[0].get(f"/matches/{match}")["status"] == "over"
