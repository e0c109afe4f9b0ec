### Mafia: nights and days, the paper, the rooms, how a match ends.

## Names

mafia-ending-honest = the honest have won
mafia-ending-mafia = the mafia has won
mafia-ending-yakuza = the yakuza have won
mafia-ending-mafia-yakuza = both clans have won
mafia-ending-royale = Flash Royale, the honest have won
mafia-ending-nobody = nobody is left, a draw
mafia-ending-time = the days have run out, nobody has won
mafia-side-honest = The honest
mafia-side-clan = The bandits
mafia-ledger = Experience: { $exp }. Matches: { $played }, won: { $won }.
mafia-ledger-things = Things: { $things }.
mafia-ledger-thing = { $thing } × { $n }

## Rooms

mafia-room-square = The square
mafia-room-mafia = The mafia
mafia-room-yakuza = The yakuza
mafia-room-graveyard = The graveyard
mafia-room-watch = The commissar’s office
mafia-voice-commissar = The Commissar
mafia-voice-necromancer = The Necromancer
mafia-voice-red = Robert Red

## What happens

mafia-night = Night { $night }.
mafia-day = Day { $day }.
mafia-dawn = Night { $night } took its toll: { $dead }.
    .short = Dead: { $dead }
mafia-dawn-quiet = Nobody died in night { $night }.
mafia-meeting = There was a meeting of bandits of two clans, without victims.
    .short = Bandits met, without victims
mafia-hanged = The town has hanged { $dead }.
    .short = Hanged: { $dead }
mafia-nobody-hanged = Nobody was hanged.
mafia-celebrity-spared = { $who } is too famous: two thirds of the living did not ask for it. Nobody was hanged.
    .short = { $who } is too famous to hang
mafia-over = The match is over: { $ending }. Winners: { $winners }.
    .short = The end: { $ending }
mafia-side-asked = You are the last of all bandits. Choose your side by tomorrow evening, or you will be honest.
    .short = The last bandit: choose your side
mafia-paper-rewritten = The host has rewritten the morning paper after night { $night }.
    .short = The host has rewritten the paper

## What is seen

mafia-now-opening = The town is gathering.
mafia-now-night = Night { $turn }.
mafia-now-day = Day { $turn }.
mafia-now-over = The match is over.
mafia-town-living = Living: { $people }.
mafia-town-dead = Dead: { $who } ({ $role }, { $profession }).
mafia-town-reanimated = Dead, but up until nightfall: { $who } ({ $role }, { $profession }).
mafia-town-tally = Against { $whom }: { $votes }
mafia-me = You: { $role }, { $profession }.
mafia-me-purse = Experience { $exp } (free { $free }), mana { $mana }, coins { $coins }.

## What can be done

form-mafia-rewrite-paper = The morning paper after night { $night }
    .short = The morning paper
    .any = The morning paper
    .help = Without a text the paper is the server’s again.
    .field-words = Text in place of the paper’s own

## What is refused

mafia-refused-somebody-else = Choose somebody other than yourself.
mafia-refused-by-day = Only by day.
mafia-refused-by-night = Only at night.
mafia-refused-dead = You are dead.
mafia-refused-host-only = Only the host can do this.
mafia-refused-living = Choose somebody who is alive.
mafia-refused-living-other = Choose somebody else who is alive.
mafia-refused-no-paper = There is no such paper yet.
mafia-refused-nobody = There is no such player.
mafia-refused-people-only = Only players can do this.

## The referee’s log

mafia-log-nobody-hanged = Nobody was hanged.
mafia-log-hanged = { $who } was hanged.
mafia-log-over = The end: { $ending }.
