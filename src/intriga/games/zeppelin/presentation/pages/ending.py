"""The end: which states have won, their centres turn by turn, who was what in which state."""

from collections.abc import Iterator, Mapping

from intriga.games.zeppelin.presentation.countries import country_name, hue, power_of
from intriga.games.zeppelin.presentation.tree import class_name
from intriga.games.zeppelin.seen.view import Passport, View
from intriga.presentation import Ending, Scene, WhoWas
from intriga.warfare.presentation.end.centre_curves import Strength, centre_chart


def ending(view: View, scene: Scene) -> Ending:
    """The states in the order of their centres, each with its citizens, the root first."""
    counts = _counts(scene)
    over = view.phase == "over"
    winners = [country_name(view, scene, number) for number in view.sharers]
    named = {"ending": view.ending or "none", "winners": winners}
    numbers = sorted((one.number for one in view.countries), key=lambda n: -_centres(view, n))
    powers = [(number, power_of(view, number)) for number in numbers]
    return Ending(
        verdict=scene.say("zeppelin-page-end", n=len(winners), **named) if over else "",
        why=scene.say("zeppelin-page-now-over", **named) if over else "",
        chart=centre_chart(
            scene,
            [scene.say("zeppelin-page-end-turn", n=n) for n in range(1, len(counts) + 1)],
            [
                Strength(
                    country_name(view, scene, number),
                    hue(view, power.power),
                    tuple(count.get(power.power, 0) for count in counts),
                )
                for number, power in powers
                if power is not None
            ],
        ),
        who=tuple(_who(view, scene, numbers)),
    )


def _counts(scene: Scene) -> list[Mapping[str, int]]:
    """Power → centres after each turn of the war."""
    found: dict[tuple[int, bool], dict[str, int]] = {}
    for event in scene.turns:
        data = event.params["turn"]["data"]
        when = data["year"], bool(data.get("autumn"))
        found[when] = {power: len(codes) for power, codes in data["centres"].items()}
    return list(found.values())


def _centres(view: View, country: int) -> int:
    power = power_of(view, country)
    return len(power.centres) if power is not None else 0


def _who(view: View, scene: Scene, countries: list[int]) -> Iterator[WhoWas]:
    """Everybody, those of no state last."""
    place = {number: n for n, number in enumerate(countries)}

    def order(one: Passport) -> tuple[int, int, int]:
        at = len(place) if one.country is None else place.get(one.country, len(place))
        return at, -len(one.rights), one.seat

    for one in sorted(view.passports, key=order):
        yield _citizen(view, scene, one)


def _citizen(view: View, scene: Scene, one: Passport) -> WhoWas:
    society = next((each for each in view.societies if each.number == one.country), None)
    state = "jailed" if one.jailed else "dead" if one.dead_until is not None else "free"
    return WhoWas(
        seat=one.seat,
        role=class_name(scene, society, one.rank)
        if society is not None
        else scene.say("zeppelin-page-end-stateless"),
        did=scene.say("zeppelin-page-end-did", state=state, rights=len(one.rights)),
        gone=one.jailed or one.dead_until is not None,
        side=country_name(view, scene, one.country) or scene.say("zeppelin-page-end-stateless"),
    )
