### Mafia: things, what is worn, guarded, drunk and used.

## Names

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

## What happens

mafia-speech-held = Your speech has been heard.
mafia-readied = Ready for the night: { $thing }.
    .short = Ready: { $thing }
mafia-put-away = Put away: { $thing }.
mafia-guards = Tonight you guard { $whom }.
    .short = You guard { $whom }
mafia-guards-nobody = Tonight you guard nobody.
    .short = You guard nobody
mafia-net-spread = Your spy network watches { $whom }.
    .short = Your spies watch { $whom }
mafia-net-tells = Your spies report something new in the hands of { $whom }.
    .short = A new thing: { $whom }
mafia-coin-tossed = The coin has landed on the right side: nominal prices are lower today and tomorrow.
    .short = Prices are lower for two days
mafia-contract-signed = The next sale is all yours.
    .short = The next sale is all yours

## What is seen

mafia-me-things = You have: { $things }.
mafia-me-ready = Ready for the night: { $things }.

## What can be done

form-mafia-ready = { $ready ->
    [yes] Prepare a thing for the night
   *[no] Put a thing away
}
    .short = Ready a thing
    .any = Prepare things
    .field-thing = Thing
    .help = A thing that is ready works by itself at night.
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
    .help = It works at once and is spent.
form-mafia-guard-house = Guard a house tonight
    .short = Guard a house
    .field-whom = Whose
    .none-whom = Nobody
    .help = A knight takes a deadly blow in the place of the owner.
form-mafia-drink-potions = Drink speed potions tonight
    .short = Drink potions
    .field-potions = How many (two kill you)
    .help = One potion: two deeds a night; two: three, and death in the morning.

## What is refused

mafia-refused-no-potion = { $seat }: not enough speed potions.
mafia-refused-no-thing = You have no such thing.
mafia-refused-not-at-once = This is not used at once.
mafia-refused-not-for-you = You may have it, but not use it.
mafia-refused-not-knight = Only knights can.
mafia-refused-not-worn = This needs no preparation.
mafia-refused-targets = { $targets ->
    [0] This is not for anybody.
    [one] Choose { $targets } player.
   *[other] Choose { $targets } different players.
}

## The referee’s log

mafia-log-speech = { $who } held a speech: { $speech }.
mafia-log-advocate = The speech of { $who }, an advocate’s, made void all votes of { $whom }.
mafia-log-potions = { $who } drank speed potions: { $potions }.
mafia-log-used-up = { $whose } used up { $thing }.
