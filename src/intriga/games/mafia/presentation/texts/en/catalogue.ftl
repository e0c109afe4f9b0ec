### Pages of Mafia: things and spells.

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
