### The pages of Mafia.

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
mafia-page-roles = At the start: { $clan } bandits in each clan, commissars: { $commissar }, necromancers: { $necromancer }, assassins: { $assassin }, plain honest people: { $honest }.
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
        [1] A quiet night, which is odd in itself
       *[2] The undertaker is bored
    }
    [single] { $way ->
        [0] One neighbour fewer
        [1] The morning begins with bad news
       *[2] Shots in the night
    }
   *[several] { $way ->
        [0] A black night
        [1] Busy hours for the undertaker
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

## What is going on

mafia-page-asked-opening = { $who ->
    [asked] Choose a profession, or none. Roles are dealt when everybody has chosen.
    [done] Noted. Until everybody has chosen you may change your mind.
   *[nobody] People are choosing professions.
}
mafia-page-asked-night = { $who ->
    [asked] { $role ->
        [honest] Decide what to do tonight, then go to sleep.
        [commissar] Whom do you check? Then go to sleep.
        [assassin] Choose an order or let the price decide, then go to sleep.
        [necromancer] Is there mana to raise somebody? Then go to sleep.
       *[other] Whom does the clan shoot? Then go to sleep.
    }
    [done] You are asleep. Until morning you may still change your orders.
    [dead] The town sleeps, the graveyard does not.
    [dead-asked] The town sleeps, the graveyard does not.
   *[nobody] The town sleeps. The paper comes out in the morning.
}
mafia-page-asked-day = { $who ->
    [asked] Who is guilty? Your vote is public and final.
    [done] You have voted. The others are thinking.
    [dead-asked] You have the vote of the dead. Who is guilty?
    [dead] The living argue. You may listen, not vote.
   *[nobody] The town decides whom to hang.
}
mafia-page-asked-over = The end: { $ending }. Winners: { $winners }.

## My house

mafia-page-house = My house
mafia-page-welcome = Who you are and what to do
mafia-page-welcome-done = Got it
mafia-page-welcome-honest = { $sentence ->
    [1] You are honest: your side wins when the last bandit of both clans lies in a grave.
    [2] At night you hurt nobody, but you may set traps, put on armour, cast a spell if you can, and save mana; by day your weapon is your vote.
   *[3] Take nobody’s word, watch who votes for whom, and accept no money from strangers: a bribe makes a target of an honest person.
}
mafia-page-welcome-mafia = { $sentence ->
    [1] You belong to the mafia: you know your own by name, and you win together when hardly anybody honest is left.
    [2] Each night the clan picks one victim; the one on duty shoots, and the last order of a living member counts.
   *[3] The yakuza are no friends, but not victims at once either: a first meeting ends in acquaintance unless you shoot to kill.
}
mafia-page-welcome-yakuza = { $sentence ->
    [1] You belong to the yakuza: you know your own by name, and you win together when hardly anybody honest is left.
    [2] Each night the clan picks one victim; the one on duty shoots, and the last order of a living member counts.
   *[3] The mafia are no friends, but not victims at once either: a first meeting ends in acquaintance unless you shoot to kill.
}
mafia-page-welcome-commissar = { $sentence ->
    [1] You are the commissar: you play for the honest, and nobody knows that it is you.
    [2] Each night you call on one suspect: a bandit or the assassin dies, with somebody honest it is a miss that they never hear of.
   *[3] Do not skip nights, or the post goes to somebody else, and find a sergeant who can follow you.
}
mafia-page-welcome-assassin = { $sentence ->
    [1] You are the assassin: on nobody’s side, at work for experience.
    [2] By day people order a killing or a guard from you; at night you carry out the dearest order, or refuse them all.
   *[3] Clans know your face at the second meeting, the commissar kills you at the first, and blackmailing customers costs you the role.
}
mafia-page-welcome-necromancer = { $sentence ->
    [1] You are the necromancer: you play for the honest, and while you live the honest dead have half a vote each.
    [2] You raise anybody from the grave, for your own mana or for that of whoever asks; you may not ask for payment.
   *[3] Sixty mana, your own and given, are a shield: the first clan that calls loses the one on duty.
}
mafia-page-number = { $clan }, no. { $n }
mafia-page-sergeant = the commissar’s sergeant
mafia-page-you-are-dead = { $walks ->
    [yes] in the grave, but up until nightfall
   *[no] in the grave
}
mafia-page-exp = Experience
mafia-page-mana = Mana
mafia-page-coins = Coins
mafia-page-free = { $n } free
mafia-page-on-shield = { $n } in the shield
mafia-page-spell = { $left ->
    [yes] Today’s spell is not spent.
   *[no] You have cast today’s spell.
}
mafia-page-things = Things
mafia-page-no-things = Your pockets are empty. The shop sells things.
mafia-page-worn = ready
mafia-page-stolen = stolen
mafia-page-useless = No use to you: you may keep it, not use it.
mafia-page-mate = no. { $n }
mafia-page-duty = on duty tonight
mafia-page-knows-clan = You have met the other clan: from now on any shot kills.
mafia-page-knows-assassin = Your clan knows the assassin’s face.
mafia-page-has-recruited = The clan has had its recruit.
mafia-page-asks = Invited: { $who }.
mafia-page-checked = Checked
mafia-page-nobody-checked = Nobody yet.
mafia-page-own-sergeant = { $asked ->
    [yes] Asked to be sergeant: { $who }
   *[no] Sergeant: { $who }
}
mafia-page-vault = Shield and graves
mafia-page-shield = { $ready ->
    [yes] The shield is ready: { $own } mana of your own, { $pledged } given.
   *[no] The shield needs 60: { $own } mana of your own, { $pledged } given.
}
mafia-page-rite = { $by } asks for { $whom }
mafia-page-desk = Today’s orders
mafia-page-no-orders = None yet.

## What may be done

mafia-page-group-vote = The vote
mafia-page-group-profession = Profession
mafia-page-group-things = Things
mafia-page-group-magic = Magic
mafia-page-group-assassin = Hire the assassin
mafia-page-group-necromancer = To the necromancer
mafia-page-group-market = The shop
mafia-page-group-money = Money
mafia-page-group-organisations = Organisations
mafia-page-group-host = To the host
mafia-page-group-other = Everything else
mafia-page-group-n = { $n }
mafia-page-sleep = Sleep
    .help = You wake when everybody is asleep or the night is over. Orders may be changed in your sleep.
mafia-page-nobody = nobody
mafia-page-aim = { $how ->
    [lethal-bullet] { $whom } (to kill)
    [lethal-arrow] { $whom } (to kill, by arrow)
    [plain-arrow] { $whom } (by arrow)
   *[plain-bullet] { $whom }
}
mafia-page-stands-shot = { $n ->
    [0] The clan holds its fire
   *[other] Shot: { $whom }
}
mafia-page-stands-mate = { $n ->
    [0] { $who } would rather not shoot
   *[other] { $who } proposes { $whom }
}
mafia-page-stands-execute = Execution of the recruit: { $whom }
mafia-page-stands-check = { $n ->
    [0] Nobody is checked
   *[other] Check: { $whom }
}
mafia-page-stands-guard = Guard: { $whom }
mafia-page-stands-refuses = All orders refused
mafia-page-stands-picks = { $n ->
    [one] { $n } order chosen
   *[other] { $n } orders chosen
}
mafia-page-stands-arrow = A poisoned arrow comes along
mafia-page-stands-raid = { $way ->
    [shop] Theft from the shop
    [spy] Spying on { $whom }
   *[steal] Theft from { $whom }
}
mafia-page-stands-hides = In hiding until morning
mafia-page-stands-potions = { $n ->
    [1] A speed potion drunk
   *[2] { $n } speed potions, and death in the morning
}
mafia-page-stands-cast = { $aimed ->
    [no] Spell: { $what }
   *[other] Spell: { $what } ({ $whom })
}
mafia-page-stands-order = Ordered from the assassin: { $what }, { $exp } experience
mafia-page-stands-rite = Asked of the necromancer: { $whom }
mafia-page-stands-pledged = In the necromancer’s shield: { $mana } mana
mafia-page-stands-offer = To the shop: { $what } for { $coins }
mafia-page-stands-ready = Ready: { $things }
mafia-page-stands-voted = Guilty: { $whom }
mafia-page-waits-vote = Voting
mafia-page-waits-shot = The clan’s shot
mafia-page-waits-check = Checking
mafia-page-waits-contract = Choosing an order
mafia-page-waits-shield = The shield
mafia-page-waits-order = Hiring the assassin
mafia-page-why-by-day = by day only
mafia-page-why-by-night = at night only
mafia-page-why-shield = needs { $need } mana, there are { $have }; anybody alive may give some
mafia-page-why-one-spell = you have cast a spell today; tomorrow again
mafia-page-why-mana = needs { $need } mana, you have { $have }
mafia-page-why-assassin-dead = the assassin is in the graveyard
mafia-page-why-exp = needs { $need } free experience, you have { $have }
mafia-page-spell-price = { $help } Price: { $mana } mana, { $left } left.
mafia-page-scroll-price = { $help } It will cost you { $mana } mana.
mafia-page-profession = { $profession ->
    [knight] Armour and weapons, and other people’s houses to guard. Dies well, but not at once.
    [mage] 30 more mana, scrolls, and one speciality at half price. Nobody knows a mage’s name.
    [thief] From the second night on robs houses and the shop. Traps bite.
    [merchant] The only seller in town, at their own prices and their own risk.
   *[celebrity] Hanged only by two thirds of the votes of the living; speeches add votes.
}

## The options of a match

mafia-page-options-people = Who is who
mafia-page-options-start = What people begin with
mafia-page-options-time = Time
