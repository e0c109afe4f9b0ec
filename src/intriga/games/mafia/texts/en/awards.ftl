### Mafia: awards, and what the host overrides.

## Names

mafia-override-life = life
mafia-override-exp = experience
mafia-override-coins = coins
mafia-override-mana = mana
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

## What happens

mafia-host-awards = The host awards { $who } { $exp } experience: { $why }.
    .short = { $who }: { $exp } exp from the host
mafia-host-voids = The host: no awards for { $who } in this match.
    .short = { $who }: no awards
mafia-host-restores = The host: { $who } gets awards after all.
    .short = { $who }: awards are back
mafia-host-kills = By decision of the host this player is dead: { $dead }.
    .short = The host’s decision: { $dead }
mafia-host-overrides = The host has decided about { $who }: { $what } is now { $value }. Why: { $why }
    .short = Set right: { $who }, { $what } { $value }

## What can be done

form-mafia-award-exp = Award experience
    .field-whom = Who
    .field-reason = For
    .field-exp = Experience
    .help = An award of the book’s list, which everybody sees.
form-mafia-void-awards = { $void ->
    [yes] Deny awards
   *[no] Give awards back
}
    .short = Deny awards
    .any = Awards
    .field-whom = Who
    .help = A breach costs the awards of this match.
form-mafia-override = Set something right
    .short = Set right
    .field-whom = Who
    .field-what = What
    .field-value = New value
    .field-reason = Why
    .help = If the game or you went wrong; everybody reads it.

## What is refused

mafia-refused-as-it-is = It is so already.
mafia-refused-award-assassin = Of the host’s awards the assassin can get only the one for playing the role.
mafia-refused-award = For this from { $low } to { $high } experience can be awarded.
mafia-award-exp = { $exp } experience
mafia-award-none = Take the award back
mafia-refused-value = From { $low } to { $high } is possible.
mafia-limit-status = No words about who is what in this match: no roles, no clans
