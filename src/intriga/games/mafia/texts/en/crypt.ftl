### Mafia: the necromancer, souls and rites.

## Names

mafia-rite-of = { $whom }, for { $by }
mafia-rite-answer-secretly = Yes, in secret
mafia-rite-answer-publicly = Yes, in public
mafia-rite-answer-no = No

## What happens

mafia-reanimated = { $who } rises and counts as living until nightfall.
    .short = { $who } rises until nightfall
mafia-soul-taken = The necromancer has taken the vote of { $soul }.
    .short = The necromancer has the vote of { $soul }
mafia-pledged = You gave the necromancer’s shield { $mana } mana.
    .short = For the shield: { $mana } mana
mafia-took-back = You took back { $mana } mana.
    .short = Taken back: { $mana } mana
mafia-shield-grows = Mana given for your shield: { $mana }.
    .short = Mana for your shield: { $mana }
mafia-rite-asked = You asked the necromancer to resurrect { $whom }. 50 mana are put aside.
    .short = You ask to raise { $whom }
mafia-rite-wanted = { $by } asks you to resurrect { $whom }.
    .short = { $by } asks for { $whom }
mafia-rite-granted = The necromancer agrees to resurrect { $whom }.
    .short = The necromancer agrees: { $whom }
mafia-rite-declined = { $whom } will not be resurrected; your mana is back.
    .short = No resurrection of { $whom }
mafia-rite-public = In front of everybody { $who } raises { $whom }: here is the necromancer.
    .short = { $who }, necromancer, raises { $whom }

## What is seen

mafia-me-pledged = Given for the necromancer’s shield: { $mana } mana.
mafia-vault = Mana given for your shield: { $mana }. It is not ready.
mafia-vault-ready = Mana given for your shield: { $mana }. It is ready.

## What can be done

form-mafia-pledge-mana = Give mana for the necromancer’s shield
    .short = Give mana
    .field-mana = Mana
    .help = With 60 mana the shield kills whoever attacks the necromancer first.
form-mafia-take-back-mana = Take back the mana from the shield
    .short = Take back mana
    .help = The mana is yours again, and the shield grows weaker.
form-mafia-ask-rite = Ask the necromancer for a resurrection (50 mana)
    .short = Ask for a resurrection
    .field-whom = Who
    .help = The mana is put aside; the necromancer agrees, or it comes back.
form-mafia-answer-rite = Answer a request for a resurrection
    .short = Answer a request
    .field-rite = Request
    .field-answer = Answer
    .help = If you agree, the dead one lives again for the asker’s mana.
form-mafia-resurrect = Resurrect somebody yourself (25 mana)
    .short = Resurrect
    .field-whom = Who
    .field-publicly = In public
    .help = The dead one comes back to life tonight.
form-mafia-subjugate = Subjugate a soul (10 mana)
    .short = Subjugate a soul
    .field-soul = Whose vote
    .field-whom = Against
    .none-whom = I decide later today
    .help = You decide today where a dead one’s vote goes.
form-mafia-use-soul = Vote for a soul
    .short = Vote for a soul
    .field-soul = Whose vote
    .field-whom = Against
    .warning = A vote is final.
    .help = The dead one’s vote goes where you say.
form-mafia-reanimate = Reanimate somebody until nightfall (19 mana)
    .short = Reanimate
    .field-whom = Who
    .help = Until nightfall the dead one counts as living, and votes.

## What is refused

mafia-refused-no-rite = Nobody asks for this any more.
mafia-refused-not-necromancer = You are not the necromancer.
mafia-refused-no-soul = You have no such vote to cast.
mafia-refused-nothing-pledged = You have nothing in the shield.
mafia-refused-own-rite = You can resurrect without asking anybody.
mafia-refused-own-shield = Your own mana counts by itself.
mafia-refused-reanimated = Once a day for each.
mafia-refused-rite-asked = You have asked already.
mafia-refused-rite-cast = They will rise tonight anyway.

## The referee’s log

mafia-log-rite-idle = The rite for { $whom } came to nothing: they lived already.
mafia-log-subjugated = { $who } subjugated the soul of { $soul }.
mafia-log-reanimated = { $who } reanimated { $whom }.
