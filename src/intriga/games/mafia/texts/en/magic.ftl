### Mafia: spells and scrolls.

## Names

mafia-spell-price = { $spell } ({ $mana } mana)
mafia-effect-antimagic = You are under Antimagic and cannot use mana.
mafia-effect-ward = You are under Protection from magic: spells do not affect you.
mafia-effect-mirror = A magic mirror turns spells away from you.
mafia-effect-protection = You are invulnerable by Magic protection.
mafia-effect-vigilance = You stay awake tonight.
mafia-effect-madness = You are mad tonight.
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

## What happens

mafia-specialised = You now specialise in { $scroll }: it is always at hand, at half its mana.
    .short = Speciality: { $scroll }
mafia-spell-noted = The spell will work tonight.
mafia-spell-cast = You have cast the spell.
mafia-spell-failed = { $spell } had no effect on { $whom }.
    .short = No effect: { $spell }
mafia-spell-returned = A mirror has turned your spell back on you, twice as strong: { $spell } on { $whom }.
    .short = Mirrored back: { $spell }
mafia-muted = Today your votes count for nothing: somebody has silenced you.
    .short = Your votes don’t count today
mafia-votes-given = Somebody has added to your vote today: +{ $votes }.
    .short = Somebody adds to your vote: +{ $votes }
mafia-votes-added = Your vote has grown today: +{ $votes }. Nobody else knows.
    .short = Your vote has grown: +{ $votes }
mafia-antimagic = Antimagic: { $halves ->
    [2] for a day and a night
   *[other] for two days and two nights
} you cannot use mana.
    .short = Antimagic: you cannot use mana
mafia-sheltered = Somebody has cast a spell on you: { $spell }.
    .short = A spell on you: { $spell }
mafia-mana-drained = Somebody has drained your mana: −{ $mana }.
    .short = Your mana is drained: −{ $mana }
mafia-mana-gained = You drained { $whom }: +{ $mana } mana.
    .short = Mana drained: +{ $mana }
mafia-exp-burnt = Armageddon raged in the night: −{ $exp } experience.
    .short = Armageddon: −{ $exp } exp
mafia-pacified = The call of the pacifist has reached you: tonight you turned down every order.
    .short = Pacified: you refused all orders
mafia-made = Your spell has worked: { $thing } lies in the shop.
    .short = In the shop: { $thing }

## What is seen

mafia-me-cast = Cast for tonight: { $spell }.
mafia-me-cast-on = Cast for tonight: { $spell } on { $whom }.
mafia-me-muted = Your votes count for nothing today.
mafia-me-extra = Added to your vote today: { $votes }.
mafia-me-speciality = Speciality: { $scroll }.

## What can be done

form-mafia-specialise = Choose a speciality
    .short = Choose a speciality
    .field-scroll = Scroll
    .help = That scroll is always at hand, for half its mana.
form-mafia-cast-spell = Cast a spell
    .field-spell = Spell
    .field-whom = On whom
    .field-making = Create
    .help = One spell a day, for mana.

## What is refused

mafia-refused-making = Choose what to create.
mafia-refused-makes-nothing = This spell does not create a thing of your choice.
mafia-refused-antimagic = Antimagic: you cannot use mana now.
mafia-refused-mana = This takes { $mana } mana.
mafia-refused-no-necromancer = There is no living necromancer.
mafia-refused-no-such-spell = You have no such spell.
mafia-refused-no-target = This spell has no target.
mafia-refused-not-dead = Choose somebody who is dead.
mafia-refused-no-voter = They have no vote today.
mafia-refused-speciality = Only a mage without a speciality can choose one: any scroll but Armageddon.

## The referee’s log

mafia-log-cast-alone = { $who } cast { $spell }.
mafia-log-spell-failed = { $spell }, cast by { $who }, had no effect on { $whom }.
mafia-log-spell-returned = A mirror turned { $spell } from { $whom } back on { $who }, twice as strong.
mafia-log-mana-drained = { $who } was drained of { $mana } mana.
mafia-log-exp-burnt = { $who } lost { $exp } experience to Armageddon.
mafia-log-pacified = The call of the pacifist: { $who } turned down every order.
mafia-log-made = { $who } conjured into the shop: { $thing }.
mafia-log-made-in-vain = { $who } was dead before the spell could bring anything into the shop: { $thing }.
mafia-log-cast = { $who } cast { $spell } on { $whom }.

## Draws

mafia-draw-thing = what a merchant’s spell brings
