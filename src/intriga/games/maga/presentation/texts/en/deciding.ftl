### Pages of MAGA: what is asked, in few words, and what a team has.

## What is asked

maga-page-title = { $phase ->
    [opening] Forming the cabinets
    [play] Turn { $turn }
    [pause] Before turn { $turn }
   *[over] The match is over
}
maga-page-ask-opening = { $who ->
    [asked] Which numbers do your roles get?
    [done] The numbers are given
   *[nobody] Teams are giving their roles numbers
}
maga-page-why-opening = { $who ->
    [asked] Others aim at roles by their numbers. Drawn by lot, they are hard to guess.
    [done] Until the first turn begins you can change them.
   *[nobody] The first turn begins when everybody has numbers.
}
maga-page-ask-play = { $who ->
    [asked] What goes on the list for turn { $turn }?
    [part] What goes on the other lists?
    [done] Your list is in
    [treaty] Will you sign the treaty?
    [watches] Your conqueror decides for you
   *[nobody] Teams are writing their lists
}
maga-page-why-play = { $who ->
    [asked] The higher a line, the sooner its turn. All of it happens when the stage ends.
    [part] Each territory has a list of its own.
    [done] Until the stage ends you can replace or withdraw it.
    [treaty] The lists are in, but a treaty waits for your signature or refusal.
    [watches] Your state is conquered. Look on and give advice.
   *[nobody] All lists are carried out when the stage ends.
}
maga-page-ask-pause = { $who ->
    [asked] Have you read the report?
    [done] You are ready. Waiting for other teams
    [watches] Your conqueror reads the report
   *[nobody] Teams are reading their reports
}
maga-page-why-pause = { $who ->
    [asked] Turn { $turn } begins when all teams have said so, or time is up.
    [done] Turn { $turn } begins when all teams have said so, or time is up.
    [watches] You sit with them: read, and give advice.
   *[nobody] Turn { $turn } begins after that.
}
maga-page-ask-over = { $ending ->
    [turns] The last turn is played
    [conquest] One team commands all states
    [host] The host ended the match
   *[none] The match is over
}
maga-page-why-over = Everybody’s points and secrets are in the results.
maga-page-until = { $phase ->
    [opening] to begin
    [play] for the list
   *[pause] for reports
}

## What there is

maga-page-have-treasury = in the treasury
maga-page-have-income = income
maga-page-have-upkeep = Upkeep: { $money } a turn
maga-page-have-percent = { $n }%
maga-page-have-mood = mood
maga-page-have-revolt = There is a revolt.
maga-page-have-missiles = { $n ->
    [one] missile
   *[other] missiles
}
maga-page-have-abm = Interceptors: { $n }
