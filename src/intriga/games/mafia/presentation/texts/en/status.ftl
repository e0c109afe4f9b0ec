### Pages of Mafia: what is going on, options, newcomers.

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

## What is asked, in short

mafia-page-ask-opening = { $who ->
    [asked] What will you be?
    [done] Noted. Waiting for the others
   *[nobody] People are choosing professions
}
mafia-page-why-opening = { $who ->
    [asked] A profession is yours to choose; honest or a bandit is drawn.
    [done] Until everybody has chosen you may change your mind.
   *[nobody] Roles are dealt when everybody has chosen.
}
mafia-page-ask-night = { $who ->
    [asked] { $role ->
        [honest] Go to sleep?
        [commissar] Whom do you check?
        [assassin] Which order do you take?
        [necromancer] Do you raise somebody?
       *[other] Whom does the clan shoot?
    }
    [done] You are asleep
   *[nobody] The town sleeps
}
mafia-page-why-night = { $who ->
    [asked] { $role ->
        [honest] You wake in the morning. Orders may be changed in your sleep.
        [commissar] A bandit or the assassin dies. Then go to sleep.
        [assassin] Or let the price decide. Then go to sleep.
        [necromancer] If there is mana for it. Then go to sleep.
       *[other] The last order of a living member counts. Then go to sleep.
    }
    [done] Until morning you may still change your orders.
    [dead] The graveyard does not: the dead talk among themselves.
    [dead-asked] The graveyard does not: the dead talk among themselves.
   *[nobody] The paper comes out in the morning.
}
mafia-page-ask-day = { $who ->
    [asked] Who is guilty?
    [dead-asked] Who do you say is guilty?
    [done] You have voted
    [dead] The living argue
   *[nobody] The town decides whom to hang
}
mafia-page-why-day = { $who ->
    [asked] Your vote is public and final.
    [dead-asked] You have the vote of the dead, and it is final.
    [done] The others are thinking.
    [dead] You may listen, not vote.
   *[nobody] Votes are public and final.
}
mafia-page-ask-over = { $ending ->
    [honest] The honest win
    [mafia] The mafia wins
    [yakuza] The yakuza win
    [mafia-yakuza] Both clans win
    [royale] Flash Royale: the honest win
    [nobody] A draw: nobody is left
    [time] The days are over: nobody wins
   *[none] The match is over
}
mafia-page-why-over = { $n ->
    [0] There are no winners.
    [one] { $n } player wins.
   *[other] { $n } players win.
}
mafia-page-ask-private = { $act ->
    [answer-clan] A clan invites you. Do you join?
    [answer-commissar] Will you be the commissar’s sergeant?
    [choose-side] Whose side are you on?
    [answer-gift] Do you take the coins?
    [answer-loot] Do you buy the loot?
    [answer-rite] Do you grant the resurrection?
    [admit-member] Do you admit them?
    [render-service] Is the service done?
   *[other] Your answer?
}
mafia-page-why-private = { $act ->
    [answer-clan] A refusal is final; a consent works at nightfall.
    [answer-commissar] Your answer is read at nightfall.
    [choose-side] It is chosen once, for the rest of the match.
    [answer-gift] You learn how many once you take them.
    [answer-loot] The thief waits until nightfall.
    [answer-rite] If you agree, the asker’s mana is spent.
    [admit-member] Membership is for the whole match.
    [render-service] The coins for it are put aside.
   *[other] Nobody else is asked this.
}
mafia-page-until = { $phase ->
    [opening] to choose
    [night] till morning
   *[day] till night
}

## The options of a match

mafia-page-options-people = Who is who
mafia-page-options-start = What people begin with
mafia-page-options-time = Time

## For newcomers and great events

mafia-page-have-exp = experience
    .help = Lasts between matches; the assassin is hired with it.
mafia-page-have-mana = mana
    .help = For spells, the shield and resurrections.
mafia-page-have-coins = { $n ->
    [one] coin
   *[other] coins
}
    .help = For things in the shop; lost when the match ends.
mafia-page-hint = { $act ->
    [choose-profession] Choose a profession
    [shoot] Name a victim for the clan
    [check] Name whom to check
    [burgle] Pick a house to rob
    [guard-house] Pick a house to guard
    [accuse] Accuse somebody
   *[sleep] Go to sleep
}
mafia-page-hint-why = { $act ->
    [choose-profession] It decides what you can buy and do; whether you are honest is drawn later.
    [shoot] If nobody in the clan names a victim, the clan spends the night at home.
    [check] A commissar who skips nights loses the post.
    [burgle] A thief who stays at home steals nothing, and the things of others are worth coins.
    [guard-house] A knight who guards a house takes a deadly blow in the place of its owner.
    [accuse] The day hangs whom most accuse, and whoever keeps silent lets others decide.
   *[sleep] Morning comes as soon as everyone sleeps, and orders can still be changed until then.
}
mafia-page-moment-role = your role: only you see it
mafia-page-moment-night = The town falls asleep
mafia-page-moment-press = The Town Courier · after night { $n }
mafia-page-moment-verdict = the town’s verdict
mafia-page-moment-hanged = The gallows
mafia-page-moment-paper = Full paper
mafia-page-moment-event = { $event ->
    [mafia-nobody-hanged] Nobody was hanged
    [mafia-celebrity-spared] A celebrity is spared
    [mafia-risen] Back among the living
    [mafia-reinforced] A clan has a new member
    [mafia-commissar-late] A new commissar
    [mafia-clan-destroyed] A clan is destroyed
    [mafia-over] The match is over
   *[other] Morning
}
mafia-page-moment-winners = Winners: { $winners }
