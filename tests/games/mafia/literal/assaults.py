"""Random houses and visitors, and the smallest that still differ."""

from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.shots.target import (
    Armour,
    Assault,
    ClanShot,
    Kind,
    Knight,
    Shot,
    Target,
    Visitors,
    Weapon,
)

T, COMMISSAR, ASSASSIN, KNIGHT = 3, 5, 6, 7
DUTY = {Clan.MAFIA: 1, Clan.YAKUZA: 2}
MATE = {Clan.MAFIA: 11, Clan.YAKUZA: 12}


def random_assault(dice: Random) -> Assault:
    """Anything that the rules may ask: half of all houses are plain, the others wear a lot."""
    kind = dice.choice(list(Kind))
    clan = dice.choice(list(Clan)) if kind is Kind.BANDIT else None
    visitors = random_visitors(dice, kind, clan)
    suicide = kind is Kind.ASSASSIN
    rich = dice.random() < 0.5
    target = Target(
        seat=ASSASSIN if suicide else T,
        kind=kind,
        clan=clan,
        commissar=kind in (Kind.HONEST, Kind.BANDIT)
        and visitors.commissar is None
        and dice.random() < 0.3,
        bribed=kind in (Kind.HONEST, Kind.CHARGED) and dice.random() < 0.3,
        hidden=dice.random() < 0.03,
        protected=dice.random() < 0.08,
        worn=random_pieces(dice) if rich else (),
        weapon=dice.choice([None, *Weapon]) if rich else None,
        mad=rich and dice.random() < 0.3,
    )
    seats = (1, 2, COMMISSAR, ASSASSIN, KNIGHT, 8, 11)
    return Assault(
        target=target,
        visitors=visitors,
        knight=random_knight(dice, visitors, target) if dice.random() < 0.4 else None,
        protected=frozenset(seat for seat in seats if seat != target.seat and dice.random() < 0.15),
        living=tuple(range(13)) if dice.random() < 0.7 else tuple(sorted({target.seat, 0, *seats})),
        first_attack=dice.random() < 0.5,
        prize=dice.random() < 0.8,
    )


def random_visitors(dice: Random, kind: Kind, clan: Clan | None) -> Visitors:
    shots = tuple(
        ClanShot(one, DUTY[one], (DUTY[one], MATE[one]), coin(dice, 0.5), coin(dice, 0.15))
        for one in Clan
        if one is not clan and coin(dice, 0.6)
    )
    spy = [DUTY[shot.clan] for shot in shots] if coin(dice, 0.1) else []
    commissar = None  # or at times an infiltrator who is on duty for a clan, too
    if coin(dice, 0.5):
        commissar = Shot(dice.choice(spy or [COMMISSAR]), coin(dice, 0.15))
    if coin(dice, 0.4):
        return Visitors(shots, commissar)
    if coin(dice, 0.5) or kind is Kind.ASSASSIN:
        return Visitors(shots, commissar, killer=Shot(ASSASSIN, coin(dice, 0.15)))
    return Visitors(shots, commissar, bodyguard=ASSASSIN)


def random_knight(dice: Random, visitors: Visitors, target: Target) -> Knight:
    """Now and then the contracted assassin themselves (M42)."""
    if visitors.killer and target.kind is not Kind.ASSASSIN and coin(dice, 0.3):
        seat, kind = ASSASSIN, Kind.ASSASSIN
    elif visitors.clans and coin(dice, 0.05):  # a bandit who guards whom his clan shoots at
        seat, kind = visitors.clans[0].duty, Kind.BANDIT
    elif visitors.bodyguard is not None and coin(dice, 0.1):  # both guards are one person
        return Knight(
            ASSASSIN, Kind.ASSASSIN, worn=random_pieces(dice), weapon=dice.choice([None, *Weapon])
        )
    elif visitors.commissar and coin(dice, 0.05):
        seat, kind = visitors.commissar.seat, Kind.HONEST
    else:
        seat = KNIGHT
        kind = dice.choice([Kind.HONEST, Kind.CHARGED, Kind.BANDIT, Kind.ASSASSIN])
    if kind is Kind.ASSASSIN and (visitors.bodyguard or target.kind is Kind.ASSASSIN):
        kind = Kind.HONEST
    return Knight(
        seat=seat,
        kind=kind,
        clan=dice.choice(list(Clan)) if kind is Kind.BANDIT else None,
        worn=random_pieces(dice) if coin(dice, 0.6) else (),
        weapon=dice.choice([None, *Weapon]),
        mad=coin(dice, 0.3),
    )


def random_pieces(dice: Random) -> tuple[Armour, ...]:
    return tuple(dice.choice(list(Armour)) for _ in range(dice.choice((0, 1, 1, 2, 2, 3, 4))))


def coin(dice: Random, share: float) -> bool:
    return dice.random() < share


def smallest(assault: Assault, differs: Callable[[Assault], bool]) -> Assault:
    """Leave out whatever the difference does not need."""
    found = True
    while found:
        found = False
        for simpler in simpler_ones(assault):
            if simpler != assault and differs(simpler):
                assault, found = simpler, True
                break
    return assault


def simpler_ones(assault: Assault) -> Iterator[Assault]:
    visitors, target, knight = assault.visitors, assault.target, assault.knight
    yield replace(assault, knight=None)
    for guest in ("commissar", "killer", "bodyguard"):
        if not (guest == "killer" and target.kind is Kind.ASSASSIN):
            yield replace(assault, visitors=replace(visitors, **{guest: None}))
    for number, shot in enumerate(visitors.clans):
        others = visitors.clans[:number], visitors.clans[number + 1 :]
        yield replace(assault, visitors=replace(visitors, clans=others[0] + others[1]))
        for plain in (replace(shot, arrow=False), replace(shot, lethal=False)):
            clans = (*others[0], plain, *others[1])
            yield replace(assault, visitors=replace(visitors, clans=clans))
    for guest in ("commissar", "killer"):
        if shooter := getattr(visitors, guest):
            plain_shot = replace(shooter, arrow=False)
            yield replace(assault, visitors=replace(visitors, **{guest: plain_shot}))
    yield replace(assault, protected=frozenset())
    for field in ("commissar", "bribed", "hidden", "protected", "mad"):
        yield replace(assault, target=replace(target, **{field: False}))
    yield replace(assault, target=replace(target, weapon=None))
    for number in range(len(target.worn)):
        worn = target.worn[:number] + target.worn[number + 1 :]
        yield replace(assault, target=replace(target, worn=worn))
    if knight:
        yield replace(assault, knight=replace(knight, weapon=None))
        yield replace(assault, knight=replace(knight, mad=False))
        yield replace(assault, knight=replace(knight, worn=knight.worn[:-1]))
    yield replace(assault, first_attack=False)
    yield replace(assault, prize=True)
