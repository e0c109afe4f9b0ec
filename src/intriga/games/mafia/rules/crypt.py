"""The necromancer's craft: the shield with its pledges, resurrections, souls (items 12–19, M13,
M27, M28)."""

from intriga.games.mafia import editions
from intriga.games.mafia.acts.town import (
    AnswerRite,
    AskRite,
    PledgeMana,
    Reanimate,
    Resurrect,
    Subjugate,
    TakeBackMana,
    UseSoul,
)
from intriga.games.mafia.day import events, rights
from intriga.games.mafia.log import note
from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import ballot, dying, lookup, magic
from intriga.games.mafia.rules.spending import spend_on_spell, why_no_mana, why_no_spell
from intriga.games.mafia.state import Cast, Phase, Pledge, Rite, State
from intriga.games.mafia.tables.things import spells
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat

RESURRECTION = "necromancer-resurrection"


def _must_be_necromancer(state: State, who: Seat) -> Refusal | None:
    if state.people[who].role is not Role.NECROMANCER:
        return refuse("mafia-refused-not-necromancer")
    return lookup.must_live(state, who) or _playing(state)


def _playing(state: State) -> Refusal | None:
    night_or_day = state.phase in (Phase.NIGHT, Phase.DAY)
    return None if night_or_day else refuse("mafia-refused-by-day")


def _needs_necromancer(state: State) -> Refusal | None:
    return None if lookup.necromancer_lives(state) else refuse("mafia-refused-no-necromancer")


# ── the shield ──────────────────────────────────────────────────────────────────────────


def check_pledge(state: State, who: Seat, act: PledgeMana) -> Refusal | None:
    """Item 14: only the living donate; the necromancer's own mana counts by itself (M28)."""
    if state.people[who].role is Role.NECROMANCER:
        return refuse("mafia-refused-own-shield")
    return (
        lookup.must_be(state, Phase.DAY)
        or lookup.must_live(state, who)
        or _needs_necromancer(state)
        or why_no_mana(state, who, act.mana)
    )


def pledge(state: State, who: Seat, act: PledgeMana, step: Step) -> None:
    state.people[who].mana -= act.mana
    state.crypt.pledges.append(Pledge(who, act.mana))
    step.emit("mafia-pledged", (who,), mana=act.mana)
    necromancer = state.holder(Role.NECROMANCER)
    assert necromancer is not None
    step.emit("mafia-shield-grows", (necromancer,), mana=lookup.pledged(state))


def check_take_back(state: State, who: Seat, act: TakeBackMana) -> Refusal | None:
    """M28: at any time, all of it."""
    at_night = editions.pledges_come_back_at_night(state)
    if refusal := _playing(state) if at_night else lookup.must_be(state, Phase.DAY):
        return refusal
    mine = any(pledge.by == who for pledge in state.crypt.pledges)
    return None if mine else refuse("mafia-refused-nothing-pledged")


def take_back(state: State, who: Seat, act: TakeBackMana, step: Step) -> None:
    mine = sum(pledge.mana for pledge in state.crypt.pledges if pledge.by == who)
    state.crypt.pledges = [pledge for pledge in state.crypt.pledges if pledge.by != who]
    state.people[who].mana += mine
    step.emit("mafia-took-back", (who,), mana=mine)
    necromancer = state.holder(Role.NECROMANCER)
    assert necromancer is not None
    step.emit("mafia-shield-grows", (necromancer,), mana=lookup.pledged(state))


def spend_shield(state: State, necromancer: Seat) -> None:
    """M28: their own mana first, then the pledges in order."""
    left = lookup.SHIELD
    person = state.people[necromancer]
    own = min(left, person.mana)
    person.mana, left = person.mana - own, left - own
    pledges = []
    for one in state.crypt.pledges:
        used = min(left, one.mana)
        left -= used
        if one.mana > used:
            pledges.append(Pledge(one.by, one.mana - used))
    state.crypt.pledges = pledges


# ── resurrection ────────────────────────────────────────────────────────────────────────


def _dead(state: State, whom: Seat) -> Refusal | None:
    dead = lookup.is_seat(state, whom) and not state.people[whom].lives
    return None if dead else refuse("mafia-refused-not-dead")


def _awaited(state: State, whom: Seat) -> Refusal | None:
    """Nobody is resurrected twice in one night."""
    cast = any(one.spell == RESURRECTION and one.whom == whom for one in state.casts)
    return refuse("mafia-refused-rite-cast") if cast else None


def check_ask(state: State, who: Seat, act: AskRite) -> Refusal | None:
    """Item 13: one customer has the full price; living or dead (M27)."""
    if refusal := _needs_necromancer(state) or _playing(state) or _dead(state, act.whom):
        return refusal
    if any(rite.by == who for rite in state.crypt.rites):
        return refuse("mafia-refused-rite-asked")
    if state.people[who].role is Role.NECROMANCER:
        return refuse("mafia-refused-own-rite")
    return why_no_mana(state, who, spells()[RESURRECTION].mana)


def ask(state: State, who: Seat, act: AskRite, step: Step) -> None:
    mana = spells()[RESURRECTION].mana
    state.people[who].mana -= mana
    state.crypt.asked += 1
    state.crypt.rites.append(Rite(state.crypt.asked, who, act.whom, mana))
    step.emit("mafia-rite-asked", (who,), whom=seat(act.whom))
    necromancer = state.holder(Role.NECROMANCER)
    assert necromancer is not None
    step.emit("mafia-rite-wanted", (necromancer,), whom=seat(act.whom), by=seat(who))


def check_answer(state: State, who: Seat, act: AnswerRite) -> Refusal | None:
    if refusal := _must_be_necromancer(state, who):
        return refusal
    rite = _rite(state, act.rite)
    if rite is None:
        return refuse("mafia-refused-no-rite")
    if act.answer == "no":
        return None
    return why_no_spell(state, who, 0) or _dead(state, rite.whom) or _awaited(state, rite.whom)


def _rite(state: State, number: int) -> Rite | None:
    return next((rite for rite in state.crypt.rites if rite.number == number), None)


def answer(state: State, who: Seat, act: AnswerRite, step: Step) -> None:
    rite = _rite(state, act.rite)
    assert rite is not None
    state.crypt.rites.remove(rite)
    if act.answer == "no":
        state.people[rite.by].mana += rite.mana
        step.emit("mafia-rite-declined", (rite.by,), whom=seat(rite.whom))
        return
    spend_on_spell(state, who, 0)
    step.emit("mafia-rite-granted", (rite.by,), whom=seat(rite.whom))
    _perform(state, who, rite.whom, act.answer == "publicly", step)


def check_resurrect(state: State, who: Seat, act: Resurrect) -> Refusal | None:
    """M27: for their own mana, half of it."""
    price = spells()[RESURRECTION].own_mana or 0
    return (
        _must_be_necromancer(state, who)
        or _dead(state, act.whom)
        or _awaited(state, act.whom)
        or why_no_spell(state, who, price)
    )


def resurrect(state: State, who: Seat, act: Resurrect, step: Step) -> None:
    spend_on_spell(state, who, spells()[RESURRECTION].own_mana or 0)
    _perform(state, who, act.whom, act.publicly, step)


def _perform(state: State, who: Seat, whom: Seat, publicly: bool, step: Step) -> None:
    """M27: at once by day, at N2 of the night. A public rite unveils the necromancer (item 33)."""
    if publicly:
        state.crypt.unveiled = who
        step.emit("mafia-rite-public", PUBLIC, who=seat(who), whom=seat(whom))
    if state.phase is Phase.NIGHT:
        state.casts.append(Cast(who, RESURRECTION, whom))
        step.emit("mafia-spell-noted", (who,))
        return
    if magic.stopped(state, whom):
        magic.fails(state, "D0", Cast(who, RESURRECTION, whom), step)
    else:
        rise(state, whom, "D0", step)


def rise(state: State, whom: Seat, at: str, step: Step) -> None:
    """Somebody lives again, and everybody is told."""
    dying.live_again(state, whom)
    if state.phase is Phase.DAY:
        state.today.risen.append(whom)
    if state.phase is Phase.DAY and whom not in rights.living(
        ballot.electorate(state), tuple(state.today.log)
    ):
        state.today.log.append(events.Raise(whom))
    step.emit("mafia-risen", PUBLIC, who=seat(whom))
    note(state, at, "mafia-log-risen", who=seat(whom))


def return_rites(state: State, step: Step) -> None:
    """What nobody answered by the end of a phase is off, and the mana goes back."""
    for rite in state.crypt.rites:
        state.people[rite.by].mana += rite.mana
        step.emit("mafia-rite-declined", (rite.by,), whom=seat(rite.whom))
    state.crypt.rites = []


# ── souls ───────────────────────────────────────────────────────────────────────────────


def check_subjugate(state: State, who: Seat, act: Subjugate) -> Refusal | None:
    if refusal := _must_be_necromancer(state, who) or lookup.must_be(state, Phase.DAY):
        return refusal
    town, log = ballot.electorate(state), tuple(state.today.log)
    if not lookup.is_seat(state, act.soul):
        return refuse("mafia-refused-nobody")
    taken = events.Subjugate(act.soul)
    return (
        rights.why_not(taken, town, log)
        or _why_not_against(state, who, act, (*log, taken))
        or why_no_spell(state, who, spells()["subjugation"].mana)
    )


def _why_not_against(
    state: State, who: Seat, act: Subjugate | UseSoul, log: events.Log
) -> Refusal | None:
    """Why the soul's vote cannot be cast so."""
    if act.whom is None:
        kept = editions.souls_can_be_kept(state)
        return None if kept else refuse("mafia-refused-nobody", at="whom")
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    vote = events.Vote(act.soul, act.whom, who)
    return rights.why_not(vote, ballot.electorate(state), log)


def subjugate(state: State, who: Seat, act: Subjugate, step: Step) -> None:
    spend_on_spell(state, who, spells()["subjugation"].mana)
    if magic.stopped(state, act.soul):
        magic.fails(state, "D0", Cast(who, "subjugation", act.soul), step)
        return
    state.today.log.append(events.Subjugate(act.soul))
    note(state, "D0", "mafia-log-subjugated", who=seat(who), soul=seat(act.soul))
    step.emit("mafia-soul-taken", PUBLIC, soul=seat(act.soul))
    if act.whom is not None:
        ballot.cast(state, events.Vote(act.soul, act.whom, who), step)


def check_use(state: State, who: Seat, act: UseSoul) -> Refusal | None:
    """The vote of a soul that was taken today and is not cast yet."""
    if refusal := _must_be_necromancer(state, who) or lookup.must_be(state, Phase.DAY):
        return refusal
    if act.soul not in ballot.kept_souls(state):
        return refuse("mafia-refused-no-soul", at="soul")
    return _why_not_against(state, who, act, tuple(state.today.log))


def use_soul(state: State, who: Seat, act: UseSoul, step: Step) -> None:
    ballot.cast(state, events.Vote(act.soul, act.whom, who), step)


def check_reanimate(state: State, who: Seat, act: Reanimate) -> Refusal | None:
    """M13: once per target and day."""
    if refusal := _must_be_necromancer(state, who) or lookup.must_be(state, Phase.DAY):
        return refusal
    if refusal := _dead(state, act.whom):
        return refusal
    if state.people[act.whom].reanimated or act.whom in state.today.reanimated:
        return refuse("mafia-refused-reanimated")
    return why_no_spell(state, who, spells()["reanimation"].mana)


def reanimate(state: State, who: Seat, act: Reanimate, step: Step) -> None:
    spend_on_spell(state, who, spells()["reanimation"].mana)
    state.today.reanimated.append(act.whom)
    if magic.stopped(state, act.whom):
        magic.fails(state, "D0", Cast(who, "reanimation", act.whom), step)
        return
    state.people[act.whom].reanimated = True
    state.today.log.append(events.Raise(act.whom))
    step.emit("mafia-reanimated", PUBLIC, who=seat(act.whom))
    note(state, "D0", "mafia-log-reanimated", who=seat(who), whom=seat(act.whom))


def lay_down(state: State) -> None:
    """N0: the reanimated are dead again."""
    for person in state.people:
        person.reanimated = False
