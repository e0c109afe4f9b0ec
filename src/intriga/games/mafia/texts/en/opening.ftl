### Mafia: the game, its options, who is who.

## The game and its options

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

## Names

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

## What happens

mafia-town-begins = The town wakes up. In each clan: { $clan }. Assassins: { $assassin }, necromancers: { $necromancer }, plain honest citizens: { $honest }.
    .short = The town wakes up
mafia-dealt = You are: { $role }, { $profession }.
    .short = You are: { $role }
mafia-dealt-clan = Your clan is { $clan }: { $mates }.
    .short = Your clan: { $mates }
mafia-bonus = The honest share the bribes of the last match. Coins for you: { $coins }.
    .short = Last match’s bribes: +{ $coins }
mafia-profession-noted = Noted. You can change your mind until everyone has chosen.
    .short = Noted; you may change your mind

## What can be done

form-mafia-choose-profession = Choose a profession
    .field-profession = Profession
    .field-speciality = A mage’s speciality
    .none-profession = No profession
    .none-speciality = No speciality
    .help = A profession is yours to choose; whether you are honest is drawn later.

## What is refused

mafia-refused-few-honest = For { $seats } players, { $bandits } bandits are too many.
mafia-refused-opening-over = Professions have been chosen.

## The referee’s log

mafia-log-dealt = { $who }: { $role }, { $profession }.

## Draws

mafia-draw-role = which of the players left gets the next role
mafia-draw-profession = which profession a player gets
mafia-draw-merchant = who becomes the merchant
mafia-draw-celebrity = who becomes the celebrity
