"""What people may do now, as forms; what each field offers is in `choices`.

A form is there if some act made from it is possible; `check` decides. Each part of the game has a
maker of its own in `MAKERS`.
"""

from collections.abc import Callable, Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.acts import assassin, clans, day, host, night, town, watch
from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import assassin as assassin_rules
from intriga.games.mafia.rules import ballot, crypt, guild, houses, lookup
from intriga.games.mafia.rules import clans as clan_rules
from intriga.games.mafia.rules import host as host_rules
from intriga.games.mafia.rules import recruiting as recruiting_rules
from intriga.games.mafia.rules import watch as watch_rules
from intriga.games.mafia.rules.spending import why_no_spell
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.tables.things import Profession, spells
from intriga.kernel import HOST, Act, Actor, AtMost, Field, Form, Limit, Seat, Unique

Maker = Callable[[State, Seat], Iterator[Form]]


def forms(state: State, actor: Actor) -> list[Form]:
    """The forms of this actor."""
    if state.phase is Phase.OVER:
        return []
    if actor == HOST:
        return list(_host(state))
    if isinstance(actor, str):
        return []
    return [form for make in MAKERS for form in make(state, actor)]


def choice(name: str, of: str, *, optional: bool = False, after: tuple[str, ...] = ()) -> Field:
    """A field with one value of this domain."""
    return Field(name, "choice", of, optional=optional, after=after)


def about(
    state: State,
    who: Seat,
    act: type[Act],
    field: str,
    of: str,
    *more: Field,
    optional: bool = False,
    asks: bool = False,
) -> Iterator[Form]:
    """A form that begins with a choice, if there is something to choose."""
    if choices.some(state, who, of):
        yield Form(act, (choice(field, of, optional=optional), *more), asks=asks)


def _opening(state: State, who: Seat) -> Iterator[Form]:
    if state.phase is Phase.OPENING:
        fields = (
            choice("profession", "profession", optional=True),
            choice("speciality", "speciality", optional=True, after=("profession",)),
        )
        main = who not in state.asleep
        yield Form(town.ChooseProfession, fields, (), "opening", 1, main=main)


def _sleep(state: State, who: Seat) -> Iterator[Form]:
    if state.phase is Phase.NIGHT and state.people[who].lives and who not in state.asleep:
        yield Form(night.Sleep, (), (), "night", state.turn, main=True)


def _aims(
    state: State, who: Seat, act: type[Act], of: str, supplier: Seat, *, lethal: bool
) -> Iterator[Form]:
    """A list of targets: more than one with potions, an arrow for each that there is."""
    kinds = [item.kind for item in state.people[supplier].things]
    columns = [choice("whom", of)]
    limits: list[Limit] = [
        Unique("aims", "whom"),
        AtMost("aims", min(3, 1 + kinds.count("potion"))),
    ]
    if lethal:
        columns.append(Field("lethal", "flag"))
    if arrows := kinds.count("arrow"):
        columns.append(Field("arrow", "flag"))
        limits.append(AtMost("aims", arrows, "arrow", "true"))
    if choices.some(state, who, of):
        rows = Field("aims", "rows", row=tuple(columns))
        yield Form(act, (rows,), tuple(limits), "night", state.turn)


def _clans(state: State, who: Seat) -> Iterator[Form]:
    clan = clan_rules.clan_of(state, who) if state.phase is not Phase.OPENING else None
    if clan is None:
        return
    if state.phase is Phase.NIGHT:
        duty = clan_rules.duty_man(state, clan)
        if duty is not None:
            yield from _aims(state, who, clans.Shoot, "prey", duty, lethal=True)
        if state.people[who].lives and not state.people[who].recruited:
            yield from about(state, who, clans.Execute, "whom", "recruit", optional=True)
    elif state.people[who].lives and recruiting_rules.clan_may(state, clan) is None:
        share = Field("share", "number", "share")
        if recruiting_rules.payable(state, clan, choices.MOST_SHARE) is None:
            yield from about(
                state, who, clans.Invite, "whom", "candidate", Field("signed", "flag"), share
            )


def _answers(state: State, who: Seat) -> Iterator[Form]:
    """What somebody is asked in private by day."""
    if state.phase is not Phase.DAY:
        return
    for clan, gang in state.clans.items():
        one = gang.invitation
        if one is not None and one.whom == who and state.people[who].lives:
            preset = {"clan": str(clan)}
            yes = (Field("yes", "flag"),)
            yield Form(clans.AnswerClan, yes, preset=preset, asks=one.answer is None)
    if state.watch.invited == who and state.people[who].lives:
        asks = state.watch.agreed is None
        yield Form(watch.AnswerCommissar, (Field("yes", "flag"),), asks=asks)


def _watch(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if state.watch.must_choose == who:
        asks = not state.watch.side
        yield Form(watch.ChooseSide, (choice("side", "side"),), asks=asks)
    if person.role is not Role.COMMISSAR or not person.lives:
        return
    if state.phase is Phase.NIGHT:
        yield from _aims(state, who, watch.Check, "suspect", who, lethal=False)
    elif state.watch.sergeant is None and state.watch.invited is None:
        yield from about(state, who, watch.InviteSergeant, "whom", "living")
    if watch_rules.check_return(state, who) is None:
        yield Form(watch.ReturnToPost)


def _votes(state: State, who: Seat) -> Iterator[Form]:
    if state.phase is not Phase.DAY:
        return
    whom = choice("whom", "accused")
    votes = ballot.open_votes_of(state, who)
    mine = who in votes
    if mine:
        yield Form(day.Accuse, (whom,), (), "day", state.turn, main=True)
    if len(votes) > mine:
        fields = (choice("instead_of", "entrusted"), whom)
        yield Form(day.Accuse, fields, (), "day", state.turn, main=not mine)
    if mine and choices.some(state, who, "proxy"):
        yield Form(day.TransferVote, (choice("to", "proxy"),))
    if ballot.has_left_vote(state, who):
        yield Form(day.TakeBackVote)
    if choices.some(state, who, "pool-accused"):
        mana = Field("mana", "number", "pool-mana", after=("whom",))
        yield Form(day.FillPool, (choice("whom", "pool-accused"), mana))


def _orders(state: State, who: Seat) -> Iterator[Form]:
    """By day: the assassin is hired."""
    if state.phase is not Phase.DAY or guild.assassin(state) is None:
        return
    if choices.some(state, who, "kill-price"):
        price = Field("price", "number", "kill-price")
        yield from about(state, who, assassin.BidForKilling, "victim", "victim", price)
    if choices.some(state, who, "guard-price"):
        yield Form(assassin.OrderGuard, (Field("price", "number", "guard-price"),))
    if choices.some(state, who, "raisable"):
        price = Field("price", "number", "raise", after=("victim",))
        yield Form(assassin.RaiseBid, (choice("victim", "raisable"), price))
    if choices.some(state, who, "together") and lookup.free_exp(state, who):
        price = Field("price", "number", "together-price", after=("victim",))
        yield Form(assassin.BidTogether, (choice("victim", "together"), price))


def _assassin(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if person.role is not Role.ASSASSIN:
        return
    if choices.some(state, who, "tellable"):
        yield Form(assassin.TellContract, (choice("which", "tellable"),))
    if not person.lives:
        return
    if state.phase is Phase.DAY:
        if choices.some(state, who, "announced"):
            yield Form(assassin.AnnouncePrice, (choice("kind", "announced"),))
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
        yield Form(assassin.CarryOut, (Field("contracts", "slots", row=slots),))
        plan = state.plans.get(who)
        refuses = not (plan is not None and plan.refuses)
        yield Form(assassin.RefuseContracts, preset={"refuse": refuses})
    if choices.some(state, who, "own-will"):
        yield Form(assassin.KillUnbidden, (choice("whom", "own-will", optional=True),))
    if person.has("arrow"):
        yield Form(assassin.TakeArrow, (Field("arrow", "flag"),))


def _necromancer(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if person.role is not Role.NECROMANCER or not person.lives:
        return
    if state.crypt.rites:
        answer = choice("answer", "rite-answer", after=("rite",))
        yield Form(town.AnswerRite, (choice("rite", "rite"), answer), asks=True)
    if _can_cast(state, who, spells()[crypt.RESURRECTION].own_mana or 0):
        yield from about(state, who, town.Resurrect, "whom", "buried", Field("publicly", "flag"))
    if state.phase is not Phase.DAY:
        return
    if _can_cast(state, who, spells()["subjugation"].mana) and choices.some(state, who, "soul"):
        yield Form(town.Subjugate, (choice("soul", "soul"), choice("whom", "accused")))
    if _can_cast(state, who, spells()["reanimation"].mana):
        yield from about(state, who, town.Reanimate, "whom", "unmoved")


def _can_cast(state: State, who: Seat, mana: int) -> bool:
    return why_no_spell(state, who, mana) is None


def _mana(state: State, who: Seat) -> Iterator[Form]:
    """What anybody may give to the necromancer, or ask of them."""
    person = state.people[who]
    if state.phase not in (Phase.DAY, Phase.NIGHT) or person.role is Role.NECROMANCER:
        return
    if not lookup.necromancer_lives(state):
        return
    if state.phase is Phase.DAY:
        if person.lives and person.mana and not state.under("antimagic", who):
            yield Form(town.PledgeMana, (Field("mana", "number", "mana"),))
        if any(pledge.by == who for pledge in state.crypt.pledges):
            yield Form(town.TakeBackMana)
    asked = any(rite.by == who for rite in state.crypt.rites)
    enough = person.mana >= spells()[crypt.RESURRECTION].mana
    if enough and not asked and not state.under("antimagic", who):
        yield from about(state, who, town.AskRite, "whom", "dead")


def _complaint(state: State, who: Seat) -> Iterator[Form]:
    if assassin_rules.check_complain(state, who) is None:
        yield Form(assassin.ComplainOfBlackmail, (Field("words", "text", "words"),))


def _houses(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if not person.lives or state.phase not in (Phase.DAY, Phase.NIGHT):
        return
    for ready, of in ((True, "to-wear"), (False, "worn")):
        if choices.some(state, who, of):
            yield Form(night.Ready, (choice("thing", of),), preset={"ready": ready})
    if state.phase is not Phase.NIGHT:
        return
    if person.profession is Profession.KNIGHT:
        yield from about(state, who, night.GuardHouse, "whom", "living", optional=True)
    if houses.check_drink(state, who, night.DrinkPotions(1)) is None:
        yield Form(night.DrinkPotions, (choice("potions", "potions"),))


def _spells(state: State, who: Seat) -> Iterator[Form]:
    if state.phase in (Phase.DAY, Phase.NIGHT) and choices.some(state, who, "spell"):
        yield Form(night.CastSpell, (choice("spell", "spell"),))


def _mage(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if person.profession is not Profession.MAGE or person.speciality or not person.lives:
        return
    if state.phase in (Phase.DAY, Phase.NIGHT):
        yield Form(town.Specialise, (choice("scroll", "scroll"),))


MAKERS: tuple[Maker, ...] = (
    _opening,
    _sleep,
    _votes,
    _answers,
    _clans,
    _watch,
    _assassin,
    _necromancer,
    _houses,
    _spells,
    _mage,
    _complaint,
    _orders,
    _mana,
)


def _host(state: State) -> Iterator[Form]:
    if state.phase is Phase.OPENING:
        return
    everybody = choice("whom", "everybody")
    yield Form(
        host.AwardExp,
        (
            everybody,
            choice("reason", "host-award"),
            Field("exp", "number", "award", after=("reason",)),
        ),
    )
    for void, of in ((True, "unvoided"), (False, "voided")):
        if choices.some(state, -1, of):
            yield Form(host.VoidAwards, (choice("whom", of),), preset={"void": void})
    what = choice("what", "override")
    value = Field("value", "number", "value", after=("whom", "what"))
    yield Form(host.Override, (everybody, what, value, Field("reason", "text", "reason")))
    if host_rules.check_strip(state) is None:
        yield Form(host.StripAssassin)
    if host_rules.check_appoint(state) is None:
        yield Form(host.AppointAssassin)
    yield Form(host.MovePost)
    if state.phase is Phase.DAY and ballot.open_voters(state):
        yield Form(host.ReadVote, (choice("voter", "open-voter"), choice("whom", "accused")))
