### Zeppelin: why the bot does so.

## The army

zeppelin-because-no-builds = There is nothing to build or to disband.

## Votes and sides

zeppelin-because-restore = While the ruling class has no rights, nobody in the state can decide.
zeppelin-because-fewer = Fewer rights at the top mean fewer executions and exiles.
zeppelin-because-keep-rights = Rights that were given away come back by a revolution only.
zeppelin-because-myself = This decision is in your favour.
zeppelin-because-against-me = This decision is against you.
zeppelin-because-mercy = The bot sees no reason to punish.
zeppelin-because-no-reason = The bot does not see what you would gain.
zeppelin-because-let = It does you no harm.
zeppelin-because-decides = A single vote is missing.
zeppelin-because-own-class = Your own class has risen: victory gives rights to you, too.
zeppelin-because-fear = Losers are punished, and in your place the bot is careful.
zeppelin-because-above = You have more rights than those who rise, so you have something to lose.
zeppelin-because-below = You have fewer rights than those who rise, so you have nothing to lose.
zeppelin-because-likes = The bot likes { $whom }: that is a guess, no reckoning.
zeppelin-because-dislikes = The bot does not like { $whom }: that is a guess, no reckoning.

## Of its own accord

zeppelin-because-ready = All that the bot wanted this turn is done.
zeppelin-because-class = Newcomers need a class below yours, or they have all rights, too.
zeppelin-because-appoint = Rights come with a class: one appoints those one trusts.
zeppelin-because-newcomers = Now newcomers get too many rights.
zeppelin-because-scaffold = While a whole class may execute, nobody is safe.
zeppelin-because-arrest = In prison rights do not work, and one can pardon in any turn.
zeppelin-because-pardon = A prisoner is of more use pardoned: they still have a vote.
zeppelin-because-execute = An execution takes somebody out of play for some turns.
zeppelin-because-exile = Exile takes citizenship, and the way back.
zeppelin-because-forgive = Whoever is forgiven may come back and help.
zeppelin-because-guest = A guest hears what is said and decides nothing.
zeppelin-because-murder = You have no other way to stop this person.
zeppelin-because-demand = Your class is large, and many will stand up for its rights.
zeppelin-because-parent = Your class will be freer under another one.
zeppelin-because-migrate = There is a better place for you in another state.
