"""Matches exported as saved games of other programs, and saved games imported as matches."""

import copy
import json
from typing import Any

import msgspec
import pytest

from intriga.diplomacy.rule_choices import Rules
from intriga.diplomacy.saved_games import BadGame, read_saved, verify
from intriga.games.diplomacy import game
from intriga.games.diplomacy.saved.import_game import Differs
from intriga.games.diplomacy.saved.position_hash import position_hash
from intriga.kernel.actors import HOST, Actor
from intriga.kernel.acts import Act
from intriga.kernel.disclosure.events import Event
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.house_rules.undo import unwound
from intriga.kernel.positions import Before
from intriga.kernel.records.record import Record
from intriga.kernel.text import Refusal
from intriga.warfare.turn_report import Turn
from tests.games.diplomacy.plays.saving import exported, import_back, match_of
from tests.games.diplomacy.world import Harness
from tests.kit import corpus
from tests.kit.diplomacy.random_games import played
from tests.kit.sampled import rows_sampled, sampled


def sorted_units(state: Any) -> dict[str, list[str]]:
    return {power: sorted(units) for power, units in state["units"].items() if units}


def stripped(file: Any) -> Any:
    """What a file of another program contains: without our own additions."""
    return {key: file[key] for key in ("id", "map", "rules", "phases")}


@pytest.mark.parametrize(
    ("seats", "options"),
    rows_sampled(
        [
            (7, {}),
            (7, {"seating": "wish", "builds": "owned", "votes": "none"}),
            (7, {"strict_hold": True, "adjacent_convoy": "any", "removal": "home"}),
            (5, {"map": "classic", "spare": "absent", "victory": 6}),
            (5, {"map": "classic", "spare": "stand", "adjacent_convoy": "explicit"}),
            (4, {"dias": False}),
            (3, {"spare": "absent", "votes": "none"}),
        ]
    ),
)
def test_an_exported_match_can_be_imported(seats: int, options: dict[str, Any]) -> None:
    match = corpus.play(game, seats, {"years": 3} | options, "saved", steps=600, table=seats < 7)
    assert match.position.outcome is not None
    file = exported(match.record)
    verdict = verify(read_saved(json.dumps(file).encode()))
    assert verdict.difference is None
    assert verdict.wrong == []
    assert verdict.other_rules == {}
    assert verdict.phases >= 5, "something was played"
    second = exported(match_of(import_back(file)))
    assert second["phases"] == file["phases"]
    assert second["winners"] == file["winners"] or not file["winners"]


def test_every_phase_of_the_match_is_exported() -> None:
    match = corpus.play(game, 7, {"years": 3, "votes": "none"}, "phases 5", steps=400, table=False)
    assert match.position.outcome is not None
    turns = [
        msgspec.convert(event.params["turn"]["data"], Turn)
        for step in match.steps
        for event in step.entry.events
        if event.id == "diplomacy-game-turn"
    ]
    phases = exported(match.record)["phases"]
    assert [phase["name"] for phase in phases] == [*(turn.name for turn in turns), "COMPLETED"]
    kinds = {name[-1] for name in (turn.name for turn in turns)}
    assert kinds == {"M", "R", "A"}, "the seed was chosen so that all kinds occur"
    for turn, phase in zip(turns, phases, strict=False):
        for line in turn.done:
            if line.order == "WAIVE":
                continue  # the absence of a build
            order = line.order if "VIA" in line.order else line.order.removesuffix(" VIA")
            given = phase["orders"][line.power]
            assert order in given or f"{order} VIA" in given
            if line.unit:
                results = [] if line.result == "ok" else [line.result]
                assert phase["results"][line.unit] == results


def test_the_open_phase_is_exported_without_orders() -> None:
    match = corpus.play(game, 7, {"votes": "none"}, "open", steps=60)
    assert match.position.outcome is None
    last = exported(match.record)["phases"][-1]
    assert last["name"] == match.position.state.name
    assert last["orders"] == {}
    assert any(power.orders for power in match.position.state.powers.values())


class RecordedMatch(Harness):
    """A harness that keeps its record."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.record = Record(self.engine.header, [self.engine.open().entry], None)
        self.past = [self.position]

    def _step(self, actor: Actor, act: Act) -> list[Event]:
        before = None
        if isinstance(act, Rewind):
            taken_back = unwound(self.record.entries[act.to :])
            before = Before(self.past[act.to - 1], taken_back)
        advance = self.engine.act(self.position, actor, act, 0, before=before)
        assert not isinstance(advance, Refusal), advance
        self.record.entries.append(advance.entry)
        self.position = advance.position
        self.past.append(self.position)
        return list(advance.entry.events)


def test_convoyed_armies_are_exported_with_via() -> None:
    match = RecordedMatch(years=1)
    match.seal_all(ENGLAND=["F LON - ENG", "A LVP - WAL"], FRANCE=["A PAR - PIC", "F BRE - MAO"])
    match.seal_all(
        ENGLAND=["A WAL - BEL", "F ENG C A WAL - BEL"],
        FRANCE=["A PIC - BRE", "A MAR - SPA", "F MAO - POR"],
    )
    autumn = exported(match.record)["phases"][1]
    assert autumn["orders"]["ENGLAND"] == ["F EDI H", "F ENG C A WAL - BEL", "A WAL - BEL VIA"]
    assert autumn["orders"]["FRANCE"] == ["F MAO - POR", "A MAR - SPA", "A PIC - BRE"]


def test_an_army_convoyed_to_a_neighbour_is_exported_with_via() -> None:
    match = RecordedMatch(years=2)
    match.seal_all(ENGLAND=["F LON - ENG", "A LVP - YOR"])
    match.seal_all(ENGLAND=["A YOR - LON", "F ENG - NTH"])
    match.seal_all(ENGLAND=["A LON - YOR", "F NTH C A LON - YOR"])
    spring = exported(match.record)["phases"][2]
    assert "A LON - YOR VIA" in spring["orders"]["ENGLAND"]


def test_rewound_phases_are_not_exported() -> None:
    match = RecordedMatch()
    match.seal_all(FRANCE=["A PAR - BUR"])
    wrong = len(match.record.entries)
    match.seal_all(FRANCE=["A BUR - MUN"])
    assert match.state.name == "S1902M"
    match._step(HOST, Rewind(wrong, sure=True))
    match.seal_all(FRANCE=["A BUR - RUH"])
    phases = exported(match.record)["phases"]
    assert [phase["name"] for phase in phases] == ["S1901M", "F1901M", "S1902M"]
    assert "A BUR - RUH" in phases[1]["orders"]["FRANCE"]


# ── files of other programs ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("seed", sampled(range(6)))
def test_a_saved_game_becomes_a_match(seed: int, whole: bool) -> None:
    """Files with stars, with phases left out, with retreats for nobody, with null orders."""
    file = played(seed, whole=whole)
    replay = import_back(file)
    record = match_of(replay)
    assert [phase for phase, _ in replay.wrong if phase.endswith("M")] == []
    assert record.header.chairs[0].name == "Austria"
    assert record.footer is not None
    second = exported(record)
    saved = {phase["name"]: phase for phase in file["phases"]}
    for phase in second["phases"]:
        if phase["name"] in saved and phase["name"][-1] == "M":
            assert sorted_units(phase["state"]) == sorted_units(saved[phase["name"]]["state"])
    assert {phase["name"] for phase in second["phases"]} <= {*saved}


def test_the_same_file_makes_the_same_match() -> None:
    file = played(3)
    assert import_back(file).lines == import_back(file).lines


def test_null_orders_mean_no_orders() -> None:
    file = played(2, years=1)
    for phase in file["phases"][:1]:
        phase["orders"] = None
    assert verify(read_saved(json.dumps(file).encode())).difference is not None
    with pytest.raises(Differs):
        import_back(file)


@pytest.mark.rule("diplomacy", "P-1")
@pytest.mark.parametrize("seed", range(4))
def test_empty_lists_after_the_last_seal_are_no_orders_of_the_next_phase(seed: int) -> None:
    """As files of the package have them, every power has a list in every phase."""
    file = played(seed)
    for phase in file["phases"]:
        phase["orders"] = {power: given or [] for power, given in phase["orders"].items()}
    assert any(not given for phase in file["phases"] for given in phase["orders"].values())
    second = exported(match_of(import_back(file)))
    assert {phase["name"] for phase in second["phases"]} <= {p["name"] for p in file["phases"]}
    assert verify(read_saved(json.dumps(second).encode())).difference is None


def _without_a_carrier(by_land: bool) -> Any:
    """Turkey goes from Constantinople to Bulgaria `VIA`, past a fleet that holds in between."""
    match = RecordedMatch(via_by_land=by_land, years=2)
    match.seal_all(TURKEY=["F ANK - BLA"])
    match.seal_all(TURKEY=["A CON - BUL VIA"])
    return exported(match.record)


@pytest.mark.rule("diplomacy", "P-10")
def test_an_army_that_nobody_convoys_goes_by_land_as_the_file_has_it() -> None:
    """The rule of the package `diplomacy` is found, and the match gets its option."""
    file = stripped(_without_a_carrier(by_land=True))
    assert "A BUL" in file["phases"][2]["state"]["units"]["TURKEY"]
    verdict = verify(read_saved(json.dumps(file).encode()))
    assert verdict.difference is None
    assert [rules.via_by_land for rules in verdict.other_rules.values()] == [True]
    replay = import_back(file)
    assert replay.rules == Rules(via_by_land=True)
    assert exported(match_of(replay))["phases"][:2] == file["phases"][:2]


def test_an_army_that_nobody_convoys_stays_by_our_own_rule() -> None:
    file = _without_a_carrier(by_land=False)
    assert "A CON" in file["phases"][2]["state"]["units"]["TURKEY"]
    assert import_back(stripped(file)).rules == Rules()


@pytest.mark.rule("diplomacy", "P-10")
def test_positions_have_the_hash_of_the_package() -> None:
    """The numbers are those of the package `diplomacy` 1.1.2 for these positions."""
    phases = exported(match_of(import_back(played(1, years=1))))["phases"]
    assert phases[0]["state"]["zobrist_hash"] == "1919110489198082658"
    owned = {power: list(centres) for power, centres in phases[0]["state"]["centers"].items()}
    units = {"FRANCE": ["A MAR", "A BUR"], "GERMANY": ["F DEN"], "RUSSIA": ["F STP/SC"]}
    lost = {"GERMANY": ["A BUR"]}
    assert position_hash("classic", units, lost, owned, owned) == "4813219260412224054"


def test_a_match_that_ended_by_agreement_says_that_one_phase_differs() -> None:
    """The package ends a game when a power has more than half of the centres, and by nothing."""
    drawn = exported(match_of(import_back(played(5, years=1))))
    assert drawn["rules"] == ["DIFFERENT_ADJUDICATION"]
    assert exported(RecordedMatch().record)["rules"] == []


def test_invalid_orders_are_reported_and_the_rest_is_played() -> None:
    file = stripped(exported(match_of(import_back(played(4, years=1)))))
    orders = file["phases"][0]["orders"]
    orders["FRANCE"] = ["A PAR - MOS", "x" * 300, *orders["FRANCE"]]
    replay = import_back(file)
    assert [(phase, wrong.given) for phase, wrong in replay.wrong] == [("S1901M", "A PAR - MOS")]
    last = exported(match_of(replay))["phases"][-1]["state"]
    assert sorted_units(last) == sorted_units(file["phases"][-1]["state"])


def test_a_file_with_other_results_is_refused() -> None:
    file = played(1)
    units = file["phases"][3]["state"]["units"]
    power = next(power for power in units if units[power])
    units[power] = units[power][1:]
    with pytest.raises(Differs) as differs:
        import_back(file)
    assert differs.value.difference.next == file["phases"][3]["name"]


def test_a_file_with_another_start_is_refused() -> None:
    phases = [{"name": "S1901M", "state": {"units": {"FRANCE": ["A BUR"]}}, "orders": {}}]
    with pytest.raises(Differs) as differs:
        import_back({"phases": phases})
    assert differs.value.difference.next == "S1901M"
    late = [{"name": "S2050M", "state": {"units": {"FRANCE": ["A BUR"]}}, "orders": {}}]
    with pytest.raises(BadGame) as bad:
        import_back({"phases": late})
    assert bad.value.reason.id == "diplomacy-game-saved-years"


def test_the_end_comes_from_the_file_or_is_a_draw() -> None:
    file = exported(match_of(import_back(played(5, years=1))))
    assert len(file["winners"]) == 7
    alone = copy.deepcopy(file) | {"winners": ["FRANCE"]}
    assert import_back(alone).ending == "conceded"
    some = copy.deepcopy(file) | {"winners": ["FRANCE", "TURKEY"]}
    record = match_of(import_back(some))
    assert record.footer is not None
    assert record.footer.outcome.winners == (2, 6)
    assert import_back(stripped(file)).ending == "drawn"
