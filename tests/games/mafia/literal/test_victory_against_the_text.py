"""The test of victory and the one that was written from the text alone say the same."""

from itertools import product

import pytest

from intriga.games.mafia.course.victory import Ending, Finish, Living, Side, ending
from intriga.games.mafia.state.people import Clan
from tests.games.mafia.literal.night.ending import the_living_have_won
from tests.games.mafia.literal.night.town import Town, new_person, new_town

ENDINGS = {
    None: Ending(Finish.GOES_ON),
    "choice": Ending(Finish.WAITS),
    "draw": Ending(Finish.OVER),
    "honest": Ending(Finish.OVER, (Side.HONEST,)),
    "mafia": Ending(Finish.OVER, (Side.MAFIA,)),
    "yakuza": Ending(Finish.OVER, (Side.YAKUZA,)),
    "both clans": Ending(Finish.OVER, (Side.MAFIA, Side.YAKUZA)),
}


def town(honest: int, mafia: int, yakuza: int, infiltrator: Clan | None, assassin: bool) -> Town:
    people = [new_person()] * honest
    people += [new_person(role="bandit", clan="mafia")] * mafia
    people += [new_person(role="bandit", clan="yakuza")] * yakuza
    if infiltrator:
        people.append(new_person(role="commissar", clan=str(infiltrator)))
    people.append(new_person(role="assassin", alive=assassin))
    people.append(new_person(reanimated=True))
    return new_town(dict(enumerate(people)))


@pytest.mark.rule("mafia", "item 10", "M14", "M15")
def test_every_town_ends_as_the_text_says() -> None:
    numbers = product(range(4), range(3), range(3), (None, *Clan), (False, True))
    for honest, mafia, yakuza, infiltrator, assassin in numbers:
        place = town(honest, mafia, yakuza, infiltrator, assassin)
        expected = ENDINGS[the_living_have_won(place)]
        living = Living(honest, mafia, yakuza, infiltrator)
        assert ending(living) == expected, living
