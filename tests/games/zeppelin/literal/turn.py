"""Table B, steps 4 to 9: what the end of a turn does to society. Steps 1 to 3 are the war's."""

from tests.games.zeppelin.literal.migration import arrive, is_brought_back
from tests.games.zeppelin.literal.model import (
    Heard,
    Model,
    becomes_stateless,
    citizens,
    person,
    room,
    trim_descendants,
)
from tests.games.zeppelin.literal.polls import can_still_be_done, carries
from tests.games.zeppelin.literal.prison import dies, is_exiled
from tests.games.zeppelin.literal.revolution import settle

DEATH = 5


def begin_turns(model: Model) -> None:
    """Turn 0 is over."""
    model["turn"] = 1
    model["late"] = False


def end_of_turn(model: Model) -> Heard:
    """Table B, 4–9."""
    ended = model["turn"]
    model["turn"] = ended + 1
    model["late"] = False
    heard = resurrect(model)
    heard += settle_polls(model, ended)
    heard += settle_revolutions(model, ended)
    emigrate(model)
    return heard + immigrate(model)


def resurrect(model: Model) -> Heard:
    """5: who died in turn D with turn ≥ D+5 is alive, stateless."""
    heard: Heard = []
    for one in model["people"]:
        if one["died"] is not None and model["turn"] >= one["died"] + DEATH:
            one["died"] = None
            model["happened"]["resurrection"] += 1
            heard.append(("world", None))
    return heard


def settle_polls(model: Model, ended: int) -> Heard:
    """6: polls in order of opening, each re-checked, more than half of the members who count at
    that moment; effects at once, dated by the new turn."""
    heard: Heard = []
    opened = sorted(
        (number, where)
        for where, country in model["countries"].items()
        for number in country["polls"]
    )
    for number, where in opened:
        country = model["countries"][where]
        poll = country["polls"].pop(number)
        heard.append(("room", room(model, where)))
        if not can_still_be_done(model, where, poll) or not carries(model, where, poll, ended):
            continue
        model["happened"][f"poll to {poll['kind']} carried"] += 1
        if poll["kind"] in ("rights", "restore"):
            country["classes"][country["root"]]["rights"] = poll["rights"]
            trim_descendants(country, country["root"])
        elif poll["kind"] == "appoint":
            person(model, poll["whom"])["rank"] = country["root"]
        elif poll["kind"] == "arrest":
            if poll["whom"] not in citizens(model, where):
                model["happened"]["arrest of who had left"] += 1
                is_brought_back(model, poll["whom"], where, poll["fled"])
            person(model, poll["whom"])["jailed"] = True
        elif poll["kind"] == "execute":
            dies(model, poll["whom"])
        else:
            is_exiled(model, poll["whom"], where)
    return heard


def settle_revolutions(model: Model, ended: int) -> Heard:
    """7: revolutions in order of start."""
    heard: Heard = []
    started = sorted(
        (number, where)
        for where, country in model["countries"].items()
        for number in country["revolutions"]
    )
    for number, where in started:
        heard += [("room", room(model, where)), ("world", None)]
        settle(model, where, model["countries"][where]["revolutions"].pop(number), ended)
    return heard


def emigrate(model: Model) -> None:
    """8: of the jailed the request lapses, both halves; so it does of those who could not enter
    (Z27). A request of the dead waits."""
    standing = []
    for one in model["requests"]:
        me = person(model, one["seat"])
        if me["jailed"]:
            model["happened"]["request of a prisoner lapsed"] += 1
            continue
        if one["enter"] is not None:
            target = model["countries"].get(one["enter"])
            if target is None or one["seat"] in target["blacklist"]:
                model["happened"]["request of an exile lapsed"] += 1
                continue
        standing.append(one)
        if me["country"] is not None:
            becomes_stateless(me)
    model["requests"] = standing


def immigrate(model: Model) -> Heard:
    """9: into the migrant class of that moment; the dead wait."""
    heard: Heard = []
    waiting = []
    for one in model["requests"]:
        if person(model, one["seat"])["died"] is not None:
            model["happened"]["request of the dead waits"] += 1
            waiting.append(one)
        else:
            heard += arrive(model, one["seat"], one["enter"])
    model["requests"] = waiting
    return heard
