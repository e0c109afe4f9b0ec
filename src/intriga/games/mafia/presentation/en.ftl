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
   *[celebrity] Hanged only by two thirds of the votes of the living; speeches add votes.
}

## The options of a match

mafia-page-options-people = Who is who
mafia-page-options-start = What people begin with
mafia-page-options-time = Time

### Pages under a match

## Titles and times

mafia-named-market = Market
mafia-named-contracts = Contracts
mafia-named-organisations = Organisations
mafia-named-graveyard = Graveyard
mafia-named-notebook = The commissar’s notebook
mafia-named-things = Things and spells
mafia-named-nights = Night by night
mafia-named-ending = The end
mafia-named-beginning = before the first night
mafia-named-night = Night { $turn }
mafia-named-day = Day { $turn }
mafia-named-name = Name
mafia-named-nobody = nobody
mafia-named-to-acts = To my actions
mafia-named-for-you = for you

## Things and spells

mafia-named-goods-everybody = Everybody
mafia-named-goods-knight = Knight
mafia-named-goods-mage = Mage
mafia-named-goods-thief = Thief
mafia-named-goods-merchant = Merchant
mafia-named-goods-celebrity = Celebrity
mafia-named-goods-shooters = Those who shoot
mafia-named-goods-necromancer = Necromancer
mafia-named-goods-things = Things
mafia-named-goods-spells = Spells
mafia-named-thing = Thing
mafia-named-spell = Spell
mafia-named-coins = Coins
mafia-named-mana = Mana
mafia-named-mana-n = { $mana } mana
mafia-named-own-mana = on their own account: { $mana }
mafia-named-user-knight = knights
mafia-named-user-mage = mages
mafia-named-user-thief = thieves
mafia-named-user-merchant = the merchant
mafia-named-user-celebrity = the celebrity
mafia-named-user-everybody = everybody
mafia-named-user-clans = the clans
mafia-named-user-commissar = the commissar
mafia-named-user-assassin = the assassin
mafia-named-user-necromancer = the necromancer
mafia-named-when-day = by day
mafia-named-when-night = by night
mafia-named-when-day-night = by day or night
mafia-named-lasts-instant = once
mafia-named-lasts-night = for one night
mafia-named-lasts-day = until nightfall
mafia-named-lasts-turn = for a night and a day
mafia-named-lasts-24-hours = for 24 hours
mafia-named-lasts-two-days = for two days
mafia-named-lasts-until-spent = until it is spent
mafia-named-lasts-one-sale = for one sale
mafia-named-lasts-game = for the whole match
mafia-named-things-note = Prices are nominal: nothing is sold for less. A thing works once. Things you have not used by the end of the match are still yours in the next one of the league.

## The market

mafia-named-shop-merchant = A merchant keeps the shop. Nobody knows who it is.
mafia-named-shop-host = There is no merchant. The town itself sells, at nominal prices.
mafia-named-shop-none = There is no merchant and no shop.
mafia-named-shop-closed = No trade today.
mafia-named-shop-how = Offers are made by day, and what you offer is put aside. At nightfall the goods go to the highest offers; everybody else gets their coins back. Nobody learns who bought what.
mafia-named-my-offers = My offers
mafia-named-shop-dead = The merchant is dead, and what lay in the shop is gone.
mafia-named-my-coins = Your coins:
mafia-named-buy = Make an offer
mafia-named-answer = Answer
mafia-named-gifts = Coins on offer
mafia-named-gift-in = { $who } offers you coins. How many you learn when you take them.
mafia-named-gift-out = You offer { $who } { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
mafia-named-gift-purchase = for a purchase
mafia-named-collections = Collections
mafia-named-collected = Collected
mafia-named-my-share = Mine
mafia-named-collection-commissar = for the commissar
mafia-named-collection-mafia = for the mafia
mafia-named-collection-yakuza = for the yakuza
mafia-named-shelves = On the shelves
mafia-named-shelves-others = For others: { $n }
mafia-named-left = Left
mafia-named-price = Price
mafia-named-nominal = nominal { $coins }
mafia-named-my-offer = My offer
mafia-named-shelves-empty = The shelves are empty.
mafia-named-sold-out = Sold out:
mafia-named-stall = My stall
mafia-named-stall-secret = Only you see this part of the page.
mafia-named-stall-sales = Things sold: { $n }
mafia-named-stall-robbed = Things stolen from the shop: { $n }
mafia-named-stall-fresh = Made by a spell, for sale from tomorrow:
mafia-named-stall-lucky = The lucky coin works up to the end of day { $day }.
mafia-named-stall-cunning = Sales whose whole income is yours: { $n }
mafia-named-stall-closes = Tomorrow the shop stays closed.
mafia-named-stall-loot = Stolen goods on offer
mafia-named-stall-loot-one = { $thing }, for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
mafia-named-stall-prices = My prices
mafia-named-nominal-head = Nominal today
mafia-named-tomorrow = On top, from tomorrow

## Contracts

mafia-named-no-assassin = There is no assassin in this match.
mafia-named-dead-assassin = The assassin is dead.
mafia-named-desk = On my desk
mafia-named-desk-caption = Today’s orders, the highest price first. Tonight the first one counts; of equal ones you choose.
mafia-named-desk-empty = No orders today. With { $exp } experience you may kill of your own accord.
mafia-named-order = Order
mafia-named-price-exp = Price
mafia-named-fee = Fee
mafia-named-picked = chosen
mafia-named-customer = Customer: { $who }
mafia-named-tellable = What I may tell from the grave
mafia-named-my-orders = My orders
mafia-named-i-pay = I pay
mafia-named-no-orders = You have no orders today.
mafia-named-gatherings = Collecting for an order
mafia-named-gathering = { $what }: { $exp } experience so far
mafia-named-free-exp = Experience that is free: { $exp }
mafia-named-red-silent = Robert Red has not announced a price.
mafia-named-red-help = What others offer stays between them and the assassin, until Robert Red announces it. Prices start at { $kill } for a head and { $guard } for a guard. The assassin earns half.
mafia-named-ways = Who may order
mafia-named-dead-now = now
mafia-named-dead-not-now = not now
mafia-named-way-now = you, now
mafia-named-way-later = you, but not now
mafia-named-way-others = not you
mafia-named-way-alone = A head
mafia-named-way-alone-rule = Anybody alive, from { $exp } experience, against anybody alive.
mafia-named-way-guard = A bodyguard
mafia-named-way-guard-rule = Anybody alive, only for themselves, from { $exp }. Whoever would have killed you dies instead. Once taken, it is paid in any case.
mafia-named-way-clan = A clan together
mafia-named-way-clan-rule = Its living members put in shares, { $exp } or more in all. The assassin learns the name of one.
mafia-named-way-clan-guard = A bodyguard paid by a clan
mafia-named-way-clan-guard-rule = Its living members put in shares for one of them, { $exp } or more in all. The assassin learns the name of whoever is guarded.
mafia-named-way-dead-bandit = A dead bandit
mafia-named-way-dead-bandit-rule = While a clan mate and the necromancer live, from { $exp }, and everything costs double.
mafia-named-way-dead-commissar = The dead commissar
mafia-named-way-dead-commissar-rule = While the necromancer lives, from { $exp }, at double cost, until two orders have been carried out.
mafia-named-way-dead-honest = The dead honest together
mafia-named-way-dead-honest-rule = Once in the match, when the necromancer is dead, for { $exp } or more.
mafia-named-way-dead-clan = A clan that is wiped out
mafia-named-way-dead-clan-rule = Once in the match, all together, for { $exp } or more.
mafia-named-why-night = Orders are taken by day.
mafia-named-why-no-assassin = There is no living assassin.
mafia-named-why-no-necromancer = There is no living necromancer.
mafia-named-why-necromancer = The necromancer lives.
mafia-named-why-other = Too little free experience, or this order has been made.
mafia-named-order-history = What became of my orders

## Organisations

mafia-named-org-help = Public organisations are founded on day 1 or 2. A charter never changes, and nobody belongs to two.
mafia-named-org-found = Found an organisation
mafia-named-org-none = There are no organisations.
mafia-named-org-mine = yours
mafia-named-org-head = Head
mafia-named-org-head-dead = (dead)
mafia-named-org-goals = Goals
mafia-named-org-condition = Who may join
mafia-named-org-no-condition = Anybody whom the head lets in.
mafia-named-org-members = Members
mafia-named-org-asking = Asking to join
mafia-named-org-services = Services to others
mafia-named-org-service = { $name } ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
mafia-named-org-no-services = none
mafia-named-org-fund = In the fund
mafia-named-org-charter = Charter
mafia-named-org-reports = Reports of the head
mafia-named-org-days = Day
mafia-named-org-no-reports = none so far
mafia-named-org-missed = No report on day
mafia-named-org-ordered = You have put coins aside for a service: { $service }
mafia-named-org-statements = What the head has reported
mafia-named-org-day = Day
mafia-named-org-came = In
mafia-named-org-went = Out
mafia-named-org-books = The books: { $fund } in the fund
mafia-named-org-entry = What
mafia-named-org-no-entries = Nothing has come in or gone out.
mafia-named-org-waits = { $who } waits for: { $service } ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
mafia-named-entry-donation = a gift
mafia-named-entry-service = a service
mafia-named-entry-payout = paid out
mafia-named-org-founded = Founded on day { $day }

## The graveyard

mafia-named-vault = The necromancer’s vault
mafia-named-shield-ready = The shield is ready.
mafia-named-shield-not = The shield is not ready.
mafia-named-shield-pledged = Given by others: { $mana }. It takes { $needed } with your own.
mafia-named-rites = They ask you to resurrect
mafia-named-no-rites = Nobody asks for a resurrection.
mafia-named-lie-here = Here lie
mafia-named-died = Died
mafia-named-vote = Vote
mafia-named-no-vote = no vote
mafia-named-reanimated = on their feet until nightfall
mafia-named-against = against { $who }
mafia-named-nobody-dead = Nobody yet.
mafia-named-pool = The pool of the dead
mafia-named-pool-help = { $mana } mana against one person are { $votes } votes, once a day.
mafia-named-pool-used = Today it has voted.
mafia-named-dead-may = What the dead may do
mafia-named-necromancer-lives = The necromancer lives.
mafia-named-necromancer-dead = The necromancer is dead.
mafia-named-necromancer-none = There is no necromancer in this match.
mafia-named-dead-votes = Vote
mafia-named-dead-votes-rule = With a living necromancer: half a vote for every honest person and the assassin. None for bandits.
mafia-named-dead-rite = Rise again
mafia-named-dead-rite-rule = With a living necromancer: anybody may ask, for { $mana } mana. The answer comes by the end of the day or night.
mafia-named-dead-spend = Spend mana and experience
mafia-named-dead-spend-rule = With a living necromancer, at double price where nothing else is said. Coins cannot leave the grave.
mafia-named-dead-pool = Fill the pool
mafia-named-dead-pool-rule = Only without a living necromancer. Bandits join in when their whole clan is dead.
mafia-named-dead-order = Order from the assassin
mafia-named-dead-order-rule = In few cases:
mafia-named-my-rites = You ask to resurrect:
mafia-named-my-pledge = You have given the shield { $mana } mana. You may take back what is not spent.

## The commissar’s notebook

mafia-named-tonight = Now
mafia-named-checks-tonight = To be checked tonight:
mafia-named-no-check-yet = Nobody is marked for a check.
mafia-named-my-sergeant = Sergeant:
mafia-named-sergeant-asked = Asked to be sergeant:
mafia-named-no-sergeant = You have no sergeant.
mafia-named-to-check = Choose whom to check
mafia-named-checked = Checked by this post
mafia-named-checked-nobody = Nobody yet.
mafia-named-times = Times
mafia-named-heard = What came of it
mafia-named-check-again = may be checked again
mafia-named-check-done = checked often enough
mafia-named-check-wait = again after a reinforcement
mafia-named-is-dead = dead
mafia-named-check-hit = hit
mafia-named-check-miss = miss
mafia-named-check-earlier = { $n ->
    [one] once before you
   *[other] { $n } times before you
}
mafia-named-check-rule = One citizen can be checked { $n } times at most, and again only after a clan has been reinforced. A miss may also be an armour, a code or a guard.
mafia-named-notes = Notes

## Night by night

mafia-named-night-none = There is nothing to tell yet.
mafia-named-ordered = Ordered so far
mafia-named-orders = Orders
mafia-named-steps = Step by step
mafia-named-step-empty = Nothing.
mafia-named-step-D0 = At once
mafia-named-step-N0 = Nightfall
mafia-named-step-N1 = Spells of defence
mafia-named-step-N2 = All other spells
mafia-named-step-N3 = Executions and contracts
mafia-named-step-N4 = Thieves
mafia-named-step-N5 = Shots
mafia-named-step-N6 = Armour, guards, shields
mafia-named-step-N7 = Deaths
mafia-named-step-N8 = What follows
mafia-named-step-N9 = Morning
mafia-named-houses = House by house
mafia-named-house-dead = did not survive the night
mafia-named-purses = Experience
mafia-named-before = Before
mafia-named-after = After
mafia-named-aim = { $seat }{ $lethal ->
    [yes] {" "}(to kill)
   *[no] {""}
}{ $arrow ->
    [yes] {" "}(poisoned arrow)
   *[no] {""}
}
mafia-named-plan-shot = Shot: { $whom }
mafia-named-plan-no-shot = No shot
mafia-named-plan-check = Check: { $whom }
mafia-named-plan-execute = Executes the recruit: { $whom }
mafia-named-plan-picks = Chooses orders no. { $numbers }
mafia-named-plan-refuses = Refuses all orders
mafia-named-plan-guards = Guards the house of { $whom }
mafia-named-plan-steals = Steals from { $whom }
mafia-named-plan-spies = Spies on { $whom }
mafia-named-plan-robs-shop = Steals from the shop
mafia-named-plan-hides = Goes into hiding
mafia-named-plan-arrow = Takes the poisoned arrow
mafia-named-plan-potions = Potions of speed: { $n }
mafia-named-plan-casts = Casts: { $spell }
mafia-named-plan-casts-on = Casts: { $spell }, on { $whom }
mafia-named-plan-makes = Casts: { $spell }, { $thing }

## The end

mafia-named-winners = Winners:
mafia-named-won = has won
mafia-named-who-was-who = Who was who
mafia-named-side-honest = The honest
mafia-named-side-mafia = The mafia
mafia-named-side-yakuza = The yakuza
mafia-named-side-assassin = The assassin
mafia-named-fate-head = Fate
mafia-named-fate = { $when }: { $line }
mafia-named-fate-lives = lived to the end
mafia-named-fate-again = lived again to the end
mafia-named-cause-by = { $cause } ({ $by })
mafia-named-exp = Experience
mafia-named-curves = Experience over time
mafia-named-curves-help = The numbers below are nights; ★ is the end with its awards.
mafia-named-curves-mine = Your own line is the thick one.
mafia-named-chart-label = Experience of { $n } people from the first night to the awards, up to { $top }. The numbers are in the table “Who was who”.
mafia-named-chart-awards = The end, with awards
mafia-named-by-night = Night by night
mafia-named-night-head = Night
mafia-named-went = Who went to whom
mafia-named-met = What they met
mafia-named-fell = Who died
mafia-named-how-bodyguard = bodyguard
mafia-named-how-burgles = thief
mafia-named-how-guards = knight on guard
mafia-named-awards = Awards
mafia-named-award-why = For what
mafia-named-award-void = The host has taken these awards away.

## The role card

mafia-paper-card = Role card
mafia-paper-goal = How you win
mafia-paper-night = By night
mafia-paper-day = By day
mafia-paper-clan = Your clan
mafia-paper-purse = Purse
mafia-paper-things = Things
mafia-paper-seat = Seat
mafia-paper-has = experience { $exp }, mana { $mana }, coins { $coins }
mafia-paper-speciality = Speciality: { $scroll }, always at hand at half the mana.
mafia-paper-secret = For your eyes only
mafia-paper-honest-goal = You win when no bandit is left and somebody honest lives.
mafia-paper-honest-night = You have no shot. Put on what protects you, arm your traps, cast a spell, and sleep.
mafia-paper-honest-day = Listen, talk, and vote. A vote is final.
mafia-paper-bandit-goal = Your clan wins when no honest person is left, or a single one and the other clan is gone.
mafia-paper-bandit-night = Agree on a victim; the duty man of the night goes out alone. Meeting the other clan for the first time is no more than a meeting, unless you go to kill.
mafia-paper-bandit-day = Be one of the honest. You may vote against your own.
mafia-paper-commissar-goal = You win with the honest: no bandit is left and somebody honest lives.
mafia-paper-commissar-night = Check somebody every night. A bandit or the assassin dies of it, anybody else notices nothing. If you keep silent, the post goes to another.
mafia-paper-commissar-day = Nobody may know who you are. Ask somebody to be your sergeant; only with them may you talk about whom you checked.
mafia-paper-assassin-goal = You belong to no side. You work for experience: half of every price is yours.
mafia-paper-assassin-night = The dearest order of the day is carried out; of equal ones you choose. You may refuse all. Without an order you may kill at your own cost.
mafia-paper-assassin-day = Orders reach you alone. As Robert Red you may announce the highest price.
mafia-paper-necromancer-goal = You win with the honest. While you live, their dead have half a vote.
mafia-paper-necromancer-night = With 60 mana, your own and what others give, the shield answers a clan’s attack, and the first one kills the attacker. You raise the dead.
mafia-paper-necromancer-day = Take the vote of one of the dead, or let one walk until nightfall. Answer those who ask you for a resurrection.
mafia-paper-craft-knight = Armour stops blows, a weapon strikes back. You may guard the house of another.
mafia-paper-craft-mage = One spell a day, from a scroll or your speciality. Nobody knows who you are.
mafia-paper-craft-thief = From night 2 steal from a house or the shop, spy, or hide. Beware of traps.
mafia-paper-craft-merchant = The shop is yours: set tomorrow’s prices, make things by magic, buy stolen goods. Nobody knows who you are.
mafia-paper-craft-celebrity = It takes two thirds of the living to hang you. Your speeches are worth extra votes, or silence others.

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
