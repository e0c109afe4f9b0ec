### Mafia: thieves by night.

## Names

mafia-the-shop = the shop
mafia-thing-ready = { $thing } (ready)

## What happens

mafia-burgles = Tonight you steal from { $house }.
    .short = Tonight’s theft: { $house }
mafia-spies-on = Tonight you spy on { $house }.
    .short = Tonight you spy: { $house }
mafia-stays = Tonight you stay at home.
mafia-hides = Tonight you are in your hideout.
    .short = Tonight you hide
mafia-thief-stole = You stole { $thing } from { $house }.
    .short = Stolen: { $thing }
mafia-thief-nothing = You came away with nothing from { $house }.
    .short = Nothing from { $house }
mafia-thief-scared = A terrible racket scared you away from { $house }.
    .short = Scared away: { $house }
mafia-thief-trapped = You stepped into a trap ({ $house }). Your leg keeps you at home until night { $night } is over.
    .short = You are trapped: { $house }
mafia-thief-caught = You were caught ({ $house }).
mafia-thief-shielded = Somebody armed was waiting for you ({ $house }). Your shield saved you, and you left with nothing.
    .short = Your shield saved you: { $house }
mafia-thief-disarmed = Disarmed ({ $house }): { $trap }. It cost you one of your things: { $tool }.
    .short = Disarmed: { $trap }
mafia-thief-spied = In the house of { $house } you saw: { $things }.
    .short = Seen at { $house }: { $things }
mafia-thief-spied-nothing = You saw nothing in the house of { $house }.
    .short = Nothing seen: { $house }
mafia-thief-recognised = You were not the only thief there ({ $house }): you recognised { $whom }.
    .short = Another thief: { $whom }
mafia-house-robbed = You were robbed last night. Missing: { $thing }.
    .short = You were robbed: { $thing }
mafia-house-noise = Your noise trap went off last night.
    .short = Your noise trap went off
mafia-house-trapped = A thief stepped into your trap last night: { $who }.
    .short = In your trap: { $who }
mafia-house-poisoned = Your poisoned trap went off last night.
    .short = Your poisoned trap went off
mafia-house-disarmed = Somebody has put a trap of yours out of order: { $trap }.
    .short = A trap of yours is out of order
mafia-house-stiletto = Your stiletto has found a visitor.
mafia-house-axe = Your axe had guests last night and is spent.
    .short = Your axe had guests
mafia-shop-robbed = Your shop was robbed last night. Missing: { $thing }.
    .short = The shop was robbed: { $thing }

## What is seen

mafia-me-wanted = What you are after there: { $thing } ({ $house }).
mafia-me-stocks = What tonight’s victims leave goes to your shop.
mafia-den-lame = Your leg keeps you at home until night { $night } is over.
mafia-den-seen = Seen in the house of { $house } in night { $night }: { $things }.
mafia-den-seen-nothing = Seen in the house of { $house } in night { $night }: nothing.

## What can be done

form-mafia-burgle = Rob a house tonight, or spy there (7 mana)
    .short = Rob a house
    .field-visit = Which visit of the night
    .field-whom = Whose
    .field-spy = Only spy
    .field-wanted = What to take
    .none-wanted = Whatever comes to hand
    .help = Steal a thing, or look what is there; traps bite.
form-mafia-rob-shop = Rob the shop tonight
    .short = Rob the shop
    .field-visit = Which visit of the night
    .field-wanted = What to take
    .none-wanted = Whatever comes to hand
    .help = A thing goes from the shop; the merchant learns in the morning.
form-mafia-stay-home = { $hide ->
    [yes] Spend the night in the hideout
   *[no] Stay at home tonight
}
    .short = Hide tonight
    .any = Stay in
    .help = A night without going out.
form-mafia-stock-loot = { $stock ->
    [yes] Put what tonight’s victims leave into the shop
   *[no] Leave the victims’ things alone
}
    .short = Victims’ things
    .any = Things of the victims
    .help = What the victims leave may be sold in your shop tomorrow.

## What is refused

mafia-refused-first-night = Thieves go out from the second night on.
mafia-refused-lame = A wounded leg keeps you at home until night { $night } is over.
mafia-refused-no-hideout = You have no hideout.
mafia-refused-no-shop = The town has no shop.
mafia-refused-not-in-shop = There is no such thing in the shop.
mafia-refused-not-seen = You have not seen such a thing there.
mafia-refused-not-thief = Only thieves can.
mafia-refused-one-spell = You have cast a spell today; the next is possible tomorrow.
mafia-refused-one-visit = For one more visit you need to drink one more speed potion.
mafia-refused-spy-takes-nothing = A spy takes nothing along.
mafia-refused-two-houses = Two visits need two houses.

## The referee’s log

mafia-log-shield = The shield of { $who } spent 60 mana.
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

## Draws

mafia-draw-thieves = which of the thieves in one house is next
mafia-draw-stolen = what is stolen
