"""What the commissar, the assassin and the necromancer do."""

from collections.abc import Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.data.things import spells
from intriga.games.mafia.forms.parts import Maker, about, aims
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import editions
from intriga.games.mafia.subjects.commissariat import checks, infiltrator, sergeant
from intriga.games.mafia.subjects.crypt import reanimation, rites, souls
from intriga.games.mafia.subjects.guild import announcing, arrows, carrying_out, own_will, telling
from intriga.games.mafia.subjects.mana import why_no_spell
from intriga.kernel import Field, Form, Seat, choice


def _watch(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if state.watch.must_choose == who:
        asks = not state.watch.side
        yield Form(infiltrator.ChooseSide, (choice("side", "side"),), asks=asks)
    if person.role is not Role.COMMISSAR or not person.lives:
        return
    if state.phase is Phase.NIGHT:
        yield from aims(state, who, checks.Check, "suspect", who, lethal=False)
    elif state.watch.sergeant is None and state.watch.invited is None:
        signed = Field("signed", "flag")
        yield from about(state, who, sergeant.InviteSergeant, "whom", "living", signed)
    if infiltrator.check_return(state, who, infiltrator.ReturnToPost()) is None:
        yield Form(infiltrator.ReturnToPost)


def _assassin(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if person.role is not Role.ASSASSIN:
        return
    if choices.some(state, who, "tellable"):
        part = choice("what", "told-part", after=("which",))
        yield Form(telling.TellContract, (choice("which", "tellable"), part))
    if not person.lives:
        return
    if state.phase is Phase.DAY:
        if choices.some(state, who, "announced"):
            yield Form(announcing.AnnouncePrice, (choice("kind", "announced"),))
        return
    if state.phase is not Phase.NIGHT:
        return
    if choices.some(state, who, "orders"):
        most = 1 + sum(item.kind == "potion" for item in person.things)
        names = ("first", "second", "third")[:most]
        slots = tuple(
            choice(name, "orders", optional=number > 0, after=names[:number])
            for number, name in enumerate(names)
        )
        yield Form(carrying_out.CarryOut, (Field("contracts", "slots", row=slots),))
        plan = state.plans.get(who)
        refuses = not (plan is not None and plan.refuses)
        yield Form(carrying_out.RefuseContracts, preset={"refuse": refuses})
    if choices.some(state, who, "own-will"):
        yield Form(own_will.KillUnbidden, (choice("whom", "own-will", optional=True),))
    if person.has("arrow"):
        planned = state.plans.get(who)
        filled = {"arrow": planned is not None and planned.arrow}
        yield Form(arrows.TakeArrow, (Field("arrow", "flag", question=True),), filled=filled)


def _necromancer(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if person.role is not Role.NECROMANCER or not person.lives:
        return
    if state.crypt.rites:
        answer = choice("answer", "rite-answer", after=("rite",))
        yield Form(rites.AnswerRite, (choice("rite", "rite"), answer), asks=True)
    if _can_cast(state, who, spells()[rites.RESURRECTION].own_mana or 0):
        yield from about(state, who, rites.Resurrect, "whom", "buried", Field("publicly", "flag"))
    if state.phase is not Phase.DAY:
        return
    if _can_cast(state, who, spells()["subjugation"].mana) and choices.some(state, who, "soul"):
        later = editions.souls_can_be_kept(state)
        against = choice("whom", "accused", optional=later)
        yield Form(souls.Subjugate, (choice("soul", "soul"), against))
    if choices.some(state, who, "kept-soul"):
        yield Form(souls.UseSoul, (choice("soul", "kept-soul"), choice("whom", "accused")))
    if _can_cast(state, who, spells()["reanimation"].mana):
        yield from about(state, who, reanimation.Reanimate, "whom", "unmoved")


def _can_cast(state: State, who: Seat, mana: int) -> bool:
    return why_no_spell(state, who, mana) is None


MAKERS: tuple[Maker, ...] = (_watch, _assassin, _necromancer)
