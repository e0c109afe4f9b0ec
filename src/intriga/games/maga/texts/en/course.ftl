### MAGA-Game: turns, teams, how a match ends.

## Names

maga-place-team = Team { $mark }
maga-place-curators = Curators
maga-place-curator = Circle of State { $n }

## What happens

maga-turn = Turn { $turn } begins.
maga-last-turn = The host ends the match after turn { $turn }.
    .short = Turn { $turn } is the last one
maga-over = The match ended after turn { $turn }.
maga-numbers = Your team has chosen its numbers.
maga-pause = Turn { $turn } is over: teams are alone with their reports.
    .short = Turn { $turn } is over, reports are there
maga-goes-on = Your team needs no more time.
maga-no-captain = The team has no captain now: everybody can hand in, or name one.
    .short = The team has no captain now
maga-captain = { $whom } is the captain of your team.
    .short = { $whom } is your captain
maga-ministries = Ministries were shared out anew in your team.
    .short = Ministries are shared out anew
maga-ending-turns = The last turn is over.
maga-ending-conquest = One team commands all states.
maga-ending-host = The host ended the match.

## What is seen

maga-now-opening = Teams choose the numbers of their roles.
maga-now-play = Turn { $turn } of { $turns }.
maga-now-pause = Before turn { $turn } of { $turns }: teams are alone with their reports.
maga-now-over = The match is over, { $turn } { $turn ->
    [one] turn
   *[other] turns
} were played.
maga-belongs = State { $n } is commanded by State { $to }.
maga-team = State { $n }: { $people }.
    .called = State { $n }, { $called }: { $people }.
maga-score = State { $n }: { $points } points.
    .called = { $called }: { $points } points.

## What can be done

form-maga-choose-numbers = Numbers of your roles
    .field-numbers = Numbers
    .help = Others aim at your roles by these numbers. Without a choice lots are drawn.
form-maga-go-on = We have read our reports
    .help = The next turn begins when all teams have said so.
form-maga-name-captain = Name the captain
    .field-whom = Captain
    .help = Only the captain hands in the team’s lists.
form-maga-share-ministry = Share out a ministry
    .field-role = Role
    .field-whom = Who edits it
    .none-whom = Everybody
    .help = Who in the team writes the lines of this ministry.
form-maga-dismiss-captain = Free a team of its captain
    .field-team = Team
    .help = For a captain who is away: everybody in the team hands in, until it names another.
form-maga-end-game = End the match after this turn
    .field-reason = Reason
    .sure = After this turn the match ends for everybody. End it?
    .help = The match ends ahead of time, and points are counted after this turn.

## What is refused

maga-refused-few-teams = With { $people } in a team there are fewer than two teams. Add seats or make the teams smaller.
maga-refused-people-only = This is for players only.
maga-refused-host-only = This is for the host only.
maga-refused-opening-over = Numbers can be chosen only before the first turn.
maga-refused-numbers = Give each role a number of its own from 1 to 10.
maga-refused-not-playing = This can be done only while the match is played.
maga-refused-captain-only = Only the captain does this.
maga-refused-no-captains = This match has no captains.
maga-refused-not-of-team = Choose somebody of your own team.
maga-refused-not-your-ministry = Another member of your team edits this ministry.
maga-refused-commands-nothing = Your state is conquered: its people watch.
maga-refused-no-pause = There is no pause now.
maga-refused-sizes = Sizes of at least two teams, each of 1 to { $most } people, that make as many as there are seats ({ $seats }); these make { $total }.
maga-refused-ending = The match ends after this turn already.

## Draws

maga-draw-lot = place on the circle
maga-draw-number = number of a role
