### Pages of MAGA: what is going on, and what several pages say. States are called by their numbers.

## Common

maga-page-land = State { $n }
    .called = { $called }
maga-page-millions = { $n }{ -maga-million }
maga-page-thousands = { $n }{ -maga-thousand }
maga-page-number-of = no. { $n }, { $land }
maga-page-ministry-president = President
maga-page-ministry-finance = Finance
maga-page-ministry-defence = Defence
maga-page-ministry-fsb = FSB
maga-page-ministry-foreign = Intelligence
maga-page-ministry-justice = Justice
maga-page-ministry-interior = Interior
maga-page-ministry-media = Press
maga-page-ministry-health = Health
maga-page-ministry-secretary = Secretary
maga-page-sphere-agriculture = agriculture
maga-page-sphere-heavy = heavy industry
maga-page-sphere-light = light industry
maga-page-short-agriculture = Agric.
maga-page-short-heavy = Heavy
maga-page-short-light = Light
maga-page-options-teams = Teams and time
maga-page-options-start = What states begin with
maga-page-options-rules = Finer points of the rules

## Now

maga-page-now = { $phase ->
    [opening] The cabinets gather
    [play] Turn { $turn }: game stage
    [pause] Before turn { $turn }: teams alone
   *[over] The match is over
}
maga-page-of-turns = turns in all: { $turns }
maga-page-asked-opening = { $who ->
    [asked] Give your roles their numbers, or leave it to the lot.
    [done] The numbers are given. You can change them until the match begins.
   *[nobody] The teams are giving numbers to their roles.
}
maga-page-asked-play = { $who ->
    [asked] Negotiate, write your list of actions, and hand it in before the stage ends.
    [part] Some of your lists are in. The others are awaited.
    [done] Your list is in. You can replace it or take it back until the stage ends.
    [watches] Your state has been conquered. The victor decides for it; you may watch and advise.
   *[nobody] The teams are negotiating and writing their lists.
}
maga-page-asked-pause = { $who ->
    [asked] Read your report, and talk it over among yourselves. Say when you need no more time.
    [done] You need no more time. The next turn begins when all teams have said so, or the time is up.
    [watches] Your state has been conquered. You sit with the victor; read and advise.
   *[nobody] The teams are alone with their reports.
}
maga-page-asked-over = The match is over.
maga-page-is-out = ambassador: { $where }

## Our team

maga-page-team = Our team
maga-page-captain = captain
maga-page-federation = In the federation: { $lands }
maga-page-guests = Ambassadors with us:
maga-page-banned = No ambassadors received from: { $lands }
maga-page-bans-nobody = Ambassadors of all teams are received.
maga-page-report = Reports
maga-page-treaties = Treaties
maga-page-circles = Circles and ambassadors
maga-page-everything = All figures
