"""The cases of DATC as data, and where the text of DATC says otherwise than the data."""

import json
from pathlib import Path
from typing import Any

import pytest

from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.rule_choices import DPTG, RULES_1971, STANDARD

DATA = Path(__file__).parents[2] / "diplomacy" / "data"


CASES: list[dict[str, Any]] = json.loads((DATA / "datc-v3.0.json").read_text("utf-8"))["cases"]


EDITIONS = {"1971": RULES_1971, "dptg": DPTG, "1982": STANDARD, "2023": STANDARD, None: STANDARD}


EXACT = {"6.B.2", "6.B.10", "6.B.12"}
"""Cases in which the engine of the JSON does not correct coasts: they are played under
`exact_coasts`. DATC prefers to correct them, as we do by default: `LENIENT`."""


BY_THE_TEXT: dict[tuple[str, str], Any] = {
    # “LVP supports an order that is illegal”: not attacked, so the JSON calls it a success.
    ("6.A.5", "ENG: A lvp supports A yor -> yor"): "Fails",
    # Ignored in the JSON; both moves have strength two and bounce.
    ("6.B.15", "ENG: F mao -> spa(nc)"): "Fails",
}


Texts = dict[str, list[str]]


def number(case: dict[str, Any]) -> str:
    return str(case["url"]).rpartition("#")[2]


def by_power(lines: Any) -> Texts:
    grouped: Texts = {}
    for line in lines:
        power, _, text = line.partition(": ")
        grouped.setdefault(power, []).append(text)
    return grouped


def units_of(phase: dict[str, Any]) -> Texts:
    """The starting units; if none are given, the units that get orders."""
    if "starting_state" in phase:
        return by_power(phase["starting_state"])
    return by_power(f"{o[:5]}{' '.join(o[5:].split()[:2])}" for o in phase["orders"])


def cases(phase: str) -> list[Any]:
    found = [case for case in CASES if case["phase"] == phase]
    return [pytest.param(c, id=f"{number(c)}-{c['name']}-{c.get('edition', '')}") for c in found]


# The JSON cannot express a support or a convoy in a retreat phase, so its cases 6.H.1–3 are
# incomplete; here they are as in DATC.
SEASONS_OF_H: dict[str, dict[str, Any]] = {
    "6.H.2": {
        "orders": {
            "ENG: A lvp - edi": "Succeeds",
            "ENG: F yor S A lvp - edi": "Succeeds",
            "ENG: F nor H": "Fails",
            "GER: A kie S A ruh - hol": "Succeeds",
            "GER: A ruh - hol": "Succeeds",
            "RUS: F edi H": "Fails",
            "RUS: A swe S A fin - nwy": "Succeeds",
            "RUS: A fin - nwy": "Succeeds",
            "RUS: F hol H": "Fails",
        }
    },
    "6.H.3": {
        "orders": {
            "ENG: F nth H": "Succeeds",
            "ENG: A hol H": "Fails",
            "GER: F kie S A ruh - hol": "Succeeds",
            "GER: A ruh - hol": "Succeeds",
        }
    },
}


EXTRA_RETREATS = {
    "6.H.1": {"AUS: A ser S F tri - alb": "Fails"},
    "6.H.2": {"RUS: F edi - nth": "Fails", "RUS: F hol S F edi - nth": "Fails"},
    "6.H.3": {"ENG: F nth C A hol - yor": "Fails"},
}


RETREATS_BY_THE_TEXT = {
    # “Both dislodged fleets are disbanded.”
    ("6.H.1", "TUR: F gre -> alb"): "Fails",
}


def centres_of(case: dict[str, Any]) -> Texts:
    """Home centres, then centres with units on them, then those the case says are occupied."""
    board = reader_of("classic").board
    owner = {board.codes[p]: power[:3] for p, power in board.home.items()}
    for line in case.get("starting_state", ()):
        code = line.split()[-1].partition("(")[0].upper()
        if board.atlas.provinces[code].centre:
            owner[code] = line[:3]
    owner |= {code.upper(): power for code, power in case.get("occupiers", {}).items()}
    owned: Texts = {}
    for code, power in owner.items():
        owned.setdefault(power, []).append(code)
    return owned


LENIENT = {
    "6.B.2": ("F GAS", "F gas - spa", "F SPA/NC"),
    "6.B.10": ("F SPA/SC", "F spa(nc) - lyo", "F LYO"),
    "6.B.12": ("A GAS", "A gas - spa(nc)", "A SPA"),
}


V32: list[dict[str, Any]] = json.loads((DATA / "datc-v3.2-additions.json").read_text("utf-8"))
