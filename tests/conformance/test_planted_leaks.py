"""The suite finds what it is there for: toy games that leak on purpose or break the rules.

Each leaking variant of the campaign reveals something about a secret stake, through one channel.
"""

from collections.abc import Hashable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from intriga.kernel import (
    PUBLIC,
    Act,
    Actor,
    Chair,
    Choices,
    Chosen,
    Clock,
    Domain,
    DrawKind,
    Enter,
    Field,
    Form,
    Game,
    Leave,
    Message,
    Outcome,
    Range,
    Refusal,
    Replace,
    Reveal,
    Room,
    Seat,
    SeatChange,
    Step,
    Viewer,
    Voice,
    Window,
    refuse,
)
from intriga.lab.conformance import Broken, Conformance, play
from intriga.lab.conformance.translations import catalogues
from intriga.lab.conformance.twins.twins import Twins
from tests.shapes.auction import Auction, Sale
from tests.shapes.campaign import Campaign, March, Stake, View
from tests.shapes.lists import Lists, War
from tests.shapes.society import Abstain, Quarter, Society


def staked(state: March) -> int:
    """The secret of an open round: the sum of the stakes."""
    return sum(camp.stake or 0 for camp in state.camps)


class Audience(Campaign):
    """The receipt of a stake is sent to everybody."""

    def apply(self, state: March, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        assert isinstance(act, Stake)
        step.emit("campaign-noted", PUBLIC, amount=act.amount)


class OneTooMany(Campaign):
    """The receipt is sent to one seat too many."""

    def apply(self, state: March, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        assert isinstance(act, Stake)
        assert isinstance(actor, int)
        neighbour = (actor + 1) % len(state.camps)
        step.emit("campaign-noted", (neighbour,), amount=act.amount)


class InView(Campaign):
    """The view of one seat shows what the others have left after staking."""

    def view(self, state: March, viewpoint: Hashable) -> View:
        view = super().view(state, viewpoint)
        return msgspec.structs.replace(view, left={**view.left, 99: staked(state)})


class Viewpoint(Campaign):
    """Two seats share one viewpoint."""

    def viewpoint(self, state: March, viewer: Viewer) -> Hashable:
        return 0 if viewer == 1 else viewer


class InDomain(Campaign):
    """The suggested stake is one more than the highest stake so far."""

    def domain(self, state: March, actor: Actor, name: str, chosen: Chosen) -> Domain:
        domain = super().domain(state, actor, name, chosen)
        assert isinstance(domain, Range)
        highest = max(camp.stake or 0 for camp in state.camps)
        return Range(domain.low, domain.high, min(domain.high, highest + 1))


class InAwaited(Campaign):
    """Seats that staked nothing are shown as not having answered."""

    def windows(self, state: March) -> Sequence[Window]:
        return [
            Window(
                window.key,
                window.kind,
                (*window.awaited, *(n for n, camp in enumerate(state.camps) if camp.stake == 0)),
                window.generation,
                early=False,
            )
            for window in super().windows(state)
        ]


class InRefusal(Campaign):
    """The wording of a refusal depends on what others have staked."""

    def check(self, state: March, actor: Actor, act: Act, now: int) -> Refusal | None:
        refusal = super().check(state, actor, act, now)
        if refusal is not None and staked(state) > 5:
            return refuse("campaign-camps-only")
        return refusal


class SecretlyIllegal(Campaign):
    """A stake is refused if another seat has staked the same."""

    def check(self, state: March, actor: Actor, act: Act, now: int) -> Refusal | None:
        refusal = super().check(state, actor, act, now)
        if refusal is None and isinstance(act, Stake):
            taken = any(camp.stake == act.amount for camp in state.camps)
            return refuse("campaign-stake-up-to", left=0) if taken else None
        return refusal


class InStanding(Campaign):
    """What an adjourned match would bring tells what was staked in secret."""

    def standing(self, state: March) -> Outcome | None:
        return Outcome((), (staked(state),), Message("campaign-truce"))


class InCursor(Campaign):
    """Everybody's cursor advances when a stake is high; the event itself reveals nothing."""

    def apply(self, state: March, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        if isinstance(act, Stake) and act.amount > 3:
            everyone = tuple(range(len(state.camps)))
            step.emit("campaign-truce", everyone)


class InGeneration(Campaign):
    """The generation of the window counts the stakes, as a global sequence would."""

    def windows(self, state: March) -> Sequence[Window]:
        return [
            Window(window.key, window.kind, window.awaited, 100 * window.generation + staked(state))
            for window in super().windows(state)
        ]

    def forms(self, state: March, actor: Actor) -> Sequence[Form]:
        generation = 100 * state.round + staked(state)
        return [
            msgspec.structs.replace(form, generation=generation)
            for form in super().forms(state, actor)
        ]


class InForms(Campaign):
    """A form disappears when another seat has staked much."""

    def forms(self, state: March, actor: Actor) -> Sequence[Form]:
        forms = super().forms(state, actor)
        return [msgspec.structs.replace(form, main=staked(state) < 4) for form in forms]


class InRooms(Campaign):
    """A room opens for everybody when the stakes are high."""

    def rooms(self, state: March) -> Sequence[Room]:
        high = staked(state) > 4
        return (Room("tent", Message("campaign-truce"), PUBLIC, ()),) if high else ()


class ToTheHost(Campaign):
    """The host's form lists who has staked nothing."""

    def forms(self, state: March, actor: Actor) -> Sequence[Form]:
        if actor == "host":
            return (Form(Stake, (Field("amount", "number", "amount"),)),)
        return super().forms(state, actor)

    def domain(self, state: March, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if actor == "host":
            return Range(0, staked(state))
        return super().domain(state, actor, name, chosen)


class LaterOn(Campaign):
    """Stakes of earlier rounds are shown when nothing has just been revealed."""

    def view(self, state: March, viewpoint: Hashable) -> View:
        view = super().view(state, viewpoint)
        spent = sum(camp.spent for camp in state.camps) if any(view.staked) else 0
        return msgspec.structs.replace(view, round=view.round + 10 * spent)


class HiddenDraw(Auction):
    """A hidden draw decides who is awaited."""

    def windows(self, state: Sale) -> Sequence[Window]:
        return [
            msgspec.structs.replace(
                window,
                awaited=tuple(n for n in window.awaited if state.bidders[n].purse > state.price),
                early=False,
            )
            for window in super().windows(state)
        ]


class Veil(Society):
    """A vote can be told from an abstention, though both are secret."""

    def apply(self, state: Quarter, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        if type(act).__name__ == "Abstain":
            step.emit("society-nobody-voted", PUBLIC)


class InTalk(Campaign):
    """Whoever has staked much may not chat in private, which others can find out by trying."""

    def may_talk(self, state: March, seats: Sequence[int]) -> bool:
        return all((state.camps[seat].stake or 0) < 3 for seat in seats)


class Sealed(Campaign):
    """Who has staked is hidden until all have: nothing leaks here."""

    def windows(self, state: March) -> Sequence[Window]:
        everybody = tuple(range(len(state.camps)))
        return [
            msgspec.structs.replace(window, asked=everybody) for window in super().windows(state)
        ]

    def apply(self, state: March, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        assert isinstance(act, Stake)
        state.camps[actor].stake = act.amount

    def view(self, state: March, viewpoint: Hashable) -> View:
        own = tuple(n == viewpoint and c.stake is not None for n, c in enumerate(state.camps))
        return msgspec.structs.replace(super().view(state, viewpoint), staked=own)


class SealBrokenInView(Sealed):
    """The view shows how many have answered."""

    def view(self, state: March, viewpoint: Hashable) -> View:
        view = super().view(state, viewpoint)
        answered = sum(camp.stake is not None for camp in state.camps)
        return msgspec.structs.replace(view, round=view.round + 10 * answered)


class SealBrokenByEvent(Sealed):
    """Everybody hears that somebody has answered."""

    def apply(self, state: March, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        step.emit("campaign-truce", PUBLIC)


class SealBrokenByAsking(Sealed):
    """Those who have answered are no longer counted among those who were asked."""

    def windows(self, state: March) -> Sequence[Window]:
        return [
            msgspec.structs.replace(window, asked=window.awaited)
            for window in super().windows(state)
        ]


class SealBrokenByClock(Sealed):
    """The clock starts anew with each answer."""

    def windows(self, state: March) -> Sequence[Window]:
        return [
            msgspec.structs.replace(window, generation=self._generation(state))
            for window in super().windows(state)
        ]

    def forms(self, state: March, actor: Actor) -> Sequence[Form]:
        generation = self._generation(state)
        return [
            msgspec.structs.replace(form, generation=generation)
            for form in super().forms(state, actor)
        ]

    def _generation(self, state: March) -> int:
        return 100 * state.round + sum(camp.stake is not None for camp in state.camps)


class SealOpenedBySecret(Sealed):
    """Who has little left is answered for: the window closes sooner for some secrets."""

    def windows(self, state: March) -> Sequence[Window]:
        poor = {n for n, camp in enumerate(state.camps) if camp.left < 4}
        return [
            msgspec.structs.replace(
                window, awaited=tuple(n for n in window.awaited if n not in poor)
            )
            for window in super().windows(state)
        ]


class AnsweredAtOnce(Sealed):
    """Who has little left is answered for as soon as the window opens."""

    def close_window(self, state: March, window: Window, step: Step) -> None:
        super().close_window(state, window, step)
        for camp in state.camps:
            camp.stake = 0 if camp.left < 8 else None


class OrderedBySecret(Sealed):
    """An order that nobody has put down answers for whoever has little left."""

    def standing_order(self, state: March, seat: Seat, window: Window) -> Act | None:
        return Stake(0) if state.camps[seat].left < 6 else None


SEALS: dict[type[Any], str] = {
    SealBrokenInView: "observation",
    SealBrokenByEvent: "observation",
    SealBrokenByAsking: "observation",
    SealBrokenByClock: "observation",
    SealOpenedBySecret: "timing",
    AnsweredAtOnce: "timing",
    OrderedBySecret: "timing",
}


class ToldToAll(Lists):
    """Every seat gets the list that a team has handed in, by an event that may tell it to some."""

    reveals = Lists.reveals | {
        "lists-noted": Reveal(
            lambda state, event: next(
                (tuple(team.members) for team in state.teams if team.rows is not None), ()
            ),
            params=("rows",),
            parts=("view.lists",),
        )
    }

    def insiders(self, state: War, actor: Seat, act: Act) -> Sequence[Seat]:
        return ()

    def apply(self, state: War, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        noted = step.events[-1]
        everybody = tuple(sorted(seat for team in state.teams for seat in team.members))
        step.emit("lists-noted", everybody, **noted.params)


class Bystander(Auction):
    """Whoever is told their purse is told the richest purse, too."""

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Sale:
        state = super().setup(options, chairs, step)
        richest = max(bidder.purse for bidder in state.bidders)
        for event in step.events:
            event.params["richest"] = richest
        return state


class OfAnother(Auction):
    """Whoever is told their purse may see more than that: how much all have."""

    def view(self, state: Sale, viewpoint: Hashable) -> Any:
        view = super().view(state, viewpoint)
        held = sum(bidder.purse for bidder in state.bidders)
        return msgspec.structs.replace(view, price=view.price + 100 * held)


class Town(Quarter):
    robert: int = 0


class InWriters(Society):
    """One citizen alone may write in a room that all read."""

    State = Town
    draws = (*Society.draws, DrawKind("role", "seats", "society-draw-tie"))

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Town:
        quarter = super().setup(options, chairs, step)
        robert = step.randbelow(len(chairs), "role")
        return Town(quarter.citizens, quarter.days, robert=robert)

    def rooms(self, state: Quarter) -> Sequence[Room]:
        assert isinstance(state, Town)
        rumours = Room("robert", Message("society-square"), PUBLIC, (state.robert,))
        return (*super().rooms(state), rumours)


class InPrompt(Campaign):
    """A second form asks those whose stake somebody has beaten."""

    def forms(self, state: March, actor: Actor) -> Sequence[Form]:
        forms = super().forms(state, actor)
        if forms or staked(state) < 4 or not isinstance(actor, int):
            return forms
        amount = Field("amount", "number", "amount")
        return (Form(Stake, (amount,), (), "stakes", state.round),)


class InLength(Campaign):
    """A round with high stakes lasts longer."""

    clocks = {**Campaign.clocks, "answer": Clock(60, 600)}  # noqa: RUF012

    def windows(self, state: March) -> Sequence[Window]:
        kind = "answer" if staked(state) > 3 else "orders"
        return [msgspec.structs.replace(one, kind=kind) for one in super().windows(state)]


class AtTheDoor(Society):
    """A newcomer is turned away if somebody votes for the first citizen."""

    def check_seat_change(self, state: Quarter, change: SeatChange) -> Refusal | None:
        if isinstance(change, Enter) and any(one.choice == 0 for one in state.citizens):
            return refuse("society-not-host")
        return super().check_seat_change(state, change)


class OnTheWayOut(Society):
    """Nobody may leave for whom somebody votes."""

    def check_seat_change(self, state: Quarter, change: SeatChange) -> Refusal | None:
        if isinstance(change, Leave) and any(one.choice == change.seat for one in state.citizens):
            return refuse("society-not-host")
        return super().check_seat_change(state, change)


class InItsName(Society):
    """Nobody may have a new name for whom somebody votes."""

    def check_rename(self, state: Quarter, seat: int) -> Refusal | None:
        voted_for = any(one.choice == seat for one in state.citizens)
        return refuse("society-not-host") if voted_for else None


class InTheCostOfNames(Society):
    """A new name costs something for whom somebody votes."""

    def rename_costs(self, state: Quarter, seat: int) -> Message | None:
        voted_for = any(one.choice == seat for one in state.citizens)
        return Message("society-not-host") if voted_for else None


class InTheLog(Campaign):
    """The stakes of the last round are given back unseen; the referee's log, which all may read
    after the end, tells them."""

    def apply(self, state: March, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        step.note("campaign-round", state.round, "stakes", round=staked(state))

    def close_window(self, state: March, window: Window, step: Step) -> None:
        if state.round < state.rounds:
            super().close_window(state, window, step)
            return
        for camp in state.camps:
            camp.stake = None
        state.round += 1


LEAKS: dict[str, list[type[Any]]] = {
    "observation": [
        Audience,
        OneTooMany,
        InView,
        Viewpoint,
        InAwaited,
        InCursor,
        InGeneration,
        InForms,
        InRooms,
        LaterOn,
        HiddenDraw,
        Veil,
        ToldToAll,
        Bystander,
        OfAnother,
        InWriters,
        InPrompt,
        InLength,
    ],
    "domain": [InDomain, ToTheHost],
    "standing": [InStanding],
    "doors": [AtTheDoor, OnTheWayOut],
    "rename": [InItsName, InTheCostOfNames],
    "notes": [InTheLog],
    "refusal": [InRefusal, SecretlyIllegal, InTalk],
}


def suite(planted: Game[Any], **how_much: int) -> Conformance:
    made: Conformance = type("Planted", (Conformance,), {"game": planted, **how_much})()
    return made


@pytest.mark.parametrize(
    ("channel", "leaking"), [(channel, leak) for channel in LEAKS for leak in LEAKS[channel]]
)
def test_a_planted_leak_is_caught(channel: str, leaking: type[Any]) -> None:
    with pytest.raises(Broken, match=f"leaks through {channel}"):
        suite(leaking()).test_no_leak()


@pytest.mark.parametrize("leaking", SEALS)
def test_a_broken_seal_is_caught(leaking: type[Any]) -> None:
    with pytest.raises(Broken, match=f"leaks through {SEALS[leaking]}"):
        suite(leaking()).test_no_leak()


@pytest.mark.parametrize("pairs", [40, pytest.param(240, marks=pytest.mark.thorough)])
def test_a_sealed_window_leaks_nothing_and_its_answers_were_left_out(pairs: int) -> None:
    suite(Sealed(), pairs=pairs).test_no_leak()
    twins = Twins(Sealed())
    twins.run([play(Sealed(), 5, seed=seed, steps=100) for seed in range(2)], pairs // 2)
    assert twins.parted["answer orders"] > pairs // 8


class AsksAnew(Sealed):
    """It asks somebody else while it is open."""

    def windows(self, state: March) -> Sequence[Window]:
        answered = sum(camp.stake is not None for camp in state.camps)
        return [
            msgspec.structs.replace(window, asked=window.asked[: len(window.asked) - answered])
            for window in super().windows(state)
        ]


def test_a_sealed_window_that_asks_others_while_it_is_open() -> None:
    with pytest.raises(Broken, match="asked"):
        suite(AsksAnew()).test_alive()


def test_a_leak_to_one_seat_names_that_seat() -> None:
    with pytest.raises(Broken, match=r"viewer \d can tell") as caught:
        suite(OneTooMany()).test_no_leak()
    assert "campaign-noted" in str(caught.value)


def test_an_unreached_secret_act_is_reported() -> None:
    """A secret act that random play never reaches does not count as proved."""

    class Mute(Campaign):
        def forms(self, state: March, actor: Actor) -> Sequence[Form]:
            return ()

    with pytest.raises(Broken, match="no twins could be made"):
        suite(Mute(), plays=2, pairs=8).test_no_leak()


def test_twins_of_a_correct_game_differ_in_every_secret() -> None:
    twins = Twins(Society())
    twins.run([play(Society(), 5, seed=seed, steps=100) for seed in range(2)], 20)
    assert {"act vote", "act abstain"} <= set(twins.parted)
    assert sum(twins.parted.values()) > 15


class Illegal(Campaign):
    def domain(self, state: March, actor: Actor, name: str, chosen: Chosen) -> Domain:
        return Range(0, 1000)


class Crashing(Campaign):
    def check(self, state: March, actor: Actor, act: Act, now: int) -> Refusal | None:
        if isinstance(act, Stake) and act.amount < 0:
            raise IndexError
        return super().check(state, actor, act, now)


class Fragile(Lists):
    """The domain of one field raises after an unusual value for another."""

    def forms(self, state: War, actor: Actor) -> Sequence[Form]:
        return [_men_after_village(form) for form in super().forms(state, actor)]

    def domain(self, state: War, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if name == "men":
            return Range(1, len(range(chosen.get("village", 3))))
        return super().domain(state, actor, name, chosen)


def _men_after_village(form: Form) -> Form:
    (rows,) = form.fields
    task, village, men = rows.row
    row = (task, village, msgspec.structs.replace(men, after=("village",)))
    return msgspec.structs.replace(form, fields=(msgspec.structs.replace(rows, row=row),))


class Babbling(Campaign):
    """Its bot returns something that is no act."""

    class Bot:
        def look(self, observation: Any) -> None:
            return

        def act(self, observation: Any, offer: Any, rng: Any) -> dict[str, Any]:
            return {"type": "stake", "amount": "all"}

    bots: Any = {"babbler": Bot}  # noqa: RUF012


class Cheating(Babbling):
    """Its bot stakes more than it has."""

    class Bot(Babbling.Bot):
        def act(self, observation: Any, offer: Any, rng: Any) -> dict[str, Any]:
            return {"type": "stake", "amount": 1000}

    bots: Any = {"cheat": Bot}  # noqa: RUF012


class Uncarried(Campaign):
    """A match does not accept what the one before has left."""

    def setup(self, options: Any, chairs: Any, step: Step) -> March:
        state = super().setup(options, chairs, step)
        for chair in chairs:
            if chair.ledger is not None:
                raise KeyError("medals")
        return state


def test_a_ledger_that_the_next_match_cannot_read() -> None:
    with pytest.raises(KeyError, match="medals"):
        suite(Uncarried()).test_round_trip()


class Disagreeing(Campaign):
    def apply(self, state: March, actor: Actor, act: Act, step: Step) -> None:
        if isinstance(act, Stake) and act.amount == 3:
            raise ValueError
        super().apply(state, actor, act, step)


class Meddling(Campaign):
    def check(self, state: March, actor: Actor, act: Act, now: int) -> Refusal | None:
        state.camps[0].spent += 1
        return super().check(state, actor, act, now)


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Illegal, "offered acts are legal"),
        (Crashing, "breaks the rules"),
        (Meddling, "changed the position"),
        (Fragile, "domain “men” breaks"),
        (Babbling, "a bot does what is no act"),
        (Cheating, "by the bot is never accepted"),
    ],
)
def test_offered_acts_that_are_refused(kind: type[Any], problem: str) -> None:
    with pytest.raises(Broken, match=problem):
        suite(kind()).test_offered_checked_accepted()


def test_an_act_that_passes_check_and_then_fails() -> None:
    with pytest.raises((Broken, ValueError)):
        suite(Disagreeing()).test_offered_checked_accepted()


class Endless(Campaign):
    def outcome(self, state: March) -> Outcome | None:
        return None

    def windows(self, state: March) -> Sequence[Window]:
        late = tuple(n for n, camp in enumerate(state.camps) if camp.stake is None)
        return (Window("stakes", "orders", late, state.round),)


class Speechless(Campaign):
    """A seat is awaited that has no form."""

    def forms(self, state: March, actor: Actor) -> Sequence[Form]:
        return () if actor == 0 else super().forms(state, actor)


class Waiting(Society):
    """Jailed and absent players are awaited, too."""

    def windows(self, state: Quarter) -> Sequence[Window]:
        return [
            msgspec.structs.replace(
                window, awaited=tuple(n for n, c in enumerate(state.citizens) if not c.voted)
            )
            for window in super().windows(state)
        ]


class Haunted(Society):
    """Who has left may still vote."""

    def forms(self, state: Quarter, actor: Actor) -> Sequence[Form]:
        forms = super().forms(state, actor)
        gone = isinstance(actor, int) and state.citizens[actor].rank == "gone"
        return (*forms, Form(Abstain)) if gone else forms


class Recurring(Campaign):
    """A window keeps its generation when it opens again."""

    def windows(self, state: March) -> Sequence[Window]:
        return [
            msgspec.structs.replace(window, generation=state.round % 2)
            for window in super().windows(state)
        ]

    def forms(self, state: March, actor: Actor) -> Sequence[Form]:
        forms = super().forms(state, actor)
        return [msgspec.structs.replace(form, generation=state.round % 2) for form in forms]


class Clinging(Campaign):
    """Nobody may take over a seat, not even a bot."""

    def check_seat_change(self, state: March, change: SeatChange) -> Refusal | None:
        return refuse("refused-seats-fixed")


class Jealous(Society):
    """The chief cannot be replaced."""

    def check_seat_change(self, state: Quarter, change: SeatChange) -> Refusal | None:
        if isinstance(change, Replace) and change.seat == state.chief:
            return refuse("society-not-chief")
        return super().check_seat_change(state, change)


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Clinging, "seat 0 cannot be taken over"),
        (Jealous, "cannot be taken over"),
        (Endless, "not over after"),
        (Speechless, "who cannot answer"),
        (Waiting, "who (has left|cannot answer)"),
        (Recurring, "closed and stands again"),
        (Haunted, "has left, and is offered"),
    ],
)
def test_matches_that_cannot_end(kind: type[Any], problem: str) -> None:
    class Impatient(Conformance):
        game = kind()
        expiries = 100

    with pytest.raises(Broken, match=problem):
        Impatient().test_alive()


class Coining(Auction):
    def close_window(self, state: Sale, window: Window, step: Step) -> None:
        super().close_window(state, window, step)
        state.bidders[0].purse += 1


def test_money_from_nowhere() -> None:
    with pytest.raises(Broken, match="money is conserved"):
        suite(Coining()).test_conserved()


class Fuzzy(Struct):
    weights: dict[str, list[float]] = {}
    seats: set[int] = set()


class Imprecise(Campaign):
    State: Any = Fuzzy


def test_floats_and_sets_in_the_state() -> None:
    with pytest.raises(Broken, match=r"Fuzzy.weights.*Fuzzy.seats"):
        suite(Imprecise()).test_round_trip()


class Forgetful(Campaign):
    """Keeps something outside the state, so a replay differs."""

    rounds_seen = 0

    def close_window(self, state: March, window: Window, step: Step) -> None:
        super().close_window(state, window, step)
        type(self).rounds_seen += 1
        if type(self).rounds_seen % 5 == 0:
            state.camps[0].banners += 1


def test_data_kept_outside_the_state() -> None:
    with pytest.raises(Broken, match="folding the record"):
        suite(Forgetful()).test_replay()


class Hashing(Society):
    """Depends on the order of a set of strings, so another process gets another result."""

    def close_window(self, state: Quarter, window: Window, step: Step) -> None:
        super().close_window(state, window, step)
        first = next(iter({"a", "b", "c", "d", "e", "f", "g", "h"}))
        state.citizens[0].days += "abcdefgh".index(first)


def test_the_order_of_a_set() -> None:
    with pytest.raises(Broken, match="another process"):
        suite(Hashing()).test_replay()


class Silent(Auction):
    def check(self, state: Sale, actor: Actor, act: Act, now: int) -> Refusal | None:
        refusal = super().check(state, actor, act, now)
        return None if refusal is None else refuse("auction-because")


class Unlabelled(Auction):
    def domain(self, state: Sale, actor: Actor, name: str, chosen: Chosen) -> Domain:
        domain = super().domain(state, actor, name, chosen)
        if not isinstance(domain, Choices):
            return domain
        options = (
            msgspec.structs.replace(option, label={"msg": "auction-way"})
            for option in domain.options
        )
        return Choices(tuple(options))


class Voiceless(Society):
    def rooms(self, state: Quarter) -> Sequence[Room]:
        rooms = super().rooms(state)
        nobodys = (Voice("society-no-such", (0,)),)
        return [msgspec.structs.replace(room, voices=nobodys) for room in rooms]


class OddlyKeyed(Society):
    def rooms(self, state: Quarter) -> Sequence[Room]:
        return [msgspec.structs.replace(room, key="with:0-1") for room in super().rooms(state)]


class Undeclared(Auction):
    draws: Any = ()


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Silent, "auction-because"),
        (Unlabelled, "auction-way"),
        (Undeclared, "draws without a DrawKind"),
        (Voiceless, "society-no-such"),
        (OddlyKeyed, "keys of rooms"),
    ],
)
def test_missing_texts(kind: type[Any], problem: str) -> None:
    with pytest.raises(Broken, match=problem):
        suite(kind()).test_translations()


def test_catalogues_of_the_toy_games_agree() -> None:
    assert list(catalogues("tests.shapes")) == []
