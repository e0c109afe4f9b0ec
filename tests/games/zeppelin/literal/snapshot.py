"""What is compared: everything of a society, as plain values by name, from either side."""

from typing import Any

from tests.games.zeppelin.literal.model import Model, citizens
from tests.games.zeppelin.literal.polls import voters

PERSON = ("country", "rank", "jailed", "died", "left", "seen", "tried_turn", "tried_at")
CLASS = ("name", "limit", "parent", "failed")


def of_model(model: Model) -> dict[str, Any]:
    found: dict[str, Any] = {"turn": model["turn"]}
    for seat, one in enumerate(model["people"]):
        for field in PERSON:
            found[f"person {seat} {field}"] = one[field]
    found["requests"] = [(one["seat"], one["leave"], one["enter"]) for one in model["requests"]]
    found["countries"] = list(model["countries"])
    for number, country in model["countries"].items():
        where = f"country {number}"
        for field in ("name", "power", "root", "migrant", "froze", "blacklist"):
            found[f"{where} {field}"] = country[field]
        found[f"{where} guests"] = sorted(country["guests"])
        found[f"{where} classes"] = {
            rank: (*(one[field] for field in CLASS), frozenset(one["rights"]))
            for rank, one in country["classes"].items()
        }
        found[f"{where} laws"] = {
            law: (one["title"], one["authors"], one["repealed_by"])
            for law, one in country["laws"].items()
        }
        found[f"{where} polls"] = [
            (poll, one["kind"], one["by"], one["whom"], one["rights"], _cast(model, number, one))
            for poll, one in country["polls"].items()
        ]
        found[f"{where} revolutions"] = [
            (
                revolution,
                one["rank"],
                one["by"],
                one["rights"],
                one["parent"],
                _standing(one["sides"], citizens(model, number)),
            )
            for revolution, one in country["revolutions"].items()
        ]
    return found


def _standing(voices: dict[int, bool], electors: list[int]) -> dict[int, bool]:
    """The voices of those who have one now: when the others are struck out is not compared."""
    return {seat: voice for seat, voice in voices.items() if seat in electors}


def _cast(model: Model, number: int, poll: dict[str, Any]) -> dict[int, bool]:
    return _standing(poll["votes"], voters(model, number, poll["kind"]))


def of_game(state: Any, model: Model) -> dict[str, Any]:
    found: dict[str, Any] = {"turn": state.turn}
    for seat, one in enumerate(state.people):
        for field in PERSON:
            found[f"person {seat} {field}"] = getattr(one, field)
    found["requests"] = [(one.seat, one.leave, one.enter) for one in state.requests]
    found["countries"] = list(state.countries)
    for number, country in state.countries.items():
        if number in model["countries"]:
            found |= _of_country(number, country, model)
    return found


def _of_country(number: int, country: Any, model: Model) -> dict[str, Any]:
    where = f"country {number}"
    found: dict[str, Any] = {
        f"{where} {field}": getattr(country, field)
        for field in ("name", "power", "root", "migrant", "froze", "blacklist")
    }
    found[f"{where} guests"] = sorted(country.guests)
    found[f"{where} classes"] = {
        rank: (*(getattr(one, field) for field in CLASS), frozenset(one.rights))
        for rank, one in country.classes.items()
    }
    found[f"{where} laws"] = {
        law: (one.title, [version.seat for version in one.versions], one.repealed_by)
        for law, one in country.laws.items()
    }
    found[f"{where} polls"] = [
        (
            one.number,
            one.kind,
            one.by,
            one.whom,
            frozenset(one.rights),
            _standing(one.votes, voters(model, number, one.kind)),
        )
        for one in country.polls
    ]
    found[f"{where} revolutions"] = [
        (
            one.number,
            one.rank,
            one.by,
            frozenset(one.rights),
            one.parent,
            _standing(one.sides, citizens(model, number)),
        )
        for one in country.revolutions
    ]
    return found
