### Pages of Mafia: the town and the morning paper.

## The town

mafia-page-now = { $phase ->
    [opening] The town gathers
    [night] Night { $turn }
    [day] Day { $turn }
   *[over] The match is over
}
mafia-page-town = The town
mafia-page-alive = { $n } alive
mafia-page-counts = { $dead ->
    [0] { $living } alive, nobody in the graveyard
   *[other] { $living } alive, { $dead } in the graveyard
}
mafia-page-roles = At the start: bandits in each clan: { $clan }, commissars: { $commissar }, necromancers: { $necromancer }, assassins: { $assassin }, plain honest people: { $honest }.
mafia-page-living = The living
mafia-page-graveyard = The graveyard
mafia-page-walks = up until nightfall
mafia-page-died = { $time ->
    [night] night { $n }
   *[day] day { $n }
}
mafia-page-votes = Votes
mafia-page-votes-cast = { $n ->
    [0] none yet
   *[other] { $n } cast
}
mafia-page-half-votes = ½ is half a vote: what a vote of the dead counts.
mafia-page-no-votes = Nobody has accused anybody yet. If votes are equal, whoever had them first hangs.
mafia-page-left = { $who } leaves the vote to { $to }
mafia-page-pool = The pool of the dead against { $who }: { $mana } mana
mafia-page-lives = alive and well
mafia-page-dead-as = in the graveyard: { $role }
mafia-page-against = against: { $votes }

## The morning paper

mafia-page-masthead = The Town Courier
mafia-page-issue = after night { $n }
mafia-page-papers = All papers
mafia-page-no-papers = The first paper comes out in the morning.
mafia-page-by-host = Written by the host.
mafia-page-headline = { $kind ->
    [quiet] { $way ->
        [0] Everybody woke up
        [1] A suspiciously quiet night
       *[2] The undertaker is bored
    }
    [single] { $way ->
        [0] One neighbour fewer
        [1] The day starts with bad news
       *[2] Shots in the night
    }
   *[several] { $way ->
        [0] A black night
        [1] The undertaker is busy
       *[2] The town counts its dead: { $n }
    }
}
mafia-page-story-died = { $way ->
    [0] The milkman knocked at seven, as always. The door was open, and there was nobody to wait for. { $who } ({ $role }).
    [1] The neighbours heard a bang and took it for the shutters. It was not the shutters. { $who } ({ $role }).
    [2] The hat is on the stand, the tea on the table has been cold since midnight. It was poured for { $who } ({ $role }).
    [3] { $who } has moved for the last time, to the town cemetery. The papers say: { $role }.
    [4] The caretaker found a body at the gate and took off his cap. { $who } ({ $role }).
   *[5] One more line is crossed out in the register: { $who }. Now everybody knows who lived there: { $role }.
}
mafia-page-story-dawn-quiet = { $way ->
    [0] Not one shot that needed a doctor. We have checked twice.
    [1] Nobody died in the night. Old people cannot remember when that last happened, and trust nobody.
    [2] By morning all are here. Somebody missed, somebody was in the way, somebody thought better of it: guess.
   *[3] The undertaker waited until dawn and went to bed.
}
mafia-page-story-meeting = { $way ->
    [0] Word has it that people of two clans ran into each other in one street. They raised their hats and parted.
    [1] Two people with pistols recognised colleagues in each other. Nobody was hurt.
   *[2] The clans met face to face, and no one fell. They know each other now.
}
mafia-page-story-hanged = { $way ->
    [0] Last night in the square: { $who }, some last words and a rope. The role was { $role }.
    [1] Yesterday’s sentence was carried out before dark. { $who }: { $role }, as everybody knows by now.
   *[2] The town decided yesterday that it was { $who }. According to the file: { $role }.
}
mafia-page-story-nobody-hanged = { $way ->
    [0] Yesterday the square went home with nothing.
    [1] The rope was taken off its nail yesterday, and hung back.
   *[2] Nobody was hanged yesterday after all. The hangman is offended.
}
mafia-page-story-celebrity-spared = { $way ->
    [0] { $who } has the face of the posters, and yesterday that was enough: no two thirds of the votes.
   *[1] A celebrity is hard to hang. { $who } is giving autographs.
}
mafia-page-story-reinforced = { $way ->
    [0] Rumour has it that there is a new face in one of the clans.
   *[1] One of the clans has grown. By whom, it does not say.
}
mafia-page-story-sergeant-announced = { $way ->
    [0] The commissar has a sergeant. The station gives no name.
   *[1] The commissar no longer works alone.
}
mafia-page-story-commissar-late = { $way ->
    [0] The commissar overslept, and somebody else sits in the office.
   *[1] There is a new plate on the commissar’s door: the old one kept silent too long.
}
mafia-page-story-clan-destroyed = { $way ->
    [0] One of the clans took in the commissar, and did not live to regret it.
   *[1] A clan recruited the wrong person. There is no such clan any more.
}
mafia-page-story-risen = { $way ->
    [0] There is an empty grave in the cemetery, and { $who } is having breakfast at the corner café.
    [1] { $who } is back among us. The doctor asks you not to ask.
   *[2] We withdraw an obituary: { $who } is not in the cemetery at all.
}

## The screen of a hall

mafia-page-screen-cast = { $n ->
    [one] of { $total } has voted
   *[other] of { $total } have voted
}
mafia-page-screen-living = still alive, of { $total }
mafia-page-screen-against = Votes against
mafia-page-screen-dead = Graveyard
mafia-page-screen-more = and { $n } more
