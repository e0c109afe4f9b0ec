"""Z7, Z8, Z8a, Z11: polls of the root."""

from typing import Any

from tests.games.zeppelin.literal.model import (
    Country,
    Draw,
    Heard,
    Model,
    citizens,
    country_of,
    is_frozen,
    members,
    new_number,
    person,
    room,
)
from tests.games.zeppelin.rules.acts import RestoreRoot, VotePoll


def guarded(model: Model) -> bool:
    """`cfg root_guard` of Z7 and Z11; narrowing and restoring need the poll in any case (Z8)."""
    return bool(model["options"].root_guard)


def may_open(
    model: Model,
    seat: int,
    kind: str,
    whom: int | None = None,
    rights: frozenset[str] = frozenset(),
) -> bool:
    """Z8: one poll per act, target and content. Z18: none in a frozen state."""
    country = country_of(model, seat)
    if country is None or model["turn"] == 0 or is_frozen(model, country):
        return False
    about = (kind, whom, rights)
    open_now = [(one["kind"], one["whom"], one["rights"]) for one in country["polls"].values()]
    return about not in open_now


def voters(model: Model, number: int, kind: str) -> list[int]:
    """Z8: the root's members vote, jailed ones too. Z8a: for restoring an empty root all citizens
    vote in the members' place."""
    country = model["countries"][number]
    inside = members(model, number, country["root"])
    if kind == "restore" and not inside:
        return citizens(model, number)
    return inside


def open_poll(
    model: Model,
    seat: int,
    kind: str,
    whom: int | None = None,
    rights: frozenset[str] = frozenset(),
) -> Heard:
    """Z8: the opener counts yes if they are a member."""
    number = person(model, seat)["country"]
    poll = {"kind": kind, "by": seat, "whom": whom, "rights": rights, "votes": {}, "fled": None}
    if seat in voters(model, number, kind):
        poll["votes"] = {seat: True}
    model["countries"][number]["polls"][new_number(model)] = poll
    return [("room", room(model, number))]


def may_restore_root(model: Model, seat: int, act: RestoreRoot, now: int) -> bool:
    """Z8a: no right is needed: any free root member opens it (root empty: any free citizen); a
    jailed one only if all are."""
    country = country_of(model, seat)
    if country is None:
        return False
    theirs = voters(model, person(model, seat)["country"], "restore")
    if seat not in theirs:
        return False
    if person(model, seat)["jailed"] and not all(person(model, one)["jailed"] for one in theirs):
        return False
    if not set(act.rights) > country["classes"][country["root"]]["rights"]:
        return False
    return may_open(model, seat, "restore", rights=frozenset(act.rights))


def restore_root(model: Model, seat: int, act: RestoreRoot, now: int, draw: Draw) -> Heard:
    return open_poll(model, seat, "restore", rights=frozenset(act.rights))


def may_vote_poll(model: Model, seat: int, act: VotePoll, now: int) -> bool:
    country = country_of(model, seat)
    if country is None or act.poll not in country["polls"]:
        return False
    poll = country["polls"][act.poll]
    if poll["votes"].get(seat) is act.yes:  # silent: the vote one has cast
        return False
    return seat in voters(model, person(model, seat)["country"], poll["kind"])


def vote_poll(model: Model, seat: int, act: VotePoll, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    country["polls"][act.poll]["votes"][seat] = act.yes
    return [("room", room(model, person(model, seat)["country"]))]


def counts(model: Model, seat: int, turn: int) -> bool:
    """Z8: members without any act or message in this turn and the three before do not count
    (`cfg poll_absent`; 0: all count). Acts that nobody may notice do not make anybody count: who
    counts would tell of them."""
    window = model["options"].poll_absent
    return bool(window == 0 or person(model, seat)["seen"] >= turn - window)


def carries(model: Model, number: int, poll: dict[str, Any], turn: int) -> bool:
    """Z8: more than half of the members at that moment. `turn`: the one that has just ended."""
    electors = [one for one in voters(model, number, poll["kind"]) if counts(model, one, turn)]
    yes = [one for one in electors if poll["votes"].get(one) is True]
    return 2 * len(yes) > len(electors)


def reaches_who_has_left(model: Model, number: int, poll: dict[str, Any]) -> bool:
    """Who leaves the match under a poll on his execution, exile or arrest suffers it all the same:
    he is a prisoner of the state wherever he is, or he left it free and has found no other."""
    one = person(model, poll["whom"])
    if poll["kind"] == "execute":
        return bool(one["country"] == number and one["jailed"])
    if poll["kind"] == "appoint" or poll["fled"] is None:
        return False
    return one["country"] is None and one["died"] is None


def can_still_be_done(model: Model, number: int, poll: dict[str, Any]) -> bool:
    """Z8: each re-checked: can it still be done to its target?"""
    country: Country = model["countries"][number]
    root = country["classes"][country["root"]]
    if poll["kind"] == "rights":
        return bool(poll["rights"] < root["rights"])
    if poll["kind"] == "restore":
        return bool(poll["rights"] > root["rights"])
    whom = poll["whom"]
    if whom not in citizens(model, number):
        return reaches_who_has_left(model, number, poll)
    if poll["kind"] == "appoint":
        return bool(person(model, whom)["rank"] != country["root"])
    if poll["kind"] == "execute":  # Z21: only prisoners
        return bool(person(model, whom)["jailed"])
    return not person(model, whom)["jailed"]  # an arrest; and Z28: prisoners cannot be exiled
