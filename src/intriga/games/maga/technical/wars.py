"""Step 7: land wars that were declared in the last turn (item 41, R-W1 to R-W8)."""

from intriga.games.maga.data import contest
from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.contest import PRINCIPALS
from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Team, War
from intriga.games.maga.subjects.ministries.defence.attack import ATTACK
from intriga.games.maga.subjects.names import named, seat_of
from intriga.games.maga.subjects.stage.ends import free
from intriga.games.maga.subjects.stage.percent import shrink
from intriga.games.maga.subjects.stage.stage import Stage, halved, written


def run(stage: Stage) -> None:
    for war in stage.state.wars:
        if not stage.same_owner(war.attacker, war.target):
            _fight(stage, war)
    declared, stage.state.declared = stage.state.declared, []
    stage.state.wars = [war for war in declared if not stage.same_owner(war.attacker, war.target)]


def _fight(stage: Stage, war: War) -> None:
    attackers = (war.attacker, Role.DEFENCE)
    attack = stage.strength(attackers, "any")
    defence = sum(_defence(stage, war.target, role) for role in PRINCIPALS)
    result = stage.draw(attack, defence)
    stage.note(
        "war",
        land=seat_of(war.attacker),
        target=seat_of(war.target),
        attack=written(attack),
        defence=written(defence),
    )
    _announce(stage, war, won=result.won)
    if result.won:
        stage.rise(*attackers)
        stage.reward_helpers(attackers, ATTACK)
        _conquer(stage, war)
        return
    stage.please(war.attacker, -amounts().war_lost)
    if result.upset:
        for role in PRINCIPALS:
            stage.upset((war.target, role), f"war {war.attacker}")


def _defence(stage: Stage, land: Land, role: Role) -> int:
    """A principal with their helpers, but for the other principals (R-T2)."""
    level = stage.post(land, role).level * contest.PARTS
    return level + sum(
        contest.share(one.role, stage.post(one.land, one.role).level)
        for one in stage.helpers((land, role), "any")
        if (one.land, one.role) not in [(land, other) for other in PRINCIPALS]
    )


def _announce(stage: Stage, war: War, *, won: bool) -> None:
    """All who took part read who won (item 65)."""
    sides = {war.attacker, war.target}
    for role in PRINCIPALS:
        sides |= {one.land for one in stage.helpers((war.target, role), "any")}
    sides |= {one.land for one in stage.helpers((war.attacker, Role.DEFENCE), "any")}
    teams = {stage.team(land): land for land in sorted(sides, reverse=True)}
    for land in sorted(teams.values()):
        stage.tell(
            land,
            "war-won" if won else "war-lost",
            attacker=seat_of(war.attacker),
            target=seat_of(war.target),
        )


def _conquer(stage: Stage, war: War) -> None:
    """Half of all is lost, levels too; the winner's weaker roles learn from those that are still
    better; the territory, or with its capital the whole federation, changes hands."""
    loser, winner = stage.territory(war.target), stage.territory(war.attacker)
    shrink(stage, war.target, amounts().conquered, 100, mood=True)
    for role, post in loser.roles.items():
        post.level = halved(post.level)
        better = post.level - winner.roles[role].level
        if better > 0:
            winner.roles[role].level += -(-better // 2)
            stage.note("learnt", land=seat_of(war.attacker), role=named(role))
    _pass_on(stage, war.target, loser.team, winner.team)
    _make_peace(stage, winner.team)
    stage.publish("conquered", winner=seat_of(war.attacker), target=seat_of(war.target))


def _pass_on(stage: Stage, target: Land, loser: Team, winner: Team) -> None:
    """R-W5: with a capital everything, else the one territory. The people of a team that has
    nothing left sit with the victor (item 66)."""
    gone = stage.state.lands(loser) if target == loser else [target]
    for land in gone:
        stage.territory(land).team = winner
        stage.territory(land).conquered = stage.state.turn


def _make_peace(stage: Stage, team: Team) -> None:
    """Between territories of one owner lies, viruses and recruitments end (R-I5)."""
    lands = stage.state.lands(team)
    for land in lands:
        territory = stage.territory(land)
        territory.lies = [lie for lie in territory.lies if lie.by not in lands]
        territory.viruses = [virus for virus in territory.viruses if virus.by not in lands]
        for role, post in territory.roles.items():
            if post.recruiter in lands:
                free(stage, (land, role), told=False)
