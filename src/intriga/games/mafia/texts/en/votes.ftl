### Mafia: the town’s votes and the pool of the dead.

## What happens

mafia-voted = { $who } accuses { $whom }.
mafia-vote-left = { $who } leaves today’s vote to { $to }.
    .short = { $who } leaves the vote to { $to }
mafia-vote-taken-back = { $who } will vote in person after all.
    .short = { $who } votes in person
mafia-pool-grew = { $who } puts { $mana } mana into the pool of the dead against { $whom }. Still missing: { $missing }.
    .short = Pool of the dead: { $missing } missing
mafia-host-reads = The host reads the words of { $who } as a vote against { $whom }.
    .short = { $who } accuses { $whom }

## What can be done

form-mafia-transfer-for = Somebody has asked you to leave their vote to another
    .short = Leave their vote
    .field-giver = Whose
    .field-to = To
    .help = For those who asked in words.
form-mafia-accuse = Accuse
    .field-whom = Who
    .field-instead_of = Whose vote
    .none-instead_of = My own
    .warning = A vote is final.
    .help = Whoever has the most votes against them is hanged.
form-mafia-transfer-vote = Leave today’s vote to somebody
    .short = Leave my vote
    .field-to = To
    .help = Whoever you leave it to decides whom your vote is against.
form-mafia-take-back-vote = Vote in person after all
    .short = Vote in person
    .help = You vote yourself today after all.
form-mafia-fill-pool = Put mana into the pool of the dead
    .short = Mana into the pool
    .field-whom = Against
    .field-mana = Mana
    .help = Together the dead fill it up to one vote.
form-mafia-read-vote = Count somebody’s words as a vote
    .short = Count as a vote
    .field-voter = Whose
    .field-whom = Against
    .help = For somebody who accused in the chat.

## What is refused

mafia-refused-vote-yours = Your vote is with you.
mafia-vote-none = You have no vote now.
mafia-vote-final = This vote is cast and final.
mafia-vote-not-yours = This vote is not yours to cast.
mafia-vote-dead = { $seat } is dead and cannot be accused.
mafia-vote-lives = { $seat } is alive.
mafia-vote-none-of-dead = { $seat } has no vote of the dead.
mafia-vote-cast = { $seat } has already voted.
mafia-vote-subjugated = The vote of { $seat } is yours already.
mafia-vote-to-oneself = This vote is yours already.
mafia-pool-necromancer = There is no pool while the necromancer lives.
mafia-pool-not-you = You cannot give mana to the pool.
mafia-pool-used = The pool has already voted today.
mafia-pool-final = You have given mana against { $seat } today, and that is final.
mafia-pool-mana = This pool takes from 1 to { $mana } mana.
