### Pages of Mafia: what may be done.

## What may be done

mafia-page-group-role = Role
    .help = What your role does.
mafia-page-group-vote = The vote
    .help = Accuse, leave your vote, fill the pool of the dead.
mafia-page-group-profession = Profession
    .help = What your profession can do.
mafia-page-group-things = Things
    .help = Get ready for the night, or use at once.
mafia-page-group-magic = Magic
    .help = One spell a day, for mana.
mafia-page-group-assassin = Hire the assassin
    .help = Kills or guards for experience; takes the dearest order.
mafia-page-group-necromancer = To the necromancer
    .help = Mana for the shield, and resurrections.
mafia-page-group-market = The shop
    .help = Things for coins: the highest offer gets them.
mafia-page-group-money = Money
    .help = Gifts, common purchases, experience into coins.
mafia-page-group-organisations = Organisations
    .help = Public unions with a charter and a fund.
mafia-page-group-host = To the host
    .help = Give notice, or complain.
mafia-page-group-other = Everything else
    .help = What fits nowhere above.
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
mafia-page-stands-voted = Your vote against: { $whom }
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
    [celebrity] Hanged only by two thirds of the votes of the living; speeches add votes.
   *[none] Neither trade nor tools: a plain citizen.
}
mafia-page-become = { $profession ->
    [knight] Become a knight
    [mage] Become a mage
    [thief] Become a thief
    [merchant] Become a merchant
    [celebrity] Become a celebrity
   *[none] Have no profession
}
mafia-page-profession-open = Until everybody has chosen you may change your mind.
mafia-page-does = { $act ->
    [accuse] Guilty: { $whom }
    [shoot] { $nobody ->
        [yes] Hold fire
       *[no] Shoot { $whom }
    }
    [check] Check { $whom }
    [guard-house] { $nobody ->
        [yes] Guard nobody
       *[no] Guard { $whom }
    }
    [kill-unbidden] { $nobody ->
        [yes] Kill nobody
       *[no] Kill { $whom }
    }
    [resurrect] Resurrect { $whom }
   *[reanimate] Reanimate { $whom }
}
mafia-page-left-over = { $kind ->
    [exp] Free experience left: { $n }.
    [mana] Mana left: { $n }.
   *[coins] Coins left: { $n }.
}
