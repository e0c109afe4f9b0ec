"""Things that are used at once: speeches, the lucky coin, the cunning contract, the spy net.

`USES` lists the kinds that can be used so; each lies with its subject. A thing is gone when it has
been used (item 51).
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Final

from msgspec import Meta

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import Choose, some
from intriga.games.mafia.subjects.choosing import items
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.houses import belongings
from intriga.games.mafia.subjects.uses import artifacts, nets, speeches
from intriga.games.mafia.subjects.uses.use import Use
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
)


class UseThing(Act, frozen=True):
    """Use a thing at once: a speech, the lucky coin, the cunning contract, the spy net. `whom`: the
    people it is for (two for the speech of an advocate, six for the net)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Number, SECRET]
    whom: Annotated[tuple[Seat, ...], Meta(max_length=6), SECRET] = ()


USES: Mapping[str, Use] = {
    "orator": Use(speeches.check, speeches.more_votes("orator", speeches.ORATOR)),
    "prophet": Use(speeches.check, speeches.more_votes("prophet", speeches.PROPHET)),
    "advocate": Use(speeches.check, speeches.advocate, amounts().advocate_targets, "to-mute"),
    "coin": Use(artifacts.check_artifact, artifacts.toss_coin),
    "contract": Use(artifacts.check_artifact, artifacts.sign_contract),
    "spies": Use(nets.check_net, nets.spread_net, amounts().spied_on, "watched"),
}
"""Kind → how it is used."""


def _targets(state: State, use: Use) -> int:
    """For how many people a thing is now: where fewer others live, for all of them."""
    return min(use.targets, len(state.living()) - 1)


def usable(state: State, who: Seat) -> list[Item]:
    """The things that somebody could use at once now, the targets apart."""
    return [item for item in state.people[who].things if _why_not_now(state, who, item) is None]


def _check_use(state: State, who: Seat, act: UseThing) -> Refusal | None:
    item = belongings.item_of(state, who, act.thing)
    if item is None:
        return refuse("mafia-refused-no-thing")
    if refusal := _why_not_now(state, who, item):
        return refusal
    use = USES[item.kind]
    wanted = _targets(state, use)
    if len(set(act.whom)) < len(act.whom) or len(act.whom) != wanted:
        return refuse("mafia-refused-targets", targets=wanted)
    if not all(lookup.is_seat(state, one) for one in act.whom):
        return refuse("mafia-refused-nobody")
    return use.check(state, who, act.whom)


def _why_not_now(state: State, who: Seat, item: Item) -> Refusal | None:
    """By who counts as living, by whom it is for, at the hours of `data/things`."""
    if item.kind not in USES:
        return refuse("mafia-refused-not-at-once")
    if refusal := lookup.must_walk(state, who) or lookup.playing(state):
        return refusal
    if not belongings.may_use(state.people[who], item.kind):
        return refuse("mafia-refused-not-for-you")
    if state.phase == Phase.DAY or "night" in things()[item.kind].when:
        return None
    return refuse("mafia-refused-by-day")


def _use(state: State, who: Seat, act: UseThing, step: Step) -> None:
    """It works, and it is gone."""
    item = belongings.item_of(state, who, act.thing)
    assert item is not None
    USES[item.kind].use(state, who, act.whom, step)
    state.people[who].things.remove(item)


_NTH: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def _offer(state: State, who: Seat) -> Iterator[Form]:
    """A form for each number of people whom a thing may be for."""
    for most, of in sorted({(use.targets, use.of) for use in USES.values()}):
        if not some(state, who, _usable(most)):
            continue
        targets = min(most, len(state.living()) - 1)
        thing = choice("thing", f"usable-{most}")
        slots = tuple(choice(name, of) for name in _NTH[:targets])
        whom = (Field("whom", "slots", row=slots),) if targets else ()
        yield Form(UseThing, (thing, *whom))


def _usable(targets: int) -> Choose:
    def offered(state: State, who: Seat, chosen: Chosen) -> Choices:
        found = usable(state, who)
        return items(one for one in found if USES[one.kind].targets == targets)

    return offered


USE_THING = Deed(
    UseThing,
    _check_use,
    _use,
    _offer,
    choices={
        "to-mute": speeches.to_mute,
        "watched": nets.to_watch,
        **{f"usable-{targets}": _usable(targets) for targets in range(7)},
    },
)
