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

## The options of a match

mafia-page-options-people = Who is who
mafia-page-options-start = What people begin with
mafia-page-options-time = Time

## For newcomers and great events

mafia-page-have-exp = experience
mafia-page-have-mana = mana
mafia-page-have-coins = { $n ->
    [one] coin
   *[other] coins
}
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
mafia-page-moment-night = The town falls asleep.
mafia-page-moment-press = The Town Courier · after night { $n }
mafia-page-moment-verdict = the town’s verdict
mafia-page-moment-winners = Winners: { $winners }
mafia-page-lesson-night = A night in a clan
mafia-page-lesson-day = The vote of a day
