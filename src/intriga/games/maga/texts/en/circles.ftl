### MAGA-Game: circles and ambassadors.

## Names

maga-circle = Circle of State { $n }
maga-circle-international = International circle
maga-ocean = The ocean

## What happens

maga-ambassador = State { $n }: { $who } is the ambassador ({ $where }).
maga-turned-away = { $who } is no longer received and goes home ({ $where }).
maga-received-again = { $who } may sit there again ({ $where }).
maga-sent-home = { $who } is sent home ({ $where }).
maga-warned = A warning from the curator ({ $where }): { $reason }
maga-banned = State { $land } no longer receives ambassadors of State { $team }.
maga-unbanned = State { $land } receives ambassadors of State { $team } again.

## What is seen

maga-sits = { $who }: ambassador, { $where }.
maga-home-bans = Your circle does not receive State { $n }.

## What can be done

form-maga-send-ambassador = Send an ambassador
    .field-circle = Where to
    .help = Who goes is drawn by lot.
form-maga-ban-team = { $banned ->
    [yes] Ban a team from your circle
   *[other] Receive a team again
}
    .field-team = Team
form-maga-send-home = Send an ambassador home
    .field-whom = Ambassador
form-maga-warn-circle = Warn a circle
    .field-circle = Circle
    .field-reason = What about

## What is refused

maga-refused-no-circle = There is no such circle to go to.
maga-refused-ambassador-there = Your team has an ambassador there already.
maga-refused-no-ambassador = This person is not an ambassador now.
maga-refused-banned = This circle does not receive your team.
maga-refused-nobody-at-home = All of your team are out this turn.
maga-refused-no-team = Choose another team.
maga-refused-no-change = It is so already.
maga-refused-no-circles = There are no circles here: everybody talks to everybody.

## Draws

maga-draw-ambassador = who is sent as ambassador
