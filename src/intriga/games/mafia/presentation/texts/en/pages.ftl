### Pages of Mafia: what the pages under a match share.

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
