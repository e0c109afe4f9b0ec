"""`intriga games` and `intriga forms`."""

from collections.abc import Callable
from typing import Any

from tests.cli.conftest import Run


def test_games_describes_a_game_in_full(run: Run) -> None:
    games = {game["id"]: game for game in run("games", "--json").json}
    assert {"dice", "society", "auction", "espionage"} <= games.keys()
    dice = games["dice"]
    assert dice["names"] == {"ru": "Кости", "en": "Dice"}
    assert dice["seats"] == [2, 3, 4]
    assert dice["options"]["$defs"]["Terms"]["properties"]["head_start"]["type"] == "integer"
    assert dice["option_names"]["how"] == {"ru": "Как играют", "en": "How it is played"}
    assert dice["acts"]["$defs"]["Throw"]["properties"]["hand"]["enum"] == ["left", "right"]
    assert dice["act_names"]["throw"]["en"] == "Throw"
    assert dice["windows"]["turn"] == {
        "live": 30,
        "slow": 3600,
        "names": {"ru": "ход", "en": "turn"},
    }
    assert dice["draws"] == [
        {
            "why": "die",
            "range": "6",
            "meaning": {"ru": "0…5 are one to six", "en": "0…5 are one to six"},
        },
        {
            "why": "coin",
            "range": "2",
            "meaning": {"ru": "0 — орёл, 1 — решка", "en": "0 is heads, 1 is tails"},
        },
    ]
    assert dice["bots"] == ["random"]
    assert games["espionage"]["bots"][0] != "random"
    assert games["espionage"]["names"]["ru"] == "Шпионаж"


def test_every_act_of_a_union_is_in_the_schema(run: Run) -> None:
    games = {game["id"]: game for game in run("games", "--json").json}
    kinds = {
        schema["properties"]["type"]["enum"][0]
        for schema in games["society"]["acts"]["$defs"].values()
        if "type" in schema.get("properties", {})
    }
    assert kinds == {"vote", "abstain", "jail", "pardon"}
    assert kinds == games["society"]["act_names"].keys()


def test_games_prints_text(run: Run) -> None:
    assert "dice — Dice" in run("games").out
    assert "dice — Кости" in run("games", "--lang", "ru").out
    assert "dice — Кости" in run("games", lang="ru_RU.UTF-8").out


def test_forms_after_the_set_up(run: Run) -> None:
    offered = run("forms", "dice").json
    assert offered["seats"] == ["A", "B"]
    assert offered["windows"][0]["awaited"] == [0]
    assert offered["forms"]["1"] == []
    assert offered["forms"]["host"] == []
    (form,) = offered["forms"]["0"]
    assert form["act"] == "throw"
    assert form["main"] is True
    assert form["text"] == {"ru": "Бросить", "en": "Throw"}
    hand, finger = form["fields"]
    assert hand["text"]["en"] == "With which hand"
    assert hand["domain"] == {
        "name": "hand",
        "is": "choices",
        "options": [
            {
                "value": side,
                "label": {"msg": f"dice-{side}"},
                "text": {"ru": ru, "en": en},
            }
            for side, ru, en in (("left", "левой", "the left"), ("right", "правой", "the right"))
        ],
        "default": None,
    }
    assert finger["domain"] == {"name": "finger", "depends": True}


def test_forms_after_a_scenario_for_one_seat(run: Run, write: Callable[[Any], str]) -> None:
    file = write(
        {
            "game": "dice",
            "seats": ["Ann", "Bob"],
            "draws": [0, 0],
            "steps": [{"by": "Ann", "act": {"type": "throw"}}],
        }
    )
    by_name = run("forms", "dice", "--scenario", file, "--as", "Bob").json
    assert list(by_name["forms"]) == ["1"]
    assert by_name["forms"]["1"][0]["generation"] == 1
    assert run("forms", "dice", "--scenario", file, "--as", "0").json["forms"] == {"0": []}
    stranger = run("forms", "dice", "--scenario", file, "--as", "Cid")
    assert (stranger.code, stranger.out) == (2, "")
    assert "Cid" in stranger.err
    assert run("forms", "society", "--scenario", file).code == 2


def test_no_forms_when_the_match_is_over(run: Run, write: Callable[[Any], str]) -> None:
    file = write(
        {
            "game": "dice",
            "options": {"head_start": 9},
            "seats": 2,
            "draws": [0, 0],
            "steps": [{"by": 0, "act": {"type": "throw"}}],
        }
    )
    offered = run("forms", "dice", "--scenario", file).json
    assert offered["forms"] == {"0": [], "1": [], "host": []}
    assert offered["windows"] == []
    assert offered["outcome"]["winners"] == [0]
