"""Curators of MAGA over HTTP: what their desk offers, and that it ends at their circle."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.kit.http.html_client import Person
from tests.web.maga.maga_match import MagaMatch

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("maga")]
Hall = Callable[..., Person]


def curated(hall: Hall, where: str = "rooms") -> MagaMatch:
    """Three teams; somebody of the first sits in the circle of the third."""
    offices = (*(f"curator-{n}" for n in range(3)), "curator-international", "curator-ocean")
    table = MagaMatch(hall, 6, "en", offices, curators="true", hall=where)
    table.do(table.seat(0), "send-ambassador", circle=table.land[2])
    return table


def desk(table: MagaMatch, office: str) -> tuple[list[str], list[str]]:
    """Whom a curator may send home (seats), and what they may warn (circles)."""
    page = table.curators[office].open(f"{table.match}/office")
    return (
        re.findall(r'<input type="radio" name="whom" value="(\d+)"', page),
        re.findall(r'<input type="radio" name="circle" value="(-?\d+)"', page),
    )


def asked(table: MagaMatch, office: str, act: str, **fields: Any) -> Any:
    """What a curator is answered, whatever their page offers."""
    person = table.curators[office]
    person.open(f"{table.match}/office")
    data = {"_csrf_token": person.csrf, "command": f"{office}-{act}", "act": act, **fields}
    return person.http.post(f"{table.match}/office/act", data=data)


@pytest.mark.rule("maga", "item 8", "item 14", "R-A4")
def test_a_curator_acts_in_their_own_circle_alone(hall: Hall) -> None:
    table = curated(hall)
    here, elsewhere = (table.land[team] for team in (2, 1))
    ((guest,), circles) = desk(table, f"curator-{here}")
    assert circles == [str(here)]
    assert desk(table, f"curator-{elsewhere}") == ([], [str(elsewhere)])
    assert desk(table, "curator-international") == ([], ["-1"])
    assert desk(table, "curator-ocean") == ([], [])

    for office in (f"curator-{elsewhere}", "curator-international"):
        for act, fields in (
            ("send-home", {"whom": guest}),
            ("warn-circle", {"circle": str(here), "reason": "Forged"}),
        ):
            answer = asked(table, office, act, **fields)
            assert answer.status_code == 409, answer.text
    assert asked(table, "curator-ocean", "send-home", whom=guest).status_code == 409
    page = table.open(2)
    assert "Forged" not in page

    assert asked(table, f"curator-{here}", "send-home", whom=guest).status_code == 200
    assert desk(table, f"curator-{here}") == ([], [str(here)])


@pytest.mark.rule("maga", "item 12", "R-A4")
def test_the_curator_of_the_ocean_warns_those_who_walk_through_it(hall: Hall) -> None:
    table = curated(hall, "hall")
    here = table.land[2]
    ((guest,), _) = desk(table, f"curator-{here}")
    assert desk(table, "curator-ocean") == ([], ["-2"])
    answer = asked(table, f"curator-{here}", "warn-circle", circle="-2", reason="Not yours")
    assert answer.status_code == 409, answer.text
    answer = asked(table, "curator-ocean", "warn-circle", circle="-2", reason="Quiet, please")
    assert answer.status_code == 200, answer.text
    for seat, person in enumerate(table.people):
        heard = "Quiet, please" in person.open(table.match)
        assert heard == (seat == int(guest)), f"seat {seat}"
