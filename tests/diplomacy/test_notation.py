"""The notation on every map: however an order is written, it means the same as its codes.

Orders are put together from parts. Each part is written at random: as a code, as a name in either
language, with common abbreviations, synonyms of the verbs, arrows, coasts spelled out, in any case.
"""

from collections import defaultdict
from contextlib import suppress
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from intriga.diplomacy import maps, reader_of
from intriga.diplomacy.geography.board import Board
from intriga.diplomacy.notation.orders import Reading, plan_for
from intriga.diplomacy.notation.reader import BadOrder
from intriga.diplomacy.tactics.ground import ground_of
from intriga.diplomacy.vocabulary import KINDS, VERBS, VIA, Verb

MEANING = ("verb", "fleet", "spot", "at", "to", "of_fleet", "of_spot", "of", "via")

SYNONYMS: dict[Verb, list[str]] = defaultdict(list)
for word, verb in VERBS.items():
    SYNONYMS[verb].append(word)
SYNONYMS[Verb.MOVE] += ["->", "→", "=>", "—", "–", "MOVES TO", "ИДЁТ В"]

SIGN = {Verb.HOLD: "H", Verb.MOVE: "-", Verb.SUPPORT: "S", Verb.CONVOY: "C", Verb.BUILD: "B"}
SIGN |= {Verb.RETREAT: "R", Verb.DISBAND: "D"}

COAST_WORDS = {
    "NC": ("north coast", "северный берег", "северное побережье", "NC", "nc"),
    "SC": ("south coast", "южный берег", "южное побережье", "SC", "юб"),
    "EC": ("east coast", "восточный берег", "восточное побережье", "EC", "вб"),
    "WC": ("west coast", "западный берег", "западное побережье", "WC", "зб"),
}


class Wording(NamedTuple):
    """The same thing as codes and in a random wording."""

    plain: str
    varied: str


class Order(NamedTuple):
    """An order on a map."""

    map: str
    text: Wording

    def readings(self) -> tuple[Reading, Reading]:
        reader = reader_of(self.map)
        return reader.order(self.text.plain), reader.order(self.text.varied)


@st.composite
def places(draw: st.DrawFn, board: Board) -> Wording:
    """A province or a coast."""
    spot = draw(st.integers(0, len(board.spots) - 1))
    plain = board.spots[spot]
    code, _, coast = plain.partition("/")
    province = board.atlas.provinces[code]
    name = draw(st.sampled_from([code, *province.names]))
    if coast:
        shape = draw(st.sampled_from(["{}/{}", "{} ({})", "{} {}", "{}({})", "{} / {}"]))
        name = shape.format(name, draw(st.sampled_from(COAST_WORDS[coast])))
    return Wording(plain, name)


@st.composite
def units(draw: st.DrawFn, board: Board, kind: bool = False) -> Wording:
    """A unit; its kind may be left out in all orders but builds."""
    place = draw(places(board))
    if not kind and draw(st.booleans()):
        return place
    word = draw(st.sampled_from(sorted(KINDS)))
    return Wording(f"{'F' if KINDS[word] else 'A'} {place.plain}", f"{word} {place.varied}")


@st.composite
def orders(draw: st.DrawFn) -> Order:
    """An order of any phase on any map."""
    map = draw(st.sampled_from(maps()))
    board = reader_of(map).board
    verb = draw(st.sampled_from(sorted(SIGN)))
    unit = draw(units(board, kind=verb == Verb.BUILD))
    sign = Wording(SIGN[verb], draw(st.sampled_from(SYNONYMS[verb])))
    parts = [unit, sign]
    if verb in (Verb.BUILD, Verb.DISBAND) and draw(st.booleans()):
        parts = [sign, unit]
    elif verb in (Verb.MOVE, Verb.RETREAT):
        parts.append(draw(places(board)))
    elif verb in (Verb.SUPPORT, Verb.CONVOY):
        parts.append(draw(units(board)))
        if verb == Verb.CONVOY or draw(st.booleans()):
            arrow = draw(st.sampled_from(SYNONYMS[Verb.MOVE]))
            parts += [Wording("-", arrow), draw(places(board))]
    if verb == Verb.MOVE and draw(st.booleans()):
        parts.append(Wording("VIA", " ".join(draw(st.sampled_from(VIA)))))
    varied = " ".join(part.varied for part in parts)
    varied = draw(st.sampled_from([varied, varied.upper(), varied.lower(), varied.title()]))
    return Order(map, Wording(" ".join(part.plain for part in parts), varied))


@given(orders())
def test_every_wording_of_an_order_means_the_same(order: Order) -> None:
    plain, varied = order.readings()
    for slot in MEANING:
        assert getattr(plain, slot) == getattr(varied, slot), (slot, order)


@given(orders())
def test_a_plan_written_as_text_is_read_as_the_same_plan(order: Order) -> None:
    """Whatever unit stands there: its plan, written in the usual notation, is read as the same
    plan."""
    reader = reader_of(order.map)
    board = reader.board
    _, varied = order.readings()
    for piece in ground_of(board).standing:
        if board.province[piece >> 1] == varied.at:
            plan = plan_for(board, varied, piece)
            if plan.fault is None and varied.verb != Verb.BUILD:
                again = plan_for(board, reader.order(plan.text), piece)
                assert (again.text, again.fault) == (plan.text, None)
                assert (again.verb, again.to_spot, again.of, again.via) == (
                    plan.verb, plan.to_spot, plan.of, plan.via
                )  # fmt: skip


@given(orders(), st.data())
def test_a_truncated_order_never_becomes_another_order(order: Order, data: st.DataObject) -> None:
    """Its first words are refused, mean hold, or are an order of the same kind."""
    reader = reader_of(order.map)
    words = order.text.varied.split()
    cut = data.draw(st.integers(1, len(words)))
    with suppress(BadOrder):
        part = reader.order(" ".join(words[:cut]))
        assert part.verb in (reader.order(order.text.varied).verb, Verb.HOLD)
