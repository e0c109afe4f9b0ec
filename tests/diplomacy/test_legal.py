"""Every listed order is possible, and every order that can have an effect is listed."""

from collections.abc import Iterator
from random import Random

import pytest

from intriga.diplomacy.adjudication.legal import Menu, Possible, builds_of, retreats_of
from intriga.diplomacy.adjudication.movement import resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.geography.board import Board, board_of
from intriga.diplomacy.rule_choices import Rules
from intriga.diplomacy.vocabulary import Verb
from tests.kit.sampled import sampled

CLASSIC = board_of("classic")
SEEDS = range(12)


def crowd(rng: Random, count: int) -> dict[str, list[str]]:
    """Random units of two powers, many of them fleets."""
    units: dict[str, list[str]] = {"FRANCE": [], "ENGLAND": []}
    for p in rng.sample(range(CLASSIC.size), count):
        kinds = [f"A {CLASSIC.codes[p]}"] * (not CLASSIC.sea[p])
        kinds += [f"F {CLASSIC.spots[s]}" for s in CLASSIC.coasts[p] or (p,) if CLASSIC.lanes[s]]
        units[rng.choice(["FRANCE", "ENGLAND"])].append(rng.choice(kinds))
    return units


def owner(units: dict[str, list[str]], unit: str) -> str:
    return next(power for power, mine in units.items() if unit in mine)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_listed_order_is_accepted(seed: int) -> None:
    units = crowd(Random(seed), 22)
    menu = Menu("classic", units)
    for power, mine in units.items():
        lists = [menu.of(unit) for unit in mine]
        for n in range(max(map(len, lists))):
            texts = [offered[n % len(offered)].text for offered in lists]
            season = resolve("classic", units, {power: texts})
            assert season.errors == []
            assert set(season.field.given.values()) == set(texts)
            plans = [season.field.order[at] for at in season.field.given]
            assert [plan.text for plan in plans if plan is not None] == texts, "canonical"


@pytest.mark.parametrize("seed", sampled(SEEDS))
def test_unlisted_orders_have_no_effect(seed: int) -> None:
    """Tries all orders the notation knows for a few units. Those that are accepted but not listed
    have no effect: a support of an impossible order, a convoy that no chain needs."""
    rng = Random(f"rest {seed}")
    units = crowd(rng, 16)
    menu = Menu("classic", units)
    everybody = [unit for mine in units.values() for unit in mine]
    listed = {unit: {order.text for order in menu.of(unit)} for unit in everybody}
    for unit in rng.sample(everybody, 4):
        for order in _thinkable(unit, everybody):
            if order.text in listed[unit]:
                continue
            season = resolve("classic", units, {owner(units, unit): [order.text]})
            if season.errors:
                continue
            assert _is_idle(order, listed, units), order


def _thinkable(unit: str, everybody: list[str]) -> Iterator[Possible]:
    for to in CLASSIC.spots:
        yield Possible(f"{unit} - {to}", Verb.MOVE, unit, to)
        yield Possible(f"{unit} - {to} VIA", Verb.MOVE, unit, to, via=True)
    for of in everybody:
        yield Possible(f"{unit} S {of}", Verb.SUPPORT, unit, of=of)
        for to in CLASSIC.codes:
            yield Possible(f"{unit} S {of} - {to}", Verb.SUPPORT, unit, to, of)
            yield Possible(f"{unit} C {of} - {to}", Verb.CONVOY, unit, to, of)


def _is_idle(order: Possible, listed: dict[str, set[str]], units: dict[str, list[str]]) -> bool:
    """Whether the order is the same as a listed one under another text, or cannot be made."""
    board = CLASSIC
    if order.verb == Verb.MOVE:
        plain = f"{order.unit} - {order.to.partition('/')[0]}"
        near = [text for text in listed[order.unit] if text.startswith(plain)]
        return bool(near)  # a convoy without VIA, or a coast that is implied
    goals = {
        text.split(" - ")[1].removesuffix(" VIA").partition("/")[0]
        for text in listed[order.of]
        if text.startswith(f"{order.of} - ")
    }
    if order.verb == Verb.SUPPORT:
        return order.to not in goals or _alone(board, order, units)
    return not _in_a_chain(board, order, units)


def _place(board: Board, unit: str) -> int:
    return board.province[board.spot_of[unit.split(" ")[1]]]


def _fleets(board: Board, units: dict[str, list[str]]) -> int:
    places = [_place(board, unit) for mine in units.values() for unit in mine]
    return sum(1 << p for p in places if board.sea[p])


def _in_a_chain(board: Board, order: Possible, units: dict[str, list[str]]) -> bool:
    start, end = _place(board, order.of), board.spot_of[order.to]
    chains = board._chains(start, end, _fleets(board, units))
    return any(_place(board, order.unit) in chain for chain in chains)


def _alone(board: Board, order: Possible, units: dict[str, list[str]]) -> bool:
    """Whether the army can only get there by this very fleet (6.D.31)."""
    here = 1 << _place(board, order.unit)
    start, end = _place(board, order.of), board.spot_of[order.to]
    return not board.convoys(start, end, _fleets(board, units) & ~here)


def test_retreat_orders_are_all_free_provinces_and_disband() -> None:
    units = {"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR"]}
    orders = {"FRANCE": ["A PAR - BUR", "A MAR S A PAR - BUR"]}
    season = resolve("classic", units, orders)
    offered = retreats_of("A BUR", season.retreats["A BUR"])
    assert [order.text for order in offered] == [
        *("A BUR R BEL", "A BUR R GAS", "A BUR R MUN", "A BUR R PIC", "A BUR R RUH", "A BUR D")
    ]
    for order in offered:
        phase = resolve_retreats(
            *("classic", season.units, season.dislodged, season.retreats),
            {"GERMANY": [order.text]},
        )
        assert phase.errors == []


def test_builds_and_removals() -> None:
    units = {"RUSSIA": ["A MOS"], "TURKEY": ["F ANK", "A CON"]}
    centres = {"RUSSIA": ["MOS", "STP", "SEV", "BUL"], "TURKEY": ["ANK"]}
    built = [order.text for order in builds_of("classic", "RUSSIA", units, centres)]
    assert built == ["A SEV B", "F SEV B", "A STP B", "F STP/NC B", "F STP/SC B", "WAIVE"]
    anywhere = builds_of("classic", "RUSSIA", units, centres, Rules(builds="owned"))
    assert {"A BUL B", "F BUL/EC B", "F BUL/SC B"} < {order.text for order in anywhere}
    removed = [order.text for order in builds_of("classic", "TURKEY", units, centres)]
    assert removed == ["A CON D", "F ANK D"]
    assert builds_of("classic", "FRANCE", {"FRANCE": []}, {"FRANCE": []}) == []
