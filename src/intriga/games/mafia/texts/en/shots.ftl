### Mafia: the shots of a night and what is heard of them.

## Names

mafia-shooter-mafia = the mafia
mafia-shooter-yakuza = the yakuza
mafia-shooter-commissar = the commissar
mafia-shooter-killer = the assassin
mafia-heard-dead = { $target } is dead.
mafia-heard-alive = { $target } is alive.
mafia-heard-met = Your clan has met a bandit of the other clan.
    .short = You met the other clan
mafia-heard-recognised = { $target } is the assassin.
mafia-heard-withdrew = The commissar was already there, and your clan withdrew.
    .short = The commissar was there: you withdrew
mafia-heard-drained = The necromancer has drained your experience: −{ $exp }.
    .short = The necromancer took exp: −{ $exp }
mafia-heard-killed = You have killed { $target }.
mafia-heard-miss = A miss: { $target }.
mafia-heard-acquainted = The other clan came to you and knows you now: { $source }.
    .short = The other clan knows you now
mafia-heard-unmasked = A clan came to you and knows that you are the assassin: { $source }.
    .short = A clan knows you for the assassin
mafia-heard-armour-spent = { $piece } stopped a blow and is gone. Who struck: { $source }.
    .short = A blow is stopped: { $piece }
mafia-heard-shield-spent = Your shield answered an attack. Who struck: { $source }.
    .short = Your shield answered an attack
mafia-heard-bodyguard-acted = Your bodyguard has struck somebody down.
    .short = Your bodyguard struck somebody down
mafia-heard-knight-acted = The knight who guards you had something to do tonight.
    .short = Your knight had something to do

## The referee’s log

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
mafia-log-drained = { $who } lost { $exp } experience to the shield.

## Draws

mafia-draw-duty = which of two attackers the shield kills
mafia-draw-sword = which attacker the sword strikes
mafia-draw-cursed = which attacker the cursed sword strikes
mafia-draw-cursed-other = who else dies by the cursed sword
mafia-draw-guard-sword = which attacker the guarding knight’s sword strikes
mafia-draw-guard-cursed = which attacker the guarding knight’s cursed sword strikes
mafia-draw-guard-cursed-other = who else dies by the guarding knight’s cursed sword
