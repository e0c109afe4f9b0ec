"""What anybody may do for the night or the day."""

from collections.abc import Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.forms.parts import Maker, about
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects.houses import guarding, potions, readying
from intriga.games.mafia.subjects.opening import profession
from intriga.games.mafia.subjects.presence import absence, sleep
from intriga.games.mafia.subjects.votes import accusing, ballot, filling, leaving
from intriga.kernel import Field, Form, Seat, choice


def _opening(state: State, who: Seat) -> Iterator[Form]:
    if state.phase is Phase.OPENING:
        fields = (
            choice("profession", "profession", optional=True),
            choice("speciality", "speciality", optional=True, after=("profession",)),
        )
        main = who not in state.asleep
        yield Form(profession.ChooseProfession, fields, (), "opening", 1, main=main)


def _sleep(state: State, who: Seat) -> Iterator[Form]:
    if state.phase is Phase.NIGHT and state.people[who].lives and who not in state.asleep:
        yield Form(sleep.Sleep, (), (), "night", state.turn, main=True)


def _votes(state: State, who: Seat) -> Iterator[Form]:
    if state.phase is not Phase.DAY:
        return
    whom = choice("whom", "accused")
    votes = ballot.open_votes_of(state, who)
    mine = who in votes
    if votes:
        instead = choice("instead_of", "entrusted", optional=mine)
        fields = (instead, whom) if len(votes) > mine else (whom,)
        yield Form(accusing.Accuse, fields, (), "day", state.turn, main=True)
    if mine and choices.some(state, who, "proxy"):
        yield Form(leaving.TransferVote, (choice("to", "proxy"),))
    if ballot.has_left_vote(state, who):
        yield Form(leaving.TakeBackVote)
    if choices.some(state, who, "pool-accused"):
        mana = Field("mana", "number", "pool-mana", after=("whom",))
        yield Form(filling.FillPool, (choice("whom", "pool-accused"), mana))


def _notice(state: State, who: Seat) -> Iterator[Form]:
    if state.people[who].lives and state.phase in (Phase.DAY, Phase.NIGHT):
        yield Form(absence.GiveNotice, (Field("days", "number", "days-away"),))


def _houses(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if not person.lives or state.phase not in (Phase.DAY, Phase.NIGHT):
        return
    for ready, of in ((True, "to-wear"), (False, "worn")):
        if choices.some(state, who, of):
            yield Form(readying.Ready, (choice("thing", of),), preset={"ready": ready})
    if state.phase is not Phase.NIGHT:
        return
    if person.profession is Profession.KNIGHT:
        yield from about(state, who, guarding.GuardHouse, "whom", "living", optional=True)
    if potions.check_drink(state, who, potions.DrinkPotions(1)) is None:
        yield Form(potions.DrinkPotions, (choice("potions", "potions"),))


MAKERS: tuple[Maker, ...] = (_opening, _sleep, _votes, _houses, _notice)
