"""What follows from the deeds of a game."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from intriga.kernel import (
    HOST,
    TABLE,
    Act,
    Actor,
    Also,
    BaseGame,
    Chosen,
    Deed,
    Deeds,
    Domain,
    Field,
    Form,
    HostDeed,
    Range,
    Refusal,
    Seat,
    Step,
    Text,
    quick_acts,
    refuse,
)
from intriga.kernel.chance import Fast


class Bar(Struct):
    """Glasses on the bar; `awake`: who may drink; `bell`: it has been rung for the last time."""

    glasses: int = 3
    awake: tuple[Seat, ...] = (0, 1)
    bell: bool = False


class Drink(Act, frozen=True):
    glasses: int


class Sing(Act, frozen=True):
    pass


class Ring(Act, frozen=True):
    loud: bool = False


def _awake(state: Bar, seat: Seat) -> Refusal | None:
    gates.append(seat)
    return None if seat in state.awake else refuse("asleep")


gates: list[Seat] = []
"""Who was asked for at the door."""


def _check_drink(state: Bar, seat: Seat, act: Drink) -> Refusal | None:
    return refuse("too-few", left=state.glasses) if act.glasses > state.glasses else None


def _drink(state: Bar, seat: Seat, act: Drink, step: Step) -> None:
    state.glasses -= act.glasses
    step.emit("drunk", (seat,), to=seat, id=act.glasses)


def _offer_drink(state: Bar, seat: Seat) -> Iterator[Form]:
    yield Form(Drink, (Field("glasses", "number", "glasses"),))
    yield Form(Drink, preset={"glasses": 1}, window="round")


def _glasses(state: Bar, actor: Actor, chosen: Chosen) -> Domain:
    return Range(1, state.glasses)


def _at_night(state: Bar, seat: Seat, act: Sing, now: int) -> Refusal | None:
    return None if now > 20 else refuse("too-early", wait=20 - now)


DRINK = Deed(
    Drink,
    _check_drink,
    _drink,
    _offer_drink,
    gate=_awake,
    answers=True,
    choices={"glasses": _glasses},
    insiders=lambda state, seat, act: state.awake,
    quick=True,
)
SING = Deed(
    Sing,
    lambda state, seat, act: None,
    lambda state, seat, act, step: step.emit("sung", (seat,)),
    lambda state, seat: (Form(Sing),),
    gate=_awake,
    check_time=_at_night,
    long=True,
)
RING = HostDeed(
    Ring,
    lambda state, act: refuse("rung") if state.bell else None,
    lambda state, act, step: setattr(state, "bell", True),
    lambda state: (Form(Ring, (Field("loud", "number", "loud"),)),),
    gate=lambda state: None if state.awake else refuse("nobody-there"),
    choices={"loud": _glasses},
    impartial=lambda act: act.loud,
    room=lambda state, fields: "cellar" if fields.get("loud") else None,
)


class Pub(BaseGame[Bar]):
    deeds = (SING, DRINK, RING)
    people_only = "for-guests"
    host_only = "for-the-landlord"

    def bars(self, state: Bar, actor: Actor) -> Refusal | None:
        return None if state.glasses else refuse("dry")


pub = Pub()


def _step() -> Step:
    return Step(1, 0, Fast(1))


def refused(state: Bar, actor: Actor, act: Act, now: int = 30) -> str:
    refusal = pub.check(state, actor, act, now)
    return "" if refusal is None else refusal.id


def acts(state: Bar, actor: Actor) -> list[str]:
    return [form.act for form in pub.forms(state, actor)]


def test_acts_and_long_steps_follow() -> None:
    assert pub.Acts == Sing | Drink | Ring
    assert pub.long_steps == {"sing"}
    assert quick_acts(Pub.deeds) == {"drink"}
    assert BaseGame.long_steps == frozenset(), "of that game alone"


def test_a_check_asks_the_game_then_the_gate_then_the_act_then_the_time() -> None:
    assert refused(Bar(), 0, Drink(2)) == ""
    assert refused(Bar(), 0, Drink(4)) == "too-few"
    assert refused(Bar(awake=()), 0, Drink(4)) == "asleep"
    assert refused(Bar(0), 0, Drink(4)) == "dry"
    assert refused(Bar(), 0, Sing(), now=5) == "too-early"
    assert refused(Bar(awake=()), 0, Sing(), now=5) == "asleep"


def test_a_deed_is_refused_to_those_it_is_not_for() -> None:
    assert refused(Bar(), HOST, Drink(1)) == "for-guests"
    assert refused(Bar(), TABLE, Drink(1)) == "for-guests"
    assert refused(Bar(), TABLE, Ring()) == "for-guests"
    assert refused(Bar(), 1, Ring()) == "for-the-landlord"
    assert refused(Bar(), HOST, Ring()) == ""
    assert refused(Bar(bell=True), HOST, Ring()) == "rung"
    assert refused(Bar(awake=()), HOST, Ring()) == "nobody-there"


def test_an_act_is_carried_out_and_may_tell_of_whatever_it_likes() -> None:
    state, step = Bar(), _step()
    pub.apply(state, 1, Drink(2), step)
    pub.apply(state, HOST, Ring(), step)
    assert (state.glasses, state.bell) == (1, True)
    assert [(one.id, one.params) for one in step.events] == [("drunk", {"to": 1, "id": 2})]


def test_forms_stand_where_the_gate_lets_one_through_and_it_is_asked_once() -> None:
    gates.clear()
    assert acts(Bar(), 0) == ["sing", "drink", "drink"]
    assert gates == [0], "one gate of two deeds in a row"
    assert acts(Bar(awake=()), 0) == []
    assert acts(Bar(0), 0) == []
    assert acts(Bar(), HOST) == ["ring"]
    assert acts(Bar(), TABLE) == acts(Bar(awake=()), HOST) == []


def test_only_forms_that_answer_are_made_for_who_is_asked() -> None:
    asked = pub.asked_forms(Bar(), 0)
    assert asked == [form for form in pub.forms(Bar(), 0) if form.window]
    assert len(asked) == 1
    assert pub.asked_forms(Bar(0), 0) == ()


def test_a_game_with_forms_of_its_own_is_asked_by_these() -> None:
    class Closed(Pub):
        def forms(self, state: Bar, actor: Actor) -> list[Form]:
            return [form for form in super().forms(state, actor) if not form.window]

    assert Closed().asked_forms(Bar(), 0) == []


def test_domains_are_those_of_the_actor() -> None:
    assert pub.domain(Bar(), 0, "glasses", {}) == Range(1, 3)
    assert pub.domain(Bar(), HOST, "loud", {}) == Range(1, 3)
    for actor, name in ((0, "loud"), (HOST, "glasses"), (TABLE, "glasses"), (0, "")):
        with pytest.raises(KeyError):
            pub.domain(Bar(), actor, name, {})


def test_a_family_of_domains_is_known_by_its_first_word() -> None:
    class Cellar(BaseGame[Bar]):
        deeds = (
            Deed(
                Sing,
                SING.check,
                SING.apply,
                choices={"shelf 0": _glasses},
                families={"shelf": lambda state, seat, of, chosen: Range(0, int(of))},
            ),
            HostDeed(
                Ring,
                RING.check,
                RING.apply,
                families={"bell": lambda state, actor, of, chosen: Text(len(of))},
            ),
        )

    cellar = Cellar()
    assert cellar.domain(Bar(), 0, "shelf 7", {}) == Range(0, 7)
    assert cellar.domain(Bar(), 0, "shelf 0", {}) == Range(1, 3), "one with a name of its own"
    assert cellar.domain(Bar(), HOST, "bell of brass", {}) == Text(len("of brass"))
    with pytest.raises(KeyError):
        cellar.domain(Bar(), 0, "bell 1", {})


def test_who_knows_and_who_may_judge() -> None:
    assert pub.insiders(Bar(), 0, Drink(1)) == (0, 1)
    assert pub.insiders(Bar(), 0, Sing()) == ()
    assert pub.impartial(Ring(loud=True))
    assert not pub.impartial(Ring())
    assert not pub.impartial(Sing())
    assert pub.act_room(Bar(), "ring", {"loud": True}) == "cellar"
    assert pub.act_room(Bar(), "ring", {}) is pub.act_room(Bar(), "drink", {}) is None


def test_rank_and_what_another_subject_offers() -> None:
    def again(state: Bar, seat: Seat) -> Iterator[Form]:
        yield Form(Drink, (Field("glasses", "number", "half"),), window="late")

    class Late(BaseGame[Bar]):
        deeds = (
            DRINK,
            SING,
            Also(Drink, again, choices={"half": _glasses}, answers=True),
            Also(Sing, lambda state, seat: (Form(Sing, main=True),), rank=-1),
        )

    late = Late()
    assert [(form.act, form.main) for form in late.forms(Bar(), 0)] == [
        ("sing", True),
        ("drink", False),
        ("drink", False),
        ("sing", False),
        ("drink", False),
    ]
    assert [form.window for form in late.asked_forms(Bar(), 0)] == ["round", "late"]
    assert late.domain(Bar(), 0, "half", {}) == Range(1, 3)
    assert late.Acts == Drink | Sing


@pytest.mark.parametrize(
    ("deeds", "words"),
    [
        ((SING, SING), "the deed Sing stands twice"),
        ((Also(Sing, lambda state, seat: ()),), "Sing is offered, but no deed"),
        (
            (
                DRINK,
                Deed(Sing, SING.check, SING.apply, choices={"glasses": lambda *_: Range(0, 1)}),
            ),
            "two deeds have the domain “glasses”, each another",
        ),
        (
            (Deed(Sing, SING.check, SING.apply, answers=True),),
            "Sing answers, but no form offers it",
        ),
        ((RING, RING), "the deed Ring stands twice"),
        ((Deed(Sing, None, SING.apply),), "nothing judges Sing: it has no check and no gate"),
    ],
)
def test_deeds_that_contradict_each_other_are_refused(deeds: Deeds[Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        type("Wrong", (BaseGame,), {"deeds": deeds})


def test_an_act_may_be_a_deed_of_seats_and_of_the_host() -> None:
    class Both(BaseGame[Bar]):
        deeds = (SING, HostDeed(Sing, lambda state, act: refuse("dignity"), lambda *_: None))

    assert Both.Acts == Sing
    assert Both().check(Bar(), 0, Sing(), 30) is None
    refusal = Both().check(Bar(), HOST, Sing(), 30)
    assert refusal is not None
    assert refusal.id == "dignity"
