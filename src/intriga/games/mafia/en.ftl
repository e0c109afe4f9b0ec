# Mafia on-line: the texts of the game.

## Game and options

game-mafia = Mafia on-line
    .blurb = Two clans, a commissar, a hired assassin and a necromancer in one town. By night they shoot, steal and cast spells; by day everybody votes.
option-mafia-clan = Bandits in each clan
    .help = 0: by the number of players, about a quarter of them in both clans together.
option-mafia-necromancer = Necromancer
    .help = By the number of players: from 9.
    .value-auto = By the number of players
    .value-on = Yes
    .value-off = No
option-mafia-assassin = Assassin
    .help = By the number of players: from 10.
    .value-auto = By the number of players
    .value-on = Yes
    .value-off = No
option-mafia-professions = Professions
    .help = Knight, mage, thief, merchant, celebrity. There is at most one merchant and one celebrity; if several choose the same, lots are drawn and the others go without.
    .value-chosen = Everybody chooses
    .value-dealt = At random
    .value-none = None
option-mafia-recruiting = Recruiting
    .help = Each clan may recruit one honest player once it is incomplete. By the number of players: from 22.
    .value-auto = By the number of players
    .value-on = Yes
    .value-off = No
option-mafia-start_exp = Experience of newcomers
    .help = Everybody begins with as much mana as experience.
option-mafia-start_coins = Coins at the start
    .help = Coins buy things in the shop.
option-mafia-stock = Things of each kind in the shop
    .help = There are 32 kinds.
option-mafia-host_shop = Shop without a merchant
    .help = If nobody is the merchant, things are sold at nominal prices.
option-mafia-early_day = Days end early
    .help = As soon as no vote can change who hangs.
option-mafia-commissar_patience = Nights a commissar may be silent
    .help = After one more the post passes to somebody else.
option-mafia-days = Days at most
    .help = After them the match ends without winners.
option-mafia-dead_speak = The dead speak in the square
    .help = By day, like everybody. Without this they talk among themselves.
option-mafia-watchers_speak = People who watch speak in the square
    .help = By day, under their own names. They have no vote.
option-mafia-letters = Private messages
    .help = Between two or a few players. The living write to the living, the dead to the dead.
    .value-always = Always
    .value-by-day = By day
    .value-never = Never

## Windows

window-professions = Choosing professions
    .clock = Time to choose a profession
window-night = Night
    .clock = Length of a night
window-day = Day
    .clock = Length of a day

## Roles and clans

mafia-role-honest = honest citizen
mafia-role-mafia = mafioso
mafia-role-yakuza = yakuza
mafia-role-commissar = commissar
mafia-role-assassin = assassin
mafia-role-necromancer = necromancer
mafia-profession-none = no profession
mafia-clan-mafia = the mafia
mafia-clan-yakuza = the yakuza
mafia-clan-member = no. { $number } { $seat }
mafia-somebody = somebody who does not give a name
mafia-aim = { $seat }
mafia-dead = { $who } ({ $role }, { $profession })

## The beginning

mafia-town-begins = The town wakes up. In each clan: { $clan }. Assassins: { $assassin }, necromancers: { $necromancer }, plain honest citizens: { $honest }.
mafia-dealt = You are: { $role }, { $profession }.
mafia-dealt-clan = Your clan is { $clan }: { $mates }.
mafia-bonus = The honest share the bribes of the last match. Coins for you: { $coins }.
mafia-profession-noted = Noted. You can change your mind until everyone has chosen.
mafia-specialised = You now specialise in { $scroll }: it is always at hand, at half its mana.

## Nights and days

mafia-night = Night { $night }.
mafia-day = Day { $day }.
mafia-dawn = Night { $night } took its toll: { $dead }.
mafia-dawn-quiet = Nobody died in night { $night }.
mafia-meeting = There was a meeting of bandits of two clans, without victims.
mafia-hanged = The town has hanged { $dead }.
mafia-nobody-hanged = Nobody was hanged.
mafia-celebrity-spared = { $who } is too famous: two thirds of the living did not ask for it. Nobody was hanged.
mafia-reinforced = A clan has been reinforced.
mafia-risen = { $who } lives again.
mafia-reanimated = { $who } rises and counts as living until nightfall.
mafia-over = The match is over: { $ending }. Winners: { $winners }.

## Votes

mafia-voted = { $who } accuses { $whom }.
mafia-vote-left = { $who } leaves today’s vote to { $to }.
mafia-vote-taken-back = { $who } will vote in person after all.
mafia-pool-grew = { $who } puts { $mana } mana into the pool of the dead against { $whom }. Still missing: { $missing }.
mafia-soul-taken = The necromancer has taken the vote of { $soul }.

## Clans

mafia-clan-ordered = { $who } names for tonight: { $victims }.
mafia-clan-executes = The clan will execute its recruit tonight.
mafia-clan-spares = The clan spares its recruit.
mafia-clan-duty = Tonight { $who } goes out.
mafia-clan-asks = Asked today: { $whom }.
mafia-clan-invites = { $who } invites { $whom } to the clan. A refusal is told at once, a consent at nightfall.
mafia-clan-joined = { $whom } has joined the clan.
mafia-clan-pays = { $who } pays { $exp } of the 21 experience for the recruit.
mafia-clan-declined = { $whom } refused.
mafia-clan-broke = { $whom } would join, but the clan has not enough experience to pay for it.
mafia-clan-destroyed = A clan had the misfortune to recruit the commissar and is destroyed: { $clan }.
mafia-invited = A clan invites you: { $clan }. Who asks: { $by }. Your share would be { $share } experience. A refusal is final; a consent works at nightfall.
mafia-answer-noted = Your answer is noted.
mafia-joined = You have joined a clan: { $clan }. Its living members: { $mates }.
mafia-executed-commissar = Your clan executed { $whom }: it was the commissar.
mafia-executed-honest = Your clan executed { $whom }, who was not the commissar.

## The commissar

mafia-ordered = For tonight you chose: { $victims }.
mafia-checked = { $seat }: checked { $times } { $times ->
    [one] time
   *[other] times
}
mafia-commissar-reminded = You did not check anybody last night. If you miss one more, the post may pass to somebody else.
mafia-commissar-silent = The commissar ordered nothing tonight. If it happens again, the post passes on: to whom you name, if they can have it.
mafia-heir-named = If the commissar is late, the post passes to { $who }, if they can have it.
mafia-heir-none = If the commissar is late, the post passes on by itself.
mafia-commissar-late = The commissar was late, and the post has passed to somebody else.
mafia-post-yours = You are the commissar now. Checked so far: { $checked }.
mafia-post-lost = You are not the commissar any more.
mafia-sergeant-invited = The commissar asks you to be sergeant. Your answer is read at nightfall.
mafia-sergeant-invited-by = { $commissar } is the commissar and asks you to be sergeant. Your answer is read at nightfall.
mafia-sergeant-asked = You asked { $whom } to be sergeant.
mafia-sergeant-agreed = Your sergeant: { $whom }.
mafia-sergeant-declined = { $whom } does not want to be sergeant.
mafia-sergeant-appointed = You are the sergeant. The commissar is { $commissar }.
mafia-sergeant-yours = You are the sergeant. Who the commissar is, you are not told.
mafia-sergeant-announced = The commissar has a sergeant.
mafia-side-asked = You are the last of all bandits. Choose your side by tomorrow evening, or you will be honest.

## The assassin

mafia-job-kill = kill { $seat }
mafia-job-guard = guard { $seat }
mafia-customer-lone = { $seat }
mafia-customer-clan = a clan, in the name of { $seat }
mafia-customer-dead-bandit = { $seat }, dead
mafia-customer-dead-commissar = { $seat }, dead
mafia-customer-dead-honest = the honest dead
mafia-customer-dead-clan = a dead clan
mafia-customer-self = nobody
mafia-order-placed = Your order stands: { $what }. Put aside: { $exp } experience.
mafia-order-received = An order for { $price } experience: { $what }. Customer: { $by }.
mafia-order-taken = The assassin took your order: { $what }. Paid: { $exp } experience.
mafia-order-released = The assassin did not take your order: { $what }. The experience is yours again: { $exp }.
mafia-order-noted = Noted for tonight.
mafia-gathered = Collected so far: { $exp } experience. It is no order yet: { $what }.
mafia-gathering = Collected for an order ({ $what }): { $exp } experience
mafia-gathering-over = Not enough was collected for an order ({ $what }); the experience is yours again.
mafia-red-kill = Robert Red: a head costs { $price } experience now.
mafia-red-guard = Robert Red: a guard costs { $price } experience now.
mafia-announce-kill = for a head
mafia-announce-guard = for a guard
mafia-told-customer = { $who } tells from the grave: there was an order of { $by }.
mafia-told-victim = { $who } tells from the grave: there was an order, { $what }.
mafia-told = { $who } tells from the grave: { $what }. Customer: { $by }.
mafia-complaint-noted = The host has your complaint.
mafia-complaint = { $who } complains of blackmail: { $words }
mafia-stripped = You have lost the role of assassin and what it earned you.
mafia-assassin-appointed = You are the new assassin.

## The necromancer

mafia-pledged = You gave the necromancer’s shield { $mana } mana.
mafia-took-back = You took back { $mana } mana.
mafia-shield-grows = Mana given for your shield: { $mana }.
mafia-rite-asked = You asked the necromancer to resurrect { $whom }. 50 mana are put aside.
mafia-rite-wanted = { $by } asks you to resurrect { $whom }.
mafia-rite-of = { $whom }, for { $by }
mafia-rite-granted = The necromancer agrees to resurrect { $whom }.
mafia-rite-declined = { $whom } will not be resurrected; your mana is back.
mafia-rite-public = In front of everybody { $who } raises { $whom }: here is the necromancer.
mafia-rite-answer-secretly = Yes, in secret
mafia-rite-answer-publicly = Yes, in public
mafia-rite-answer-no = No
mafia-spell-noted = The spell will work tonight.

## Magic

mafia-spell-price = { $spell } ({ $mana } mana)
mafia-spell-cast = You have cast the spell.
mafia-spell-failed = { $spell } had no effect on { $whom }.
mafia-spell-returned = A mirror has turned your spell back on you, twice as strong: { $spell } on { $whom }.
mafia-speech-held = Your speech has been heard.
mafia-muted = Today your votes count for nothing: somebody has silenced you.
mafia-votes-given = Somebody has added to your vote today: +{ $votes }.
mafia-votes-added = Your vote has grown today: +{ $votes }. Nobody else knows.
mafia-antimagic = Antimagic: { $halves ->
    [2] for a day and a night
   *[other] for two days and two nights
} you cannot use mana.
mafia-sheltered = Somebody has cast a spell on you: { $spell }.
mafia-mana-drained = Somebody has drained your mana: −{ $mana }.
mafia-mana-gained = You drained { $whom }: +{ $mana } mana.
mafia-exp-burnt = Armageddon raged in the night: −{ $exp } experience.
mafia-pacified = The call of the pacifist has reached you: tonight you turned down every order.
mafia-me-cast = Cast for tonight: { $spell }.
mafia-me-cast-on = Cast for tonight: { $spell } on { $whom }.
mafia-me-muted = Your votes count for nothing today.
mafia-me-extra = Added to your vote today: { $votes }.
mafia-effect-antimagic = You are under Antimagic and cannot use mana.
mafia-effect-ward = You are under Protection from magic: spells do not affect you.
mafia-effect-mirror = A magic mirror turns spells away from you.
mafia-effect-protection = You are invulnerable by Magic protection.
mafia-effect-vigilance = You stay awake tonight.
mafia-effect-madness = You are mad tonight.
mafia-cause-armageddon = Armageddon
mafia-log-cast-alone = { $who } cast { $spell }.
mafia-log-spell-failed = { $spell }, cast by { $who }, had no effect on { $whom }.
mafia-log-spell-returned = A mirror turned { $spell } from { $whom } back on { $who }, twice as strong.
mafia-log-mana-drained = { $who } was drained of { $mana } mana.
mafia-log-exp-burnt = { $who } lost { $exp } experience to Armageddon.
mafia-log-speech = { $who } held a speech: { $speech }.
mafia-log-advocate = The speech of { $who }, an advocate’s, made void all votes of { $whom }.
mafia-log-pacified = The call of the pacifist: { $who } turned down every order.
mafia-refused-somebody-else = Choose somebody other than yourself.

## Things

mafia-readied = Ready for the night: { $thing }.
mafia-put-away = Put away: { $thing }.
mafia-guards = Tonight you guard { $whom }.
mafia-guards-nobody = Tonight you guard nobody.

### Money: gifts, collections, the exchange

mafia-exchanged = Experience given: { $exp }. Coins for it: { $coins }.
mafia-gift-made = You put aside { $coins } coins for { $to }, who has yet to take them.
mafia-gift-offered = { $purpose ->
    [purchase] { $by } offers you coins for a purchase of the commissar.
   *[any] { $by } offers you coins.
}
mafia-gift-taken = { $to } took your { $coins } coins.
mafia-gift-arrived = Coins from { $by }: { $coins }.
mafia-gift-declined = { $to } did not take your money. Coins back in your purse: { $coins }.
mafia-purchase-lapsed = Not all you were given for a purchase was spent in time. Coins gone from your purse: { $coins }.
mafia-collection-commissar = The commissar collects { $coins } coins for a purchase: { $thing }. Anybody may give.
mafia-collection-clan = The clan collects { $coins } coins for a purchase: { $thing }.
mafia-collection-grows = Collecting for { $thing }: { $missing } { $missing ->
    [one] coin
   *[other] coins
} to go.
mafia-collection-full = There is enough for { $thing }: the shop has the offer.
mafia-collection-off = No purchase after all: { $thing }. Coins back in your purse: { $coins }.
mafia-chipped-in = You gave { $coins } { $coins ->
    [one] coin
   *[other] coins
} towards { $thing }.
form-mafia-exchange-exp = Change experience into coins
    .short = Sell experience
    .field-coins = Coins
    .warning = There is no way back, and coins are lost when the match ends.
    .sure = Coins can’t be changed back into experience, and they are lost when the match ends. Change it?
form-mafia-give-coins = Give somebody coins
    .short = Give coins
    .field-to = To
    .field-coins = Coins
    .field-purchase = For a purchase of the commissar
form-mafia-answer-gift = Somebody offers you coins
    .short = Take the coins?
    .field-by = From
    .field-yes = Take them
    .yes = Take them
    .no = Refuse
form-mafia-start-collection = { $to ->
    [commissar] Collect from everybody in the commissar’s name
   *[clan] Collect in the clan
}
    .short = Start a collection
    .any = Collect for a purchase
    .field-thing = For what
    .field-price = Coins to collect
form-mafia-chip-in = { $to ->
    [commissar] Give to the commissar’s collection
   *[clan] Give to the clan’s collection
}
    .short = Chip in
    .any = Give to a collection
    .field-coins = Coins
mafia-refused-purse = There aren’t { $coins } coins left.
mafia-refused-free-exp = Your free experience is enough for this many coins: { $coins }.
mafia-refused-least-transfer = Nobody hands over less than { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-refused-gift-open = { $to } has not answered your last offer yet.
mafia-refused-no-gift = That offer is off the table.
mafia-refused-collector = You do not collect for them.
mafia-refused-collection-open = One collection at a time.
mafia-refused-not-special = Collections are only for what a profession needs: arrows and potions.
mafia-refused-collection-price = A collection for this may be for { $low } to { $high } coins.
mafia-refused-no-collection = There is no such collection.
mafia-refused-collection-missing = Less than that is missing: { $coins }.
mafia-log-exchanged = { $who } changed { $exp } experience into { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-log-gift = { $by } gave { $to } { $coins } coins.
mafia-log-trusted = { $by } gave the commissar, { $to }, { $coins } coins for a purchase.
mafia-log-bribe = { $by } bribed { $to } with { $coins } coins. Tax: { $tax }; kept for the honest of the next match: { $bonus }.
mafia-log-well-spent = { $to } spent the { $coins } coins of { $by } on the purchase: no bribe.
mafia-log-not-spent = { $to } did not spend the { $coins } coins of { $by } on a purchase: a bribe after all. Tax: { $tax }; kept for the honest of the next match: { $bonus }.
mafia-log-collection = { $who } began to collect { $coins } coins for { $thing }.
mafia-log-chipped-in = { $who } gave { $coins } { $coins ->
    [one] coin
   *[other] coins
} to the collection for { $thing }.

### Public organisations

mafia-organisation = { $name }
mafia-service = { $name } ({ $coins } { $coins ->
    [one] coin
   *[other] coins
})
mafia-founded = { $who } founds a public organisation: { $name }.
mafia-applied = { $who } asks to join { $name }.
mafia-admitted = { $who } is now a member of { $name }.
mafia-not-admitted = { $name } does not admit { $who }.
mafia-donated = You gave the fund of { $name } { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-fund-donation = { $who } gave the fund { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-fund-paid = You paid { $to } { $coins } { $coins ->
    [one] coin
   *[other] coins
} out of the fund.
mafia-fund-received = Coins for you from the fund of { $name }: { $coins }.
mafia-service-ordered = You put aside { $coins } { $coins ->
    [one] coin
   *[other] coins
} for a service: { $service }. It is due today.
mafia-service-wanted = { $who } pays { $coins } { $coins ->
    [one] coin
   *[other] coins
} for a service: { $service }.
mafia-service-rendered = Your service counts as rendered, and the fee is paid: { $service }.
mafia-service-off = Nothing came of the service: { $service }. Coins back in your purse: { $coins }.
mafia-reported = The head of { $name } reports on the fund.
mafia-fund-statement = The fund of { $name } today: coins in { $came }, out { $went }, left { $fund }.
mafia-report-missed = { $who }, the head of { $name }, owes today’s report on the fund.
mafia-new-head = The head of { $name } is now { $who }.
mafia-host-compensates = The host orders { $who } to pay { $whom } { $coins } { $coins ->
    [one] coin
   *[other] coins
} for a report that was missed.
mafia-compensation-paid = You paid { $whom } { $coins } { $coins ->
    [one] coin
   *[other] coins
} in compensation.
mafia-compensation-received = Compensation from { $who }: { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-company = { $name }. Head: { $head }. Members: { $members }. Goals: { $goals }. To join: { $condition }.
mafia-company-service = { $name } offers everybody: { $service }, for { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-company-asking = Asking to join { $name }: { $people }.
mafia-company-fund = By the report of day { $day } the fund of { $name } held { $fund } { $fund ->
    [one] coin
   *[other] coins
}.
mafia-company-books = You manage the fund of { $name }. It holds { $fund } { $fund ->
    [one] coin
   *[other] coins
}.
mafia-room-organisation = { $name }
form-mafia-found-organisation = Found a public organisation
    .short = Found an organisation
    .field-name = Name
    .field-charter = Charter
    .field-condition = Who may join
    .field-goals = Goals
    .field-services = Services for outsiders
    .field-fee = Coins
    .warning = It is for the whole match: nothing of it can be changed, and you can join no other.
    .sure = An organisation is for the whole match: nothing of it can be changed, and you can join no other. Found it?
form-mafia-apply-to-organisation = Ask to join an organisation
    .short = Ask to join
    .field-organisation = Which
    .warning = Membership is for the whole match.
form-mafia-admit-member = Somebody wants to join
    .field-whom = Who
    .field-yes = Admit
    .yes = Admit
    .no = Turn away
form-mafia-donate-to-fund = Give to the fund of your organisation
    .short = Give to the fund
    .field-coins = Coins
form-mafia-spend-fund = Pay a member out of the fund
    .short = Pay a member
    .field-to = To
    .field-coins = Coins
form-mafia-pay-service = Pay for a service of an organisation
    .short = Order a service
    .field-organisation = Organisation
    .field-service = Service
form-mafia-render-service = Somebody has paid for a service
    .short = Render the service
    .field-payer = For whom
    .field-yes = It is done
    .yes = It is done
    .no = Give the money back
form-mafia-report-on-fund = Report on the fund of today
    .short = Report on the fund
form-mafia-order-compensation = Have a head pay for a missed report
    .short = Have a head pay
    .field-organisation = Organisation
    .field-whom = To
    .field-coins = Coins
mafia-refused-empty = This must not be empty.
mafia-refused-charter = Without a charter there is no organisation.
mafia-refused-organisation-name = There is an organisation of this name.
mafia-refused-condition = Who may join must not depend on what somebody is in this match (“{ $word }”).
mafia-refused-founding-over = Organisations are founded up to day { $day }.
mafia-refused-member = You are a member for life: { $name }.
mafia-refused-not-member = You are in no organisation.
mafia-refused-not-member-they = The fund pays for living members alone.
mafia-refused-not-head = You are the head of no organisation.
mafia-refused-no-organisation = There is no such organisation, or none of its members lives.
mafia-refused-applied = They have your application.
mafia-refused-not-applied = They have not applied, or are dead.
mafia-refused-insider = Members pay for no services.
mafia-refused-no-service = The charter has no such service.
mafia-refused-service-ordered = You are waiting for a service of theirs.
mafia-refused-no-service-ordered = They have paid for no service.
mafia-refused-no-report-missed = No living head of it owes a report.
mafia-refused-compensation = Choose somebody living, but not the head.
mafia-refused-compensated = At most { $most } coins can be paid.
mafia-log-donation = { $who } gave the fund of { $name } { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-log-service = { $who } paid { $name } { $coins } { $coins ->
    [one] coin
   *[other] coins
} for a service.
mafia-log-payout = The fund of { $name } paid { $who } { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-log-compensation = { $who } paid { $whom } { $coins } { $coins ->
    [one] coin
   *[other] coins
} for a missed report.
mafia-log-fund-burnt = The last member of { $name } is dead, and the fund is gone with them: { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
## Thieves

mafia-the-shop = the shop
mafia-thing-ready = { $thing } (ready)
mafia-burgles = Tonight you steal from { $house }.
mafia-spies-on = Tonight you spy on { $house }.
mafia-stays = Tonight you stay at home.
mafia-hides = Tonight you are in your hideout.
mafia-me-wanted = What you are after there: { $thing } ({ $house }).
mafia-me-stocks = What tonight’s victims leave goes to your shop.
mafia-thief-stole = You stole { $thing } from { $house }.
mafia-thief-nothing = You came away with nothing from { $house }.
mafia-thief-scared = A terrible racket scared you away from { $house }.
mafia-thief-trapped = You stepped into a trap ({ $house }). Your leg keeps you at home until night { $night } is over.
mafia-thief-caught = You were caught ({ $house }).
mafia-thief-shielded = Somebody armed was waiting for you ({ $house }). Your shield saved you, and you left with nothing.
mafia-thief-disarmed = Disarmed ({ $house }): { $trap }. It cost you one of your things: { $tool }.
mafia-thief-spied = In the house of { $house } you saw: { $things }.
mafia-thief-spied-nothing = You saw nothing in the house of { $house }.
mafia-thief-recognised = You were not the only thief there ({ $house }): you recognised { $whom }.
mafia-house-robbed = You were robbed last night. Missing: { $thing }.
mafia-house-noise = Your noise trap went off last night.
mafia-house-trapped = A thief stepped into your trap last night: { $who }.
mafia-house-poisoned = Your poisoned trap went off last night.
mafia-house-disarmed = Somebody has put a trap of yours out of order: { $trap }.
mafia-house-stiletto = Your stiletto has found a visitor.
mafia-house-axe = Your axe had guests last night and is spent.
mafia-shop-opens = { $whose }
mafia-shop-of-merchant = A merchant keeps the shop; nobody knows who it is.
mafia-shop-of-host = There is no merchant: the host sells things at nominal prices.
mafia-shop-of-nobody = There is no merchant, and no shop.
mafia-shop-robbed = Your shop was robbed last night. Missing: { $thing }.
mafia-loot = Left by the dead, yours now: { $things }.
mafia-net-spread = Your spy network watches { $whom }.
mafia-net-tells = Your spies report something new in the hands of { $whom }.
mafia-den-lame = Your leg keeps you at home until night { $night } is over.
mafia-den-seen = Seen in the house of { $house } in night { $night }: { $things }.
mafia-den-seen-nothing = Seen in the house of { $house } in night { $night }: nothing.
## The shop

mafia-shop-priced = { $thing } ({ $coins } { $coins ->
    [one] coin
   *[other] coins
})
mafia-shop-shelf = { $thing } × { $n }, { $coins } { $coins ->
    [one] coin
   *[other] coins
}
mafia-shop-shelves = In the shop: { $things }.
mafia-shop-empty = The shop is empty.
mafia-shop-shut = Nothing is sold today.
mafia-shop-noon = It is past noon: what nobody has offered for yet, the merchant may keep.
mafia-shop-offer = You offer { $price } for { $thing }; put aside: { $coins }.
mafia-shop-own-offer = If nobody wants it before noon, you take { $thing } for { $price }.
mafia-shop-loot = You offer the merchant { $thing } for { $coins }.
mafia-stall-margins = Your prices above the nominal ones from the next day on: { $things }.
mafia-stall-margin = { $thing } +{ $coins }
mafia-stall-lucky = The lucky coin works until the end of day { $day }: nominal prices are lower by { $coins }.
mafia-stall-closes = The shop will be closed on the next day.
mafia-stall-cunning = Sales to come that are all yours: { $sales }.
mafia-stall-coming = For sale from the next day on: { $things }.
mafia-stall-loot = A thief offers { $thing } for { $coins }.
mafia-stall-sales = Sold so far: { $sales }.
mafia-secret-offer = { $who } is to get { $thing } for at most { $price }. Paid by { $payers }.
mafia-bid-placed = You offer for { $thing }. Put aside until nightfall: { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-bid-taken-back = You no longer offer for { $thing }. Coins back: { $coins }.
mafia-bought = You bought { $thing } for { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-bought-for-you = { $thing } was bought for you.
mafia-helped-buy = { $thing } was bought with your help. Your part: { $coins }.
mafia-not-bought = { $thing }: it went to another. Coins back: { $coins }.
mafia-sold = Sold: { $thing } for { $price }. Yours of it: { $coins }.
mafia-prices-noted = Your prices will be published in the morning.
mafia-shop-will-close = The shop will stay closed on the next day.
mafia-shop-will-open = The shop will open on the next day.
mafia-coin-tossed = The coin has landed on the right side: nominal prices are lower today and tomorrow.
mafia-contract-signed = The next sale is all yours.
mafia-made = Your spell has worked: { $thing } lies in the shop.
mafia-loot-noted = The merchant may buy { $thing } from you for { $coins } until nightfall.
mafia-loot-offered = A thief offers you { $thing } for { $coins }. Answer before nightfall.
mafia-loot-sold = You sold { $thing } for { $coins }.
mafia-loot-bought = You bought { $thing } for { $coins }. It is for sale from the next day on.
mafia-loot-declined = The merchant does not want { $thing } for { $coins }.
mafia-log-bought = { $who } bought { $thing } for { $price }.
mafia-log-sold = { $thing }: { $coins } { $coins ->
    [one] coin
   *[other] coins
} went to the merchant.
mafia-log-loot-host = { $who } sold stolen goods to the host for { $coins }: { $thing }.
mafia-log-loot-shop = { $who } sold stolen goods to the merchant for { $coins }: { $thing }.
mafia-log-made = { $who } conjured into the shop: { $thing }.
mafia-log-made-in-vain = { $who } was dead before the spell could bring anything into the shop: { $thing }.
mafia-draw-thing = what a merchant’s spell brings
mafia-refused-shop-closed = Nothing is sold today.
mafia-refused-not-there = The shop does not have this.
mafia-refused-own-shop = This shop is yours: take what nobody wants.
mafia-refused-not-sold-to-you = Only those who can use it may buy it.
mafia-refused-no-more = You have offered for all there are. To offer more, take an offer back first.
mafia-refused-price = It costs at least { $coins } today.
mafia-refused-coins = This takes { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
mafia-refused-no-bid = You have made no such offer.
mafia-refused-not-merchant = You do not keep the shop.
mafia-refused-not-stolen = A thief can sell only what they have stolen.
mafia-refused-no-merchant = There is no living merchant.
mafia-refused-no-loot = This is not offered any more.
mafia-refused-making = Choose what to create.
mafia-refused-makes-nothing = This spell does not create a thing of your choice.
form-mafia-bid-for-thing = Buy a thing
    .field-thing = Thing and today’s price
    .field-price = The most you would pay
form-mafia-take-back-bid = Take back an offer in the shop
    .short = Take back an offer
    .field-thing = Thing
form-mafia-buy-own = Take a thing from your own shop
    .short = Take from my shop
    .field-thing = Thing and today’s price
form-mafia-set-prices = Set your prices for the next day
    .short = Set prices
    .field-margins = Coins above the nominal price
form-mafia-close-shop = Decide whether the shop opens on the next day
    .short = Shop tomorrow
    .field-closed = Keep it closed
    .yes = Keep it closed
    .no = Open it
form-mafia-sell-loot = Sell stolen goods to the host for half the price
    .short = Sell loot to the host
    .field-thing = Thing and what you get
form-mafia-offer-loot = Offer stolen goods to the merchant
    .short = Offer loot
    .field-thing = Thing
    .field-price = Coins
form-mafia-answer-loot = Answer a thief’s offer
    .short = Answer a thief
    .field-offer = Thing and price
    .field-yes = Buy it
    .yes = Buy it
    .no = Refuse
    .submit = Refuse

## The host

mafia-host-awards = The host awards { $who } { $exp } experience: { $why }.
mafia-host-voids = The host: no awards for { $who } in this match.
mafia-host-restores = The host: { $who } gets awards after all.
mafia-host-strips = The host: the assassin has blackmailed somebody and lost the role.
mafia-host-appoints = The host: the town has a new assassin.
mafia-host-reads = The host reads the words of { $who } as a vote against { $whom }.
mafia-host-kills = By decision of the host this player is dead: { $dead }.
mafia-host-overrides = The host has decided about { $who }: { $what } is now { $value }. Why: { $why }
mafia-paper-rewritten = The host has rewritten the morning paper after night { $night }.
mafia-override-life = life
mafia-override-exp = experience
mafia-override-coins = coins
mafia-override-mana = mana

## Awards

mafia-award-participation = taking part
mafia-award-winners = a victory
mafia-award-hit-bandit = hitting a bandit
mafia-award-hit-assassin = hitting the assassin
mafia-award-commissar-killed = killing the commissar
mafia-award-recruited-commissar-executed = executing a recruited commissar
mafia-award-first-voter = the first vote against a hanged bandit
mafia-award-royale = a Flash Royale
mafia-award-literary = a fine description
mafia-award-activity = activity
mafia-award-host-error = a mistake of the host
mafia-award-role-play = playing the role well
mafia-award-theft = thefts
mafia-award-sale = sales
mafia-award-theft-from-shop = thefts from the shop

## Endings

mafia-ending-honest = the honest have won
mafia-ending-mafia = the mafia has won
mafia-ending-yakuza = the yakuza have won
mafia-ending-mafia-yakuza = both clans have won
mafia-ending-royale = Flash Royale, the honest have won
mafia-ending-nobody = nobody is left, a draw
mafia-ending-time = the days have run out, nobody has won
mafia-side-honest = The honest
mafia-side-clan = The bandits

## Causes

mafia-cause-hanged = hanged
mafia-cause-executed = executed by their clan
mafia-cause-heart = a heart that burst after two potions
mafia-cause-host = a decision of the host

## The view in sentences

mafia-now-opening = The town is gathering.
mafia-now-night = Night { $turn }.
mafia-now-day = Day { $turn }.
mafia-now-over = The match is over.
mafia-town-living = Living: { $people }.
mafia-town-dead = Dead: { $who } ({ $role }, { $profession }).
mafia-town-reanimated = Dead, but up until nightfall: { $who } ({ $role }, { $profession }).
mafia-town-sergeant = The commissar has had a sergeant.
mafia-town-tally = Against { $whom }: { $votes }
mafia-me = You: { $role }, { $profession }.
mafia-me-purse = Experience { $exp } (free { $free }), mana { $mana }, coins { $coins }.
mafia-me-speciality = Speciality: { $scroll }.
mafia-me-things = You have: { $things }.
mafia-me-ready = Ready for the night: { $things }.
mafia-me-pledged = Given for the necromancer’s shield: { $mana } mana.
mafia-me-sergeant = You are the sergeant.
mafia-me-order = Your order: { $what }, { $price } experience.
mafia-me-refuses = You refuse all orders tonight.
mafia-office-sergeant = Your sergeant is { $who }.
mafia-vault = Mana given for your shield: { $mana }. It is not ready.
mafia-vault-ready = Mana given for your shield: { $mana }. It is ready.
mafia-desk-order = Order: { $what }, { $price } experience.

## The ledger

mafia-ledger = Experience: { $exp }. Matches: { $played }, won: { $won }.
mafia-ledger-things = Things: { $things }.
mafia-ledger-thing = { $thing } × { $n }

## Rooms

mafia-room-square = The square
mafia-room-mafia = The mafia
mafia-room-yakuza = The yakuza
mafia-room-graveyard = The graveyard
mafia-room-watch = The commissar’s office
mafia-voice-commissar = The Commissar
mafia-voice-necromancer = The Necromancer
mafia-voice-red = Robert Red

## Draws

mafia-draw-role = which of the players left gets the next role
mafia-draw-profession = which profession a player gets
mafia-draw-merchant = who becomes the merchant
mafia-draw-celebrity = who becomes the celebrity
mafia-draw-post = who takes over from a late commissar
mafia-draw-thieves = which of the thieves in one house is next
mafia-draw-stolen = what is stolen
mafia-draw-assassin = who becomes the new assassin
mafia-draw-duty = which of two attackers the shield kills
mafia-draw-sword = which attacker the sword strikes
mafia-draw-cursed = which attacker the cursed sword strikes
mafia-draw-cursed-other = who else dies by the cursed sword
mafia-draw-guard-sword = which attacker the guarding knight’s sword strikes
mafia-draw-guard-cursed = which attacker the guarding knight’s cursed sword strikes
mafia-draw-guard-cursed-other = who else dies by the guarding knight’s cursed sword

## The referee's log

mafia-log-dealt = { $who }: { $role }, { $profession }.
mafia-log-declined = { $whom } did not join { $clan }.
mafia-log-joined = { $whom } joined { $clan }.
mafia-log-sergeant = { $who } became the sergeant.
mafia-log-post = { $who } became the commissar.
mafia-log-returned = { $who } left the clan and is the commissar again.
mafia-log-stripped = { $who } is a bandit and not the commissar any more.
mafia-log-risen = { $who } was resurrected.
mafia-log-rite-idle = The rite for { $whom } came to nothing: they lived already.
mafia-log-subjugated = { $who } subjugated the soul of { $soul }.
mafia-log-reanimated = { $who } reanimated { $whom }.
mafia-log-nobody-hanged = Nobody was hanged.
mafia-log-hanged = { $who } was hanged.
mafia-log-assassin-stripped = { $who } lost the role of assassin for blackmail.
mafia-log-assassin = { $who } became the new assassin.
mafia-log-over = The end: { $ending }.
mafia-log-cast = { $who } cast { $spell } on { $whom }.
mafia-log-executed = { $who } was executed by { $clan }.
mafia-log-potions = { $who } drank speed potions: { $potions }.
mafia-log-contract = The assassin took an order of { $by } for { $price } experience and earned { $fee }: { $what }.
mafia-log-clan-skips = { $clan }: no shot.
mafia-log-already-dead = { $whom } was dead before the shot.
mafia-log-shoots = { $who } ({ $shooter }) went to { $whom }{ $how ->
    [lethal] , to kill
    [arrow] , with a poisoned arrow
    [lethal-arrow] , to kill, with a poisoned arrow
   *[plain] {""}
}.
mafia-log-bodyguard = { $who } (the assassin) guarded { $whom }.
mafia-log-guards = { $who } (a knight) watched over the house of { $whom }.
mafia-log-withdrew = { $clan }: withdrew from { $whom } at the sight of the commissar.
mafia-log-stopped-magic = The blow of { $blow } at { $whom } was stopped by Magic protection.
mafia-log-stopped-armour = The blow of { $blow } at { $whom } was stopped by { $piece }, worn by { $whose }.
mafia-log-stopped-bodyguard = The blow of { $blow } at { $whom } was stopped by the bodyguard, { $whose }.
mafia-log-stopped-necromancer = The blow of { $blow } met the shield of { $whose }.
mafia-log-stopped-knight = The knight { $whose } took the blow of { $blow } at { $whom }.
mafia-log-acquainted = { $clan }: knows the other clan now, from { $whom } ({ $other }).
mafia-log-recognised = { $clan }: recognised the assassin, { $whom }.
mafia-log-royale = Flash Royale at the house of { $whom }.
mafia-log-nothing = Nothing came of the visits to { $whom }.
mafia-log-used-up = { $whose } used up { $thing }.
mafia-log-died = { $who } died: { $cause }.
mafia-log-died-by = { $who } died: { $cause }. By { $by }.
mafia-log-shield = The shield of { $who } spent 60 mana.
mafia-log-drained = { $who } lost { $exp } experience to the shield.
mafia-log-hides = { $who } spent the night in a hideout.
mafia-log-burgles = { $who } came as a thief: { $house }.
mafia-log-empty-house = Nobody was at home: { $house }. { $who } left with nothing.
mafia-log-scared = { $who } was scared away by the noise trap of { $house }.
mafia-log-disarmed = { $who } disarmed a trap of { $house }: { $trap }. With: { $tool }.
mafia-log-trapped = { $who } was caught in the house of { $house }: { $trap }.
mafia-log-stiletto = The stiletto of { $who } struck { $whom }.
mafia-log-axe = The axe of { $who } struck { $whom }.
mafia-log-mad = { $who } was mad and struck { $whom }.
mafia-log-invulnerable = Magic protection saved { $who }: { $cause }.
mafia-log-spied = { $who } looked around in the house of { $house }.
mafia-log-awake = { $who } could steal nothing: in the house of { $house } a knight was awake.
mafia-log-nothing-stolen = { $who } stole nothing: { $house }.
mafia-log-stole = { $who } stole { $thing }: { $house }.
mafia-log-red-handed = The commissar caught { $who } red-handed in the house of { $house }.
mafia-log-loot = { $who } took what { $whom } left: { $things }.

## Absence

mafia-absent = { $who } has missed two days in a row without a word: their next vote does not count, and somebody else may take the seat.
mafia-town-absent = Missing without a word: { $who }.
mafia-notice = { $who } gives notice. Days away: { $days }.
mafia-notice-noted = { $days ->
    [0] The host knows that you are here.
   *[other] The host knows that you are away. Days: { $days }.
}
mafia-me-away = You have given notice up to day { $day }.
mafia-host-excuses = The host excuses { $who }. Days from now: { $days }.
mafia-log-notice = { $who } gave notice. Days away: { $days }.
form-mafia-give-notice = Tell the host that you will be away
    .short = Will be away
    .field-days = Days, from this one on
form-mafia-excuse-absence = Excuse somebody’s absence
    .short = Excuse an absence
    .field-whom = Who
    .field-days = Days, from this one on
form-mafia-transfer-for = Somebody has asked you to leave their vote to another
    .short = Leave their vote
    .field-giver = Whose
    .field-to = To

## Forms

form-mafia-choose-profession = Choose a profession
    .field-profession = Profession
    .field-speciality = A mage’s speciality
    .none-profession = No profession
    .none-speciality = No speciality
form-mafia-specialise = Choose a speciality
    .short = Choose a speciality
    .field-scroll = Scroll
form-mafia-pledge-mana = Give mana for the necromancer’s shield
    .short = Give mana
    .field-mana = Mana
form-mafia-take-back-mana = Take back the mana from the shield
    .short = Take back mana
form-mafia-ask-rite = Ask the necromancer for a resurrection (50 mana)
    .short = Ask for a resurrection
    .field-whom = Who
form-mafia-answer-rite = Answer a request for a resurrection
    .short = Answer a request
    .field-rite = Request
    .field-answer = Answer
form-mafia-resurrect = Resurrect somebody yourself (25 mana)
    .short = Resurrect
    .field-whom = Who
    .field-publicly = In public
form-mafia-subjugate = Subjugate a soul (10 mana)
    .short = Subjugate a soul
    .field-soul = Whose vote
    .field-whom = Against
    .none-whom = I decide later today
form-mafia-use-soul = Vote for a soul
    .short = Vote for a soul
    .field-soul = Whose vote
    .field-whom = Against
    .warning = A vote is final.
form-mafia-reanimate = Reanimate somebody until nightfall (19 mana)
    .short = Reanimate
    .field-whom = Who
form-mafia-sleep = Sleep until morning
form-mafia-ready = { $ready ->
    [yes] Prepare a thing for the night
   *[no] Put a thing away
}
    .short = Ready a thing
    .any = Prepare things
    .field-thing = Thing
form-mafia-cast-spell = Cast a spell
    .field-spell = Spell
    .field-whom = On whom
    .field-making = Create
form-mafia-use-thing = Use a thing at once
    .short = Use a thing
    .field-thing = Thing
    .field-whom = For whom
    .field-first = First
    .field-second = Second
    .field-third = Third
    .field-fourth = Fourth
    .field-fifth = Fifth
    .field-sixth = Sixth
form-mafia-guard-house = Guard a house tonight
    .short = Guard a house
    .field-whom = Whose
    .none-whom = Nobody
form-mafia-burgle = Rob a house tonight, or spy there (7 mana)
    .short = Rob a house
    .field-visit = Which visit of the night
    .field-whom = Whose
    .field-spy = Only spy
    .field-wanted = What to take
    .none-wanted = Whatever comes to hand
form-mafia-rob-shop = Rob the shop tonight
    .short = Rob the shop
    .field-visit = Which visit of the night
    .field-wanted = What to take
    .none-wanted = Whatever comes to hand
form-mafia-stay-home = { $hide ->
    [yes] Spend the night in the hideout
   *[no] Stay at home tonight
}
    .short = Hide tonight
    .any = Stay in
form-mafia-stock-loot = { $stock ->
    [yes] Put what tonight’s victims leave into the shop
   *[no] Leave the victims’ things alone
}
    .short = Victims’ things
    .any = Things of the victims
form-mafia-drink-potions = Drink speed potions tonight
    .short = Drink potions
    .field-potions = How many (two kill you)
form-mafia-shoot = Tonight’s shot
    .short = Shoot
    .field-aims = Targets
    .field-whom = Who
    .field-lethal = To kill
    .field-arrow = With a poisoned arrow
form-mafia-execute = Execute the recruit tonight
    .short = Execute the recruit
    .field-whom = Who
    .none-whom = Nobody
form-mafia-invite = Invite somebody to the clan (21 experience)
    .short = Invite to the clan
    .field-whom = Who
    .field-signed = Give your name
    .field-share = Of it, the candidate pays
form-mafia-pay-for-recruit = Say how much you pay for the recruit
    .short = Pay for the recruit
    .help = What nobody has taken on is shared among those who have said nothing.
    .field-exp = Experience, of 21
form-mafia-answer-clan = { $clan ->
    [mafia] The mafia invites you
   *[yakuza] The yakuza invite you
}
    .short = Answer the clan
    .any = Answer a clan
    .field-yes = Join
    .yes = Join
    .no = Refuse
form-mafia-check = Tonight’s check
    .short = Check
    .field-aims = Who
    .field-whom = Suspect
    .field-arrow = With a poisoned arrow
form-mafia-invite-sergeant = Ask somebody to be sergeant
    .short = Ask a sergeant
    .field-whom = Who
    .field-signed = Tell them that you are the commissar
form-mafia-answer-commissar = The commissar asks you to be sergeant
    .short = Be sergeant?
    .field-yes = Agree
    .yes = Agree
    .no = Refuse
form-mafia-return-to-post = Give up the clan and be the commissar again
    .short = Back to the post
    .warning = Everybody will read that the clan is destroyed.
    .sure = The clan is destroyed, and everybody will read it. There is no way back into it. Give it up?
form-mafia-choose-side = Choose your side
    .field-side = Side
    .sure = A side is chosen once, for the rest of the match. Choose it?
form-mafia-bid-for-killing = Hire the assassin to kill
    .short = Order a killing
    .field-victim = Who
    .field-price = Experience
form-mafia-order-guard = Hire the assassin to guard you
    .short = Order a guard
    .field-price = Experience
form-mafia-bid-together = { $job ->
    [guard] Pay with your clan for the guard of one of you
   *[kill] Pay for a common order
}
    .short = Order together
    .any = Pay for a common order
    .field-victim = Whom
    .field-price = Your part
form-mafia-raise-bid = Raise an order
    .short = Raise an order
    .field-victim = Order
    .field-price = New price
form-mafia-announce-price = Announce the price as Robert Red
    .short = Announce the price
    .field-kind = Price
form-mafia-carry-out = Choose among the dearest orders
    .short = Choose orders
    .field-contracts = Orders
    .field-first = First
    .field-second = Second
    .field-third = Third
form-mafia-take-arrow = Take a poisoned arrow along
    .short = Take an arrow
    .field-arrow = Tonight
    .yes = Take it
    .no = Leave it
form-mafia-refuse-contracts = { $refuse ->
    [yes] Refuse all orders of today
   *[no] Do take an order
}
    .short = Refuse all orders
    .any = Refuse orders
form-mafia-kill-unbidden = Kill of your own will (10 experience)
    .short = Kill unbidden
    .field-whom = Who
    .none-whom = Nobody
form-mafia-tell-contract = Tell of an order from the grave
    .short = Tell of an order
    .field-which = Order
    .field-what = Tell
mafia-tell-both = Customer and victim
mafia-tell-customer = Only the customer
mafia-tell-victim = Only the victim
form-mafia-complain-of-blackmail = Complain of blackmail by the assassin
    .short = Complain of blackmail
    .field-words = What happened
form-mafia-accuse = Accuse
    .field-whom = Who
    .field-instead_of = Whose vote
    .none-instead_of = My own
    .warning = A vote is final.
form-mafia-transfer-vote = Leave today’s vote to somebody
    .short = Leave my vote
    .field-to = To
form-mafia-take-back-vote = Vote in person after all
    .short = Vote in person
form-mafia-fill-pool = Put mana into the pool of the dead
    .short = Mana into the pool
    .field-whom = Against
    .field-mana = Mana
form-mafia-award-exp = Award experience
    .field-whom = Who
    .field-reason = For
    .field-exp = Experience
form-mafia-void-awards = { $void ->
    [yes] Deny awards
   *[no] Give awards back
}
    .short = Deny awards
    .any = Awards
    .field-whom = Who
form-mafia-override = Set something right
    .short = Set right
    .field-whom = Who
    .field-what = What
    .field-value = New value
    .field-reason = Why
form-mafia-strip-assassin = Take the assassin’s role away for blackmail
    .short = Strip the assassin
    .sure = The assassin loses the role and all earned experience for good. Take it away?
form-mafia-appoint-assassin = Draw a new assassin from the honest
    .short = Draw an assassin
form-mafia-name-heir = Name who gets the post of a late commissar
    .short = Name an heir
    .help = Whoever cannot have it is passed over; you are not told.
    .field-whom = Who
    .none-whom = Nobody: the sergeant, else somebody by chance
form-mafia-move-post = The commissar is late: pass on the post
    .short = Pass on the post
    .sure = The commissar loses the post, and it passes to the next. Pass it on?
form-mafia-rewrite-paper = The morning paper after night { $night }
    .short = The morning paper
    .any = The morning paper
    .help = Without a text the paper is the server’s again.
    .field-words = Text in place of the paper’s own
form-mafia-read-vote = Count somebody’s words as a vote
    .short = Count as a vote
    .field-voter = Whose
    .field-whom = Against

## Refusals

mafia-refused-antimagic = Antimagic: you cannot use mana now.
mafia-refused-as-it-is = It is so already.
mafia-refused-asleep = You sleep already.
mafia-refused-assassin-there = No assassin is missing.
mafia-refused-award-assassin = Of the host’s awards the assassin can get only the one for playing the role.
mafia-refused-award = For this from { $low } to { $high } experience can be awarded.
mafia-award-exp = { $exp } experience
mafia-award-none = Take the award back
mafia-refused-value = From { $low } to { $high } is possible.
mafia-limit-status = No words about who is what in this match: no roles, no clans
mafia-refused-by-day = Only by day.
mafia-refused-by-night = Only at night.
mafia-refused-checked = { $seat } has been checked. Check again after a clan is reinforced.
mafia-refused-checked-thrice = { $seat } has been checked three times.
mafia-refused-clan-complete = All members of the clan are alive.
mafia-refused-clan-dead = Nobody of your clan is left to go out.
mafia-refused-complained = The host has your complaint of today.
mafia-refused-dead = You are dead.
mafia-refused-few-honest = For { $seats } players, { $bandits } bandits are too many.
mafia-refused-first-night = Thieves go out from the second night on.
mafia-refused-host-only = Only the host can do this.
mafia-refused-invited = Somebody has been asked already and has not refused.
mafia-refused-has-refused = { $seat } has refused today.
mafia-refused-nobody-asked = Your clan has asked nobody.
mafia-refused-known-necromancer = Everybody knows that this is the necromancer.
mafia-refused-lame = A wounded leg keeps you at home until night { $night } is over.
mafia-refused-living = Choose somebody who is alive.
mafia-refused-living-other = Choose somebody else who is alive.
mafia-refused-mana = This takes { $mana } mana.
mafia-refused-no-arrow = { $seat }: not enough poisoned arrows.
mafia-refused-no-assassin = The town has no assassin.
mafia-refused-no-clan = You are not in a clan.
mafia-refused-no-hideout = You have no hideout.
mafia-refused-no-necromancer = There is no living necromancer.
mafia-refused-no-order = There is no such order.
mafia-refused-no-orders = There are no such orders.
mafia-refused-no-paper = There is no such paper yet.
mafia-refused-no-potion = { $seat }: not enough speed potions.
mafia-refused-no-recruiting = There is no recruiting in this match.
mafia-refused-no-rite = Nobody asks for this any more.
mafia-refused-no-shop = The town has no shop.
mafia-refused-no-side = You have no side to choose.
mafia-refused-no-such-spell = You have no such spell.
mafia-refused-no-target = This spell has no target.
mafia-refused-no-thing = You have no such thing.
mafia-refused-no-union = You have nobody to order with.
mafia-refused-nobody = There is no such player.
mafia-refused-not-assassin = You are not the assassin.
mafia-refused-not-at-once = This is not used at once.
mafia-refused-not-commissar = You are not the commissar.
mafia-refused-not-dead = Choose somebody who is dead.
mafia-refused-not-for-you = You may have it, but not use it.
mafia-refused-not-in-shop = There is no such thing in the shop.
mafia-refused-not-invited = Nobody has asked you.
mafia-refused-not-knight = Only knights can.
mafia-refused-not-last = You are not the last of a clan that recruited you.
mafia-refused-not-necromancer = You are not the necromancer.
mafia-refused-not-recruit = Only a living recruit of your clan can be executed.
mafia-refused-not-seen = You have not seen such a thing there.
mafia-refused-told = You have told this already.
mafia-refused-no-heirs = In this match the post passes on by itself.
mafia-refused-no-voter = They have no vote today.
mafia-refused-no-soul = You have no such vote to cast.
mafia-refused-not-tellable = You cannot tell of this: both the customer and the victim must be dead.
mafia-refused-not-thief = Only thieves can.
mafia-refused-not-worn = This needs no preparation.
mafia-refused-nothing-pledged = You have nothing in the shield.
mafia-refused-one-spell = You have cast a spell today; the next is possible tomorrow.
mafia-refused-one-visit = For one more visit you need to drink one more speed potion.
mafia-refused-opening-over = Professions have been chosen.
mafia-refused-own-clan = This is somebody of your own clan.
mafia-refused-own-rite = You can resurrect without asking anybody.
mafia-refused-own-shield = Your own mana counts by itself.
mafia-refused-people-only = Only players can do this.
mafia-refused-reanimated = Once a day for each.
mafia-refused-recruit-executes = A recruit has no say in this.
mafia-refused-recruited = Your clan has had its recruit.
mafia-refused-rite-asked = You have asked already.
mafia-refused-rite-cast = They will rise tonight anyway.
mafia-refused-sergeant = You have a sergeant.
mafia-refused-speciality = Only a mage without a speciality can choose one: any scroll but Armageddon.
mafia-refused-targets = { $targets ->
    [0] This is not for anybody.
    [one] Choose { $targets } player.
   *[other] Choose { $targets } different players.
}
mafia-refused-spy-takes-nothing = A spy takes nothing along.
mafia-refused-two-houses = Two visits need two houses.
mafia-refused-two-targets = Two shots need two targets.
mafia-refused-vote-yours = Your vote is with you.

## Professions

mafia-profession-knight = Knight
    .help = Wears armour and weapons, and can guard somebody else’s house at night. Spells of vigilance and madness.
mafia-profession-mage = Mage
    .help = Casts one scroll a day and has 30 more mana. May specialise in one scroll.
mafia-profession-thief = Thief
    .help = From the second night on robs houses and the shop, or spies. Dies if caught in the act.
mafia-profession-merchant = Merchant
    .help = Only one in town: keeps the shop, sets the prices and earns from it. A poisoned trap guards the house.
mafia-profession-celebrity = Celebrity
    .help = Only one in town: it takes two thirds of the living to convict them. Speeches add votes.

## Things

mafia-thing-plate = Full plate
    .help = Stops any one blow. Lasts one night.
mafia-thing-helm = Helm
    .help = Stops one blow of the assassin.
mafia-thing-mail = Chain mail
    .help = Stops one blow of the yakuza.
mafia-thing-shield = Shield
    .help = Stops one blow of the mafia.
mafia-thing-sword = Sword
    .help = Kills one attacker.
mafia-thing-cursed = Cursed sword
    .help = Kills an attacker and one more living player, drawn at random.
mafia-thing-axe = Berserk’s axe
    .help = Kills everyone who attacks or just drops in at night.
mafia-thing-silence = Silence
    .help = All votes of one player count for nothing today.
mafia-thing-antimagic = Antimagic
    .help = One player cannot use mana for 24 hours.
mafia-thing-drain = Drain mana
    .help = Half of one player’s mana becomes yours.
mafia-thing-protection = Magic protection
    .help = Makes one player invulnerable for one night.
mafia-thing-armageddon = Armageddon
    .help = Kills everyone with less than 15 mana; everyone else but you loses 15 experience.
mafia-thing-voice = Voice of the spirits
    .help = One more vote today, for whomever the mage names.
mafia-thing-resurrection = Resurrection
    .help = Brings one player back to life.
mafia-thing-ward = Protection from magic
    .help = Spells do not affect one player until the next nightfall.
mafia-thing-mirror = Magic mirror
    .help = Until the next nightfall, spells cast at one player hit the caster instead, twice as hard. Does not stop Armageddon.
mafia-thing-stiletto = Poisoned stiletto
    .help = Kills the first visitor of a night you spend at home; what they had becomes yours.
mafia-thing-tools = Tool kit
    .help = Disarms one noise trap or plain trap.
mafia-thing-rat = Trained rat
    .help = Disarms one trap, plain or poisoned.
mafia-thing-hideout = Hideout
    .help = Nobody finds you for one night. You do not steal, and your vote does not count the next day.
mafia-thing-spies = Jake’s spy network
    .help = You learn when any of six players gets a new thing, though not which.
mafia-thing-coin = Lucky coin
    .help = All nominal prices in the shop fall by 2 coins for two days.
mafia-thing-contract = Cunning contract
    .help = Everything paid in one sale is yours, nominal price included.
mafia-thing-orator = Orator’s speech
    .help = Two more votes today.
mafia-thing-prophet = Prophet’s speech
    .help = Three more votes today.
mafia-thing-advocate = Advocate’s speech
    .help = All votes of two players count for nothing today.
mafia-thing-noise = Noise trap
    .help = Scares all thieves away for one night, before any other trap goes off.
mafia-thing-trap = Trap
    .help = Tells you who the thief is, and keeps them from stealing for two days.
mafia-thing-poisoned-trap = Poisoned trap
    .help = Kills a thief.
mafia-thing-code = Moral code
    .help = Stops one blow of the commissar.
mafia-thing-arrow = Poisoned arrow
    .help = No guard notices your shot, and a necromancer’s shield can neither kill nor drain you. The commissar kills whoever they check.
mafia-thing-potion = Speed potion
    .help = Two actions in one night. Two potions make three, and you die in the morning.

## Spells

mafia-spell-vigilance = Vigilance
    .help = You stay awake: nothing can be stolen from you or from the player you guard tonight.
mafia-spell-madness = Madness
    .help = You kill harmless visitors tonight: thieves, the commissar if you are honest, a clan that does not shoot to kill if you are a bandit of the other clan or the assassin.
mafia-spell-espionage = Espionage
    .help = Instead of stealing, you see which things and traps a player has.
mafia-spell-random-thing = Random thing
    .help = Tomorrow you can sell a thing drawn at random.
mafia-spell-create-thing = Create a thing
    .help = Tomorrow you can sell a thing of your choice.
mafia-spell-charisma = Charisma
    .help = One more vote today.
mafia-spell-pacifist = Call of the pacifist
    .help = The assassin must refuse all orders tonight.
mafia-spell-necromancer-resurrection = Resurrection
    .help = Brings one player back to life, at half price. A customer pays in full.
mafia-spell-necromancer-shield = Necromancer’s shield
    .help = With 60 mana, yours or donated, you survive an attack by a clan or the assassin.
mafia-spell-subjugation = Subjugation of souls
    .help = You cast the vote of a dead player who has not voted today.
mafia-spell-reanimation = Reanimation
    .help = A dead player counts as living until nightfall.

## Why somebody died: for the referee’s log

mafia-cause-shot = shot
mafia-cause-in-place = took a blow meant for another
mafia-cause-joint = killed in a joint shot
mafia-cause-bodyguard = killed by the bodyguard
mafia-cause-spell = killed by the necromancer’s shield
mafia-cause-weapon = killed by a knight’s weapon
mafia-cause-curse = killed by a cursed sword
mafia-cause-madness = killed by a mad knight
mafia-cause-royale = died in a Flash Royale
mafia-cause-stiletto = killed by a thief’s stiletto
mafia-cause-poisoned-trap = killed by a poisoned trap
mafia-cause-red-handed = caught red-handed by the commissar

## What is heard of the shots

mafia-shooter-mafia = the mafia
mafia-shooter-yakuza = the yakuza
mafia-shooter-commissar = the commissar
mafia-shooter-killer = the assassin

mafia-heard-dead = { $target } is dead.
mafia-heard-alive = { $target } is alive.
mafia-heard-met = Your clan has met a bandit of the other clan.
mafia-heard-recognised = { $target } is the assassin.
mafia-heard-withdrew = The commissar was already there, and your clan withdrew.
mafia-heard-drained = The necromancer has drained your experience: −{ $exp }.
mafia-heard-killed = You have killed { $target }.
mafia-heard-miss = A miss: { $target }.
mafia-heard-acquainted = The other clan came to you and knows you now: { $source }.
mafia-heard-unmasked = A clan came to you and knows that you are the assassin: { $source }.
mafia-heard-armour-spent = { $piece } stopped a blow and is gone. Who struck: { $source }.
mafia-heard-shield-spent = Your shield answered an attack. Who struck: { $source }.
mafia-heard-bodyguard-acted = Your bodyguard has struck somebody down.
mafia-heard-knight-acted = The knight who guards you had something to do tonight.

## Contracts

mafia-contract-not-you = You cannot place such an order now.
mafia-contract-dead = { $seat } is dead.
mafia-contract-guard-oneself = You can only order a guard for yourself, and with your clan for one of it.
mafia-contract-own-will = You cannot choose yourself.
mafia-contract-own-will-late = You have orders today, so you cannot choose a victim of your own.
mafia-contract-once = You have already had your one order.
mafia-contract-twice = Two of your orders have already been carried out.
mafia-contract-price = The price must be at least { $exp } experience.
mafia-contract-shares = The shares do not add up to the price.
mafia-contract-payers = Not everyone named here can pay for this order.
mafia-contract-poor = { $seat } does not have enough experience that is free.

## Votes

mafia-vote-none = You have no vote now.
mafia-vote-final = This vote is cast and final.
mafia-vote-not-yours = This vote is not yours to cast.
mafia-vote-dead = { $seat } is dead and cannot be accused.
mafia-vote-lives = { $seat } is alive.
mafia-vote-none-of-dead = { $seat } has no vote of the dead.
mafia-vote-cast = { $seat } has already voted.
mafia-vote-subjugated = The vote of { $seat } is yours already.
mafia-vote-to-oneself = This vote is yours already.
mafia-pool-necromancer = There is no pool while the necromancer lives.
mafia-pool-not-you = You cannot give mana to the pool.
mafia-pool-used = The pool has already voted today.
mafia-pool-final = You have given mana against { $seat } today, and that is final.
mafia-pool-mana = This pool takes from 1 to { $mana } mana.
