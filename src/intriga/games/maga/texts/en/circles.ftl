### MAGA-Game: circles and ambassadors.

## Names

maga-circle = Circle of State { $n }
    .called = Circle of { $called }
maga-circle-international = International circle
maga-ocean = The ocean

## What happens

maga-ambassador = State { $n }: { $who } is the ambassador ({ $where }).
    .short = { $who }: ambassador, { $where }
maga-turned-away = { $who } is no longer received and goes home ({ $where }).
    .short = { $who } is turned away
maga-received-again = { $who } may sit there again ({ $where }).
    .short = { $who } may sit there again
maga-sent-home = { $who } is sent home ({ $where }).
    .short = { $who } is sent home
maga-warned = A warning from the curator ({ $where }): { $reason }
    .short = A warning from the curator
maga-banned = State { $land } no longer receives ambassadors of State { $team }.
    .short = State { $land } bans State { $team }
maga-unbanned = State { $land } receives ambassadors of State { $team } again.
    .short = State { $land } receives State { $team } again

## What is seen

maga-sits = { $who }: ambassador, { $where }.
maga-home-bans = Your circle does not receive State { $n }.
    .called = Your circle does not receive { $called }.

## What can be done

form-maga-send-ambassador = Send an ambassador
    .field-circle = Where to
    .help = One of you, drawn by lot, sits in another circle this turn.
form-maga-ban-team = { $banned ->
    [yes] Ban a team from your circle
   *[other] Receive a team again
}
    .field-team = Team
    .help = { $banned ->
        [yes] Ambassadors of this team are no longer received in your circle.
       *[other] Ambassadors of this team are received in your circle again.
    }
form-maga-send-home = Send an ambassador home
    .field-whom = Ambassador
    .help = The ambassador leaves your circle.
form-maga-warn-circle = Warn a circle
    .field-circle = Circle
    .field-reason = What about
    .help = Everybody in the circle hears it.

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
