"""Whom a thief visits, to steal or to spy (items 46, 50)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import Profession, spells
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.plans import Plan, Raid
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import some
from intriga.games.mafia.subjects.choosing import living_others
from intriga.games.mafia.subjects.fields import Kind
from intriga.games.mafia.subjects.mana import spend_on_spell, why_no_spell
from intriga.games.mafia.subjects.market import shop
from intriga.kernel import (
    NOTHING,
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
    msg,
    numbers,
    people,
    refuse,
    seat,
    words,
)

ESPIONAGE = "espionage"


Visit = Literal[1, 2, 3]


class Burgle(Act, frozen=True):
    """A thief visits a house tonight, to steal or to spy (item 46). `visit`: the first, or with
    potions the second or third of the night. `wanted`: a kind of thing that the thief has seen
    there; empty: chance decides."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]
    spy: Annotated[bool, SECRET] = False
    wanted: Annotated[Kind, SECRET] = ""
    visit: Annotated[Visit, SECRET] = 1


def _check_burgle(state: State, who: Seat, act: Burgle) -> Refusal | None:
    refusal = _why_not_out(state, who, act.visit) or lookup.living_other(state, who, act.whom)
    if refusal is not None:
        return refusal
    if any(raid.whom == act.whom for raid in _other_visits(state, who, act.visit)):
        return refuse("mafia-refused-two-houses")
    if act.spy:
        return _why_not_spy(state, who, act)
    if act.wanted and act.wanted not in seen(state, who, act.whom):
        return refuse("mafia-refused-not-seen")
    return None


def _burgle(state: State, who: Seat, act: Burgle, step: Step) -> None:
    """Mana is paid now, and once: the house may be changed until the night ends (M30)."""
    plan = state.plan(who)
    if act.spy and not plan.espionage:
        spend_on_spell(state, who, spells()[ESPIONAGE].mana)
        plan.espionage = True
    _visit(state, who, act.visit, Raid(act.whom, act.spy, act.wanted))
    step.emit("mafia-spies-on" if act.spy else "mafia-burgles", (who,), house=seat(act.whom))


def _offer_burgle(state: State, who: Seat) -> Iterator[Form]:
    """Which visit it is, is asked only of those who make several."""
    if not _may_go_out(state, who) or not some(state, who, _houses):
        return
    visit = _asked_visit(state, who, "visit")
    fields = [*visit, choice("whom", "house", after=tuple(one.name for one in visit))]
    spies = any(raid.spy for raid in _visits(state, who))
    if _why_no_espionage(state, who) is None and not (visit and spies):
        fields.append(Field("spy", "flag"))
    if state.trade.spied.get(who):
        known = tuple(one.name for one in fields if one.name in ("whom", "spy"))
        fields.append(choice("wanted", "seen", optional=True, after=known))
    yield Form(Burgle, tuple(fields))


def _asked_visit(state: State, who: Seat, of: str) -> list[Field]:
    return [choice("visit", of)] if _most_visits(state, who) > 1 else []


def _houses(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Houses that no other visit of this night goes to."""
    others = {raid.whom for raid in _other_visits(state, who, chosen.get("visit", 1))}
    return people(one for one in living_others(state, who) if one not in others)


def _nth_visits(state: State, who: Seat, chosen: Chosen) -> Choices:
    return numbers(_possible_visits(state, who))


def _seen(state: State, who: Seat, chosen: Chosen) -> Choices:
    """What a thief has seen in the house they have chosen; a spy takes nothing."""
    whom = chosen.get("whom")
    if not isinstance(whom, int) or chosen.get("spy"):
        return NOTHING
    return words(seen(state, who, whom), "mafia-thing-")


BURGLE = Deed(
    Burgle,
    _check_burgle,
    _burgle,
    _offer_burgle,
    choices={"house": _houses, "visit": _nth_visits, "seen": _seen},
)


class RobShop(Act, frozen=True):
    """A thief steals from the shop tonight (item 46). `wanted`, `visit`: as in `Burgle`."""

    unseen: ClassVar[bool] = True
    wanted: Annotated[Kind, SECRET] = ""
    visit: Annotated[Visit, SECRET] = 1


def _check_rob_shop(state: State, who: Seat, act: RobShop) -> Refusal | None:
    if refusal := _why_not_out(state, who, act.visit):
        return refusal
    if not _has_shop(state):
        return refuse("mafia-refused-no-shop")
    if any(raid.shop for raid in _other_visits(state, who, act.visit)):
        return refuse("mafia-refused-two-houses")
    in_stock = not act.wanted or act.wanted in shop.counts(state)
    return None if in_stock else refuse("mafia-refused-not-in-shop")


def _rob_shop(state: State, who: Seat, act: RobShop, step: Step) -> None:
    _visit(state, who, act.visit, Raid(None, wanted=act.wanted, shop=True))
    step.emit("mafia-burgles", (who,), house=msg("mafia-the-shop"))


def _offer_rob_shop(state: State, who: Seat) -> Iterator[Form]:
    if not _may_go_out(state, who) or not some(state, who, _shop_things):
        return
    if some(state, who, _shop_visits):
        wanted = choice("wanted", "shop-thing", optional=True)
        yield Form(RobShop, (*_asked_visit(state, who, "shop-visit"), wanted))


def _shop_visits(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Once in a night."""
    return numbers(
        n
        for n in _possible_visits(state, who)
        if not any(raid.shop for raid in _other_visits(state, who, n))
    )


def _shop_things(state: State, who: Seat, chosen: Chosen) -> Choices:
    if not _has_shop(state):
        return NOTHING
    return words(shop.counts(state), "mafia-thing-")


ROB_SHOP = Deed(
    RobShop,
    _check_rob_shop,
    _rob_shop,
    _offer_rob_shop,
    choices={"shop-visit": _shop_visits, "shop-thing": _shop_things},
)


def _possible_visits(state: State, who: Seat) -> range:
    ordered = len(_visits(state, who))
    return range(1, min(_most_visits(state, who), ordered + 1) + 1)


def must_be_thief(state: State, who: Seat) -> Refusal | None:
    """A refusal of whoever is no thief, or dead, and by day."""
    if not lookup.practises(state, who, Profession.THIEF):
        return refuse("mafia-refused-not-thief")
    return lookup.must_live(state, who) or lookup.must_be(state, Phase.NIGHT)


def _why_not_out(state: State, who: Seat, visit: int) -> Refusal | None:
    """Item 46: from the second night on, not with a wounded leg, further visits with potions."""
    if refusal := must_be_thief(state, who):
        return refusal
    if state.turn < amounts().theft_from_night:
        return refuse("mafia-refused-first-night")
    if is_lame(state, who):
        return refuse("mafia-refused-lame", night=state.people[who].lame_until)
    possible = visit <= _most_visits(state, who) and visit <= len(_visits(state, who)) + 1
    return None if possible else refuse("mafia-refused-one-visit")


def _may_go_out(state: State, who: Seat) -> bool:
    """Whether this is a thief who may go out in this night."""
    return _why_not_out(state, who, 1) is None


def is_lame(state: State, who: Seat) -> bool:
    """M35: whether a trap has wounded this thief's leg in one of the last two nights."""
    return state.turn <= state.people[who].lame_until


def _visits(state: State, who: Seat) -> tuple[Raid, ...]:
    """What a thief has ordered for this night."""
    return planned(state, who).raids


def planned(state: State, who: Seat) -> Plan:
    """The orders of this night, to be read."""
    return state.plans.get(who) or Plan()


def _other_visits(state: State, who: Seat, visit: int) -> list[Raid]:
    """What a thief has ordered besides this visit; each goes to another house (item 50)."""
    return [raid for n, raid in enumerate(_visits(state, who), start=1) if n != visit]


def _most_visits(state: State, who: Seat) -> int:
    """One, and one more for each potion that is drunk."""
    return 1 + planned(state, who).potions


def _has_shop(state: State) -> bool:
    """Whether there is a shop: a merchant's or the host's."""
    return state.trade.shop.merchant is not None or state.options.host_shop


def seen(state: State, who: Seat, whom: Seat) -> list[str]:
    """The kinds of things that a thief has seen in this house by espionage, each once."""
    peek = state.trade.spied.get(who, {}).get(whom)
    return [] if peek is None else list(dict.fromkeys(one.kind for one in peek.things))


def _why_not_spy(state: State, who: Seat, act: Burgle) -> Refusal | None:
    """A spy takes nothing; the spell is paid once for the night, and is one a day (M30)."""
    if act.wanted:
        return refuse("mafia-refused-spy-takes-nothing")
    if any(raid.spy for raid in _other_visits(state, who, act.visit)):
        return refuse("mafia-refused-one-spell")
    return _why_no_espionage(state, who)


def _why_no_espionage(state: State, who: Seat) -> Refusal | None:
    """Why a thief cannot spy tonight."""
    if planned(state, who).espionage:
        return None
    return why_no_spell(state, who, spells()[ESPIONAGE].mana)


def _visit(state: State, who: Seat, visit: int, raid: Raid) -> None:
    plan = state.plan(who)
    ordered = list(plan.raids)
    ordered[visit - 1 : visit] = [raid]
    plan.raids, plan.hides = tuple(ordered), False
