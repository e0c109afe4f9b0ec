### Mafia: why the bot does so.

## Whom to suspect

mafia-because-met = { $who } is a bandit: that is known for certain.
mafia-because-spared = When a bandit was hanged, { $who } accused somebody else.
mafia-because-accuser-shot = { $who }: those who accuse them die in the next night.
mafia-because-honest = { $who } accuses the honest.
mafia-because-feeling = { $who } looks more suspicious to the bot than others: that is a guess.
mafia-because-somebody = There is no evidence against anybody yet.
mafia-because-crowd = { $n ->
    [one] There is { $n } vote here already: one by one nobody is ever convicted.
   *[other] There are { $n } votes here already: one by one nobody is ever convicted.
}
mafia-because-doomed = Your mate is beyond help, and a vote against them takes suspicion off you.
mafia-because-not-ours = Whoever is hanged, let it not be one of yours.
mafia-because-entrusted = The vote was left to you by { $who }.
mafia-because-arrow = The evidence is good enough for an arrow, which kills the honest, too.

## The clan

mafia-because-accuses-us = { $who } votes against your clan.
mafia-because-sharp = { $who } finds bandits before others do.
mafia-because-rival = { $who } is of the other clan, and in the way now.
mafia-because-trusted = { $who } is above suspicion: the town will not hang them for you.
mafia-because-stranger = It is none of yours, and no protection is to be seen.
mafia-because-execute = Two of the clan have died since this one came: that looks like the commissar.
mafia-because-invite = They have accused none of yours, and one more gun is of use.
mafia-because-join = The honest are losing, and with a clan you can win.
mafia-because-stay-honest = The honest are more, and it is easier to win with them.
mafia-because-infiltrate = From within the commissar sees the whole clan.

## Posts

mafia-because-invite-sergeant = They were checked, and are no bandit.
mafia-because-return-to-post = The clan is gone, so back to the old post.
mafia-because-choose-side = The bandits are gone: it is the honest who win now.
mafia-because-help = A sergeant knows who was checked.
mafia-because-no-help = A sergeant is in plain view, and gets shot at.
mafia-because-announce-price = Once the price is known, somebody offers more.
mafia-because-carry-out = Of the dearest orders this one is the safest.
mafia-because-refuse-contracts = These orders are more dangerous than they are worth.
mafia-because-kill-unbidden = There are no orders, and this one was the first to accuse you.
mafia-because-take-arrow = The arrow lies idle, and it never misses.
mafia-because-tell-contract = The dead have nothing to lose, and it helps the town.
mafia-because-resurrect = A living commissar is what the honest need most.
mafia-because-raise = They are honest, and a secret rite is safe.
mafia-because-no-rite = One does not raise bandits, and a public rite is dangerous.
mafia-because-subjugate = The soul will vote where you say.
mafia-because-reanimate = Whoever is reanimated has a whole vote for a day.

## Crafts and the night

mafia-because-profession-none = Without a profession life is calmer: nobody will try to take it away.
mafia-because-profession-knight = A knight wears armour and can guard a house.
mafia-because-profession-mage = A mage casts spells each day, and everybody has mana.
mafia-because-profession-thief = A thief goes from house to house and learns secrets.
mafia-because-profession-merchant = A merchant keeps the shop, and everybody pays.
mafia-because-profession-celebrity = A celebrity makes speeches and has more votes.
mafia-because-speciality = It is your favourite scroll: it costs you half.
mafia-because-specialise = Your own speciality costs half of what others do.
mafia-because-spell-charisma = Charisma gives you more votes today.
mafia-because-spell-voice = One vote more decides where there are nearly as many.
mafia-because-spell-silence = Let those who accuse you, or look suspicious, be silent today.
mafia-because-spell-antimagic = Without mana a stranger harms nobody.
mafia-because-spell-drain = Their mana becomes yours.
mafia-because-spell-resurrection = A living ally is of more use than a dead one.
mafia-because-spell-protection = This protection may save a life tonight.
mafia-because-spell-ward = A ward keeps the spells of others from you.
mafia-because-spell-mirror = A mirror returns a spell to whomever it came from.
mafia-because-spell-vigilance = It is of use to be awake at night.
mafia-because-spell-madness = Let those who mean harm be confused tonight.
mafia-because-spell-pacifist = Better if nobody shoots tonight.
mafia-because-spell-random-thing = Any artefact is better than none.
mafia-because-spell-create-thing = The shop has none of these, and people want them.
mafia-because-use = This thing works at once, there is no reason to keep it.
mafia-because-use-advocate = Two who vote against you today fall silent.
mafia-because-use-spies = The more eyes, the more you learn.
mafia-because-wear = At night whatever protects is of use.
mafia-because-guard-house = You trust them, and you have armour.
mafia-because-stay-home = You were accused, and somebody may come tonight: better to hide.
mafia-because-rob-shop = There is something to take in the shop, and only one trap.
mafia-because-burgle = Something useful may lie in the house of a stranger.
mafia-because-drink-potions = A potion gives a second outing in a night, and two of them kill.
mafia-because-stock-loot = At home the loot is found, in the shop it is not.
mafia-because-sleep = All is settled for tonight.

## Money and orders

mafia-because-bid-for-thing = The thing suits your role or profession, and you can pay for it.
mafia-because-exchange-exp = You lack only a few coins for what you need.
mafia-because-chip-in = What is bought together helps all of yours.
mafia-because-start-collection = Together you buy what nobody can pay alone.
mafia-because-give-coins = To bribe the necromancer is cheaper than one more fight.
mafia-because-set-prices = The margin feeds a merchant, and what nobody buys gets cheaper.
mafia-because-offer-loot = The thing is of no use to you, and the merchant will pay for it.
mafia-because-sell-loot = The thing is of no use to you.
mafia-because-take-gift = Money is of use, and nobody will check you for it.
mafia-because-no-gift = Who knows from whom it is: a bribe may cost your life.
mafia-because-buy-loot = It is cheaper than new.
mafia-because-dear-loot = A new one would be cheaper.
mafia-because-bid-for-killing = The town will not hang this one, but the assassin may take the order.
mafia-because-order-guard = You have something to lose, and a guard does not cost much.
mafia-because-raise-bid = Somebody offers a little more than you do.
mafia-because-bid-together = Shared, an order costs each of you less.
mafia-because-pledge-mana = The shield of the necromancer saves the honest, and is begun in the first days.
mafia-because-ask-rite = The town needs this one more than you need the mana.
mafia-because-fill-pool = The dead vote with mana: together it suffices.
