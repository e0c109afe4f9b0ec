"""What the end of a match is called: victory, defeat, a draw; and playing it again."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from intriga.games.diplomacy import game as diplomacy
from intriga.games.espionage import game as espionage
from intriga.kernel import Message, Outcome
from intriga.web.verdict import PersonalOutcome
from intriga.words import phrasebook
from tests.kit.http.html_client import Person
from tests.shapes import auction
from tests.web.diplomacy.diplomacy_match import BALTIC, DiplomacyMatch

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]
NAMES = ("Anna", "Boris", "Vera")


def seal_to_the_end(me: Person, match: str) -> None:
    """Seal no orders in every phase."""
    for number in range(40):
        me.open(match)
        if re.search(r'stamp-won|id="finished">\s*<section', me.page.text):
            return
        if "orders" in me.acts:
            sealed = {"type": "orders", "orders": [], "sealed": True}
            body = {"command": f"end-{number}", "act": sealed}
            me.http.post(f"{match}/act", json=body, headers={"accept": "application/json"})
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_draw_is_not_called_a_victory(new_person: NewPerson, language: str) -> None:
    table = DiplomacyMatch(partial(new_person, language), BALTIC, years="1")
    for number in range(2):
        for power in BALTIC:
            table.order(power)
        assert number < 2
    hansa, stranger = table.people["HANSA"], new_person(language)
    draw = "Ничья: 3 державы" if language == "ru" else "Draw between 3 powers"
    for person in (hansa, stranger):
        person.open(table.match)
        assert draw in person.text
        (stamp,) = re.findall(r'class="stamp stamp-(\w+)', person.page.text)
        assert stamp == "drawn"
        assert not re.search("обед[аи]|ictory|inner", finished(person))
    hansa.open("/")
    assert ("ничья: " if language == "ru" else "draw between ") in hansa.text
    assert not re.search(r"победа: Hansa|won by Hansa", hansa.text)


def finished(person: Person) -> str:
    found = re.search(r'(?s)<div id="finished">.*?</section>', person.page.text)
    assert found
    return re.sub("<[^>]*>", " ", found[0])


def test_another_match_against_the_same_bots_begins_at_once(new_person: NewPerson) -> None:
    me = new_person()
    me.open("/new/diplomacy")
    me.press("/new/diplomacy", name="Я", privacy="open", seats="3", years="1", disorder="0")
    first = me.path
    for seat in ("1", "2"):
        me.press(f"{first}/bot", seat=seat)
    me.press(f"{first}/start")
    seal_to_the_end(me, first)
    people = re.findall(r'(?s)id="person-\d".*?<bdi>(.*?)</bdi>', me.page.text)
    me.press(f"{first}/again")
    assert me.path != first
    assert "orders" in me.acts, "it is being played"
    assert "последний год: 1560" in me.text, "with the same options"
    assert re.findall(r'(?s)id="person-\d".*?<bdi>(.*?)</bdi>', me.page.text) == people
    again = me.path
    me.open(first)
    me.press(f"{first}/again")
    assert me.path == again


def test_another_match_invites_everybody_to_their_seats(new_person: NewPerson) -> None:
    table = DiplomacyMatch(new_person, BALTIC, years="1")
    for _ in range(2):
        for power in BALTIC:
            table.order(power)
    hansa, russia = table.people["HANSA"], table.people["RUSSIA"]
    hansa.open(table.match)
    hansa.press(f"{table.match}/again")
    again = hansa.path
    assert "Приглашение: Russia" in hansa.text
    assert "Приглашение: Sweden" in hansa.text
    russia.open(table.match)
    assert "В следующую партию" in russia.text
    russia.press(f"{table.match}/again")
    assert russia.path == again
    assert "Ваше место: 2." in russia.text


def outcome(*winners: int) -> Outcome:
    return Outcome(winners, (0, 0, 0), Message("table-started"))


@pytest.mark.parametrize(
    ("game", "winners", "me", "mine", "russian", "english"),
    [
        (espionage, (0,), 0, "won", "Вы победили", "You have won"),
        (espionage, (0,), 1, "lost", "Вы проиграли. Победа: Anna", "You have lost. Winner: Anna"),
        (espionage, (0,), None, "over", "Победа: Anna", "Winner: Anna"),
        (espionage, (), 0, "drawn", "Ничья", "Draw"),
        (espionage, (), None, "drawn", "Ничья", "Draw"),
        (diplomacy, (0, 2), 0, "drawn", "Ничья: Anna, Vera", "Draw: Anna, Vera"),
        (
            diplomacy,
            (0, 2),
            1,
            "lost",
            "Вы проиграли. Ничья: Anna, Vera",
            "You have lost. Draw: Anna, Vera",
        ),
        (diplomacy, (0, 2), None, "drawn", "Ничья: Anna, Vera", "Draw: Anna, Vera"),
        (diplomacy, (), 0, "over", "Победителей нет", "No winner"),
        (
            auction.game,
            (0, 2),
            0,
            "won",
            "Вы победили. Победу с вами делит Vera",
            "You have won, together with Vera",
        ),
        (auction.game, (0, 2), None, "over", "Победители: Anna, Vera", "Winners: Anna, Vera"),
    ],
)
def test_the_words_of_every_end(  # noqa: PLR0917
    game: Any, winners: tuple[int, ...], me: int | None, mine: str, russian: str, english: str
) -> None:
    verdict = PersonalOutcome(game, outcome(*winners), me)
    assert verdict.mine == mine
    for language, words in (("ru", russian), ("en", english)):
        book = phrasebook(language, "intriga.web")
        assert book.say("finished", verdict.params(NAMES)) == words
        assert book.say("ended", {**verdict.params(NAMES), "ago": "…"})
        assert book.say(f"stamp-{mine}")
