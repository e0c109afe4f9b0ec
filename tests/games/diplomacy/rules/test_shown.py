"""What is shown beside a decision, of great events, and to newcomers."""

from types import SimpleNamespace
from typing import Any

from intriga.games.diplomacy import game
from intriga.games.diplomacy.course.announce import TURN
from intriga.games.diplomacy.presentation import presentation
from intriga.games.diplomacy.seen.view import View
from intriga.kernel import PUBLIC, Event, Viewer
from intriga.words import phrasebook
from tests.games.diplomacy.world import NAMES, Harness

BOOK = phrasebook("en", game.words, f"{game.words}.presentation")


def scene(viewer: Viewer, *awaited: int) -> Any:
    return SimpleNamespace(
        viewer=viewer,
        language="en",
        awaited=awaited,
        asked=viewer in awaited,
        names=NAMES,
        book=BOOK,
        say=lambda id, **params: BOOK.say(id, params, NAMES),
        render=lambda param: str(BOOK.render(param, NAMES)),
        tell=lambda event: BOOK.text_of(event, NAMES),
    )


def seen(match: Harness, viewer: Viewer) -> View:
    return game.view(match.state, game.viewpoint(match.state, viewer))


def cards(match: Harness, events: list[Event], viewer: Viewer = PUBLIC) -> list[Any]:
    moments = presentation.moments
    assert moments is not None
    assert moments.cards is not None
    great = [event for event in events if event.id in moments.kinds]
    args = seen(match, viewer), scene(viewer)
    return [card for event in great for card in moments.cards(*args, event, ())]


def test_a_power_has_its_centres_and_units_and_nobody_else_has() -> None:
    match, resources = Harness(), presentation.resources
    assert resources is not None
    russia = match.seat("RUSSIA")
    held = resources(seen(match, russia), scene(russia))
    assert [(one.value, one.word) for one in held] == [("4", "centres"), ("4", "units")]
    assert held[0].about == ("18 centres win",)
    assert resources(seen(match, PUBLIC), scene(PUBLIC)) == ()


def asked(match: Harness, viewer: Viewer, *awaited: int) -> tuple[str, str]:
    """What is asked of somebody, and under which title."""
    assert presentation.now is not None
    said = presentation.now(seen(match, viewer), scene(viewer, *awaited))
    return said.title, said.ask


def test_what_is_asked_follows_from_the_orders_of_ones_own() -> None:
    match = Harness()
    france, italy = match.seat("FRANCE"), match.seat("ITALY")
    title = "Spring 1901: orders"
    assert asked(match, france, france) == (title, "What will your units do?")
    match.order("FRANCE", "F BRE H", "A MAR H")
    assert asked(match, france, france, italy) == (title, "What will the other units do?")
    assert asked(match, italy, france, italy) == (title, "What will your units do?")
    match.order("FRANCE", "A PAR H", "A MAR H", "F BRE H")
    assert asked(match, france, france)[1] == "All orders are given. Seal them?"
    match.order("FRANCE", "A PAR H", seal=True)
    assert asked(match, france, italy)[1] == "Sealed. Waiting for 1 power"
    assert asked(match, PUBLIC, italy)[1] == "The powers are writing orders"


def test_a_power_in_disorder_is_told_how_to_come_back() -> None:
    match = Harness()
    match.state.powers["ITALY"].absent = True
    told = asked(match, match.seat("ITALY"), match.seat("FRANCE"))
    assert told[1] == "Nobody waits for you: civil disorder"


def test_a_power_without_anything_is_told_that_it_is_out() -> None:
    match = Harness()
    power = match.state.powers["ITALY"]
    power.units, power.centres = [], []
    assert asked(match, match.seat("ITALY"))[1] == "Your power is eliminated"


def test_a_hint_names_the_first_unit_without_an_order_until_all_is_sealed() -> None:
    match, hint = Harness(), presentation.hint
    assert hint is not None
    france = match.seat("FRANCE")

    def told() -> str | None:
        found = hint(seen(match, france), scene(france, france))
        return found.text if found is not None else None

    assert told() is not None
    match.order("FRANCE", "F BRE H", "A MAR H")
    assert told() == "Give an order: A Paris"
    match.order("FRANCE", "A PAR H", "A MAR H", "F BRE H")
    assert told() is None
    match.order("FRANCE", "A PAR H", seal=True)
    assert told() is None
    assert hint(seen(match, france), scene(france)) is None, "nobody asks them"
    assert hint(seen(match, PUBLIC), scene(PUBLIC)) is None


def test_a_turn_without_a_dislodged_unit_is_no_moment() -> None:
    match = Harness()
    quiet = match.play(FRANCE=["A PAR - BUR"], GERMANY=["A MUN - RUH"])
    assert [event.id for event in quiet].count(TURN) == 1
    assert cards(match, quiet) == []


def test_the_cards_of_a_battle_name_the_units_with_the_marks_of_their_powers() -> None:
    match = Harness(map="classic")
    match.play(FRANCE=["A PAR - BUR"], GERMANY=["A MUN - RUH", "A BER - MUN"])
    fought = match.play(FRANCE=["A BUR H"], GERMANY=["A RUH - BUR", "A MUN S A RUH - BUR"])
    (card,) = cards(match, fought)
    assert (card.kind, card.title) == ("battle", "1 unit dislodged")
    assert card.kicker.startswith("Autumn 1901")
    (row,) = card.rows
    assert "Burgundy" in row.text
    assert (row.mark, row.good) == ("F", False)


def test_whoever_gave_orders_sees_which_failed_and_why() -> None:
    match = Harness(map="classic")
    fought = match.play(
        FRANCE=["A PAR - BUR", "A MAR H", "F BRE - MAO"], GERMANY=["A MUN - BUR", "A BER H"]
    )
    (bounced,) = cards(match, fought, match.seat("FRANCE"))
    assert bounced.kind == "battle"
    assert bounced.kicker.endswith("2 of 3 succeeded")
    assert "Burgundy" in bounced.title
    assert bounced.lines, "it says why"
    (well,) = cards(match, fought, match.seat("ENGLAND"))
    assert "succeeded" in well.title
    assert cards(match, fought) == [], "those who watch gave no orders"
