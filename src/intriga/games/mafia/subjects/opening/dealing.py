"""The opening is over: professions and roles are dealt (items 1, 2, 38, M1–M4, M46)."""

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import Profession, things
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Clan, Item, Role
from intriga.games.mafia.state.posts import Gang
from intriga.games.mafia.subjects.log import note, profession_name, role_name
from intriga.games.mafia.subjects.opening import seating
from intriga.kernel import PUBLIC, Seat, Step, msg, seat

ROLE = "mafia-draw-role"


PROFESSION = "mafia-draw-profession"


MERCHANT = "mafia-draw-merchant"


CELEBRITY = "mafia-draw-celebrity"


SINGLE = {Profession.MERCHANT: MERCHANT, Profession.CELEBRITY: CELEBRITY}
"""Professions of at most one person, with the draw among those who want it (M2)."""


def begin(state: State, step: Step) -> None:
    """The opening is over: professions and roles are given, everybody is told their own."""
    _give_professions(state, step)
    _deal(state, step)
    _stock(state)
    _share_bonus(state, step)
    for who in range(len(state.people)):
        _tell(state, who, step)
    state.asleep, state.choices = [], {}
    counts = seating.numbers(state.options, len(state.people))
    step.emit(
        "mafia-town-begins",
        PUBLIC,
        clan=counts.clan,
        necromancer=counts.necromancer,
        assassin=counts.assassin,
        honest=counts.plain,
    )
    step.emit("mafia-shop-opens", PUBLIC, whose=msg(f"mafia-shop-of-{_shopkeeper(state)}"))


def _shopkeeper(state: State) -> str:
    """Whether the town has a merchant, whoever it is, shows in its market (item 47, M3)."""
    if state.trade.shop.merchant is not None:
        return "merchant"
    return "host" if state.options.host_shop else "nobody"


def _give_professions(state: State, step: Step) -> None:
    if state.options.professions == "dealt":
        _deal_professions(state, step)
    for single, why in SINGLE.items():
        wanted = sorted(n for n, (name, _) in state.choices.items() if name == single)
        if wanted:
            chosen = wanted[step.randbelow(len(wanted), why)]
            for other in wanted:
                if other != chosen:
                    state.choices[other] = ("", "")
    for who, (name, spell) in state.choices.items():
        if name:
            person = state.people[who]
            person.profession, person.speciality = Profession(name), spell
            if person.profession is Profession.MAGE:
                person.mana += amounts().mage_mana
    merchant = [n for n, one in enumerate(state.people) if one.profession is Profession.MERCHANT]
    state.trade.shop.merchant = merchant[0] if merchant else None


def _deal_professions(state: State, step: Step) -> None:
    """M2: the host deals at random; there is one merchant and one celebrity at most."""
    for who in range(len(state.people)):
        given = {name for name, _ in state.choices.values()}
        left = [one for one in Profession if one not in SINGLE or one not in given]
        state.choices[who] = (left[step.randbelow(len(left), PROFESSION)], "")


def _deal(state: State, step: Step) -> None:
    """Items 1 and 2: roles are random and independent of professions."""
    counts = seating.numbers(state.options, len(state.people))
    left = list(range(len(state.people)))

    def draw() -> Seat:
        return left.pop(step.randbelow(len(left), ROLE))

    for clan in Clan:
        state.clans[clan] = Gang(counts.clan)
        for number in range(1, counts.clan + 1):
            person = state.people[draw()]
            person.role, person.clan, person.number = Role.BANDIT, clan, number
    for role, count in (
        (Role.COMMISSAR, 1),
        (Role.ASSASSIN, counts.assassin),
        (Role.NECROMANCER, counts.necromancer),
    ):
        for _ in range(count):
            state.people[draw()].role = role
    state.roles = [person.role for person in state.people]


def _stock(state: State) -> None:
    """M3: so many things of each kind."""
    for kind in things():
        for _ in range(state.options.stock):
            state.trade.shop.stock.append(Item(state.number(), kind))


def _share_bonus(state: State, step: Step) -> None:
    """M46: what was paid in bribes in the last match goes to the honest of this one, in equal
    shares; the rest waits for the next match."""
    honest = [who for who, person in enumerate(state.people) if person.honest]
    share = state.bonus // len(honest)
    if share:
        for who in honest:
            state.people[who].coins += share
            step.emit("mafia-bonus", (who,), coins=share)
        state.bonus -= share * len(honest)


def _tell(state: State, who: Seat, step: Step) -> None:
    person = state.people[who]
    step.emit(
        "mafia-dealt",
        (who,),
        role=role_name(state, who),
        profession=profession_name(person.profession),
    )
    if person.clan is not None:
        mates = [
            msg("mafia-clan-member", seat=seat(mate), number=state.people[mate].number)
            for mate in state.members(person.clan)
        ]
        step.emit("mafia-dealt-clan", (who,), clan=msg(f"mafia-clan-{person.clan}"), mates=mates)
    note(
        state,
        step,
        "N0",
        "mafia-log-dealt",
        who=seat(who),
        role=role_name(state, who),
        profession=profession_name(person.profession),
    )
