"""Maps made for tests: any number of powers around a sea, each with two home centres and a neutral
one towards the next."""

import json
from typing import Any

Plain = dict[str, Any]


def ring(powers: int) -> Plain:
    """The map as plain data. Power `P03` has the port `A03` and the inland `B03`; `N03` lies
    between it and the next power, `S03` is the sea before its port."""
    provinces: Plain = {}
    for n in range(powers):
        after, before = (n + 1) % powers, (n - 1) % powers
        home = {"centre": True, "home": _power(n)}
        port, inland, neutral, sea = (f"{kind}{n:02}" for kind in "ABNS")
        provinces[port] = _province("coast", port, [inland, neutral], [neutral, sea]) | home
        provinces[inland] = _province("land", inland, [port, neutral, f"N{before:02}"], []) | home
        provinces[neutral] = {
            **_province(
                "coast", neutral, [port, inland, f"B{after:02}"], [port, sea, f"S{after:02}"]
            ),
            "centre": True,
        }
        seas = [port, neutral, f"N{before:02}", f"S{before:02}", f"S{after:02}"]
        provinces[sea] = _province("sea", sea, [], seas)
    named = {
        _power(n): {"en": f"Power {n}", "ru": f"Держава {n}", "start": [f"F A{n:02}", f"A B{n:02}"]}
        for n in range(powers)
    }
    return {
        "id": "ring",
        "en": "The Ring",
        "ru": "Кольцо",
        "year": 1,
        "powers": named,
        "provinces": provinces,
    }


def text(plain: Plain) -> str:
    """A map as people bring it."""
    return json.dumps(plain, ensure_ascii=False, indent=1)


def _power(n: int) -> str:
    return f"P{n:02}"


def _province(kind: str, code: str, army: list[str], fleet: list[str]) -> Plain:
    near = {"army": army, "fleet": fleet}
    ways = {way: " ".join(dict.fromkeys(codes)) for way, codes in near.items() if codes}
    return {"kind": kind, "en": f"Place {code}", "ru": f"Место {code}", **ways}
