### Mafia: deaths, those who rise, those who are absent.

## Names

mafia-dead = { $who } ({ $role }, { $profession })
mafia-cause-armageddon = Armageddon
mafia-cause-hanged = hanged
mafia-cause-executed = executed by their clan
mafia-cause-heart = a heart that burst after two potions
mafia-cause-host = a decision of the host
mafia-cause-shot = shot
mafia-cause-in-place = took a blow meant for another
mafia-cause-joint = killed in a joint shot
mafia-cause-bodyguard = killed by the bodyguard
mafia-cause-spell = killed by the necromancer’s shield
mafia-cause-weapon = killed by a knight’s weapon
mafia-cause-curse = killed by a cursed sword
mafia-cause-madness = killed by a mad knight
mafia-cause-royale = died in a Flash Royale
mafia-cause-stiletto = killed by a thief’s stiletto
mafia-cause-poisoned-trap = killed by a poisoned trap
mafia-cause-red-handed = caught red-handed by the commissar

## What happens

mafia-risen = { $who } lives again.
mafia-absent = { $who } has missed two days in a row without a word: their next vote does not count, and somebody else may take the seat.
    .short = { $who } misses a second day
mafia-notice = { $who } gives notice. Days away: { $days }.
    .short = { $who } is away, days: { $days }
mafia-notice-noted = { $days ->
    [0] The host knows that you are here.
   *[other] The host knows that you are away. Days: { $days }.
}
    .short = The host knows
mafia-host-excuses = The host excuses { $who }. Days from now: { $days }.
    .short = { $who } is excused

## What is seen

mafia-town-absent = Missing without a word: { $who }.
mafia-me-away = You have given notice up to day { $day }.

## What can be done

form-mafia-give-notice = Tell the host that you will be away
    .short = Will be away
    .field-days = Days, from this one on
    .help = The host knows beforehand, and the days missed are excused.
form-mafia-excuse-absence = Excuse somebody’s absence
    .short = Excuse an absence
    .field-whom = Who
    .field-days = Days, from this one on
    .help = Days missed do not count.
form-mafia-sleep = Sleep until morning
    .help = You wake in the morning; orders may be changed in your sleep.

## What is refused

mafia-refused-asleep = You sleep already.

## The referee’s log

mafia-log-fund-burnt = The last member of { $name } is dead, and the fund is gone with them: { mafia-coins }.
mafia-log-risen = { $who } was resurrected.
mafia-log-died = { $who } died: { $cause }.
mafia-log-died-by = { $who } died: { $cause }. By { $by }.
mafia-log-notice = { $who } gave notice. Days away: { $days }.
