### The pages of Mafia.

## The town

### Pages under a match

## Titles and times

mafia-page-market = Market
mafia-page-contracts = Contracts
mafia-page-organisations = Organisations
mafia-page-graveyard = Graveyard
mafia-page-notebook = The commissar’s notebook
mafia-page-things = Things and spells
mafia-page-nights = Night by night
mafia-page-ending = The end
mafia-page-beginning = before the first night
mafia-page-night = Night { $turn }
mafia-page-day = Day { $turn }
mafia-page-name = Name
mafia-page-nobody = nobody
mafia-page-to-acts = To my actions
mafia-page-for-you = for you

## Things and spells

mafia-page-goods-everybody = Everybody
mafia-page-goods-knight = Knight
mafia-page-goods-mage = Mage
mafia-page-goods-thief = Thief
mafia-page-goods-merchant = Merchant
mafia-page-goods-celebrity = Celebrity
mafia-page-goods-shooters = Those who shoot
mafia-page-goods-necromancer = Necromancer
mafia-page-goods-things = Things
mafia-page-goods-spells = Spells
mafia-page-thing = Thing
mafia-page-spell = Spell
mafia-page-coins = Coins
mafia-page-mana = Mana
mafia-page-mana-n = { $mana } mana
mafia-page-own-mana = on their own account: { $mana }
mafia-page-user-knight = knights
mafia-page-user-mage = mages
mafia-page-user-thief = thieves
mafia-page-user-merchant = the merchant
mafia-page-user-celebrity = the celebrity
mafia-page-user-everybody = everybody
mafia-page-user-clans = the clans
mafia-page-user-commissar = the commissar
mafia-page-user-assassin = the assassin
mafia-page-user-necromancer = the necromancer
mafia-page-when-day = by day
mafia-page-when-night = by night
mafia-page-when-day-night = by day or night
mafia-page-lasts-instant = once
mafia-page-lasts-night = for one night
mafia-page-lasts-day = until nightfall
mafia-page-lasts-turn = for a night and a day
mafia-page-lasts-24-hours = for 24 hours
mafia-page-lasts-two-days = for two days
mafia-page-lasts-until-spent = until it is spent
mafia-page-lasts-one-sale = for one sale
mafia-page-lasts-game = for the whole match
mafia-page-things-note = Prices are nominal: nothing is sold for less. A thing works once. Things you have not used by the end of the match are still yours in the next one of the league.

## The market

mafia-page-shop-merchant = A merchant keeps the shop. Nobody knows who it is.
mafia-page-shop-host = There is no merchant. The town itself sells, at nominal prices.
mafia-page-shop-none = There is no merchant and no shop.
mafia-page-shop-closed = No trade today.
mafia-page-shop-how = Offers are made by day, and what you offer is put aside. At nightfall the goods go to the highest offers; everybody else gets their coins back. Nobody learns who bought what.
mafia-page-my-coins = Your coins:
mafia-page-buy = Make an offer
mafia-page-answer = Answer
mafia-page-gifts = Coins on offer
mafia-page-gift-in = { $who } offers you coins: { $coins } would arrive.
mafia-page-gift-out = You offer { $who } { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
mafia-page-gift-purchase = for a purchase
mafia-page-collections = Collections
mafia-page-collected = Collected
mafia-page-my-share = Mine
mafia-page-collection-commissar = for the commissar
mafia-page-collection-mafia = for the mafia
mafia-page-collection-yakuza = for the yakuza
mafia-page-shelves = On the shelves
mafia-page-left = Left
mafia-page-price = Price
mafia-page-nominal = nominal { $coins }
mafia-page-my-offer = My offer
mafia-page-shelves-empty = The shelves are empty.
mafia-page-sold-out = Sold out:
mafia-page-stall = My stall
mafia-page-stall-secret = Only you see this part of the page.
mafia-page-stall-sales = Things sold: { $n }
mafia-page-stall-robbed = Things stolen from the shop: { $n }
mafia-page-stall-fresh = Made by a spell, for sale from tomorrow: { $n }
mafia-page-stall-lucky = The lucky coin works until: { $until }
mafia-page-stall-cunning = The whole income of the next sale is yours.
mafia-page-stall-closes = Tomorrow the shop stays closed.
mafia-page-stall-loot = Stolen goods on offer
mafia-page-stall-loot-one = { $thing }, for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
mafia-page-stall-prices = Tomorrow’s prices
mafia-page-nominal-head = Nominal
mafia-page-tomorrow = Tomorrow

## Contracts

mafia-page-no-assassin = There is no assassin in this match.
mafia-page-dead-assassin = The assassin is dead.
mafia-page-desk = On my desk
mafia-page-desk-caption = Today’s orders, the highest price first. Tonight the first one counts; of equal ones you choose.
mafia-page-desk-empty = No orders today. With { $exp } experience you may kill of your own accord.
mafia-page-order = Order
mafia-page-price-exp = Price
mafia-page-fee = Fee
mafia-page-picked = chosen
mafia-page-customer = Customer: { $who }
mafia-page-tellable = What I may tell from the grave
mafia-page-my-orders = My orders
mafia-page-i-pay = I pay
mafia-page-no-orders = You have no orders today.
mafia-page-gatherings = Collecting for an order
mafia-page-gathering = Against { $who }: { $exp } experience so far
mafia-page-free-exp = Experience that is free: { $exp }
mafia-page-red-silent = Robert Red has not announced a price.
mafia-page-red-help = What others offer stays between them and the assassin, until Robert Red announces it. Prices start at { $kill } for a head and { $guard } for a guard. The assassin earns half.
mafia-page-ways = Who may order
mafia-page-dead-now = now
mafia-page-dead-not-now = not now
mafia-page-way-now = you, now
mafia-page-way-later = you, but not now
mafia-page-way-others = not you
mafia-page-way-alone = A head
mafia-page-way-alone-rule = Anybody alive, from { $exp } experience, against anybody alive.
mafia-page-way-guard = A bodyguard
mafia-page-way-guard-rule = Anybody alive, only for themselves, from { $exp }. Whoever would have killed you dies instead. Once taken, it is paid in any case.
mafia-page-way-clan = A clan together
mafia-page-way-clan-rule = Its living members put in shares, { $exp } or more in all. The assassin learns the name of one.
mafia-page-way-dead-bandit = A dead bandit
mafia-page-way-dead-bandit-rule = While a clan mate and the necromancer live, from { $exp }, and everything costs double.
mafia-page-way-dead-commissar = The dead commissar
mafia-page-way-dead-commissar-rule = While the necromancer lives, from { $exp }, at double cost, until two orders have been carried out.
mafia-page-way-dead-honest = The dead honest together
mafia-page-way-dead-honest-rule = Once in the match, when the necromancer is dead, for { $exp } or more.
mafia-page-way-dead-clan = A clan that is wiped out
mafia-page-way-dead-clan-rule = Once in the match, all together, for { $exp } or more.
mafia-page-why-night = Orders are taken by day.
mafia-page-why-no-assassin = There is no living assassin.
mafia-page-why-no-necromancer = There is no living necromancer.
mafia-page-why-necromancer = The necromancer lives.
mafia-page-why-other = Too little free experience, or this order has been made.
mafia-page-order-history = What became of my orders

## Organisations

mafia-page-org-help = Public organisations are founded on day 1 or 2. A charter never changes, and nobody belongs to two.
mafia-page-org-found = Found an organisation
mafia-page-org-none = There are no organisations.
mafia-page-org-mine = yours
mafia-page-org-head = Head
mafia-page-org-head-dead = (dead)
mafia-page-org-goals = Goals
mafia-page-org-condition = Who may join
mafia-page-org-no-condition = Anybody whom the head lets in.
mafia-page-org-members = Members
mafia-page-org-asking = Asking to join
mafia-page-org-services = Services to others
mafia-page-org-service = { $name } ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
mafia-page-org-no-services = none
mafia-page-org-fund = In the fund
mafia-page-org-reports = Reports of the head
mafia-page-org-days = Day
mafia-page-org-no-reports = none so far
mafia-page-org-founded = Founded on day { $day }

## The graveyard

mafia-page-vault = The necromancer’s vault
mafia-page-shield-ready = The shield is ready.
mafia-page-shield-not = The shield is not ready.
mafia-page-shield-pledged = Given by others: { $mana }. It takes { $needed } with your own.
mafia-page-rites = They ask you to resurrect
mafia-page-no-rites = Nobody asks for a resurrection.
mafia-page-lie-here = Here lie
mafia-page-died = Died
mafia-page-vote = Vote
mafia-page-no-vote = no vote
mafia-page-reanimated = on their feet until nightfall
mafia-page-against = against { $who }
mafia-page-nobody-dead = Nobody yet.
mafia-page-pool = The pool of the dead
mafia-page-pool-help = { $mana } mana against one person are { $votes } votes, once a day.
mafia-page-pool-used = Today it has voted.
mafia-page-dead-may = What the dead may do
mafia-page-necromancer-lives = The necromancer lives.
mafia-page-necromancer-dead = The necromancer is dead.
mafia-page-necromancer-none = There is no necromancer in this match.
mafia-page-dead-votes = Vote
mafia-page-dead-votes-rule = With a living necromancer: half a vote for every honest person and the assassin. None for bandits.
mafia-page-dead-rite = Rise again
mafia-page-dead-rite-rule = With a living necromancer: anybody may ask, for { $mana } mana. The answer comes by the end of the day or night.
mafia-page-dead-spend = Spend mana and experience
mafia-page-dead-spend-rule = With a living necromancer, at double price where nothing else is said. Coins cannot leave the grave.
mafia-page-dead-pool = Fill the pool
mafia-page-dead-pool-rule = Only without a living necromancer. Bandits join in when their whole clan is dead.
mafia-page-dead-order = Order from the assassin
mafia-page-dead-order-rule = In few cases:
mafia-page-my-rites = You ask to resurrect:
mafia-page-my-pledge = You have given the shield { $mana } mana. You may take it back until nightfall.

## The commissar’s notebook

mafia-page-tonight = Now
mafia-page-checks-tonight = To be checked tonight:
mafia-page-no-check-yet = Nobody is marked for a check.
mafia-page-my-sergeant = Sergeant:
mafia-page-sergeant-asked = Asked to be sergeant:
mafia-page-no-sergeant = You have no sergeant.
mafia-page-to-check = Choose whom to check
mafia-page-checked = Checked by this post
mafia-page-checked-nobody = Nobody yet.
mafia-page-times = Times
mafia-page-heard = What came of it
mafia-page-check-again = may be checked again
mafia-page-check-done = checked often enough
mafia-page-check-wait = again after a reinforcement
mafia-page-is-dead = dead
mafia-page-check-hit = hit
mafia-page-check-miss = miss
mafia-page-check-earlier = { $n ->
    [one] once before you
   *[other] { $n } times before you
}
mafia-page-check-rule = One citizen can be checked { $n } times at most, and again only after a clan has been reinforced. A miss may also be an armour, a code or a guard.
mafia-page-notes = Notes

## Night by night

mafia-page-night-none = There is nothing to tell yet.
mafia-page-ordered = Ordered so far
mafia-page-orders = Orders
mafia-page-steps = Step by step
mafia-page-step-empty = Nothing.
mafia-page-step-D0 = At once
mafia-page-step-N0 = Nightfall
mafia-page-step-N1 = Spells of defence
mafia-page-step-N2 = All other spells
mafia-page-step-N3 = Executions and contracts
mafia-page-step-N4 = Thieves
mafia-page-step-N5 = Shots
mafia-page-step-N6 = Armour, guards, shields
mafia-page-step-N7 = Deaths
mafia-page-step-N8 = What follows
mafia-page-step-N9 = Morning
mafia-page-houses = House by house
mafia-page-house-dead = did not survive the night
mafia-page-purses = Experience
mafia-page-before = Before
mafia-page-after = After
mafia-page-aim = { $seat }{ $lethal ->
    [yes] {" "}(to kill)
   *[no] {""}
}{ $arrow ->
    [yes] {" "}(poisoned arrow)
   *[no] {""}
}
mafia-page-plan-shot = Shot: { $whom }
mafia-page-plan-no-shot = No shot
mafia-page-plan-check = Check: { $whom }
mafia-page-plan-execute = Executes the recruit: { $whom }
mafia-page-plan-picks = Chooses orders no. { $numbers }
mafia-page-plan-refuses = Refuses all orders
mafia-page-plan-guards = Guards the house of { $whom }
mafia-page-plan-steals = Steals from { $whom }
mafia-page-plan-spies = Spies on { $whom }
mafia-page-plan-robs-shop = Steals from the shop
mafia-page-plan-hides = Goes into hiding
mafia-page-plan-arrow = Takes the poisoned arrow
mafia-page-plan-potions = Potions of speed: { $n }
mafia-page-plan-casts = Casts: { $spell }
mafia-page-plan-casts-on = Casts: { $spell }, on { $whom }
mafia-page-plan-makes = Casts: { $spell }, { $thing }

## The end

mafia-page-winners = Winners:
mafia-page-won = has won
mafia-page-who-was-who = Who was who
mafia-page-side-honest = The honest
mafia-page-side-mafia = The mafia
mafia-page-side-yakuza = The yakuza
mafia-page-side-assassin = The assassin
mafia-page-fate-head = Fate
mafia-page-fate = { $when }: { $line }
mafia-page-fate-lives = lived to the end
mafia-page-fate-again = lived again to the end
mafia-page-cause-by = { $cause } ({ $by })
mafia-page-exp = Experience
mafia-page-curves = Experience over time
mafia-page-curves-help = The numbers below are nights; ★ is the end with its awards.
mafia-page-curves-mine = Your own line is the thick one.
mafia-page-chart-label = Experience of { $n } people from the first night to the awards, up to { $top }. The numbers are in the table “Who was who”.
mafia-page-chart-awards = The end, with awards
mafia-page-by-night = Night by night
mafia-page-night-head = Night
mafia-page-went = Who went to whom
mafia-page-met = What they met
mafia-page-fell = Who died
mafia-page-how-bodyguard = bodyguard
mafia-page-how-guards = knight on guard
mafia-page-awards = Awards
mafia-page-award-why = For what
mafia-page-award-void = The host has taken these awards away.

## The role card

mafia-paper-card = Role card
mafia-paper-goal = How you win
mafia-paper-night = By night
mafia-paper-day = By day
mafia-paper-profession = Profession
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
