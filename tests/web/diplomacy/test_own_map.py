"""A match on a map that the host brings, over HTTP: the form, the page, the mistakes (C8a)."""

import re

import pytest

from tests.kit.diplomacy.made_map import ring, text
from tests.kit.http.html_client import NewPerson
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch

pytestmark = pytest.mark.rule("diplomacy", "C8a")


def test_two_play_on_a_map_of_their_own(new_person: NewPerson) -> None:
    match = DiplomacyMatch(new_person, ("P00", "P01"), map="own", map_text=text(ring(2)))
    match.order("P00", "A B00 - N00")
    match.order("P01", "F A01 - S01")
    host = match.people["P00"]
    host.open(match.match)
    assert 'data-p="N00"' in host.page.text
    assert "Осень 1" in host.text
    assert "для победы: 4" in host.text
    assert "Место N00" in host.page.text


@pytest.mark.thorough
def test_the_thirty_fourth_power_has_a_mark_and_a_colour(new_person: NewPerson) -> None:
    host = new_person()
    host.open("/new/diplomacy")
    host.press("/new/diplomacy", name="Ada", map="own", map_text=text(ring(34)), seats="34",
               seating="seat", pace="unlimited")  # fmt: skip
    assert host.status == 200, host.text
    match = host.path
    host.press(f"{match}/fill")
    host.open(match)
    host.press(f"{match}/start")
    host.open(match)
    assert "power-33" in host.page.text
    assert "seat-33" in host.page.text


def test_mistakes_and_other_files_are_told_beside_the_map(new_person: NewPerson) -> None:
    host = new_person()
    for given, said in (
        ("NOW (SPR 1901) (AUS AMY BUD)", "DAIDE"),
        (text(ring(2)).replace('"sea"', '"hill"', 1), "Строка "),
        ("UNPLAYED ALL\nMAP standard.map", "standard.map"),
        (judge_map_of_a_lake(), "недостижимы"),
    ):
        host.open("/new/diplomacy")
        host.press("/new/diplomacy", name="Ada", map="own", map_text=given, seats="2")
        assert host.status == 422
        beside = re.search(r'id="o-map_text-error">([^<]*)<', host.page.text)
        assert beside
        assert said.lower() in beside[1].lower(), beside[1]


def judge_map_of_a_lake() -> str:
    return "\n".join([
        "FRANCE PAR", "A PAR", "ITALY ROM", "A ROM",
        "LAND PAR ABUTS BUR", "LAND BUR ABUTS PAR", "LAND ROM ABUTS TUS", "LAND TUS ABUTS ROM",
    ])  # fmt: skip
