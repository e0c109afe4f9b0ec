"""Before the first night: professions are chosen, roles are dealt (items 1, 2, 38, M1–M4)."""

from collections.abc import Sequence
from functools import cache

from intriga.games.mafia.ledger import Keepings
from intriga.games.mafia.log import note, profession_name, role_name
from intriga.games.mafia.night.target import Clan
from intriga.games.mafia.options import Options, Switch
from intriga.games.mafia.people import Item, Person, Role
from intriga.games.mafia.state import Gang, Phase, State
from intriga.games.mafia.tables import roles
from intriga.games.mafia.tables.awards import amounts
from intriga.games.mafia.tables.things import Profession, scrolls, things
from intriga.kernel import PUBLIC, Chair, InvalidOptions, Refusal, Seat, Step, msg, refuse, seat

ROLE = "mafia-draw-role"
PROFESSION = "mafia-draw-profession"
MERCHANT = "mafia-draw-merchant"
CELEBRITY = "mafia-draw-celebrity"
SINGLE = {Profession.MERCHANT: MERCHANT, Profession.CELEBRITY: CELEBRITY}
"""Professions of at most one person, with the draw among those who want it (M2)."""


def lay_out(options: Options, chairs: Sequence[Chair], step: Step) -> State:
    """The opening, or with dealt professions or none everything up to the first night."""
    numbers(options, len(chairs))
    state = State(options, [_person(options, chair.ledger) for chair in chairs])
    for chair in chairs:
        if chair.ledger is not None:
            _bring(state, chair.seat, chair.ledger)
    return state


def numbers(options: Options, seats: int) -> roles.Roles:
    """How many have each role (item 1, M1).

    Raises:
        InvalidOptions: fewer honest than two would be left.
    """
    usual = roles.deal(seats)
    clan = options.clan or usual.clan
    necromancer = _switch(options.necromancer, usual.necromancer)
    assassin = _switch(options.assassin, usual.assassin)
    plain = seats - 2 * clan - 1 - necromancer - assassin
    if plain < 2:
        raise InvalidOptions(refuse("mafia-refused-few-honest", seats=seats, bandits=2 * clan))
    return roles.Roles(clan, 1, necromancer, assassin, plain)


def _switch(switch: Switch, usual: int) -> int:
    return usual if switch == "auto" else int(switch == "on")


def _person(options: Options, ledger: Keepings | None) -> Person:
    exp = options.start_exp if ledger is None else ledger.exp
    known = Keepings(exp) if ledger is None else ledger
    return Person(exp=exp, mana=exp, coins=options.start_coins, played=known.played, won=known.won)


def _bring(state: State, who: Seat, ledger: Keepings) -> None:
    """Unused things come along (item 42)."""
    for kind, count in ledger.things.items():
        for _ in range(count if kind in things() else 0):
            state.people[who].receive(kind)
    state.bonus += ledger.bonus


def check_choice(
    state: State, who: Seat, profession: Profession | None, spell: str
) -> Refusal | None:
    """Why somebody cannot choose so in the opening (M2)."""
    if state.phase is not Phase.OPENING:
        return refuse("mafia-refused-opening-over")
    if spell and (profession is not Profession.MAGE or not may_specialise(spell)):
        return refuse("mafia-refused-speciality")
    return None


@cache
def specialities() -> tuple[str, ...]:
    """Item 45: any scroll but Armageddon."""
    return tuple(scroll for scroll in scrolls() if scroll != "armageddon")


def may_specialise(spell: str) -> bool:
    """Whether a mage can be specialised in this."""
    return spell in specialities()


def choose(state: State, who: Seat, profession: Profession | None, spell: str) -> None:
    """Somebody chooses a profession; they may change their mind while the opening lasts."""
    state.choices[who] = (profession or "", spell)
    if who not in state.asleep:
        state.asleep.append(who)


def begin(state: State, step: Step) -> None:
    """The opening is over: professions and roles are given, everybody is told their own."""
    _give_professions(state, step)
    _deal(state, step)
    _stock(state)
    _share_bonus(state, step)
    for who in range(len(state.people)):
        _tell(state, who, step)
    state.asleep, state.choices = [], {}
    counts = numbers(state.options, len(state.people))
    step.emit(
        "mafia-town-begins",
        PUBLIC,
        clan=counts.clan,
        necromancer=counts.necromancer,
        assassin=counts.assassin,
        honest=counts.plain,
    )


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
    counts = numbers(state.options, len(state.people))
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
        "N0",
        "mafia-log-dealt",
        who=seat(who),
        role=role_name(state, who),
        profession=profession_name(person.profession),
    )
